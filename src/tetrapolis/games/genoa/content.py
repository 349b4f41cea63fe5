"""Content packs of Genoa (see `core.content`): what a pack must keep, its boards drawn, and what its cards are called.

Free are the squares of the buildings and streets, the ring of the contracts, what messages and orders name, and what
runs of contracts pay. What a building does and how many there are of everything is rules: a pack leaves it as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

import msgspec

from tetrapolis.core.content import Fault, Read
from tetrapolis.core.errors import BadOptions
from tetrapolis.games.genoa.rules.board import (
    CONTRACTS,
    FILES,
    FIRST_STREET,
    MARKET,
    SIZE,
    Board,
    BoardName,
    beside,
    read_board,
)
from tetrapolis.games.genoa.rules.cards import (
    BUILDINGS,
    COMMODITIES,
    CONTRACT,
    DECKS,
    FACTS,
    MESSAGE,
    card_faults,
    read_cards,
    read_supply,
)

# ---- what is wrong


def check(read: Read) -> list[Fault]:
    """Everything wrong in a pack."""
    cards = [Fault("cards.json", error) for error in card_faults(read("cards.json"))]
    supply = [Fault("tiles.json", error) for error in _supply_faults(read("tiles.json"))]
    contracts = CONTRACTS if cards else _contracts(read)
    boards: dict[BoardName, Board] = {}
    wrong: list[Fault] = []
    for name, file in FILES.items():
        try:
            boards[name] = read_board(read(file), contracts)
            wrong += [Fault(file, error) for error in _drawing_faults(boards[name], read(file), FACTS.own(file))]
        except BadOptions as error:
            wrong += [Fault(file, each) for each in _better(error, read(file))]
    if len(boards) == len(FILES) and boards["main"].names != boards["alt"].names:
        other = sorted(set(boards["main"].names) ^ set(boards["alt"].names))
        wrong.append(Fault(FILES["alt"], _fault(", ".join(other), "both")))
    return cards + supply + wrong


def _contracts(read: Read) -> tuple[int, ...]:
    return tuple(card.buildings[0] for card in read_cards(read("cards.json")).cards if card.deck == CONTRACT)


def _supply_faults(text: bytes) -> Iterator[BadOptions]:
    """How many there are of everything, and how many rounds are played, the rulebook says (GEN-1.5, GEN-2.2)."""
    try:
        found, own = read_supply(text), read_supply(FACTS.own("tiles.json"))
    except BadOptions as error:
        yield error
        return
    for part in found._fields:
        if getattr(found, part) != getattr(own, part):
            yield BadOptions("genoa-error-cards-wrong", place=part, fault="supply", expected="")


def _better(error: BadOptions, text: bytes) -> Iterator[BadOptions]:
    """The same error; of neighbours, what they should be, for each space where they are not."""
    if error.params.get("fault") != "neighbours":
        yield error
        return
    spaces: dict[str, Any] = msgspec.json.decode(text)["spaces"]
    names = list(spaces)
    at = {tuple(cell): names.index(name) for name, space in spaces.items() for cell in space["cells"]}
    touching = beside(tuple(at[blue, red] for red in range(1, SIZE + 1) for blue in range(1, SIZE + 1)))
    for name, near in zip(names, touching, strict=True):
        expected = sorted(names[space] for space in near)
        if sorted(spaces[name].get("adjacent", expected)) != expected:
            yield _fault(name, "neighbours", ", ".join(expected))


def _drawing_faults(board: Board, text: bytes, own: bytes) -> Iterator[BadOptions]:
    """What only drawings and names depend on; and what a building does, which is no fact but a rule."""
    raw, known = msgspec.json.decode(text), msgspec.json.decode(own)["spaces"]
    grid = raw.get("grid_rows_top_to_bottom")
    rows = [[board.names[space] for space in board.space_at[at : at + SIZE]] for at in range(0, SIZE * SIZE, SIZE)]
    if grid is not None and grid != rows:
        wrong = next((row for row in range(SIZE) if row >= len(grid) or grid[row] != rows[row]), SIZE - 1)
        yield _fault(str(wrong + 1), "grid", ", ".join(rows[wrong]))
    for space, name in enumerate(board.names):
        if not _hangs_together([square for square, at in enumerate(board.space_at) if at == space]):
            yield _fault(name, "shape")
    for space in range(FIRST_STREET, len(board.names)):
        square = board.space_at.index(space)
        expected = f"street_{square % SIZE + 1}_{square // SIZE + 1}"
        if board.names[space] != expected:
            yield _fault(board.names[space], "street", expected)
    for name in BUILDINGS:
        for part in ("group", "action"):
            if raw["spaces"][name].get(part) != known[name][part]:
                yield _fault(name, "action", part)


def _hangs_together(squares: list[int]) -> bool:
    """Whether one can walk from any of the squares to all others over edges.

    >>> _hangs_together([0, 8, 9]), _hangs_together([0, 9])
    (True, False)
    """
    reached, left = set(squares[:1]), set(squares[1:])
    while (
        near := {
            square
            for square in left
            for known in reached
            if abs(square - known) == SIZE or (abs(square - known) == 1 and square // SIZE == known // SIZE)
        }
    ) != set():
        reached |= near
        left -= near
    return not left


def _fault(place: str, fault: str, expected: str = "") -> BadOptions:
    return BadOptions("genoa-error-content", place=place, fault=fault, expected=expected)


# ---- drawings

_SQUARE = 90
_EDGE = 30
_COLOURS = {"villa": "#E3CBD8", "warehouse": "#C9DFCB", "special": "#F0DDA6", "center": "#C5D7EA"}


def drawings(read: Read) -> dict[str, str]:
    """Both boards as SVG: the squares, the names of the spaces, and the ring of the contracts."""
    contracts = _contracts(read)
    boards = {file: read_board(read(file), contracts) for file in FILES.values()}
    return {file.removesuffix(".json"): _drawing(board, read(file)) for file, board in boards.items()}


def _drawing(board: Board, text: bytes) -> str:
    raw = msgspec.json.decode(text)["spaces"]
    size = 2 * _EDGE + SIZE * _SQUARE
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif">']
    lines += [f"<title>{escape(board.title)}</title>", f'<rect width="{size}" height="{size}" fill="#FFFFFF"/>']
    for square, space in enumerate(board.space_at):
        x, y = _EDGE + square % SIZE * _SQUARE, _EDGE + square // SIZE * _SQUARE
        group = raw[board.names[space]].get("group", "")
        colour = _COLOURS.get(group, "#E9E2CF" if space == MARKET else "#FFFFFF")
        lines.append(f'<rect x="{x}" y="{y}" width="{_SQUARE}" height="{_SQUARE}" fill="{colour}" stroke="#D8D8D8"/>')
    lines += _walls(board)
    for space, name in enumerate(board.names):
        street = name.removeprefix("street_").replace("_", "-")
        lines += _label(board, space, str(raw[name].get("name", name)) if space < FIRST_STREET else street)
    for number in range(SIZE):
        middle = _EDGE + number * _SQUARE + _SQUARE // 2
        lines.append(
            f'<text x="{middle}" y="20" text-anchor="middle" font-size="14" fill="#2B5C9E">{number + 1}</text>'
        )
        lines.append(f'<text x="12" y="{middle + 5}" font-size="14" fill="#A8322A">{number + 1}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def _walls(board: Board) -> Iterator[str]:
    """Lines between two spaces, and round the board."""
    side = SIZE * _SQUARE
    far = _EDGE + side
    yield f'<rect x="{_EDGE}" y="{_EDGE}" width="{side}" height="{side}" fill="none" stroke="#333" stroke-width="3"/>'
    for square, space in enumerate(board.space_at):
        x, y = _EDGE + square % SIZE * _SQUARE, _EDGE + square // SIZE * _SQUARE
        right, below = x + _SQUARE, y + _SQUARE
        if right < far and board.space_at[square + 1] != space:
            yield f'<path d="M{right} {y}V{below}" stroke="#333" stroke-width="2"/>'
        if below < far and board.space_at[square + SIZE] != space:
            yield f'<path d="M{x} {below}H{right}" stroke="#333" stroke-width="2"/>'


def _label(board: Board, space: int, name: str) -> Iterator[str]:
    """The name on the first square of a space, a word to a line; and the building's place in the ring."""
    square = board.space_at.index(space)
    x, y = _EDGE + square % SIZE * _SQUARE + _SQUARE // 2, _EDGE + square // SIZE * _SQUARE + 30
    words = [*name.split(), *([f"({board.ring.index(space) + 1})"] if space in board.ring else [])]
    for line, word in enumerate(words):
        yield f'<text x="{x}" y="{y + 17 * line}" text-anchor="middle" font-size="14">{escape(word)}</text>'


# ---- names


def words(lang: str, read: Read) -> str:
    """What changed cards and streets on other squares are called, made of the words there are: in any language."""
    lines: list[str] = []
    known = {card.id: card for card in read_cards(FACTS.own("cards.json")).cards}
    for card in read_cards(read("cards.json")).cards:
        if card != known.get(card.id):
            goods = ", ".join(f"{{ genoa-commodity-{COMMODITIES[good]} }}" for good in card.goods)
            places = " – ".join(f"{{ genoa-building-{BUILDINGS[place]} }}" for place in card.buildings)
            what = places if card.deck in (CONTRACT, MESSAGE) else f"{goods} → {places}"
            lines.append(f"genoa-card-{card.id} = {{ genoa-content-{DECKS[card.deck]} }} {what}")
    own = read_board(FACTS.own(FILES["main"]), _contracts(FACTS.own))
    streets = read_board(read(FILES["main"]), _contracts(read)).names[FIRST_STREET:]
    lines += [
        f"genoa-space-{name} = {{ genoa-content-street }} {name.removeprefix('street_').replace('_', '-')}"
        for name in streets
        if name not in own.numbers
    ]
    return "\n".join(lines) + "\n" if lines else ""
