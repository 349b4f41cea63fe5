"""The course of the game (sections 1 to 3, 5 to 7 of the rules): set-up, joining, turns with their steps, defence."""

from __future__ import annotations

from tetrapolis.core.chance import Chance
from tetrapolis.core.game import Game
from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.rules.abilities import legal_abilities
from tetrapolis.games.walled_city.rules.cards import (
    FACES,
    GUILD_NAMES,
    GUILD_NUMBERS,
    NUMBERS,
    PRIORITY,
    TILE_DOWN,
    TILE_UP,
)
from tetrapolis.games.walled_city.rules.frames import (
    LAST,
    Defence,
    DefenceTurn,
    Ending,
    Facing,
    Joining,
    Laps,
    Laying,
    Main,
    StartRoad,
    Turn,
    Zoning,
)
from tetrapolis.games.walled_city.rules.moves import Build, Face, Join, Lay, Zone, build, face, join, lay, zone
from tetrapolis.games.walled_city.rules.options import Options, setup_of
from tetrapolis.games.walled_city.rules.position import EMPTY, NO_CARD, NOBODY, OFF, WalledCityPosition, new_position
from tetrapolis.games.walled_city.rules.scoring import (
    count_factions,
    count_neighbourhoods,
    count_towers,
    end_game,
    flee,
)
from tetrapolis.games.walled_city.rules.steps_of_turn import open_step, uses_guild

# ---- set-up


def start_game(game: Game, players: int, options: Options, chance: Chance) -> WalledCityPosition:
    """WAL-1.14 to WAL-1.28."""
    setup = setup_of(players, options)
    board = setup.board
    pos = new_position(setup)
    pos.start(game, chance)
    pos.round = 1
    for seat in range(players):
        pos.hands[seat] = list(setup.hand)
    if setup.off_colour:
        pos.off = chance.shuffled(list(setup.off_colour))  # WAL-11.4
    lay_lore(pos)
    if setup.colours > players:  # WAL-12.3
        for area in sorted(set(board.gap_area)):
            pos.settle(players, area, 2, 1)
        for tower in range(len(board.towers)):
            pos.supply_n[players] -= 1
            pos.guards[4 * tower + players] = 1
    dice = [3 * faction + chance.choice(3) for faction in chance.shuffled([n // 4 for n in range(20)])]  # WAL-1.18
    for area, survey in enumerate(board.survey):
        pos.items[area] = (TILE_UP, TILE_DOWN)[chance.choice(2)] if survey else dice.pop()  # WAL-1.20
    for tower in range(len(board.towers)):
        pos.tower_items[tower] = dice.pop()
    pos.offer = sorted(chance.shuffled(list(setup.guilds))[: setup.offer])  # WAL-1.23
    chosen = options.first_player
    pos.first = chance.choice(players) if chosen == "random" else chosen  # WAL-1.24
    pos.stack = [Main()]
    if setup.starting_roads == 1 and options.starting_road == "random":
        pos.set_path(chance.choice(len(board.paths)), 1)
    else:
        for number in reversed(range(setup.starting_roads)):  # WAL-1.26, WAL-12.11
            pos.stack.append(StartRoad((pos.first + number) % players))
    return pos


def lay_lore(pos: WalledCityPosition) -> None:
    """Everybody knows every hand at first, but for the off-colour cards (WAL-14.2)."""
    lore, setup = pos.lore, pos.setup
    sizes = [*map(len, pos.hands), *[0] * (1 + len(setup.board.zones)), *[int(card != NO_CARD) for card in pos.off]]
    lore.lay(sizes, sum(sizes))
    off_kinds = sum(1 << (OFF + card) for card in setup.off_colour)
    for viewer in range(setup.players + 1):
        for seat, hand in enumerate(pos.hands):
            off = lore.zones[pos.off_pile(seat)]
            claims = [(1 << (OFF + pos.off[seat]) if seat == viewer else off_kinds, 1 << token) for token in off]
            if seat != viewer:
                claims += [(1 << card, 1 << token) for card, token in zip(hand, lore.zones[seat], strict=True)]
            lore.claims[viewer] += claims
            lore.closed[viewer] |= sum(token for _, token in claims)
    lore.refresh()


def legal_start_road(pos: WalledCityPosition, frame: StartRoad, seat: int) -> list[Move]:
    """WAL-1.25: any empty path."""
    return [build(name) for name, state in zip(pos.board.paths, pos.paths, strict=True) if state == EMPTY]


def apply_start_road(pos: WalledCityPosition, frame: StartRoad, seat: int, move: Build) -> None:
    """WAL-1.27: no settling, no adjusting."""
    pos.stack.pop()
    pos.set_path(pos.board.paths.index(move.place), 1)
    pos.say("walled_city-starting-road", {"seat": seat, "place": move.place})


# ---- the phases


def run_main(pos: WalledCityPosition, frame: Main) -> None:
    """WAL-1.2: joining, building, counting, defence; twice."""
    stage = frame.stage
    frame.stage += 1
    if stage in (0, 4):
        _start_round(pos, stage)
    elif stage in (1, 5):
        order = sorted(range(pos.setup.players), key=lambda seat: PRIORITY[pos.guild[seat]])  # WAL-2.3
        pos.stack.append(Laps(tuple(order)))
    elif stage in (2, 6):
        pos.seal()  # nobody takes back a step once the votes are counted
        pos.say("walled_city-phase", {"n": pos.round, "phase": "c"})
        if pos.round == 2:
            flee(pos)
        count_neighbourhoods(pos)
        count_factions(pos)
    elif stage in (3, 7):
        order = lowest_first(pos, pos.guild)  # WAL-5.2, WAL-9.1
        cards = pos.setup.defence_cards
        pos.say("walled_city-phase", {"n": pos.round, "phase": "d"})
        pos.stack.append(Defence(tuple([seat for seat in order for _ in range(cards)])))
        pos.say("walled_city-defence", {"seats": order})
    else:
        pos.say("walled_city-phase", {"n": pos.round, "phase": "towers"})
        count_towers(pos)
        end_game(pos)


def lowest_first(pos: WalledCityPosition, guilds: list[int]) -> list[int]:
    """WAL-5.1, WAL-6.3, WAL-6.4: from the fewest votes to the most, ties by priority."""
    votes = pos.votes
    return sorted(range(pos.setup.players), key=lambda seat: (votes[seat], PRIORITY[guilds[seat]]))


def _start_round(pos: WalledCityPosition, stage: int) -> None:
    pos.cut_log()
    players = pos.setup.players
    if stage == 0:
        order = [(pos.first + step) % players for step in range(players)]  # WAL-2.1
    else:
        pos.round = 2
        order = lowest_first(pos, pos.guild)
        pos.old_guild, pos.guild = pos.guild, [NOBODY] * players  # WAL-6.2
        pos.turned = [0] * players
    pos.say("walled_city-round", {"n": pos.round})
    pos.stack.append(Joining(order[0], tuple(order[1:])))


def legal_joining(pos: WalledCityPosition, frame: Joining, seat: int) -> list[Move]:
    """WAL-2.1: one from the offer, compulsory."""
    return [join(GUILD_NAMES[guild]) for guild in pos.offer]


def apply_joining(pos: WalledCityPosition, frame: Joining, seat: int, move: Join) -> None:
    """Then the next one; WAL-6.6: what is left after round 2 is out of the game."""
    pos.stack.pop()
    guild = GUILD_NUMBERS[move.guild]
    pos.offer.remove(guild)
    pos.guild[seat] = guild
    pos.say("walled_city-joins", {"seat": seat, "guild": move.guild})
    if frame.left:
        pos.stack.append(Joining(frame.left[0], frame.left[1:]))


def run_laps(pos: WalledCityPosition, frame: Laps) -> None:
    """WAL-3.1, WAL-7.1: until nobody has a road or wall left; Bakers' skipped turns keep the laps even."""
    stock = pos.roads if pos.round == 1 else pos.walls
    if frame.next == len(frame.order):
        frame.next = 0
    if frame.next == 0:
        pos.cut_log()
        if not any(stock):
            pos.stack.pop()
            return
    seat = frame.order[frame.next]
    frame.next += 1
    pos.say("walled_city-turn", {"seat": seat})
    pos.stack.append(Turn(seat))


def run_turn(pos: WalledCityPosition, turn: Turn) -> None:
    """The next step: a question, unless there is nothing to decide (WAL-3.2, WAL-7.2)."""
    open_step(pos, turn, bool(legal_abilities(pos, turn)))


# ---- phase D


def run_defence(pos: WalledCityPosition, frame: Defence) -> None:
    """WAL-5.1: one after the other."""
    if not frame.left:
        pos.stack.pop()
        return
    seat, *rest = frame.left
    if pos.setup.options.defence_guilds:
        cards = pos.setup.defence_cards
        frame.left = frame.left[cards:]
        pos.stack.append(DefenceTurn(seat, LAST, left=cards))
        return
    frame.left = tuple(rest)
    pos.stack.append(Zoning(seat))


def run_defence_turn(pos: WalledCityPosition, turn: DefenceTurn) -> None:
    """WAL-15.7: laying a card is the one step (two with WAL-15.4); before and after it the guild may be used."""
    if turn.left:
        pos.stack.append(Zoning(turn.seat))
    elif legal_abilities(pos, turn):
        pos.stack.append(Ending(turn.seat))
    else:
        pos.stack.pop()


def legal_zoning(pos: WalledCityPosition, frame: Zoning, seat: int) -> list[Move]:
    """WAL-5.3, WAL-5.4: an empty zone; WAL-15.7: or first the guild."""
    moves: list[Move] = [
        zone(name) for name, owner in zip(pos.board.zones, pos.zone_owner, strict=True) if owner == NOBODY
    ]
    turn = pos.stack[-2]
    return [*moves, *legal_abilities(pos, turn)] if isinstance(turn, DefenceTurn) else moves


def apply_zoning(pos: WalledCityPosition, frame: Zoning, seat: int, move: Move) -> None:
    """Then the card."""
    if uses_guild(pos, seat, move):
        return
    assert isinstance(move, Zone)
    pos.stack.pop()
    turn = pos.stack[-1]
    if isinstance(turn, DefenceTurn):
        turn.left -= 1
    pos.stack.append(Laying(seat, pos.board.zones.index(move.place)))


def legal_laying(pos: WalledCityPosition, frame: Laying, seat: int) -> list[Move]:
    """Any hand card, the off-colour one too (WAL-11.5)."""
    moves: list[Move] = [lay(FACES[card]) for card in sorted(set(pos.hands[seat]))]
    if pos.off[seat] != NO_CARD:
        moves.append(lay(f"{FACES[pos.off[seat]]}*"))
    return moves


def apply_laying(pos: WalledCityPosition, frame: Laying, seat: int, move: Lay) -> None:
    """Then which number faces which tower (WAL-5.5); asked even if they are equal, or others could tell (WAL-14.3)."""
    pos.stack.pop()
    number = NUMBERS[move.card.rstrip("*")]
    pos.stack.append(Facing(seat, frame.zone, number + OFF if move.card.endswith("*") else number))


def legal_facing(pos: WalledCityPosition, frame: Facing, seat: int) -> list[Move]:
    """One of the zone's two towers."""
    return [face(pos.board.towers[tower]) for tower in pos.board.zone_towers[frame.zone]]


def apply_facing(pos: WalledCityPosition, frame: Facing, seat: int, move: Face) -> None:
    """WAL-5.5."""
    pos.stack.pop()
    tower = pos.board.towers.index(move.place)
    lay_card(pos, seat, frame.zone, frame.card, pos.board.zone_towers[frame.zone].index(tower))


def lay_card(pos: WalledCityPosition, seat: int, zone_number: int, card: int, turned: int) -> None:
    """WAL-5.6, WAL-14.3: everybody sees that it lies there and who laid it; face and direction only he.

    That it is the off-colour card shows on its back.
    """
    if card >= OFF:
        pos.off[seat] = NO_CARD
        pos.lore.move(card, pos.off_pile(seat), pos.zone_pile(zone_number), 1 << seat)
    else:
        pos.hands[seat].remove(card)
        pos.lore.move(card, seat, pos.zone_pile(zone_number), 1 << seat)
    pos.zone_owner[zone_number] = seat
    pos.zone_card[zone_number] = card
    pos.zone_turned[zone_number] = turned
    place = pos.board.zones[zone_number]
    pos.say("walled_city-lays", {"seat": seat, "zone": place}, ~(1 << seat))
    pos.say("walled_city-you-lay", {"seat": seat, "zone": place, "card": FACES[card % OFF]}, 1 << seat)
