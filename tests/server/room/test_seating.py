"""Seats, guests, bots, the host, and what was agreed."""

import pytest

from tests.server.room.scene import Scene, record
from tocca.server.protocol import Clock, Configure, Leave, Mute, Rename, SeatBot, Sit, Stand, Start
from tocca.server.refusals import Refusal
from tocca.server.room import create
from tocca.server.room.requests import Came, TableSetup, Went
from tocca.server.room.roles import WATCH, Role


def lobby(game: str = "tomoko", seats: int = 3) -> Scene:
    return Scene(game, seats, started=False)


def test_a_match_starts_when_every_seat_is_taken() -> None:
    scene = lobby()
    scene.ask("a", Sit("1", 0, "Ada"))
    scene.ask("b", Sit("2", 1, "Bo"))
    assert scene.refuse("a", Start("3")) == "seats-free"
    scene.ask("a", SeatBot("4", 2, "greedy"))
    assert scene.refuse("b", Start("5")) == "not-the-host"
    scene.ask("a", Start("6"))
    assert scene.room.phase == "playing"
    assert [line.kind for line in scene.lines()] == ["seated", "seated", "bot", "started"]
    assert [(seat.name, seat.bot, seat.taken) for seat in scene.table().about.seats] == [
        ("Ada", "", True), ("Bo", "", True), ("greedy", "greedy", True),
    ]  # fmt: skip
    assert scene.refuse("a", Start("7")) == "match-on"


def test_a_name_is_changed_at_once_also_in_a_match_and_its_record() -> None:
    scene = Scene("tomoko", 2)
    assert scene.refuse("a", Rename("1", 1, "Al")) == "not-your-seat"
    assert scene.refuse("a", Rename("2", 0, " \n ")) == "no-name"
    scene.ask("a", Rename("3", 0, "Al"))
    assert [(line.kind, line.name) for line in scene.lines()][-1] == ("renamed", "Al")
    assert scene.table().about.seats[0].name == "Al"
    assert record(scene.room).names == ("Al", "B1")
    assert scene.ask("a", Rename("4", 0, "Al")).events == ()  # nothing has changed


def test_a_seat_has_one_holder_and_a_guest_may_hold_several() -> None:
    scene = lobby()
    scene.ask("a", Sit("1", 0, "Ada"))
    assert scene.refuse("b", Sit("1", 0, "Bo")) == "seat-taken"
    scene.ask("a", Sit("2", 1, "Al"))
    assert scene.room.audience("a").seats == (0, 1)
    assert scene.refuse("b", Sit("2", 3, "Bo")) == "no-such-seat"
    assert scene.refuse("b", Sit("3", 2, "Bo"), WATCH) == "only-watching"
    assert scene.room.audience("b").seats == ()


def test_a_link_to_one_seat_opens_that_seat_alone() -> None:
    scene, link = lobby(), Role("seat", 1)
    assert scene.refuse("b", Sit("1", 0, "Bo"), link) == "other-seat"
    scene.ask("b", Sit("2", 1, "Bo"), link)
    assert scene.refuse("b", Sit("3", 2, "Bo"), link) == "other-seat"
    assert scene.room.audience("b").seats == (1,)


def test_names_are_cleaned_and_never_empty() -> None:
    scene = lobby()
    scene.ask("a", Sit("1", 0, "  A\u202eda\x00\n\tL. "))
    scene.ask("b", Sit("2", 1, "\u200b"))
    assert [chair.name for chair in scene.room.chairs[:2]] == ["Ada L.", "Guest 2"]


def test_getting_up() -> None:
    scene = lobby()
    scene.ask("a", Sit("1", 0, "Ada"))
    scene.ask("b", Sit("2", 1, "Bo"))
    assert scene.refuse("b", Stand("3", 0)) == "not-the-host"
    assert scene.refuse("b", Stand("4", 2)) == "seat-free"
    scene.ask("b", Stand("5", 1))
    scene.ask("b", Sit("6", 2, "Bo"))
    scene.ask("a", Stand("7", 2))  # the host clears a seat
    assert not scene.room.chairs[2].taken
    scene.ask("a", SeatBot("8", 2, "random"))
    scene.ask("a", Stand("9", 2))
    assert not scene.room.chairs[2].taken


def test_in_a_match_nobody_is_sent_away_and_a_free_seat_waits_for_its_owner_or_a_newcomer() -> None:
    scene = Scene("tomoko", 3)
    assert scene.refuse("a", Stand("x1", 1)) == "match-on"
    scene.ask("b", Stand("x2", 1))
    assert scene.refuse("a", Sit("x3", 1, "A")) == "played-elsewhere"  # they know another hand
    assert scene.refuse("c", Sit("x4", 1, "C")) == "played-elsewhere"
    scene.ask("b", Sit("x5", 1, "Bo"))
    scene.ask("b", Stand("x6", 1))
    scene.ask("d", Sit("x7", 1, "Dee"))
    scene.ask("d", Stand("x8", 1))
    scene.ask("a", SeatBot("x9", 1, "random"))
    assert scene.refuse("d", Sit("x10", 1, "Dee")) == "seat-taken"


def test_the_host_passes_on_when_he_gives_up_his_last_seat() -> None:
    scene = Scene("tomoko", 3)
    assert [scene.room.audience(guest).host for guest in "abc"] == [True, False, False]
    scene.ask("a", Stand("x1", 0))
    assert scene.room.host == "b"
    assert scene.refuse("a", Mute("x2", None)) == "not-the-host"
    scene.ask("b", SeatBot("x3", 0, "random"))


def test_a_host_of_bots_stays_host_and_one_who_moves_in_the_lobby_too() -> None:
    scene = lobby()
    scene.ask("a", Sit("1", 0, "Ada"))
    scene.ask("b", Sit("2", 1, "Bo"))
    scene.ask("a", Stand("3", 0))
    assert scene.room.host == "a"
    scene.ask("b", Stand("4", 1))
    for seat in range(3):
        scene.ask("a", SeatBot(f"5{seat}", seat, "random"))
    scene.ask("a", Start("6"))
    assert scene.room.audience("a") == ((), True)


def test_a_host_without_a_seat_who_leaves_hands_the_table_on() -> None:
    scene = lobby()
    scene.ask("b", Sit("1", 1, "Bo"))
    assert scene.ask("b", Leave("2")).events == ()  # seats are kept, nothing to tell
    scene.ask("a", Leave("3"))
    assert scene.room.host == "b"
    assert scene.lines()[-1].kind == "host"


def test_while_the_host_is_away_any_player_may_stand_in() -> None:
    scene = lobby()
    scene.ask("b", Sit("1", 1, "Bo"))
    scene.do(Came("a"))
    scene.do(Went("a"))
    scene.pass_time(59_999)
    assert scene.refuse("b", SeatBot("2", 0, "random")) == "not-the-host"
    scene.pass_time(1)
    assert scene.refuse("z", SeatBot("2", 0, "random")) == "not-the-host"
    scene.ask("b", SeatBot("2", 0, "random"))
    scene.do(Came("a"))
    assert scene.refuse("b", SeatBot("3", 2, "random")) == "not-the-host"


def test_a_host_who_never_comes_can_be_stood_in_for() -> None:
    scene = lobby(seats=2)
    scene.ask("b", Sit("1", 0, "Bo"))
    scene.ask("c", Sit("2", 1, "Cy"))
    scene.pass_time(59_999)
    assert scene.refuse("b", Start("3")) == "not-the-host"
    scene.pass_time(1)
    scene.ask("b", Start("3"))
    assert scene.room.phase == "playing"


def test_options_are_tried_before_they_are_agreed() -> None:
    scene = lobby()
    scene.ask("a", Configure("1", 4, {"teams": True}, Clock("move", 30), True))
    assert (len(scene.room.chairs), scene.room.options["teams"], scene.room.public) == (4, True, True)
    assert scene.room.options["claims"] == "auto"  # complete
    assert scene.refuse("a", Configure("2", 3, {"teams": True})) == "bad-option"
    assert scene.refuse("a", Configure("3", 2, {"colour": "red"})) == "bad-option"
    assert scene.refuse("a", Configure("4", 2, {"limit": "many"})) == "bad-option"
    assert scene.refuse("b", Configure("5", 2, {})) == "not-the-host"
    scene.ask("b", Sit("6", 3, "Bo"))
    assert scene.refuse("a", Configure("7", 2, {})) == "seat-taken"


@pytest.mark.parametrize("name", ["seed", "chance", "seats", "self"])
def test_nobody_chooses_chance_by_way_of_the_options(name: str) -> None:
    assert lobby().refuse("a", Configure("1", 2, {name: 7})) == "bad-option"


@pytest.mark.parametrize("clock", [Clock("move"), Clock("game"), Clock("days")])
def test_a_clock_without_time_is_refused(clock: Clock) -> None:
    assert lobby().refuse("a", Configure("1", 2, {}, clock)) == "bad-clock"


def test_a_race_has_its_own_clock() -> None:
    assert lobby("totsa").refuse("a", Configure("1", 2, {}, Clock("move", 30))) == "bad-clock"


def test_nothing_is_changed_in_a_match_and_after_one_it_leads_to_the_lobby() -> None:
    scene = Scene("toscana", games=1)
    wanted = Configure("x1", 2, {"games": 2})
    assert scene.refuse("a", wanted) == "match-on"
    while scene.room.phase == "playing":
        scene.play_any()
    scene.ask("a", wanted)
    assert scene.room.phase == "lobby"
    assert scene.table(0).eyes == ()
    scene.ask("a", Start("x2"))
    assert scene.room.playing.number == 2


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (TableSetup("t", "chess", "a"), "unknown-game"),
        (TableSetup("t", "toncc", "a", 4), "bad-option"),
        (TableSetup("t", "tomoko", "a", 2, {"limit": 0}), "bad-option"),
        (TableSetup("t", "totsa", "a", 2, {}, Clock("days", days=1)), "bad-clock"),
    ],
)
def test_a_table_that_can_not_be_played_is_not_set_up(setup: TableSetup, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        create(setup, 0)
    assert refused.value.reason == reason


def test_a_bot_takes_an_abandoned_seat_and_gives_it_back() -> None:
    scene = Scene("tomoko", 2)
    take = SeatBot("x1", 1, "greedy")
    assert scene.refuse("a", take) == "seat-taken"
    scene.do(Came("b"))
    scene.do(Went("b"))
    scene.pass_time(59_999)
    assert scene.refuse("a", take) == "seat-taken"
    scene.pass_time(1)
    scene.ask("a", take)
    seat = scene.table(0).about.seats[1]
    assert (seat.name, seat.bot, seat.away_bot) == ("B1", "greedy", True)
    assert scene.room.audience("b").seats == ()
    assert scene.refuse("c", Sit("x2", 1, "Cy")) == "seat-taken"
    scene.do(Came("b"))
    scene.ask("b", Sit("x3", 1, ""))
    assert scene.room.chairs[1].person == "b"
    assert scene.room.chairs[1].name == "B1"


def test_with_a_clock_of_days_nobody_is_replaced_for_being_away() -> None:
    scene = Scene("tomoko", 2, clock=Clock("days", days=3))
    scene.do(Came("b"))
    scene.do(Went("b"))
    scene.pass_time(86_400_000)
    assert scene.refuse("a", SeatBot("x1", 1, "greedy")) == "seat-taken"


def test_who_gives_his_seat_up_for_good_leaves_the_bot_playing() -> None:
    scene = Scene("tomoko", 2)
    scene.do(Came("b"))
    scene.do(Went("b"))
    scene.pass_time(60_000)
    scene.ask("a", SeatBot("x1", 1, "greedy"))
    scene.ask("b", Stand("x2", 1))
    assert scene.room.chairs[1].bot == "greedy"
    assert scene.refuse("b", Sit("x3", 1, "B")) == "seat-taken"
