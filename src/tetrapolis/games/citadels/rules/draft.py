"""Section 2 of the rules: set-up, the selection phase, and the Theater's window at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tetrapolis.core.chance import Chance
from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules.cards import CHARACTER_INDEX, RANK, THEATER
from tetrapolis.games.citadels.rules.frames import Calls, Draft, DraftDrop, Theater
from tetrapolis.games.citadels.rules.moves import (
    DROP,
    PASS,
    PICK,
    SWAP_CHARACTERS,
    Drop,
    Pass,
    Pick,
    SwapCharacters,
)
from tetrapolis.games.citadels.rules.options import Options, make_setup
from tetrapolis.games.citadels.rules.position import NOBODY, CitadelsPosition, new_position
from tetrapolis.games.citadels.rules.reasons import Why, because, yourself

START_HAND = 4  # CIT-1.12
START_GOLD = 2  # CIT-1.13


def start_game(game: Any, players: int, options: Options, chance: Chance) -> CitadelsPosition:
    """CIT-1.11 to CIT-1.16: shuffle the district deck, deal cards and gold, give somebody the crown."""
    pos = new_position(make_setup(players, options, chance))
    pos.start(game, chance)
    pos.deck = chance.shuffled(list(pos.setup.cards))
    for seat in range(players):
        pos.hands[seat] = pos.deck[:START_HAND]
        del pos.deck[:START_HAND]
        pos.gain(seat, START_GOLD)
    pos.lay_out()
    if isinstance(options.first_crown, int):
        pos.crown = options.first_crown
    else:
        pos.crown = chance.choice(players)
    start_round(pos)
    return pos


def start_round(pos: CitadelsPosition) -> None:
    """CIT-2.1 to CIT-2.8: gather the character cards, discard some, and hand the rest to the crowned player."""
    setup, chance = pos.setup, pos.chance
    pos.round += 1
    pos.chooser = pos.crown
    pos.cut_log()
    pos.again("round")  # nothing is named, marked, revealed or protected
    cards = chance.shuffled(list(range(1, setup.ranks + 1)))
    face_up = [rank for rank in cards if rank != 4][: setup.face_up]
    rest = [rank for rank in cards if rank not in face_up]
    if 4 in cards[: setup.face_up]:
        rest = chance.shuffled(rest)  # CIT-2.7, R-05: shuffled back before the face-down card is drawn
    pos.face_up = face_up
    pos.zones = [rest[0]]  # the face-down discard, seen by nobody (CIT-2.8)
    pos.owners = [NOBODY]
    pos.pool = sorted(rest[1:])
    pos.say("citadels-round", {"round": pos.round, "seat": pos.crown})
    pos.say("citadels-chooses-first", {"seat": pos.crown})
    if face_up:
        pos.say("citadels-face-up", {"chars": [pos.char(rank) for rank in face_up]})
    pos.stack = [Calls()]
    next_step(pos, 0)


def next_step(pos: CitadelsPosition, step: int) -> None:
    """Go on with the draft's script from this line: chance's own lines at once, a player's line as a question."""
    setup = pos.setup
    script = setup.script
    while step < len(script):
        who, keeps = script[step]
        last = len(pos.pool) == 1
        if who >= 0 and (keeps or not last):
            asking = Draft if keeps else DraftDrop
            pos.stack.append(asking((pos.crown + who) % setup.players, step))
            return
        if not pos.pool:
            break  # 7 or 8 players: the last one took or laid down both cards (CIT-2.12)
        # CIT-2.11, CIT-2.16: the last card is discarded; CIT-2.18, CIT-2.19: a random one, seen by nobody
        rank = pos.pool[0] if last else pos.pool[pos.chance.choice(len(pos.pool))]
        _lay(pos, rank, NOBODY)
        step += 1
    pos.set_holders()
    for seat, marks in enumerate(pos.marks):
        if marks >> THEATER & 1:  # CIT-2.20
            pos.stack.append(Theater(seat))


def _lay(pos: CitadelsPosition, rank: int, owner: int) -> None:
    pos.pool.remove(rank)
    pos.zones.append(rank)
    pos.owners.append(owner)


def choices(pos: CitadelsPosition, frame: Draft) -> list[int]:
    """The ranks a drafting player may choose from: what he was handed, and CIT-2.12, CIT-2.13: the first discard."""
    if pos.setup.last_sees_first and frame.step == pos.setup.players - 1:
        return sorted([*pos.pool, pos.zones[0]])
    return pos.pool


def legal_draft(pos: CitadelsPosition, frame: Draft, seat: int) -> list[Move]:
    """CIT-2.9, CIT-2.10: exactly one of the cards; in the 2-player game also one to discard."""
    cast = pos.setup.cast
    table = PICK if pos.setup.script[frame.step][1] else DROP
    return [table[cast[rank]] for rank in choices(pos, frame)]


def why_not_choose(rank: int, handed: Sequence[int], face_up: Sequence[int]) -> Why | None:
    """Why a character cannot be chosen: it lies face up (CIT-2.3), or was not handed on (CIT-2.9)."""
    if rank in handed:
        return None
    return because("citadels-error-face-up", "CIT-2.3") if rank in face_up else NOT_PASSED


NOT_PASSED = because("citadels-error-not-passed", "CIT-2.9")


def chooses_again(pos: CitadelsPosition, frame: Draft) -> bool:
    """Whether the next question is for the same player: his discard (CIT-2.16), or his Theater (CIT-2.20)."""
    script, step, left = pos.setup.script, frame.step + 1, len(choices(pos, frame)) - 1
    while step < len(script):
        who, keeps = script[step]
        if who >= 0 and (keeps or left > 1):
            return (pos.crown + who) % pos.setup.players == frame.seat
        if left != 1:
            return False  # chance takes one out (CIT-2.18)
        left -= 1
        step += 1
    return bool(pos.marks[frame.seat] >> THEATER & 1)


def apply_draft(pos: CitadelsPosition, frame: Draft, seat: int, move: Pick | Drop) -> None:
    """Keep or discard the chosen character."""
    rank = RANK[CHARACTER_INDEX[move.char]]
    keeps = isinstance(move, Pick)
    pos.stack.pop()
    if rank == pos.zones[0]:
        # CIT-2.12: he keeps the first discard; the card passed on stays face down
        _lay(pos, pos.pool[0], NOBODY)
        pos.owners[0] = seat
    else:
        _lay(pos, rank, seat if keeps else NOBODY)
    pos.say("citadels-picks" if keeps else "citadels-drops", {"seat": seat}, ~(1 << seat))
    pos.say("citadels-you-pick" if keeps else "citadels-you-drop", {"seat": seat, "char": move.char}, 1 << seat)
    next_step(pos, frame.step + 1)


def more_rules(pos: CitadelsPosition, frame: Draft) -> tuple[str, ...]:
    """The rules of the draft for this number of players."""
    if pos.setup.two_each:
        return ("CIT-2.16", "CIT-2.17") if pos.setup.players == 2 else ("CIT-2.18", "CIT-2.19")
    if pos.setup.last_sees_first:
        return ("CIT-2.12",) if pos.setup.players == 7 else ("CIT-2.13",)
    return ("CIT-2.11",)


def default_draft(pos: CitadelsPosition, frame: Draft, seat: int) -> Move:
    """The highest rank that can be had."""
    return legal_draft(pos, frame, seat)[-1]


# ---- the Theater (CIT-15.32, CIT-15.33)


def legal_theater(pos: CitadelsPosition, frame: Theater, seat: int) -> list[Move]:
    """Exchange with an opponent, or not."""
    others = [other for other in range(pos.setup.players) if other != seat]
    moves: list[Move] = [PASS]
    if not pos.setup.two_each:
        return moves + [SWAP_CHARACTERS[other] for other in others]
    mine = [pos.char(rank) for rank in pos.ranks_of(seat)]
    return moves + [SwapCharacters(other, char) for other in others for char in mine]


def why_not_swap(seat: int, other: int) -> Why | None:
    """CIT-15.32: an opponent."""
    return yourself("CIT-15.32") if other == seat else None


def why_not_give(rank: int, mine: Sequence[int]) -> Why | None:
    """CIT-15.33: one of the own characters."""
    return None if rank in mine else because("citadels-error-not-your-character", "CIT-15.33")


def apply_theater(pos: CitadelsPosition, frame: Theater, seat: int, move: SwapCharacters | Pass) -> None:
    """The two cards change owners unseen; with two characters each, a random one comes back."""
    pos.stack.pop()
    if isinstance(move, Pass):
        pos.say("citadels-theater-idle", {"seat": seat})
        return
    other = move.target
    given = pos.zones.index(RANK[CHARACTER_INDEX[move.char]]) if move.char else pos.owners.index(seat)
    theirs = [zone for zone, owner in enumerate(pos.owners) if owner == other]
    taken = theirs[pos.chance.choice(len(theirs))] if len(theirs) > 1 else theirs[0]
    pos.owners[given], pos.owners[taken] = other, seat
    pos.holder[pos.zones[given]] = other
    pos.holder[pos.zones[taken]] = seat
    pos.theater = [seat, other, given, taken]
    pos.seal()
    pos.say("citadels-theater", {"seat": seat, "target": other})
    pos.say("citadels-you-have", {"seat": seat, "char": pos.char(pos.zones[taken])}, 1 << seat)
    pos.say("citadels-you-have", {"seat": other, "char": pos.char(pos.zones[given])}, 1 << other)


def default_theater(pos: CitadelsPosition, frame: Theater, seat: int) -> Move:
    """No exchange."""
    return PASS
