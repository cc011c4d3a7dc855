"""What learning programs use, checked by the libraries' own tests where they are installed."""

from typing import ClassVar


class LearningTests:
    """A part of `GameConformance`."""

    game: ClassVar[str]
