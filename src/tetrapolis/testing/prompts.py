"""Laws that the prompts of every game keep, at every decision of random games.

What only a game can say (which things a verb could aim at, what a price really is) its own tests check beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from random import Random
from typing import Any

from tetrapolis.core.driving import next_actor
from tetrapolis.core.errors import keep
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.prompt import Prompt, Verb
from tetrapolis.core.said import Said, Told
from tetrapolis.core.types import CLOCK
from tetrapolis.games import game as game_named
from tetrapolis.locales import LANGUAGES, has, words

MOST_NAMED = 5
"""Of many moves or things so many are named."""
NAMES = ["Anna", "Béla", "Chloe", "Dani", "Eszter", "Fanni", "Gábor", "Hanna"]
Things = Callable[[Observation], Mapping[str, Set[str]]]
"""Of an observation: all things of each kind that lie on the table, as references."""


def decisions(
    game: str, players: int, seed: int, options: Mapping[str, Any] | None = None, most: int = 10_000
) -> Iterator[tuple[Position, int]]:
    """Every position of a random game in which a seat is asked, with that seat."""
    pos = game_named(game).new(players, seed, options)
    rng = Random(seed)
    for _ in range(most):
        if pos.outcome is not None:
            return
        seat = next_actor(pos, rng)
        if seat != CLOCK:
            yield pos, seat
        pos.play(seat, pos.legal(seat).sample(rng))


def check_prompt(pos: Position, seat: int, things: Things) -> Prompt:
    """All laws for one seat that is asked."""
    obs = pos.observe(seat)
    prompt = check_plain_prompt(pos, obs)
    check_it_can_be_said(pos, prompt)
    on_table = things(obs)
    for verb in prompt.verbs:
        check_everything_is_offered_or_refused(pos.game.id, prompt, verb, on_table)
    return prompt


def check_plain_prompt(pos: Position, obs: Observation) -> Prompt:
    """Those that need neither words nor a table."""
    prompt = obs.prompt
    assert obs.seat is not None
    keep(prompt.ask is not None, "prompt-ask")
    keep(obs.decision is None or prompt.kind == obs.decision.kind, "prompt-kind", kind=prompt.kind)
    keep(prompt.default == str(pos.default(obs.seat)), "prompt-default", move=prompt.default)
    check_offers_are_the_legal_moves(obs)
    check_what_can_be_taken_back(pos, obs.seat, prompt)
    return prompt


def check_offers_are_the_legal_moves(obs: Observation) -> None:
    """Every listed move is offered, nothing else is; the same move twice only with different answers behind it."""
    offered = [(offer.move, offer.after) for offer in obs.prompt.offers]
    keep(len(set(offered)) == len(offered), "prompt-twice")
    odd = {move for move, _ in offered} ^ {str(move) for move in obs.legal().listed}
    keep(not odd, "prompt-offers", moves=", ".join(sorted(odd)[:MOST_NAMED]))
    asides = {str(move) for move in getattr(obs.legal(), "aside", ())}
    keep({offer.move for offer in obs.prompt.asides} == asides, "prompt-asides")
    closing = [verb.closing for verb in obs.prompt.verbs]
    keep(closing == sorted(closing), "prompt-closing")
    keep(len({verb.verb for verb in obs.prompt.verbs}) == len(closing), "prompt-verb-twice")


def said_in(prompt: Prompt) -> Iterator[Said | Told]:
    """Everything a prompt says."""
    yield from (one for one in (prompt.ask, prompt.role, prompt.waiting) if one is not None)
    if prompt.help is not None:
        yield prompt.help
    yield from prompt.news
    for offer in (*prompt.offers, *prompt.asides):
        yield offer.said
        yield from (one for one in (offer.note, offer.label, offer.then_label) if isinstance(one, Said))
    for verb in prompt.verbs:
        yield from (one for one in (verb.said, verb.note, verb.ask, verb.why, verb.pairs) if one is not None)
        yield from (refused.why for refused in verb.refused)
    for composer in prompt.composers:
        yield composer.said
        for part in composer.parts:
            yield part.said
            yield from (one for item in part.choices for one in (item.name, item.note) if isinstance(one, Said))


def check_it_can_be_said(pos: Position, prompt: Prompt) -> None:
    """Every message is there in both languages and has all its values; every rule has a text; aims have names."""
    for said in said_in(prompt):
        for lang in LANGUAGES:
            keep(has(lang, said.id), "prompt-wordless", name=said.id, lang=lang)
            text = words.said_text(lang, pos.game.id, said, NAMES)
            keep(text and "[" not in text, "prompt-text", name=said.id, text=text)
    rules = {*prompt.rules, *(rule for verb in prompt.verbs for rule in (*verb.rules, verb.rule) if rule)}
    rules |= {refused.rule for verb in prompt.verbs for refused in verb.refused if refused.rule}
    for rule in rules:
        keep(words.rule_text("en", rule), "prompt-rule", rule=rule)
    for offer in prompt.offers:
        for aim, label in ((offer.aim, offer.label), (offer.then, offer.then_label)):
            if aim:
                named = aim if label is None else label
                name = words.arg_text("en", pos.game.id, named, NAMES)
                own = isinstance(named, str) and has("en", f"{pos.game.id}-{named.replace(':', '-', 1)}")
                keep(name and (own or isinstance(named, Said) or ":" not in name), "prompt-aim", aim=aim)


def check_what_can_be_taken_back(pos: Position, seat: int, prompt: Prompt) -> None:
    """An offer that is not final can be taken back once it is made."""
    for offer in prompt.offers:
        if not offer.final:
            twin = pos.copy()
            before = twin.undo_from
            twin.play(seat, twin.game.parse_move(offer.move))
            keep(twin.undo_from == before, "prompt-final", move=offer.move)


def check_everything_is_offered_or_refused(
    game: str, prompt: Prompt, verb: Verb, on_table: Mapping[str, Set[str]]
) -> None:
    """Every thing of a kind that the verb aims at can be chosen, or it is said why not."""
    for second in (False, True):
        offered = {offer.then if second else offer.aim for offer in verb.offers} - {""}
        refused = [aim for one in verb.refused if one.second == second for aim in one.aims]
        keep(len(set(refused)) == len(refused), "prompt-refused-twice", verb=verb.verb)
        keep(not offered & set(refused), "prompt-both", verb=verb.verb)
        for kind in {aim.partition(":")[0] for aim in offered}:
            missing = {aim for aim in on_table[kind] - offered if prompt.refusal(verb, aim, second) is None}
            keep(not missing, "prompt-neither", verb=verb.verb, names=", ".join(sorted(missing)[:MOST_NAMED]))
        others = {aim for aim in refused if aim.endswith(":*")}
        for aim in others:
            rest = on_table[aim.removesuffix(":*")] - offered - set(refused)
            keep(rest, "prompt-others", verb=verb.verb, aim=aim)
            for lang in LANGUAGES:
                name = f"{game}-others-{aim.removesuffix(':*')}"
                keep(has(lang, name), "prompt-wordless", name=name, lang=lang)
        strangers = set(refused) - others - set().union(*on_table.values())
        keep(not strangers, "prompt-not-there", verb=verb.verb, names=", ".join(sorted(strangers)[:MOST_NAMED]))
    if any(offer.then for offer in verb.offers):
        first = {offer.aim for offer in verb.offers}
        pairs = {(offer.aim, offer.then) for offer in verb.offers}
        whole = len(pairs) == len(first) * len({then for _, then in pairs})
        keep(whole or verb.pairs is not None, "prompt-pairs", verb=verb.verb)
