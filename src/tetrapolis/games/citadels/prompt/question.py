"""What a seat is asked in Citadels, as data: the question with its facts, and the verbs (those of a turn: prompt.turn).

Made from what the seat sees alone. Everything that does not change from moment to moment is made once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from tetrapolis.core.prompt import Offer, Prompt, Verb
from tetrapolis.core.said import Arg, Said
from tetrapolis.games.citadels.prompt.build import PAIRS, build_offers, refused_payers
from tetrapolis.games.citadels.prompt.pieces import (
    CHARS,
    DISTRICTS,
    HAND,
    SEATS,
    aimed,
    card_offer,
    city_offer,
    move_said,
    offer,
    plain,
    refusals,
    refused_districts,
    refused_seats,
    say,
    text_of,
    verb_said,
)
from tetrapolis.games.citadels.prompt.turn import enthrone_offer, naming, own_ranks, turn_verbs
from tetrapolis.games.citadels.rules import frames, moves
from tetrapolis.games.citadels.rules.cards import CHARACTER_NAMES, LIMIT
from tetrapolis.games.citadels.rules.characters import rank3, rank4, rank8
from tetrapolis.games.citadels.rules.characters.rank1 import WARRANT_MARKERS, asks_magistrate
from tetrapolis.games.citadels.rules.characters.rank2 import bribe
from tetrapolis.games.citadels.rules.common import top_turn
from tetrapolis.games.citadels.rules.draft import choices, chooses_again, why_not_choose, why_not_give, why_not_swap
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.steps import STEPS


class Question(NamedTuple):
    """What is asked, and what can be answered."""

    ask: tuple[Said, Said]
    """The question and its help."""
    verbs: tuple[Verb, ...]
    step: tuple[int, int] | None = None


def prompt_of(seen: CitadelsPosition, seat: int | None) -> Prompt:
    """What this seat is asked, or what others are deciding.

    >>> import tetrapolis as tp
    >>> pos = tp.game("citadels").new(players=4, seed=7)
    >>> prompt = pos.observe(pos.pending[0].seat).prompt
    >>> prompt.kind, [verb.verb for verb in prompt.verbs], prompt.verbs[0].offers[0].aim
    ('draft', ['pick'], 'char:thief')
    """
    if seen.outcome is not None:
        return _OVER
    frame: Any = seen.stack[-1]
    kind = type(frame)
    turn = _turn(seen)
    if seat is None or frame.seat != seat:
        return _waiting(STEPS[kind].kind, frame.seat, turn.seat if turn else -1, turn.char if turn else -1)
    (ask, more), verbs, at = _QUESTIONS[kind](seen, frame, seat)
    step = STEPS[kind]
    return Prompt(
        ask,
        more,
        _role(turn.char if turn is not None and turn.seat == seat else -1, seen.gold[seat]),
        None,
        step.kind,
        -1 if turn is None else turn.seat,
        at,
        step.rules if step.more_rules is None else step.rules + step.more_rules(seen, frame),
        text_of(step.default(seen, frame, seat)),
        verbs,
        news=seen.news_of(seat),
    )


_OVER = Prompt()


def _turn(pos: CitadelsPosition) -> frames.Turn | None:
    """The turn that is being played, whatever interrupts it."""
    for frame in reversed(pos.stack):
        if type(frame) is frames.Turn:
            return frame
    return None


@lru_cache(maxsize=1 << 10)
def _role(char: int, gold: int) -> Said:
    return say("role", char=CHARS[char], n=gold) if char >= 0 else say("amount-gold", n=gold)


@cache
def _waiting(kind: str, seat: int, turn: int, char: int) -> Prompt:
    """What others are deciding, from public knowledge only."""
    said = say(f"wait-{kind}", seat=SEATS[seat], char=CHARS[char] if char >= 0 else "none")
    return Prompt(waiting=said, kind=kind, turn=turn)


def _asking(key: str, **values: Arg) -> tuple[Said, Said]:
    return say(f"ask-{key}", **values), say(f"ask-{key}.help", **values)


_asking_plainly = cache(_asking)


# ---- the draft


def _draft(pos: CitadelsPosition, frame: frames.Draft, seat: int) -> Question:
    two = len(pos.ranks_of(seat)) + 1 if pos.setup.two_each else 0
    verb = _choosing(pos, frame, "pick")
    return Question(_draft_ask(len(verb.offers), two), (verb,), (two, 2) if two else None)


def _draft_drop(pos: CitadelsPosition, frame: frames.Draft, seat: int) -> Question:
    return Question(_asking_plainly("draft_drop"), (_choosing(pos, frame, "drop"),))


@cache
def _draft_ask(n: int, two: int) -> tuple[Said, Said]:
    return _asking("draft", n=n, two=two)


def _choosing(pos: CitadelsPosition, frame: frames.Draft, verb: str) -> Verb:
    handed = tuple(choices(pos, frame))
    return _choosing_verb(verb, pos.setup.cast, handed, tuple(pos.face_up), not chooses_again(pos, frame))


@lru_cache(maxsize=1 << 12)
def _choosing_verb(
    verb: str, cast: tuple[int, ...], handed: tuple[int, ...], face_up: tuple[int, ...], final: bool
) -> Verb:
    table: Sequence[moves.Pick] | Sequence[moves.Drop] = moves.PICK if verb == "pick" else moves.DROP
    offers = [offer(table[cast[rank]], CHARS[cast[rank]], None, final) for rank in handed]
    reasons = [(CHARS[cast[rank]], why_not_choose(rank, handed, face_up)) for rank in range(1, len(cast))]
    return aimed(verb, offers, refusals([one for one in reasons if one[1] is not None]))


def _theater(pos: CitadelsPosition, frame: frames.Theater, seat: int) -> Question:
    mine = pos.ranks_of(seat) if pos.setup.two_each else []
    return Question(
        _asking_plainly("theater"), (_swapping(pos.players, seat, pos.setup.cast, tuple(mine)), _pass("theater"))
    )


@lru_cache(maxsize=1 << 10)
def _swapping(players: int, seat: int, cast: tuple[int, ...], mine: tuple[int, ...]) -> Verb:
    """CIT-15.33: with two characters each, one says which of them he gives."""
    offers = []
    for other in range(players):
        if other != seat:
            for rank in mine or (0,):
                move = moves.SwapCharacters(other, CHARACTER_NAMES[cast[rank]] if rank else "")
                then = CHARS[cast[rank]] if rank else ""
                offers.append(Offer(str(move), move_said(move), SEATS[other], then, final=True))
    refused = refusals([(SEATS[seat], why_not_swap(seat, seat))])
    if mine:
        others = [(CHARS[cast[rank]], why_not_give(rank, mine)) for rank in range(1, len(cast)) if rank not in mine]
        refused += refusals(others, second=True)
    return aimed("swap_characters", offers, refused)


@cache
def _pass(key: str) -> Verb:
    """To do nothing has words of its own for each question."""
    said = say(f"offer-pass_{key}")
    return plain("pass", moves.PASS, said, said, final=True)


# ---- the turn


def _in_turn(pos: CitadelsPosition, turn: frames.Turn, seat: int) -> Question:
    if turn.gathered:
        key = "resumed" if turn.mode == frames.RESUMED else "turn"
        ask = _turn_ask(key, turn.char, turn.built, LIMIT[turn.char])
    elif turn.mode == frames.BEWITCHED:
        ask = _seat_ask("bewitched", pos.witch)
    elif turn.mode == frames.WITCH_FIRST:
        ask = _asking_plainly("witch_first")
    elif turn.threatened:
        ask = _seat_ask("threat_ahead", pos.blackmailer)
    else:
        ask = _asking_plainly("gather")
    return Question(ask, turn_verbs(pos, turn, seat))


@lru_cache(maxsize=1 << 10)
def _turn_ask(key: str, char: int, n: int, limit: int) -> tuple[Said, Said]:
    return _asking(key, char=CHARS[char], n=n, limit=limit)


@cache
def _seat_ask(key: str, seat: int) -> tuple[Said, Said]:
    return _asking(key, seat=SEATS[seat])


# ---- cards to choose from


def _keep(pos: CitadelsPosition, frame: frames.Keep, seat: int) -> Question:
    turn = top_turn(pos)
    final = frame.study or (turn.mode == frames.BEWITCHED and pos.witch != seat)
    offers = [card_offer("keep", kind, final) for kind in dict.fromkeys(pos.deck[: frame.count])]
    ask = _count_ask("study", frame.count) if frame.study else _asking_plainly("keep")
    return Question(ask, (aimed("keep", offers),))


@cache
def _count_ask(key: str, n: int) -> tuple[Said, Said]:
    return _asking(key, n=n)


def _wizard_take(pos: CitadelsPosition, frame: frames.WizardTake, seat: int) -> Question:
    offers = [card_offer("take", kind, True) for kind in sorted(set(pos.hands[frame.target]))]
    return Question(_seat_ask("wizard_take", frame.target), (aimed("take", offers),))


def _wizard_put(pos: CitadelsPosition, frame: frames.WizardPut, seat: int) -> Question:
    turn = top_turn(pos)
    found = [move for move in pos.legal(seat).listed if move is not moves.TO_HAND]
    offers, thens = build_offers(pos, turn, found)
    hand = dict.fromkeys(pos.hands[seat])
    refused = refusals(
        [(HAND[kind], rank3.why_not_put(pos, frame, seat, kind)) for kind in hand if not offers or kind != frame.kind]
    )
    if thens:
        refused += refused_payers(pos, turn, offers)
    why = None if offers else rank3.why_not_put(pos, frame, seat, frame.kind)
    build = Verb(
        "build",
        verb_said("build"),
        tuple(offers),
        refused,
        rules=("CIT-8.5", "CIT-8.6", "CIT-8.8"),
        at_once=len(offers) == 1,
        pairs=PAIRS if thens else None,
        why=why.said if why else None,
        rule=why.rule if why else "",
    )
    return Question(_card_ask("wizard_put" if offers else "wizard_keep", frame.kind), (build, _TO_HAND))


_TO_HAND = plain("to_hand", moves.TO_HAND)


@cache
def _card_ask(key: str, kind: int) -> tuple[Said, Said]:
    return _asking(key, district=DISTRICTS[kind])


def _redraw(pos: CitadelsPosition, frame: frames.Redrawing, seat: int) -> Question:
    hand = pos.hands[seat]
    left = hand.copy()
    for kind in frame.chosen:
        left.remove(kind)
    offers = [card_offer("redraw", kind) for kind in dict.fromkeys(left)]
    gone = [kind for kind in dict.fromkeys(hand) if kind not in left]
    refused = refusals([(HAND[kind], rank3.why_not_redraw(pos, frame, seat, kind)) for kind in gone])
    more = (aimed("redraw", offers, refused),) if offers else ()
    n = len(frame.chosen)
    ask = _asking("redraw", n=n, districts=[DISTRICTS[kind] for kind in frame.chosen])
    return Question(ask, (*more, _done(n)))


@cache
def _done(n: int) -> Verb:
    return plain("done", moves.DONE, final=True, price={"cards": n}, gain={"cards": n})


def _seer_give(pos: CitadelsPosition, frame: frames.SeerGive, seat: int) -> Question:
    ask = _seats_ask("seer_give", frame.targets[0], len(frame.targets))
    return Question(ask, (_any_card(pos, seat, "give", True),))


@cache
def _seats_ask(key: str, seat: int, n: int) -> tuple[Said, Said]:
    return _asking(key, seat=SEATS[seat], n=n)


def _any_card(pos: CitadelsPosition, seat: int, verb: str, final: bool) -> Verb:
    return aimed(verb, [card_offer(verb, kind, final) for kind in dict.fromkeys(pos.hands[seat])])


def _payment(pos: CitadelsPosition, frame: frames.Payment, seat: int) -> Question:
    if not frame.spend:
        ask = _asking("give", n=frame.give, district=DISTRICTS[frame.kind], seat=SEATS[frame.lender])
        return Question(ask, (_any_card(pos, seat, "give", True),))
    last = frame.spend == 1 and not frame.give
    final = last and asks_magistrate(pos, top_turn(pos), frame.kind, frame.gold)
    ask = _asking("spend", n=frame.spend, district=DISTRICTS[frame.kind])
    return Question(ask, (_any_card(pos, seat, "spend", final),))


# ---- characters to name


def _bewitch(pos: CitadelsPosition, frame: frames.Bewitching, seat: int) -> Question:
    verb = naming("bewitch", pos.setup.cast, own_ranks(pos, seat), pos.killed, pos.bewitched)
    return Question(_asking_plainly("bewitch"), (verb,))


def _warrants(pos: CitadelsPosition, frame: frames.Warrants, seat: int) -> Question:
    return _placing(pos, frame, seat, "warrants", "warrant", WARRANT_MARKERS)


def _threats(pos: CitadelsPosition, frame: frames.Threats, seat: int) -> Question:
    return _placing(pos, frame, seat, "threats", "threaten", 2)


def _placing(
    pos: CitadelsPosition, frame: frames.Warrants | frames.Threats, seat: int, key: str, verb: str, all_: int
) -> Question:
    cast = pos.setup.cast
    made = naming(verb, cast, own_ranks(pos, seat), pos.killed, pos.bewitched, frame.ranks)
    char, *chars = [CHARS[cast[rank]] for rank in frame.ranks]
    return Question(_asking(key, char=char, chars=chars), (made,), (len(frame.ranks) + 1, all_))


# ---- answers


def _threatened(pos: CitadelsPosition, frame: frames.Threatened, seat: int) -> Question:
    return _threatened_question(pos.blackmailer, bribe(pos, seat), pos.gold[seat], seat == pos.blackmailer)


@lru_cache(maxsize=1 << 10)
def _threatened_question(blackmailer: int, n: int, gold: int, own: bool) -> Question:
    whose = SEATS[blackmailer]
    pays = plain("bribe", moves.BRIBE, say("offer-bribe", n=n, seat=whose), say("verb-bribe", n=n), price={"gold": n})
    refuses = plain("refuse", moves.REFUSE, final=not own)
    return Question(_asking("threatened", seat=whose, n=n, gold=gold), (pays, refuses))


def _blackmail(pos: CitadelsPosition, frame: frames.Blackmail, seat: int) -> Question:
    flowered = frame.rank == pos.flowered
    return _blackmail_question(frame.victim, pos.setup.cast[frame.rank], pos.gold[frame.victim], flowered)


@lru_cache(maxsize=1 << 10)
def _blackmail_question(victim: int, char: int, gold: int, flowered: bool) -> Question:
    reveal = plain("reveal", moves.REVEAL_THREAT, final=True, gain={"gold": gold if flowered else 0})
    ask = _asking("blackmail", seat=SEATS[victim], char=CHARS[char], n=gold, flowered=flowered)
    return Question(ask, (reveal, _pass("blackmail")))


def _confiscation(pos: CitadelsPosition, frame: frames.Confiscation, seat: int) -> Question:
    signed = moves.CONFISCATE in pos.legal(seat)
    return _confiscation_question(frame.builder, frame.kind, frame.gold, signed)


@lru_cache(maxsize=1 << 10)
def _confiscation_question(builder: int, kind: int, gold: int, signed: bool) -> Question:
    key = "confiscation" if signed else "confiscation_bluff"
    ask = _asking(key, seat=SEATS[builder], district=DISTRICTS[kind], n=gold)
    deeds = (plain("confiscate", moves.CONFISCATE, final=True),) if signed else ()
    return Question(ask, (*deeds, _pass("confiscation")))


def _crowning(pos: CitadelsPosition, frame: frames.Crowning, seat: int) -> Question:
    found: Sequence[Any] = rank4.enthronable(pos, seat)
    offers = [enthrone_offer(pos, seat, move.target, frame.tribute, ends=True) for move in found]
    verb = aimed("enthrone", offers, refused_seats(pos, seat, offers, rank4.why_not_enthrone))
    return Question(_crowning_ask(frame.tribute), (verb,))


@cache
def _crowning_ask(tribute: bool) -> tuple[Said, Said]:
    return _asking("crowning", tribute=tribute)


def _tribute(pos: CitadelsPosition, frame: frames.Tributing, seat: int) -> Question:
    ends = type(pos.stack[-2]) is frames.TurnEnd
    return _tribute_question(frame.emperor == seat, frame.target if frame.emperor == seat else frame.emperor, ends)


@cache
def _tribute_question(mine: bool, other: int, ends: bool) -> Question:
    def one(resource: str, move: moves.Tribute, final: bool) -> Verb:
        amount = {resource: 1}
        return plain(
            f"tribute_{resource}", move, final=final, gain=amount if mine else None, price=None if mine else amount
        )

    gold = one("gold", moves.TRIBUTE_GOLD, ends or not mine)
    cards = one("cards", moves.TRIBUTE_CARDS, True)
    return Question(_seat_ask("tribute" if mine else "tribute_pay", other), (gold, cards))


def _exchange(pos: CitadelsPosition, frame: frames.Exchanging, seat: int) -> Question:
    there = pos.marks[frame.target]
    offers = [
        city_offer("hand_over", seat, mine, rank8.exchange_price(there, mine, frame.theirs))
        for mine in rank8.exchangeable(pos, seat, frame.target, frame.theirs)
    ]
    refused = refused_districts(
        pos, seat, offers, lambda pos, seat, owner, mine: rank8.why_not_hand_over(pos, frame, seat, owner, mine)
    )
    ask = _asking("exchange", seat=SEATS[frame.target], district=DISTRICTS[frame.theirs], gold=pos.gold[seat])
    return Question(ask, (aimed("hand_over", offers, refused),))


_QUESTIONS: dict[type[Any], Callable[[CitadelsPosition, Any, int], Question]] = {
    frames.Draft: _draft,
    frames.DraftDrop: _draft_drop,
    frames.Theater: _theater,
    frames.Turn: _in_turn,
    frames.Keep: _keep,
    frames.Bewitching: _bewitch,
    frames.Warrants: _warrants,
    frames.Threats: _threats,
    frames.Threatened: _threatened,
    frames.Blackmail: _blackmail,
    frames.Redrawing: _redraw,
    frames.WizardTake: _wizard_take,
    frames.WizardPut: _wizard_put,
    frames.SeerGive: _seer_give,
    frames.Crowning: _crowning,
    frames.Tributing: _tribute,
    frames.Payment: _payment,
    frames.Confiscation: _confiscation,
    frames.Exchanging: _exchange,
}
