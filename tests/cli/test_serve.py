"""`tetrapolis serve`: settings from options and the environment, wrong ones explained, one process and several."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
import pytest

from tests.server.opened import arrive, healthy, opened
from tests.server.serving import ROOT, _quiet_port, redis_serving, wait_until
from tetrapolis.cli import app, main
from tetrapolis.cli.admin import serve
from tetrapolis.locales import LANGUAGES
from tetrapolis.server.config import Config
from tetrapolis.server.process import Metrics

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs a command line in this process, with nothing set outside."""
    for name in [name for name in os.environ if name.startswith(("TETRAPOLIS_", "LANG", "LC_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("TETRAPOLIS_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)

    def run(*argv: str) -> tuple[int, str, str]:
        code = main(argv)
        return code, *capsys.readouterr()

    return run


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Config, int, Metrics | None]]:
    """What would be served, instead of serving it."""
    found: list[tuple[Config, int, Metrics | None]] = []

    def note(config: Config, door: socket.socket, workers: int, metrics: Metrics | None) -> bool:
        found.append((config, workers, metrics))
        return True

    monkeypatch.setattr(serve, "_run", note)
    return found


# ---- settings


def test_without_settings_a_file_in_the_own_folder(run: Run, served: list[Any], tmp_path: Path) -> None:
    code, out, err = run("serve", "--port", "0")
    assert (code, err) == (0, "")
    ((config, workers, metrics),) = served
    assert config.database == f"sqlite+aiosqlite:///{tmp_path / 'home' / 'tables.db'}"
    assert (tmp_path / "home" / "tables.db").is_file()
    assert (config.host, config.redis, config.origins, config.secure, workers) == ("127.0.0.1", "", (), False, 1)
    assert (config.trusted_proxies, config.public_url) == ((), "")  # nobody is believed where a request came from
    assert metrics == Metrics("127.0.0.1", 9464)
    assert config.push_keys == (tmp_path / "home" / "push-keys").read_text().strip()  # made with the first start
    same = msgspec.structs.replace(Config(), database=config.database, port=0, push_keys=config.push_keys)
    assert config == same  # what is set without options is what the settings say by themselves
    assert re.search(r"http://127\.0\.0\.1:\d+\n", out)
    assert str(tmp_path / "home" / "tables.db") in out
    assert not config.webhook_private


OPTIONS = {
    "--origin": "https://play.example.org/",
    "--rate": "7",
    "--bots": "3",
    "--bot-seconds": "2.5",
    "--tables": "9",
    "--log-level": "error",
    "--trusted-proxy": "10.0.0.1",
    "--public-url": "https://play.example.org",
    "--connections": "500",
    "--address-connections": "50",
    "--address-sockets": "20",
    "--guest-sockets": "0",
    "--header-bytes": "8192",
    "--header-seconds": "3.5",
    "--password-tries": "4",
    "--free-megabytes": "7",
    "--metrics-host": "127.0.0.2",
    "--push-keys": "none",
    "--mail-server": "smtps://me:s3cret@mail.example.org",
    "--mail-from": "Us <us@example.org>",
}


@pytest.mark.parametrize("more", [(), ("--bots", "auto")])
@pytest.mark.parametrize(("cores", "workers", "bots"), [(1, 1, 1), (2, 1, 1), (8, 1, 7), (8, 3, 2), (4, 8, 1)])
def test_bots_think_on_the_cores_that_are_left(
    run: Run,
    served: list[Any],
    monkeypatch: pytest.MonkeyPatch,
    more: tuple[str, ...],
    cores: int,
    workers: int,
    bots: int,
) -> None:
    """All cores but one, shared out among the serving processes, and at least one for each."""
    monkeypatch.setattr("tetrapolis.bots.spare_cores", lambda: cores)
    monkeypatch.setattr(serve, "_ready_redis", lambda redis: None)
    several = ("--workers", str(workers), "--redis", "redis://127.0.0.1:1") if workers > 1 else ()
    assert run("serve", "--port", "0", *several, *more)[0] == 0
    ((config, _, _),) = served
    assert config.bots == bots


@pytest.mark.parametrize("environment", [False, True])
def test_settings_by_option_or_environment(
    run: Run, served: list[Any], monkeypatch: pytest.MonkeyPatch, environment: bool
) -> None:
    flags = ("--secure", "--webhook-private")
    argv: list[str] = []
    for name, value in [*OPTIONS.items(), *((flag, "1") for flag in flags), ("--port", "0")]:
        if environment:
            monkeypatch.setenv("TETRAPOLIS_" + name[2:].replace("-", "_").upper(), value)
        else:
            argv += [name] if name in flags else [name, value]
    assert run("serve", *argv)[0] == 0
    ((config, _, metrics),) = served
    assert config.origins == ("https://play.example.org",)
    assert (config.rate, config.bots, config.bot_budget, config.max_tables) == (7, 3, 2.5, 9)
    assert (config.log_level, config.secure, config.webhook_private) == ("error", True, True)
    assert (config.trusted_proxies, config.public_url) == (("10.0.0.1",), "https://play.example.org")
    assert (config.connections, config.address_connections, config.address_sockets) == (500, 50, 20)
    assert (config.guest_sockets, config.header_bytes, config.header_seconds) == (0, 8192, 3.5)
    assert (config.password_tries, config.free_bytes) == (4, 7_000_000)
    assert (config.push_keys, config.mail_from) == ("", "Us <us@example.org>")
    assert config.mail_server == "smtps://me:s3cret@mail.example.org"
    assert metrics == Metrics("127.0.0.2", 9464)


@pytest.mark.parametrize(
    "wrong",
    [
        ("--mail-server", "mail.example.org", "--mail-from", "us@example.org"),
        ("--mail-server", "http://s3cret@mail.example.org", "--mail-from", "us@example.org"),
        ("--mail-server", "smtp://mail.example.org"),
        ("--push-keys", "/"),
    ],
)
def test_mail_and_keys_that_cannot_be(run: Run, served: list[Any], wrong: tuple[str, ...]) -> None:
    code, _, err = run("serve", "--port", "0", *wrong)
    assert (code, served) == (2, [])
    assert "--push-keys" in err or "--mail" in err
    assert "s3cret" not in err


def test_keys_for_push_stay(run: Run, served: list[Any]) -> None:
    for _ in range(2):
        assert run("serve", "--port", "0")[0] == 0
    assert served[0][0].push_keys == served[1][0].push_keys != ""


def test_the_old_name_of_trusted_proxy(run: Run, served: list[Any]) -> None:
    """It is still understood, and who uses it hears of the new one."""
    code, _, err = run("serve", "--port", "0", "--proxy", "10.0.0.1,10.0.0.2", "--trusted-proxy", "fd00::/8")
    assert code == 0
    assert "--trusted-proxy" in err
    assert served[0][0].trusted_proxies == ("fd00::/8", "10.0.0.1", "10.0.0.2")


def test_no_metrics(run: Run, served: list[Any]) -> None:
    assert run("serve", "--port", "0", "--metrics-port", "0")[0] == 0
    assert served[0][2] is None


def test_an_option_wins_over_the_environment(run: Run, served: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TETRAPOLIS_RATE", "5")
    monkeypatch.setenv("TETRAPOLIS_ORIGIN", "https://a.example https://b.example:8443")
    assert run("serve", "--port", "0", "--rate", "6")[0] == 0
    assert served[0][0].rate == 6
    assert served[0][0].origins == ("https://a.example", "https://b.example:8443")


# ---- wrong settings

WRONG: dict[str, tuple[tuple[str, ...], str, str]] = {
    "port": (("--port", "http"), "--port", "egész szám"),
    "port too high": (("--port", "65536"), "from 0 to 65535", "0 és 65535 közötti"),
    "host": (("--host", "no.such.host.invalid"), "--host", "--host"),
    "database": (("--database", "nonsense"), "sqlite:///FILE", "sqlite:///FÁJL"),
    "memory": (("--database", "sqlite:///:memory:"), "sqlite:///FILE", "sqlite:///FÁJL"),
    "kind of database": (("--database", "mysql://me:s3cret@db/x"), "mysql", "mysql"),
    "folder of the database": (("--database", "sqlite:////dev/null/x.db"), "cannot be used", "nem használható"),
    "no database there": (("--database", "postgresql://me:s3cret@127.0.0.1:9/x"), "me:***@", "me:***@"),
    "redis": (("--redis", "127.0.0.1:6379"), "redis://HOST:PORT", "redis://GÉP:PORT"),
    "no redis there": (("--redis", "redis://:s3cret@127.0.0.1:9"), "does not answer", "nem válaszol"),
    "workers without redis": (("--workers", "2"), "2 processes", "2 folyamat"),
    "workers": (("--workers", "0"), "from 1 to 64", "1 és 64 közötti"),
    "no bots": (("--bots", "0"), "--bots 0", "--bots 0"),
    "rate": (("--rate", "0"), "from 1 to", "1 és"),
    "bot seconds": (("--bot-seconds", "soon"), "must be a number", "számnak kell"),
    "origin": (("--origin", "play.example.org"), "https://play.example.org", "https://play.example.org"),
    "origin with a path": (("--origin", "https://a.example/x"), '"https://a.example/x"', "„https://a.example/x”"),
    "public url": (("--public-url", "play.example.org"), "--public-url", "--public-url"),
    "proxy": (("--trusted-proxy", "my.proxy"), "--trusted-proxy", "--trusted-proxy"),
    "metrics host": (
        ("--metrics-host", "no.such.host.invalid", "--metrics-port", "9"),
        "--metrics-host",
        "--metrics-host",
    ),
    "headers": (("--header-bytes", "-1"), "from 0 to", "0 és"),
    "level": (("--log-level", "loud"), "debug, info, warning, error", "debug, info, warning, error"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", WRONG)
def test_wrong_settings_are_explained(run: Run, served: list[Any], case: str, lang: str) -> None:
    argv, *expected = WRONG[case]
    given = argv if "port" in case else ("--port", "0", *argv)
    code, out, err = run("serve", "--lang", lang, *given)
    assert (code, out) == (2, "")
    assert expected[LANGUAGES.index(lang)] in err
    assert "Traceback" not in err
    assert "[cli-" not in err
    assert "s3cret" not in err
    assert served == []


def test_a_wrong_setting_of_the_environment_is_explained(
    run: Run, served: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TETRAPOLIS_PORT", "eighty")
    code, _, err = run("serve")
    assert code == 2
    assert '--port cannot be "eighty"' in err


def test_a_port_that_is_taken_is_explained(run: Run, served: list[Any]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        code, _, err = run("serve", "--port", port)
    assert (code, served) == (2, [])
    assert f"port {port}" in err


def test_a_database_of_a_newer_version_is_left_alone(run: Run, served: list[Any], tmp_path: Path) -> None:
    assert run("serve", "--port", "0", "--database", "sqlite:///new.db")[0] == 0
    with sqlite3.connect(tmp_path / "new.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    code, _, err = run("serve", "--port", "0", "--database", "sqlite:///new.db")
    assert (code, len(served)) == (2, 1)
    assert "newer version" in err


# ---- real processes


def test_it_serves_and_ends_when_told_to(tmp_path: Path) -> None:
    with opened(tmp_path, TETRAPOLIS_LANG="hu", TETRAPOLIS_DATABASE="sqlite:///here.db") as server:
        assert "A ház nyitva áll" in server.said
        assert (tmp_path / "here.db").is_file()
        who = arrive(server.url)
        assert httpx.get(server.url + "/api/me", headers=who).json()["name"] == "Anna"
        assert server.stop() in (0, -signal.SIGTERM)
        assert "Traceback" not in server.log


def test_several_processes_on_one_port(tmp_path: Path) -> None:
    port = str(_quiet_port())
    settings = ("--workers", "2", "--log-level", "warning", "--metrics-port", port)
    with redis_serving(tmp_path) as redis, opened(tmp_path, *settings, "--redis", redis.url) as server:
        parent = psutil.Process(server.process.pid)

        def workers() -> set[int]:
            found: set[int] = set()
            for each in parent.children():
                with suppress(psutil.NoSuchProcess):  # a zombie, too
                    if "--multiprocessing-fork" in each.cmdline():
                        found.add(each.pid)
            return found

        wait_until(lambda: len(workers()) == 2)
        who = arrive(server.url)
        for _ in range(20):  # whoever answers
            with httpx.Client() as client:
                assert client.get(server.url + "/api/me", headers=who).status_code == 200

        def counted() -> int:
            text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
            found = re.findall(r'^litestar_requests_total\{.*path="/api/me".*\} (\S+)$', text, re.MULTILINE)
            return int(sum(float(each) for each in found))

        assert counted() == 20  # one answers for both
        assert httpx.get(server.url + "/metrics").status_code == 404
        first = min(workers())
        os.kill(first, signal.SIGKILL)
        wait_until(lambda: len(workers() - {first}) == 2)
        wait_until(lambda: healthy(server.url))
        assert httpx.get(server.url + "/api/me", headers=who).status_code == 200
        assert server.stop() == 0
        assert "Traceback" not in server.log


# ---- deploy/


def settings() -> set[str]:
    """All settings, as the environment names them."""
    return {str(param.envvar) for param in app.load("serve", "en").params if getattr(param, "envvar", None)}


def test_deploy_names_only_settings_there_are() -> None:
    files = list((ROOT / "deploy").iterdir())
    names = {"tetrapolis.service", "compose.yaml", "Caddyfile", "Dockerfile", "README.md", "limits.md", "images.env"}
    assert {path.name for path in files} >= names
    for path in files:
        text = path.read_text("utf-8")
        assert set(re.findall(r"TETRAPOLIS_[A-Z_]+[A-Z]", text)) <= settings() | {"TETRAPOLIS_HOME"}, path.name
        options = {"--" + name.removeprefix("TETRAPOLIS_").replace("_", "-").lower() for name in settings()}
        for line in re.findall(r"(?:tetrapolis|make) serve(.*)", text):
            assert set(re.findall(r"--[a-z-]+", line)) <= options | {"--help"}, path.name


def test_the_compose_file_holds_together() -> None:
    yaml: Any = import_module("yaml")  # has no types of its own
    compose = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    assert set(services) == {"app1", "app2", "db", "redis", "balancer"}
    caddy = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    assert set(re.findall(r"(app\d):8000", caddy)) == {"app1", "app2"}
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
    named = {volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", ())}
    assert {name for name in named if not name.startswith(".")} == set(compose["volumes"])
    assert (ROOT / services["app1"]["build"]["dockerfile"]).is_file()
    # Only Caddy is believed, at the address it has; it asks whether a server can serve.
    caddys = services["balancer"]["networks"]["default"]["ipv4_address"]
    assert services["app1"]["environment"]["TETRAPOLIS_TRUSTED_PROXY"] == caddys
    assert "health_uri /health/ready" in caddy
    # Metrics are published nowhere.
    assert [name for name in services if "ports" in services[name]] == ["balancer"]


def test_images_are_named_in_one_place() -> None:
    """What compose and the Dockerfile take without images.env is what stands there, so that a pin replaces it."""
    env = (ROOT / "deploy" / "images.env").read_text("utf-8")
    named = dict(re.findall(r"^([A-Z]+_IMAGE)=(\S+)$", env, re.MULTILINE))
    compose = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
    used = re.findall(r"\$\{([A-Z]+_IMAGE):-([^}]+)\}", compose)
    assert {name for name, _ in used} == set(named)
    assert [(name, image) for name, image in used if named[name].partition("@")[0] != image] == []
    assert re.findall(r"^\s+image: (?!\$\{[A-Z]+_IMAGE|tetrapolis$).*", compose, re.MULTILINE) == []
    stages = re.findall(r"^FROM (\S+)", (ROOT / "deploy" / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    assert set(stages) == {"${PYTHON_IMAGE}", "${NODE_IMAGE}"}


def test_the_image_is_built_from_what_it_copies() -> None:
    """`.dockerignore` keeps everything out but what the Dockerfile copies."""
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    let_in = {line[1:] for line in ignored if line.startswith("!")}
    copied: set[str] = set()
    for line in re.findall(r"^COPY (?!--from)(.*)$", (ROOT / "deploy" / "Dockerfile").read_text("utf-8"), re.MULTILINE):
        copied |= {each.partition("/")[0] for each in line.split()[:-1]}
    assert copied == let_in
    assert all((ROOT / name).exists() for name in let_in)
