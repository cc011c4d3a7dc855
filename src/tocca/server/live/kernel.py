"""What the system's kernel knows of a connection: the round trip of its own acknowledgements, which no program on the
other side can delay. Linux only; elsewhere nothing is known."""

import asyncio
import socket
import struct

_TCP_INFO = getattr(socket, "TCP_INFO", None)
_ROUND_TRIP = struct.Struct("=II")  # tcpi_rtt and tcpi_rttvar of struct tcp_info, in microseconds
_ROUND_TRIP_AT = 68
_INFO_SIZE = 104
SLACK_MS = 25.0  # a browser and a wireless line answer a ping later than the kernel acknowledges it


def round_trip_bound(transport: asyncio.Transport) -> float | None:
    """The longest round trip to believe, in milliseconds; None if the kernel does not tell."""
    connected = transport.get_extra_info("socket")
    if _TCP_INFO is None or connected is None:
        return None
    try:
        info = connected.getsockopt(socket.IPPROTO_TCP, _TCP_INFO, _INFO_SIZE)
    except OSError:  # not TCP, or closed meanwhile
        return None
    if len(info) < _ROUND_TRIP_AT + _ROUND_TRIP.size:
        return None
    usual, varies = _ROUND_TRIP.unpack_from(info, _ROUND_TRIP_AT)
    return float(usual + 4 * varies) / 1000 + SLACK_MS
