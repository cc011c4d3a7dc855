"""For those who run the server: whether it works (`/healthz`), and its numbers for Prometheus (`/metrics`)."""

import asyncio
import logging
from collections.abc import Iterator

from litestar import MediaType, Response, get
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec
from msgspec import structs
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector

from tocca.server.http.host_token import require_host
from tocca.server.http.problems import problems
from tocca.server.live.hub import Hub

log = logging.getLogger("tocca.app")

CHECK_EVERY = 5.0  # seconds between two writes of the health check

_COUNTERS = {
    "malformed": "Messages that could not be decoded",
    "seen": "Events that everybody at their table could see",
    "slow": "Connections closed because they read too slowly",
    "joins": "Requests to join a table",
}


class HubCollector(Collector):
    """Reads the hub's numbers when Prometheus asks. The hub counts in plain integers, so counting costs no lock."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def collect(self) -> Iterator[Metric]:
        hub = self._hub
        yield GaugeMetricFamily("tocca_connections", "Open WebSocket connections", len(hub.sessions))
        yield GaugeMetricFamily("tocca_tables", "Tables in memory", len(hub.tables))
        for name, value in structs.asdict(hub.metrics).items():
            yield CounterMetricFamily(f"tocca_{name}", _COUNTERS[name], value)
        yield CounterMetricFamily("tocca_limited", "Connections and requests beyond a limit", hub.addresses.refused)
        yield CounterMetricFamily("tocca_away_seconds", "How long the server was stopped", hub.clock.away_ms / 1000)


class HealthCheck:
    """Whether the store takes writes: tried at most every few seconds, however often somebody asks."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._checked_at = -CHECK_EVERY
        self._problem = ""
        self._checking = asyncio.Lock()

    async def check(self) -> str:
        """What is wrong; empty if nothing is."""
        if self._hub.store.damage:
            return self._hub.store.damage
        async with self._checking:
            now = self._hub.loop.time()
            if now - self._checked_at >= CHECK_EVERY or self._problem:
                self._problem = await self._try_to_write()
                self._checked_at = now
        return self._problem

    async def _try_to_write(self) -> str:
        try:
            await self._hub.writer.call(self._hub.store.put_setting, "health", str(self._hub.now()))
        except Exception:
            log.exception("the store can't be written to")
            return "the store can't be written to"
        return ""


def create_registry(hub: Hub) -> CollectorRegistry:
    """The metrics of one app. No global registry: several apps can run in one process."""
    registry = CollectorRegistry()
    registry.register(HubCollector(hub))
    return registry


@get(
    "/healthz",
    summary="Whether the server can store and serve",
    media_type="text/plain",
    responses={503: ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False, description="It can't")},
)
async def check_health(state: AppState) -> Response[str]:
    hub: Hub = state.hub
    if hub.draining:
        return Response(hub.problem or "draining", status_code=503)
    problem = await state.health.check()
    return Response(problem or "ok", status_code=503 if problem else 200)


@get(
    "/metrics",
    summary="Numbers for Prometheus, for the host",
    media_type=CONTENT_TYPE_PLAIN_0_0_4,
    guards=[require_host],
    responses=problems(401),
)
async def get_metrics(state: AppState) -> bytes:
    return generate_latest(state.metrics)
