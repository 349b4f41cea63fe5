"""The tea round (tests/core/tea.py) with a prompt that has everything a prompt can have, and words for it."""

from dataclasses import replace

from fluent.runtime import FluentResource

from tests.core.tea import TEA
from tetrapolis.core.game import Game
from tetrapolis.core.prompt import Composer, Item, Offer, Part, Prompt, Refused, Verb
from tetrapolis.core.said import Said
from tetrapolis.core.telling import Story, happens, seat, thing
from tetrapolis.locales import _SHARED, LANGUAGES, _bundle

WORDS = """
tea-ask-pour = Whose tea is next?
    .help = A full cup can be drunk at any time.
tea-role = Pourer, { $n } cups
tea-verb-pour = Pour
tea-aim-pour = Pour into which cup?
    .help = Cups that are full cannot be filled.
tea-verb-drink = Drink
tea-verb-serve = Serve
tea-verb-take = Take
tea-verb-brew = Brew
tea-verb-sing = Sing
tea-verb-chat = Chat
tea-move-pour = Pour tea
tea-move-drink = Drink your tea
tea-move-chat = Chat away
tea-said-cup = Pour into the { $cup }
tea-said-serve = Serve { $cake } to { $seat }
tea-said-take = Take { $cake } of { $seat }
tea-said-loud = Chat away, loudly
tea-note-hot = very hot
tea-why-full = The { $cup } is full. Drink first.
tea-why-sing = Nobody knows a song.
tea-why-pairs = { $seat } does not like that cake.
tea-error-cup = There is no { $cup } here.
tea-cup-blue = blue cup
    .text = The blue cup holds a lot.
tea-cup-red = red cup
tea-cup-white = white cup
tea-cup-big = big cup
tea-cake-plum = plum cake
tea-cake-nut = nut cake
tea-amount-sugar = { $n } lumps of sugar
tea-amount-joy = { $n } joy
tea-wish = Order from the kitchen
    .help = Anything the kitchen has.
tea-part-whom = For whom?
tea-part-what = What shall it be?
tea-part-loud = aloud
tea-pours = { $seat } pours tea.
tea-pours-run = { $seats } pour tea ({ $count } cups).
tea-turn = { $seat } is next.
tea-smell = The tea smells good.
tea-you-burn = You burn your tongue.
"""
"""In both languages the same: what is tested is how it is laid out."""


def speak() -> None:
    """Give the tea round its words."""
    for lang in LANGUAGES:
        if not _bundle(lang, _SHARED, False).has_message("tea-ask-pour"):
            _bundle(lang, _SHARED, False).add_resource(FluentResource(WORDS))


def cup(colour: str, **more: object) -> Offer:
    return Offer("pour", Said("tea-said-cup", {"cup": f"cup:{colour}"}), aim=f"cup:{colour}", **more)  # type: ignore[arg-type]


def serve(cake: str, whom: int) -> Offer:
    said = Said("tea-said-serve", {"cake": f"cake:{cake}", "seat": f"seat:{whom}"})
    return Offer("chat", said, aim=f"tray:{cake}", label=f"cake:{cake}", then=f"seat:{whom}")


def take(cake: str, whom: int) -> Offer:
    said = Said("tea-said-take", {"cake": f"cake:{cake}", "seat": f"seat:{whom}"})
    return Offer("chat", said, aim=f"plate:{whom}:{cake}", label=f"cake:{cake}", against=whom == 0)


RICH = Prompt(
    ask=Said("tea-ask-pour"),
    help=Said("tea-ask-pour.help"),
    role=Said("tea-role", {"n": 2}),
    kind="pour",
    step=(1, 2),
    default="pour",
    verbs=(
        Verb(
            "pour",
            Said("tea-verb-pour"),
            (
                cup("blue", price={"sugar": 3}, gain={"joy": 1}, note=Said("tea-note-hot")),
                cup("white", label=Said("tea-cup-big"), final=True),
            ),
            refused=(Refused(("cup:red",), Said("tea-why-full", {"cup": "cup:red"}), "TEA-1"),),
            ask=Said("tea-aim-pour"),
        ),
        Verb("drink", Said("tea-verb-drink"), (Offer("drink", Said("tea-move-drink")),), note=Said("tea-note-hot")),
        Verb(
            "serve",
            Said("tea-verb-serve"),
            (serve("plum", 1), serve("plum", 2), serve("nut", 1)),
            refused=(Refused(("seat:0",), Said("tea-why-sing"), second=True),),
            pairs=Said("tea-why-pairs", {"seat": "seat:2"}),
        ),
        Verb("take", Said("tea-verb-take"), (take("plum", 0), take("nut", 1), take("plum", 1))),
        Verb("sing", Said("tea-verb-sing"), why=Said("tea-why-sing"), rule="TEA-2"),
        Verb("order", Said("tea-verb-brew")),
        Verb(
            "chat",
            Said("tea-verb-chat"),
            (Offer("chat", Said("tea-move-chat")), Offer("chat", Said("tea-said-loud"), after="drink", final=True)),
            closing=True,
        ),
    ),
    asides=(Offer("pour", Said("tea-note-hot")),),
    composers=(
        Composer(
            "order",
            "order",
            Said("tea-wish"),
            (
                Part("whom", Said("tea-part-whom"), "pick", (Item("p1", "seat:0"), Item("p2", "seat:1")), needed=True),
                Part(
                    "what",
                    Said("tea-part-what"),
                    "bundle",
                    (
                        Item("plum", "cake:plum", 2),
                        Item("sugar", "sugar", 20, step=5, certain=False),
                        Item("nut", "cake:nut", only={"whom": ("p2",)}),
                    ),
                    needed=True,
                ),
                Part("loud", Said("tea-part-loud"), "switch"),
            ),
        ),
    ),
)
STORY = Story(
    {"seat": seat, "cup": thing("cup"), "cake": thing("cake")},
    {"tea-pours": happens("seat"), "tea-turn": happens("seat", heading=True), "tea-smell": happens(quiet=True)},
)


def tea(prompt: Prompt | None = None) -> Game:
    """The tea round with words; with this prompt for everybody, or the plain one."""
    speak()
    told = replace(TEA, story=STORY)
    return told if prompt is None else replace(told, prompt=lambda seen, seat: prompt if seat == 0 else Prompt())
