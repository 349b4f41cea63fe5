"""What the events and moves of Citadels say: what each value is, and what goes from where to where.

Places: `hand:1`, `city:1`, `museum:1` and `seat:1` (the stash) of a player, `deck`, `bank`, `tax` (the Tax Collector's
token). Gold is `gold`; a card whose face not everybody who is told may see is `card`. Where gold is paid for a taken
district the wall's coin may go elsewhere (CIT-15.11): there it is not told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tetrapolis.core.said import Moved
from tetrapolis.core.telling import Happening, Kind, Story, each, goes, happens, number, seat, thing, word
from tetrapolis.games.citadels.rules.cards import ARMORY, FRAMEWORK, NAMES, NECROPOLIS
from tetrapolis.games.citadels.rules.characters.rank6 import MERCHANT_GOLD
from tetrapolis.games.citadels.rules.characters.rank7 import NAVIGATED
from tetrapolis.games.citadels.rules.districts import LABORATORY_GOLD, SMITHY_PRICE

KINDS: dict[str, Kind] = {
    "seat": seat,
    "target": seat,
    "seats": each(seat),
    "char": thing("char"),
    "chars": each(thing("char")),
    "district": thing("district"),
    "district2": thing("district"),
    "districts": each(thing("district")),
    "type": thing("type"),
    "resource": word,
    "n": number,
    "gold": number,
    "cards": number,
    "round": number,
    "place": number,
}
"""What each value is, by its name."""

Values = Mapping[str, Any]


def _own(args: Values) -> dict[str, Any]:
    """Whether a player did it to himself."""
    return {"own": args["seat"] == args["target"]}


def _plus(*moved: Callable[[Values], Iterable[Moved]]) -> Callable[[Values], Iterable[Moved]]:
    """Several things move; none of which there are none."""
    return lambda args: [one for way in moved for one in way(args) if one.n]


def _drawn(args: Values) -> Iterable[Moved]:
    """Cards of the deck that their new owner sees."""
    return [Moved(f"district:{name}", "deck", f"hand:{args['seat']}") for name in args["districts"]]


def _of_bank(n: int) -> Callable[[Values], Iterable[Moved]]:
    return lambda args: [Moved("gold", "bank", f"seat:{args['seat']}", n)]


def _to_bank(n: int) -> Callable[[Values], Iterable[Moved]]:
    return lambda args: [Moved("gold", f"seat:{args['seat']}", "bank", n)]


_GAINED = _plus(goes("gold", "bank", "seat:{seat}", "n"))
_PAID = goes("gold", "seat:{seat}", "bank", "n")
_BUILT = goes("district:{district}", "hand:{seat}", "city:{seat}")
_GIVEN = goes("gold", "seat:{seat}", "seat:{target}", "n")
_TAKEN = goes("gold", "seat:{target}", "seat:{seat}", "n")
_CARD_GIVEN = goes("card", "hand:{seat}", "hand:{target}")
_CHAR = ("char:{char}",)
_MARKED = ("char:{chars[0]}", "char:{chars[1]}", "char:{chars[2]}")
_SEAT = ("seat:{seat}",)
_TWO = ("seat:{seat}", "seat:{target}")
_IN_CITY = ("district:{seat}:{district}",)


EVENTS: dict[str, Happening] = {
    # the draft
    "citadels-round": happens("round", "seat", by="", heading=True),
    "citadels-chooses-first": happens("seat", touches=_SEAT),
    "citadels-face-up": happens("chars"),
    "citadels-picks": happens("seat", touches=_SEAT),
    "citadels-drops": happens("seat", touches=_SEAT),
    "citadels-you-pick": happens("seat", "char", touches=_CHAR),
    "citadels-you-drop": happens("seat", "char", touches=_CHAR),
    "citadels-theater": happens("seat", "target", touches=_TWO),
    "citadels-theater-idle": happens("seat", touches=_SEAT),
    "citadels-you-have": happens("seat", "char", touches=_CHAR),
    # calling, gathering, the ends of turn and round
    "citadels-turns": happens("round", heading=True),
    "citadels-called-nobody": happens("char", touches=_CHAR),
    "citadels-reveals": happens("seat", "char", touches=(*_CHAR, *_SEAT)),
    "citadels-robbed": happens("seat", "target", "n", moved=_plus(_GIVEN), by="target", touches=_TWO),
    "citadels-gathers-gold": happens("seat", "n", moved=_GAINED, touches=_SEAT),
    "citadels-gathers-cards": happens("seat", touches=_SEAT),
    "citadels-you-draw": happens("seat", "districts"),
    "citadels-you-keep": happens("seat", "district", moved=goes("district:{district}", "deck", "hand:{seat}")),
    "citadels-keeps": happens("seat", "n", moved=goes("card", "deck", "hand:{seat}"), touches=_SEAT),
    "citadels-gains-cards": happens("seat", "n", moved=goes("card", "deck", "hand:{seat}", "n"), touches=_SEAT),
    "citadels-you-gain-cards": happens("seat", "districts", moved=_drawn),
    "citadels-income": happens("seat", "n", moved=_GAINED, touches=_SEAT),
    "citadels-income-cards": happens("seat", "n", touches=_SEAT),
    "citadels-gives-card": happens("seat", "target", moved=_CARD_GIVEN, touches=_TWO),
    "citadels-gives-this-card": happens(
        "seat", "target", "district", moved=goes("district:{district}", "hand:{seat}", "hand:{target}"), touches=_TWO
    ),
    "citadels-park": happens("seat", touches=_SEAT),
    "citadels-poor-house": happens("seat", moved=_of_bank(1), touches=_SEAT),
    "citadels-alchemist": happens("seat", "n", moved=_GAINED, touches=_SEAT),
    "citadels-heir": happens("seat", "char", touches=(*_CHAR, *_SEAT)),
    "citadels-city-completed": happens("seat", "place", touches=_SEAT),
    "citadels-secret-vault": happens("seat", touches=_SEAT),
    "citadels-game-over": happens("seats", "n"),
    # building
    "citadels-builds": happens("seat", "district", "n", moved=_plus(_PAID, _BUILT), touches=_IN_CITY),
    "citadels-pays": happens("seat", "district", "n", touches=_SEAT),  # the gold goes once it is built
    "citadels-confiscates": happens(
        "seat",
        "target",
        "district",
        "n",
        moved=goes("district:{district}", "hand:{target}", "city:{seat}"),
        touches=_IN_CITY,
    ),
    "citadels-taxed": happens("seat", moved=goes("gold", "seat:{seat}", "tax"), touches=_SEAT),
    "citadels-framework": happens(
        "seat",
        "district",
        moved=_plus(goes(f"district:{NAMES[FRAMEWORK]}", "city:{seat}", "deck"), _BUILT),
        touches=_IN_CITY,
    ),
    "citadels-sacrifices": happens(
        "seat",
        "district",
        moved=_plus(
            goes("district:{district}", "city:{seat}", "deck"),
            goes(f"district:{NAMES[NECROPOLIS]}", "hand:{seat}", "city:{seat}"),
        ),
        touches=(f"district:{{seat}}:{NAMES[NECROPOLIS]}",),
    ),
    "citadels-borrows": happens("seat", "target", "n", "district", moved=_TAKEN, touches=_TWO),
    "citadels-spends-card": happens("seat", moved=goes("card", "hand:{seat}", "deck"), touches=_SEAT),
    "citadels-you-spend-card": happens("seat", "district", moved=goes("district:{district}", "hand:{seat}", "deck")),
    # characters
    "citadels-kills": happens("seat", "char", touches=_CHAR),
    "citadels-bewitches": happens("seat", "char", touches=_CHAR),
    "citadels-witch-resumes": happens("seat", "char", touches=_CHAR),
    "citadels-warrants": happens("seat", "chars", touches=_MARKED),
    "citadels-you-sign": happens("seat", "char", touches=_CHAR),
    "citadels-robs": happens("seat", "char", touches=_CHAR),
    "citadels-spies": happens(
        "seat",
        "target",
        "type",
        "n",
        "gold",
        moved=_plus(goes("gold", "seat:{target}", "seat:{seat}", "gold")),
        touches=_TWO,
    ),
    "citadels-you-see-hand": happens("seat", "target", "districts", touches=("seat:{target}",)),
    "citadels-threats": happens("seat", "chars", touches=_MARKED[:2]),
    "citadels-you-flower": happens("seat", "char", touches=_CHAR),
    "citadels-refuses": happens("seat", touches=_SEAT),
    "citadels-bribes": happens("seat", "target", "n", moved=_plus(_GIVEN), more=_own, touches=_TWO),
    "citadels-threat-stays": happens("seat", "char", touches=_CHAR),
    "citadels-flowered": happens("seat", "target", "n", moved=_plus(_TAKEN), touches=_TWO),
    "citadels-plain": happens("seat", "char", touches=_CHAR),
    "citadels-swaps-hands": happens("seat", "target", touches=_TWO),
    "citadels-your-new-hand": happens("seat", "districts"),
    "citadels-redraws": happens("seat", "n", moved=goes("card", "hand:{seat}", "deck", "n"), touches=_SEAT),
    "citadels-looks": happens("seat", "target", touches=_TWO),
    "citadels-divines": happens("seat", touches=_SEAT),
    "citadels-crown": happens("seat", moved=goes("crown", "crown", "seat:{seat}"), touches=_SEAT),
    "citadels-enthrones": happens("seat", "target", moved=goes("crown", "crown", "seat:{target}"), touches=_TWO),
    "citadels-tribute-gold": happens(
        "seat", "target", moved=goes("gold", "seat:{seat}", "seat:{target}"), touches=_TWO
    ),
    "citadels-tithe": happens(
        "seat", "gold", "n", moved=_plus(goes("gold", "bank", "seat:{seat}", "gold")), touches=_SEAT
    ),
    "citadels-demands": happens("seat", "target", moved=goes("gold", "seat:{target}", "seat:{seat}"), touches=_TWO),
    "citadels-extra-gold": happens("seat", moved=_of_bank(MERCHANT_GOLD), touches=_SEAT),
    "citadels-extra-cards": happens("seat", touches=_SEAT),
    "citadels-navigates-gold": happens("seat", moved=_of_bank(NAVIGATED), touches=_SEAT),
    "citadels-navigates-cards": happens("seat", touches=_SEAT),
    "citadels-studies": happens("seat", touches=_SEAT),
    "citadels-studied": happens("seat", "n", moved=goes("card", "deck", "hand:{seat}"), touches=_SEAT),
    "citadels-destroys": happens(
        "seat",
        "target",
        "district",
        "n",
        moved=_plus(_PAID, goes("district:{district}", "city:{target}", "deck")),
        more=_own,
        touches=("seat:{target}",),
    ),
    "citadels-exchanges": happens(
        "seat",
        "target",
        "district",
        "district2",
        "n",
        moved=_plus(
            goes("district:{district}", "city:{seat}", "city:{target}"),
            goes("district:{district2}", "city:{target}", "city:{seat}"),
        ),
        touches=("district:{target}:{district}", "district:{seat}:{district2}"),
    ),
    "citadels-seizes": happens(
        "seat",
        "target",
        "district",
        "n",
        moved=goes("district:{district}", "city:{target}", "city:{seat}"),
        touches=_IN_CITY,
    ),
    "citadels-queen": happens("seat", "n", moved=_GAINED, touches=_SEAT),
    "citadels-beautifies": happens(
        "seat",
        "district",
        moved=goes("gold", "seat:{seat}", "district:{seat}:{district}+"),
        touches=("district:{seat}:{district}+",),
    ),
    "citadels-collects": happens("seat", "n", moved=goes("gold", "tax", "seat:{seat}", "n"), touches=_SEAT),
    # unique districts
    "citadels-laboratory": happens(
        "seat", moved=_plus(goes("card", "hand:{seat}", "deck"), _of_bank(LABORATORY_GOLD)), touches=_SEAT
    ),
    "citadels-you-laboratory": happens(
        "seat",
        "district",
        moved=_plus(goes("district:{district}", "hand:{seat}", "deck"), _of_bank(LABORATORY_GOLD)),
    ),
    "citadels-smithy": happens("seat", moved=_to_bank(SMITHY_PRICE), touches=_SEAT),
    "citadels-museum": happens("seat", moved=goes("card", "hand:{seat}", "museum:{seat}"), touches=_SEAT),
    "citadels-you-museum": happens(
        "seat", "district", moved=goes("district:{district}", "hand:{seat}", "museum:{seat}")
    ),
    "citadels-armory": happens(
        "seat",
        "target",
        "district",
        moved=_plus(
            goes(f"district:{NAMES[ARMORY]}", "city:{seat}", "deck"),
            goes("district:{district}", "city:{target}", "deck"),
        ),
        more=_own,
        touches=("seat:{target}",),
    ),
}
"""Every event: its values, what moves in it, and the things on the table it is about."""

STORY = Story(KINDS, EVENTS)
