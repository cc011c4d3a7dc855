"""The examples in deploy/: read by the programs they are for (scripts/proxies installs them in CI), and by parsers."""

import asyncio
import configparser
import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import generate_latest

from tests.server.live.worlds import open_hub
from tocca.server.http.health import create_registry
from tocca.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
SETTINGS = {*Settings._fields, *Settings().limits._fields, "bus"}


def _check(*command: str | Path) -> None:
    """The program is content with it; skipped where it is not installed."""
    program = shutil.which(str(command[0]), path="/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin")
    if program is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run([program, *map(str, command[1:])], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def _compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def _unit(name: str) -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=True, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read(DEPLOY / name)
    return found


def test_the_container_does_not_run_as_root() -> None:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    users = [line.split()[1] for line in lines if line.startswith("USER ")]
    assert users
    assert users[-1] not in ("root", "0")
    assert [line for line in lines if line.startswith("FROM ")] == ["FROM docker.io/library/python:3.13-slim-bookworm"]


def test_the_containerfile_keeps_the_rules_of_hadolint() -> None:
    """By hadolint itself where it is installed; those of its rules that apply to us are checked in any case."""
    joined = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    steps = [line.split(None, 1) for line in joined.splitlines() if line and not line.startswith("#")]
    by_kind = {kind: [text for other, text in steps if other == kind] for kind, _ in steps}
    assert set(by_kind) <= {
        "FROM",
        "ENV",
        "RUN",
        "COPY",
        "USER",
        "VOLUME",
        "EXPOSE",
        "HEALTHCHECK",
        "STOPSIGNAL",
        "CMD",
    }
    assert all(
        re.search(r":[\d.]+[-\w]*$", image) for image in by_kind["FROM"]
    )  # DL3006, DL3007: a version, not latest
    for command in by_kind["RUN"]:
        assert not re.search(r"\bsudo\b|\bcd /|\bssh\b", command)  # DL3004, DL3003, DL3001
        assert "pip install" not in command or "--no-cache-dir" in command  # DL3042
        assert "|" not in command.replace("||", "")  # DL4006: a pipe would hide a failure
    (run,) = by_kind["CMD"]  # DL4003: once
    assert isinstance(json.loads(run), list)  # DL3025: without a shell, which would keep signals to itself
    assert json.loads(by_kind["HEALTHCHECK"][0].partition("CMD ")[2])
    assert all(0 < int(port) < 65_536 for port in by_kind["EXPOSE"])  # DL3011
    if shutil.which("hadolint"):
        _check("hadolint", DEPLOY / "Containerfile")


def test_the_composition_is_whole() -> None:
    services = _compose()["services"]
    assert set(services) == {"database", "bus", "node-1", "node-2", "proxy"}
    for name, service in services.items():
        assert not service.get("privileged")
        assert re.fullmatch(r"tocca|docker\.io/library/\w+:[\d.]+[-\w]*", service["image"]), name  # never "latest"
        for other in service.get("depends_on", ()):
            assert other in services
    for name in ("node-1", "node-2"):
        ours = [key for key in services[name]["environment"] if key.startswith("TOCCA_")]
        given = {key.removeprefix("TOCCA_").lower() for key in ours}
        assert given <= SETTINGS
        assert {"database", "bus"} <= given
        assert services[name]["cap_drop"] == ["ALL"]


def test_passwords_are_nobodys_default() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    for secret in ("POSTGRES_PASSWORD", "TOCCA_HOST_TOKEN"):
        assert set(re.findall(rf"\$\{{{secret}[^}}]*\}}", text)) == {f"${{{secret}:?}}"}  # it must be set


def test_the_nodes_trust_the_proxy_alone() -> None:
    services = _compose()["services"]
    trusted = services["node-1"]["environment"]["FORWARDED_ALLOW_IPS"]
    assert trusted == services["proxy"]["networks"]["inside"]["ipv4_address"]


@pytest.mark.parametrize("name", ["tocca.service", "tocca-backup.service"])
def test_units_have_few_rights(name: str) -> None:
    service = _unit(name)["Service"]
    assert service["DynamicUser"] == "yes"
    assert service["User"] != "root"
    assert service["NoNewPrivileges"] == "yes"
    assert service["ProtectSystem"] == "strict"


@pytest.mark.parametrize("name", ["tocca.service", "tocca-backup.service", "tocca-backup.timer"])
def test_systemd_understands_the_units(name: str, tmp_path: Path) -> None:
    for unit in DEPLOY.glob("tocca*.*"):
        program = shutil.which("true")
        (tmp_path / unit.name).write_text(unit.read_text().replace("/opt/tocca/bin/tocca", str(program)))
    _check("systemd-analyze", "verify", tmp_path / name)


def test_nginx_understands_its_configuration(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    assert text.count("{") == text.count("}")
    for limit in ("limit_conn ", "limit_req ", "client_header_timeout", "client_body_timeout", "client_max_body_size"):
        assert limit in text
    here = tmp_path / "nginx.conf"
    here.write_text(re.sub(r"server node-\d", "server 127.0.0.1", text).replace("/tmp/nginx.pid", f"{tmp_path}/pid"))
    _check("nginx", "-t", "-q", "-e", tmp_path / "errors", "-c", here)


def test_haproxy_understands_its_configuration() -> None:
    text = (DEPLOY / "haproxy.cfg").read_text()
    for limit in ("timeout http-request", "sc_conn_cur(0) gt", "sc_http_req_rate(0) gt", "maxconn"):
        assert limit in text
    _check("haproxy", "-c", "-q", "-f", DEPLOY / "haproxy.cfg")


def test_the_dashboard_shows_numbers_that_there_are(tmp_path: Path) -> None:
    async def serve() -> str:
        hub = await open_hub(tmp_path)
        try:
            return generate_latest(create_registry(hub)).decode()
        finally:
            await hub.drain()

    names = set(re.findall(r"^(tocca_\w+) ", asyncio.run(serve()), re.MULTILINE))
    panels = json.loads((DEPLOY / "dashboard.json").read_text())["panels"]
    shown = {name for panel in panels for one in panel["targets"] for name in re.findall(r"tocca_\w+", one["expr"])}
    assert shown == names  # all of them, and no others


def test_prometheus_brings_the_token() -> None:
    (job,) = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text())["scrape_configs"]
    assert job["metrics_path"] == "/metrics"
    assert job["authorization"]["credentials_file"]


def test_the_image_installs_extras_that_there_are() -> None:
    (extras,) = re.findall(r"\.whl\)\[([\w,]+)\]", (DEPLOY / "Containerfile").read_text())
    project = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text())["project"]
    assert set(extras.split(",")) - {"cluster"} <= set(project["optional-dependencies"])
