"""The kernel is so short that launching it is a large part of its cost.

What it does
------------
Compares the kernel's duration with the time that a launch costs on this chip: the time between the
starts of back-to-back kernels that do nothing.

Why it costs
------------
Starting a grid, filling the SMs, and draining the last stores take a fixed time at both ends of
every kernel, and the next kernel of the stream waits for them. A kernel of a few microseconds
spends a good part of its own duration on it.

Example
-------
132 blocks of 64 threads that do 20 multiply-adds each take 2.0 microseconds on an H200; an empty
kernel takes 1.9.

What to try
-----------
- Fuse it with the kernel before or after it: their data then stays in registers, too.
- Give one launch more work: several time steps, a batch of items.
- Record the sequence of launches as a CUDA graph; overlap launches with programmatic dependent
  launch.

References
----------
- CUDA C++ Programming Guide, "CUDA Graphs", "Programmatic Dependent Launch and Synchronization".
"""

from cuado.metrics import Measure, Provenance, Unit
from cuado.model.cause import Cause
from cuado.model.finding import Bound, Effort, Evidence, Finding, Scope
from cuado.rules.facts import Facts
from cuado.rules.rule import Example, Rule, Topic

LONG = 4.0
"""Launch times that a kernel must last for launching to be below a quarter of it. At that length
(10 microseconds on an H200) other causes are worth more than fewer launches."""


def check(facts: Facts) -> Finding | None:
    """Fires when the duration is a few launch times; silent where nobody measured those."""
    duration, launch = facts["duration"], facts.chip.launch_overhead
    if launch is None or duration >= LONG * launch:
        return None
    cost = Measure(launch, Unit.NANOSECOND, Provenance.MODELLED, f"chip file {facts.chip.name}")
    return Finding(
        rule=RULE.name,
        title="Kernel about as short as its launch",
        why=(
            f"the kernel takes {facts.measure('duration')}, and back-to-back launches of empty "
            f"kernels start {cost} apart on this chip"
        ),
        advice=(
            "fuse it with the kernel before or after it",
            "give one launch more work: several steps, a batch of items",
            "record the launches as a CUDA graph, or overlap them by programmatic dependent launch",
        ),
        evidence=(facts.evidence("duration"), Evidence("launch overhead", cost)),
        bound=_bound(duration, launch),
    )


def _bound(duration: float, launch: float) -> Bound | None:
    """The fixed cost within the duration is at most a whole empty kernel's."""
    if duration <= launch:
        return None
    return Bound(
        duration / (duration - launch), Scope.KERNEL, "the time beyond an empty kernel's remains"
    )


RULE = Rule(
    name="short-kernel",
    title="The kernel is about as short as its launch",
    topic=Topic.LAUNCH,
    cause=Cause.SHORT_LAUNCH,
    effort=Effort.PROGRAM,
    check=check,
    needs=("duration",),
    fires=(
        Example(says="20 multiply-adds per thread: 2.0 us", metrics={"duration": 1984}),
        Example(says="5 us, half of which may be launch", metrics={"duration": 5000}),
    ),
    silent=(
        Example(says="24 us", metrics={"duration": 24000}),
        Example(says="exactly four launch times", metrics={"duration": 10000}),
    ),
)
