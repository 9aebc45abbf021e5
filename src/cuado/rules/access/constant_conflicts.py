"""Loads from constant memory in which lanes of a warp want different words.

What it does
------------
Compares the requests to the cache of constant memory with the loads that made them: the machine
code's loads of constants with an index in a register. Fires where there are several requests for
each load, and the cache is busy with them.

Why it costs
------------
The cache of constant memory gives a warp one word at a time. Lanes that want the same word get it
together; a load with n different addresses is split into n requests, one after the other. A table
that each lane indexes by data of its own takes up to 32 requests a load, where shared memory serves
32 banks at a time.

Example
-------
``crc = table[(crc ^ byte) & 0xff] ^ (crc >> 8)`` on ``__constant__ unsigned table[256]``: about 30
of the 32 lanes want words of their own.

What to try
-----------
- Copy the table to shared memory at the block's start.
- Keep it in global memory, and read it through ``__ldg`` or a ``const __restrict__`` pointer: a
  small table stays in L1.
- Make the index the same for all lanes: constant memory is for coefficients that all threads use.
- Compute the value in place of looking it up.

References
----------
- CUDA C++ Programming Guide, "Constant Memory": a request is split into as many requests as it has
  different addresses.
- Founding documents: constant-memory bank conflicts as a cause of serialisation [000].
"""

import re

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Finding
from cuado.model.instruction import Instruction, SourceLocation
from cuado.rules.bounds import bound, worth_saying
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Need, Rule, Topic

LEAST_BUSY = 20.0
"""Percent of the kernel's duration below which the constant cache is no bottleneck. Chosen, not
measured: loads of coefficients that all lanes share keep it busy for a few percent."""
LEAST_PER_LOAD = 2.0
"""Requests for each load from which lanes conflict."""
_REASONS = ("mio_throttle", "short_scoreboard", "imc_miss")
_INDEXED = re.compile(r"\bLDC(?:\.[\w.]+)? R\d+, c\[(?:0x[0-9a-f]+|UR\d+)\]\[R\d+")
"""A load of a constant whose index is in a register that each lane has."""


def check(facts: Facts) -> Finding | None:
    """Fires when loads of constants are split into several requests, and keep their cache busy."""
    loads = [i for i in facts.code if _INDEXED.search(i.sass)]
    executed = facts.total(lambda i: i.executed, loads)
    if not executed or facts["constant_utilization"] < LEAST_BUSY:
        return None
    per_load = facts["constant_requests"] / executed
    if per_load < LEAST_PER_LOAD:
        return None
    return worth_saying(
        Finding(
            rule=RULE.name,
            title=RULE.title,
            why=(
                f"a load from constant memory is split into {per_load:.3g} requests, one for each "
                f"word that lanes of the warp need; the constant cache is busy for "
                f"{facts['constant_utilization']:.0f}% of the time"
            ),
            advice=(
                "copy the table to shared memory at the block's start",
                "keep it in global memory, and read it through __ldg: a small table stays in L1",
                "make the index the same for all lanes of a warp",
            ),
            evidence=(
                facts.evidence("constant_utilization"),
                facts.evidence("constant_requests"),
                counted("requests for each load", per_load, Unit.REQUEST, "1"),
            ),
            lines=line_shares(facts.profile, lambda i: i.executed, "loads of constants", loads),
            bound=bound(facts, {}, {i.offset for i in loads}, _REASONS),
        )
    )


def _code(executed: float) -> tuple[Instruction, ...]:
    return (
        Instruction(
            0,
            "LDC R4, c[0x3][R6]",
            location=SourceLocation("crc.cu", 12),
            executed=executed,
            samples=20,
            stalls={"mio_throttle": 20},
        ),
        Instruction(
            16,
            "LOP3.LUT R5, R4, R7, RZ, 0x3c, !PT",
            location=SourceLocation("crc.cu", 13),
            executed=executed,
            samples=60,
            stalls={"short_scoreboard": 60},
        ),
        Instruction(32, "STG.E [R2.64], R5", executed=1000, samples=20, stalls={"wait": 20}),
    )


RULE = Rule(
    name="constant-conflicts",
    title="Lanes read different words of constant memory",
    topic=Topic.ACCESS,
    cause=Cause.CONSTANT_CONFLICTS,
    check=check,
    requires=(Need.COUNTERS,),
    needs=("constant_requests", "constant_utilization"),
    fires=(
        Example(
            says="a checksum by a table of 256 words: 30 different words for each load",
            metrics={"constant_requests": 30e6, "constant_utilization": 90},
            instructions=_code(1e6),
        ),
    ),
    silent=(
        Example(
            says="coefficients of a filter: all lanes want the same one",
            metrics={"constant_requests": 1e6, "constant_utilization": 40},
            instructions=_code(1e6),
        ),
        Example(
            says="a look-up at the start: the cache is idle for most of the time",
            metrics={"constant_requests": 30e3, "constant_utilization": 2},
            instructions=_code(1e3),
        ),
        Example(
            says="borderline: parameters of the kernel, without an index in a register",
            metrics={"constant_requests": 8e6, "constant_utilization": 25},
            instructions=(Instruction(0, "LDC R1, c[0x0][0x28]", executed=1e6, samples=10),),
        ),
    ),
)
