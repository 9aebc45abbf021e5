"""The geometric mean of several gains, with its interval.

On logarithms, with ``t_i`` the estimates and ``l_i``, ``u_i`` the ends of ``k`` intervals,

    mean = sum t_i / k
    low  = mean - sqrt(sum (t_i - l_i)^2) / k
    high = mean + sqrt(sum (u_i - t_i)^2) / k

MOVER, the method of variance estimates recovery (G. Y. Zou and A. Donner, Construction of
Confidence Limits about Effect Measures, 2008): it keeps skewed intervals skewed.

The interval covers measurement error of these very kernels. It does not say what other kernels
would gain. It takes the gains as measured independently; gains from one run that share a baseline
are positively correlated, and their mean is then less certain than it says.
"""

import math
from collections.abc import Sequence

from cuado.stats.interval import Interval
from cuado.stats.pairs import exponential


def geometric_mean(gains: Sequence[Interval]) -> Interval:
    """The geometric mean of independent gains; confidence and rounds are the least of theirs.

    Raises:
        ValueError: if there are no gains.
    """
    if not gains:
        raise ValueError("no gains: no mean")
    count = len(gains)
    logs = [(math.log(g.estimate), math.log(g.low), math.log(g.high)) for g in gains]
    mean = math.fsum(estimate for estimate, _, _ in logs) / count
    down = math.hypot(*(estimate - low for estimate, low, _ in logs)) / count
    up = math.hypot(*(high - estimate for estimate, _, high in logs)) / count
    return exponential(
        mean,
        mean - down,
        mean + up,
        min(gain.confidence for gain in gains),
        min(gain.rounds for gain in gains),
    )
