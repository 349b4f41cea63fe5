"""`tetrapolis replay --verify`: an honest match is vouched for, and whatever was changed afterwards is noticed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

import tetrapolis as tp
from tetrapolis.cli import main
from tetrapolis.core.driving import next_actor
from tetrapolis.core.match import Match, Record
from tetrapolis.core.types import CLOCK
from tetrapolis.locales import LANGUAGES, t

SALT = "00112233445566778899aabbccddeeff"


def played(game: str = "citadels", moves: int = 10_000, undo: bool = False, **header: object) -> Match:
    """A match of random moves as a server would make it; now and then something is taken back."""
    first = Match.new(tp.game(game), 3, "a-seed", names=["Anna", "Béla", "Cili"])
    fields = {"salt": SALT} | header
    match = Match._begin(first.game, msgspec.structs.replace(first.header, **fields), None)
    rng = Random(6)
    while match.position.outcome is None and len(match.records) <= moves:
        seat = next_actor(match.position, rng)
        match.play(seat, match.position.legal(seat).sample(rng))
        if undo and seat != CLOCK and rng.random() < 0.2 and match.can_undo(seat):
            match.undo(seat)
        elif undo and rng.random() < 0.02 and len(match.records) > 20 and match.position.outcome is None:
            match.rewind(0, len(match.records) - 15)
    return match


def changed(match: Match, records: list[Record] | None = None, **header: object) -> Match:
    """The same match with something else in its file, and a digest that fits: by somebody who knows the format."""
    other = Match(match.game, msgspec.structs.replace(match.header, **header), match.position, match.records[0])
    other.records = match.records if records is None else records
    return other


def verify(match: Match, folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str, str]:
    path = folder / "match.jsonl"
    match.save(path)
    code = main(["replay", "--verify", str(path), *more])
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.mark.parametrize("game", ["citadels", "walled_city", "genoa", "ankh_morpork"])
def test_an_honest_match(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(game, 300, undo=True)
    assert any(record.undo or record.back is not None for record in match.records)
    code, out, err = verify(match, tmp_path, capsys, "--commitment", f" {match.header.commitment.upper()} ")
    assert (code, err) == (0, "")
    assert match.header.commitment in out
    assert t("en", "play-verify-same") in out
    assert t("en", "play-verify-chance", n=len(match.records)) in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_what_the_table_showed_the_person_compares(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = played(moves=20)
    code, out, _ = verify(match, tmp_path, capsys, "--lang", lang)
    assert code == 0
    assert out.splitlines() == [
        t(lang, "play-verify-commitment", commitment=match.header.commitment),
        t(lang, "play-verify-compare"),
        t(lang, "play-verify-chance", n=21),
    ]


def test_another_salt_or_seed_is_not_what_the_table_showed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(moves=20)
    shown = match.header.commitment
    for other in (changed(match, salt="ff" + SALT[2:]), changed(match, seed="b-seed")):
        code, out, err = verify(other, tmp_path, capsys, "--commitment", shown)
        assert (code, out) == (2, "")
        assert t("en", "play-error-commitment", shown=shown, found=other.header.commitment) in err


def test_a_seed_that_did_not_deal_this(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Even if nobody noted down what the table showed."""
    code, _, err = verify(changed(played(moves=20), seed="b-seed"), tmp_path, capsys)
    assert code == 2
    assert t("en", "play-error-unfounded", record=0) in err


@pytest.mark.parametrize("game", ["citadels", "walled_city", "genoa", "ankh_morpork"])
def test_one_value_of_chance(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The first record's chance with two cards changing places: the file replays, its seed does not give it."""
    match = played(game, 0)
    first = match.records[0]
    chance = [list(each) for each in first.chance]
    shuffle = next(each for each in chance if len(each) > 1)
    shuffle[-1], shuffle[-2] = shuffle[-2], shuffle[-1]
    other = Match._begin(match.game, match.header, msgspec.structs.replace(first, chance=chance))
    code, _, err = verify(other, tmp_path, capsys, "--commitment", match.header.commitment)
    assert code == 2
    assert t("en", "play-error-unfounded", record=0) in err


def test_a_later_value_of_chance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played()
    last = max(record.seq for record in match.records if record.chance)
    records, cut = list(match.records), match.records[: last + 1]
    assert last > 0
    value = records[last].chance[0]
    other = value[1:] + value[:1] if len(value) > 1 else [1 - min(value[0], 1)]
    cut[last] = msgspec.structs.replace(records[last], chance=[other, *records[last].chance[1:]])
    forged = Match.restore(match.game, match.header, cut, None, -1)
    assert forged.unfounded() == last
    code, _, err = verify(forged, tmp_path, capsys)
    assert code == 2
    assert t("en", "play-error-unfounded", record=last) in err


def test_a_match_of_another_version_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = changed(played(moves=5), seed="b-seed", engine="0.0.9")
    code, _, err = verify(other, tmp_path, capsys)
    assert code == 2
    assert "0.0.9" in err
    assert verify(played(moves=5, engine="0.0.9"), tmp_path, capsys)[0] == 0


def test_what_cannot_be_checked_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = played(moves=5, salt="")
    assert plain.header.commitment == ""
    assert b"salt" not in plain.to_bytes()
    code, out, _ = verify(plain, tmp_path, capsys)
    assert code == 0
    assert t("en", "play-verify-no-salt") in out
    code, _, err = verify(plain, tmp_path, capsys, "--commitment", "ab")
    assert code == 2
    assert t("en", "play-error-no-commitment") in err
    world = played(moves=30).position.observe(None).resample(Random(1))
    started = played(moves=5, start=world.to_json())
    code, out, _ = verify(started, tmp_path, capsys, "--commitment", started.header.commitment)
    assert code == 0
    assert t("en", "play-verify-start") in out
    _, out, _ = verify(played(moves=5, taken_over=3), tmp_path, capsys)
    assert t("en", "play-verify-taken-over", n=3) in out


def test_the_commitment_covers_the_position_a_branch_starts_from() -> None:
    worlds = [played(moves=30).position.observe(None).resample(Random(n)).to_json() for n in range(2)]
    first, second = (played(moves=1, start=world).header for world in worlds)
    assert first.commitment != second.commitment


def test_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(moves=5)
    _, out, _ = verify(match, tmp_path, capsys, "--json")
    found = json.loads(out)
    assert (found["commitment"], found["compared"], found["records"]) == (match.header.commitment, False, 6)
