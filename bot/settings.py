"""The operator's settings, from the environment and from a file `.env` in the working directory.

The environment wins over the file. A setting left empty counts as not set.
"""

from __future__ import annotations

import os
import re
import socket
from difflib import get_close_matches
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from dotenv.parser import Binding, parse_stream
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.database import Database, PostgresUrl, database_at, shown
from bot.shares import ALL, USUAL_TIMES, LeaseTimes, Share
from bot.snowflakes import read_snowflake

LogForm = Literal["text", "json"]
LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
ENV_FILE = Path(".env")
LOOPBACK = "127.0.0.1"

_OF_KUBERNETES = re.compile(r"BARKEEP_(\w+_)?(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT(_\d+_(TCP|UDP)(_\w+)?)?)")
"""What Kubernetes itself sets for a Service whose name begins with ``barkeep``."""
_ADDRESS = re.compile(r"[^\s/?#]+(:\d+)?(/\S*)?")


def _upper(value: object) -> object:
    return value.strip().upper() if isinstance(value, str) else value


def _ids(value: object) -> object:
    """User ids from text: whole numbers divided by commas or spaces."""
    if not isinstance(value, str):
        return value
    parts = [part for part in re.split(r"[,\s]+", value) if part]
    wrong = [part for part in parts if read_snowflake(part) is None]
    if wrong:
        raise ValueError(f"{shown(wrong[0])!r} is not a Discord user id (a whole number); divide several ids by commas")
    return frozenset(int(part) for part in parts)


class ListenAddress(NamedTuple):
    """Where others may reach us."""

    host: str
    port: int


def _lower(value: object) -> object:
    return value.strip().lower() if isinstance(value, str) else value


def _listening(value: object) -> object:
    """A place to listen at, from ``host:port`` or a port alone, which only this computer reaches."""
    if not isinstance(value, str):
        return value
    host, _, port = value.strip().rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not (port.isascii() and port.isdigit() and 0 < int(port) < 65_536) or re.search(r"[\s/]", host):
        raise ValueError(f"{shown(value)!r} is not a place to listen at; write {LOOPBACK}:9464, or the port alone")
    return ListenAddress(host or LOOPBACK, int(port))


_SHARE = re.compile(r"(?P<index>\d{1,4}|host)/(?P<count>\d{1,4})", re.ASCII)
_NUMBERED = re.compile(r".*-(\d{1,6})", re.ASCII)


def _share(value: object) -> object:
    return read_share(value) if isinstance(value, str) else value


def read_share(text: str) -> Share:
    """A share from ``k/n``, with k from 0 to n - 1; or from ``host/n``, where the number at the end of the host's name
    gives it, as the pods of a StatefulSet have it: pods after the n-th stand by for the first, and so on.

    Raises `ValueError`.
    """
    found = _SHARE.fullmatch(text.strip())
    count = int(found["count"]) if found else 0
    if found is None or count == 0:
        raise ValueError(
            f"{shown(text)!r} is not a share of the servers; write 0/2, or host/2 for pods that are numbered"
        )
    if found["index"] == "host":
        host = socket.gethostname()
        numbered = _NUMBERED.fullmatch(host)
        if numbered is None:
            raise ValueError(f"the name of this host, {host!r}, has no number at its end, as barkeep-0 has")
        return Share(int(numbered[1]) % count, count)
    if int(found["index"]) >= count:
        raise ValueError(f"{text!r}: shares are counted from 0, so the last of {count} is {count - 1}/{count}")
    return Share(int(found["index"]), count)


def _lease_times(value: object) -> object:
    """The times of a lease from ``pulse/silent/replaced``, each longer than the one before."""
    if not isinstance(value, str):
        return value
    try:
        pulse, silent, replaced = (float(part) for part in value.split("/"))
    except ValueError:
        pulse = silent = replaced = 0.0
    if not 0 < pulse < silent < replaced <= 3_600:
        raise ValueError(
            f"{shown(value)!r} is not three times in seconds, each longer than the one before; write {USUAL_TIMES}"
        )
    return LeaseTimes(pulse, silent, replaced)


def _folder(path: Path | None) -> Path | None:
    if path is not None and not path.is_dir():
        raise ValueError(f"there is no folder {shown(str(path))}")
    return path


CONFIG = SettingsConfigDict(
    env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True, hide_input_in_errors=True
)
Decks = Annotated[Path | None, AfterValidator(_folder)]
DECKS = "BARKEEP_DECKS"


class DeckSettings(BaseSettings):
    """The settings of commands that need neither Discord nor a database. Made by `deck_folder`."""

    model_config = CONFIG

    decks: Decks = Field(default=None, validation_alias=DECKS)


class Settings(BaseSettings):
    """Everything an operator can set. Made by `load_settings`."""

    model_config = CONFIG

    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    """The bot's token; None if it is not set. It is never shown, neither in a log line nor in an error."""

    db: Annotated[Database, NoDecode, BeforeValidator(database_at)] = Field(
        default=Path("barkeep.db"), validation_alias="BARKEEP_DB"
    )
    """The SQLite file, whose folder must exist, or the address of a database of PostgreSQL's (``postgresql://...``)."""

    decks: Decks = Field(default=None, validation_alias=DECKS)
    """A folder of further decks for the Inn, in the format of data/inn/README.md; None: only the decks in data/inn."""

    backups: Path | None = Field(default=None, validation_alias="BARKEEP_BACKUPS")
    """The folder for the backups that are made by themselves each night; it is made if only it is missing, not the
    folder that it lies in. None: none are made."""

    api_url: str | None = Field(default=None, validation_alias="DISCORD_API_URL")
    """Where Discord's HTTP API is reached, with the version (``http://proxy:8080/api/v10``), without a slash at the
    end; None: at Discord."""

    gateway_url: str | None = Field(default=None, validation_alias="DISCORD_GATEWAY_URL")
    """Where the gateway is reached (``wss://...``), as it is written; None: where the API says."""

    calls_a_second: int = Field(default=45, ge=1, le=50, validation_alias="BARKEEP_CALLS_A_SECOND")
    """How many calls that Discord counts are sent in any second at most; it allows 50."""

    share: Annotated[Share, NoDecode, BeforeValidator(_share)] = Field(default=ALL, validation_alias="BARKEEP_SHARE")
    """Which share of the servers this process serves, where several divide them on one PostgreSQL database."""

    lease: Annotated[LeaseTimes, NoDecode, BeforeValidator(_lease_times)] = Field(
        default=USUAL_TIMES, validation_alias="BARKEEP_LEASE"
    )
    """How soon a process that hangs is replaced by its stand-by. All processes have the same."""

    presses_a_second: int = Field(default=5, ge=1, validation_alias="BARKEEP_PRESSES_A_SECOND")
    """How many presses and commands of one person are taken in a second in the long run, and how many completions;
    twice as many at once."""

    tables_a_host: int = Field(default=3, ge=1, validation_alias="BARKEEP_TABLES_A_HOST")
    """How many lobbies and games one person may have opened that are not over; `tables_a_channel` and `tables_a_server`
    likewise. Lessons do not count."""

    tables_a_channel: int = Field(default=5, ge=1, validation_alias="BARKEEP_TABLES_A_CHANNEL")

    tables_a_server: int = Field(default=25, ge=1, validation_alias="BARKEEP_TABLES_A_SERVER")

    replays: int = Field(default=300, ge=0, le=100_000, validation_alias="BARKEEP_REPLAYS")
    """Of how many games of each server what everybody saw is kept, for replays: those that ended last."""

    log_level: Annotated[LogLevel, BeforeValidator(_upper)] = Field(
        default="INFO", validation_alias="BARKEEP_LOG_LEVEL"
    )
    """The level of the log; libraries never log more than INFO."""

    log_form: Annotated[LogForm, BeforeValidator(_lower)] = Field(default="text", validation_alias="BARKEEP_LOG_FORMAT")
    """Whether the log is text for people or one JSON object a line."""

    metrics: Annotated[ListenAddress | None, NoDecode, BeforeValidator(_listening)] = Field(
        default=None, validation_alias="BARKEEP_METRICS"
    )
    """Where metrics and health are served over HTTP; None: nowhere."""

    owner_ids: Annotated[frozenset[int], NoDecode, BeforeValidator(_ids)] = Field(
        default=frozenset(), validation_alias="BARKEEP_OWNER_IDS"
    )
    """Who may use the owner's text commands; empty: the owners of the Discord application."""

    issues: str = Field(default="", pattern=r"^(https?://\S+)?$", validation_alias="BARKEEP_ISSUES")
    """The page on which an issue about the bot can be opened; empty: nobody is told of one."""

    beacon: str | None = Field(default=None, validation_alias="BARKEEP_BEACON")
    """Where rounds of the public beacon drand are fetched (``https://api.drand.sh``), without a slash at the end, for
    tables whose hosts want one; None: no table may."""

    @property
    def calls_here(self) -> int:
        """How many counted calls this process may send in any second: its part of `calls_a_second`, unless a proxy at
        `api_url` shares the limit out.
        """
        return self.calls_a_second if self.api_url else max(1, self.calls_a_second // self.share.count)

    @field_validator("token")
    @classmethod
    def _whole_token(cls, token: SecretStr | None) -> SecretStr | None:
        value = token.get_secret_value().strip() if token else ""
        if re.search(r"\s", value):
            raise ValueError("a token has no spaces in it; copy it again from the Bot page of your application")
        return SecretStr(value) if value else None

    @field_validator("db")
    @classmethod
    def _file_in_a_folder(cls, path: Database) -> Database:
        if isinstance(path, PostgresUrl):
            return path
        if path.is_dir():
            raise ValueError(f"{path} is a folder; name a file in it")
        if not path.parent.is_dir():
            raise ValueError(f"the folder {path.parent} does not exist; make it first")
        return path

    @field_validator("backups")
    @classmethod
    def _folder_in_a_folder(cls, path: Path | None) -> Path | None:
        if path is not None and not path.is_dir():
            if path.exists():
                raise ValueError(f"{path} is not a folder")
            _folder(path.absolute().parent)
        return path

    @field_validator("share")
    @classmethod
    def _on_one_database(cls, share: Share, info: ValidationInfo) -> Share:
        if share.count > 1 and "db" in info.data and not isinstance(info.data["db"], PostgresUrl):
            raise ValueError("several processes need a database in common: set BARKEEP_DB=postgresql://...")
        return share

    @field_validator("beacon")
    @classmethod
    def _beacon(cls, url: str | None) -> str | None:
        if url is not None and find_spec("py_ecc") is None:
            raise ValueError("the signatures of a beacon are checked with py_ecc: install barkeep[beacon]")
        return None if url is None else _address(url, ("http", "https")).rstrip("/")

    @field_validator("api_url")
    @classmethod
    def _http(cls, url: str | None) -> str | None:
        return None if url is None else _address(url, ("http", "https")).rstrip("/")

    @field_validator("gateway_url")
    @classmethod
    def _websocket(cls, url: str | None) -> str | None:
        return None if url is None else _address(url, ("ws", "wss"))


def _address(url: str, schemes: tuple[str, ...]) -> str:
    scheme, found, rest = url.strip().partition("://")
    if not found or scheme.lower() not in schemes or not _ADDRESS.fullmatch(rest):
        raise ValueError(f"{shown(url)!r} is not an address; write {schemes[0]}://... or {schemes[1]}://...")
    return url.strip()


class BadSettings(Exception):
    """The settings cannot be used. `lines` has a line for each fault: where the value is set, and what is wrong."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


def load_settings(env_file: Path = ENV_FILE) -> Settings:
    """The settings from the environment and from `env_file`, which may be missing.

    Raises `BadSettings` for a value that is wrong, and for a line of the file that cannot be read or names a setting
    that does not exist (only names that begin with ``BARKEEP_`` or ``DISCORD_`` are taken for ours); in the environment
    for names that begin with ``BARKEEP_``.
    """
    wrong = [*_file_complaints(env_file), *_environment_complaints()]
    if wrong:
        raise BadSettings(wrong)
    try:
        return Settings(_env_file=env_file)  # pyright: ignore[reportCallIssue] (a run-time argument of BaseSettings)
    except ValidationError as error:
        raise BadSettings(complaints(error, env_file)) from None


def deck_folder(env_file: Path = ENV_FILE) -> Path | None:
    """The folder of further decks, whatever else is set; None for none. Raises `BadSettings`."""
    _bindings(env_file)  # tells if the file cannot be read
    try:
        return DeckSettings(_env_file=env_file).decks  # pyright: ignore[reportCallIssue] (as above)
    except ValidationError as error:
        raise BadSettings(complaints(error, env_file)) from None


def complaints(error: ValidationError, env_file: Path = ENV_FILE) -> list[str]:
    """One line for each value that is wrong: the variable, where it is set, and what is wrong with it."""
    in_file = {binding.key.upper(): _line(binding) for binding in _bindings(env_file) if binding.key}
    # The environment wins over the file, so a name that is set there was not read from the file.
    in_environment = {name.upper() for name, value in os.environ.items() if value}
    said: list[str] = []
    for problem in error.errors():
        name = str(problem["loc"][0])
        where = f" ({env_file}, line {in_file[name]})" if name in in_file and name not in in_environment else ""
        said.append(f"{name}{where}: {_in_our_words(problem)}")
    return said


def _in_our_words(problem: ErrorDetails) -> str:
    given, asked = shown(str(problem["input"])), problem.get("ctx", {})
    match problem["type"]:
        case "literal_error":
            return f"this must be {asked['expected'].replace(chr(39), '')}"
        case "int_parsing" | "int_from_float":
            return f"{given!r} is not a whole number"
        case "greater_than_equal":
            return f"{given} is too little; the least is {asked['ge']}"
        case "less_than_equal":
            return f"{given} is too much; the most is {asked['le']}"
        case _:
            return problem["msg"].removeprefix("Value error, ")


def names() -> list[str]:
    """Every environment variable that is a setting."""
    return [str(field.validation_alias) for field in Settings.model_fields.values()]


def _file_complaints(env_file: Path) -> list[str]:
    said: list[str] = []
    for binding in _bindings(env_file):
        where = f"{env_file}, line {_line(binding)}"
        key = (binding.key or "").upper()
        if binding.error:
            said.append(f"{where}: this is not NAME=value")
        elif key.startswith(("BARKEEP_", "DISCORD_")) and key not in names():
            said.append(f"{where}: {_unknown(key)}")
    return said


def _environment_complaints() -> list[str]:
    """One line for each name in the environment that looks like a setting of ours and is none."""
    found = sorted(name for name, value in os.environ.items() if value and name.upper().startswith("BARKEEP_"))
    return [
        f"in the environment: {_unknown(name.upper())}"
        for name in found
        if name.upper() not in names() and not _OF_KUBERNETES.fullmatch(name)
    ]


def _unknown(key: str) -> str:
    nearest = get_close_matches(key, names(), 1)
    hint = f"; did you mean {nearest[0]}?" if nearest else f"; there are {', '.join(names())}"
    return f"there is no setting {shown(key)}{hint}"


def _line(binding: Binding) -> int:
    """The line a binding stands on: dotenv counts the blank lines before it as part of it."""
    text = binding.original.string
    return binding.original.line + text[: len(text) - len(text.lstrip())].count("\n")


def _bindings(env_file: Path) -> list[Binding]:
    if not env_file.is_file():
        return []
    try:
        text = env_file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BadSettings([f"{env_file}, line {line}: this is not UTF-8 text"]) from None
    except OSError as error:
        raise BadSettings([f"{env_file}: cannot be read ({error.strerror})"]) from None
    return list(parse_stream(StringIO(text)))
