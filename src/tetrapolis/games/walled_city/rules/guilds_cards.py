"""The Butchers, who exchange hand cards (WAL-13.52 to WAL-13.56)."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.rules.cards import FACES, NUMBERS, TOTAL
from tetrapolis.games.walled_city.rules.frames import Ability, Answering, Butchery, TakingCard, Turn
from tetrapolis.games.walled_city.rules.guild import GuildAbility, ask
from tetrapolis.games.walled_city.rules.moves import Give, TakeCard, give, take_card
from tetrapolis.games.walled_city.rules.position import WalledCityPosition


def others(pos: WalledCityPosition, seat: int) -> list[int]:
    """The other players, clockwise; the neutral colour has no cards (WAL-12.4)."""
    players = pos.setup.players
    return [(seat + step) % players for step in range(1, players)]


def can_butchers(pos: WalledCityPosition, turn: Turn) -> bool:
    """WAL-13.52: as many cards as other players; WAL-13.56: the off-colour card does not count."""
    return len(pos.hands[turn.seat]) >= pos.setup.players - 1


def start_butchers(pos: WalledCityPosition, turn: Turn, guild: int) -> None:
    """WAL-13.55: all cards to give are chosen first."""
    ask(pos, turn.seat, guild, pos.setup.players - 1)


def legal_butchers(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """A hand card for the next player."""
    hand = pos.hands[frame.seat].copy()
    for card in frame.picks:
        hand.remove(card)
    return [give(FACES[card]) for card in sorted(set(hand))]


def apply_butchers(pos: WalledCityPosition, frame: Ability, move: Give) -> None:
    """WAL-13.55: then they change hands together."""
    frame.picks = (*frame.picks, NUMBERS[move.card])
    frame.left -= 1
    if frame.left:
        return
    pos.stack.pop()
    seat = frame.seat
    for target, card in zip(others(pos, seat), frame.picks, strict=True):
        pass_card(pos, seat, target, card)
    pos.stack.append(Butchery(seat, frame.picks))


def pass_card(pos: WalledCityPosition, giver: int, taker: int, card: int) -> None:
    """WAL-14.4: seen by the two only."""
    pos.give_card(giver, taker, card)
    pos.seal()
    both = 1 << giver | 1 << taker
    pos.say("walled_city-gives-card", {"seat": giver, "target": taker}, ~both)
    pos.say("walled_city-you-see-card", {"seat": giver, "target": taker, "card": FACES[card]}, both)


def run_butchery(pos: WalledCityPosition, frame: Butchery) -> None:
    """WAL-13.53, WAL-13.54: each in turn gives back a higher card, or shows his hand."""
    targets = others(pos, frame.by)
    if frame.next == len(targets):  # WAL-13.55: all at once
        pos.stack.pop()
        for giver, card in zip(targets, frame.back, strict=True):
            pass_card(pos, giver, frame.by, card)
        return
    target, got = targets[frame.next], frame.given[frame.next]
    frame.next += 1
    if higher(pos, target, got):
        pos.stack.append(Answering(target, got))
        return
    frame.shown |= 1 << frame.next - 1
    hand = sorted(pos.hands[target])
    pos.lore.look_all(frame.by, hand, target)
    pos.seal()
    pos.say("walled_city-shows-hand", {"seat": target, "target": frame.by})
    pos.say("walled_city-you-see-hand", {"target": target, "cards": [FACES[card] for card in hand]}, 1 << frame.by)
    pos.stack.append(TakingCard(frame.by, target))


def higher(pos: WalledCityPosition, seat: int, got: int) -> list[int]:
    """WAL-13.53: the faces of higher total in a hand."""
    return sorted({card for card in pos.hands[seat] if TOTAL[card] > TOTAL[got]})


def _return(pos: WalledCityPosition, card: int) -> None:
    """A card is to come back, once everybody has answered."""
    frame = pos.stack[-1]
    assert isinstance(frame, Butchery)
    frame.back = (*frame.back, card)


def legal_answering(pos: WalledCityPosition, frame: Answering, seat: int) -> list[Move]:
    """WAL-13.53: which one is his choice."""
    return [give(FACES[card]) for card in higher(pos, seat, frame.got)]


def apply_answering(pos: WalledCityPosition, frame: Answering, seat: int, move: Give) -> None:
    """WAL-13.53."""
    pos.stack.pop()
    _return(pos, NUMBERS[move.card])


def legal_taking(pos: WalledCityPosition, frame: TakingCard, seat: int) -> list[Move]:
    """WAL-13.54: any card, even the one given."""
    return [take_card(FACES[card]) for card in sorted(set(pos.hands[frame.target]))]


def apply_taking(pos: WalledCityPosition, frame: TakingCard, seat: int, move: TakeCard) -> None:
    """WAL-13.54."""
    pos.stack.pop()
    _return(pos, NUMBERS[move.card])


BUTCHERS = GuildAbility(can_butchers, start_butchers, legal_butchers, apply_butchers)
