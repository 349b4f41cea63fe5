"""Small pieces that texts, powers and events share: the bank, payments, the die."""

from __future__ import annotations

from tetrapolis.games.ankh_morpork.rules.position import AnkhMorporkPosition

DIE = 12  # ANK-1.2


def earn(pos: AnkhMorporkPosition, seat: int, amount: int) -> None:
    """From the bank, which always has enough (ANK-1.3)."""
    pos.cash[seat] += amount
    pos.say("ankh_morpork-earns", {"seat": seat, "n": amount})


def spend(pos: AnkhMorporkPosition, seat: int, amount: int) -> None:
    """To the bank."""
    pos.cash[seat] -= amount
    pos.say("ankh_morpork-spends", {"seat": seat, "n": amount})


def pay_player(pos: AnkhMorporkPosition, giver: int, taker: int, amount: int) -> None:
    """ANK-4.25: who has less hands over all he has."""
    paid = pos.hand_over(giver, taker, amount)
    pos.say("ankh_morpork-pays", {"seat": giver, "target": taker, "n": paid})


def roll(pos: AnkhMorporkPosition) -> int:
    """A result of the twelve-sided die."""
    return pos.chance.choice(DIE) + 1
