"""The Walled City: Londonderry & Borderlands: 2 to 4 players, two boards, 20 guilds.

Where to find a rule, in rules/: boards in board (read from facts/), set-up, phases and defence (sections 1, 2, 5, 6) in
turns, the steps of a turn (3, 7) in steps_of_turn, neighbourhoods (4), counting and the end (4, 8 to 10) in scoring,
guilds (13) in guilds_citizens, guilds_places and guilds_cards, when they work in abilities; view holds what each seat
may know (14). In prompt/: what a seat is asked, and why something is refused.
"""

from __future__ import annotations

from tetrapolis.core.game import Game
from tetrapolis.games.walled_city.about import ABOUT
from tetrapolis.games.walled_city.bot.brain import BRAIN
from tetrapolis.games.walled_city.prompt.first_tally import first_tally_of
from tetrapolis.games.walled_city.prompt.question import prompt_of, why_not
from tetrapolis.games.walled_city.prompt.story import STORY
from tetrapolis.games.walled_city.rules.frames import AnyFrame
from tetrapolis.games.walled_city.rules.hiding import see_frame
from tetrapolis.games.walled_city.rules.moves import AnyMove
from tetrapolis.games.walled_city.rules.options import DATED, Options
from tetrapolis.games.walled_city.rules.outline import outline
from tetrapolis.games.walled_city.rules.position import load_position
from tetrapolis.games.walled_city.rules.scoring import GAME_OVER
from tetrapolis.games.walled_city.rules.set_up import Parts, lay
from tetrapolis.games.walled_city.rules.steps import STEPS
from tetrapolis.games.walled_city.rules.turns import start_game
from tetrapolis.games.walled_city.rules.worlds import resample

GAME = Game(
    ABOUT,
    package=__name__,
    options_type=Options,
    dated=DATED,
    move_type=AnyMove,
    frame_type=AnyFrame,
    steps=STEPS,
    setup=start_game,
    load=load_position,
    resample=resample,
    see_frame=see_frame,
    why_not=why_not,
    prompt=prompt_of,
    first_tally=first_tally_of,
    story=STORY,
    parts_type=Parts,
    lay=lay,
    outline=outline,
    end_reasons=(GAME_OVER,),
    brain=BRAIN,
)
