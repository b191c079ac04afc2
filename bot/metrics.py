"""What is measured while the bot runs, in the form of Prometheus. `bot.monitor` hands it out if the settings say so.

Every label has a few values that the code knows: no table, person, channel or reference makes a series of its own. The
reference of an error goes with the count as its exemplar, which OpenMetrics keeps beside the number.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, GCCollector, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds, for what should take milliseconds."""
_ANSWERED = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0, 10.0)
"""Seconds: Discord waits for three."""

TABLES = Gauge("barkeep_tables", "Tables that are not over, by status", ["status"], registry=REGISTRY)
HEARTBEAT_AGE = Gauge(
    "barkeep_heartbeat_age_seconds", "Time since the tables' clocks were last known to run", registry=REGISTRY
)
HEALTHY = Gauge("barkeep_healthy", "1 if /healthz has nothing to complain of, else 0", registry=REGISTRY)
ANSWERS = Counter(
    "barkeep_answers", "Answers that were taken, by game and by who gave them", ["game", "source"], registry=REGISTRY
)
ANSWER_SECONDS = Histogram(
    "barkeep_answer_seconds", "From a person's answer until it is committed", buckets=_QUICK, registry=REGISTRY
)
ACKNOWLEDGED_SECONDS = Histogram(
    "barkeep_acknowledgement_seconds",
    "From the arrival of a press or a command until Discord has our first response",
    buckets=_ANSWERED,
    registry=REGISTRY,
)
STALE = Counter(
    "barkeep_stale", "Presses and commands that were dropped because Discord had given them up", registry=REGISTRY
)
COMMIT_SECONDS = Histogram(
    "barkeep_commit_seconds", "Commits on the writer's thread", buckets=_QUICK, registry=REGISTRY
)
UNITS = Counter("barkeep_commit_units", "Changes that were committed; several share a commit", registry=REGISTRY)
LOOP_LAG_SECONDS = Histogram(
    "barkeep_loop_lag_seconds", "By how much the event loop was late for a timer", buckets=_QUICK, registry=REGISTRY
)
LEASE = Gauge(
    "barkeep_lease", "1 if this process serves its share of the servers, 0 if it stands by", registry=REGISTRY
)
INBOX_AGE = Gauge(
    "barkeep_inbox_age_seconds", "Time for which the oldest letter of another process has waited", registry=REGISTRY
)
READ_SECONDS = Gauge("barkeep_read_seconds", "A reading from the database, as it took just now", registry=REGISTRY)
INBOX_SECONDS = Histogram(
    "barkeep_inbox_seconds", "From the sending of a letter by another process until it is read", buckets=_QUICK,
    registry=REGISTRY,
)  # fmt: skip
PICTURE_SECONDS = Histogram(
    "barkeep_picture_seconds", "Drawing of a picture", ["kind"], buckets=_QUICK, registry=REGISTRY
)
PICTURE_WAIT_SECONDS = Histogram(
    "barkeep_picture_wait_seconds",
    "From the wish for a picture until a thread draws it",
    ["kind"],
    buckets=_QUICK,
    registry=REGISTRY,
)
CALLS_WAITING = Gauge(
    "barkeep_calls_waiting", "Calls that wait for Discord's limit, by importance", ["importance"], registry=REGISTRY
)
CALLS = Counter(
    "barkeep_calls",
    "HTTP calls to Discord by outcome: ok, 429, 4xx, 5xx or lost (no answer)",
    ["outcome"],
    registry=REGISTRY,
)
REPAIRS = Counter(
    "barkeep_repairs",
    "What the watchdog has set right: a live table's window or timer, or a game whose log led elsewhere",
    ["what"],
    registry=REGISTRY,
)
ERRORS = Counter(
    "barkeep_errors",
    "Errors in the log, by the part that logged them; the exemplar is the last one's reference",
    ["logger"],
    registry=REGISTRY,
)


def names() -> set[str]:
    """The names of all series of the bot itself."""
    said: set[str] = set()
    for family in REGISTRY.collect():
        if family.name.startswith("barkeep_"):
            suffixes = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}.get(family.type, ("",))
            said.update(family.name + suffix for suffix in suffixes)
    return said
