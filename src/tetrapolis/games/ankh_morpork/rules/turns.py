"""Set-up and turns (sections 1 to 3 of the rules): WIN CHECK, MAIN with its icons and plays, REFILL, END."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tetrapolis.core.chance import Chance
from tetrapolis.core.game import Game
from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.rules import personalities
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.areas import START
from tetrapolis.games.ankh_morpork.rules.cards import (
    ANOTHER,
    BUILDING,
    CALM,
    DOCTOR_MOSSY_LAWN,
    EVENT,
    EVENTS,
    ICONS_OF,
    INTERRUPT_KINDS,
    IS_GREEN,
    IS_REGULAR,
    KILL,
    MINION,
    MONEY,
    NAMES,
    NUMBERS,
    SCROLL,
)
from tetrapolis.games.ankh_morpork.rules.common import earn
from tetrapolis.games.ankh_morpork.rules.deck import HAND, refill
from tetrapolis.games.ankh_morpork.rules.events import turn_event
from tetrapolis.games.ankh_morpork.rules.frames import ICON, Main, Menu, Removal
from tetrapolis.games.ankh_morpork.rules.moves import (
    ASK_AGAIN,
    CALM_IN,
    END,
    INTERRUPT,
    OWNER_NUMBERS,
    PASS,
    PLAY,
    SKIP,
    TEXT,
    Build,
    Calm,
    End,
    Interrupt,
    Kill,
    Pass,
    Place,
    Play,
    Skip,
    Standing,
    TakeMoney,
    Text,
    UsePower,
)
from tetrapolis.games.ankh_morpork.rules.moves import MONEY as TAKE_MONEY
from tetrapolis.games.ankh_morpork.rules.options import Options, setup_of
from tetrapolis.games.ankh_morpork.rules.pieces import (
    build,
    calm,
    legal_builds,
    legal_kills,
    legal_places,
    minions_in,
    place,
)
from tetrapolis.games.ankh_morpork.rules.position import NO_CARD, AnkhMorporkPosition, new_position
from tetrapolis.games.ankh_morpork.rules.powers import apply_power, legal_powers, powers
from tetrapolis.games.ankh_morpork.rules.reasons import ICON_FIRST, IS_INTERRUPT, NO_FURTHER_PLAY, Reasons
from tetrapolis.games.ankh_morpork.rules.scoring import check_win
from tetrapolis.games.ankh_morpork.rules.texts import can_start, start

START_CASH = 10  # ANK-1.7


# ---- set-up


def start_game(game: Game, players: int, options: Options, chance: Chance) -> AnkhMorporkPosition:
    """ANK-1.5 to ANK-1.13."""
    setup = setup_of(players, options)
    pos = new_position(setup)
    pos.start(game, chance)
    for area in START:
        for seat in range(players):
            pos.place_minion(seat, area, quiet=True)
        pos.trouble |= 1 << area  # ANK-1.6
    pos.cash = [START_CASH] * players
    dealt = chance.shuffled(list(personalities.in_game(players)))  # ANK-1.9
    pos.personality, pos.unused = dealt[:players], sorted(dealt[players:])
    for seat, who in enumerate(pos.personality):
        pos.suspicions.sees_own(seat, who)
    pos.events = chance.shuffled(list(range(len(EVENTS))))  # ANK-1.10
    brown = [card for card in setup.cards if not IS_GREEN[card]]
    green = [card for card in setup.cards if IS_GREEN[card]]
    pos.deck = chance.shuffled(brown) + chance.shuffled(green)  # ANK-1.11
    pos.lore.lay([0] * players + [len(pos.deck)], len(setup.cards))
    pos.first = chance.choice(players)  # ANK-1.13
    for step in range(players):  # ANK-1.12
        for _ in range(HAND):
            pos.draw_card((pos.first + step) % players)
    start_turn(pos, pos.first)
    return pos


# ---- turns


def start_turn(pos: AnkhMorporkPosition, seat: int) -> None:
    """WIN CHECK comes before everything else (ANK-2.2, ANK-2.3); then MAIN."""
    if seat == pos.first:
        pos.cut_log()  # the story of a round
    pos.active = seat
    pos.turn += 1
    pos.again("turn")
    pos.say("ankh_morpork-turn", {"seat": seat, "n": pos.turn})
    check_win(pos, seat)
    if pos.outcome is None:
        pos.stack.append(Main(seat))


def end_main(pos: AnkhMorporkPosition, main: Main, refills: bool = True) -> None:
    """ANK-3.8: the current card is discarded; REFILL; END: the turn passes to the left (ANK-2.1, ANK-2.9)."""
    pos.stack.pop()
    discard_current(pos)
    if refills:
        refill(pos, main.seat)
    if pos.outcome is None:
        start_turn(pos, (main.seat + 1) % pos.setup.players)
    else:
        pos.stack.append(main)  # a game that is over still shows whose turn it was


def discard_current(pos: AnkhMorporkPosition) -> None:
    """ANK-3.8, ANK-7.7: unless it was laid before a player."""
    if pos.current != NO_CARD:
        pos.discard.append(pos.current)
        pos.current = NO_CARD


def run_main(pos: AnkhMorporkPosition, main: Main) -> None:
    """Whatever comes next. What was begun before is finished: nothing lies above MAIN (ANK-3.4)."""
    pos.immune = 0  # the text of before is over (ANK-4.45)
    what, main.icon, main.plays = ahead(pos, main.seat, main.card, main.icon, main.plays, main.played)
    if what == ASKS:
        pos.stack.append(Menu(main.seat))
    elif what == TURNS_EVENT:
        turn_event(pos, main.seat)
    else:
        end_main(pos, main)


ASKS, TURNS_EVENT, ENDS = range(3)


def ahead(pos: AnkhMorporkPosition, seat: int, card: int, icon: int, plays: int, played: bool) -> tuple[int, int, int]:
    """What comes next in MAIN, at which icon and with how many plays.

    The event icon by itself (ANK-3.3), else a question, unless nothing can be done by public facts. An icon printed
    twice comes twice (ANK-3.9). What cannot be started falls away (ANK-3.5), but not while a power might still make it
    possible.
    """
    if card != NO_CARD:
        icons = ICONS_OF[card]
        while icon < len(icons):
            kind = icons[icon]
            if kind == EVENT:
                return TURNS_EVENT, icon + 1, plays
            if kind == ANOTHER:  # ANK-4.30
                plays += 1
            elif is_startable(pos, seat, card, kind) or powers(pos, seat):
                return ASKS, icon, plays
            icon += 1
    if plays and (pos.hands[seat] or powers(pos, seat)):
        return ASKS, icon, plays
    if powers(pos, seat) or (played and pos.may_hold(seat, DOCTOR_MOSSY_LAWN)):
        return ASKS, icon, 0
    return ENDS, icon, 0  # ANK-2.5


def is_startable(pos: AnkhMorporkPosition, seat: int, card: int, icon: int) -> bool:
    """ANK-3.5: a legal target exists and the price can be paid. A public fact."""
    if icon == SCROLL:
        return can_start(pos, seat, card)
    if icon == KILL:
        return bool(minions_in(pos, pos.trouble, but=seat))
    if icon == CALM:
        return pos.trouble != 0
    if icon == BUILDING:
        return bool(legal_builds(pos, seat))
    return True  # money; a minion can always be placed somewhere (ANK-4.2 to ANK-4.4)


# ---- the menu


def legal_menu(pos: AnkhMorporkPosition, frame: Menu, seat: int) -> list[Move]:
    """The next icon or play, the powers, Doctor Mossy Lawn (W-BREAK), and to go on without."""
    main: Any = pos.stack[-2]
    moves = legal_next(pos, main, seat)
    moves += legal_powers(pos, seat)
    if main.played and DOCTOR_MOSSY_LAWN in pos.hands[seat]:
        moves.append(INTERRUPT[DOCTOR_MOSSY_LAWN])
    if pos.standing[seat]:
        moves.append(ASK_AGAIN)
    return moves


def legal_next(pos: AnkhMorporkPosition, main: Main, seat: int) -> list[Move]:
    """A fresh list: the icon offered (ANK-3.1, ANK-3.2), or the plays (ANK-2.4, ANK-4.30), or the end of MAIN."""
    icons = ICONS_OF[main.card] if main.card != NO_CARD else ()
    if main.icon < len(icons):
        return [*legal_icon(pos, seat, main.card, icons[main.icon]), SKIP]
    if main.plays:
        plays: list[Move] = [PLAY[card] for card in pos.hands[seat] if IS_REGULAR[card]]
        if main.played:
            return [*plays, SKIP]
        return plays or [PASS]  # ANK-2.4, ANK-2.5: compulsory with a regular card
    return [END]


def legal_icon(pos: AnkhMorporkPosition, seat: int, card: int, icon: int) -> list[Move]:
    """What an icon of a card that is being played lets him do."""
    if icon == MINION:
        return legal_places(pos, seat)
    if icon == SCROLL:
        return [TEXT] if can_start(pos, seat, card) else []
    if icon == BUILDING:
        return legal_builds(pos, seat)
    if icon == KILL:
        return legal_kills(pos, seat)
    if icon == CALM:
        return list(CALM_IN[pos.trouble])
    return [TAKE_MONEY]


def unplayable(pos: AnkhMorporkPosition, main: Main, seat: int) -> Reasons:
    """The hand cards that cannot be played now, and why."""
    if main.card != NO_CARD and main.icon < len(ICONS_OF[main.card]):
        return [(_set_of(pos.hands[seat]), ICON_FIRST)]
    if not main.plays:
        return [(_set_of(pos.hands[seat]), NO_FURTHER_PLAY)]
    return [(_set_of([card for card in pos.hands[seat] if not IS_REGULAR[card]]), IS_INTERRUPT)]


def _set_of(cards: list[int]) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def default_menu(pos: AnkhMorporkPosition, frame: Menu, seat: int) -> Move:
    """As little as possible: skip, or play the first card if one must."""
    main: Any = pos.stack[-2]
    moves = legal_next(pos, main, seat)
    return moves[-1] if moves[-1] in (SKIP, END, PASS) else moves[0]


def apply_menu(pos: AnkhMorporkPosition, frame: Menu, seat: int, move: Move) -> None:
    """Carry out the chosen thing; MAIN goes on afterwards."""
    pos.stack.pop()
    IN_MENU[type(move)](pos, pos.stack[-1], seat, move)


def _play(pos: AnkhMorporkPosition, main: Main, seat: int, move: Play) -> None:
    """ANK-3.1, ANK-3.8: the card of before goes to the discard pile."""
    discard_current(pos)
    card = NUMBERS[move.card]
    pos.card_to_table(seat, card)
    pos.current = main.card = card
    main.icon = 0
    main.plays -= 1
    main.played = True
    pos.say("ankh_morpork-plays", {"seat": seat, "card": move.card})


def _skip(pos: AnkhMorporkPosition, main: Main, seat: int, move: Skip) -> None:
    """ANK-3.2: a skipped icon cannot be taken up later; a further play is declined (ANK-4.31)."""
    if main.card != NO_CARD and main.icon < len(ICONS_OF[main.card]):
        main.icon += 1
    else:
        main.plays -= 1


def _pass(pos: AnkhMorporkPosition, main: Main, seat: int, move: Pass) -> None:
    """ANK-2.5: no regular card; who holds cards holds nothing but interrupts then, as everybody can tell."""
    main.plays = 0
    pos.lore.all_of(seat, INTERRUPT_KINDS)
    pos.say("ankh_morpork-passes", {"seat": seat})


def _end(pos: AnkhMorporkPosition, main: Main, seat: int, move: End) -> None:
    end_main(pos, main)


def _text(pos: AnkhMorporkPosition, main: Main, seat: int, move: Text) -> None:
    """ANK-4.23."""
    main.icon += 1
    start(pos, seat, main.card)


def _money(pos: AnkhMorporkPosition, main: Main, seat: int, move: TakeMoney) -> None:
    """ANK-4.22."""
    amount = ICONS_OF[main.card][main.icon] - MONEY[0]
    main.icon += 1
    earn(pos, seat, amount)


def _place(pos: AnkhMorporkPosition, main: Main, seat: int, move: Place) -> None:
    """ANK-4.1."""
    main.icon += 1
    place(pos, seat, move)


def _build(pos: AnkhMorporkPosition, main: Main, seat: int, move: Build) -> None:
    """ANK-4.14."""
    main.icon += 1
    build(pos, seat, move)


def _kill(pos: AnkhMorporkPosition, main: Main, seat: int, move: Kill) -> None:
    """ANK-4.19."""
    main.icon += 1
    pos.stack.append(Removal(ICON, main.card, seat, AREA_NUMBERS[move.area], OWNER_NUMBERS[move.minion]))


def _calm(pos: AnkhMorporkPosition, main: Main, seat: int, move: Calm) -> None:
    """ANK-4.21."""
    main.icon += 1
    calm(pos, seat, move)


def _power(pos: AnkhMorporkPosition, main: Main, seat: int, move: UsePower) -> None:
    """Section 5; using a power is not playing a card (ANK-5.3)."""
    apply_power(pos, seat, move)


def _mossy_lawn(pos: AnkhMorporkPosition, main: Main, seat: int, move: Interrupt) -> None:
    """Doctor Mossy Lawn (ANK-4.46, R-28): MAIN ends, the card played last comes back if it is still the current one."""
    pos.discard_card(seat, DOCTOR_MOSSY_LAWN)
    pos.say("ankh_morpork-interrupts", {"seat": seat, "card": move.card})
    if pos.current != NO_CARD:
        card, pos.current = pos.current, NO_CARD
        pos.card_to_hand(seat, card)
        pos.say("ankh_morpork-card-returns", {"seat": seat, "card": NAMES[card]})
    end_main(pos, main, refills=pos.setup.options.mossy_refill)


def _ask_again(pos: AnkhMorporkPosition, main: Main, seat: int, move: Standing) -> None:
    """The standing answer is taken back; nobody else sees it, so it does not count as a ply either."""
    pos.standing[seat] = 0
    pos.ply -= 1
    pos.say("ankh_morpork-you-ask-again", {}, 1 << seat)


IN_MENU: dict[type[Move], Callable[[Any, Any, int, Any], None]] = {
    Play: _play,
    Skip: _skip,
    Pass: _pass,
    End: _end,
    Text: _text,
    TakeMoney: _money,
    Place: _place,
    Build: _build,
    Kill: _kill,
    Calm: _calm,
    UsePower: _power,
    Interrupt: _mossy_lawn,
    Standing: _ask_again,
}
"""How each move of a menu is carried out: (position, MAIN, seat, move)."""
