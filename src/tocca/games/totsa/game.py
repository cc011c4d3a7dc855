"""Totsa! as a game of the registry: the modules of this folder, tied together."""

from tocca.core.contract import Game
from tocca.games.totsa.rules import actions, cards, clock, position, standing
from tocca.games.totsa.rules import play as rules
from tocca.games.totsa.rules import view as views
from tocca.games.totsa.rules.actions import Action
from tocca.games.totsa.rules.position import Position
from tocca.games.totsa.rules.view import View
from tocca.games.totsa.words import drawing, keys, notation, scene, told
from tocca.games.totsa.words import refusals as refusing


class Totsa(Game[Position, Action, View]):
    """Dice name a cookie; the first to slap it takes it."""

    id = "totsa"
    name = "Totsa!"
    seats = (2, 3, 4)
    real_time = True
    from_memory = True  # TC-12
    Options = position.Options
    Position = position.Position
    actions = actions.ACTIONS

    # For bots that work without the rules: the layout by `simple`, and how near cards bring a player to an aim.
    rows = cards.ROWS
    goal = staticmethod(position.goal)
    nearness = staticmethod(position.nearness)

    deal = staticmethod(rules.deal)
    to_act = staticmethod(rules.acting)
    awaited = staticmethod(rules.awaited)
    legal = staticmethod(rules.legal)
    apply = staticmethod(rules.play)
    refusals = refusing.REASONS
    why_not = staticmethod(refusing.why_not)
    outcome = staticmethod(rules.result)
    advance = staticmethod(clock.wait)
    deadline = staticmethod(clock.due)
    view = staticmethod(views.look)
    reveal_all = staticmethod(views.reveal_all)
    resample_position = staticmethod(views.imagine)
    standing = staticmethod(standing.standing)
    draw = staticmethod(drawing.draw)
    keys = staticmethod(keys.keys)
    scene = staticmethod(scene.scene)
    narrate = staticmethod(told.narrate)
    format = staticmethod(notation.format_action)
    parse = staticmethod(notation.parse_action)

    def reveals(self, before: position.Position, after: position.Position) -> bool:
        """A race is not run twice: every press tells the others who was quick, and what that player believes."""
        return True

    def presses(self, position: position.Position) -> tuple[Action, ...]:
        """TC-16: with the dice on the table, every hand that comes down. While somebody points they wait (TC-6)."""
        return rules.presses(position) if position.phase == "race" else ()

    def public(self, before: position.Position, action: Action, after: position.Position) -> bool:
        """What is pressed while somebody points stays covered until it is judged (TC-6): it could help that player."""
        return len(after.queue) <= len(before.queue)


GAME = Totsa()
