"""The operator's settings: what is read, which wins, and what is said of what is wrong."""

import re
from pathlib import Path

import pytest

from bot.settings import BadSettings, load_settings, names
from bot.shares import ALL, LeaseTimes, Share

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in names():
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def wrong(text: str | bytes, monkeypatch: pytest.MonkeyPatch | None = None, **environment: str) -> list[str]:
    """What is said of an .env file with this text."""
    Path(".env").write_bytes(text if isinstance(text, bytes) else text.encode())
    for name, value in environment.items():
        assert monkeypatch
        monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as caught:
        load_settings()
    assert str(caught.value) == "\n".join(caught.value.lines)
    return caught.value.lines


def test_nothing_set_is_enough_to_start() -> None:
    settings = load_settings()
    assert settings.token is None
    assert settings.db == Path("barkeep.db")
    assert settings.api_url is settings.gateway_url is None
    assert settings.log_level == "INFO"
    assert settings.owner_ids == frozenset()
    assert settings.decks is None


def test_every_setting_from_the_file() -> None:
    Path(".env").write_text(
        "# a comment\nDISCORD_TOKEN=' abc.def '\nexport BARKEEP_DB=other.db\nBARKEEP_LOG_LEVEL=debug\n"
        "BARKEEP_OWNER_IDS=4194304, 80351110224678912 80351110224678913\nDISCORD_API_URL=http://proxy:8080/api/v10/\n"
        "DISCORD_GATEWAY_URL=ws://localhost:1/\nCOMPOSE_PROJECT_NAME=tavern\n"
    )
    settings = load_settings()
    assert settings.token
    assert settings.token.get_secret_value() == "abc.def"
    assert "abc.def" not in repr(settings)
    assert settings.db == Path("other.db")
    assert settings.log_level == "DEBUG"
    assert settings.owner_ids == {4194304, 80351110224678912, 80351110224678913}
    assert settings.api_url == "http://proxy:8080/api/v10"
    assert settings.gateway_url == "ws://localhost:1/", "a path may have to end with its slash"


def test_environment_wins_and_empty_is_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("BARKEEP_LOG_LEVEL=ERROR\nBARKEEP_DB=file.db\nDISCORD_TOKEN=\n")
    monkeypatch.setenv("BARKEEP_LOG_LEVEL", "WARNING")
    monkeypatch.setenv("BARKEEP_DB", "")
    settings = load_settings()
    assert (settings.log_level, settings.db, settings.token) == ("WARNING", Path("file.db"), None)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("BARKEEP_LOG_FORMAT=xml", "this must be text or json"),
        ("BARKEEP_CALLS_A_SECOND=many", "'many' is not a whole number"),
        ("BARKEEP_CALLS_A_SECOND=51", "51 is too much; the most is 50"),
        ("BARKEEP_TABLES_A_HOST=0", "0 is too little; the least is 1"),
        ("BARKEEP_LEASE=2/6", "'2/6' is not three times in seconds, each longer than the one before; write 2/6/10"),
        (
            "BARKEEP_LEASE=6/2/10",
            "'6/2/10' is not three times in seconds, each longer than the one before; write 2/6/10",
        ),
    ],
)
def test_it_is_said_in_our_words(line: str, said: str) -> None:
    assert wrong(line) == [f"{line.partition('=')[0]} (.env, line 1): {said}"]


def test_the_times_of_a_lease_are_three() -> None:
    Path(".env").write_text("BARKEEP_LEASE=0.1/0.3/5\n")
    assert load_settings().lease == LeaseTimes(0.1, 0.3, 5.0)


def test_each_wrong_value_is_said_with_its_line() -> None:
    assert wrong(
        "# first\nBARKEEP_LOG_LEVEL=LOUD\nBARKEEP_OWNER_IDS=80351110224678912,me\nDISCORD_API_URL=proxy:8080\n"
        "DISCORD_GATEWAY_URL=http://x\nBARKEEP_DB=no/such/folder.db\nDISCORD_TOKEN=two words\n"
    ) == [
        ".env, line 7".join(
            ["DISCORD_TOKEN (", "): a token has no spaces in it; copy it again from the Bot page of your application"]
        ),
        "BARKEEP_DB (.env, line 6): the folder no/such does not exist; make it first",
        "DISCORD_API_URL (.env, line 4): 'proxy:8080' is not an address; write http://... or https://...",
        "DISCORD_GATEWAY_URL (.env, line 5): 'http://x' is not an address; write ws://... or wss://...",
        "BARKEEP_LOG_LEVEL (.env, line 2): this must be DEBUG, INFO, WARNING or ERROR",
        "BARKEEP_OWNER_IDS (.env, line 3): 'me' is not a Discord user id (a whole number); divide several ids by"
        " commas",
    ]


def test_a_value_from_the_environment_names_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    said = wrong("BARKEEP_LOG_LEVEL=INFO\n", monkeypatch, BARKEEP_LOG_LEVEL="LOUD")
    assert said == ["BARKEEP_LOG_LEVEL: this must be DEBUG, INFO, WARNING or ERROR"]


def test_of_two_lines_the_last_counts() -> None:
    said = wrong("BARKEEP_LOG_LEVEL=INFO\nBARKEEP_LOG_LEVEL=x\n")
    assert said == ["BARKEEP_LOG_LEVEL (.env, line 2): this must be DEBUG, INFO, WARNING or ERROR"]


def test_a_line_that_cannot_be_read() -> None:
    assert wrong("BARKEEP_DB=a.db\nwhat is this\n") == [".env, line 2: this is not NAME=value"]
    assert wrong(b"BARKEEP_DB=a.db\n#\n\xff\n") == [".env, line 3: this is not UTF-8 text"]


def test_a_setting_that_does_not_exist() -> None:
    assert wrong("BARKEEP_LOGLEVEL=INFO\n") == [
        ".env, line 1: there is no setting BARKEEP_LOGLEVEL; did you mean BARKEEP_LOG_LEVEL?"
    ]
    assert wrong("\nBARKEEP_QQQQQQQQQQQQ=1\n")[0].startswith(
        ".env, line 2: there is no setting BARKEEP_QQQQQQQQQQQQ; there are DISC"
    )


def test_a_misspelt_setting_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    # Kubernetes sets these for Services of ours.
    monkeypatch.setenv("BARKEEP_REST_SERVICE_HOST", "10.0.0.1")
    monkeypatch.setenv("BARKEEP_REST_PORT_8080_TCP_ADDR", "10.0.0.1")
    monkeypatch.setenv("BARKEEP_PORT", "tcp://10.0.0.1:9464")
    assert load_settings().share == ALL
    assert wrong("", monkeypatch, BARKEEP_LOGLEVEL="INFO", BARKEEP_EMPTY="") == [
        "in the environment: there is no setting BARKEEP_LOGLEVEL; did you mean BARKEEP_LOG_LEVEL?"
    ]


def test_the_database_is_no_folder(tmp_path: Path) -> None:
    assert wrong(f"BARKEEP_DB={tmp_path}\n") == [
        f"BARKEEP_DB (.env, line 1): {tmp_path} is a folder; name a file in it"
    ]


def test_the_decks_of_the_house_are_a_folder_that_is_there(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    Path(".env").write_text("BARKEEP_DECKS=mine\n")
    assert load_settings().decks == Path("mine")
    assert wrong("BARKEEP_DECKS=yours\n") == ["BARKEEP_DECKS (.env, line 1): there is no folder yours"]


@pytest.mark.parametrize(
    ("written", "place"),
    [
        ("127.0.0.1:9464", ("127.0.0.1", 9464)),
        ("9464", ("127.0.0.1", 9464)),
        ("0.0.0.0:80", ("0.0.0.0", 80)),
        ("[::1]:9464", ("::1", 9464)),
        ("", None),
    ],
)
def test_metrics_are_served_to_this_computer_unless_set_otherwise(written: str, place: tuple[str, int] | None) -> None:
    Path(".env").write_text(f"BARKEEP_METRICS={written}\n")
    assert load_settings().metrics == place


@pytest.mark.parametrize(
    "written", ["yes", "127.0.0.1", "http://127.0.0.1:9464", "a b:9464", "9464/metrics", "0", "70000"]
)
def test_a_place_for_metrics_that_cannot_be(written: str) -> None:
    assert wrong(f"BARKEEP_METRICS={written}\n") == [
        f"BARKEEP_METRICS (.env, line 1): '{written}' is not a place to listen at; write 127.0.0.1:9464, or the port"
        " alone"
    ]


def test_the_form_of_the_log() -> None:
    Path(".env").write_text("BARKEEP_LOG_FORMAT=JSON\n")
    assert load_settings().log_form == "json"


def test_the_token_is_never_repeated() -> None:
    assert "secret" not in "".join(wrong("DISCORD_TOKEN='my secret token'\n"))


def test_the_example_names_exactly_the_settings() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    named = re.findall(r"^#?([A-Z_]+)=", text, re.MULTILINE)
    assert sorted(named) == sorted(names())
    assert len(named) == len(set(named))
    # Each has words of its own above it.
    assert all(re.search(rf"^# .+\n#{name}=", text, re.MULTILINE) for name in named)


def test_the_example_works_with_every_line_switched_on() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    Path(".env").write_text(re.sub(r"^#([A-Z_]+=)", r"\1", text, flags=re.MULTILINE))
    assert load_settings().api_url == "http://localhost:8080/api/v10"


POSTGRES = "BARKEEP_DB=postgresql://db/barkeep\n"


def test_a_process_serves_a_share_of_the_servers() -> None:
    assert load_settings().share == ALL
    Path(".env").write_text(POSTGRES + "BARKEEP_SHARE=1/3\n")
    settings = load_settings()
    assert settings.share == Share(1, 3)
    assert settings.calls_here == 15
    Path(".env").write_text(POSTGRES + "BARKEEP_SHARE= 0/1 \nDISCORD_API_URL=http://proxy:8080/api/v10\n")
    assert (load_settings().share, load_settings().calls_here) == (ALL, 45)
    Path(".env").write_text(POSTGRES + "BARKEEP_SHARE=1/2\nDISCORD_API_URL=http://proxy:8080/api/v10\n")
    assert load_settings().calls_here == 45, "the proxy shares the limit out"


def test_a_pod_is_a_share_or_stands_by_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text(POSTGRES + "BARKEEP_SHARE=host/2\n")
    for host, share in (("barkeep-0", 0), ("barkeep-1", 1), ("bar-keep-5", 1)):
        monkeypatch.setattr("socket.gethostname", lambda host=host: host)
        assert load_settings().share == Share(share, 2)
    monkeypatch.setattr("socket.gethostname", lambda: "barkeep")
    assert wrong(POSTGRES + "BARKEEP_SHARE=host/2\n") == [
        "BARKEEP_SHARE (.env, line 2): the name of this host, 'barkeep', has no number at its end, as barkeep-0 has"
    ]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("2/2", "'2/2': shares are counted from 0, so the last of 2 is 1/2"),
        ("1/0", "'1/0' is not a share of the servers; write 0/2, or host/2 for pods that are numbered"),
        ("half", "'half' is not a share of the servers; write 0/2, or host/2 for pods that are numbered"),
    ],
)
def test_a_share_that_cannot_be(written: str, said: str) -> None:
    assert wrong(f"{POSTGRES}BARKEEP_SHARE={written}\n") == [f"BARKEEP_SHARE (.env, line 2): {said}"]


def test_several_processes_need_a_database_in_common() -> None:
    assert wrong("BARKEEP_SHARE=0/2\n") == [
        "BARKEEP_SHARE (.env, line 1): several processes need a database in common: set BARKEEP_DB=postgresql://..."
    ]
