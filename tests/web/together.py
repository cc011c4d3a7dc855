"""Hands that come down at once, however busy the machine is."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute


class Together:
    """What these pages slap is kept back until there are as many slaps as `hands`; then all of them are on their way.

    To be made before the pages are opened."""

    def __init__(self, *pages: Page, hands: int) -> None:
        self._hands = hands
        self._kept: list[tuple[WebSocketRoute, str | bytes]] = []
        for page in pages:
            page.route_web_socket(re.compile("/ws$"), self._join)

    def _join(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: self._pass_on(server, message))

    def _pass_on(self, server: WebSocketRoute, message: str | bytes) -> None:
        if not is_slap(message):
            server.send(message)
            return
        self._kept.append((server, message))
        if len(self._kept) == self._hands:
            for to, slap in self._kept:
                to.send(slap)
            self._kept.clear()


def is_slap(message: str | bytes) -> bool:
    said = json.loads(message)
    return bool(said["t"] == "act" and (said["action"]["kind"] == "slap" or said["action"].get("act") == "capture"))
