"""Play a plan: many matches at once, some perhaps played before, until there are enough or a test has decided."""

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool

from tocca.arena.crew import Alone, Crew
from tocca.arena.errors import BadPlan, WorkersDie
from tocca.arena.journal import Journal
from tocca.arena.plan import Plan, Task
from tocca.arena.played import Played
from tocca.arena.rating import set_scores, tally
from tocca.arena.sprt import Sprt

MOST_DEATHS = 3  # in a row, with no match ended in between


def tournament(
    plan: Plan, games: int, crew: Crew | None = None, test: Sprt | None = None, journal: Journal | None = None
) -> Iterator[Played]:
    """The matches as they end, those of the journal first. With a test at most so many, else at least."""
    if games < 1:
        raise BadPlan(f"a tournament has at least one match, not {games}")
    if test is not None and len(plan.entrants) != 2:
        raise BadPlan("a sequential test is between two different bots")
    course = _Course(plan, test)
    for match in journal.played if journal else ():
        course.add(match)
        yield match
    left = (task for task in plan.tasks(plan.sets(games)) if task.number not in course.numbers)
    for match in _results(_Floor(plan, crew or Alone(), keep=journal is not None), left, course):
        if journal is not None:
            journal.add(match)
        yield match


class _Course:
    """The progress. A test looks at whole sets in their order: matches that end sooner must not count for more."""

    def __init__(self, plan: Plan, test: Sprt | None) -> None:
        self._size = len(plan.line_ups)
        self._test = test
        self._sets: dict[int, list[Played]] = {}
        self._scores: list[float] = []
        self.numbers: set[int] = set()
        self.decided = False

    def add(self, match: Played) -> None:
        self.numbers.add(match.number)
        self._sets.setdefault(match.set, []).append(match)
        while not self.decided and self._test and len(self._sets.get(len(self._scores), ())) == self._size:
            self._scores += set_scores([tally(self._sets[len(self._scores)])], (0, 1))
            self.decided = self._test.verdict(self._scores) != "open"


class _Floor:
    """The matches under way."""

    def __init__(self, plan: Plan, crew: Crew, keep: bool) -> None:
        self._plan, self._crew, self._keep = plan, crew, keep
        self._under_way: dict[Future[Played], Task] = {}
        self._waiting: deque[Task] = deque()
        self._deaths = 0

    @property
    def room(self) -> int:
        """How many more should be under way, so that no worker has to wait."""
        return 2 * self._crew.size - len(self._under_way) - len(self._waiting)

    def add(self, task: Task) -> None:
        self._waiting.append(task)

    def next(self) -> list[Played]:
        """The results that come next; none if nothing is under way, or if workers had to be replaced."""
        try:
            while self._waiting:
                self._under_way[self._crew.submit(self._plan, self._waiting[0], self._keep)] = self._waiting[0]
                self._waiting.popleft()
            done, _ = wait(self._under_way, return_when=FIRST_COMPLETED)
            results = sorted(future.result() for future in done)
        except BrokenProcessPool:
            self._renew()
            return []
        for future in done:
            del self._under_way[future]
        self._deaths = 0
        return results

    def clear(self) -> None:
        for future in self._under_way:
            future.cancel()

    def _renew(self) -> None:
        """A worker has died, and with it the whole pool: all that was under way begins anew."""
        self._deaths += 1
        if self._deaths > MOST_DEATHS:
            raise WorkersDie(f"the workers died {self._deaths} times in a row; a bot may be to blame")
        self._waiting.extendleft(sorted(self._under_way.values(), reverse=True))
        self._under_way.clear()
        self._crew.renew()

    def __bool__(self) -> bool:
        return bool(self._under_way or self._waiting)


def _results(floor: _Floor, tasks: Iterator[Task], course: _Course) -> Iterator[Played]:
    """The results as they come."""
    while not course.decided:
        while floor.room > 0 and (task := next(tasks, None)) is not None:
            floor.add(task)
        if not floor:
            return
        for match in floor.next():
            course.add(match)
            yield match
    floor.clear()


def whole_sets(played: Iterable[Played], size: int) -> list[list[Played]]:
    """The matches by set, in order; sets that are not complete are left out."""
    sets: dict[int, list[Played]] = {}
    for match in played:
        sets.setdefault(match.set, []).append(match)
    return [sorted(sets[number]) for number in sorted(sets) if len(sets[number]) == size]
