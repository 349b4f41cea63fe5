"""The docs site: built without a warning, whole, light, readable without scripts, and with everything in it."""

from __future__ import annotations

import ast
import doctest
import re
from importlib import import_module
from pathlib import Path
from typing import Any, get_args
from urllib.parse import unquote, urlsplit

import msgspec
import pytest

import tetrapolis as tp
from tests.docs.reading import Page
from tetrapolis.cli.app import COMMANDS, PAIRS, load
from tetrapolis.cli.play.games import about
from tetrapolis.cli.play.rules import all_cards, all_rules, all_rulings
from tetrapolis.core.types import Ring
from tetrapolis.locales import LANGUAGES, t
from tetrapolis.server.app import create_app, socket_messages
from tetrapolis.server.config import Config, Keep
from tetrapolis.server.openapi import document
from tools.docs import gathering
from tools.docs.gathering import Misplaced, gather, written_pages
from tools.docs.places import ELSEWHERE, ROOT, chapter
from tools.docs.python_pages import PACKAGES
from tools.docs.reference_pages import part_examples, reference_page, set_up_calls
from tools.docs.structs import note

MOST_BYTES = 300_000
THEIRS = {"genindex", "search"}
"""Pages that Sphinx adds."""
Pages = dict[str, Page]
each_game = pytest.mark.parametrize("name", tp.games())


# ---- whole, light, readable


def test_every_link_leads_to_a_page_and_a_place_in_it(site: Path, pages: Pages) -> None:
    dead = []
    for name, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme in ("http", "https") or name == "genindex":
                continue
            assert not parts.scheme, (name, link)
            at = (site / name).parent / unquote(parts.path) if parts.path else site / f"{name}.html"
            target = at.resolve()
            assert target.is_relative_to(site.resolve()), f"{name} leads out of the site: {link}"
            other = target.relative_to(site.resolve()).with_suffix("").as_posix()
            anchors = pages[other].ids if other in pages else set()
            if not target.is_file() or (parts.fragment and unquote(parts.fragment) not in anchors):
                dead.append((name, link))
    assert dead == []


def test_every_page_can_be_read_without_scripts_and_holds_none(pages: Pages) -> None:
    """The server's pages may hold no script (its content security policy), and words need none."""
    for name, page in pages.items():
        assert page.inline == [], name
        if name not in THEIRS:
            assert len(page.words) > 60, name


def test_no_page_is_heavy(site: Path, pages: Pages) -> None:
    """With everything it loads, unpacked."""
    weights = {}
    for name, page in pages.items():
        loaded = {((site / name).parent / urlsplit(each).path).resolve() for each in page.loads}
        weights[name] = sum(path.stat().st_size for path in (*loaded, site / f"{name}.html"))
    search = (site / "searchindex.js").stat().st_size  # the one page with scripts for their own sake
    assert {name: weight for name, weight in weights.items() if weight > MOST_BYTES + (name == "search") * search} == {}


def test_nothing_comes_from_elsewhere(pages: Pages) -> None:
    assert [(name, each) for name, page in pages.items() for each in page.loads if urlsplit(each).netloc] == []


def test_every_page_is_in_the_table_of_contents(pages: Pages) -> None:
    """Whatever is written can be found from the first page on, by links alone."""
    seen, waiting = set(), ["index"]
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        for link in pages[name].links:
            path = urlsplit(link).path
            if path.endswith(".html") and not urlsplit(link).netloc:
                other = (Path("/") / name).parent / path
                waiting.append(str(other.resolve().relative_to("/").with_suffix("")))
    assert pages.keys() - seen <= THEIRS


# ---- written pages


@pytest.mark.parametrize(("name", "place"), ELSEWHERE.items())
def test_the_pages_of_other_folders_are_on_the_site(pages: Pages, name: str, place: str) -> None:
    headings = re.findall(
        r"^#+ (.+)$", re.sub(r"```.*?```", "", (ROOT / name).read_text("utf-8"), flags=re.DOTALL), re.MULTILINE
    )
    words = pages[place.removesuffix(".md")].words
    assert [heading for heading in headings if heading.replace("'", "’") not in words] == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[plan](../../plan.md)", "outside the repository"),
        ("[gone](gone.md)", "there is no gone.md"),
        ("[gone](/pictures/gone.png)", ""),
        ("<!-- made: dragons -->", "nobody makes 'dragons'"),
    ],
)
def test_what_leads_nowhere_is_refused(text: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "MADE", ())
    monkeypatch.setattr(gathering, "written_pages", lambda: {"page.md": (ROOT / "docs" / "page.md", text)})
    if why:
        with pytest.raises(Misplaced, match=re.escape(why)):
            gather(tmp_path)
    else:
        gather(tmp_path)  # Sphinx looks at those
        assert (tmp_path / "page.md").read_text() == text


def test_a_link_in_a_block_of_code_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "```python\nmoves[0](gone.md)\n```\n\n[the licence](../LICENSE)\n"
    monkeypatch.setattr(gathering, "MADE", ())
    monkeypatch.setattr(gathering, "written_pages", lambda: {"page.md": (ROOT / "docs" / "page.md", text)})
    gather(tmp_path)
    assert (tmp_path / "page.md").read_text() == text.replace("../LICENSE", "files/LICENSE")
    assert (tmp_path / "files" / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_a_chapter_lists_the_pages_of_its_folder() -> None:
    assert "host/configuration\nhost/content\nhost/export\nhost/install" in chapter("Host", "host")
    assert chapter("Nothing", "no-such-folder") == ""


def test_files_that_pages_name_are_in_the_repository() -> None:
    """`tests/server/test_chaos*.py` and `games/<game>/brain.py` are fine too, if there are such files; the pages that
    build a game name files of its package."""
    roots = (ROOT, ROOT / "examples" / "games" / "liars_dice")
    paths = re.compile(r"(?<![\w./-])((?:src|docs|deploy|tests|tools|web|examples)/[\w./*<>-]*[\w>*])")
    missing = []
    for place, (_, text) in written_pages().items():
        for named in set(paths.findall(text)):
            pattern = re.sub(r"<\w+>", "*", named)
            if not any(any(root.glob(pattern)) for root in roots) and "://" not in named:
                missing.append((place, named))
    assert missing == []


def test_no_page_speaks_of_what_only_its_makers_have(pages: Pages) -> None:
    told = re.compile(r"/work/|\bshared/|\bDESIGN\b|\bUI\.md|issue \d|/tmp/wt|/root/")
    assert [(name, told.findall(page.words)) for name, page in pages.items() if told.search(page.words)] == []


# ---- made pages


def test_every_setting_of_the_server_is_told(pages: Pages) -> None:
    words = pages["host/configuration"].words
    params: list[Any] = [param for param in load("serve", "en").params if not getattr(param, "hidden", False)]
    for param in params:
        assert param.opts[0] in words
        assert param.help.split("`")[0][:40] in words.replace("“", '"').replace("”", '"').replace("’", "'"), param.name
        if param.name != "lang":
            assert param.envvar in words
    names = {param.name for param in params}
    keys = {f"keep_{field}" for field in Keep.__struct_fields__}
    assert keys <= names
    otherwise = {
        "origins": "origin",
        "trusted_proxies": "trusted_proxy",
        "bot_budget": "bot_seconds",
        "programs": "program",
    }
    otherwise |= {"max_tables": "tables", "free_bytes": "free_megabytes"}
    not_set = {"keep", "bot_delay", "tick", "max_body", "pause_unwatched", "max_bot_tables", "bot_tables_rate"}
    for field in set(Config.__struct_fields__) - not_set:
        assert otherwise.get(field, field) in names, f"{field} cannot be set, or is not told of"


def test_every_variable_of_the_environment_is_told(pages: Pages) -> None:
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    named = set(re.findall(r"environ[\w.]*[(\[]\"(TETRAPOLIS_[A-Z_]+)", source)) - {
        "TETRAPOLIS_CHROMIUM"
    }  # tests, bench
    assert len(named) >= 2
    words = " ".join(page.words for page in pages.values())
    assert {name for name in named if name not in words} == set()


def test_every_command_is_told_with_all_its_options(pages: Pages) -> None:
    words = pages["reference/cli"].words
    for name, module in {
        **{name: name for name in COMMANDS},
        **{" ".join(pair): pairs for pair, pairs in PAIRS.items()},
    }.items():
        assert f"tetrapolis {name} [OPTIONS]" in words
        for param in load(module, "en").params:
            shown = param.opts[0] if param.opts[0].startswith("-") else ""
            assert getattr(param, "hidden", False) or shown in words, (name, shown)


def test_every_request_and_message_is_told(pages: Pages) -> None:
    words = pages["reference/rest"].words
    found = document(create_app())
    requests = [f"{method.upper()} {path}" for path, ways in found["paths"].items() for method in ways]
    assert len(requests) > 25
    assert [request for request in requests if request not in words] == []
    structs = pages["reference/rest-structs"].ids | pages["reference/rest-structs-n-z"].ids
    assert [name for name in found["components"]["schemas"] if name.lower() not in structs] == []
    sockets = pages["reference/sockets"]
    assert [name for name in socket_messages(2)["$defs"] if name.lower() not in sockets.ids] == []
    assert "/api/seat" in sockets.words
    assert "/api/tables/{table}/live" in sockets.words


@pytest.mark.parametrize("lang", LANGUAGES)
@each_game
def test_every_rule_ruling_and_card_has_an_anchor(pages: Pages, name: str, lang: str) -> None:
    page, game = pages[f"rules/{name}-{lang}"], tp.game(name)
    book = all_rules(game, lang)
    rulings = all_rulings(game, book, lang)
    cards = all_cards(game)
    wanted = {rule.id for rule in book} | {ruling.id for ruling in rulings}
    assert wanted | {card.removeprefix(f"{name}-") for card in cards} <= page.ids
    assert len(wanted) == len(book) + len(rulings)
    assert lang in page.langs
    for said in (book[-1].text, rulings[-1].why, t(lang, cards[-1]) if cards else ""):
        first = re.split(r"[`'\"„”]|--|\.\.\.", said)[0].strip()
        assert first in page.words


@each_game
def test_every_thing_a_program_can_meet_is_told(pages: Pages, name: str) -> None:
    game, words = tp.game(name), pages[f"reference/{name}"].words
    view = type(game.new(game.players[0], seed=1).view(0))
    told = {
        "decisions": {step.kind for step in game.steps.values() if step.run is None},
        "moves": {game.move_form(kind) for kind in get_args(game.move_type) if kind is not Ring},
        "events": set(game.story.events),
        "view": {field.name for field in msgspec.structs.fields(view)},
        "options": {option["name"] for option in about(game, "en")["options"]},
        "ends": set(game.end_reasons),
        "parts of a position": {part.name for part in msgspec.structs.fields(game.parts_type)},
    }
    assert all(told.values())
    assert {kind: [each for each in names if each not in words] for kind, names in told.items()} == {
        kind: [] for kind in told
    }


@each_game
def test_every_part_of_a_position_has_an_example_that_works(name: str) -> None:
    game = tp.game(name)
    parts = {part.name for part in msgspec.structs.fields(game.parts_type)}
    assert parts - part_examples(game).keys() == set()
    assert [part for part in parts if not note(game.parts_type, part)] == []
    for call in set_up_calls(game):
        assert eval(ast.unparse(call), {"game": game}).pending
    page = reference_page(game)
    assert all(f"{part}=" in page for part in parts)


@each_game
def test_every_game_has_a_page_with_facts(pages: Pages, name: str) -> None:
    words = pages[f"games/{name}"].words
    for fact in (
        "Players",
        "Status complete",
        "Edition",
        "Reconstructed",
        "Rules",
        "How a game goes",
        "Your first game",
    ):
        assert fact in words, fact
    for option in about(tp.game(name), "en")["options"]:
        assert option["name"] in words


def test_every_public_name_is_told(pages: Pages) -> None:
    anchors = set().union(*(page.ids for name, page in pages.items() if name.startswith("api/")))
    names = [(package, name) for package in PACKAGES for name in getattr(import_module(package), "__all__", ())]
    assert len(names) > 50
    for package, name in names:
        thing = getattr(import_module(package), name)
        ways = {f"{package}.{name}", f"{getattr(thing, '__module__', '')}.{name}"}
        assert name == "__version__" or ways & anchors, f"{package}.{name}"


@pytest.mark.parametrize(
    "module", sorted(path.stem for path in (ROOT / "tools" / "docs").glob("*.py") if not path.stem.startswith("_"))
)
def test_the_examples_in_the_makers_of_pages(module: str) -> None:
    assert doctest.testmod(import_module(f"tools.docs.{module}")).failed == 0
