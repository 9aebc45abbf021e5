"""Least absolute deviations: the best solution of equations of which some are wrong.

It is a linear program, solved by a primal-dual interior point method. Source: S. Mehrotra, "On the
implementation of a primal-dual interior point method", SIAM J. Optimization 2(4), 1992.
"""

import ctypes
import math
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from threading import Lock

import numpy as np
import numpy.typing as npt

# Small systems of equations are solved by one thread.
#
# OpenBLAS wakes a thread for each processor, which spin while they wait for each other: 60 systems
# of 400 unknowns took 5.7 s of CPU on two busy processors, and 0.29 s with one thread. And from
# some 90 unknowns on the last bits of a solution depend on the number of threads: figures would
# differ from one machine to another, and from one run to the next where others keep threads busy.

_NAMES = (
    ("scipy_openblas_get_num_threads64_", "scipy_openblas_set_num_threads64_"),
    ("openblas_get_num_threads64_", "openblas_set_num_threads64_"),
    ("openblas_get_num_threads", "openblas_set_num_threads"),
    ("MKL_Get_Max_Threads", "MKL_Set_Num_Threads"),
)
"""Functions that say and set how many threads a library uses."""
_MAPPED = re.compile(r"\S*/\S*(?:openblas|mkl_rt)\S*\.so\S*")
_MAPS = Path("/proc/self/maps")


@cache
def threads_of_numpy() -> tuple[Callable[[], int], Callable[[int], None]] | None:
    """Functions that say and set how many threads NumPy's linear algebra uses; None if unknown.

    They are those of the OpenBLAS that NumPy's packages bring along, else of an OpenBLAS or MKL
    that this process has loaded, as NumPy of a Linux distribution or of conda does.
    """
    own = sorted((Path(np.__file__).parents[1] / "numpy.libs").glob("*openblas*"))
    try:
        loaded = mapped_libraries(_MAPS.read_text(errors="replace"))
    except OSError:
        loaded = []
    for path in (*own, *loaded):
        library = ctypes.CDLL(str(path))
        for names in _NAMES:
            get, set_ = (getattr(library, name, None) for name in names)
            if get is not None and set_ is not None:
                return get, set_
    return None


def mapped_libraries(maps: str) -> list[Path]:
    """Libraries of linear algebra in a process's memory, given ``/proc/PID/maps``; each once."""
    return [Path(each) for each in dict.fromkeys(_MAPPED.findall(maps))]


@dataclass(slots=True)
class _Users:
    """Who uses one thread now.

    Attributes:
        count: of them; several threads of this process may be among them.
        before: threads that OpenBLAS used before the first of them came.
        lock: guards both.
    """

    count: int = 0
    before: int = 0
    lock: AbstractContextManager[object] = field(default_factory=Lock)


_USERS = _Users()


@contextmanager
def one_thread() -> Iterator[None]:
    """Have NumPy's linear algebra use one thread; as many as before afterwards."""
    found = threads_of_numpy()
    if found is None:
        yield
        return
    get, set_ = found
    with _USERS.lock:
        if not _USERS.count:
            _USERS.before = get()
            set_(1)
        _USERS.count += 1
    try:
        yield
    finally:
        with _USERS.lock:
            _USERS.count -= 1
            if not _USERS.count:
                set_(_USERS.before)


Floats = npt.NDArray[np.float64]

_STEPS = 60
"""Iterations at most."""
_SHORT = 0.995
"""Part of the step to the boundary that is taken, so that all variables stay positive."""
_DONE = 1e-9
"""Relative residuals and gap at which the solution is exact enough."""
_RIDGE = 1e-10
"""Addition to the diagonal of the normal equations, which dependent rows would make singular."""


@one_thread()
def least_deviations(matrix: Floats, values: Floats, weights: Floats, costs: Floats) -> Floats:
    """The non-negative ``x`` with the least ``weights @ abs(matrix @ x - values) + costs @ x``.

    If several are equally good, the result is in the middle of them.

    Args:
        matrix: coefficients of the equations, one equation a row.
        values: right sides of the equations.
        weights: weights of the deviations, all positive.
        costs: costs of the unknowns, none negative.
    """
    rows = len(values)
    # As a linear program: matrix @ x + over - under = values, with none of the three negative and
    # the weights as costs of over and under. Below, x has all three, y are the dual variables of
    # the equations and s the slacks of the dual; in the optimum each x * s is 0.
    cost = np.concatenate([costs, weights, weights])
    x = np.ones(len(cost))
    y = np.zeros(rows)
    s = np.maximum(cost, 1.0)
    best = x
    equations = _Equations(matrix)
    scale = 1.0 + float(np.abs(values).max(initial=0.0)) + float(cost.max(initial=0.0))
    for _ in range(_STEPS):
        primal = values - _times(matrix, x)
        dual = cost - _transposed(matrix, y) - s
        gap = float(x @ s) / len(x)
        if not math.isfinite(gap):
            break
        best = x
        if max(np.abs(primal).max(), np.abs(dual).max(), gap) < _DONE * scale:
            break
        # The predictor aims at the optimum itself. How far it gets decides how closely the
        # corrector keeps to the central path; the corrector also adds the predictor's second-order
        # error.
        normal = _Normal(equations, x / s)
        try:
            guess = _direction(normal, x, s, primal, dual, -x * s)
        except np.linalg.LinAlgError:  # As close as rounding allows.
            break
        a, b = _longest(x, guess[0]), _longest(s, guess[2])
        ahead = float((x + a * guess[0]) @ (s + b * guess[2])) / len(x)
        centre = (ahead / gap) ** 3 * gap
        wanted = centre - x * s - guess[0] * guess[2]
        step = _direction(normal, x, s, primal, dual, wanted)
        a, b = _SHORT * _longest(x, step[0]), _SHORT * _longest(s, step[2])
        x, y, s = x + min(a, 1.0) * step[0], y + min(b, 1.0) * step[1], s + min(b, 1.0) * step[2]
    return best[: len(costs)]


def _times(matrix: Floats, x: Floats) -> Floats:
    """The product of the linear program's matrix ``[matrix, 1, -1]`` and all its variables."""
    rows, columns = matrix.shape
    over, under = x[columns : columns + rows], x[columns + rows :]
    return np.asarray(matrix @ x[:columns] + over - under)


def _transposed(matrix: Floats, y: Floats) -> Floats:
    """The product of the transposed matrix of the linear program and the dual variables."""
    return np.concatenate([matrix.T @ y, y, -y])


class _Equations:
    """The equations, those of one unknown apart: at most one of these for each unknown."""

    def __init__(self, matrix: Floats) -> None:
        self.matrix = matrix
        alone = np.flatnonzero((matrix != 0).sum(axis=1) == 1)
        columns, first = np.unique((matrix[alone] != 0).argmax(axis=1), return_index=True)
        self.simple, self.columns = alone[first], columns
        self.others = np.setdiff1d(np.arange(len(matrix)), self.simple)
        self.factors = matrix[self.simple, columns]
        self.rest = matrix[self.others]
        self.shared = self.rest[:, columns]


class _Normal:
    """The normal equations of one iteration, for several right sides.

    An equation of one unknown has a diagonal element of its own and meets the others in that
    unknown alone: it is eliminated at once (its Schur complement makes that unknown's ratio less),
    and most equations are of this kind.
    """

    def __init__(self, equations: _Equations, ratio: Floats) -> None:
        rows, columns = equations.matrix.shape
        self.equations, self.ratio = equations, ratio
        slack = ratio[columns : columns + rows] + ratio[columns + rows :] + _RIDGE
        own = ratio[:columns].copy()
        self._coupling = equations.factors * own[equations.columns]
        simple = slack[equations.simple]
        self._diagonal = equations.factors * self._coupling + simple
        own[equations.columns] *= simple / self._diagonal
        self._matrix = (equations.rest * own) @ equations.rest.T
        self._matrix[np.diag_indices(len(equations.others))] += slack[equations.others]

    def solved(self, right: Floats) -> Floats:
        """The solution for a right side.

        Raises:
            LinAlgError: there is none, as far as rounding tells.
        """
        equations = self.equations
        simple = right[equations.simple] / self._diagonal
        left = right[equations.others] - equations.shared @ (self._coupling * simple)
        y = np.empty(len(right))
        y[equations.others] = others = np.linalg.solve(self._matrix, left)
        y[equations.simple] = (
            simple - self._coupling * (equations.shared.T @ others) / self._diagonal
        )
        return y


def _direction(
    normal: _Normal, x: Floats, s: Floats, primal: Floats, dual: Floats, product: Floats
) -> tuple[Floats, Floats, Floats]:
    """Newton's step, by which all equations hold and the products ``x * s`` change by ``product``.

    The step of ``x`` and ``s`` is eliminated first: normal equations for that of ``y`` remain.
    """
    matrix = normal.equations.matrix
    y = normal.solved(primal + _times(matrix, normal.ratio * dual - product / s))
    ds = dual - _transposed(matrix, y)
    return (product - x * ds) / s, y, ds


def _longest(value: Floats, step: Floats) -> float:
    """The largest part of a step that makes no value negative; at most ``1 / _SHORT``."""
    falling = step < 0
    return min(1.0 / _SHORT, float((-value[falling] / step[falling]).min(initial=np.inf)))
