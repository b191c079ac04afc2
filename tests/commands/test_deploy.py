"""What deploys several processes names settings, services and files that there are, and lets each of them do little."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

import bot
from bot.__main__ import COMMANDS, make_parser
from bot.settings import Settings, load_settings, names
from bot.shares import Share
from workshop.__main__ import COMMANDS as TOOLS
from workshop.__main__ import make_parser as workshop_parser

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SCALING = (ROOT / "docs" / "scaling.md").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
PROCESSES = {name: service for name, service in SERVICES.items() if service["image"] == "barkeep"}
ONE_PROCESS: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["barkeep"]
KUBERNETES: list[dict[str, Any]] = list(yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text(encoding="utf-8")))
EXACT = re.compile(r"[a-z0-9./-]+:v?\d+\.\d+(\.\d+)?(-[a-z0-9.]+)?(@sha256:[0-9a-f]{64})?")
SETTING = re.compile(r"\b(?:DISCORD|BARKEEP)_[A-Z_]+\b")


def of_kind(kind: str) -> dict[str, dict[str, Any]]:
    return {found["metadata"]["name"]: found for found in KUBERNETES if found["kind"] == kind}


def pods() -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """The specification of each pod, with that of its one container."""
    for found in (*of_kind("StatefulSet").values(), *of_kind("Deployment").values()):
        spec = found["spec"]["template"]["spec"]
        (container,) = spec["containers"]
        yield spec, container


def loaded(settings: dict[str, str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """These settings, and nothing that is set here."""
    assert [name for name in settings if name not in names()] == []
    for name in names():
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, re.sub(r"\$\{\w+(:[?-][^}]*)?\}", "secret", value))
    return load_settings(folder / "none")


# -- Docker -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SERVICES)
def test_every_service_is_hardened_like_the_one_process(name: str) -> None:
    service = SERVICES[name]
    for key in ("read_only", "cap_drop", "security_opt", "pids_limit"):
        assert service[key] == ONE_PROCESS[key], key
    assert service["mem_limit"]
    assert service["restart"]
    assert "privileged" not in service
    assert "cap_add" not in service
    published = [str(port) for port in service.get("ports", ())]
    assert all(port.startswith("127.0.0.1:") for port in published)


def test_processes_have_the_memory_and_the_time_of_the_one_process() -> None:
    for service in PROCESSES.values():
        for key in ("mem_limit", "restart", "stop_grace_period", "tmpfs"):
            assert service[key] == ONE_PROCESS[key], key


@pytest.mark.parametrize("name", SERVICES)
def test_every_image_is_an_exact_version_or_made_from_one(name: str) -> None:
    service = SERVICES[name]
    image = str(service["image"])
    build = service.get("build")
    if build is None:
        assert EXACT.fullmatch(image), image
    elif isinstance(build, str):
        assert (DEPLOY / build / "Dockerfile").is_file()
    else:
        recipe = str(build["dockerfile_inline"])
        sources = re.findall(r"^FROM (\S+)", recipe, re.M)
        assert sources
        assert [source for source in sources if source != "scratch" and not EXACT.fullmatch(source)] == []
        fetched = re.findall(r"go install (\S+)", recipe)
        assert all(re.search(r"@v\d+\.\d+\.\d+$", program) for program in fetched)


def test_the_proxy_is_built_as_the_version_it_is_named() -> None:
    proxy = SERVICES["rest"]
    named = re.fullmatch(r"\$\{NIRN_PROXY_IMAGE:-nirn-proxy:([\d.]+)\}", proxy["image"])
    assert named
    assert f"/nirn-proxy@v{named[1]}\n" in proxy["build"]["dockerfile_inline"]
    assert "`NIRN_PROXY_IMAGE`" in SCALING


def test_processes_divide_all_servers_and_one_stands_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shares: list[Share] = []
    for service in PROCESSES.values():
        settings = loaded(service["environment"], tmp_path, monkeypatch)
        assert settings.api_url == "http://rest:8080/api/v10"
        assert settings.metrics is not None
        assert settings.metrics.host == "0.0.0.0"
        shares.append(settings.share)
    assert set(shares) == {Share(0, 2), Share(1, 2)}
    assert len(shares) == 3
    assert len({service["environment"]["BARKEEP_DB"] for service in PROCESSES.values()}) == 1


def test_the_database_they_name_is_the_one_that_is_started() -> None:
    postgres = SERVICES["postgres"]
    made = postgres["environment"]
    for service in PROCESSES.values():
        url = re.fullmatch(
            r"postgresql://(\w+):\$\{POSTGRES_PASSWORD[^}]*\}@(\w+)/(\w+)", service["environment"]["BARKEEP_DB"]
        )
        assert url
        assert url.groups() == (made["POSTGRES_USER"], "postgres", made["POSTGRES_DB"])
        assert service["depends_on"]["postgres"] == {"condition": "service_healthy"}
    assert "archive_mode=on" in postgres["command"]
    assert postgres["networks"] == ["inside"]
    assert "ports" not in postgres


def test_a_process_is_healthy_by_its_own_word() -> None:
    for service in PROCESSES.values():
        program, option, code = service["healthcheck"]["test"][1:]
        assert (program, option) == ("python", "-c")
        compile(code, "healthcheck", "exec")
        port = service["environment"]["BARKEEP_METRICS"].rpartition(":")[2]
        assert f"http://127.0.0.1:{port}/healthz" in code


def test_every_mounted_file_and_volume_is_there() -> None:
    for name, service in SERVICES.items():
        for mount in service.get("volumes", ()):
            source = mount.partition(":")[0]
            if source.startswith("."):
                assert (DEPLOY / source).is_file(), (name, source)
                assert mount.endswith(":ro")
            else:
                assert source in COMPOSE["volumes"]
        assert set(service.get("networks", ())) <= set(COMPOSE["networks"])
        assert set(service.get("depends_on", ())) <= set(SERVICES)


def test_prometheus_asks_every_process_and_the_dashboard_asks_prometheus() -> None:
    jobs = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))["scrape_configs"]
    asked = {job["job_name"]: set(job["static_configs"][0]["targets"]) for job in jobs}
    assert asked["barkeep"] == {
        f"{name}:{service['environment']['BARKEEP_METRICS'].rpartition(':')[2]}" for name, service in PROCESSES.items()
    }
    assert {target.partition(":")[0] for targets in asked.values() for target in targets} <= set(SERVICES)
    (source,) = yaml.safe_load((DEPLOY / "grafana" / "datasources.yaml").read_text(encoding="utf-8"))["datasources"]
    assert source["url"] == "http://prometheus:9090"
    (provider,) = yaml.safe_load((DEPLOY / "grafana" / "dashboards.yaml").read_text(encoding="utf-8"))["providers"]
    folder = provider["options"]["path"]
    assert any(mount == f"../docs/grafana.json:{folder}/barkeep.json:ro" for mount in SERVICES["grafana"]["volumes"])


# -- Kubernetes ---------------------------------------------------------------------------------------------------


def test_every_pod_is_hardened_and_every_image_exact() -> None:
    found = list(pods())
    assert len(found) == 2
    for spec, container in found:
        assert spec["automountServiceAccountToken"] is False
        assert spec["securityContext"]["runAsNonRoot"] is True
        assert spec["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
        assert container["securityContext"] == {
            "readOnlyRootFilesystem": True,
            "allowPrivilegeEscalation": False,
            "capabilities": {"drop": ["ALL"]},
        }
        assert container["resources"]["limits"]["memory"]
        assert EXACT.fullmatch(container["image"])
        assert container["readinessProbe"]
        assert container["livenessProbe"]


def test_pods_run_as_the_user_of_the_image_in_this_version() -> None:
    spec = of_kind("StatefulSet")["barkeep"]["spec"]["template"]["spec"]
    user = re.search(r"useradd .*--uid (\d+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert user
    assert spec["securityContext"]["runAsUser"] == int(user[1])
    assert spec["containers"][0]["image"] == f"barkeep:{bot.__version__}"


def test_pods_take_their_share_from_their_number_and_secrets_from_the_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stateful = of_kind("StatefulSet")["barkeep"]
    (container,) = stateful["spec"]["template"]["spec"]["containers"]
    given = of_kind("ConfigMap")["barkeep"]["data"] | {"BARKEEP_DB": "postgresql://db/barkeep"}
    shares: list[Share] = []
    for pod in range(stateful["spec"]["replicas"]):
        monkeypatch.setattr("socket.gethostname", lambda pod=pod: f"barkeep-{pod}")
        settings = loaded(given, tmp_path, monkeypatch)
        shares.append(settings.share)
    assert shares == [Share(0, 2), Share(1, 2), Share(0, 2)]
    secret = {entry["name"]: entry["valueFrom"]["secretKeyRef"] for entry in container["env"]}
    assert set(secret) == {"DISCORD_TOKEN", "BARKEEP_DB"}
    assert set(secret) <= set(names())
    assert all(f"--from-literal={key['key']}=" in SCALING and key["name"] == "barkeep" for key in secret.values())
    assert container["envFrom"] == [{"configMapRef": {"name": "barkeep"}}]


def test_probes_ask_where_health_is_served_and_selectors_find_their_pods() -> None:
    stateful = of_kind("StatefulSet")["barkeep"]
    (container,) = stateful["spec"]["template"]["spec"]["containers"]
    assert container["readinessProbe"]["httpGet"] == {"path": "/healthz", "port": "metrics"}
    assert container["livenessProbe"]["httpGet"] == {"path": "/metrics", "port": "metrics"}
    served = of_kind("ConfigMap")["barkeep"]["data"]
    assert container["ports"] == [
        {"name": "metrics", "containerPort": int(served["BARKEEP_METRICS"].rpartition(":")[2])}
    ]
    labels = stateful["spec"]["template"]["metadata"]["labels"]
    assert stateful["spec"]["selector"]["matchLabels"] == labels
    assert of_kind("Service")[stateful["spec"]["serviceName"]]["spec"]["selector"] == labels
    budget = of_kind("PodDisruptionBudget")["barkeep"]["spec"]
    assert budget["maxUnavailable"] == 1
    assert budget["selector"]["matchLabels"] == labels
    proxy = of_kind("Deployment")["barkeep-rest"]["spec"]["template"]
    service = of_kind("Service")["barkeep-rest"]
    assert service["spec"]["selector"] == proxy["metadata"]["labels"]
    assert served["DISCORD_API_URL"] == f"http://barkeep-rest:{service['spec']['ports'][0]['port']}/api/v10"


# -- the page -----------------------------------------------------------------------------------------------------


def code_of_the_page() -> list[str]:
    """Every line of a block of code, and everything written as code within a line."""
    fence = r"^ *```\w*\n(.*?)^ *```$"
    blocks = re.findall(fence, SCALING, re.M | re.S)
    within = re.findall(r"`([^`\n]+)`", re.sub(fence, "", SCALING, flags=re.M | re.S))
    return [line.strip() for block in blocks for line in block.splitlines()] + within


def test_the_page_names_settings_that_there_are() -> None:
    written = [SCALING, *(path.read_text(encoding="utf-8") for path in DEPLOY.rglob("*.y*ml"))]
    named = {name for text in written for name in SETTING.findall(text)}
    assert {"BARKEEP_SHARE", "BARKEEP_DB", "DISCORD_API_URL"} <= named
    assert named <= set(names())


def test_the_page_gives_commands_that_can_be_given() -> None:
    parsers = {
        "bot": make_parser({name: import_module(f"bot.commands.{name}") for name in COMMANDS}),
        "workshop": workshop_parser({name: import_module(f"workshop.commands.{name}") for name in TOOLS}),
    }
    given = [found.groups() for line in code_of_the_page() if (found := re.search(r"-m (bot|workshop) (.*)", line))]
    assert {package for package, _ in given} == set(parsers)
    assert len(given) >= 3
    for package, line in given:
        arguments = line.rstrip("'") if line.count("'") % 2 else line
        assert parsers[package].parse_args(shlex.split(arguments)).command, line


def test_the_page_names_services_and_objects_that_there_are() -> None:
    lines = [part.strip() for line in code_of_the_page() for part in line.split("&&")]
    named: set[str] = set()
    for line in lines:
        if found := re.match(r"shares (?:stop|up -d --wait) (.+)$", line):
            named |= set(found[1].split())
        if found := re.match(r"shares (?:exec|run)(?: --?[\w-]+(?: sh| \S+:\S+)?)* ([a-z][\w-]*) ", line):
            named.add(found[1])
    assert {"postgres", "barkeep-0", "stand-by"} <= named
    assert named <= set(SERVICES)
    scaled = {found for line in lines for found in re.findall(r"scale statefulset (\S+)", line)}
    assert scaled == {"barkeep"} <= set(of_kind("StatefulSet"))
