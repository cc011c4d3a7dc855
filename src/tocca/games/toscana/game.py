"""Toscana as a game of the registry: the modules of this folder, tied together."""

from tocca.core.contract import Game
from tocca.games.toscana.rules import play as rules
from tocca.games.toscana.rules import view as views
from tocca.games.toscana.rules.play import Action, Position
from tocca.games.toscana.rules.view import View
from tocca.games.toscana.words import drawing, notation, preview, scene
from tocca.games.toscana.words import refusals as refusing


class Toscana(Game[Position, Action, View]):
    """Two players lay tiles of two colours and count what hangs together."""

    id = "toscana"
    name = "Toscana"
    seats = (2,)
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
    standing = staticmethod(rules.standing)
    view = staticmethod(views.look)
    resample_position = staticmethod(views.imagine)
    draw = staticmethod(drawing.draw)
    preview = staticmethod(preview.preview)
    scene = staticmethod(scene.scene)
    format = staticmethod(notation.format)
    parse = staticmethod(notation.parse)


GAME = Toscana()
