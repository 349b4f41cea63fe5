"""Deal the cards a seat does not see, at random, so that everything it knows of them holds: see `lore`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tetrapolis.core.lore import VOID, Claim


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
    free = {token: 1 << token for token in tokens}
    single = {bit: token for token, bit in free.items()}
    sure: dict[int, int] = {}  # token -> kinds
    vague = []
    for kinds, among in claims:
        if among in single:
            sure[single[among]] = kinds
            del free[single[among]]
        else:
            vague.append((kinds, among))
    spare = {kinds: unseen.count(kinds.bit_length() - 1) for kinds, among in vague if among & VOID}
    for kinds, among in claims:
        if kinds in spare and not among & VOID:
            spare[kinds] -= 1
    for attempt in range(50):
        # what may be void and what is known by type only can compete for the same cards: then fewer of the former
        placed = sure | _place(vague, closed, free, dict(spare), rng, 0.5 if attempt < 10 else 0.0)
        dealt = _name_cards(placed, [token for token in free if token not in placed], unseen, rng)
        if dealt is not None:
            return {token: dealt[token] for token in tokens}
    raise AssertionError("no cards of the kinds a seat knows of")


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


def _place(
    vague: list[Claim], closed: int, free: dict[int, int], spare: dict[int, int], rng: Random, void_chance: float
) -> dict[int, int]:
    """Tokens for the claims that have a choice, at random, so that claims fill every closed token: token -> kinds.

    A claim that may be void takes one of the `spare` cards of its kind, those no firm claim needs, or (with 1 -
    `void_chance`, unless a closed token needs it) none. Found by augmenting paths, first from the firm claims, which
    need a token, then from the closed tokens, which need a claim.
    """
    if not vague:
        return {}
    options = []
    for _, among in vague:
        tokens = [token for token, bit in free.items() if among & bit]
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
