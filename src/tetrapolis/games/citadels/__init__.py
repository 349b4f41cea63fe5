"""Citadels: 2 to 8 players, 27 characters, 30 unique districts, the 2016 and 2021 prints.

Where to find a rule, in rules/: cards and presets (section 1), draft (2), turns (3, 4), building and districts (5, 15),
characters/rankN (6 to 14), scoring (16); knowledge and view hold what each seat may know. In prompt/: what a seat is
asked (the reasons against a move stand beside the rules they come from), and what its events tell.
"""

from __future__ import annotations

from tetrapolis.core.game import Game
from tetrapolis.games.citadels.about import ABOUT
from tetrapolis.games.citadels.bot.brain import BRAIN
from tetrapolis.games.citadels.prompt.first_tally import first_tally_of
from tetrapolis.games.citadels.prompt.question import prompt_of
from tetrapolis.games.citadels.prompt.refusals import why_not
from tetrapolis.games.citadels.prompt.story import STORY
from tetrapolis.games.citadels.rules.draft import start_game
from tetrapolis.games.citadels.rules.frames import AnyFrame
from tetrapolis.games.citadels.rules.hiding import see_frame
from tetrapolis.games.citadels.rules.moves import AnyMove
from tetrapolis.games.citadels.rules.options import Options, check_wish
from tetrapolis.games.citadels.rules.outline import outline
from tetrapolis.games.citadels.rules.position import load_position
from tetrapolis.games.citadels.rules.scoring import CITY_COMPLETED
from tetrapolis.games.citadels.rules.set_up import Parts, lay
from tetrapolis.games.citadels.rules.steps import STEPS
from tetrapolis.games.citadels.rules.worlds import resample

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
    check_wish=check_wish,
    why_not=why_not,
    brain=BRAIN,
    prompt=prompt_of,
    first_tally=first_tally_of,
    story=STORY,
    parts_type=Parts,
    lay=lay,
    outline=outline,
    end_reasons=(CITY_COMPLETED,),
)
