"""`tetrapolis rules`: look up numbered rules, read a section, or search them."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from typing import Annotated, Any, NamedTuple

import typer

from tetrapolis.cli.common import AsJson, GameName, Lang, UsageProblem, console, print_json, table
from tetrapolis.core.game import Game
from tetrapolis.locales import LANGUAGES, has, ids, t
from tetrapolis.locales.words import rule_ids, rule_ruling, rule_text


class Rule(NamedTuple):
    """A numbered rule in a person's language; `rulings` are the points where the books leave a choice."""

    id: str
    section: int
    text: str
    rulings: tuple[str, ...]


def rules(
    name: GameName,
    wanted: Annotated[list[str] | None, typer.Argument(metavar="rule")] = None,
    search: Annotated[str | None, typer.Option("--search", "-s", metavar="words")] = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Print rules, sections, or what a search finds."""
    from tetrapolis.games import game

    chosen = game(name)
    book = all_rules(chosen, lang)
    if search is not None:
        found = _in(book, wanted, chosen) if wanted else book
        _show_search(chosen, found, search, as_json, lang)
    elif wanted:
        _show_rules(chosen, _in(book, wanted, chosen), as_json, lang)
    else:
        _show_sections(chosen, book, as_json, lang)


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


def _in(book: list[Rule], wanted: list[str], game: Game) -> list[Rule]:
    """The rules that the words name: `CIT-6.12`, `6.12`, `cit-6-12`, or `6` for a whole section."""
    by_id = {rule.id: rule for rule in book}
    sections = {rule.section for rule in book}
    found: list[Rule] = []
    for word in wanted:
        bare = word.upper().removeprefix(f"{game.rule_prefix}-").rstrip(".")
        if bare.isdecimal() and int(bare) in sections:
            found += [rule for rule in book if rule.section == int(bare)]
            continue
        rule_id = f"{game.rule_prefix}-{bare.replace('-', '.')}"
        if rule_id not in by_id:
            near = get_close_matches(rule_id[:40], by_id, 4, 0.75)
            raise UsageProblem(
                "cli-error-rule", rule=word[:40], near=", ".join(near) or "none", game=game.id, last=max(sections)
            )
        found.append(by_id[rule_id])
    return list(dict.fromkeys(found))


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


def find(text: str, words: list[str]) -> list[tuple[int, int]]:
    """Where folded words occur in a text, whatever accents and capitals; empty unless every word does.

    >>> find("A Hadúr és a hadurak", ["hadur"])
    [(2, 7), (13, 18)]
    """
    folded, places = fold(text)
    hits = []
    for word in words:
        starts = [match.start() for match in re.finditer(re.escape(word), folded)]
        if not starts:
            return []
        hits += [(places[start], places[start + len(word) - 1] + 1) for start in starts]
    return sorted(hits)


def cards_named(game: Game, query: str) -> list[str]:
    """Message ids of the characters and districts a query names, in any language or by their id."""
    wanted = fold(query)[0].strip()
    found = []
    for message in ids("en", f"{game.id}-"):
        named = re.fullmatch(rf"{game.id}-(?:char|district)-(.+)", message)
        if named and wanted:
            names = [named[1].replace("_", " "), *(fold(t(lang, message))[0] for lang in LANGUAGES)]
            if any(wanted in name for name in names):
                found.append(message)
    return found


def search_rules(game: Game, book: list[Rule], query: str, lang: str) -> list[tuple[Rule, list[tuple[int, int]]]]:
    """The rules in which all words of the query, or a card it names, occur, each with the places of the hits."""
    ways = [fold(query)[0].split()]
    ways += [[fold(t(lang, card))[0]] for card in cards_named(game, query)]
    found = []
    for rule in book:
        hits = sorted({hit for way in ways if way for hit in find(rule.text, way)})
        if hits:
            found.append((rule, hits))
    return found


# ---- showing


def _data(rule: Rule) -> dict[str, Any]:
    return rule._asdict()


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


def _show_rules(game: Game, found: list[Rule], as_json: bool, lang: str) -> None:
    if as_json:
        print_json({"game": game.id, "rules": [_data(rule) for rule in found]})
        return
    _print_rules(game, [(rule, []) for rule in found], lang)


def _show_search(game: Game, book: list[Rule], query: str, as_json: bool, lang: str) -> None:
    found = search_rules(game, book, query, lang)
    cards = [card for card in cards_named(game, query) if len(query.strip()) > 2]
    if as_json:
        named = [{"id": card, "name": t(lang, card), "text": _card_text(lang, card)} for card in cards]
        print_json({"game": game.id, "query": query, "cards": named, "rules": [_data(rule) for rule, _ in found]})
        return
    from rich.text import Text

    out = console()
    for card in cards:
        out.print(Text.assemble((t(lang, card), "bold"), ": ", _card_text(lang, card)))
    _print_rules(game, found, lang)
    out.print(t(lang, "cli-rules-found", count=len(found), query=query), markup=False)


def _card_text(lang: str, card: str) -> str:
    return t(lang, f"{card}.text") if has("en", f"{card}.text") else ""


def _print_rules(game: Game, found: list[tuple[Rule, list[tuple[int, int]]]], lang: str) -> None:
    from rich.text import Text

    out = console()
    section = None
    for rule, hits in found:
        if rule.section != section:
            section = rule.section
            out.print(Text(f"\n{section}. {section_title(game, section, lang)}", "bold underline"))
        text = Text(rule.text)
        for start, end in hits:
            text.stylize("bold reverse" if out.is_terminal else "bold", start, end)
        out.print(Text.assemble((f"{rule.id}  ", "bold cyan"), text))
        if rule.rulings:
            out.print(Text(t(lang, "cli-rules-ruling", ids=", ".join(rule.rulings), count=len(rule.rulings)), "dim"))
