"""What can't be solved."""

from tocca.core.errors import ToccaError


class TooLarge(ToccaError):
    """More positions than somebody would wait for."""

    def __init__(self, most: int) -> None:
        super().__init__(f"more than {most} positions can come from here")
        self.most = most
