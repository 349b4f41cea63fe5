"""Rounds and turns (sections 1 to 4): set-up, the start space, the way of the tower, and the end of a turn."""

from __future__ import annotations

from typing import Any

from tetrapolis.core.chance import Chance
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.rules import acquiring, floor, messages, scoring
from tetrapolis.games.genoa.rules.board import MARKET, SIZE
from tetrapolis.games.genoa.rules.cards import OF_DECK, START_SPACE
from tetrapolis.games.genoa.rules.changing_settings import asked_again
from tetrapolis.games.genoa.rules.frames import ARRIVED, SETTLED, STOPPED, Delivering, Starting, Turn
from tetrapolis.games.genoa.rules.moves import PASS, ROLL, UNTIL_TURN, Pass, Roll, Start
from tetrapolis.games.genoa.rules.options import Options, setup_of
from tetrapolis.games.genoa.rules.position import ACQUIRING, DISCS, KINDS, MOVING, START, GenoaPosition, new_position
from tetrapolis.games.genoa.rules.tower import visit

_STARTS: dict[tuple[str, ...], list[Move]] = {}


def start_game(game: Any, players: int, options: Options, chance: Chance) -> GenoaPosition:
    """Set up (section 1) and begin the first turn."""
    pos = new_position(setup_of(players, options))
    pos.start(game, chance)
    pos.auto = (1 << players) - 1 if options.auto_deliver else 0
    for deck, cards in enumerate(OF_DECK):
        pos.decks[deck] = chance.shuffled(list(cards))  # GEN-1.8
        for seat in range(players):
            pos.hand(seat, deck).append(pos.decks[deck].pop(0))  # GEN-1.10
        pos.lores[deck].lay([1] * players + [len(pos.decks[deck])], len(cards))
    first = options.first_player
    pos.first = chance.choice(players) if first == "random" else first  # GEN-1.13
    pos.trader = (pos.first - 1) % players
    pos.say("genoa-first-player", {"seat": pos.first})
    begin_round(pos)
    return pos


def begin_round(pos: GenoaPosition) -> None:
    """GEN-2.1."""
    pos.round += 1
    pos.say("genoa-round", {"round": pos.round, "left": pos.spaces_left})
    begin_turn(pos)


def begin_turn(pos: GenoaPosition) -> None:
    """The next player is trader; marks of the last turn are cleared (GEN-5.15)."""
    pos.cut_log(pos.cut)
    pos.cut = len(pos.log) + len(pos.fresh)
    pos.turn += 1
    pos.trader = (pos.trader + 1) % pos.setup.players
    pos.phase = START
    pos.again("turn")
    pos.say("genoa-turn", {"seat": pos.trader})
    asked_again(pos, pos.trader, UNTIL_TURN)
    pos.stack = [Starting(pos.trader)]


# ---- phase 1


def legal_start(pos: GenoaPosition, frame: Starting, seat: int) -> list[Move]:
    """GEN-3.1: roll, or name any space with a tile (GEN-3.4)."""
    if not pos.tiles[KINDS * seat + START_SPACE]:
        return [ROLL]
    names = pos.board.names
    if names not in _STARTS:
        _STARTS[names] = [ROLL, *(Start(name) for name in names)]
    return _STARTS[names]


def apply_start(pos: GenoaPosition, frame: Starting, seat: int, move: Roll | Start) -> None:
    """The tower is put on its start space (GEN-3.2 to 3.6)."""
    if isinstance(move, Roll):
        blue, red = pos.chance.choice(SIZE) + 1, pos.chance.choice(SIZE) + 1
        space = pos.board.space_at[SIZE * (red - 1) + blue - 1]
        pos.say("genoa-rolls", {"seat": seat, "blue": blue, "red": red, "space": pos.space_name(space)})
    else:
        space = pos.space_number(move.space)
        pos.use_tile(seat, START_SPACE)
        pos.say("genoa-starts", {"seat": seat, "space": move.space})
        pos.tile_done(START_SPACE)
    pos.phase = MOVING
    pos.discs[space] = DISCS
    visit(pos, space)
    if space == MARKET and pos.spaces_left > 1:  # GEN-2.6, GEN-2.7
        pos.spaces_left -= 1
        pos.say("genoa-market-start", {"left": pos.spaces_left})
    pos.stack = [Turn(ARRIVED)]


# ---- what comes next


def run(pos: GenoaPosition, frame: Turn) -> None:
    """The next part of the turn."""
    if frame.then == ARRIVED:  # GEN-4.10: messages, then the building's action or the next step (GEN-3.8)
        if messages.tells(pos, pos.visited & ~(1 << pos.tower), pos.tower):
            pos.seal()
        messages.deliver_all(pos)
        if pos.tower < MARKET:
            floor.open_house(pos)
        else:
            frame.then = SETTLED
    elif frame.then == SETTLED:  # GEN-6.51; GEN-4.9: no free neighbour ends phase 2
        if pos.next_spaces():
            floor.open_road(pos)
        else:
            frame.then = STOPPED
    elif frame.then == STOPPED:  # GEN-4.8: what is left of the tower stays
        pos.phase = ACQUIRING
        acquiring.begin(pos)
    elif messages.may_deliver(pos) and not frame.called:
        frame.called = True
        waiting = sum([1 << seat for seat in messages.may_deliver(pos)])
        pos.stack.append(Delivering(pos.ply, waiting))
    else:
        _end_turn(pos)


def delivering_seats(pos: GenoaPosition, frame: Delivering) -> list[int]:
    """Who has not passed yet, the trader first."""
    return [seat for seat in (pos.trader, *pos.clockwise(pos.trader)) if frame.waiting >> seat & 1]


def legal_delivering(pos: GenoaPosition, frame: Delivering, seat: int) -> list[Move]:
    """Deliver (that is added to every question), or pass."""
    return [PASS]


def apply_delivering(pos: GenoaPosition, frame: Delivering, seat: int, move: Pass) -> None:
    """When all have passed, the turn is over."""
    frame.waiting &= ~(1 << seat)
    pos.say("genoa-delivers-no-more", {"seat": seat})
    if not frame.waiting:
        pos.stack.pop()


def _end_turn(pos: GenoaPosition) -> None:
    """GEN-11.1: the discs are taken up; the round may be over, and with it the game (GEN-2.4, GEN-2.5)."""
    if (pos.trader + 1) % pos.setup.players != pos.first:
        begin_turn(pos)
    elif pos.spaces_left > 1:
        pos.spaces_left -= 1
        begin_round(pos)
    else:
        scoring.end_game(pos)
