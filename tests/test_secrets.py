"""Passwords and tokens are never shown: every way to go wrong with settings and databases, all that is said read."""

from __future__ import annotations

import copy
import io
import logging
import traceback
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.database import PostgresUrl, database_at
from bot.settings import BadSettings, load_settings, names
from bot.store.opening import opened
from workshop.__main__ import main as workshop

MARKS = "hush1", "hush2"
"""Every secret of these tests has both, so that each part of one that was cut in two is found."""
SECRET = "".join(MARKS)
TOKEN = f"MTE{SECRET}4NzY1NDMyMTA.GhUsh1.{'x' * 18}{SECRET}{'x' * 12}"
UNREADABLE = [
    f"POSTGRESQL+PSYCOPG://bar:{SECRET}@127.0.0.1:1/x",
    f"postgresql+psycopg://bar:{SECRET}@127.0.0.1:1/x",
    "postgresql://bar:hush1%hush2@127.0.0.1:1/x",
    "postgresql://bar:hush1%zzhush2@127.0.0.1:1/x",
    "postgresql://bar:hush1%00hush2@127.0.0.1:1/x",
    "postgresql://bar:hush1@hush2@127.0.0.1:1/x",
    "postgresql://bar:hush1/hush2@127.0.0.1:1/x",
    "postgresql://bar:hush1?hush2@127.0.0.1:1/x",
    "postgresql://bar:1?hush1hush2@127.0.0.1:1/x",
    "postgresql://bar:hush1 hush2@127.0.0.1:1/x",
    f"postgresql://bar:{SECRET}",
    "postgresql://127.0.0.1:1/x?password=hush1@hush2",
    f"postgresql:/bar:{SECRET}@127.0.0.1:1/x",
    f"postgresql//bar:{SECRET}@127.0.0.1:1/x",
    f"postgres:bar:{SECRET}@127.0.0.1",
    f"mysql://bar:{SECRET}@127.0.0.1:1/x",
    f"bar:{SECRET}@127.0.0.1:1/x",
    f"host=127.0.0.1 port=1 password={SECRET}",
]
AWAY = [
    f"postgresql://bar:{SECRET}@127.0.0.1:1/x",
    f"POSTGRESQL://bar:{SECRET}@127.0.0.1:1/x",
    f"Postgres://bar:{SECRET}@127.0.0.1:1/x",
    "postgresql://bar:hush1:hush2@127.0.0.1:1/x",
    "postgresql://bar:hush1%40hush2@[::1]:1/x",
    f"postgresql://bar:{SECRET}@127.0.0.1:1,127.0.0.1:2/x?connect_timeout=2",
    f"postgresql://127.0.0.1:1/x?user=bar&password={SECRET}",
    f"postgresql://127.0.0.1:1/x?pass%77ord={SECRET}",
    f"postgresql://127.0.0.1:1/x?passwort={SECRET}",
    f"postgresql://bar:{SECRET}@127.0.0.1:1/x?connect_timeout=soon",
    f"postgresql://bar:{SECRET}@127.0.0.1:1,127.0.0.1:2,127.0.0.1:3/x?port=1,2",
    f"postgresql://bar:{SECRET}@127.0.0.1:99999/x",
    f"postgresql://bar:{SECRET}@127.0.0.1:1/x?sslmode=never",
]
COMMANDS: list[tuple[Callable[[list[str]], int], list[str]]] = [
    (main, ["replay", "--db", "URL"]),
    (main, ["ratings", "--db", "URL"]),
    (main, ["backup", "--db", "URL", "copy.db"]),
    (main, ["backup", "--db", "there.db", "URL"]),
    (main, ["backup", "--db", "there.db", "copy.db", "URL"]),
    (main, ["move", "URL", "copy.db"]),
    (main, ["move", "there.db", "URL"]),
    (main, ["move", "there.db", "copy.db", "URL"]),
    (main, ["sandbox", "--db", "URL"]),
    (main, ["sandbox", "--port", "URL"]),
    (main, ["URL"]),
    (workshop, ["soak", "--db", "URL", "--tables", "1", "--seconds", "0", "--ack", "ack"]),
    (workshop, ["soak", "--tables", "1", "--seconds", "0", "--ack", "ack", "--share", "URL"]),
    (workshop, ["kills", "--db", "URL"]),
]


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in names():
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    Path("there.db").touch()


def tells_nothing(said: str) -> bool:
    return not any(mark in said.lower() for mark in MARKS)


def all_said(call: Callable[[], object], capsys: pytest.CaptureFixture[str]) -> str:
    """What a call that goes wrong prints, logs and raises, with a traceback of every cause."""
    kept = io.StringIO()
    handler = logging.StreamHandler(kept)
    logging.getLogger().addHandler(handler)
    raised = ""
    try:
        result = call()
        assert result not in (0, None), "it was to go wrong"
    except SystemExit:
        pass  # whose causes nobody prints
    except Exception as error:
        raised = "".join(traceback.format_exception(error))
    finally:
        logging.getLogger().removeHandler(handler)
    printed = capsys.readouterr()
    # The tests' own lines stand in a traceback, but no secret does: they are all parameters.
    return f"{printed.out}{printed.err}{kept.getvalue()}{raised}"


@pytest.mark.parametrize(
    ("run", "arguments"), COMMANDS, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_no_command_shows_the_password(
    run: Callable[[list[str]], int], arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    for url in UNREADABLE + AWAY:
        said = all_said(lambda url=url: run([url if each == "URL" else each for each in arguments]), capsys)
        assert said
        assert tells_nothing(said), said
        assert "Traceback" not in said, said


@pytest.mark.parametrize("url", [UNREADABLE[0], UNREADABLE[5], UNREADABLE[-1], AWAY[0]])
@pytest.mark.parametrize("setting", names())
def test_no_setting_shows_what_was_pasted_into_it(
    setting: str, url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    other = f"BARKEEP_DB={url}\nBARKEEP_CALLS_A_SECOND=0\n"
    monkeypatch.setenv("BARKEEP_PRESSES_A_SECOND", "0")
    for text in (
        f"{setting}={url}",
        f"{setting}='{TOKEN}'",
        f"{setting} {url}",
        f"{setting}:{url}",
        f"{setting}{url}=1",
    ):
        Path(".env").write_text(f"{other}{text}\n")
        assert tells_nothing(all_said(load_settings, capsys)), text
    Path(".env").unlink()
    monkeypatch.setenv(setting, url)
    monkeypatch.setenv("BARKEEP_SHARE", "9/2")
    assert tells_nothing(all_said(load_settings, capsys))


@pytest.mark.parametrize("url", UNREADABLE)
def test_what_cannot_be_read_as_an_address_is_refused_and_says_how_to_write_it(url: str) -> None:
    with pytest.raises(ValueError, match=r"no address of a database.*%40 for @"):
        database_at(url)
    Path(".env").write_text(f"BARKEEP_DB='{url}'\n")
    with pytest.raises(BadSettings, match=r"BARKEEP_DB \(\.env, line 1\): this is no address of a database"):
        load_settings()


@pytest.mark.parametrize("url", AWAY)
def test_an_address_is_no_text_that_shows_its_password(url: str) -> None:
    where = database_at(url)
    assert isinstance(where, PostgresUrl)
    assert not tells_nothing(where.with_password())
    assert where.with_password().startswith("postgres")
    for shown in (str(where), repr(where), f"{where}", f"{[where]}", repr(copy.copy(where))):
        assert "***" in shown
        assert tells_nothing(shown)
    with pytest.raises(Exception) as caught, opened(where):
        pass
    assert tells_nothing("".join(traceback.format_exception(caught.value)))


def test_settings_hide_token_and_password() -> None:
    Path(".env").write_text(f"BARKEEP_DB={AWAY[0]}\nDISCORD_TOKEN={TOKEN}\n")
    settings = load_settings()
    for shown in (repr(settings), str(settings), settings.model_dump_json(fallback=str), str(settings.model_dump())):
        assert tells_nothing(shown)
