"""Discworld: Ankh-Morpork: 2 to 4 players, 101 citizen cards, 12 areas, 12 events, 7 secret personalities.

Where to find a rule: set-up and turns (sections 1 to 3) in turns, drawing in deck, minions and buildings (4a to 4d) in
pieces, interrupts (4g) in interrupts, powers (5) in powers, events (6) in events and event_effects, personalities and
the end (8, 9) in scoring; the cards (7, 10) are records in cards, their texts in texts_money, texts_cards, texts_board
and texts_attack; view and personalities hold what each seat may know (11).
"""

from __future__ import annotations

from tetrapolis.core.game import Game
from tetrapolis.games.ankh_morpork.about import ABOUT
from tetrapolis.games.ankh_morpork.brain import BRAIN
from tetrapolis.games.ankh_morpork.frames import AnyFrame
from tetrapolis.games.ankh_morpork.hiding import see_frame
from tetrapolis.games.ankh_morpork.interrupts import standing_answer
from tetrapolis.games.ankh_morpork.moves import AnyMove
from tetrapolis.games.ankh_morpork.options import Options
from tetrapolis.games.ankh_morpork.outline import outline
from tetrapolis.games.ankh_morpork.position import load_position
from tetrapolis.games.ankh_morpork.prompt import prompt
from tetrapolis.games.ankh_morpork.refusals import why_not
from tetrapolis.games.ankh_morpork.scoring import END_REASONS
from tetrapolis.games.ankh_morpork.set_up import Parts, lay
from tetrapolis.games.ankh_morpork.steps import STEPS
from tetrapolis.games.ankh_morpork.story import STORY
from tetrapolis.games.ankh_morpork.turns import start_game
from tetrapolis.games.ankh_morpork.worlds import resample

GAME = Game(
    ABOUT,
    package=__name__,
    options_type=Options,
    move_type=AnyMove,
    frame_type=AnyFrame,
    steps=STEPS,
    setup=start_game,
    load=load_position,
    resample=resample,
    see_frame=see_frame,
    why_not=why_not,
    standing=standing_answer,
    brain=BRAIN,
    prompt=prompt,
    story=STORY,
    parts_type=Parts,
    lay=lay,
    outline=outline,
    end_reasons=END_REASONS,
)
