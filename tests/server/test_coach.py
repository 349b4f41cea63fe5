"""The coach: for who plays alone with bots, and only from what the own seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import httpx
import msgspec
import pytest

import tetrapolis as tp
from tests.server.guests import arrived, bare, bearer, run, state_when
from tests.server.serving import Server, serving, sqlite_url
from tests.server.test_reviews import problem
from tetrapolis.cli.bench.review import plant
from tetrapolis.client import Client
from tetrapolis.server.coach import coached
from tetrapolis.wire.answers import CoachAnswer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("coach")
    with serving(sqlite_url(folder), folder, bot_budget=60.0) as running:
        yield running


async def coach(http: httpx.AsyncClient, who: Client, table: str, seat: int, move: str) -> httpx.Response:
    headers = bearer(who) | {"x-tetrapolis": "1"}
    return await http.post(f"/api/tables/{table}/coach", json={"seat": seat, "move": move}, headers=headers)


def said(pos: tp.Position, seat: int, move: str, worlds: tuple[int, int] = (12, 96)) -> CoachAnswer:
    found = coached(pos.game.id, pos.to_json(), seat, move, "1", *worlds)
    return msgspec.json.decode(found, type=CoachAnswer)


def test_a_blunder_is_told_and_a_good_move_passes() -> None:
    planted = plant(tp.game("citadels"), 3, 0)
    pos = planted.match.at(planted.seq - 1)
    worst = planted.match.records[planted.seq].move or ""
    answer = said(pos, planted.seat, worst)
    assert not answer.fine
    best, played = answer.choices
    assert played.move == worst
    assert best.share > played.share
    assert best.said is not None
    assert said(pos, planted.seat, best.move).fine


def test_the_coach_says_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    planted = plant(tp.game("citadels"), 3, 0)
    pos = planted.match.at(planted.seq - 1)
    obs = pos.observe(planted.seat)
    move = planted.match.records[planted.seq].move or ""
    there = said(pos, planted.seat, move, (4, 8))
    for number in range(3):
        assert said(obs.resample(Random(number)), planted.seat, move, (4, 8)) == there


def test_only_alone_with_bots_and_only_legal_moves(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela), bare(server) as http:
            alone = (await anna.create("citadels", ["me", "normal"])).id
            state = await state_when(anna, alone, 0, lambda state: state.observation.decision is not None)
            legal = state.observation.moves[0]
            fine = await coach(http, anna, alone, 0, legal)
            assert fine.status_code == 200, fine.text
            assert problem(await coach(http, anna, alone, 0, "dance"))[0] == 400
            assert problem(await coach(http, bela, alone, 0, legal)) == (403, "server-error-not-your-seat")
            quiet = (await anna.create("citadels", ["me", "normal"], hints=False)).id
            assert problem(await coach(http, anna, quiet, 0, "end")) == (403, "server-error-no-coach")
            together = (await anna.create("citadels", ["me", "open"])).id
            await bela.join(together)
            assert problem(await coach(http, anna, together, 0, "end")) == (403, "server-error-no-coach")

    run(story())
