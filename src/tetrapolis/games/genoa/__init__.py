"""Genoa: 2 to 5 players, two boards, open negotiation.

Where to find a rule, in rules/: boards in board, cards and tiles in cards (both read from facts/), set-up, rounds and
the start space (sections 1 to 4) in turns, the tower's way in tower, what an offer may be (6.A, 6.B) in offer_validity,
pledges (6.C) in pledges, offers that stand (6.D) in standing_offers, ASK in asking, the rest of orderly play (6.E to
6.I) in floor, live play (6.J) in live, acceptance (6.G) in deals, standing instructions (6.K): giving them in
changing_settings, what they do in following_instructions; the action window with buildings, orders and tiles (5, 7, 8,
9) in actions, messages in messages, phase 3 (10) in acquiring, the end (11) in scoring; view and worlds hold what each
seat may know (13). In prompt/: what is asked, why something is refused, and what happened.
"""

from __future__ import annotations

from tetrapolis.core.game import Game
from tetrapolis.games.genoa.about import ABOUT
from tetrapolis.games.genoa.bot.brain import BRAIN
from tetrapolis.games.genoa.prompt.first_tally import first_tally_of
from tetrapolis.games.genoa.prompt.question import prompt
from tetrapolis.games.genoa.prompt.story import STORY
from tetrapolis.games.genoa.rules.following_instructions import standing
from tetrapolis.games.genoa.rules.frames import AnyFrame
from tetrapolis.games.genoa.rules.hiding import see_frame
from tetrapolis.games.genoa.rules.live import FORMERLY
from tetrapolis.games.genoa.rules.moves import AnyMove
from tetrapolis.games.genoa.rules.options import Options
from tetrapolis.games.genoa.rules.outline import outline
from tetrapolis.games.genoa.rules.position import load_position
from tetrapolis.games.genoa.rules.scoring import GAME_OVER
from tetrapolis.games.genoa.rules.set_up import Parts, lay
from tetrapolis.games.genoa.rules.steps import STEPS, formerly, unsealed, why_not
from tetrapolis.games.genoa.rules.turns import start_game
from tetrapolis.games.genoa.rules.worlds import resample

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
    standing=standing,
    formerly=formerly,
    renamed_alarms=FORMERLY,
    unsealed=unsealed,
    end_reasons=(GAME_OVER,),
    brain=BRAIN,
    prompt=prompt,
    first_tally=first_tally_of,
    story=STORY,
    parts_type=Parts,
    lay=lay,
    outline=outline,
)
