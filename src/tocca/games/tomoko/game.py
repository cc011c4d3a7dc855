"""Tomoko as a game of the registry: the modules of this folder, tied together."""

from tocca.core.contract import Game
from tocca.games.tomoko.rules import ending, secrecy, view
from tocca.games.tomoko.rules import play as rules
from tocca.games.tomoko.rules.play import Action, Position
from tocca.games.tomoko.rules.view import View
from tocca.games.tomoko.words import drawing, notation, preview, refusals


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
    reveals = staticmethod(secrecy.reveals)
    public = staticmethod(secrecy.public)
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


GAME = Tomoko()
