"""For those who run the server: whether it works (`/healthz`), and its numbers for Prometheus (`/metrics`)."""

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

from tocca.server.live.hub import Hub

log = logging.getLogger("tocca.app")

_COUNTERS = {
    "received": "Messages from clients",
    "refused": "Requests that were refused",
    "malformed": "Messages that could not be decoded",
    "stored": "Events that were stored",
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
        yield CounterMetricFamily("tocca_commits", "Transactions committed to the store", hub.writer.commits)


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
        return Response("draining", status_code=503)
    try:
        await hub.writer.call(hub.store.counts)
    except Exception:
        log.exception("the store does not answer")
        return Response("the store does not answer", status_code=503)
    return Response("ok")


@get("/metrics", summary="Numbers for Prometheus", media_type=CONTENT_TYPE_PLAIN_0_0_4)
async def get_metrics(state: AppState) -> bytes:
    return generate_latest(state.metrics)
