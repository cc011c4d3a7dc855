"""Tóncc as a game of the registry: the modules of this folder, tied together."""

from typing import ClassVar

from tocca.core.contract import Game
from tocca.games.toncc.rules import play as rules
from tocca.games.toncc.rules import standing
from tocca.games.toncc.rules import view as views
from tocca.games.toncc.rules.play import Position, Step
from tocca.games.toncc.rules.view import View
from tocca.games.toncc.words import drawing, notation, preview, scene
from tocca.games.toncc.words import refusals as refusing


class Toncc(Game[Position, Step, View]):
    """Three Kings step from Region to Region, all at once, each movement chosen in secret."""

    id = "toncc"
    name = "Tóncc"
    seats = (3,)
    sealed = True  # TN-11: the last Head set shows them all; before that nobody learns more than that one is set
    table_talk: ClassVar[bool] = True  # TN-21: what is said during a challenge is part of the game
    Options = rules.Options
    Position = rules.Position
    actions = rules.ACTIONS

    deal = staticmethod(rules.deal)
    to_act = staticmethod(rules.acting)
    legal = staticmethod(rules.legal)
    apply = staticmethod(rules.play)
    refusals = refusing.REASONS
    why_not = staticmethod(refusing.why_not)
    part = staticmethod(rules.part)
    outcome = staticmethod(rules.result)
    standing = staticmethod(standing.standing)
    view = staticmethod(views.look)
    resample_position = staticmethod(views.imagine)
    draw = staticmethod(drawing.draw)
    preview = staticmethod(preview.preview)
    scene = staticmethod(scene.scene)
    format = staticmethod(notation.format_step)
    parse = staticmethod(notation.parse_step)


GAME = Toncc()
