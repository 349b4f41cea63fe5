"""What a guild's ability asks, as data (section 13 of the rules): see prompt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from tetrapolis.core.prompt import Offer, Refused, Verb
from tetrapolis.core.said import Arg, Said, in_a_row, named
from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.prompt import refusals
from tetrapolis.games.walled_city.prompt.parts import Asked, closing, goes_on, item_label, made, piece_label, share_verb
from tetrapolis.games.walled_city.prompt.saying import item_said, owner, piece, place, say, sort_of, spot
from tetrapolis.games.walled_city.rules.board import BoardName, load_board
from tetrapolis.games.walled_city.rules.cards import FACES, GUILD_NAMES, NO_ITEM, TILE_UP
from tetrapolis.games.walled_city.rules.frames import BUILD, LAST, Ability, DefenceTurn
from tetrapolis.games.walled_city.rules.guild import opponents
from tetrapolis.games.walled_city.rules.guilds_cards import others
from tetrapolis.games.walled_city.rules.guilds_citizens import PEASANTS_FOR_NOBLE, VINTNERS_EXCHANGE, over
from tetrapolis.games.walled_city.rules.guilds_places import both_lowest, item_places, next_pieces
from tetrapolis.games.walled_city.rules.moves import Choose, ChooseColour, ChooseKind, Give, Pick, PlaceCitizen
from tetrapolis.games.walled_city.rules.neighbourhoods import areas_in
from tetrapolis.games.walled_city.rules.position import WalledCityPosition
from tetrapolis.games.walled_city.rules.steps_of_turn import turn_of

Ask = Callable[[WalledCityPosition, Ability, Sequence[Any], bool], tuple[Said, tuple[Verb, ...]]]
"""(position, frame, moves, whether the turn is over with the ability): the question and its verbs."""


def ability(pos: WalledCityPosition, frame: Ability, moves: Sequence[Move]) -> Asked:
    """The question of the guild whose ability is going on."""
    name = GUILD_NAMES[frame.guild]
    ask, verbs = ASKS[name](pos, frame, moves, _ends(pos, frame, name))
    facts = Said(f"walled_city-guild-{name}.text")
    if name == "carpenters" and frame.stage:
        key = "now-fence" if frame.stage == 1 else "now-fence-item"
        facts = say(key, one=place(pos.names[frame.place]), other=place(pos.names[frame.left]))
    elif frame.picks and name == "butchers":
        facts = in_a_row(facts, say("now-given", cards=[f"card:{FACES[card]}" for card in frame.picks]))
    return Asked(ask, facts, verbs, named(f"guild:{name}"))


def _ends(pos: WalledCityPosition, frame: Ability, name: str) -> bool:
    """Whether somebody else is asked once the ability is over: then its last choice cannot be taken back."""
    turn = turn_of(pos)
    if isinstance(turn, DefenceTurn):
        return not turn.left
    if turn.step == LAST:
        return True
    if turn.step == BUILD or pos.round == 2:
        return False
    fences = len(pos.cuts) + (name == "carpenters" and not frame.stage)  # with two, no item may be left at the road
    return not goes_on(pos, turn) or (name == "carpenters" and fences > 1)


def _ask(name: str, *args: Any) -> Said:
    return made(f"ask-{name}", *args)


def _name(pos: WalledCityPosition, colour: int) -> Arg:
    return owner(pos.colour_name(colour))


@cache
def _done(final: bool) -> Verb:
    return closing("done", "move-done", final)


# ---- citizens


@cache
def _pick(move: Move, name: str, colour: str, kind: str, own: bool, against: bool, final: bool) -> Offer:
    tower = sort_of(name) == "tower"
    said = say("choice-pick", sort="guard" if tower else kind, own=own, colour=owner(colour), place=place(name))
    aim = piece(kind, name, colour)
    return Offer(str(move), said, aim, label=piece_label(name, colour), against=against, final=final)


def _picks(
    pos: WalledCityPosition, frame: Ability, moves: Sequence[Pick], kind: str, final: bool, against: bool = False
) -> tuple[Offer, ...]:
    mine = pos.colour_name(frame.seat)
    found = []
    for move in moves:
        own = move.colour == mine
        found.append(_pick(move, move.place, move.colour, kind, own, against and own, final))
    return tuple(found)


def _verb(word: str, name: str, offers: tuple[Offer, ...], refused: tuple[Refused, ...] = ()) -> Verb:
    return Verb(word, made(f"verb-{word}-{name}"), offers, refused)


def _exchange(kind: str, name: str, rule: str) -> Ask:
    """Mercers, Painter-Stainers: one noble or peasant of each opponent (WAL-13.6, WAL-13.7, WAL-13.51)."""

    def ask(pos: WalledCityPosition, frame: Ability, moves: Sequence[Any], ends: bool) -> Any:
        picks = [move for move in moves if isinstance(move, Pick)]
        last = frame.left == 1 or len({move.colour for move in picks}) == 1
        offers = _picks(pos, frame, picks, kind, ends and last)
        towers = kind == "noble"
        swapped = [colour for colour in opponents(pos, frame.seat) if frame.done >> colour & 1]
        refused = refusals.citizens(pos, kind, [frame.seat], "own", rule, towers)
        refused += refusals.citizens(pos, kind, swapped, "swapped", rule, towers)
        verbs = (_verb("pick", name, offers, refused),)
        return _ask(name, "n", frame.left), (*verbs, _done(ends)) if frame.done else verbs

    return ask


def _fishmongers(pos: WalledCityPosition, frame: Ability, moves: Sequence[Any], ends: bool) -> Any:
    """WAL-13.15, WAL-13.16."""
    poor = [colour for colour in range(pos.setup.colours) if pos.supply_p[colour] < PEASANTS_FOR_NOBLE]
    refused = refusals.citizens(pos, "noble", poor, "four", "WAL-13.16") + refusals.guards(pos, "tower", "WAL-13.15")
    return _ask("fishmongers"), (_verb("pick", "fishmongers", _picks(pos, frame, moves, "noble", ends, True), refused),)


def _merchant_taylors(pos: WalledCityPosition, frame: Ability, moves: Sequence[Any], ends: bool) -> Any:
    """WAL-13.25."""
    refused = refusals.citizens(pos, "peasant", [frame.seat], "own", "WAL-13.25")
    offers = _picks(pos, frame, moves, "peasant", ends)
    return _ask("merchant_taylors"), (_verb("pick", "merchant_taylors", offers, refused),)


@cache
def _place(board: str, move: PlaceCitizen, final: bool) -> Offer:
    at = place(move.place)
    said = say("move-place", kind=move.kind, place=at)
    return Offer(str(move), said, at, label=spot(board, move.place), final=final)


def _salters(pos: WalledCityPosition, frame: Ability, moves: Sequence[Any], ends: bool) -> Any:
    """WAL-13.28, WAL-13.29."""
    verbs = []
    kinds = [("noble", 1, pos.supply_n), ("peasant", 2, pos.supply_p)]
    can = [kind for kind, bit, supply in kinds if supply[frame.seat] and not frame.done & bit]
    for kind, bit, _ in kinds:
        said = made(f"verb-place-{kind}")
        if kind in can:
            offers = [
                _place(pos.board.id, move, ends and len(can) == 1)
                for move in moves
                if getattr(move, "kind", "") == kind
            ]
            verbs.append(Verb(f"place-{kind}", said, tuple(offers), ask=made(f"aim-place-{kind}")))
        elif not frame.done & bit:
            verbs.append(Verb(f"place-{kind}", said, why=made(f"why-no-{kind}"), rule="WAL-13.29"))
    return _ask("salters", "done", frame.done), (*verbs, _done(ends)) if frame.done else tuple(verbs)


def _ironmongers(pos: WalledCityPosition, frame: Ability, moves: Sequence[Any], ends: bool) -> Any:
    """WAL-13.30."""
    colour = pos.setup.colours - frame.left
    who = _name(pos, colour)
    if frame.place >= 0:
        verb = _verb("choose", "ironmongers", _chosen(pos, moves, "ironmongers", ends and frame.left == 1))
        return _ask("ironmongers-to", "name", who, "area", place(pos.names[frame.place])), (verb,)
    rest = [other for other in range(pos.setup.colours) if other != colour]
    refused = refusals.citizens(pos, "noble", rest, "whose-noble", "WAL-13.30", name=who)
    refused += refusals.guards(pos, "tower", "WAL-13.30")
    verb = _verb("pick", "ironmongers", _picks(pos, frame, moves, "noble", False), refused)
    return _ask("ironmongers", "name", who), (verb,)


@cache
def _colour(move: ChooseColour) -> Offer:
    who = owner(move.colour)
    return Offer(str(move), say("move-colour", colour=who), who)


def _vintners(pos: WalledCityPosition, frame: Ability, moves: Sequence[Any], ends: bool) -> Any:
    """WAL-13.33."""
    colours = range(pos.setup.colours)
    if frame.colour < 0:
        few = [colour for colour in colours if sum(pos.peasants[colour::4]) < VINTNERS_EXCHANGE]
        short = [c for c in colours if c not in few and pos.supply_n[c] < VINTNERS_EXCHANGE]
        refused = refusals.group("three-peasants", "WAL-13.33", [owner(pos.colour_name(colour)) for colour in few])
        refused += refusals.group("three-nobles", "WAL-13.33", [owner(pos.colour_name(colour)) for colour in short])
        return _ask("vintners"), (
            Verb("colour", made("verb-colour"), tuple([_colour(move) for move in moves]), refused),
        )
    who = pos.colour_name(frame.colour)
    offers = tuple([_ennoble(move, who, ends and frame.left == 1) for move in moves])
    rest = [colour for colour in colours if colour != frame.colour]
    refused = refusals.citizens(pos, "peasant", rest, "whose-peasant", "WAL-13.33", name=owner(who))
    verb = _verb("choose", "vintners", offers, refused)
    return _ask("vintners-peasants", "n", frame.left, "name", owner(who)), (verb,)


@cache
def _ennoble(move: Choose, colour: str, final: bool) -> Offer:
    said = say("choice-vintners", place=place(move.place), colour=owner(colour))
    aim = piece("peasant", move.place, colour)
    return Offer(str(move), said, aim, label=piece_label(move.place, colour), final=final)


@cache
def _give_up(move: Choose, colour: str, final: bool) -> Offer:
    said = say("choice-bakers", place=place(move.place), sort=sort_of(move.place))
    aim = piece("noble", move.place, colour)
    return Offer(str(move), said, aim, label=place(move.place), final=final)


def _bakers(pos: WalledCityPosition, frame: Ability, moves: Sequence[Any], ends: bool) -> Any:
    """WAL-13.45: the turn is over afterwards."""
    mine = pos.colour_name(frame.seat)
    offers = tuple([_give_up(move, mine, ends and frame.left == 1) for move in moves])
    refused = refusals.citizens(pos, "noble", opponents(pos, frame.seat), "not-own", "WAL-13.45", True)
    return _ask("bakers", "n", frame.left), (_verb("choose", "bakers", offers, refused),)


def _barbers(pos: WalledCityPosition, frame: Ability, moves: Sequence[Any], ends: bool) -> Any:
    """WAL-13.47."""
    offers = _picks(pos, frame, moves, "noble", ends and frame.left == 1, True)
    return _ask("barbers", "n", frame.left), (_verb("pick", "barbers", offers),)


@cache
def _kind(move: ChooseKind) -> Verb:
    said = say(f"verb-kind-{move.kind}")
    return Verb(f"kind-{move.kind}", said, (Offer(str(move), said),))


@cache
def _no_kind(kind: str) -> Verb:
    return Verb(f"kind-{kind}", say(f"verb-kind-{kind}"), why=say(f"why-nobody-{kind}"), rule="WAL-13.48")


def _saddlers(pos: WalledCityPosition, frame: Ability, moves: Sequence[Any], ends: bool) -> Any:
    """WAL-13.48 to WAL-13.50."""
    if not frame.stage:
        by_kind = {move.kind: move for move in moves}
        kinds = [_kind(by_kind[kind]) if kind in by_kind else _no_kind(kind) for kind in ("peasant", "noble")]
        return _ask("saddlers"), tuple(kinds)
    kind = "peasant" if frame.stage == 1 else "noble"
    if frame.place >= 0:
        offers = _chosen(pos, moves, "saddlers", ends and frame.left == 1)
        refused = refusals.areas_but(pos.ground, over(pos, frame.place), "across", "WAL-13.48")
        args = ("name", _name(pos, frame.colour), "area", place(pos.names[frame.place]))
        return _ask(f"saddlers-{kind}-to", *args), (_verb("choose", "saddlers", offers, refused),)
    offers = _picks(pos, frame, moves, kind, False)
    can = {offer.aim for offer in offers}
    rode = [ref for ref in refusals.citizen_refs(pos, kind, range(4)) if ref not in can]
    refused = refusals.group("rode", "WAL-13.48", rode)
    if kind == "noble":
        refused += refusals.guards(pos, "tower", "WAL-13.48")
    return _ask(f"saddlers-{kind}", "n", frame.left), (_verb("pick", "saddlers", offers, refused),)


def _armourers(pos: WalledCityPosition, frame: Ability, moves: Sequence[Any], ends: bool) -> Any:
    """WAL-13.57."""
    offers = _chosen(pos, moves, "armourers", ends and frame.left == 1)
    return _ask("armourers", "n", frame.left), (_verb("choose", "armourers", offers),)


# ---- places


@cache
def _choice(board: str, move: Choose, name: str, final: bool) -> Offer:
    at = place(move.place)
    said = say("choice-choose", verb=say(f"verb-choose-{name}"), place=at)
    return Offer(str(move), said, at, label=spot(board, move.place), final=final)


def _chosen(pos: WalledCityPosition, moves: Sequence[Choose], name: str, final: bool) -> tuple[Offer, ...]:
    return tuple([_choice(pos.board.id, move, name, final) for move in moves])


def _break(name: str, rules: tuple[str, str]) -> Ask:
    """Goldsmiths, Skinners."""

    def ask(pos: WalledCityPosition, frame: Ability, moves: Sequence[Any], ends: bool) -> Any:
        verb = _verb("choose", name, _chosen(pos, moves, name, ends), refusals.not_built(pos, rules))
        return _ask(name), (verb,)

    return ask


@cache
def _item(move: Choose, item: int, name: str, final: bool) -> Offer:
    said = say("choice-item", verb=say(f"verb-choose-{name}"), place=place(move.place), item=item_said(item))
    return Offer(str(move), said, f"item:{move.place}", label=item_label(move.place, item), final=final)


def _items(pos: WalledCityPosition, moves: Sequence[Any], name: str, final: bool) -> tuple[Offer, ...]:
    return tuple([_item(move, pos.item_at(pos.place_number(move.place)), name, final) for move in moves])


def _haberdashers(pos: WalledCityPosition, frame: Ability, moves: Sequence[Any], ends: bool) -> Any:
    """WAL-13.26, WAL-13.27: what was rolled cannot be taken back."""
    chooses = [move for move in moves if isinstance(move, Choose)]
    verbs = (_verb("choose", "haberdashers", _items(pos, chooses, "haberdashers", True)),)
    return _ask("haberdashers", "n", frame.left), (*verbs, _done(ends)) if len(chooses) < len(moves) else verbs


def _two_items(name: str) -> Ask:
    """Clothworkers (WAL-13.34), Curriers (WAL-13.58)."""

    def ask(pos: WalledCityPosition, frame: Ability, moves: Sequence[Any], ends: bool) -> Any:
        second = frame.place >= 0
        offers = _items(pos, moves, name, ends and second)
        refused = misfits(pos, frame, {offer.aim for offer in offers})
        verb = _verb("choose", name, offers, refused)
        if not second:
            return _ask(name), (verb,)
        first = pos.item_at(frame.place)
        ask = say(f"ask-{name}-second", place=place(pos.place_name(frame.place)), item=item_said(first))
        return ask, (verb,)

    return ask


def misfits(pos: WalledCityPosition, frame: Ability, offered: set[str]) -> tuple[Refused, ...]:
    """The dice and tiles that do not go with the one chosen first, or with any other, by their reasons."""
    reasons: dict[tuple[str, str], list[str]] = {}
    for at in item_places(pos):
        aim = f"item:{pos.place_name(at)}"
        if aim not in offered:
            reasons.setdefault(_misfit(pos, frame, at), []).append(aim)
    return tuple([one for (reason, rule), aims in reasons.items() for one in refusals.group(reason, rule, aims)])


def _misfit(pos: WalledCityPosition, frame: Ability, at: int) -> tuple[str, str]:
    """WAL-13.34, WAL-13.58, WAL-2.10."""
    clothworkers = GUILD_NAMES[frame.guild] == "clothworkers"
    rule = "WAL-13.34" if clothworkers else "WAL-13.58"
    if frame.place < 0:
        return "no-partner", "WAL-2.10"
    if at == frame.place:
        return "chosen-first", rule
    one, other = pos.item_at(frame.place), pos.item_at(at)
    if clothworkers:
        alike = (one >= TILE_UP) == (other >= TILE_UP)
        return ("both-lowest", "WAL-2.10") if alike and both_lowest(one, other) else ("not-alike", rule)
    return ("same-item", "WAL-2.10") if one == other else ("tile-in-tower", rule)


# ---- Carpenters


@cache
def _cut(board: BoardName, move: Choose, final: bool) -> Offer:
    """A fence, with what only the one part will border, and what only the other."""
    facts = load_board(board)
    found = next(cut for cut in facts.cuts if cut.id == move.place)
    number = [cut.id for cut in facts.cuts if cut.area == found.area].index(found.id) + 1
    parts: list[Arg] = []
    for half in (0, 1):
        alone = found.paths[half] & ~found.paths[1 - half]
        names = [facts.paths[path] for path in areas_in(alone)] + [
            facts.gaps[gap] for gap in areas_in(found.gaps[half])
        ]
        parts.append([place(name) for name in names] or "–")
    at = place(facts.areas[found.area])
    said = say("choice-cut", area=at, n=number, one=parts[0], other=parts[1])
    labels = spot(board, facts.areas[found.area]), spot(board, move.place)
    return Offer(str(move), said, at, place(move.place), *labels, final=final)


def _carpenters(pos: WalledCityPosition, frame: Ability, moves: Sequence[Any], ends: bool) -> Any:
    """WAL-13.35 to WAL-13.38."""
    if not frame.stage:
        return _ask("carpenters"), (_fence_verb(pos, moves, ends),)
    one, other = pos.names[frame.place], pos.names[frame.left]
    if frame.stage == 2:
        refused = refusals.areas_but(pos.ground, 1 << frame.place | 1 << frame.left, "part", "WAL-13.38")
        verb = Verb("choose", made("verb-choose-item"), _chosen(pos, moves, "item", ends), refused)
        return say("ask-carpenters-item", item=item_said(pos.items[frame.place])), (verb,)
    pieces, index = next_pieces(pos, frame)
    kind = "noble" if pieces is pos.nobles else "peasant"
    finals = tuple([ends and _shared_out(pos, frame, move.n) for move in moves])
    verb = share_verb(tuple(moves), one, other, pieces[index], finals)
    return _ask(f"carpenters-{kind}", "count", pieces[index], "name", _name(pos, index % 4)), (verb,)


def _fence_verb(pos: WalledCityPosition, moves: Sequence[Choose], ends: bool) -> Verb:
    board = pos.board
    empty = [
        name
        for area, name in enumerate(pos.names)
        if pos.items[area] == NO_ITEM
        and not any(pos.peasants[4 * area : 4 * area + 4] + pos.nobles[4 * area : 4 * area + 4])
    ]
    offers = tuple([_cut(board.id, move, ends and move.place.partition("-")[0] in empty) for move in moves])
    whole = {offer.aim for offer in offers}
    refused = refusals.group("fenced", "WAL-13.36", [place(name) for name in pos.names if place(name) not in whole])
    return Verb("choose", made("verb-choose-carpenters"), offers, refused, pairs=made("why-cut"))


def _shared_out(pos: WalledCityPosition, frame: Ability, n: int) -> bool:
    """Whether nothing is left to decide once so many of these went to the first part."""
    pieces, index = next_pieces(pos, frame)
    kinds = [(each, colour) for colour in range(pos.setup.colours) for each in (pos.peasants, pos.nobles)]
    if any(each[4 * frame.place + colour] for each, colour in kinds[frame.done + 1 :]):
        return False
    first = sum([each[4 * frame.place + colour] for each, colour in kinds]) - pieces[index] + n
    second = sum([each[4 * frame.left + colour] for each, colour in kinds]) + pieces[index] - n
    return first != second or pos.items[frame.place] == NO_ITEM


# ---- Butchers


@cache
def _give(move: Give, target: int, final: bool) -> Offer:
    card = f"card:{move.card}"
    said = say("choice-give", card=card, seat=f"seat:{target}")
    return Offer(str(move), said, f"hand:{move.card}", label=card, final=final)


def _butchers(pos: WalledCityPosition, frame: Ability, moves: Sequence[Any], ends: bool) -> Any:
    """WAL-13.52, WAL-13.55, WAL-13.56: the last card sends them all."""
    target = others(pos, frame.seat)[len(frame.picks)]
    offers = tuple([_give(move, target, frame.left == 1) for move in moves])
    offered = {offer.aim for offer in offers}
    given = [f"hand:{FACES[card]}" for card in sorted(set(frame.picks)) if f"hand:{FACES[card]}" not in offered]
    refused = refusals.group("given", "WAL-13.55", given)
    refused += refusals.off_colour(pos, frame.seat, "WAL-13.56", "kept")
    return _ask("butchers", "name", f"seat:{target}"), (Verb("give", made("verb-give"), offers, refused),)


ASKS: dict[str, Ask] = {
    "mercers": _exchange("noble", "mercers", "WAL-13.6"),
    "painter_stainers": _exchange("peasant", "painter_stainers", "WAL-13.51"),
    "fishmongers": _fishmongers,
    "merchant_taylors": _merchant_taylors,
    "salters": _salters,
    "ironmongers": _ironmongers,
    "vintners": _vintners,
    "bakers": _bakers,
    "barbers": _barbers,
    "saddlers": _saddlers,
    "armourers": _armourers,
    "goldsmiths": _break("goldsmiths", ("WAL-13.17", "WAL-13.18")),
    "skinners": _break("skinners", ("WAL-13.22", "WAL-13.23")),
    "haberdashers": _haberdashers,
    "clothworkers": _two_items("clothworkers"),
    "curriers": _two_items("curriers"),
    "carpenters": _carpenters,
    "butchers": _butchers,
}
