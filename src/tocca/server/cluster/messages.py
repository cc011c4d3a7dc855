"""What nodes say to each other over the bus."""

from msgspec import Struct, msgpack


class _Message(Struct, frozen=True, array_like=True, tag=True):
    """A message between two nodes. `relay` is the number of a client's connection, given by the node it is at."""


# -- from the node that a client is connected to ---------------------------------------------------


class Enter(_Message, frozen=True):
    """A guest joins a table of yours. `trips`: the latest round trips of the connection, in milliseconds."""

    relay: int
    guest: str
    address: str
    join: bytes
    trips: tuple[int, ...]


class RelayedRequest(_Message, frozen=True):
    """What the client has sent."""

    relay: int
    data: bytes


class Trips(_Message, frozen=True):
    """The round trip was measured again."""

    relay: int
    trips: tuple[int, ...]


class Quit(_Message, frozen=True):
    """The client is gone, or at another table."""

    relay: int


# -- from the node that owns the table -------------------------------------------------------------


class Tell(_Message, frozen=True):
    """What the client is told."""

    relay: int
    data: bytes


class Often(_Message, frozen=True):
    """Whether the round trip must be known well."""

    relay: int
    often: bool


class Shut(_Message, frozen=True):
    """Close the client's connection."""

    relay: int
    code: int
    reason: str


Message = Enter | RelayedRequest | Trips | Quit | Tell | Often | Shut


class MessageBatch(Struct, frozen=True, array_like=True):
    """Some messages, numbered, and how far the two nodes have understood each other."""

    sender: str
    stream: int  # it grows when the sender begins anew, because too much was lost
    first: int  # the number of the first of the messages
    messages: tuple[Message, ...]
    sent: int  # the number of the latest message of the sender
    heard_stream: int  # what the sender has heard last: of which stream,
    heard: int  # and which number
    again: bool  # whether the sender misses what follows it
    stamp: float  # the sender's clock
    echo: float  # the receiver's clock, as far as the sender knows


encode = msgpack.Encoder().encode
decode = msgpack.Decoder(MessageBatch).decode
