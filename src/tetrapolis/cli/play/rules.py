"""`tetrapolis rules`: look up numbered rules and rulings, read a section, or search them."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from tetrapolis.cli.common import AsJson, GameName, Lang, UsageProblem, console, print_json, table
from tetrapolis.core.game import Game
from tetrapolis.locales import LANGUAGES, has, ids, t
from tetrapolis.locales.words import rule_ids, rule_ruling, rule_text, ruling_ids, ruling_text, ruling_why

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

Hits = list[tuple[int, int]]
"""Where the words of a search stand in a text."""
_CARDS = ("char", "district", "card", "area", "event", "personality", "guild", "building", "tile", "deck")
"""The kinds of things that have a name and a text of their own."""
_SHORTEST = 3
"""So many letters name a card; fewer occur in too many names."""


class Rule(NamedTuple):
    """A numbered rule in a person's language; `rulings` are the points where the books leave a choice."""

    id: str
    section: int
    text: str
    rulings: tuple[str, ...]


class Ruling(NamedTuple):
    """How a point is played that the books leave open, the reason, and the rules it belongs to."""

    id: str
    text: str
    why: str
    rules: tuple[str, ...]

    @property
    def whole(self) -> str:
        """All that a search reads."""
        return f"{self.text}\n{self.why}"


class Book(NamedTuple):
    """Rules and rulings of a game: all there are, or those asked for."""

    rules: list[Rule]
    rulings: list[Ruling]


def rules(
    name: GameName,
    wanted: Annotated[list[str] | None, typer.Argument(metavar="rule")] = None,
    search: Annotated[str | None, typer.Option("--search", "-s", metavar="words")] = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Print rules, rulings, sections, or what a search finds; a card's name is searched for."""
    from tetrapolis.games import game

    chosen = game(name)
    numbered = all_rules(chosen, lang)
    book = Book(numbered, all_rulings(chosen, numbered, lang))
    if search is None and wanted and _is_card(chosen, " ".join(wanted)):
        search, wanted = " ".join(wanted), None
    if search is not None:
        _show_search(chosen, book, wanted, search, as_json, lang)
    elif wanted:
        _show_rules(chosen, book, wanted, as_json, lang)
    else:
        _show_sections(chosen, numbered, as_json, lang)


def all_rules(game: Game, lang: str) -> list[Rule]:
    """The rules of a game in order.

    >>> import tetrapolis as tp
    >>> [rule.id for rule in all_rules(tp.game("citadels"), "hu")[:2]]
    ['CIT-1.1', 'CIT-1.2']
    """
    book = []
    for rule_id in rule_ids(game.rule_prefix):
        section = int(rule_id.partition("-")[2].partition(".")[0])
        rulings = tuple(re.findall(r"R-\d+", rule_ruling(rule_id)))
        book.append(Rule(rule_id, section, rule_text(lang, rule_id), rulings))
    return book


def all_rulings(game: Game, book: list[Rule], lang: str) -> list[Ruling]:
    """The rulings of a game in order, with those of the rules they belong to.

    >>> import tetrapolis as tp
    >>> game = tp.game("citadels")
    >>> all_rulings(game, all_rules(game, "en"), "en")[30].rules
    ('CIT-6.28', 'CIT-15.20')
    """
    found = []
    for ruling_id in ruling_ids(game.rule_prefix):
        of = tuple(rule.id for rule in book if ruling_id in rule.rulings)
        text, why = (say(lang, game.rule_prefix, ruling_id) for say in (ruling_text, ruling_why))
        found.append(Ruling(ruling_id, text, why, of))
    return found


def all_cards(game: Game) -> list[str]:
    """Message ids of everything in a game that has a name and a text of its own, in the order they are written.

    >>> import tetrapolis as tp
    >>> all_cards(tp.game("citadels"))[0]
    'citadels-char-assassin'
    """
    kinds = re.compile(rf"{game.id}-(?:{'|'.join(_CARDS)})-.+")
    return [card for card in ids("en", f"{game.id}-") if kinds.fullmatch(card) and has("en", f"{card}.text")]


def _in(book: Book, wanted: list[str], game: Game) -> Book:
    """What the words name: `TEA-6.12`, `6.12`, `tea-6-12`, `6` for a whole section, or `R-24`, `r-1` for a ruling."""
    rules = {rule.id: rule for rule in book.rules}
    rulings = {ruling.id: ruling for ruling in book.rulings}
    sections = {rule.section for rule in book.rules}
    found = Book([], [])
    for word in wanted:
        bare = word.upper().removeprefix(f"{game.rule_prefix}-").rstrip(".")
        number = re.fullmatch(r"R-?0*([0-9]+)", bare)
        if bare.isdecimal() and int(bare) in sections:
            found.rules.extend(rule for rule in book.rules if rule.section == int(bare))
            continue
        known = rulings if number else rules
        name = f"R-{number[1]:0>2}" if number else f"{game.rule_prefix}-{bare.replace('-', '.')}"
        if name in rules:
            found.rules.append(rules[name])
        elif name in rulings:
            found.rulings.append(rulings[name])
        else:
            near = get_close_matches(name[:40], known, 4, 0.75)
            raise UsageProblem(
                "cli-error-rule", rule=word[:40], near=", ".join(near) or "none", game=game.id, last=max(sections)
            )
    return Book(list(dict.fromkeys(found.rules)), list(dict.fromkeys(found.rulings)))


def section_title(game: Game, section: int, lang: str) -> str:
    """What a section of the rules is about."""
    return t(lang, f"{game.id}-section-{section}")


# ---- searching


def fold(text: str) -> tuple[str, list[int]]:
    """A text without accents and capitals, and for each of its letters the place in the original.

    >>> fold("Hadúr ő")[0]
    'hadur o'
    """
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        plain = "'" if letter in "’‘" else letter
        for part in unicodedata.normalize("NFD", plain).casefold():
            if not unicodedata.combining(part):
                letters.append(part)
                places.append(place)
    return "".join(letters), places


def find(text: str, words: list[str]) -> Hits:
    """Where folded words occur in a text, whatever accents and capitals; empty unless every word does.

    Short ones count only where a word begins: too many others hold them.

    >>> find("A Hadúr és a hadurak", ["hadur"])
    [(2, 7), (13, 18)]
    >>> find("Hacsak nem az Ácsé", ["acs"])
    [(14, 17)]
    """
    folded, places = fold(text)
    hits = []
    for word in words:
        begin = r"(?<!\w)" if len(word) <= _SHORTEST else ""
        starts = [match.start() for match in re.finditer(begin + re.escape(word), folded)]
        if not starts:
            return []
        hits += [(places[start], places[start + len(word) - 1] + 1) for start in starts]
    return sorted(hits)


def cards_named(game: Game, query: str) -> list[str]:
    """Message ids of the cards (or areas) a query names, in any language or by their id."""
    wanted = fold(query)[0].strip().replace("_", " ")
    found = []
    for message in all_cards(game) if wanted else ():
        names = [message.split("-", 2)[2].replace("_", " "), *(fold(t(lang, message))[0] for lang in LANGUAGES)]
        if any(wanted in name for name in names):
            found.append(message)
    return found


def _is_card(game: Game, query: str) -> bool:
    """Whether a query names cards and can be no number of a rule."""
    return not re.search(r"\d", query) and len(query.strip()) >= _SHORTEST and bool(cards_named(game, query))


def search_rules(game: Game, book: list[Rule], query: str, lang: str) -> list[tuple[Rule, Hits]]:
    """The rules in which all words of the query, or a card it names, occur, each with the places of the hits."""
    ways = _ways(game, query, lang)
    return [(rule, hits) for rule in book if (hits := _hits(rule.text, ways))]


def search_rulings(game: Game, book: list[Ruling], query: str, lang: str) -> list[tuple[Ruling, Hits]]:
    """The same for rulings; the places are those in the `whole` text."""
    ways = _ways(game, query, lang)
    return [(ruling, hits) for ruling in book if (hits := _hits(ruling.whole, ways))]


def _ways(game: Game, query: str, lang: str) -> list[list[str]]:
    """The sets of words a query can mean: its own, and the name of each card it names."""
    ways = [fold(query)[0].split(), *([fold(t(lang, card))[0]] for card in cards_named(game, query))]
    return [way for way in ways if way]


def _hits(text: str, ways: list[list[str]]) -> Hits:
    return sorted({hit for way in ways for hit in find(text, way)})


# ---- showing


def _data(rules: list[Rule], rulings: list[Ruling]) -> dict[str, Any]:
    return {
        "rules": [rule._asdict() for rule in rules],
        "rulings": [ruling._asdict() for ruling in rulings],
    }


def _show_sections(game: Game, book: list[Rule], as_json: bool, lang: str) -> None:
    counted: dict[int, int] = {}
    for rule in book:
        counted[rule.section] = counted.get(rule.section, 0) + 1
    if as_json:
        sections = [
            {"section": number, "title": section_title(game, number, lang), "rules": count}
            for number, count in counted.items()
        ]
        print_json({"game": game.id, "sections": sections})
        return
    rows = table([t(lang, f"cli-rules-{column}") for column in ("section", "title", "count")], numbers=(0, 2))
    for number, count in counted.items():
        rows.add_row(str(number), section_title(game, number, lang), str(count))
    out = console()
    out.print(rows)
    out.print(t(lang, "cli-rules-more", game=game.id, prefix=game.rule_prefix), markup=False)


def _show_rules(game: Game, book: Book, wanted: list[str], as_json: bool, lang: str) -> None:
    """What was asked for: rules with their rulings, then rulings with their rules."""
    asked = _in(book, wanted, game)
    if as_json:
        print_json({"game": game.id, **_data(*_with_their_own(book, asked))})
        return
    out = console()
    below = _print_rules(out, game, book, [(rule, []) for rule in asked.rules], {}, lang)
    rest = [ruling for ruling in asked.rulings if ruling.id not in below]
    if rest:
        _print_heading(out, t(lang, "cli-rules-rulings"))
    for ruling in rest:
        _print_ruling(out, ruling, [], lang)
        for rule in book.rules:
            if rule.id in ruling.rules:
                _print_indented(out, _named(rule.id, rule.text))


def _with_their_own(book: Book, asked: Book) -> Book:
    """What was asked for, with the rulings of its rules and the rules of its rulings."""
    rules = {rule.id for rule in asked.rules} | {rule for ruling in asked.rulings for rule in ruling.rules}
    rulings = {ruling.id for ruling in asked.rulings} | {ruling for rule in asked.rules for ruling in rule.rulings}
    more = [rule for rule in book.rules if rule.id in rules]
    return Book(list(dict.fromkeys([*asked.rules, *more])), [each for each in book.rulings if each.id in rulings])


def _show_search(game: Game, book: Book, wanted: list[str] | None, query: str, as_json: bool, lang: str) -> None:
    """What a search finds, in all rules and rulings or in those asked for."""
    place = _with_their_own(book, _in(book, wanted, game)) if wanted else book
    rules = search_rules(game, place.rules, query, lang)
    rulings = search_rulings(game, place.rulings, query, lang)
    cards = [card for card in cards_named(game, query) if len(query.strip()) >= _SHORTEST]
    if as_json:
        named = [{"id": card, "name": t(lang, card), "text": _card_text(lang, card)} for card in cards]
        found = _data([rule for rule, _ in rules], [ruling for ruling, _ in rulings])
        print_json({"game": game.id, "query": query, "cards": named, **found})
        return
    from rich.text import Text

    out = console()
    for card in cards:
        out.print(Text.assemble((t(lang, card), "bold"), ": ", _card_text(lang, card)))
    below = _print_rules(out, game, book, rules, {ruling.id: hits for ruling, hits in rulings}, lang)
    rest = [(ruling, hits) for ruling, hits in rulings if ruling.id not in below]
    if rest:
        _print_heading(out, t(lang, "cli-rules-rulings"))
    for ruling, hits in rest:
        _print_ruling(out, ruling, hits, lang)
        _print_indented(out, Text(t(lang, "cli-rules-belongs", ids=", ".join(ruling.rules)), "dim"))
    counts = {"rules": len(rules), "rulings": len(rulings)}
    out.print(t(lang, "cli-rules-found", query=query, total=sum(counts.values()), **counts), markup=False)


def _card_text(lang: str, card: str) -> str:
    return t(lang, f"{card}.text") if has("en", f"{card}.text") else ""


def _print_rules(
    out: Console, game: Game, book: Book, found: list[tuple[Rule, Hits]], hits_of: dict[str, Hits], lang: str
) -> set[str]:
    """Print rules, each with its rulings below (in full only once); the ids of those rulings are returned."""
    from rich.text import Text

    below: set[str] = set()
    section = None
    for rule, hits in found:
        if rule.section != section:
            section = rule.section
            _print_heading(out, f"{section}. {section_title(game, section, lang)}")
        out.print(_named(rule.id, _marked(out, rule.text, hits)))
        above = [name for name in rule.rulings if name in below]
        for ruling in book.rulings:
            if ruling.id in rule.rulings and ruling.id not in below:
                _print_ruling(out, ruling, hits_of.get(ruling.id, []), lang)
        if above:
            _print_indented(out, Text(t(lang, "cli-rules-above", ids=", ".join(above)), "dim"), 2)
        below.update(rule.rulings)
    return below


def _print_heading(out: Console, text: str) -> None:
    from rich.text import Text

    out.print(Text(f"\n{text}", "bold underline"))


def _print_ruling(out: Console, ruling: Ruling, hits: Hits, lang: str) -> None:
    from rich.text import Text

    said, why = _marked(out, ruling.whole, hits).split("\n")
    _print_indented(out, _named(ruling.id, said), 2)
    _print_indented(out, Text.assemble(t(lang, "cli-rules-why"), " ", why, style="dim"))


def _print_indented(out: Console, text: Text, by: int = 4) -> None:
    for line in text.wrap(out, max(1, out.width - by)):
        line.rstrip()
        line.pad_left(by)
        out.print(line)


def _named(name: str, text: str | Text) -> Text:
    from rich.text import Text

    return Text.assemble((f"{name}  ", "bold cyan"), text)


def _marked(out: Console, text: str, hits: Hits) -> Text:
    from rich.text import Text

    marked = Text(text)
    for start, end in hits:
        marked.stylize("bold reverse" if out.is_terminal else "bold", start, end)
    return marked
