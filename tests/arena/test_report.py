"""The report: one page, complete in both languages, that loads nothing."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import tetrapolis as tp
from tests.arena.made import play, run_of
from tetrapolis.arena.charts import Bar, Dot, Hill, bars, columns, dots, ridges
from tetrapolis.arena.lineups import Run
from tetrapolis.arena.report import page
from tetrapolis.arena.summary import FEW, facts, lines, summary
from tetrapolis.locales import LANGUAGES

SIZES = {"citadels": 3, "walled_city": 2, "ankh_morpork": 2, "genoa": 2}
BISHOP = {"en": "Bishop", "hu": "Püspök"}


class Reader(HTMLParser):
    """Notes what a page would load, and which elements are open."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loads += [f"{tag} {name}={value}" for name, value in attrs if name in ("src", "href", "srcset", "data")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module", params=tp.games())
def run(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Run]:
    """A run with just enough seeds to tell something: of random bots, in two line-ups where that is quick."""
    game = request.param
    size = SIZES[game]
    made = run_of(game, ",".join(["random"] * size), games=FEW)
    if game == "citadels":
        made = run_of(game, "normal,random,random", "easy,random,random", games=3 * FEW)
    return play(tmp_path_factory.mktemp(game), made), made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_is_complete_and_loads_nothing(run: tuple[Path, Run], lang: str) -> None:
    folder, made = run
    text = page(folder, made, lang)
    reader = Reader()
    reader.feed(text)
    assert (reader.loads, reader.open) == ([], [])
    assert re.findall(r"//|@import|url\(|<script", text) == []
    assert re.findall(r"\[(?:report|arena)-[^\]]*\]|\bnan\b|\binf\b", text) == []
    assert f'<html lang="{lang}">' in text
    charts = re.findall(r"<svg.*?</svg>", text)
    assert len(charts) >= 4
    for chart in charts:
        ElementTree.fromstring(chart)
    assert made.game != "citadels" or BISHOP[lang] in text


def test_figures_fit_together(run: tuple[Path, Run]) -> None:
    folder, made = run
    data = summary(folder, made)
    for line_up in data["line_ups"]:
        assert sum(bot["share"] * bot["seats"] for bot in line_up["bots"]) == pytest.approx(1)
        places = sum(bot["place"]["mean"] * bot["seats"] for bot in line_up["bots"])
        assert places == pytest.approx(made.players * (made.players + 1) / 2)
        assert all(bot["low"] <= bot["share"] <= bot["high"] for bot in line_up["bots"])
    assert sum(seat["share"] for seat in data["seats"]) == pytest.approx(1)
    assert sum(each["rating"] for each in data["ratings"]) == pytest.approx(0, abs=1e-6)
    assert sum(data["reasons"].values()) == data["games"]
    shares = {(pair["first"], pair["second"]): pair["share"] for pair in data["pairs"]}
    assert all(share + shares[second, first] == pytest.approx(1) for (first, second), share in shares.items())


def test_the_lines_of_the_score_make_up_the_points(run: tuple[Path, Run]) -> None:
    folder, made = run
    data = summary(folder, made)
    found = lines(folder, made)
    games = sum(line_up["games"] for line_up in data["line_ups"])
    mean = sum(
        bot["points"]["mean"] * bot["seats"] * line_up["games"]
        for line_up in data["line_ups"]
        for bot in line_up["bots"]
    ) / (games * made.players)
    winners, others = (sum(line[side] for line in found) for side in ("winners", "others"))
    assert (winners + others * (made.players - 1)) / made.players == pytest.approx(mean)


def test_what_everybody_has_gains_nothing(run: tuple[Path, Run]) -> None:
    """Gains are counted against the bot's own share, so over all things of a kind they even out."""
    folder, made = run
    for kind, found in facts(folder, made).items():
        assert found == sorted(found, key=lambda each: -each["gain"])
        if kind.startswith(("guild", "personality")) and len(found) > 3:
            total = sum(each["gain"] * each["times"] for each in found)
            assert abs(total) / sum(each["times"] for each in found) < 0.1


def words(value: float, digits: int) -> str:
    return f"{value:.{digits}f}"


@pytest.mark.parametrize(
    "chart",
    [
        dots("x", [Dot("a & b", 0.5, 0.5, 0.5, "<50 %>", "")], words, 0.5),
        bars("x", [Bar("a", (0.0,), "0")], words),
        bars("x", [Bar("a", (-3.0, 2.0), "-3 / 2")], words),
        columns("x", [(1.0, 2.0, 1.0)], words, words),
        ridges("x", [Hill("a" * 99, [0.0, 1.0], 3.0, "3")], 3.0, 4.0, words),
    ],
)
def test_charts_of_hardly_anything_are_still_charts(chart: str) -> None:
    root = ElementTree.fromstring(chart)
    numbers = [float(n) for e in root.iter() for v in e.attrib.values() for n in re.findall(r"-?\d+\.\d+", v)]
    assert np.isfinite(numbers).all()


def test_the_numbers_of_an_axis_differ() -> None:
    chart = dots("x", [Dot("a", 50.2, 50.0, 50.5, "50 %", "")], words, 50.1)
    numbers = re.findall(r'class="tick"[^>]*>([^<]*)<', chart)
    assert len(numbers) > 3
    assert len(set(numbers)) == len(numbers)


def test_a_dot_among_many_is_coloured_only_if_chance_would_not_do_it_in_the_whole_chart() -> None:
    near, far = Dot("near", 2.5, 0.5, 4.5, "", ""), Dot("far", 9.0, 7.0, 11.0, "", "")
    others = [Dot(str(n), 0.0, -2.0, 2.0, "", "") for n in range(18)]

    def sides(rows: list[Dot], **more: int) -> list[str]:
        return re.findall(r'<g class="(\w+)">', dots("x", rows, words, 0.0, **more))

    assert sides([near]) == ["over"]
    assert sides([near, far, *others]) == ["even", "over", *["even"] * 18]
    assert sides([near], looked_at=20) == ["even"], "what is not shown was looked at too"
