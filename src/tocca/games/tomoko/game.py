"""Tomoko as a game of the registry: the modules of this folder, tied together."""

from tocca.core.contract import Game
from tocca.games.tomoko import drawing, ending, notation, preview, refusals, rules, view
from tocca.games.tomoko.rules import Action, Position
from tocca.games.tomoko.view import View


class Tomoko(Game[Position, Action, View]):
    """Marbles pushed into a board until it shows the patterns on one's cards."""

    id = "tomoko"
    name = "Tomoko"
    seats = (2, 3, 4)
    Options = rules.Options
    Position = rules.Position
    actions = rules.ACTIONS

    deal = staticmethod(rules.deal)
    acting = staticmethod(rules.acting)
    legal = staticmethod(rules.legal)
    play = staticmethod(rules.play)
    why_not = staticmethod(refusals.why_not)
    reveals = staticmethod(refusals.reveals)
    public = staticmethod(refusals.public)
    hides = staticmethod(view.hides)
    awaited = staticmethod(rules.awaited)
    result = staticmethod(ending.result)
    standing = staticmethod(ending.standing)
    look = staticmethod(view.look)
    unhidden = staticmethod(view.unhidden)
    imagine = staticmethod(view.imagine)
    draw = staticmethod(drawing.draw)
    preview = staticmethod(preview.preview)
    format = staticmethod(notation.format_action)
    parse = staticmethod(notation.parse_action)
