"""Every state of a game that looks different, each as a page on which it can be seen."""

from tests.web.scenes import around, tomoko, toncc, toscana, totsa
from tests.web.scenes.stage import SCENES

__all__ = ["SCENES", "around", "tomoko", "toncc", "toscana", "totsa"]
