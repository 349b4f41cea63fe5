"""The Walled City: Londonderry & Borderlands: 2 to 4 players, two boards, 20 guilds.

Where to find a rule: boards as data in board and boards/, set-up, phases and defence (sections 1, 2, 5, 6) in turns,
the steps of a turn (3, 7) in steps_of_turn, neighbourhoods (4) in hoods, counting and the end (4, 8 to 10) in scoring,
guilds (13) in guilds_citizens, guilds_places and guilds_cards, when they work in abilities; view holds what each seat
may know (14).
"""

from __future__ import annotations

from tetrapolis.core.game import Game
from tetrapolis.games.walled_city.about import ABOUT
from tetrapolis.games.walled_city.brain import BRAIN
from tetrapolis.games.walled_city.frames import AnyFrame
from tetrapolis.games.walled_city.hiding import see_frame
from tetrapolis.games.walled_city.moves import AnyMove
from tetrapolis.games.walled_city.options import DATED, Options
from tetrapolis.games.walled_city.outline import outline
from tetrapolis.games.walled_city.position import load_position
from tetrapolis.games.walled_city.prompt import prompt_of, why_not
from tetrapolis.games.walled_city.scoring import GAME_OVER
from tetrapolis.games.walled_city.set_up import Parts, lay
from tetrapolis.games.walled_city.steps import STEPS
from tetrapolis.games.walled_city.story import STORY
from tetrapolis.games.walled_city.turns import start_game
from tetrapolis.games.walled_city.worlds import resample

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
    story=STORY,
    parts_type=Parts,
    lay=lay,
    outline=outline,
    end_reasons=(GAME_OVER,),
    brain=BRAIN,
)
