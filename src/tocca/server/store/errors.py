"""What can go wrong in the store, and whose fault it is."""


class StoreError(Exception):
    """Any error of the store."""


class CannotOpen(StoreError):
    """There is no database of Tocca's at this address, or the address is wrong."""


class NewerDatabase(CannotOpen):
    """A newer Tocca made or migrated this database."""

    def __init__(self, version: str) -> None:
        self.version = version
        super().__init__(
            f"The database has version {version!r}, which this Tocca does not know: a newer one has used it. "
            "Update Tocca, or give it another database. Nothing was changed."
        )


class Rejected(StoreError):
    """This append can't be written, and it is not the database's fault."""

    def __init__(self, table: str, seq: int, message: str) -> None:
        self.table = table
        self.seq = seq
        super().__init__(message)


class Conflict(Rejected):
    """The table has an event with this number already: another process has written to it."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(table, seq, f"Table {table!r} has an event {seq} already.")


class Gap(Rejected):
    """The events before this number are missing: an earlier append of the table failed."""

    def __init__(self, table: str, seq: int, last: int) -> None:
        self.last = last
        super().__init__(table, seq, f"Table {table!r} ends with event {last}, so {seq} can't be next.")


class Fenced(Rejected):
    """Another node owns the table now, or this one was given up for dead."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(table, seq, f"Table {table!r} is not this node's any more, so event {seq} is refused.")


class UnknownTable(Rejected):
    """There is no such table (any more)."""

    def __init__(self, table: str, seq: int = 0) -> None:
        super().__init__(table, seq, f"There is no table {table!r}.")


class Unwritable(Rejected):
    """The database does not take the values as they are."""

    def __init__(self, table: str, seq: int, why: str) -> None:
        super().__init__(table, seq, f"Event {seq} of table {table!r} can't be written: {why}")


class Overtaken(Rejected):
    """An earlier append of the same owner has failed, so whatever its owner decided since may rest on events that were
    never written, or on fewer than were. Whoever loads the table again is another owner."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(table, seq, f"Event {seq} of table {table!r} follows one that was not stored for certain.")


class DamagedTable(StoreError):
    """What is stored of a table can't be right. `seq` is the first event that is wrong or missing."""

    def __init__(self, table: str, seq: int, why: str) -> None:
        self.table = table
        self.seq = seq
        super().__init__(f"The log of table {table!r} is damaged at event {seq}: {why}")


class LeaseLost(StoreError):
    """The other nodes have given this one up for dead: whatever it owned may be theirs."""

    def __init__(self) -> None:
        super().__init__("This node did not renew its lease in time.")


class StoreUnavailable(StoreError):
    """The database can't be reached or does not work right now. Whether the last append was written is
    not known: load the table again before going on with it."""


class StoreFull(StoreUnavailable):
    """There is no space left for the database; nothing of the batch was written."""

    def __init__(self, why: str) -> None:
        super().__init__(f"There is no space left for the database ({why}).")
