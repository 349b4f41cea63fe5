"""What a seat may know of a position (section 14 of the rules), built up piece by piece, and worlds that fit it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from tetrapolis.core.chance import Chance
from tetrapolis.core.dealing import deal, deal_world
from tetrapolis.core.observation import Observation
from tetrapolis.games.walled_city.cards import (
    FACES,
    FACTION,
    FACTIONS,
    GUILD_NAMES,
    GUILD_NUMBERS,
    NUMBERS,
    TILE_UP,
    TOTAL,
    VALUE,
)
from tetrapolis.games.walled_city.frames import Ability, Answering, AnyFrame, Butchery, Facing
from tetrapolis.games.walled_city.guilds_cards import higher, others
from tetrapolis.games.walled_city.options import Options, setup_of
from tetrapolis.games.walled_city.position import NO_CARD, NOBODY, OFF, WalledCityPosition, new_position
from tetrapolis.games.walled_city.scoring import faction_value

_COPIED = (
    "round",
    "first",
    "roads",
    "walls",
    "peasants",
    "nobles",
    "guards",
    "supply_p",
    "supply_n",
    "box_p",
    "box_n",
    "items",
    "tower_items",
    "paths",
    "gaps",
    "zone_owner",
    "turned",
    "cuts",
    "discard",
)
"""Public parts of a position that the view shows as they are."""
TRIES = 50
"""How often cards are dealt anew while a player who has to answer the Butchers could not."""


class PlayerView(msgspec.Struct, frozen=True):
    """What anybody may know of a player, and what the viewing seat knows beyond it."""

    votes: int
    cards: int
    """How many cards in hand, the off-colour card included."""
    guild: str
    old_guild: str
    known: list[str]
    """Cards the viewer knows to be in this hand."""


class View(msgspec.Struct, frozen=True):
    """A seat's knowledge. Everything a table shows comes from here.

    Places are numbers in the order of the board's file; see position for what the lists mean.
    """

    options: Options
    seat: int | None
    ply: int
    players: list[PlayerView]
    neutral_votes: int | None
    ledger: list[list[int]]
    """Votes of each player, and of the neutral colour if they are shown, by position.LINES."""
    hand: list[str]
    """The seat's own cards; `*` marks the off-colour card."""
    areas: list[str]
    """The areas' ids now."""
    hoods: list[list[str]]
    """The neighbourhoods as they are now."""
    factions: dict[str, int]
    """The factions' values now."""
    dice: list[tuple[str, str, int]]
    """(place, faction or "tile", value) of every item."""
    offer: list[str]
    zones: list[str]
    """What lies in each defence zone: "" nothing, "?" a hidden card, "?*" a hidden off-colour card, else the face."""
    zone_turned: list[int]
    """1: the larger number faces the zone's second tower; -1: hidden."""
    off_held: list[bool]
    """Who still holds an off-colour card."""
    stack: list[AnyFrame]
    """Where the game stands; hidden parts of a frame are left empty."""
    public: dict[str, Any]
    """The public lists of the position (see position)."""
    claims: list[tuple[str, str]]
    closed: str
    public_claims: list[tuple[str, str]]
    public_closed: str
    tokens: list[list[int]]


def view_of(pos: WalledCityPosition, seat: int | None) -> View:
    """The view of a seat (None: a spectator)."""
    lore, setup, board = pos.lore, pos.setup, pos.board
    lore.settle()
    who = setup.players if seat is None else seat
    votes = pos.votes
    over = pos.outcome is not None
    names = ("", *GUILD_NAMES)
    shows_neutral = setup.options.neutral_votes  # WAL-15.6
    hand: list[str] = []
    if seat is not None:
        hand = [FACES[card] for card in sorted(pos.hands[seat])]
        if pos.off[seat] != NO_CARD:
            hand.append(f"{FACES[pos.off[seat]]}*")
    dice = [
        (place, FACTIONS[FACTION[item]] if item < TILE_UP else "tile", VALUE[item])
        for place, item in _places(pos)
        if item >= 0
    ]
    return View(
        setup.options,
        seat,
        pos.ply,
        [
            PlayerView(
                votes[player],
                len(pos.hands[player]) + (pos.off[player] != NO_CARD),
                names[pos.guild[player] + 1],
                names[pos.old_guild[player] + 1],
                sorted([FACES[card] for card in lore.sure(who, player)]),
            )
            for player in range(setup.players)
        ],
        votes[-1] if setup.colours > setup.players and shows_neutral else None,
        [lines.copy() for lines in (pos.ledger if shows_neutral else pos.ledger[: setup.players])],
        hand,
        list(pos.names),
        [[name for area, name in enumerate(pos.names) if hood >> area & 1] for hood in pos.hoods()],
        {name: faction_value(pos, faction) for faction, name in enumerate(FACTIONS)},
        dice,
        [GUILD_NAMES[guild] for guild in pos.offer],
        [_zone_text(pos, zone, over or pos.zone_owner[zone] == seat) for zone in range(len(board.zones))],
        [
            turned if over or pos.zone_owner[zone] in (seat, NOBODY) else -1
            for zone, turned in enumerate(pos.zone_turned)
        ],
        [card != NO_CARD for card in pos.off],
        [_censored(pos, frame, seat) for frame in pos.stack],
        {name: value.copy() if isinstance(value := getattr(pos, name), list) else value for name in _COPIED},
        *lore.known(who),
        *lore.known(-1),
        [zone.copy() for zone in lore.zones],
    )


def _places(pos: WalledCityPosition) -> Iterable[tuple[str, int]]:
    """Every area and tower with its item."""
    items = [*pos.items[: pos.area_count], *pos.tower_items]
    return zip((*pos.names, *pos.board.towers), items, strict=True)


def _zone_text(pos: WalledCityPosition, zone: int, seen: bool) -> str:
    card = pos.zone_card[zone]
    if card == NO_CARD:
        return ""
    mark = "*" if card >= OFF else ""
    return f"{FACES[card % OFF] if seen else '?'}{mark}"


def _censored(pos: WalledCityPosition, frame: Any, seat: int | None) -> Any:
    """A copy of a frame without what this seat may not know (WAL-14.3, WAL-14.4)."""
    kind = type(frame)
    if kind is Facing and frame.seat != seat:
        return Facing(frame.seat, frame.zone, OFF if frame.card >= OFF else NO_CARD)
    if kind is Ability and frame.picks and GUILD_NAMES[frame.guild] == "butchers" and frame.seat != seat:
        return replace(frame, picks=(NO_CARD,) * len(frame.picks))
    if kind is Butchery:
        targets = others(pos, frame.by)
        given = [
            card if seat in (target, frame.by) else NO_CARD for target, card in zip(targets, frame.given, strict=True)
        ]
        back = [
            card if seat == target or (seat == frame.by and frame.shown >> place & 1) else NO_CARD
            for place, (target, card) in enumerate(zip(targets, frame.back, strict=False))
        ]
        return replace(frame, given=tuple(given), back=tuple(back))
    if kind is Answering and seat != frame.seat:
        butcher = next(below.by for below in reversed(pos.stack) if isinstance(below, Butchery))
        return replace(frame, got=frame.got if seat == butcher else NO_CARD)
    return replace(frame)


# ---- worlds


def resample(obs: Observation, rng: Random) -> WalledCityPosition:
    """A whole position in which everything this seat saw or can deduce holds, and the rest is dealt anew.

    The other seats of that world know what everybody knows, their own cards and those they are looking at; what else
    they saw in private this seat cannot tell.
    """
    view: View = obs.view
    pos = new_position(setup_of(len(view.players), view.options))
    pos.start(obs.game, Chance(f"{rng.getrandbits(128):032x}"))
    pos.outcome = obs.outcome
    pos.log = list(obs.events)
    pos.ply = pos.undo_from = view.ply
    for cut in view.public["cuts"]:
        pos.put_fence(cut)
    for name in _COPIED:
        value = view.public[name]
        setattr(pos, name, value.copy() if isinstance(value, list) else value)
    pos.ledger[: len(view.ledger)] = [lines.copy() for lines in view.ledger]
    pos.offer = [GUILD_NUMBERS[name] for name in view.offer]
    for seat, player in enumerate(view.players):
        pos.guild[seat] = GUILD_NUMBERS.get(player.guild, NOBODY)
        pos.old_guild[seat] = GUILD_NUMBERS.get(player.old_guild, NOBODY)
    cards = len(pos.setup.hand) * pos.setup.players + len(pos.setup.off_colour)
    own, public = (view.claims, view.closed), (view.public_claims, view.public_closed)
    pos.lore.become(view.seat, own, public, view.tokens, cards)
    for _ in range(TRIES):
        pos.stack = [replace(frame) for frame in view.stack]
        card = _deal_cards(pos, view, rng)
        _set_hidden_frames(pos, view, rng)
        if all(_can_answer(pos, frame) for frame in pos.stack if isinstance(frame, Butchery)):
            break  # WAL-13.53, WAL-13.54
    pos.lore.know_own(view.seat, card)
    _show_cards(pos, view.seat)
    return pos


def _show_cards(pos: WalledCityPosition, seat: int | None) -> None:
    """The other players know their own off-colour cards and those in defence zones (WAL-14.2, WAL-14.3).

    The Butchers' owner knows the cards given to each and the hands shown (WAL-13.54, WAL-14.4).
    """
    lore = pos.lore
    for player, card in enumerate(pos.off):
        if player != seat and card != NO_CARD:
            lore.look_all(player, [OFF + card], pos.off_pile(player))
    for zone, player in enumerate(pos.zone_owner):
        if player not in (NOBODY, seat):
            lore.look_all(player, [pos.zone_card[zone]], pos.zone_pile(zone))
    for frame in pos.stack:
        if isinstance(frame, Butchery) and frame.by != seat:
            for place, (target, card) in enumerate(zip(others(pos, frame.by), frame.given, strict=True)):
                if frame.shown >> place & 1:
                    lore.look_all(frame.by, pos.hands[target], target)
                else:
                    lore.glimpse(frame.by, [card], target)


def _deal_cards(pos: WalledCityPosition, view: View, rng: Random) -> dict[int, int]:
    """Deal the cards the seat does not see to the other hands and the defence zones."""
    setup, lore, seat = pos.setup, pos.lore, view.seat
    unseen = list(setup.hand * setup.players)
    for face in pos.discard:
        unseen.remove(face)
    own = [] if seat is None else [NUMBERS[card] for card in view.hand if not card.endswith("*")]
    for face in own:
        unseen.remove(face)
    unseen += [OFF + face for face in setup.off_colour]
    hidden = [token for zone, tokens in enumerate(lore.zones) if zone != seat for token in tokens]
    card = deal_world(lore, seat, own, lambda claims, closed: deal(claims, closed, hidden, unseen, rng))
    for player in range(setup.players):
        pos.hands[player] = [card[token] for token in lore.zones[player]]
        pos.off[player] = next((card[token] - OFF for token in lore.zones[pos.off_pile(player)]), NO_CARD)
    for zone in range(len(setup.board.zones)):
        pos.zone_card[zone] = next((card[token] for token in lore.zones[pos.zone_pile(zone)]), NO_CARD)
        turned = view.zone_turned[zone]
        pos.zone_turned[zone] = int(rng.random() * 2) if turned < 0 else turned
    return card


def _set_hidden_frames(pos: WalledCityPosition, view: View, rng: Random) -> None:
    for frame in pos.stack:
        if isinstance(frame, Facing) and frame.card in (NO_CARD, OFF) and frame.seat != view.seat:
            if frame.card == OFF:
                frame.card = OFF + pos.off[frame.seat]
            else:
                frame.card = rng.choice(pos.hands[frame.seat])
        elif isinstance(frame, Ability) and NO_CARD in frame.picks:
            frame.picks = tuple(rng.sample(pos.hands[frame.seat], len(frame.picks)))
        elif isinstance(frame, Answering) and frame.got == NO_CARD:
            frame.got = min(pos.hands[frame.seat], key=TOTAL.__getitem__)
        elif isinstance(frame, Butchery):
            frame.given = _filled(pos, frame.by, frame.given, high=frame.shown)
            frame.back = _filled(pos, frame.by, frame.back, high=-1)


def _filled(pos: WalledCityPosition, by: int, cards: tuple[int, ...], high: int) -> tuple[int, ...]:
    """Cards for those that are hidden: who answers got a low one and gives back a high one.

    `high`: who has got a high one, as a set of places in the order of the players.
    """
    hands = [pos.hands[target] for target in others(pos, by)]
    return tuple(
        [
            (max if high >> place & 1 else min)(hands[place], key=TOTAL.__getitem__) if card == NO_CARD else card
            for place, card in enumerate(cards)
        ]
    )


def _can_answer(pos: WalledCityPosition, frame: Butchery) -> bool:
    """Whether those who answer have a higher card and those who had to show their hands have not."""
    return all(
        bool(higher(pos, target, frame.given[place])) != bool(frame.shown >> place & 1)
        for place, target in enumerate(others(pos, frame.by)[: frame.next])
    )
