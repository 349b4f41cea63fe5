"""What a seat may know of a position (section 11 of the rules), built up piece by piece, and worlds that fit it."""

from __future__ import annotations

from random import Random

import msgspec
from msgspec.structs import replace

from tetrapolis.core.chance import Chance
from tetrapolis.core.dealing import deal, deal_world, mix
from tetrapolis.core.observation import Observation
from tetrapolis.games.ankh_morpork import areas, personalities
from tetrapolis.games.ankh_morpork.cards import EVENT_NUMBERS, EVENTS, IS_GREEN, NAMES, NUMBERS
from tetrapolis.games.ankh_morpork.frames import AnyFrame, Keeping, Searching
from tetrapolis.games.ankh_morpork.options import Options, setup_of
from tetrapolis.games.ankh_morpork.personalities import sample
from tetrapolis.games.ankh_morpork.position import MINION_OWNERS, NO_CARD, NOBODY, AnkhMorporkPosition, new_position
from tetrapolis.games.ankh_morpork.sight import GREEN_HOLE


class PlayerView(msgspec.Struct, frozen=True):
    """What anybody may know of a player, and what the viewing seat knows beyond it."""

    cash: int
    """ANK-11.3."""
    cards: int
    """How many cards in hand (ANK-11.1)."""
    minions: int
    """How many in the supply."""
    buildings: int
    """How many on the board."""
    loans: list[str]
    penalties: list[str]
    area_cards: list[str]
    known: list[str]
    """Cards the viewer knows to be in this hand."""
    suspects: list[str]
    """Who this player can be, as far as the viewer can tell."""


class View(msgspec.Struct, frozen=True):
    """A seat's knowledge. Everything a table shows comes from here."""

    options: Options
    seat: int | None
    ply: int
    turn: int
    first: int
    active: int
    players: list[PlayerView]
    hand: list[str]
    """The seat's own cards (ANK-11.1)."""
    personality: str
    """The seat's own (ANK-11.2)."""
    minions: list[list[int]]
    """By owner (the seats, then trolls and demons at 4 and 5) and area (from 1)."""
    buildings: list[int]
    """Whose building stands in each area; -1 for none."""
    trouble: list[str]
    """The areas with a trouble marker."""
    gone: list[str]
    """The areas whose card is out of the game."""
    gained: list[str]
    """The areas whose card was gained this turn."""
    used: list[str]
    """The areas whose power was used this turn."""
    current: str
    """The card that lies before the active player."""
    deck: tuple[int, int]
    """How many green and brown cards are left in the draw pile (ANK-11.5)."""
    discard: list[str]
    """ANK-11.6."""
    box: list[str]
    events_used: list[str]
    events_left: int
    """ANK-11.7."""
    unused: int
    """How many personalities are unused ..."""
    unused_known: list[str]
    """... and which ones of them the viewer knows."""
    immune: list[int]
    """The seats that Wallace Sonky protects from the present text."""
    standing: int
    """The seat's own standing answer: let pass whatever is worth less."""
    quiet: bool
    """The seat lets everything pass for the rest of this turn."""
    stack: list[AnyFrame]
    """Where the game stands; hidden parts of a frame are left empty."""
    whereabouts: list[int]
    """For each interrupt: which seats may hold it, by public facts (see position)."""
    claims: list[tuple[str, str]]
    """Cards this seat knows something about: possible cards and possible tokens (hex, see core.lore)."""
    closed: str
    public_claims: list[tuple[str, str]]
    public_closed: str
    tokens: list[list[int]]
    """Where each token lies: the hands, the draw pile from the top."""
    possible: str
    """The deals of personalities this seat holds possible (hex, see personalities)."""
    public_possible: str


def view_of(pos: AnkhMorporkPosition, seat: int | None) -> View:
    """The view of a seat (None: a spectator): what lies open (ANK-11.4), and its own secrets."""
    lore, players = pos.lore, pos.setup.players
    possible = pos.suspicions.possible
    who = players if seat is None else seat
    area_names = areas.NAMES
    held_cards: list[list[str]] = [[] for _ in range(players)]
    for area in areas.AREAS_IN[pos.built & ~pos.gone]:
        held_cards[pos.building[area]].append(area_names[area])
    green = pos.deck.count(GREEN_HOLE)
    minions = pos.minions
    return View(
        pos.setup.options,
        seat,
        pos.ply,
        pos.turn,
        pos.first,
        pos.active,
        [
            PlayerView(
                pos.cash[player],
                len(pos.hands[player]),
                pos.supply[player],
                pos.houses[player],
                [NAMES[card] for card in pos.loans[player]],
                [NAMES[card] for card in pos.penalties[player]],
                held_cards[player],
                sorted([NAMES[card] for card in lore.sure(who, player)]),
                [personalities.NAMES[suspect] for suspect in pos.suspicions.suspects(who, player)],
            )
            for player in range(players)
        ],
        [] if seat is None else [NAMES[card] for card in pos.hands[seat]],
        "" if seat is None else personalities.NAMES[pos.personality[seat]],
        [minions[13 * owner : 13 * owner + 13] for owner in MINION_OWNERS],
        pos.building.copy(),
        [area_names[area] for area in areas.AREAS_IN[pos.trouble]],
        [area_names[area] for area in areas.AREAS_IN[pos.gone]],
        [area_names[area] for area in areas.AREAS_IN[pos.gained]],
        [area_names[area] for area in areas.AREAS_IN[pos.used]],
        "" if pos.current == NO_CARD else NAMES[pos.current],
        (green, len(pos.deck) - green),
        [NAMES[card] for card in pos.discard],
        [NAMES[card] for card in pos.box],
        [EVENTS[event] for event in pos.events_used],
        len(pos.events),
        len(pos.unused),
        [personalities.NAMES[unused] for unused in pos.suspicions.pile(who)],
        [player for player in range(players) if pos.immune >> player & 1],
        0 if seat is None else pos.standing[seat],
        seat is not None and bool(pos.quiet >> seat & 1),
        pos.stack,
        pos.whereabouts.copy(),
        *lore.known(who),
        *lore.known(-1),
        [zone.copy() for zone in lore.zones],
        f"{possible[who]:x}",
        f"{possible[-1]:x}",
    )


# ---- worlds


def resample(obs: Observation, rng: Random) -> AnkhMorporkPosition:
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
    _set_public(pos, view)
    own, public = (view.claims, view.closed), (view.public_claims, view.public_closed)
    pos.lore.become(view.seat, own, public, view.tokens, len(pos.setup.cards))
    _deal_cards(pos, view, rng)
    deal_personalities(pos, view, sample(pos.setup.players, int(view.possible, 16), rng))
    unturned = [event for event in range(len(EVENTS)) if event not in pos.events_used]
    mix(unturned, rng)
    pos.events = unturned
    for frame in pos.stack:
        if isinstance(frame, Keeping) and NO_CARD in frame.cards:
            frame.cards = tuple(rng.sample(pos.hands[frame.target], len(frame.cards)))
        if isinstance(frame, Keeping) and frame.seat != view.seat:
            pos.lore.glimpse(frame.seat, frame.cards, frame.target)
        elif isinstance(frame, Searching) and frame.seat != view.seat:
            pos.lore.look_all(frame.seat, pos.hands[frame.target], frame.target)
    return pos


def _set_public(pos: AnkhMorporkPosition, view: View) -> None:
    """Everything that stands in the view as it is."""
    pos.turn, pos.first, pos.active = view.turn, view.first, view.active
    pos.current = NUMBERS[view.current] if view.current else NO_CARD
    pos.minions = [count for row in view.minions for count in row]
    pos.crowd = [sum(column) for column in zip(*view.minions, strict=True)]
    pos.where = [sum([areas.BIT[area] for area, count in enumerate(row) if count]) for row in view.minions]
    for owner, row in enumerate(view.minions):
        pos.supply[owner] -= sum(row)
    pos.building = view.buildings.copy()
    pos.built = sum([areas.BIT[area] for area, owner in enumerate(view.buildings) if owner != NOBODY])
    for name in ("trouble", "gone", "gained", "used"):
        setattr(pos, name, areas.mask_of([areas.NUMBERS[area] for area in getattr(view, name)]))
    pos.discard = [NUMBERS[name] for name in view.discard]
    pos.box = [NUMBERS[name] for name in view.box]
    pos.events_used = [EVENT_NUMBERS[name] for name in view.events_used]
    pos.immune = sum([1 << seat for seat in view.immune])
    pos.whereabouts = view.whereabouts.copy()
    pos.stack = [replace(frame) for frame in view.stack]
    for seat, player in enumerate(view.players):
        pos.cash[seat] = player.cash
        pos.houses[seat] = player.buildings
        pos.loans[seat] = [NUMBERS[name] for name in player.loans]
        pos.penalties[seat] = [NUMBERS[name] for name in player.penalties]
    if view.seat is not None:
        pos.standing[view.seat] = view.standing
        pos.quiet = view.quiet << view.seat


def _deal_cards(pos: AnkhMorporkPosition, view: View, rng: Random) -> None:
    """Deal the cards the seat does not see to the other hands and the draw pile, green ones on top (ANK-1.11)."""
    seen = {*pos.discard, *pos.box, pos.current}
    for piles in (pos.loans, pos.penalties):
        for pile in piles:
            seen.update(pile)
    own = [NUMBERS[name] for name in view.hand]
    seen.update(own)
    unseen = [card for card in pos.setup.cards if card not in seen]
    lore = pos.lore
    players = range(pos.setup.players)
    hidden = [token for seat in players if seat != view.seat for token in lore.zones[seat]]
    card = deal_world(lore, view.seat, own, lambda claims, closed: deal(claims, closed, hidden, unseen, rng))
    lore.know_own(view.seat, card)
    for seat in players:
        pos.hands[seat] = [card[token] for token in lore.zones[seat]]
    dealt = set(card.values())
    pile = [card for card in unseen if card not in dealt]
    mix(pile, rng)
    pile.sort(key=IS_GREEN.__getitem__)
    pos.deck = pile


def deal_personalities(pos: AnkhMorporkPosition, view: View, dealt: personalities.Deal) -> None:
    """A deal this seat holds possible; the others know their own and what everybody knows."""
    players = pos.setup.players
    public = int(view.public_possible, 16)
    pos.personality = list(dealt)
    pos.unused = [who for who in personalities.in_game(players) if who not in dealt]
    pos.suspicions.become([public] * (players + 1))
    for seat in range(players):
        if seat == view.seat:
            pos.suspicions.possible[seat] = int(view.possible, 16)
        else:
            pos.suspicions.sees_own(seat, dealt[seat])
