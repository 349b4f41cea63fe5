"""How a game is set up: options as people choose them, and the checked `Setup` the rules work with."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tetrapolis.core.chance import Chance
from tetrapolis.core.errors import BadOptions
from tetrapolis.games.citadels.rules.cards import (
    BASIC,
    CHARACTER_INDEX,
    CHARACTERS,
    KINDS,
    RANK,
    TAX_COLLECTOR,
    UNIQUE_NAMES,
)
from tetrapolis.games.citadels.rules.presets import PRESETS, Preset

PresetName = Literal[
    "first_game",
    "ambitious_aristocrats",
    "cunning_agents",
    "tenacious_delegates",
    "illustrious_emissaries",
    "devious_dignitaries",
    "vicious_nobles",
    "random",
]
UNIQUES_IN_GAME = 14  # CIT-1.10


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose. The switches at the end are rulings with their recommended default."""

    preset: PresetName = "first_game"
    edition: Literal["2016", "2021"] = "2021"
    """Which print's preset lists count; the rules are the same (CIT-18.1)."""
    ninth: bool | None = None
    """Use a ninth character? None: only with 3 and 8 players, who must (CIT-1.6)."""
    cast: list[str] | Literal["random"] | None = None
    """An own cast instead of the preset's: one character of each rank (CIT-1.5)."""
    uniques: list[str] | Literal["random"] | None = None
    """Own unique districts instead of the preset's: fourteen different ones (CIT-1.10)."""
    first_crown: Annotated[int, msgspec.Meta(ge=0, le=7)] | Literal["random"] = "random"
    """Who has the crown in round 1 (CIT-1.16, R-03)."""
    ninth_character: Literal["queen", "artist", "tax_collector"] = "artist"
    """The ninth of a list that names none (CIT-1.19, R-04)."""
    queen_replacement: Literal["artist", "tax_collector"] = "artist"
    """Who stands in for a preset's Queen ..."""
    emperor_replacement: Literal["king", "patrician"] = "king"
    """... and Emperor, where the number of players forbids them (CIT-1.9, R-01)."""
    vicious_nobles_rank6: Literal["merchant", "trader"] = "merchant"
    """Rank 6 of Vicious Nobles in the 2021 print (CIT-18.4, R-63)."""
    emperor_tribute: Literal["emperor", "receiver"] = "emperor"
    """Who says whether the Emperor gets gold or a card (CIT-9.8, R-41)."""
    warlord_own_completed: bool = False
    """May the Warlord destroy in his own completed city (CIT-13.4, R-45)?"""
    armory_own_city: bool = True
    """May the Armory hit its owner's city (CIT-15.1, R-52)?"""
    armory_from_completed: bool = False
    """May the Armory fire out of a completed city (CIT-15.2, R-53)?"""
    great_wall_coin: Literal["payee", "bank"] = "payee"
    """Where the Great Wall's extra coin goes (CIT-15.11, R-56)."""
    den_by_cards_confiscable: bool = True
    """Can a Thieves' Den paid with cards alone be confiscated (CIT-15.34, R-61)?"""


class Setup(msgspec.Struct, frozen=True):
    """The checked facts of one game, shared by all its positions."""

    players: int
    options: Options
    cast: tuple[int, ...]
    """Character by rank; index 0 is unused."""
    cards: tuple[int, ...]
    """All 68 district kinds of the game, sorted."""
    goal: int
    face_up: int
    two_each: bool
    """Two characters per player (CIT-17.1)."""
    last_sees_first: bool
    """The last player also gets the card discarded first (CIT-2.12, CIT-2.13)."""
    script: tuple[tuple[int, bool], ...]
    """The draft after the first face-down card: (who, counted from the crown, or -1 for chance; keeps it?)."""
    tax: bool
    """The Tax Collector is in the cast (CIT-14.7)."""

    @property
    def ranks(self) -> int:
        """The highest rank of the cast."""
        return len(self.cast) - 1


# CIT-2.4, CIT-2.5: face-up discards by (characters, players).
FACE_UP = {(8, 4): 2, (8, 5): 1, (8, 6): 0, (8, 7): 0, (9, 4): 3, (9, 5): 2, (9, 6): 1, (9, 7): 0, (9, 8): 0}


def check_wish(players: int, options: Options) -> None:
    """CIT-1.7: who chooses the Queen must be enough; only a preset's Queen gives way (CIT-1.9).

    Not a part of `make_setup`: earlier versions replaced her, and their matches are played again with the same cast.

    >>> check_wish(4, Options(ninth_character="queen"))
    Traceback (most recent call last):
    tetrapolis.core.errors.BadOptions: citadels-error-queen: players=4, option=ninth_character
    The Queen needs at least 5 players, and there are 4. Choose another character of rank 9.
    """
    if options.ninth_character == "queen" and not is_allowed("queen", players):
        raise BadOptions("citadels-error-queen", players=players, option="ninth_character")


def make_setup(players: int, options: Options, chance: Chance) -> Setup:
    """Check the options for a number of players; BadOptions says what is wrong."""
    cast = _cast(players, options, chance)
    uniques = _uniques(options, chance)
    if isinstance(options.first_crown, int) and options.first_crown >= players:
        raise BadOptions("citadels-error-first-crown", seat=options.first_crown, players=players)
    return setup_of(players, options, cast, uniques)


def setup_of(players: int, options: Options, cast: list[str], uniques: list[str]) -> Setup:
    """The setup of a checked cast and set of unique districts."""
    by_rank = sorted(CHARACTER_INDEX[name] for name in cast)
    cards = [kind for kind, district in enumerate(BASIC) for _ in range(district.copies)]  # CIT-1.11
    cards += [KINDS[name] for name in uniques]
    two_each = players <= 3
    last_sees_first = players >= 7 and len(cast) == players + 1
    return Setup(
        players,
        options,
        (-1, *by_rank),
        tuple(sorted(cards)),
        goal=8 if two_each else 7,  # CIT-1.21
        face_up=0 if two_each else FACE_UP[len(cast), players],
        two_each=two_each,
        last_sees_first=last_sees_first,
        script=script_of(players),
        tax=TAX_COLLECTOR in by_rank,
    )


def script_of(players: int) -> tuple[tuple[int, bool], ...]:
    """The draft after the first face-down card, see `Setup.script`."""
    if players == 2:  # CIT-2.16
        return ((0, True), (1, True), (1, False), (0, True), (0, False), (1, True), (1, False))
    if players == 3:  # CIT-2.18
        once = ((0, True), (1, True), (2, True))
        return (*once, (-1, False), *once, (-1, False))
    return (*((offset, True) for offset in range(players)), (-1, False))  # CIT-2.9 to CIT-2.11


def uses_ninth(players: int, ninth: bool | None, option: str = "ninth") -> bool:
    """Whether a game has nine characters (CIT-1.6).

    >>> uses_ninth(3, None), uses_ninth(4, None), uses_ninth(4, True)
    (True, False, True)
    """
    required = players in (3, 8)
    if ninth is None:
        return required
    if ninth and players == 2:
        raise BadOptions("citadels-error-no-ninth", players=players, option=option)
    if not ninth and required:
        raise BadOptions("citadels-error-needs-ninth", players=players, option=option)
    return ninth


def _cast(players: int, options: Options, chance: Chance) -> list[str]:
    if isinstance(options.cast, list):
        check_cast(players, options.cast)
        return options.cast
    nine = uses_ninth(players, options.ninth)
    if options.cast == "random" or (options.preset == "random" and options.cast is None):
        return _random_cast(players, nine, chance)
    preset = _preset(options)
    cast = [_replaced(name, players, options) for name in preset.characters]
    if options.preset == "vicious_nobles" and options.edition == "2021":
        cast = [options.vicious_nobles_rank6 if RANK[CHARACTER_INDEX[name]] == 6 else name for name in cast]
    if nine:
        cast.append(_replaced(preset.ninth or options.ninth_character, players, options))
    check_cast(players, cast)
    return cast


def _preset(options: Options) -> Preset:
    """The list of the chosen print."""
    preset = PRESETS.get((options.edition, options.preset))
    if preset is None:
        raise BadOptions(
            "citadels-error-preset-edition", preset=options.preset, edition=options.edition, option="preset"
        )
    return preset


def is_allowed(name: str, players: int) -> bool:
    """CIT-1.7: no Queen with fewer than 5 players; CIT-1.8: no Emperor with 2.

    >>> is_allowed("queen", 5), is_allowed("queen", 4), is_allowed("emperor", 2), is_allowed("king", 2)
    (True, False, False, True)
    """
    return players >= {"queen": 5, "emperor": 3}.get(name, 2)


def _replaced(name: str, players: int, options: Options) -> str:
    """CIT-1.9: a preset's character that the number of players forbids gives way."""
    if is_allowed(name, players):
        return name
    return options.emperor_replacement if name == "emperor" else options.queen_replacement


def _random_cast(players: int, nine: bool, chance: Chance) -> list[str]:
    cast = []
    for rank in range(1, 10 if nine else 9):
        allowed = [c.id for c in CHARACTERS if c.rank == rank and is_allowed(c.id, players)]
        cast.append(allowed[chance.choice(len(allowed))])
    return cast


def check_cast(players: int, cast: list[str]) -> None:
    """CIT-1.5 to CIT-1.8: one character of each rank, and the limits by number of players.

    >>> check_cast(4, "assassin thief magician king bishop merchant architect warlord".split())
    """
    ranks: dict[int, str] = {}
    for name in cast:
        if name not in CHARACTER_INDEX:
            raise BadOptions("citadels-error-unknown-character", name=name[:40], option="cast")
        rank = RANK[CHARACTER_INDEX[name]]
        if rank in ranks:
            raise BadOptions("citadels-error-rank-twice", rank=rank, char=ranks[rank], char2=name, option="cast")
        ranks[rank] = name
    for rank in range(1, 9):
        if rank not in ranks:
            raise BadOptions("citadels-error-rank-missing", rank=rank, option="cast")
    uses_ninth(players, 9 in ranks, "cast")
    if "queen" in cast and not is_allowed("queen", players):
        raise BadOptions("citadels-error-queen", players=players, option="cast")
    if "emperor" in cast and not is_allowed("emperor", players):
        raise BadOptions("citadels-error-emperor", players=players, option="cast")


def _uniques(options: Options, chance: Chance) -> list[str]:
    if isinstance(options.uniques, list):
        check_uniques(options.uniques)
        return options.uniques
    if options.uniques == "random" or (options.preset == "random" and options.uniques is None):
        return chance.shuffled(list(UNIQUE_NAMES))[:UNIQUES_IN_GAME]
    return list(_preset(options).uniques)


def check_uniques(uniques: list[str]) -> None:
    """CIT-1.10: exactly fourteen different unique districts."""
    for name in uniques:
        if name not in UNIQUE_NAMES:
            raise BadOptions("citadels-error-unknown-unique", name=name[:40], option="uniques")
    if len(set(uniques)) != len(uniques):
        twice = next(name for name in uniques if uniques.count(name) > 1)
        raise BadOptions("citadels-error-unique-twice", district=twice, option="uniques")
    if len(uniques) != UNIQUES_IN_GAME:
        raise BadOptions("citadels-error-uniques-count", count=len(uniques), expected=UNIQUES_IN_GAME, option="uniques")
