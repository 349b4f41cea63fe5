"""A match file that was changed or cut says where it is wrong.

The matches and the table of their ends are made by tools/make_matches.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import tetrapolis as tp
from tetrapolis.core.chance import Chance

FOLDER = Path(__file__).parents[2] / "matches" / "citadels"
EXPECTED: dict[str, Any] = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
SAMPLE = FOLDER / "first-game-2-players.jsonl"

Line = dict[str, Any]


def read(path: Path) -> list[Line]:
    """Header, records, closing line."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def write(path: Path, lines: list[Line], sign: bool = True) -> Path:
    """Write a match; signed, its digest fits, so that only what was changed is wrong."""
    texts = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in lines]
    if sign:
        lines[-1]["end"]["digest"] = sha256("\n".join(texts[:-1]).encode()).hexdigest()
        texts[-1] = json.dumps(lines[-1], separators=(",", ":"))
    path.write_text("\n".join(texts) + "\n", encoding="utf-8")
    return path


def refused(path: Path) -> tp.BadRecord:
    with pytest.raises(tp.BadRecord) as caught:
        tp.replay(path)
    return caught.value


def numbered(lines: list[Line], fits: Callable[[Line], bool]) -> int:
    """The number of the first record that fits."""
    return next(seq for seq, line in enumerate(lines[1:-1]) if fits(line))


# ---- what is stored


def test_the_table_lists_the_files() -> None:
    assert sorted(EXPECTED) == sorted(path.stem for path in FOLDER.glob("*.jsonl"))
    assert all(path.stat().st_size < 60_000 for path in FOLDER.iterdir())


def test_every_number_of_players_and_every_preset_of_both_prints_is_there() -> None:
    assert {row["players"] for row in EXPECTED.values()} == {2, 3, 4, 5, 6, 7, 8}
    presets = {(row["edition"], row["preset"]) for row in EXPECTED.values()}
    assert presets >= {
        ("2016", "first_game"),
        ("2016", "ambitious_aristocrats"),
        ("2016", "cunning_agents"),
        ("2016", "tenacious_delegates"),
        ("2016", "illustrious_emissaries"),
        ("2016", "devious_dignitaries"),
        ("2016", "vicious_nobles"),
        ("2021", "first_game"),
        ("2021", "illustrious_emissaries"),
        ("2021", "devious_dignitaries"),
        ("2021", "vicious_nobles"),
    }


def test_one_match_takes_moves_back() -> None:
    assert EXPECTED["random-with-undo"]["undos"] >= 5


def test_a_walk_passes_every_record_and_leaves_its_positions_alone() -> None:
    match = tp.replay(FOLDER / "random-with-undo.jsonl")
    steps = list(match.walk())
    assert [record for record, _, _ in steps] == match.records
    assert steps[-1][2].to_json() == match.position.to_json()
    plies = [position.ply for _, _, position in steps]
    assert plies[0] == 0
    for before, after, (record, _, _) in zip(plies, plies[1:], steps[1:], strict=False):
        assert after == (before - 1 if record.undo else before + 1)


def test_a_replay_uses_the_recorded_chance_not_the_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Chance) -> int:
        raise AssertionError("the generator was asked")

    monkeypatch.setattr(Chance, "_number", broken)
    match = tp.replay(SAMPLE)
    assert match.position.outcome is not None


# ---- what is wrong with a file


def test_a_file_written_anew_without_a_change_is_fine(tmp_path: Path) -> None:
    """The tools of these tests change nothing by themselves."""
    assert tp.replay(write(tmp_path / "m.jsonl", read(SAMPLE))).position.outcome is not None


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("pick witch", "error-illegal-move"),
        ("build secret_vault", "citadels-error-not-in-hand"),
        ("fly home", "error-move-unknown"),
        ("gather", "error-move-form"),
        ("", "error-move-empty"),
    ],
)
def test_a_changed_move_is_named_by_its_record(move: str, why: str, tmp_path: Path) -> None:
    lines = read(SAMPLE)
    seq = numbered(lines, lambda line: line.get("move") == "gather gold")
    lines[seq + 1]["move"] = move
    error = refused(write(tmp_path / "m.jsonl", lines))
    assert error.id == "error-record-misfit"
    assert error.params["record"] == seq
    assert error.params["why"] == why


def test_another_legal_move_is_noticed_where_the_record_stops_to_fit(tmp_path: Path) -> None:
    lines = read(SAMPLE)
    seq = numbered(lines, lambda line: line.get("move") == "gather cards")
    assert lines[seq + 2]["move"].startswith("keep")
    lines[seq + 1]["move"] = "gather gold"
    error = refused(write(tmp_path / "m.jsonl", lines))
    assert error.id == "error-record-misfit"
    assert error.params["record"] == seq + 1


def test_a_changed_seat_is_named_by_its_record(tmp_path: Path) -> None:
    for seat in (1, 7, None):
        lines = read(SAMPLE)
        seq = numbered(lines, lambda line: line.get("seat") == 0 and line.get("move") == "gather gold")
        lines[seq + 1]["seat"] = seat
        error = refused(write(tmp_path / "m.jsonl", lines))
        assert (error.id, error.params["record"]) == ("error-record-misfit", seq)


def test_changed_chance_of_the_set_up(tmp_path: Path) -> None:
    longest = max(read(SAMPLE)[1]["chance"], key=len)
    assert len(longest) == 68
    place = read(SAMPLE)[1]["chance"].index(longest)
    for wrong in (longest[:-1], [*longest[:-1], longest[0]], [*longest[:-1], 68], []):
        lines = read(SAMPLE)
        lines[1]["chance"][place] = wrong
        error = refused(write(tmp_path / "m.jsonl", lines))
        assert error.id == "error-record-misfit"
        assert error.params["record"] == 0
        assert error.params["why"] == "error-record-chance"


def test_changed_chance_of_a_move(tmp_path: Path) -> None:
    seq = numbered(read(SAMPLE), lambda line: line["seq"] > 0 and bool(line.get("chance")))
    idle = numbered(read(SAMPLE), lambda line: line["seq"] > 0 and not line.get("chance"))
    for number, chance in ((seq, []), (seq, [[0]] * 5), (idle, [[0]])):
        lines = read(SAMPLE)
        lines[number + 1]["chance"] = chance
        error = refused(write(tmp_path / "m.jsonl", lines))
        assert error.id == "error-record-misfit"
        assert error.params["record"] == number
        assert error.params["why"] == "error-record-chance"


def test_another_shuffle_does_not_fit_the_moves(tmp_path: Path) -> None:
    lines = read(SAMPLE)
    for shuffle in lines[1]["chance"]:
        if len(shuffle) == 68:
            shuffle.reverse()
    error = refused(write(tmp_path / "m.jsonl", lines))
    assert error.id == "error-record-misfit"
    assert isinstance(error.params["record"], int)
    assert error.params["record"] > 0


def test_a_file_without_its_closing_line_was_cut(tmp_path: Path) -> None:
    lines = read(SAMPLE)[:-1]
    error = refused(write(tmp_path / "m.jsonl", lines, sign=False))
    assert error.id == "error-record-cut"
    assert error.params["records"] == len(lines) - 1


def test_a_file_cut_in_the_middle_of_a_line_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    kept = SAMPLE.read_bytes().splitlines(keepends=True)[:50]
    path.write_bytes(b"".join(kept)[:-12])
    error = refused(path)
    assert error.id == "error-record-line"
    assert error.params["line"] == 50


def test_records_missing_at_the_end_were_cut(tmp_path: Path) -> None:
    lines = read(SAMPLE)
    del lines[-4:-1]
    error = refused(write(tmp_path / "m.jsonl", lines))
    assert error.id == "error-record-cut"
    assert error.params["records"] == len(lines) - 2


def test_a_missing_record_and_a_wrong_order_name_the_record(tmp_path: Path) -> None:
    lines = read(SAMPLE)
    del lines[11]
    error = refused(write(tmp_path / "m.jsonl", lines))
    assert (error.id, error.params) == ("error-record-order", {"record": 11, "expected": 10})
    lines = read(SAMPLE)
    lines[21], lines[22] = lines[22], lines[21]
    error = refused(write(tmp_path / "m.jsonl", lines))
    assert (error.id, error.params) == ("error-record-order", {"record": 21, "expected": 20})


def test_a_record_after_the_end_of_the_game(tmp_path: Path) -> None:
    lines = read(SAMPLE)
    seq = len(lines) - 2
    lines.insert(-1, {"seq": seq, "seat": 0, "move": "gather gold"})
    lines[-1]["end"]["records"] += 1
    error = refused(write(tmp_path / "m.jsonl", lines))
    assert error.id == "error-record-misfit"
    assert (error.params["record"], error.params["why"]) == (seq, "error-game-over")


def test_an_undo_that_is_not_allowed(tmp_path: Path) -> None:
    lines = read(SAMPLE)
    seq = numbered(lines, lambda line: str(line.get("move")).startswith("keep"))
    lines[seq + 1] = {"seq": seq, "seat": lines[seq + 1]["seat"], "undo": True}
    error = refused(write(tmp_path / "m.jsonl", lines))
    assert error.id == "error-record-misfit"
    assert (error.params["record"], error.params["why"]) == (seq, "error-no-undo")


def test_an_unknown_game(tmp_path: Path) -> None:
    lines = read(SAMPLE)
    lines[0]["game"] = "chess"
    with pytest.raises(tp.UnknownGame) as caught:
        tp.replay(write(tmp_path / "m.jsonl", lines))
    assert caught.value.params["game"] == "chess"


def test_a_changed_digest(tmp_path: Path) -> None:
    lines = read(SAMPLE)
    lines[-1]["end"]["digest"] = "0" * 64
    assert refused(write(tmp_path / "m.jsonl", lines, sign=False)).id == "error-record-changed"


def test_a_changed_name_does_not_fit_the_digest(tmp_path: Path) -> None:
    lines = read(SAMPLE)
    lines[0]["names"][0] = "Somebody"
    assert refused(write(tmp_path / "m.jsonl", lines, sign=False)).id == "error-record-changed"


def test_a_changed_outcome(tmp_path: Path) -> None:
    lines = read(SAMPLE)
    lines[-1]["end"]["outcome"]["scores"][0] += 1
    assert refused(write(tmp_path / "m.jsonl", lines)).id == "error-record-outcome"


@pytest.mark.parametrize("header", [{}, {"players": "two"}, {"seats": 2}])
def test_a_format_of_the_future_is_told_whatever_else_its_header_says(header: Line, tmp_path: Path) -> None:
    lines = read(SAMPLE)
    lines[0].update(header)
    lines[0]["tetrapolis"] = 2
    error = refused(write(tmp_path / "m.jsonl", lines))
    assert error.id == "error-record-format"
    assert (error.params["format"], error.params["known"]) == (2, 1)


def test_a_format_of_the_future_may_have_lost_fields(tmp_path: Path) -> None:
    lines = read(SAMPLE)
    lines[0] = {"tetrapolis": 2}
    assert refused(write(tmp_path / "m.jsonl", lines)).id == "error-record-format"


def test_lines_that_are_no_records_are_named(tmp_path: Path) -> None:
    lines = read(SAMPLE)
    lines[30] = {"seq": 29, "seat": 0, "move": "end", "cheat": True}
    error = refused(write(tmp_path / "m.jsonl", lines))
    assert (error.id, error.params) == ("error-record-line", {"line": 31})
    lines = read(SAMPLE)
    lines[0] = {"hello": "world"}
    error = refused(write(tmp_path / "m.jsonl", lines))
    assert (error.id, error.params) == ("error-record-line", {"line": 1})
    path = tmp_path / "noise.jsonl"
    path.write_bytes(b"\xff\xfe\x00 no JSON at all")
    assert refused(path).id == "error-record-line"


def test_wrong_options_and_players_in_the_header(tmp_path: Path) -> None:
    for change in ({"players": 9}, {"options": {"preset": "no_such"}}, {"names": ["Anna"]}):
        lines = read(SAMPLE)
        lines[0].update(change)
        with pytest.raises(tp.BadOptions):
            tp.replay(write(tmp_path / "m.jsonl", lines))


def test_a_file_that_is_empty_or_not_there(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_bytes(b"")
    assert refused(empty).id == "error-file-empty"
    missing = refused(tmp_path / "missing.jsonl")
    assert missing.id == "error-file-unreadable"
    assert str(missing.params["file"]).endswith("missing.jsonl")
