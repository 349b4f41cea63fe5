"""The Walled City in a terminal: what exactly is being asked, and what hangs on the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from tetrapolis.cli import layout
from tetrapolis.cli.tables import Seat
from tetrapolis.cli.walled_city_words import (
    area,
    counted,
    gap_towers,
    guild_name,
    guild_text,
    item_at,
    lettered,
    owner,
    place,
    sides,
    tower,
)
from tetrapolis.core.observation import Observation
from tetrapolis.games.walled_city import frames
from tetrapolis.games.walled_city.cards import FACES, GUILD_NAMES, HIGH, LOW, TOTAL
from tetrapolis.games.walled_city.guilds_cards import others
from tetrapolis.games.walled_city.guilds_places import next_pieces
from tetrapolis.games.walled_city.hoods import areas_in
from tetrapolis.games.walled_city.moves import CopyGuild, UseGuild
from tetrapolis.games.walled_city.position import OFF, WalledCityPosition
from tetrapolis.games.walled_city.view import View
from tetrapolis.locales import t, words

_PHASES = "abcd"


# ---- where the game stands


def phase(lang: str, view: View) -> str:
    """The phase in words."""
    main = view.stack[0] if view.stack else None
    if not isinstance(main, frames.Main) or main.stage > 2 * len(_PHASES):
        return t(lang, "play-walled_city-phase-over")
    if not main.stage:
        return t(lang, "play-walled_city-phase-setup")
    return t(lang, f"walled_city-phase-{_PHASES[(main.stage - 1) % 4]}")


def turn_of(view: View) -> frames.Turn | None:
    """The turn of phase B that is going on; of phase D where guilds may be used in it."""
    return next((frame for frame in reversed(view.stack) if isinstance(frame, frames.Turn)), None)


def ability_guild(view: View) -> str:
    """The guild whose ability asks; empty if none does."""
    top = view.stack[-1] if view.stack else None
    return GUILD_NAMES[top.guild] if isinstance(top, frames.Ability) else ""


# ---- the situation


def situation(lang: str, obs: Observation, seats: Sequence[Seat], width: int) -> list[Text]:
    """The facts of the moment that the question itself does not name."""
    if obs.decision is None:
        return []
    moment = _Moment(lang, obs, [seat.name for seat in seats])
    text = Text(" ".join([*moment.sentences(), *moment.guild_now()]))
    text.stylize("italic")
    return layout.hang(layout.styled("» ", "bold"), text, width)


class _Moment:
    """A question to a seat, and the words for it."""

    def __init__(self, lang: str, obs: Observation, names: Sequence[str]) -> None:
        self.lang = lang
        self.obs = obs
        self.view: View = obs.view
        self.names = names
        self.pos: WalledCityPosition = obs.seen
        self.turn = turn_of(self.view)

    # ---- words

    def say(self, key: str, **args: str | int | bool) -> str:
        return t(self.lang, f"play-walled_city-now-{key}", **args)

    def area(self, number: int) -> str:
        return area(self.lang, self.pos, number)

    def tower(self, number: int) -> str:
        return tower(self.lang, self.pos.board, number)

    def owner(self, colour: int) -> str:
        return owner(self.lang, self.pos, colour, self.names)

    def where(self) -> str:
        """The place of the turn with what lies on it: "P1 (A1|A2)", "G1 (A6, T1/T2)"."""
        assert self.turn is not None
        pos, number = self.pos, self.turn.place
        if pos.round == 1:
            return f"{pos.board.paths[number]} ({sides(pos, number)})"
        return f"{pos.board.gaps[number]} ({pos.names[pos.gap_area[number]]}, {gap_towers(pos.board, number)})"

    def hood(self) -> str:
        """The neighbourhood at the wall."""
        assert self.turn is not None
        pos = self.pos
        return "+".join(pos.names[area] for area in areas_in(pos.hood_of(pos.gap_area[self.turn.place])))

    def supply(self) -> str:
        seat = self.view.seat
        assert seat is not None
        return self.say("supply", peasants=self.pos.supply_p[seat], nobles=self.pos.supply_n[seat])

    # ---- questions

    def guild_now(self) -> list[str]:
        """That the guild may be used before the step."""
        legal = list(self.obs.legal())
        if isinstance(self.view.stack[-1], frames.Ending) or not any(
            isinstance(m, UseGuild | CopyGuild) for m in legal
        ):
            return []
        return [self.say("guild-first")]

    def sentences(self) -> list[str]:
        """What is to be said about the top frame."""
        frame: Any = self.view.stack[-1]
        pos = self.pos
        match frame:
            case frames.StartRoad():
                left = sum(isinstance(each, frames.StartRoad) for each in self.view.stack)
                return [self.say("start", n=left)]
            case frames.Joining(left=left):
                later = (
                    [self.say("joining-later", names=words.join(self.lang, [self.names[s] for s in left]))]
                    if left
                    else []
                )
                return [self.say("joining", round=pos.round), *later]
            case frames.Building(seat=seat):
                assert self.turn is not None
                stock = pos.roads if pos.round == 1 else pos.walls
                over = [self.say("drapers")] if self.turn.over_built else []
                return [self.say("road" if pos.round == 1 else "wall", n=stock[seat]), *over]
            case frames.Showing():
                return [self.say("showing", place=self.where(), round=pos.round), self.supply()]
            case frames.Settling():
                return self.settling()
            case frames.SettlingOther(area=number):
                assert self.turn is not None
                high, low = HIGH[self.turn.card], LOW[self.turn.card]
                return [self.say("settling-other", n=high, area=self.area(number), other=low)]
            case frames.Sharing(areas=areas, counts=counts):
                one, other = (self.area(number) for number in areas)
                return [self.say("sharing", n=counts[0], one=one, m=counts[1], other=other), self.supply()]
            case frames.Peopling(queue=queue):
                said = [self.say("peopling", n=queue[0][1], area=self.area(queue[0][0]))]
                said += [
                    self.say("peopling-next", n=count, area=self.area(number)) for number, count in queue[1:] if count
                ]
                return [*said, self.supply()]
            case frames.Promoting(left=left):
                return [self.say("promoting", n=left, areas=self.hood(), towers=self.towers())]
            case frames.Adjusting():
                if pos.round == 1:
                    return [self.say("adjusting", place=self.where())]
                return [self.say("adjusting-wall", areas=self.hood(), towers=self.towers())]
            case frames.Ending():
                return [self.say("ending")]
            case frames.Ability():
                name = GUILD_NAMES[frame.guild]
                text = self.say("ability", guild=guild_name(self.lang, name), text=guild_text(self.lang, name))
                return [text, *self.progress(name, frame)]
        return self.cards(frame)

    def towers(self) -> str:
        assert self.turn is not None
        return gap_towers(self.pos.board, self.turn.place)

    def settling(self) -> list[str]:
        assert self.turn is not None
        card = self.turn.card
        args: dict[str, str | int] = {"card": FACES[card], "place": self.where(), "high": HIGH[card], "low": LOW[card]}
        if self.pos.round == 1:
            return [self.say("settling", **args), self.supply()]
        at = self.area(self.pos.gap_area[self.turn.place])
        return [self.say("settling-wall", **args, area=at, areas=self.hood(), towers=self.towers()), self.supply()]

    def progress(self, name: str, frame: frames.Ability) -> list[str]:
        """How far an ability has come."""
        pos = self.pos
        match name:
            case "mercers" | "painter_stainers" | "haberdashers":
                return [self.say("up-to", n=frame.left)]
            case "barbers" | "bakers" | "armourers":
                return [self.say("more", n=frame.left)]
            case "ironmongers":
                who = lettered(self.lang, pos, pos.setup.colours - frame.left, self.names)
                if frame.place < 0:
                    return [self.say("noble-of", name=who)]
                return [self.say("noble-to", name=who, area=self.area(frame.place))]
            case "vintners" if frame.colour >= 0:
                return [self.say("peasants-of", name=self.owner(frame.colour), n=frame.left)]
            case "saddlers" if frame.stage:
                kind = "peasant" if frame.stage == 1 else "noble"
                if frame.place < 0:
                    return [self.say(f"ride-{kind}", n=frame.left)]
                return [self.say(f"ride-{kind}-from", name=self.owner(frame.colour), area=self.area(frame.place))]
            case "clothworkers" | "curriers" if frame.place >= 0:
                item = item_at(self.lang, pos, frame.place).plain
                return [self.say("first-item", place=f"{place(self.lang, pos, frame.place)} {item}")]
            case "carpenters":
                return self.fence(frame)
            case "butchers":
                target = others(pos, frame.seat)[len(frame.picks)]
                given = words.join(self.lang, [FACES[card] for card in frame.picks])
                said = [self.say("given", cards=given)] if frame.picks else []
                return [*said, self.say("card-for", name=self.names[target])]
        return []

    def fence(self, frame: frames.Ability) -> list[str]:
        pos = self.pos
        if not frame.stage:
            return [self.say("cut")]
        one, other = pos.names[frame.place], pos.names[frame.left]
        if frame.stage == 2:
            return [self.say("fence-item", item=item_at(self.lang, pos, frame.place).plain, one=one, other=other)]
        pieces, index = next_pieces(pos, frame)
        key = "fence-nobles" if pieces is pos.nobles else "fence-peasants"
        who = lettered(self.lang, pos, index % 4, self.names)
        return [self.say(key, n=pieces[index], name=who, one=one, other=other)]

    # ---- cards

    def cards(self, frame: Any) -> list[str]:
        """Butchers' answers, and phase D."""
        board = self.pos.board
        match frame:
            case frames.Answering(got=got):
                by = next(each.by for each in reversed(self.view.stack) if isinstance(each, frames.Butchery))
                return [self.say("answering", name=self.names[by], card=FACES[got], n=TOTAL[got])]
            case frames.TakingCard(target=target):
                return [self.say("taking", name=self.names[target])]
            case frames.Zoning(seat=seat):
                turn = self.turn
                left = sum(isinstance(each, frames.Defence) and each.left.count(seat) for each in self.view.stack)
                left = turn.left - 1 if isinstance(turn, frames.DefenceTurn) else left
                more = [self.say("zoning-more", n=left)] if left else []
                return [self.say("zoning", cards=", ".join(counted(self.view.hand))), *more]
            case frames.Laying(zone=number):
                one, other = (self.tower(each) for each in board.zone_towers[number])
                off = [self.say("off-colour")] if any(card.endswith("*") for card in self.view.hand) else []
                return [self.say("laying", zone=board.zones[number], one=one, other=other), *off]
            case frames.Facing(zone=number, card=card):
                face = card % OFF
                one, other = (self.tower(each) for each in board.zone_towers[number])
                return [self.say("facing", zone=board.zones[number], card=FACES[face], one=one, other=other)]
        return []
