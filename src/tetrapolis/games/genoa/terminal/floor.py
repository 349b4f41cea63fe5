"""The negotiation in a terminal: offers that stand, counters, notes, the own draft, pledges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from tetrapolis.cli.terminal import layout
from tetrapolis.core.observation import Observation
from tetrapolis.core.said import Said
from tetrapolis.core.telling import typed
from tetrapolis.games.genoa.prompt.story import STORY, bundle
from tetrapolis.games.genoa.prompt.verbs import offer_ref, terms_args
from tetrapolis.games.genoa.rules.board import load_board
from tetrapolis.games.genoa.rules.bundle import NOTHING
from tetrapolis.games.genoa.rules.frames import HOUSE, AnswerDraft, Asking, Floor, Remark, Window
from tetrapolis.games.genoa.rules.view import View
from tetrapolis.games.genoa.terminal.words import counter_of, floor_of
from tetrapolis.locales import t, words


def floor_lines(lang: str, obs: Observation, names: Sequence[str], width: int) -> list[Text]:
    """All that is on the table: offers that are not among the choices, the counter, notes, the own draft, a pledge."""
    view: View = obs.view
    floor, counter = floor_of(view), counter_of(view)
    lines: list[Text] = []

    def told(found: Iterable[Said], sign: str = "·") -> list[Text]:
        head = layout.styled(f" {sign} ", "dim")
        return [line for one in found for line in layout.hang(head, words.said_text(lang, "genoa", one, names), width)]

    if floor is not None:
        chosen = {offer.aim for offer in obs.prompt.offers}
        shown = [terms for terms in floor.offers if offer_ref(terms) not in chosen]
        lines.append(
            layout.ruler(layout.styled(words.said_text(lang, "genoa", _title(view, floor)), "bold"), Text(), width)
        )
        if floor.about != HOUSE:
            spaces = [f"space:{_named(view, space)}" for space in floor.targets]
            lines += told([Said("genoa-board-text-targets", {"spaces": spaces})])
        lines += told(Said("genoa-board-offer-line", terms_args(terms, view.trader)) for terms in shown)
    if counter is not None:
        lines += told([Said("genoa-board-counter-line", terms_args(counter, view.trader))], "⇄")
    lines += told(_note(view, note) for note in view.notes)
    draft = own_draft(view)
    if draft is not None and (draft.offers or draft.notes or draft.withdrawn):
        title = layout.styled(t(lang, "genoa-board-draft"), "bold")
        lines.append(layout.ruler(title, layout.styled(t(lang, "genoa-board-only-draft"), "dim"), width))
        lines += told(Said("genoa-board-draft-line", terms_args(terms, view.trader)) for terms in draft.offers)
        lines += told(_at(view, "genoa-move-withdraw", space) for space in draft.withdrawn)
        lines += told(_note(view, note) for note in draft.notes)
    window = next((frame for frame in view.stack if isinstance(frame, Window)), None)
    if window is not None and window.pledge != NOTHING and window.seat != view.seat:
        lines += told([Said("genoa-help-pledged", {"seat": f"seat:{view.trader}", "things": bundle(window.pledge)})])
    return lines


def _named(view: View, space: int) -> str:
    return load_board(view.options.board).names[space]


def _at(view: View, message: str, space: int) -> Said:
    return Said(message, typed(STORY, {"space": _named(view, space)}))


def _title(view: View, floor: Floor) -> Said:
    if floor.about != HOUSE:
        return Said("genoa-board-title-road")
    return Said("genoa-board-title-house", typed(STORY, {"space": view.tower}))


def _note(view: View, note: Remark) -> Said:
    said = {"seat": note.by, "space": _named(view, note.space), "price": note.price}
    return Said("genoa-board-note-line", {**typed(STORY, said), "standing": int(note.standing)})


def own_draft(view: View) -> AnswerDraft | None:
    """What this seat has written so far, if it is asked for offers and has not handed in yet."""
    top = view.stack[-1] if view.stack else None
    if view.seat is None or not isinstance(top, Asking) or not top.waiting >> view.seat & 1:
        return None
    return top.drafts[view.seat]
