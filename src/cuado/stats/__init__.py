"""Honest timing: samples, intervals, verdicts, and the protocol that says what to measure next.

Pure standard library and pure functions: nothing here reads a clock or touches a GPU.

Everything about a pair of variants is computed from the logarithms of the per-round ratios
``candidate_i / baseline_i``. Noise that is common to a round cancels, and swapping the two
variants negates every number exactly, so verdicts are symmetric.
"""

from cuado.stats.compare import compare
from cuado.stats.gain import SwitchedGain, switched_gain
from cuado.stats.interval import Interval
from cuado.stats.pairs import ratio_interval
from cuado.stats.plan import Plan, Reading, Step
from cuado.stats.protocol import Protocol
from cuado.stats.run import Dropped, Run, Stop
from cuado.stats.sample import Sample
from cuado.stats.verdict import Comparison, Reason, Verdict

__all__ = [
    "Comparison",
    "Dropped",
    "Interval",
    "Plan",
    "Protocol",
    "Reading",
    "Reason",
    "Run",
    "Sample",
    "Step",
    "Stop",
    "SwitchedGain",
    "Verdict",
    "compare",
    "ratio_interval",
    "switched_gain",
]
