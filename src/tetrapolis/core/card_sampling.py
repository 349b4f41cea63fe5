"""Deal the cards a seat does not see, at random, so that everything it knows of them holds: see `card_knowledge`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from tetrapolis.core.card_knowledge import VOID, CardKnowledge, Claim, bits

TRIES = 50
"""Worlds dealt at most until one fits what everybody knows too; hardly ever are there more than three."""

STEPS = 200
"""Steps at most in the search whether a world fits."""


def mix(items: list[int], rng: Random) -> None:
    """Shuffle in place, faster than `rng.shuffle`."""
    chance = rng.random
    items.sort(key=lambda _: chance())


def deal(claims: Sequence[Claim], closed: int, tokens: Sequence[int], unseen: list[int], rng: Random) -> dict[int, int]:
    """Say for each hidden token which of the unseen cards it is, as the claims allow.

    Tokens nobody knows anything of may be left out: theirs are the cards left over.

    >>> deal([(1 << 5, 0b10)], 0b10, [1, 2], [4, 5], Random(1))
    {1: 5, 2: 4}
    """
    if not claims:
        rest = unseen.copy()
        mix(rest, rng)
        return dict(zip(tokens, rest, strict=False))
    return Deal(claims, closed, tokens, unseen).draw(rng)


class Deal:
    """The same, thought over once and drawn often."""

    __slots__ = ("closed", "free", "options", "spare", "sure", "unseen", "vague")

    def __init__(self, claims: Sequence[Claim], closed: int, tokens: Sequence[int], unseen: list[int]) -> None:
        self.closed, self.unseen = closed, unseen
        self.free = free = {token: 1 << token for token in tokens}
        single = {bit: token for token, bit in free.items()}
        self.sure: dict[int, int] = {}
        """The tokens of claims that have no choice, and the kinds they may be."""
        self.vague: list[Claim] = []
        for kinds, among in claims:
            if among in single:
                self.sure[single[among]] = kinds
                del free[single[among]]
            else:
                self.vague.append((kinds, among))
        self.spare = {kinds: unseen.count(kinds.bit_length() - 1) for kinds, among in self.vague if among & VOID}
        for kinds, among in claims:
            if kinds in self.spare and not among & VOID:
                self.spare[kinds] -= 1
        self.options = [[token for token, bit in free.items() if among & bit] for _, among in self.vague]

    def draw(self, rng: Random) -> dict[int, int]:
        """A card for each token."""
        for attempt in range(50):
            # what may be void and what is known by type only can compete for the same cards: then fewer of the former
            placed = self.sure
            if self.vague:
                placed = placed | self._place(rng, 0.5 if attempt < 10 else 0.0)
            dealt = _name_cards(placed, [token for token in self.free if token not in placed], self.unseen, rng)
            if dealt is not None:
                return dealt
        raise AssertionError("no cards of the kinds a seat knows of")

    def _place(self, rng: Random, void_chance: float) -> dict[int, int]:
        """Tokens for the claims that have a choice, at random, so that claims fill every closed token: token -> kinds.

        A claim that may be void takes one of the `spare` cards of its kind, those no firm claim needs, or (with 1 -
        `void_chance`, unless a closed token needs it) none. Found by augmenting paths, first from the firm claims,
        which need a token, then from the closed tokens, which need a claim.
        """
        vague, closed, free, spare = self.vague, self.closed, self.free, self.spare.copy()
        options = []
        for found in self.options:
            tokens = found.copy()
            mix(tokens, rng)
            options.append(tokens)
        order = rng.sample(range(len(vague)), len(vague))
        order.sort(key=lambda claim: vague[claim][1] & VOID)
        held: dict[int, int] = {}
        for claim in order:
            if not vague[claim][1] & VOID and not _augment(claim, options, held, set()):
                raise AssertionError("a seat's claims contradict each other")
        at = {claim: token for token, claim in held.items()}

        def seat_void(claim: int, token: int) -> None:
            spare[vague[claim][0]] -= 1
            held[token], at[claim] = claim, token

        for claim in order:
            if vague[claim][1] & VOID and spare[vague[claim][0]] > 0 and rng.random() < void_chance:
                open_token = next((token for token in options[claim] if token not in held), None)
                if open_token is not None:
                    seat_void(claim, open_token)

        def fill(token: int, tried: set[int]) -> bool:
            for claim in order:
                kinds, among = vague[claim]
                if claim in tried or not among & free[token]:
                    continue
                tried.add(claim)
                if claim not in at:
                    if spare[kinds] > 0:
                        seat_void(claim, token)
                        return True
                    continue
                left = at[claim]
                del held[left]
                if closed & free[left] and not fill(left, tried):
                    held[left] = claim
                    continue
                held[token], at[claim] = claim, token
                return True
            return False

        for token in rng.sample(list(free), len(free)):
            if closed & free[token] and token not in held and not fill(token, set()):
                raise AssertionError("nothing a seat knows of fits a card it has seen")
        return {token: vague[claim][0] for token, claim in held.items()}


def deal_world(
    lore: CardKnowledge, seat: int | None, own: Sequence[int], draw: Callable[[Sequence[Claim], int], dict[int, int]]
) -> dict[int, int]:
    """Say for each token which card it is in a world that a seat with these `own` cards holds possible.

    `draw` deals the hidden ones, given the seat's claims and closed tokens, see `deal`.
    """
    if seat is None:
        return draw(lore.claims[-1], lore.closed[-1])
    held = dict(zip(lore.zones[seat], own, strict=True))
    doubtful = _may_contradict(lore, seat, own)
    for _ in range(TRIES):
        card = held | draw(lore.claims[seat], lore.closed[seat])
        if not doubtful or _public_holds(lore, card):
            break
    return card


def _may_contradict(lore: CardKnowledge, seat: int, own: Sequence[int]) -> bool:
    """Whether a world that fits this seat's claims may not fit those of everybody.

    A seat that knows of a card, but not where it is, notes less of what everybody learns of that hand (see
    `card_knowledge`).
    """
    public, closed = lore.claims[-1], lore.closed[-1]
    if not public:
        return False
    pool = bits(lore.zones[seat])
    if closed & ~pool & ~lore.closed[seat]:
        return True
    mine = lore.claims[seat].copy()
    on_own, others = [], []
    straddling = False
    for claim in public:
        tokens = claim[1]
        if tokens & pool:
            if not tokens & ~pool:
                on_own.append(claim)
                continue
            straddling = True
            others.append(claim)
        elif claim in mine:
            mine.remove(claim)
        else:
            others.append(claim)
    if straddling:
        mine += [(1 << kind, pool) for kind in own]
        others = on_own + others
    held = []
    for kinds, tokens in others:
        there = tokens | pool if tokens & pool else tokens
        for number, (known, among) in enumerate(mine):
            if not known & ~kinds and not among & ~there:  # the seat knows as much or more
                if among == pool:
                    held.append(tokens)
                del mine[number]
                break
        else:
            if not tokens & VOID:
                return True
    return any(among & closed for _, among in mine) or not _have_tokens(held, lore.zones[seat])


def _public_holds(lore: CardKnowledge, card: Mapping[int, int]) -> bool:
    """Whether what everybody knows is so in this world: each claim is a card of its own, each closed token a claim.

    The tokens of a hand stand for its cards in any order. Where that makes it too hard to say, the answer is no.
    """
    claims, closed, touched = lore.claims[-1], lore.closed[-1], lore.touched[-1]
    places: list[tuple[int, int, int]] = []  # zone, token, tokens it may stand for
    for zone, tokens in enumerate(lore.zones):
        pool = bits(tokens)
        if not pool & touched:
            continue
        if zone < lore.deck:
            places += [(zone, token, pool) for token in tokens]
        else:
            places += [(zone, token, 1 << token) for token in tokens if touched >> token & 1 and token in card]
    options: dict[Claim, list[int]] = {}
    for kinds, among in dict.fromkeys(claims):
        fit = [
            ((not pool & ~among) + (among >> token & 1), place)  # rather where it does not matter which token it is
            for place, (_, token, pool) in enumerate(places)
            if among & pool and kinds >> card[token] & 1
        ]
        options[kinds, among] = [place for _, place in sorted(fit, reverse=True)]
    firm = [number for number, (_, among) in enumerate(claims) if not among & VOID]
    taken = _one_each([options[claims[number]] for number in firm])
    if taken is None:
        return False
    fillers: dict[int, list[int]] = {place: [] for place, (_, _, pool) in enumerate(places) if closed & pool == pool}
    if fillers:
        for number, claim in enumerate(claims):
            for place in options[claim]:
                if place in fillers:
                    fillers[place].append(number)
    filled = _one_each(list(fillers.values()))
    if filled is None:
        return False
    for pairs in (zip(firm, taken, strict=True), zip(filled, fillers, strict=True)):
        held: dict[int, list[int]] = {}
        for number, place in pairs:
            held.setdefault(places[place][0], []).append(claims[number][1])
        if not all(_have_tokens(wanted, lore.zones[zone]) for zone, wanted in held.items()):
            return _find_places([claims[number] for number in firm], [(pool, token) for _, token, pool in places], card)
    return True


def _find_places(claims: list[Claim], places: Sequence[tuple[int, int]], card: Mapping[int, int]) -> bool:
    """Whether each claim can have a token and a card of the same hand: sought step by step, not for ever.

    `places`: the tokens of the hand that each token lies in, and the token.
    """
    room: dict[tuple[int, int], int] = {}  # (hand, those of its tokens that the same claims speak of): how many
    stock: dict[int, list[int]] = {}
    for pool, token in places:
        alike = pool
        for _, among in claims:
            alike &= among if among >> token & 1 else ~among
        room[pool, alike] = room.get((pool, alike), 0) + 1
        stock.setdefault(pool, []).append(card[token])
    steps = STEPS

    def options(claim: Claim) -> list[tuple[int, int, int]]:
        kinds, among = claim
        return [
            (pool, alike, kind)
            for (pool, alike), free in room.items()
            if free and alike & among
            for kind in dict.fromkeys(stock[pool])
            if kinds >> kind & 1
        ]

    def seek(left: list[Claim]) -> bool:
        nonlocal steps
        if not left:
            return True
        choices = {claim: options(claim) for claim in dict.fromkeys(left)}
        claim = min(choices, key=lambda claim: len(choices[claim]))
        rest = left.copy()
        rest.remove(claim)
        for pool, alike, kind in choices[claim]:
            steps -= 1
            if steps < 0:
                return False
            room[pool, alike] -= 1
            stock[pool].remove(kind)
            if seek(rest):
                return True
            room[pool, alike] += 1
            stock[pool].append(kind)
        return False

    return seek(claims)


def _have_tokens(wanted: Sequence[int], tokens: Sequence[int]) -> bool:
    """Whether claims, given by the tokens each may be, can have a token each."""
    return _one_each([[token for token in tokens if among >> token & 1] for among in wanted]) is not None


def _one_each(options: list[list[int]]) -> list[int] | None:
    """For each one of its options, not the same for two; None if there is no such choice."""
    held: dict[int, int] = {}
    if not all(_augment(number, options, held, set()) for number in range(len(options))):
        return None
    chosen = {number: option for option, number in held.items()}
    return [chosen[number] for number in range(len(options))]


def _name_cards(placed: dict[int, int], unknown: list[int], unseen: list[int], rng: Random) -> dict[int, int] | None:
    """Cards for the tokens of claims, then for the tokens nothing is known of; None if the kinds do not suffice."""
    rest = unseen.copy()
    dealt: dict[int, int] = {}
    loose = []
    for token, kinds in placed.items():
        if kinds & (kinds - 1):
            loose.append(token)
        else:
            dealt[token] = kinds.bit_length() - 1
            rest.remove(dealt[token])
    mix(rest, rng)
    if loose:
        chosen = _choose(rest, [placed[token] for token in loose])
        if chosen is None:
            return None
        for index, number in chosen.items():
            dealt[loose[number]] = rest[index]
        rest = [kind for index, kind in enumerate(rest) if index not in chosen]
    dealt.update(zip(unknown, rest, strict=False))
    return dealt


def _choose(cards: list[int], wanted: list[int]) -> dict[int, int] | None:
    """Cards (by index) for sets of kinds (by number), one each; None if there are not enough."""
    of_kinds = {kinds: [index for index, kind in enumerate(cards) if kinds >> kind & 1] for kinds in set(wanted)}
    options = [of_kinds[kinds] for kinds in wanted]
    held: dict[int, int] = {}
    for number in range(len(wanted)):
        if not _augment(number, options, held, set()):
            return None
    return held


def _augment(number: int, options: list[list[int]], held: dict[int, int], tried: set[int]) -> bool:
    """Find a place for one more, a free one or by moving others along. `held`: place -> number."""
    for place in options[number]:
        if place not in held:
            held[place] = number
            return True
    for place in options[number]:
        if place not in tried:
            tried.add(place)
            if _augment(held[place], options, held, tried):
                held[place] = number
                return True
    return False
