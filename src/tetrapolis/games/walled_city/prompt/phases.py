"""What is asked outside the steps of a turn: starting roads, guilds to join, Butchers' answers, defence cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from tetrapolis.core.prompt import Offer, Verb
from tetrapolis.core.said import Said, in_a_row
from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.prompt import refusals
from tetrapolis.games.walled_city.prompt.parts import Asked, build_offer, made, told_first, with_guild
from tetrapolis.games.walled_city.prompt.saying import place, say, spot
from tetrapolis.games.walled_city.rules.abilities import legal_abilities
from tetrapolis.games.walled_city.rules.cards import FACES, GUILD_NAMES, HIGH, LOW, PRIORITY, TOTAL
from tetrapolis.games.walled_city.rules.frames import (
    Answering,
    Butchery,
    Defence,
    DefenceTurn,
    Facing,
    Joining,
    Laying,
    StartRoad,
    TakingCard,
    Turn,
    Zoning,
)
from tetrapolis.games.walled_city.rules.moves import Build, Face, Give, Join, Lay, TakeCard, Zone
from tetrapolis.games.walled_city.rules.position import OFF, WalledCityPosition

# ---- set-up and joining


def start_road(pos: WalledCityPosition, frame: StartRoad, moves: Sequence[Build]) -> Asked:
    """WAL-1.25 to WAL-1.27."""
    left = sum([isinstance(each, StartRoad) for each in pos.stack])
    below: Any = pos.stack[-2]
    final = (below.seat if left > 1 else pos.first) != frame.seat
    offers = tuple([build_offer(pos.board.id, move, "build-start", final) for move in moves])
    refused = refusals.closed(pos.board.id, 1, tuple(pos.paths), False)
    verb = Verb("build", made("verb-build-start"), offers, refused)
    return Asked(made("ask-start_road"), made("now-start", "n", left), (verb,))


@cache
def _join(move: Join, final: bool) -> Offer:
    guild = f"guild:{move.guild}"
    return Offer(str(move), say("move-join", guild=guild), guild, final=final)


def joining(pos: WalledCityPosition, frame: Joining, moves: Sequence[Join]) -> Asked:
    """WAL-2.1, WAL-6.3. Who joins last and has the lowest number goes on with his turn (WAL-2.3)."""
    lowest = min([PRIORITY[guild] for guild in pos.guild if guild >= 0], default=-1) if not frame.left else -1
    offers = tuple([_join(move, PRIORITY[guild] > lowest) for move, guild in zip(moves, pos.offer, strict=True)])
    verb = Verb("join", made("verb-join"), offers, refusals.held_guilds(tuple(pos.guild)))
    facts = made("now-joining", "round", pos.round)
    return Asked(made("ask-joining"), in_a_row(facts, _later(frame.left)) if frame.left else facts, (verb,))


@cache
def _later(seats: tuple[int, ...]) -> Said:
    return say("now-joining-later", seats=[f"seat:{seat}" for seat in seats])


# ---- Butchers' answers


@cache
def _give_back(move: Give) -> Offer:
    card = f"card:{move.card}"
    said = say("choice-give-back", card=card)
    return Offer(str(move), said, f"hand:{move.card}", label=card, final=True)


def answering(pos: WalledCityPosition, frame: Answering, moves: Sequence[Give]) -> Asked:
    """WAL-13.53, WAL-13.56."""
    by = next(each.by for each in reversed(pos.stack) if isinstance(each, Butchery))
    got = frame.got
    low = [f"hand:{FACES[card]}" for card in sorted(set(pos.hands[frame.seat])) if TOTAL[card] <= TOTAL[got]]
    refused = refusals.group("total", "WAL-13.53", low) + refusals.off_colour(pos, frame.seat, "WAL-13.56", "kept")
    verb = Verb("give", made("verb-give-back"), tuple([_give_back(move) for move in moves]), refused)
    facts = made("now-answering", "seat", f"seat:{by}", "card", f"card:{FACES[got]}", "n", TOTAL[got])
    return Asked(made("ask-answering"), facts, (verb,))


@cache
def _take(move: TakeCard) -> Offer:
    card = f"card:{move.card}"
    return Offer(str(move), say("move-take", card=card), f"shown:{move.card}", label=card, final=True)


def taking(pos: WalledCityPosition, frame: TakingCard, moves: Sequence[TakeCard]) -> Asked:
    """WAL-13.54."""
    verb = Verb("take", made("verb-take"), tuple([_take(move) for move in moves]))
    return Asked(made("ask-taking"), made("now-taking", "seat", f"seat:{frame.target}"), (verb,))


# ---- phase D


@cache
def _zone(board: str, move: Zone) -> Offer:
    at = place(move.place)
    return Offer(str(move), say("move-zone", place=at), at, label=spot(board, move.place))


def zoning(pos: WalledCityPosition, frame: Zoning, moves: Sequence[Move]) -> Asked:
    """WAL-5.1, WAL-5.3, WAL-5.4, WAL-9.1."""
    turn = pos.stack[-2]
    guild, rest = with_guild(pos, turn, moves) if isinstance(turn, DefenceTurn) else ((), moves)
    zones: Any = rest
    verb = Verb(
        "zone", made("verb-zone"), tuple([_zone(pos.board.id, move) for move in zones]), refusals.taken_zones(pos)
    )
    more = cards_left(pos, frame.seat)
    facts = in_a_row(made("now-zoning"), made("now-zoning-more", "n", more)) if more else made("now-zoning")
    return Asked(made("ask-zoning"), told_first(facts, guild), (verb, *guild))


def cards_left(pos: WalledCityPosition, seat: int) -> int:
    """How many more defence cards this player lays in this phase, after the one in question (WAL-15.4)."""
    turn = pos.stack[-2]
    if isinstance(turn, DefenceTurn):
        return turn.left - isinstance(pos.stack[-1], Zoning)
    return turn.left.count(seat) if isinstance(turn, Defence) else 0


def _lays_last(pos: WalledCityPosition, seat: int) -> bool:
    """Whether somebody else is asked after this card."""
    if cards_left(pos, seat):
        return False
    turn = pos.stack[-2]
    if not isinstance(turn, DefenceTurn):
        return True
    enough = len(pos.hands[seat]) >= pos.players  # the Butchers need as many cards after this one is laid (WAL-13.52)
    return not any(enough or getattr(move, "guild", own) != "butchers" for own, move in _usable(pos, turn))


def _usable(pos: WalledCityPosition, turn: Turn) -> list[tuple[str, Move]]:
    own = GUILD_NAMES[pos.guild[turn.seat]]
    return [(own, move) for move in legal_abilities(pos, turn)]


@cache
def _lay(board: str, move: Lay, one: str, other: str, final: bool) -> tuple[Offer, ...]:
    """A card and how it faces, chosen together (WAL-14.3). With equal numbers both ways read the same."""
    card = f"card:{move.card}"
    number = FACES.index(move.card.rstrip("*"))
    high, low = HIGH[number], LOW[number]
    offers = []
    for tower, across in ((one, other), (other, one)):
        way = _facing(high, low, tower, across) if high != low else say("choice-face-equal", n=high)
        offers.append(
            Offer(
                str(move),
                say("choice-lay", card=card, way=way),
                f"hand:{move.card}",
                place(tower),
                card,
                spot(board, tower),
                final=final,
                note=say("note-number", n=high, small=low),
                after=f"face {tower}",
            )
        )
    return tuple(offers)


def _facing(high: int, low: int, tower: str, across: str) -> Said:
    return say("choice-face", n=high, tower=place(tower), small=low, other=place(across))


def laying(pos: WalledCityPosition, frame: Laying, moves: Sequence[Lay]) -> Asked:
    """WAL-5.3, WAL-5.5, WAL-5.6, WAL-11.5."""
    towers = pos.board.zone_towers[frame.zone]
    one, other = [pos.board.towers[tower] for tower in towers]
    final = _lays_last(pos, frame.seat)
    offers = [offer for move in moves for offer in _lay(pos.board.id, move, one, other, final)]
    refused = refusals.towers_but(pos.board.id, towers, "zone-tower", "WAL-5.5", True)
    verb = Verb("lay", made("verb-lay"), tuple(offers), refused)
    zone = place(pos.board.zones[frame.zone])
    facts = made("now-laying", "zone", zone, "one", place(one), "other", place(other))
    off = moves[-1].card.endswith("*")
    return Asked(made("ask-laying"), in_a_row(facts, made("now-off-colour")) if off else facts, (verb,))


@cache
def _face(board: str, move: Face, card: int, across: str, final: bool) -> Offer:
    high, low = HIGH[card], LOW[card]
    said = _facing(high, low, move.place, across)
    note, label = say("note-number", n=high, small=low), spot(board, move.place)
    return Offer(str(move), said, place(move.place), label=label, final=final, note=note)


def facing(pos: WalledCityPosition, frame: Facing, moves: Sequence[Face]) -> Asked:
    """WAL-5.5, WAL-9.4."""
    towers, card = pos.board.zone_towers[frame.zone], frame.card % OFF
    one, other = moves
    final = _lays_last(pos, frame.seat)
    board = pos.board.id
    offers = (_face(board, one, card, other.place, final), _face(board, other, card, one.place, final))
    refused = refusals.towers_but(pos.board.id, towers, "zone-tower", "WAL-5.5")
    verb = Verb("face", made("verb-face"), offers, refused)
    zone = place(pos.board.zones[frame.zone])
    towers_said = ("one", place(one.place), "other", place(other.place))
    facts = made("now-facing", "card", f"card:{FACES[card]}", "zone", zone, *towers_said)
    return Asked(made("ask-facing", "n", HIGH[card]), facts, (verb,))
