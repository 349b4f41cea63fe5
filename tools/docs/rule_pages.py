"""The rules of each game in each language, from the texts that the tables show: every rule, ruling and card."""

from __future__ import annotations

import re
from itertools import groupby

import tetrapolis as tp
from tetrapolis.cli.play.rules import Rule, Ruling, all_cards, all_rules, all_rulings, section_title
from tetrapolis.locales import LANGUAGES, t
from tools.docs.markdown import anchor, page, plain, table


def pages() -> dict[str, str]:
    """A page for each game and language."""
    return {place(name, lang): rules_page(name, lang) for name in tp.games() for lang in LANGUAGES}


def place(game: str, lang: str) -> str:
    """Where the rules of a game are."""
    return f"rules/{game}-{lang}.md"


def table_of_rules() -> str:
    """All rule pages at a glance."""
    rows = []
    for name in tp.games():
        game = tp.game(name)
        book = all_rules(game, LANGUAGES[0])
        rulings = all_rulings(game, book, LANGUAGES[0])
        links = [f"[{t(lang, f'{name}-name')}]({name}-{lang}.md)" for lang in LANGUAGES]
        rows.append([*links, f"{game.rule_prefix}-", str(len(book)), str(len(rulings))])
    return table(["In English", "Magyarul", "Ids", "Rules", "Rulings"], rows)


def rules_page(name: str, lang: str) -> str:
    """All rules of a game with their rulings below them, and all cards."""
    game = tp.game(name)
    book = all_rules(game, lang)
    rulings = {ruling.id: ruling for ruling in all_rulings(game, book, lang)}
    title = t(lang, "docs-rules", game=t(lang, f"{name}-name"))
    others = [f"[{t(other, 'docs-language')}]({name}-{other}.md)" for other in LANGUAGES if other != lang]
    parts = [f"---\nlang: {lang}\n---", f"# {plain(title)}", f"{plain(t(lang, 'docs-rules.help'))} {' '.join(others)}"]
    said: set[str] = set()
    for section, rules in groupby(book, lambda rule: rule.section):
        parts.append(f"## {section}. {plain(section_title(game, section, lang))}")
        for rule in rules:
            parts += _rule(rule, rulings, said, lang)
    rest = [ruling for ruling in rulings.values() if ruling.id not in said]
    if rest:
        parts.append(f"## {t(lang, 'docs-rulings')}")
        parts += [_ruling(ruling, lang) for ruling in rest]
    return page(*parts, *_cards(name, lang))


def _rule(rule: Rule, rulings: dict[str, Ruling], said: set[str], lang: str) -> list[str]:
    """A rule, with those of its rulings that were not said yet; links to the others."""
    again = [f'<a href="#{name}">{name}</a>' for name in rule.rulings if name in said]
    links = f" ({', '.join(again)})" if again else ""
    found = [f"{anchor(rule.id, 'rule')} {linked(rule.text)}{links}"]
    for name in rule.rulings:
        if name not in said and name in rulings:
            said.add(name)
            found.append(_ruling(rulings[name], lang))
    return found


def _ruling(ruling: Ruling, lang: str) -> str:
    why = f"*{plain(t(lang, 'cli-rules-why'))}* {linked(ruling.why)}"
    return f"> {anchor(ruling.id, 'rule')} {linked(ruling.text)}\n> {why}"


def linked(text: str) -> str:
    """A text in which the ids of rules lead to them."""
    return re.sub(r"\b([A-Z]{3}-\d+\.\d+|R-\d\d)\b", r'<a href="#\1">\1</a>', plain(text))


def _cards(name: str, lang: str) -> list[str]:
    """Everything in the game that has a name and a text of its own, kind by kind."""
    parts = []
    for _, messages in groupby(all_cards(tp.game(name)), lambda message: message.split("-")[1]):
        rows = []
        for message in messages:
            card = message.removeprefix(f"{name}-")
            rows.append([f'<span id="{card}">{plain(t(lang, message))}</span>', linked(t(lang, f"{message}.text"))])
        parts.append(table(["", ""], rows))
    return [f"## {t(lang, 'docs-cards')}", *parts] if parts else []
