"""TC-16: how far back a press is moved, and never further."""

from hypothesis import given
from hypothesis import strategies as st

from tocca.core.chance import Chance, Stream
from tocca.server.room.fairness import BOUND, FULL, HEAD, REFILL, JudgedPress, Lag, RaceEntrant, Referee

lags = st.builds(lambda a, b: Lag(max(a, b), min(a, b)), st.integers(0, 1_000), st.integers(0, 1_000))
racers = st.builds(RaceEntrant, lags, st.integers(0, FULL))
claims = st.none() | st.integers(0, 600_000)


def judge(lag: Lag, arrived: int, claimed: int | None = None, left: int = FULL) -> JudgedPress:
    return RaceEntrant(lag, left).judge(0, "a1", arrived, claimed)


def test_the_rest_of_the_round_trip_is_given_back() -> None:
    press = judge(Lag(80, 70), arrived=640)
    assert (press.head, press.bound, press.believed, press.counted) == (40, 40, 40, 600)


def test_a_claim_chooses_between_the_usual_and_the_fastest_trip() -> None:
    lag = Lag(round_trip=80, fastest=70)  # 40 ms of it are the head start
    assert judge(lag, 640, claimed=605).counted == 605
    assert judge(lag, 640, claimed=100).counted == 600  # a lie
    assert judge(lag, 640, claimed=0).counted == 600
    assert judge(lag, 640, claimed=635).counted == 610  # a clock that runs fast
    assert judge(lag, 640, claimed=99_999).counted == 610


def test_no_more_than_the_bound_is_believed() -> None:
    press = judge(Lag(400, 390), arrived=900, claimed=575)
    assert (press.bound, press.believed, press.counted) == (BOUND, BOUND, 750)


def test_no_more_than_the_quota_holds_is_believed() -> None:
    press = judge(Lag(200, 200), arrived=900, left=33)
    assert (press.bound, press.counted) == (33, 867)


def test_without_a_measure_the_arrival_counts() -> None:
    assert judge(Lag(), arrived=640, claimed=100).counted == 640


def test_a_blind_press_counts_as_made_at_the_show() -> None:
    press = judge(Lag(200, 200), arrived=-60)
    assert (press.counted, press.believed) == (0, 0)
    assert judge(Lag(200, 200), arrived=50).counted == 0


@given(racers, st.integers(-HEAD, 600_000), claims)
def test_counted_lies_between_the_bound_and_the_arrival(racer: RaceEntrant, arrived: int, claimed: int | None) -> None:
    press = racer.judge(0, "a1", arrived, claimed)
    assert 0 <= press.bound <= min(BOUND, racer.left)
    assert max(arrived - press.bound, 0) <= press.counted <= max(arrived, 0)
    assert press.believed == max(arrived - press.counted, 0) <= press.bound


@given(racers)
def test_head_start_and_bound_are_never_more_than_the_round_trip(racer: RaceEntrant) -> None:
    assert racer.lag.head + racer.bound <= min(racer.lag.round_trip, HEAD + BOUND)


@given(racers, st.integers(-HEAD, 10_000), claims)
def test_no_claim_is_better_than_none(racer: RaceEntrant, arrived: int, claimed: int | None) -> None:
    """So there is nothing to be gained by lying about one's time."""
    assert racer.judge(0, "a1", arrived, claimed).counted >= racer.judge(0, "a1", arrived, None).counted


@given(st.lists(st.tuples(lags, st.integers(0, 2_000), claims), min_size=1, max_size=40))
def test_a_quota_is_never_negative_and_bounds_the_long_run(rolls: list[tuple[Lag, int, int | None]]) -> None:
    quotas: tuple[int, ...] = (FULL,)
    believed = 0
    for number, (lag, arrived, claimed) in enumerate(rolls):
        referee = Referee.at_reveal(0, (lag,), quotas)
        presses, referee = referee.press(0, "a1", arrived, claimed).verdict(Chance(Stream.from_seed(0)))
        quotas = referee.quotas
        believed += presses[0].believed
        assert 0 <= quotas[0] <= FULL
        assert believed <= FULL + REFILL * number


def test_a_quota_refills_with_every_roll() -> None:
    assert Referee.at_reveal(0, (Lag(),) * 3, (0, 10, FULL)).quotas == (REFILL, REFILL + 10, FULL)


def test_a_void_press_costs_no_quota() -> None:
    referee = Referee.at_reveal(0, (Lag(100, 100),) * 2, (FULL, FULL)).press(0, "a1", 500)
    assert referee.quotas == (FULL, FULL)
    assert referee.verdict(Chance(None)).referee.quotas == (FULL - 50, FULL)
