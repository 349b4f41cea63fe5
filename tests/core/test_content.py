"""Content packs as the core knows them: which folder is one, and what is in force."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import tetrapolis as tp
from tetrapolis.core import content
from tetrapolis.core.content import Content, Fault, faults, own_files, packs, read_pack, use
from tetrapolis.core.errors import BadContent, OtherContent
from tetrapolis.core.match import check_content


@pytest.fixture(autouse=True)
def _nothing_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(content.FOLDERS, "")
    packs.cache_clear()
    yield
    monkeypatch.undo()
    packs.cache_clear()
    content._content.cache_clear()


def tea(folder: Path, **files: object) -> Path:
    """A pack for a game of tea."""
    folder.mkdir(exist_ok=True)
    manifest = {"tetrapolis": 1, "game": "tea", "name": "Green tea"}
    for name, said in {"content": manifest, **files}.items():
        (folder / f"{name}.json").write_text(said if isinstance(said, str) else json.dumps(said), "utf-8")
    return folder


def package(folder: Path, **files: object) -> Path:
    """A game's own folder."""
    (folder / "facts").mkdir(parents=True)
    for name, said in files.items():
        (folder / "facts" / f"{name}.json").write_text(json.dumps(said, indent=1), "utf-8")
    return folder


def test_a_pack_is_read_once_and_for_all(tmp_path: Path) -> None:
    pack = read_pack(tea(tmp_path, pots=[1, 2]))
    (tmp_path / "pots.json").write_text("[3]", "utf-8")
    assert (pack.game, pack.name, dict(pack.files)) == ("tea", "Green tea", {"pots.json": b"[1, 2]"})


@pytest.mark.parametrize(
    ("manifest", "id"),
    [
        ("{", "error-content-manifest"),
        ({"tetrapolis": 1, "game": "tea"}, "error-content-manifest"),
        ({"tetrapolis": 1, "game": "tea", "name": "x", "colour": "red"}, "error-content-manifest"),
        ({"tetrapolis": 2, "game": "tea", "name": "x"}, "error-content-format"),
        ({"tetrapolis": 1, "game": "tea", "name": "  "}, "error-content-name"),
        ({"tetrapolis": 1, "game": "tea", "name": "x" * 81}, "error-content-name"),
    ],
)
def test_what_is_no_pack_is_refused(tmp_path: Path, manifest: object, id: str) -> None:
    with pytest.raises(BadContent) as refusal:
        read_pack(tea(tmp_path, content=manifest))
    assert refusal.value.id == id


def test_a_folder_without_a_pack_is_refused(tmp_path: Path) -> None:
    for folder, message in ((tmp_path / "nowhere", "error-content-folder"), (tmp_path, "error-content-manifest")):
        with pytest.raises(BadContent) as refusal:
            read_pack(folder)
        assert refusal.value.id == message


def test_a_digest_changes_with_what_is_said_not_with_how(tmp_path: Path) -> None:
    own = package(tmp_path / "own", pots=[1, 2], cups={"a": 1, "b": 2})
    found = []
    said: list[dict[str, object]] = [
        {"pots": "[1,\n 2]"},
        {"cups": '{"b": 2, "a": 1}'},
        {"pots": [2, 1]},
        {"pots": [2, 1], "cups": {"b": 2, "a": 1}},
    ]
    for number, files in enumerate(said):
        use([tea(tmp_path / str(number), **files)])
        found.append(content.content_of("tea", own))
    assert found[0] == found[1] == Content(), "it says what the game comes with"
    assert found[2] == found[3] == Content("Green tea", found[2].digest)
    assert len(found[2].digest) == 16
    assert content.content_of("coffee", own) == Content()


def test_two_packs_for_one_game_are_refused(tmp_path: Path) -> None:
    use([tea(tmp_path / "one"), tea(tmp_path / "two")])
    with pytest.raises(BadContent) as refusal:
        packs()
    assert refusal.value.id == "error-content-twice"


def test_files_are_looked_at_before_the_game_is_asked(tmp_path: Path) -> None:
    own = package(tmp_path / "own", pots=[1], cups=[2])

    def asked(read: content.Read) -> list[Fault]:
        return [
            Fault("pots.json", BadContent("error-content-file", known=(read("pots.json") + read("cups.json")).decode()))
        ]

    broken = faults(read_pack(tea(tmp_path / "a", pots="[1,\n2,,]", kettles=[])), own, asked)
    assert [(fault.file, fault.error.id) for fault in broken] == [
        ("kettles.json", "error-content-file"),
        ("pots.json", "error-content-json"),
    ]
    assert broken[1].error.params == {"line": 2, "column": 3}
    whole = faults(read_pack(tea(tmp_path / "b", pots=[7])), own, asked)
    assert whole[0].error.params == {"known": "[7][\n 2\n]"}
    assert list(own_files(own)) == ["cups.json", "pots.json"]


def test_a_match_says_nothing_of_built_in_content_and_refuses_another() -> None:
    game = tp.game("genoa")
    match = tp.Match.new(game, players=2, seed=1)
    assert b"content" not in match.to_bytes().splitlines()[0]
    other = msgspec.structs.replace(match.header, content="abcd", content_name="Mine")
    with pytest.raises(OtherContent) as refusal:
        check_content(game, other)
    assert refusal.value.params == {"played": "Mine", "digest": "abcd", "here": "", "here_digest": ""}
