"""Taking back: free while nobody learned anything, else by consent; and never the same luck twice."""

from typing import Any

import pytest

from tests.server.room.scene import Scene
from tocca.server.protocol import Answer, Clock, Pause, SeatBot, Sit, Start, TakeBack
from tocca.server.room.history import round_of
from tocca.server.room.model import RECENT
from tocca.server.room.presence import ABANDON_MS
from tocca.server.room.requests import BotMove, Came, Went


def manual() -> tuple[Scene, int, int]:
    """Tomoko with claims by hand, after a push; who pushed, and the other."""
    scene = Scene("tomoko", 2, claims="manual")
    first = min(scene.room.playing.state.to_act)
    scene.act(first, "W3 dark")
    return scene, first, 1 - first


def hand(scene: Scene, seat: int) -> tuple[int, ...]:
    cards: tuple[int, ...] = scene.room.playing.state.view(seat).hands[seat]
    return cards


def test_a_push_that_told_nothing_is_taken_back_at_once() -> None:
    scene, first, _ = manual()
    scene.ask("ab"[first], TakeBack("1", first))
    assert scene.room.playing.state == scene.room.playing.dealt
    assert scene.lines()[-1].kind == "taken-back"
    assert not scene.room.playing.plays
    scene.act(first, "E3 dark")


def test_what_others_did_in_secret_does_not_decide() -> None:
    """Else the answer would tell that they tried (TM-6)."""
    scene, first, other = manual()
    scene.act(other, f"claim {hand(scene, other)[0]}")
    scene.ask("ab"[first], TakeBack("1", first))
    assert scene.room.playing.state == scene.room.playing.dealt


def test_a_claim_in_vain_is_not_taken_back() -> None:
    scene, _, other = manual()
    scene.act(other, f"claim {hand(scene, other)[0]}")
    assert scene.refuse("ab"[other], TakeBack("1", other)) == "no-undo"


def test_a_card_handed_over_is_taken_back_without_a_word_to_the_other_team() -> None:
    """TM-9"""
    scene = Scene("tomoko", 4, teams=True)
    card = scene.room.playing.state.position.hands[0][0]
    tables = [scene.table(seat) for seat in range(4)]
    scene.act(0, f"hand {card}")
    assert scene.lines(2)[-1].kind == "chose"  # the partner sees where it is now
    scene.ask("a", TakeBack("1", 0))
    assert scene.lines(2)[-1].kind == "taken-back"
    assert [scene.table(seat) for seat in (1, 3)] == [tables[1], tables[3]]
    assert scene.table(0).eyes == tables[0].eyes


def test_after_somebody_elses_action_the_others_are_asked() -> None:
    scene, first, other = manual()
    scene.act(other, "E1 light")
    scene.ask("ab"[first], TakeBack("1", first))
    assert scene.table().about.asks_back == first
    assert scene.refuse("ab"[first], TakeBack("2", first)) == "already-asked"
    assert scene.refuse("ab"[first], Answer("3", first, True)) == "own-wish"
    scene.ask("ab"[other], Answer("4", other, True))
    assert scene.table().about.asks_back is None
    assert scene.room.playing.state == scene.room.playing.dealt
    assert [line.kind for line in scene.lines()][-3:] == ["asked-back", "answered", "taken-back"]


def test_a_no_ends_the_wish() -> None:
    scene, first, other = manual()
    scene.act(other, "E1 light")
    scene.ask("ab"[first], TakeBack("1", first))
    scene.ask("ab"[other], Answer("2", other, False))
    assert scene.table().about.asks_back is None
    assert scene.refuse("ab"[other], Answer("3", other, True)) == "nothing-asked"
    assert len(scene.room.playing.plays) == 2


def test_a_wish_lapses_when_play_goes_on() -> None:
    scene, first, other = manual()
    scene.act(other, "E1 light")
    scene.ask("ab"[first], TakeBack("1", first))
    scene.act(first, "N1 dark")
    assert scene.table().about.asks_back is None


def with_a_bot(game: str, people: str, **options: Any) -> Scene:
    """A match of these people, and a bot on the last seat."""
    scene = Scene(game, len(people) + 1, started=False, **options)
    for seat, guest in enumerate(people):
        scene.ask(guest, Sit(scene.id(), seat, guest))
    scene.ask("a", SeatBot(scene.id(), len(people), "random"))
    scene.ask("a", Start(scene.id()))
    return scene


def move_on(scene: Scene) -> int:
    """Whoever is on turn does the first thing that is legal; who it was."""
    state = scene.room.playing.state
    seat = min(state.to_act)
    action = state.game.format(state.legal(seat)[0])
    if scene.room.chairs[seat].bot:
        scene.do(BotMove(seat, action))
    else:
        scene.act(seat, action)
    return seat


def test_every_other_person_must_agree_and_bots_do() -> None:
    scene = with_a_bot("tomoko", "abc")
    while move_on(scene) != 2:
        pass
    asked_for = len(scene.room.playing.plays) - 1
    move_on(scene)  # the bot
    scene.ask("c", TakeBack("4", 2))
    scene.ask("a", Answer("5", 0, True))
    assert scene.refuse("a", Answer("6", 0, True)) == "already-answered"
    assert len(scene.room.playing.plays) == asked_for + 2
    scene.ask("b", Answer("7", 1, True))
    assert len(scene.room.playing.plays) == asked_for


def test_alone_with_bots_everything_can_be_taken_back() -> None:
    scene = with_a_bot("toscana", "a", veto=False)
    assert scene.refuse("a", TakeBack("1", 0)) == "nothing-to-undo"
    assert [move_on(scene), move_on(scene)] == [0, 1]
    scene.ask("a", TakeBack("2", 0))
    assert scene.room.playing.state == scene.room.playing.dealt


@pytest.mark.parametrize("seed", range(6))
def test_after_a_take_back_chance_is_new(seed: int) -> None:
    """Nobody plays on knowing which tile comes next: over several tries it is not always the same one."""
    scene = Scene("toscana", holders="aa", veto=False, seed=f"undo {seed}")
    place = scene.room.playing.state.game.format(scene.room.playing.state.legal(0)[0])
    tops = set()
    for number in range(12):
        scene.act(0, place)
        tops.add(scene.room.playing.state.position.stacks[0].top)
        scene.ask("a", TakeBack(f"back {number}", 0))
    assert len(tops) > 3


def test_a_sealed_choice_changed_after_a_take_back_meets_new_chance_too() -> None:
    """The stream of the round that was undone must not come back by way of the states kept for undo."""
    scene = Scene("toncc", holders="aaa", kings="seat", challenges=2)
    while not scene.room.playing.state.position.past:
        scene.play_any()
    match = scene.room.playing
    plays = match.plays[round_of(match, len(match.plays) - 1) :]
    last = [(play.seat, scene.room.game.format(play.action)) for play in plays if play.seat is not None]
    assert len(last) > 1
    boards = {scene.room.playing.state.position.challenge.regions}
    for number in range(4):  # the next challenge's board, drawn again and again
        scene.ask("a", TakeBack(f"back {number}", last[-1][0], sure=True))
        for seat, choice in last:  # the same choices, sealed once more
            scene.act(seat, choice)
        boards.add(scene.room.playing.state.position.challenge.regions)
    assert len(boards) == 5


def test_a_revealed_round_goes_back_by_consent() -> None:
    scene = Scene("toncc", kings="seat")
    for seat, choice in enumerate(("Red 3", "Yellow 1", "Blue 1")):
        scene.act(seat, choice)
    scene.ask("a", TakeBack("1", 0))
    scene.ask("b", Answer("2", 1, True))
    scene.ask("c", Answer("3", 2, True))
    assert scene.room.playing.state == scene.room.playing.dealt


def test_who_has_seen_sealed_choices_does_not_choose_against_them() -> None:
    """Bots choose first, and the last choice reveals theirs: they choose anew, too."""
    scene = with_a_bot("toncc", "ab", kings="seat")
    scene.do(BotMove(2, "Blue 1"))
    scene.act(1, "Yellow 1")
    scene.act(0, "Red 3")
    scene.ask("a", TakeBack("1", 0))
    scene.ask("b", Answer("2", 1, True))
    assert scene.room.playing.state == scene.room.playing.dealt
    assert not scene.room.playing.plays


def test_a_part_that_was_counted_is_rewound_only_by_those_who_are_sure() -> None:
    scene = Scene("toncc", holders="aaa", kings="seat", challenges=2)
    while not scene.room.playing.state.position.past:
        scene.play_any()
    seat = scene.room.playing.plays[-1].seat
    assert seat is not None
    assert scene.refuse("a", TakeBack("1", seat)) == "are-you-sure"
    scene.ask("a", TakeBack("2", seat, sure=True))
    assert not scene.room.playing.state.position.past


def test_taking_back_gives_the_time_back_that_ran_since() -> None:
    scene = Scene("toscana", clock=Clock("game", 60, 5), veto=False)
    scene.pass_time(10_000)
    scene.play_any()
    scene.pass_time(20_000)
    scene.ask("a", TakeBack("1", 0))
    scene.pass_time(3_000)
    scene.ask("b", Answer("2", 1, True))
    assert [seat.left_ms for seat in scene.table().about.seats] == [50_000, 60_000]
    assert scene.table().about.running == (0,)
    scene.pass_time(1_000)
    assert [seat.left_ms for seat in scene.table().about.seats] == [49_000, 60_000]


def test_a_sealed_choice_taken_back_moves_no_clock() -> None:
    scene = Scene("toncc", kings="seat", clock=Clock("move", 60))
    scene.pass_time(5_000)
    scene.act(0, "Red 3")
    scene.pass_time(5_000)
    before = [seat.left_ms for seat in scene.table().about.seats][1:]
    scene.ask("a", TakeBack("1", 0))
    assert [seat.left_ms for seat in scene.table().about.seats][1:] == before == [50_000, 50_000]


def test_a_race_is_not_run_twice() -> None:
    scene = Scene("totsa", 2)
    scene.act(scene.room.playing.state.position.roller, "roll")
    assert scene.refuse("a", TakeBack("1", 0)) == "no-undo"


def test_when_it_can_not_be_asked() -> None:
    scene, first, other = manual()
    assert scene.refuse("ab"[other], TakeBack("1", other)) == "nothing-to-undo"
    assert scene.refuse("ab"[other], TakeBack("2", first)) == "not-your-seat"
    assert scene.refuse("ab"[other], Answer("3", other, True)) == "nothing-asked"
    scene.ask("a", Pause("4"))
    assert scene.refuse("ab"[first], TakeBack("5", first)) == "paused"


def test_a_match_goes_back_beyond_the_states_that_are_kept() -> None:
    scene = Scene("tomoko", 4, claims="manual")
    first = min(scene.room.playing.state.to_act)
    scene.act(first, "W3 dark")
    scene.act((first + 1) % 4, "E1 light")
    for seat in range(4):
        for card in hand(scene, seat) if seat != first else ():
            scene.act(seat, f"claim {card}")
    scene.act((first + 2) % 4, "N1 light")
    scene.act((first + 3) % 4, "S1 light")
    assert len(scene.room.playing.plays) > RECENT
    scene.ask("abcd"[first], TakeBack("1", first))
    for seat in range(4):
        if seat != first:
            scene.ask("abcd"[seat], Answer("2", seat, True))
    assert scene.room.playing.state == scene.room.playing.dealt


def test_a_bot_does_not_agree_in_the_name_of_somebody_who_is_away() -> None:
    """Nobody loses their moves while they are gone: the wish waits for them."""
    scene = Scene("tomoko", 2)
    scene.do(Came("a", ""))
    scene.do(Came("b", ""))
    first = min(scene.room.playing.state.to_act)
    stays, gone = "ab"[first], "ba"[first]
    scene.act(first, "W3 dark")
    scene.act(1 - first, scene.room.game.format(scene.room.playing.state.legal(1 - first)[0]))
    scene.do(Went(gone))
    scene.pass_time(ABANDON_MS)
    scene.ask(stays, SeatBot("bot", 1 - first, "greedy"))
    scene.ask(stays, TakeBack("back", first))
    assert scene.room.ask is not None
    assert len(scene.room.playing.plays) == 2
    assert scene.refuse(stays, Answer("yes", first, True)) == "own-wish"
    scene.do(Came(gone, ""))
    scene.ask(gone, Sit("sit", 1 - first, ""))
    scene.ask(gone, Answer("yes", 1 - first, True))
    assert not scene.room.playing.plays


def test_a_bot_that_replaced_nobody_agrees() -> None:
    scene = Scene("tomoko", 2, started=False)
    scene.ask("a", Sit("1", 0, "A"))
    scene.ask("a", SeatBot("2", 1, "greedy"))
    scene.ask("a", Start("3"))
    if 0 not in scene.room.playing.state.to_act:
        state = scene.room.playing.state
        scene.do(BotMove(1, state.game.format(state.legal(1)[0])))
    scene.act(0, scene.room.game.format(scene.room.playing.state.legal(0)[0]))
    scene.ask("a", TakeBack("4", 0))
    assert scene.room.ask is None
    assert not [play for play in scene.room.playing.plays if play.seat == 0]
