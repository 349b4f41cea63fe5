"""The small questions of Citadels: the draft, and what characters and districts ask."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tetrapolis.core.holes import HOLE
from tetrapolis.core.types import Move
from tetrapolis.games.citadels.bot import roles
from tetrapolis.games.citadels.bot.outlook import Outlook
from tetrapolis.games.citadels.bot.strikes import exchange_worth
from tetrapolis.games.citadels.bot.turn import USELESS, build_worth, name_rank, pick
from tetrapolis.games.citadels.rules import moves as act
from tetrapolis.games.citadels.rules.cards import CHARACTER_INDEX, CITY_KIND, KINDS, RANK
from tetrapolis.games.citadels.rules.characters.rank2 import bribe

# ---- selection phase


def draft(table: Outlook, moves: Sequence[Any], rng: Random) -> Move | None:
    """Keep what is worth most now; with two players drop what would serve the other best."""
    if isinstance(moves[0], act.Drop):
        other = 1 - table.me
        return pick(moves, lambda move: roles.appeal(table, other, CHARACTER_INDEX[move.char]), rng)
    return pick(moves, lambda move: roles.appeal(table, table.me, CHARACTER_INDEX[move.char]) + 0.6 * rng.random(), rng)


def theater(table: Outlook, moves: Sequence[Any], rng: Random) -> Move | None:
    """Exchange only for something clearly better, as far as one can guess."""
    who = roles.beliefs(table)
    cast = table.pos.setup.cast
    own = {rank: roles.appeal(table, table.me, cast[rank]) for rank in table.draft.mine}

    def gain(move: act.SwapCharacters) -> float:
        given = RANK[CHARACTER_INDEX[move.char]] if move.char else table.draft.mine[0]
        chances = [(rank, held[move.target]) for rank, held in enumerate(who) if move.target in held]
        whole = sum([chance for _, chance in chances]) or 1.0
        hoped = sum([chance * roles.appeal(table, table.me, cast[rank]) for rank, chance in chances]) / whole
        return hoped - own[given]

    return pick([move for move in moves if move != act.PASS], gain, rng, 1.0) or act.PASS


# ---- the characters' questions


def keep(table: Outlook, moves: Sequence[Any], rng: Random) -> Move | None:
    """The card that is worth most in hand."""
    return pick(moves, lambda move: _wanted(table, move.district), rng)


def _wanted(table: Outlook, district: str) -> float:
    """What a card that is not yet in the hand is worth there: a second copy little."""
    kind = KINDS[district]
    return 0.1 if table.is_spare(kind, 0) else table.card_worth(kind)


def bewitch(table: Outlook, moves: Sequence[Any], rng: Random) -> Move | None:
    """The character whose turn is worth most."""
    return name_rank(table, moves, roles.witch_worth, rng, floor=-99.0)


def warrants(table: Outlook, moves: Sequence[Any], rng: Random) -> Move | None:
    """Where the district will be dear."""
    return name_rank(table, moves, roles.warrant_worth, rng, mixing=0.6, floor=-99.0)


def threats(table: Outlook, moves: Sequence[Any], rng: Random) -> Move | None:
    """Where the gold is."""
    return name_rank(table, moves, roles.rob_worth, rng, floor=-99.0)


def threatened(table: Outlook, moves: Sequence[Any], rng: Random) -> Move | None:
    """Bribe if it costs nothing or the build of this turn survives it; never for a marker known to be plain."""
    pos, gold, slots = table.pos, table.purse, table.slots()
    if pos.flowered != HOLE:
        return act.BRIBE if pos.flowered == table.frame.rank and pos.blackmailer != table.me else act.REFUSE
    price = bribe(pos, table.me)
    if price == 0:
        return act.BRIBE
    bribed = table.outlook(gold - price, 0, slots)
    chance = 0.5
    refused = chance * table.outlook(0, 0, slots) + (1 - chance) * table.outlook(gold, 0, slots)
    refused -= 0.2 * chance * gold * table.enmity(pos.blackmailer)
    return act.BRIBE if bribed + 0.3 * rng.random() >= refused + 0.15 else act.REFUSE


def blackmail(table: Outlook, moves: Sequence[Any], rng: Random) -> Move | None:
    """Turn up the flowered marker if there is gold to have; keep the plain one a secret."""
    frame = table.frame
    return act.REVEAL_THREAT if table.pos.flowered == frame.rank and table.gold[frame.victim] else act.PASS


def redraw(table: Outlook, moves: Sequence[Any], rng: Random) -> Move | None:
    """Away with what is not missed."""
    useless = [move for move in moves if move != act.DONE]
    return pick(useless, lambda move: USELESS - table.card_worth(KINDS[move.district]), rng, 0.0) or act.DONE


def wizard_take(table: Outlook, moves: Sequence[Any], rng: Random) -> Move | None:
    """Best a card that can be built at once."""
    gold = table.purse

    def gain(move: Any) -> float:
        kind = KINDS[move.district]
        at_once = 2.0 if table.may_build(kind) and table.price(kind) <= gold else 0.0
        return table.card_worth(kind) + at_once

    return pick(moves, gain, rng)


def wizard_put(table: Outlook, moves: Sequence[Any], rng: Random) -> Move | None:
    """Built at once, if that is worth its price."""
    builds = [move for move in moves if move != act.TO_HAND]
    return pick(builds, lambda move: build_worth(table, move), rng, 0.0) or act.TO_HAND


def give_worst(table: Outlook, moves: Sequence[Any], rng: Random) -> Move | None:
    """The card that is worth least."""
    return pick(moves, lambda move: -table.card_worth(KINDS[move.district]), rng)


def tribute(table: Outlook, moves: Sequence[Any], rng: Random) -> Move | None:
    """The Emperor takes what he needs; a player who pays gives what he needs least."""
    gold, slots = table.purse, table.slots()
    if table.frame.emperor == table.me:
        better = table.outlook(gold + 1, 0, slots) + 0.2 >= table.outlook(gold, 1, slots)
        return act.TRIBUTE_GOLD if better else act.TRIBUTE_CARDS
    average = sum([table.card_worth(kind) for kind in table.hand]) / max(1, len(table.hand))
    loss = table.outlook(gold, 0, slots) - table.outlook(gold - 1, 0, slots)
    return act.TRIBUTE_GOLD if loss <= average else act.TRIBUTE_CARDS


def confiscation(table: Outlook, moves: Sequence[Any], rng: Random) -> Move | None:
    """Whatever is worth anything."""
    return act.CONFISCATE if table.worth(table.frame.kind) > 0 else act.PASS


def exchange(table: Outlook, moves: Sequence[Any], rng: Random) -> Move | None:
    """The own district that is missed least."""
    target, theirs = table.frame.target, table.frame.theirs
    return pick(moves, lambda move: exchange_worth(table, target, theirs, CITY_KIND[move.district]), rng)
