"""Numbers that come closest to equations some of which are wrong: least absolute deviations.

As a linear program, by a primal-dual interior point method. Source: S. Mehrotra, "On the
implementation of a primal-dual interior point method", SIAM J. Optimization 2(4), 1992.
"""

import math

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

_STEPS = 60
_SHORT = 0.995
_DONE = 1e-9
_RIDGE = 1e-10


def least_deviations(matrix: Floats, values: Floats, weights: Floats, costs: Floats) -> Floats:
    """The ``x``, none negative, with the least ``weights @ abs(matrix @ x - values) + costs @ x``.

    Where several are as good, one in the middle of them.

    Args:
        matrix: of the equations, one a row.
        values: their right sides.
        weights: of the deviations, all positive.
        costs: of the unknowns, none negative.
    """
    rows = len(values)
    # matrix @ x + over - under = values, all three not negative.
    cost = np.concatenate([costs, weights, weights])
    x = np.ones(len(cost))
    y = np.zeros(rows)
    s = np.maximum(cost, 1.0)
    best = x
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
        # The direction of steepest descent first, then corrected for what it neglects.
        try:
            guess = _direction(matrix, x, s, primal, dual, -x * s)
        except np.linalg.LinAlgError:  # As close as rounding allows.
            break
        a, b = _longest(x, guess[0]), _longest(s, guess[2])
        ahead = float((x + a * guess[0]) @ (s + b * guess[2])) / len(x)
        centre = (ahead / gap) ** 3 * gap
        wanted = centre - x * s - guess[0] * guess[2]
        step = _direction(matrix, x, s, primal, dual, wanted)
        a, b = _SHORT * _longest(x, step[0]), _SHORT * _longest(s, step[2])
        x, y, s = x + min(a, 1.0) * step[0], y + min(b, 1.0) * step[1], s + min(b, 1.0) * step[2]
    return best[: len(costs)]


def _times(matrix: Floats, x: Floats) -> Floats:
    rows, columns = matrix.shape
    over, under = x[columns : columns + rows], x[columns + rows :]
    return np.asarray(matrix @ x[:columns] + over - under)


def _transposed(matrix: Floats, y: Floats) -> Floats:
    return np.concatenate([matrix.T @ y, y, -y])


def _direction(
    matrix: Floats, x: Floats, s: Floats, primal: Floats, dual: Floats, product: Floats
) -> tuple[Floats, Floats, Floats]:
    """Newton's step to where all equations hold and the products of ``x`` and ``s`` are these."""
    rows, columns = matrix.shape
    ratio = x / s
    slack = ratio[columns : columns + rows] + ratio[columns + rows :]
    normal = (matrix * ratio[:columns]) @ matrix.T
    normal[np.diag_indices(rows)] += slack + _RIDGE
    right = primal + _times(matrix, ratio * dual - product / s)
    y: Floats = np.asarray(np.linalg.solve(normal, right), np.float64)
    ds = dual - _transposed(matrix, y)
    return (product - x * ds) / s, y, ds


def _longest(value: Floats, step: Floats) -> float:
    """Of the step, how much leaves nothing negative; at most a little more than all."""
    falling = step < 0
    return min(1.0 / _SHORT, float((-value[falling] / step[falling]).min(initial=np.inf)))
