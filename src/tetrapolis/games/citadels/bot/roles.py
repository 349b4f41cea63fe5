"""The bot and the characters: what each is worth to a player now, who probably has which, whom to name."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from tetrapolis.games.citadels.bot.outlook import Outlook
from tetrapolis.games.citadels.bot.values import GOLD, SHARE_OF_TYPE, TEMPO
from tetrapolis.games.citadels.rules.cards import (
    BIT,
    BLACKMAILER,
    CHARACTER_NAMES,
    COST,
    DIPLOMAT,
    IN_CARDS,
    LIMIT,
    MARSHAL,
    MERCHANT,
    NAVIGATOR,
    STATUE,
    THIEF,
    TRADE,
    TYPE,
    WARLORD,
)
from tetrapolis.games.citadels.rules.characters.rank8 import SEIZABLE_COST
from tetrapolis.games.citadels.rules.knowledge import exchanged, owners_if
from tetrapolis.games.citadels.rules.position import NOBODY

_CARD = 0.9  # points for a new card, roughly

# ---- what a character is worth


def _rivals(seat: int, values: list[int]) -> list[int]:
    """Of something that is so of each player, what it is of the others."""
    return values[:seat] + values[seat + 1 :]


def _purse(table: Outlook, seat: int, char: int) -> int:
    """Gold this player will have for building as this character."""
    income = 0 if IN_CARDS[char] else table.income(seat, char)
    return table.gold[seat] + 2 + income + (char == MERCHANT)


def _builds(table: Outlook, seat: int, char: int, slots: int) -> float:
    """What a player will build as this character, in points: known for the own hand, guessed for the others."""
    purse = _purse(table, seat, char)
    if seat == table.me:
        return table.plan(purse, slots, char=char)[0]
    builds = min(slots, table.cards[seat], purse // 3)
    value = 3.0 * builds
    if table.missing(seat) <= builds:
        value += 4.0
    return value


def _more_builds(table: Outlook, seat: int, char: int, base: float) -> float:
    """What the character's higher limit is worth, besides something else."""
    return base + _builds(table, seat, char, LIMIT[char]) - _builds(table, seat, char, 1)


def _stop(table: Outlook, seat: int) -> float:
    """How urgently somebody has to be stopped, seen from this player."""
    nearest = table.nearest(seat)
    return (0.0, 3.0, 1.2)[nearest] if nearest <= 2 else 0.0


def _crown(table: Outlook, seat: int) -> float:
    first = 0.6 if table.pos.crown == seat else 1.1
    return first + (2.5 if table.marks[seat] >> STATUE & 1 else 0.0)


def _paid(table: Outlook, seat: int, char: int) -> float:
    """What an income in gold is worth."""
    return GOLD * table.income(seat, char) * 1.6


def _thief(table: Outlook, seat: int, char: int) -> float:
    purses = sorted(_rivals(seat, table.gold))
    return 0.3 + 0.35 * GOLD * (purses[-1] + 0.5 * sum(purses[:-1]))


def _spy(table: Outlook, seat: int, char: int) -> float:
    """What spying on the commonest type brings on average."""
    gains = [
        0.33 * cards * _CARD + GOLD * min(0.33 * cards, gold)
        for cards, gold in zip(_rivals(seat, table.cards), _rivals(seat, table.gold), strict=True)
    ]
    return max(gains) * 0.9


def _magician(table: Outlook, seat: int, char: int) -> float:
    own = table.cards[seat] if seat != table.me else len(table.usable())
    return max(0.3, min(4.0, _CARD * (max(_rivals(seat, table.cards)) - own)))


def _trader(table: Outlook, seat: int, char: int) -> float:
    value = 1.6 * GOLD * table.income(seat, char)
    if seat == table.me:
        wares = [kind for kind in table.usable() if TYPE[kind] == TRADE]
        purse = _purse(table, seat, char)
        for kind in sorted(wares, key=COST.__getitem__)[1:]:
            purse -= COST[kind]
            value += TEMPO + 0.4 * COST[kind] if purse >= 0 else 0.0
        return value
    return value + (1.0 if table.cards[seat] > 1 and table.gold[seat] > 3 else 0.0)


def _marshal(table: Outlook, seat: int, char: int) -> float:
    own, rich = table.marks[seat], table.gold[seat] >= SEIZABLE_COST
    prey = rich and any(
        COST[district] <= SEIZABLE_COST and not own & BIT[district]
        for other, city in enumerate(table.cities)
        if other != seat
        for district in city
    )
    return _paid(table, seat, char) + 0.3 + (1.6 if prey else 0.0) + 0.7 * _stop(table, seat)


_APPEAL: dict[str, Callable[[Outlook, int, int], float]] = {
    "assassin": lambda table, seat, _: 1.0 + (1.0 if table.missing(seat) <= 2 else 0.0) + _stop(table, seat),
    "witch": lambda table, seat, _: 0.2 + 0.7 * _stop(table, seat),
    "magistrate": lambda table, seat, _: 1.3 + 0.4 * _stop(table, seat),
    "thief": _thief,
    "spy": _spy,
    "blackmailer": lambda table, seat, _: (
        0.2 + 0.3 * GOLD * sum(sorted([gold + 2 for gold in _rivals(seat, table.gold)])[-2:])
    ),
    "magician": _magician,
    "wizard": lambda table, seat, _: (
        1.4 + (1.5 if table.gold[seat] >= 4 else 0.0) if any(_rivals(seat, table.cards)) else 0.0
    ),
    "seer": lambda table, seat, char: _more_builds(table, seat, char, 0.8),
    "king": lambda table, seat, char: _paid(table, seat, char) + _crown(table, seat),
    "emperor": lambda table, seat, char: _paid(table, seat, char) + 0.8,
    "patrician": lambda table, seat, char: 0.6 * table.income(seat, char) + _crown(table, seat),
    "bishop": lambda table, seat, char: _paid(table, seat, char) + (1.5 if table.missing(seat) <= 2 else 0.4),
    "abbot": lambda table, seat, char: (
        0.85 * table.income(seat, char) + (0.6 if max(_rivals(seat, table.gold)) > table.gold[seat] else 0.0)
    ),
    "cardinal": lambda table, seat, char: 0.6 * table.income(seat, char) + (1.0 if table.cards[seat] >= 3 else 0.0),
    "merchant": lambda table, seat, char: 1.6 * GOLD * (table.income(seat, char) + 1),
    "alchemist": lambda table, seat, _: 0.8 * min(5, table.gold[seat] + 2) if table.cards[seat] else 0.2,
    "trader": _trader,
    "architect": lambda table, seat, char: _more_builds(table, seat, char, 2 * _CARD),
    "navigator": lambda table, seat, char: 4.0 - _builds(table, seat, char, 1),
    "scholar": lambda table, seat, char: _more_builds(table, seat, char, 2 * _CARD),
    "warlord": lambda table, seat, char: _paid(table, seat, char) + 0.5 + _stop(table, seat),
    "diplomat": lambda table, seat, char: _paid(table, seat, char) + 0.6 + 0.2 * _stop(table, seat),
    "marshal": _marshal,
    "queen": lambda table, seat, _: 3 * 1.4 * GOLD * 2 / table.players,
    "artist": lambda table, seat, _: 0.5 * min(2, table.gold[seat]),
    "tax_collector": lambda table, seat, _: 1.6 * GOLD * table.pos.tax + 0.3,
}
_OF_CHAR = [_APPEAL[name] for name in CHARACTER_NAMES]


def appeal(table: Outlook, seat: int, char: int) -> float:
    """What having this character in this round is worth to a player, in points."""
    known = table.appeals.get((seat, char))
    if known is None:
        known = table.appeals[seat, char] = _OF_CHAR[char](table, seat, char)
    return known


HEAT = 0.6
"""How far from the most appealing character a player may choose, in points: 0.4 fits normal bots best (25 games each
of four and six players, 1,700 choices), people are less alike."""


def desire(table: Outlook, seat: int, char: int) -> float:
    """How likely a player chooses this character among others, as a weight."""
    return exp(min(20.0, appeal(table, seat, char)) / HEAT)


# ---- who has which character

Beliefs = list[dict[int, float]]
"""By rank: how likely each other seat has it."""


def beliefs(table: Outlook) -> Beliefs:
    """By elimination (what was seen, shown or silent), then by what would have appealed to whom."""
    draft = table.draft
    cast = table.pos.setup.cast
    found: Beliefs = [{} for _ in cast]
    owners, _ = next(exchanged(draft, owners_if(draft, draft.last_kept)))
    taken = set()
    for rank, seat in enumerate(draft.shown):
        if seat != NOBODY:
            found[rank][seat] = 1.0
            taken.add(rank)
    out = taken.union(draft.silent, draft.mine)
    for zone, rank in enumerate(draft.zones):
        if rank and rank not in out and owners[zone] not in (NOBODY, table.me):
            found[rank][owners[zone]] = 1.0  # given to him through the Theater
            out.add(rank)
    shown = [seat for seat in draft.shown if seat != NOBODY]
    for cells, ranks in draft.groups:
        open_ranks = [rank for rank in ranks if rank not in out]
        for cell in cells:
            seat = owners[cell] if cell < len(owners) else NOBODY
            if seat == NOBODY or seat == table.me:
                continue
            if seat in shown:
                shown.remove(seat)  # this card of his lies open
                continue
            weights = [desire(table, seat, cast[rank]) for rank in open_ranks]
            whole = sum(weights)
            for rank, weight in zip(open_ranks, weights, strict=True):
                chances = found[rank]
                chances[seat] = min(1.0, chances.get(seat, 0.0) + weight / whole)
    return found


def harm(table: Outlook, seat: int) -> float:
    """What it is worth to me that a player loses a turn."""
    turn = 2.5 + GOLD * min(table.gold[seat], 4) + 0.5 * (table.sizes[seat] > 2)
    return turn * table.enmity(seat) + table.alarm(seat)


def kill_worth(table: Outlook, who: Beliefs, rank: int) -> float:
    """What killing this rank is worth."""
    if rank in table.draft.mine:
        return -5.0
    char = table.pos.setup.cast[rank]
    mine = GOLD * table.gold[table.me]
    danger = 0.5 * mine if char in (THIEF, BLACKMAILER) else 0.0
    if char in (WARLORD, DIPLOMAT, MARSHAL):
        danger = 0.6 if table.sizes[table.me] > 2 else 0.0
    value = 0.0
    for seat, chance in who[rank].items():
        better = max(0.0, appeal(table, seat, char))
        value += chance * (harm(table, seat) + 0.5 * better * table.enmity(seat) + danger)
    return value


def rob_worth(table: Outlook, who: Beliefs, rank: int) -> float:
    """How much gold robbing (or threatening) this rank brings on average."""
    if rank in table.draft.mine:
        return -5.0
    return sum([chance * table.gold[seat] * (1 + table.enmity(seat)) for seat, chance in who[rank].items()])


def witch_worth(table: Outlook, who: Beliefs, rank: int) -> float:
    """What playing on as this rank is worth: nothing if nobody has it."""
    if rank in table.draft.mine:
        return -5.0
    held = min(1.0, sum(who[rank].values()))
    char = table.pos.setup.cast[rank]
    builds = 0.0 if char == NAVIGATOR else table.plan(table.purse, 1)[0]
    value = held * (builds + appeal(table, table.me, char))
    return value + 0.8 * sum([chance * harm(table, seat) for seat, chance in who[rank].items()])


def warrant_worth(table: Outlook, who: Beliefs, rank: int) -> float:
    """How dear the first district of this rank will probably be."""
    if rank in table.draft.mine or table.pos.setup.cast[rank] == NAVIGATOR:
        return -5.0
    value = 0.0
    for seat, chance in who[rank].items():
        if table.cards[seat]:
            value += chance * (min(5, table.gold[seat] + 2) + harm(table, seat))
    return value


def spy_worth(table: Outlook, target: int, kind: int) -> float:
    """What spying on a hand for a type brings on average."""
    known = table.known(target)
    matches = sum([TYPE[card] == kind for card in known]) + SHARE_OF_TYPE[kind] * (table.cards[target] - len(known))
    loot = min(matches, table.gold[target])
    return matches * _CARD + GOLD * loot * (1 + table.enmity(target))
