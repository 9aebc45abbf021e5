"""How much faster than the user's original the version is that a session began with."""

from dataclasses import replace

from cuado.backends.open_bench import OpenBench
from cuado.backends.rounds import measure, plan_of
from cuado.model.trial import ORIGINAL
from cuado.optimizer.version import Version
from cuado.stats import Interval


def against_original(session: OpenBench, original: Version) -> Interval | None:
    """The gain of the session's own version over the user's original.

    None if that is unknown: the run was ended, or there were too few rounds.
    """
    if session.interrupted:
        return None
    bench = session.bench
    bench.load(original.program)
    first = bench.time(original.trial).time
    plan = plan_of(8 * (session.kernel_time + first), first, modelled=bench.is_modelled)
    plan = replace(plan, drop_above=None)
    session.tell("timing the user's original", 0, 1)
    found = measure(bench, {original.name: original.trial}, plan)
    session.interrupted |= found.interrupted
    if original.name in found.failures or not len(found.run.samples[ORIGINAL]):
        return None
    return found.run.compare(original.name).ratio
