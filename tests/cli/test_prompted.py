"""What is asked, laid out from a prompt: the shell that all games share, on a prompt that has everything."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from rich.text import Text

import tetrapolis as tp
from tests.cli.scripted import Scripted, answers
from tests.cli.tea_table import RICH, STORY, tea
from tests.core.tea import TEA
from tetrapolis.cli.play import session
from tetrapolis.cli.play.session import Session
from tetrapolis.cli.terminal import drawing
from tetrapolis.cli.terminal.prompted import Asked
from tetrapolis.cli.terminal.story import paragraphs, tell
from tetrapolis.cli.terminal.tables import PLAIN, Form, Seat, TerminalTable
from tetrapolis.cli.terminal.typed import find_thing, read_move, vocabulary
from tetrapolis.core.errors import MalformedMove
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.core.prompt import Offer, Prompt, Verb
from tetrapolis.core.said import Said
from tetrapolis.core.telling import each, seat
from tetrapolis.core.types import Event, Move
from tetrapolis.locales import t, words

SEATS = [Seat("Anna"), Seat("Béla"), Seat("Cili")]
NAMES = ["Anna", "Béla", "Cili"]


def asked(drawn: TerminalTable = PLAIN, lang: str = "en") -> Asked:
    return Asked(lang, tea(RICH).new(3, 1).observe(0), SEATS, drawn)


def lines(asked: Asked, width: int = 200) -> list[str]:
    return [" ".join(line.plain.split()) for line in drawing.choice_lines(asked.groups(), width)]


def at_tea(path: Path, *said: str, drawn: TerminalTable = PLAIN) -> tuple[Session, Scripted]:
    """A session of the rich prompt with these answers; Anna is asked."""
    terminal = Scripted(answers(*said))
    match = Match.new(tea(RICH), 3, 1, {}, NAMES)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(session, "table", lambda game_id: drawn)
        return Session(match, "en", path, terminal), terminal


# ---- the question


def test_the_question_and_what_stands_under_it() -> None:
    title = drawing.question_lines(asked(), 80)[0].plain
    assert title.startswith("━ Anna: Whose tea is next? ━")
    assert [line.plain for line in asked().under(120)] == [
        "» Pourer, 2 cups · step 1 of 2 · A full cup can be drunk at any time."
    ]
    assert [line.plain for line in asked().under(120, full=False)] == ["» Pourer, 2 cups · step 1 of 2"]


def test_a_game_without_words_is_asked_too() -> None:
    """A plain prompt of a game that has neither a drawing nor any words."""
    obs = TEA.new(3, 1).observe(0)
    plain = Asked("en", obs, SEATS, PLAIN)
    assert len(drawing.offered(plain.groups())) == len(obs.legal())
    assert plain.help_lines(80)


# ---- the choices


def test_verbs_are_headings_and_what_closes_stands_last() -> None:
    assert [group.heading for group in asked().groups()] == [
        "Pour",
        "Actions",
        "Serve: plum cake →",
        "Serve: nut cake →",
        "Take: your own",
        "Take: Béla",
        "Chat",
    ]


def test_aims_have_their_names_with_price_gain_and_note_behind() -> None:
    pour, _, plum, nut, own, theirs, chat = [
        [choice.label.plain for choice in group.choices] for group in asked().groups()
    ]
    assert pour == ["blue cup (3 lumps of sugar, +1 joy, very hot)", "big cup°"]
    assert (plum, nut) == (["Béla", "Cili"], ["Béla"])
    assert (own, theirs) == (["plum cake"], ["nut cake", "plum cake"])
    assert chat == ["Chat away", "Chat away, loudly°"]


def test_a_verb_that_says_it_all_is_a_line_of_its_own() -> None:
    alone = asked().groups()[1]
    assert [choice.label.plain for choice in alone.choices] == ["Drink your tea (very hot)", "Order from the kitchen …"]
    assert isinstance(alone.choices[1].move, Form)


def test_where_there_is_one_group_of_such_lines_it_has_no_heading() -> None:
    game = tp.game("walled_city")
    rng, pos = Random(1), game.new(2, 1)
    seen = 0
    while pos.outcome is None:
        seat = pos.pending[0].seat
        groups = Asked("en", pos.observe(seat), SEATS[:2], PLAIN).groups()
        headings = [group.heading for group in groups]
        assert headings == [""] or "" not in headings
        assert len(headings) > 1 or headings[0] not in ("Actions", "Or")
        seen += headings == [""]
        pos.play(seat, pos.legal(seat).sample(rng))
    assert seen


def test_what_cannot_be_taken_back_is_marked_where_other_choices_can() -> None:
    assert [line.plain for line in asked().footnote(80)] == [" ° cannot be taken back"]


def test_a_drawn_thing_shows_its_price_itself() -> None:
    drawn = TerminalTable(draw=lambda lang, ref, obs, names: Text("[B3]") if ref == "cup:blue" else None)
    assert asked(drawn).groups()[0].choices[0].label.plain == "[B3] (very hot)"


# ---- what is explained


def test_help_says_what_is_refused_and_why() -> None:
    said = " ".join(" ".join(line.plain.split()) for line in asked().help_lines(200))
    assert "Pour: red cup – The red cup is full. Drink first. (TEA-1)" in said
    assert "Serve: Anna – Nobody knows a song." in said
    assert "Sing: Nobody knows a song. (TEA-2)" in said
    assert t("en", "play-asides") in said
    assert t("en", "play-default", choice="Pour into the blue cup") in said


def test_a_choice_and_a_thing_are_explained(tmp_path: Path) -> None:
    table, terminal = at_tea(
        tmp_path / "m.jsonl", "", "? 1", "? 12", "? red cup", "? 4", "? xyzzy", "? blue", "red cup"
    )
    table.run()
    said = terminal.text()
    assert "Pour into the blue cup (3 lumps of sugar, +1 joy, very hot) Cups that are full cannot be filled." in said
    assert f"Chat away, loudly {t('en', 'play-final.sentence')}" in said
    assert "Pour: red cup – The red cup is full. Drink first. (TEA-1)" in said
    assert said.count("Pour: red cup – The red cup is full. Drink first. (TEA-1)") == 2  # asked, and tried
    assert "Order from the kitchen Anything the kitchen has." in said
    assert "blue cup The blue cup holds a lot." in said
    assert t("en", "play-unknown-thing", text="xyzzy") in said


# ---- what is typed


def test_things_and_verbs_are_understood_by_their_names() -> None:
    obs = asked().obs
    known = vocabulary(obs, NAMES)
    assert find_thing("Blue CUP", known) == "blue"
    assert find_thing("nut cake", known) == "nut"
    assert known["pour"] == "pour"
    offered = drawing.offered(asked().groups())
    assert str(read_move("en", "Drink your tea", obs, offered, known, NAMES)) == "drink"
    with pytest.raises(MalformedMove):
        read_move("en", "dance", obs, offered, known, NAMES)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("pour red", "The red cup is full. Drink first. (TEA-1)"),
        ("sing", "Nobody knows a song. (TEA-2)"),
        ("serve plum p1", "Nobody knows a song."),
        ("serve nut p3", "Cili does not like that cake."),
        ("dance", ""),
    ],
)
def test_a_move_that_is_refused_is_answered_with_the_reason(move: str, why: str) -> None:
    assert asked().why_not(move) == why


def test_an_illegal_move_changes_nothing_and_is_told_why(tmp_path: Path) -> None:
    """Without a reason in the prompt it is the engine's."""
    table, terminal = at_tea(tmp_path / "m.jsonl", "", "drink")
    table.run()
    assert t("en", "error-illegal-move", move="drink") in terminal.text()
    assert len(table.match.records) == 1


# ---- answers


def test_an_answer_that_was_chosen_together_is_given_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "waits", lambda *_: False)  # to drink is also what somebody does who does nothing
    pours = Verb("pour", Said("tea-verb-pour"), (Offer("pour", Said("tea-move-pour"), after="drink"),))
    game = replace(tea(), prompt=lambda seen, seat: Prompt(Said("tea-ask-pour"), verbs=(pours,)))
    match = Match.new(game, 3, 1, {}, NAMES)
    Session(match, "en", tmp_path / "m.jsonl", Scripted(answers("", "1"))).run()
    assert [(record.seat, record.move) for record in match.records[1:]] == [(0, "pour"), (0, "drink")]


# ---- moves that are put together


def filled(*said: str) -> tuple[str, list[str], bool]:
    """What was shown, the moves that were tried, and whether one was made."""
    form = next(choice.move for choice in asked().groups()[1].choices if isinstance(choice.move, Form))
    terminal = Scripted(answers(*said))
    tried: list[str] = []
    made = form.fill(terminal, lambda move: tried.append(str(move)))
    return terminal.text(), tried, made


def understood(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """From now on every text is a move; those that were read."""
    texts: list[str] = []
    order = tea().parse_move("pour")

    def read(game: Game, text: str) -> Move:
        texts.append(text)
        return order

    monkeypatch.setattr(Game, "parse_move", read)
    return texts


def test_a_composer_is_filled_in_part_by_part(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = understood(monkeypatch)
    # Béla; two plum cakes, a nut cake, ten lumps; that is all; aloud; make it
    shown, tried, made = filled("2", "2", "2", "3", "2", "10", "1", "4", "1")
    assert made
    assert tried == ["pour"]
    assert texts[-1] == "order p2 2plum+nut+10sugar loud=1"
    for part in (
        "For whom?",
        "What shall it be?",
        "(So far: plum cake ×2 and nut cake.)",
        "in steps of 5",
        "not certain",
    ):
        assert part in shown


def test_what_does_not_go_with_the_others_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = understood(monkeypatch)
    # Anna gets no nut cake; Béla does, and it goes when it is for Anna after all
    shown, _, made = filled("2", "4", "", "2", "1", "1")
    assert "2) plum cake" in shown
    assert texts[-1] == "order p1 -"
    assert made


def test_one_can_go_back_and_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    understood(monkeypatch)
    assert filled("3")[1:] == ([], False)  # back from the first part
    shown, tried, made = filled("1", "", "5")  # nothing, then leave it
    assert (tried, made) == ([], False)
    assert t("en", "play-form-leave") in shown


def test_what_the_game_refuses_is_not_lost() -> None:
    shown, tried, made = filled("1", "", "4")  # the tea round has no such move: it can only be left
    assert (tried, made) == ([], False)
    assert t("en", "error-move-unknown", word="order") in shown


# ---- the story


def test_the_story_is_told_from_typed_events() -> None:
    pours = [Event("tea-pours", {"seat": who}) for who in (0, 1)]
    turn = Event("tea-turn", {"seat": 0})
    smell = Event("tea-smell", {})
    burn = Event("tea-you-burn", {}, 1)
    game = tea()

    def said(*events: Event) -> list[str]:
        return paragraphs(tell("en", game, events, NAMES), NAMES)

    assert said(turn, pours[0], smell, burn) == ["Anna pours tea; you burn your tongue."]
    assert said(turn, pours[1]) == ["Anna is next.", "Béla pours tea."]
    assert said(smell) == ["The tea smells good."]
    assert words.event_text("en", game, pours[0], NAMES) == "Anna pours tea."


def test_a_run_is_one_sentence_where_there_are_words_for_it() -> None:
    events = [Event("tea-pours", {"seat": who, "seats": [who]}) for who in (0, 1, 2)]
    game = replace(tea(), story=STORY._replace(kinds={**STORY.kinds, "seats": each(seat)}))
    (sentence,) = tell("en", game, events, NAMES)
    assert sentence.text == "Anna, Béla and Cili pour tea (3 cups)."
    burns = [Event("tea-you-burn", {}, 1)] * 2
    assert [said.text for said in tell("en", game, burns, NAMES)] == ["You burn your tongue ×2."]
