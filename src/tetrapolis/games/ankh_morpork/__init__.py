"""Discworld: Ankh-Morpork: 2 to 4 players, 101 citizen cards, 12 areas, 12 events, 7 secret personalities.

Where to find a rule, in rules/: set-up and turns (sections 1 to 3) in turns, drawing in deck, minions and buildings (4a
to 4d) in pieces, interrupts (4g) in interrupts, powers (5) in powers, events (6) in events and event_effects,
personalities and the end (8, 9) in scoring; the cards (7, 10) are records in cards, their texts in texts_money,
texts_cards, texts_board and texts_attack; view and personalities hold what each seat may know (11). In prompt/: what a
seat is asked, and why something is refused.
"""

from __future__ import annotations

from tetrapolis.core.game import Game
from tetrapolis.games.ankh_morpork.about import ABOUT
from tetrapolis.games.ankh_morpork.bot.brain import BRAIN
from tetrapolis.games.ankh_morpork.prompt.first_tally import first_tally_of
from tetrapolis.games.ankh_morpork.prompt.question import prompt
from tetrapolis.games.ankh_morpork.prompt.refusals import why_not
from tetrapolis.games.ankh_morpork.prompt.story import STORY
from tetrapolis.games.ankh_morpork.rules.frames import AnyFrame
from tetrapolis.games.ankh_morpork.rules.hiding import see_frame
from tetrapolis.games.ankh_morpork.rules.interrupts import standing_answer
from tetrapolis.games.ankh_morpork.rules.moves import AnyMove
from tetrapolis.games.ankh_morpork.rules.options import Options
from tetrapolis.games.ankh_morpork.rules.outline import outline
from tetrapolis.games.ankh_morpork.rules.position import load_position
from tetrapolis.games.ankh_morpork.rules.scoring import END_REASONS
from tetrapolis.games.ankh_morpork.rules.set_up import Parts, lay
from tetrapolis.games.ankh_morpork.rules.steps import STEPS
from tetrapolis.games.ankh_morpork.rules.turns import start_game
from tetrapolis.games.ankh_morpork.rules.worlds import resample

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
    first_tally=first_tally_of,
    story=STORY,
    parts_type=Parts,
    lay=lay,
    outline=outline,
    end_reasons=END_REASONS,
)
