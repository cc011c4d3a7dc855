"""Tomoko as a game of the registry: the modules of this folder, tied together."""

from tocca.core.contract import Game
from tocca.games.tomoko.rules import ending, secrecy
from tocca.games.tomoko.rules import play as rules
from tocca.games.tomoko.rules import view as views
from tocca.games.tomoko.rules.play import Action, Position
from tocca.games.tomoko.rules.view import View
from tocca.games.tomoko.words import drawing, notation, preview, scene
from tocca.games.tomoko.words import refusals as refusing


class Tomoko(Game[Position, Action, View]):
    """Marbles pushed into a board until it shows the patterns on one's cards."""

    id = "tomoko"
    name = "Tomoko"
    seats = (2, 3, 4)
    Options = rules.Options
    Position = rules.Position
    actions = rules.ACTIONS

    deal = staticmethod(rules.deal)
    to_act = staticmethod(rules.acting)
    legal = staticmethod(rules.legal)
    apply = staticmethod(rules.play)
    refusals = refusing.REASONS
    why_not = staticmethod(refusing.why_not)
    reveals = staticmethod(secrecy.reveals)
    public = staticmethod(secrecy.public)
    hides = staticmethod(secrecy.hides)
    awaited = staticmethod(rules.awaited)
    outcome = staticmethod(ending.result)
    standing = staticmethod(ending.standing)
    view = staticmethod(views.look)
    reveal_all = staticmethod(views.reveal_all)
    resample_position = staticmethod(views.imagine)
    draw = staticmethod(drawing.draw)
    preview = staticmethod(preview.preview)
    scene = staticmethod(scene.scene)
    format = staticmethod(notation.format_action)
    parse = staticmethod(notation.parse_action)


GAME = Tomoko()
