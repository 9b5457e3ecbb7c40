"""TTG: the trip as a mixed-integer linear programme (ChinaTravel, appendix L, after Ju et al. 2024)."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event as Signal
from threading import Thread
from time import monotonic
from typing import Annotated

import highspy
import numpy as np
from numpy.typing import NDArray
from pydantic import Field

from core.agents.events import Done, Draft, Event, Step
from core.agents.protocol import Card, Context, Task
from core.agents.shared.choices.requests import lacking
from core.agents.ttg.programme import Programme
from core.agents.ttg.selection import select
from core.agents.ttg.solution import trip_of
from core.model.parameters import Parameters, ParameterText
from core.optimize.instance.problem import read_problem
from core.optimize.outcome import Impossible
from core.optimize.wishes.constraints import alternatives, constraints_of
from core.optimize.wishes.demands import demands_of
from core.text import Text

# seconds between two looks at the solver
_LOOK = 0.05
# seconds that are kept for the solver to notice that its time is up, and for its last solution to be walked
_AT_THE_END = 0.4
_SOLVER_SECONDS = 60.0
"""15 minutes in the paper, on SCIP; HiGHS has its best plan in a fraction of these, the rest goes into the proof."""
_Found = tuple[NDArray[np.float64], float, float]


class TtgParameters(Parameters):
    """How near to the best it solves."""

    gap: Annotated[
        float,
        Field(ge=0, le=1),
        ParameterText(
            Text("最优间隙", "Gap"),
            Text("离最优多近就停止", "How near to the optimum it may stop"),
        ),
    ] = 0.01


class Ttg:
    """Selects candidates by rules, solves the programme, walks the solution."""

    card = Card(
        name="ttg",
        title=Text("TTG 整数规划", "TTG (MILP)"),
        summary=Text(
            "选出 22 个地点，以一小时为步长写成混合整数线性规划，由 HiGHS 求解。",
            "Selects 22 places and writes the trip, in steps of an hour, as a mixed-integer linear programme for HiGHS.",
        ),
        kind="solver",
        needs=(),
        source="ChinaTravel, appendix L, Tables 15 to 17",
        version="1",
        seconds=_SOLVER_SECONDS,
    )

    def __init__(self, parameters: TtgParameters | None = None) -> None:
        self.parameters = parameters or TtgParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Select, solve, walk; ends with Done."""
        if task.query.missing:
            yield Done("failed", reason=lacking(task.query))
            return
        problem = read_problem(task.query, task.sandbox)
        if isinstance(problem, Impossible):
            yield Done("infeasible", reason=problem.reason, conflict=problem.conflict)
            return
        seconds = context.time_limit
        ends = monotonic() + seconds - min(_AT_THE_END, seconds / 10)
        yield Step(Text("选出候选地点", "selecting the candidates"))
        parts = next(alternatives(tuple(constraints_of(task.query).values())), ())
        programme = Programme(select(task.query, problem, demands_of(parts, problem.city, problem.people)))
        highs = programme.model()
        highs.setOptionValue("mip_rel_gap", self.parameters.gap)
        highs.setOptionValue("time_limit", max(0.1, ends - monotonic()))
        rows, columns = highs.getNumRow(), highs.getNumCol()
        yield Step(
            Text(f"求解：{columns} 个变量，{rows} 条约束", f"solving {columns} variables, {rows} rows")
        )

        def stopped() -> bool:
            return context.cancelled.is_set() or monotonic() > ends

        best: Draft | None = None
        for values, objective, bound in _solutions(highs, stopped):
            best = Draft(trip_of(programme, values.tolist()).plan(), objective=-objective, bound=-bound)
            yield best
        yield _ended(highs, best, timed_out=stopped())


def _ended(highs: highspy.Highs, best: Draft | None, *, timed_out: bool) -> Done:
    if best is not None:
        return Done("ok", best.plan)
    if not timed_out and highs.getModelStatus() == highspy.HighsModelStatus.kInfeasible:
        told = Text(
            "选出的 22 个地点组不成满足要求的行程",
            "the 22 places that were selected make no trip that meets the wishes",
        )
        return Done("unsolved", reason=told)
    status = Text("时限内没有得到可行解", "no feasible solution within the time limit")
    return Done("timeout" if timed_out else "unsolved", reason=status)


def _solutions(highs: highspy.Highs, stopped: Callable[[], bool]) -> Iterator[_Found]:
    """Better and better solutions with their objective and bound, as the solver finds them on its own thread."""
    found, over = SimpleQueue[_Found](), Signal()

    def improved(event: highspy.HighsCallbackEvent) -> None:
        out = event.data_out
        values = np.array(out.mip_solution, dtype=np.float64)
        found.put((values, out.objective_function_value, out.mip_dual_bound))

    def look(event: highspy.HighsCallbackEvent) -> None:
        if stopped():
            event.interrupt()

    highs.cbMipImprovingSolution.subscribe(improved)
    highs.cbMipInterrupt.subscribe(look)
    highs.cbSimplexInterrupt.subscribe(look)

    def solve() -> None:
        try:
            highs.run()
        finally:
            over.set()

    # the process may not end before the solver has, so no daemon
    Thread(target=solve, name="highs").start()
    # a solver that is slow to notice is left behind: it ends itself at its next look
    while not stopped():
        is_over = over.is_set()
        newest = _newest(found)
        if newest is not None:
            yield newest
        elif is_over:
            return
    newest = _newest(found)
    if newest is not None:
        yield newest


def _newest(found: SimpleQueue[_Found]) -> _Found | None:
    """The last of the solutions that wait, the best; None where none comes within a moment."""
    newest = None
    with suppress(Empty):
        newest = found.get(timeout=_LOOK)
        while True:
            newest = found.get_nowait()
    return newest
