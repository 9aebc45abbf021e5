"""A per-thread array that is indexed at run time lives in local memory.

What it does
------------
Finds local memory that is not there for spilled registers: the report counts no spill, or the
accesses compute their address. Speaks where it costs instructions, traffic or warp time.

Why it costs
------------
Registers have no addresses: an array in registers needs every index known when it is compiled.
Otherwise it goes to local memory, which is DRAM behind L1 and L2: neighbouring threads that pick
different elements touch different lines, and every store goes on to L2.

Example
-------
``float bins[32]; bins[key & 31] += 1;`` in each thread: 87% of L2's throughput for nothing but
the array. The same array in shared memory, one column per thread, is 33 times faster on an H200.

What to try
-----------
- Unroll the loops over the array completely, so that its indices are constants.
- Put it into shared memory, one column per thread (``bins[k][threadIdx.x]``): no conflicts.
- For a few elements, select with comparisons instead of an index.

References
----------
- CUDA C++ Programming Guide, "Local Memory"; Best Practices Guide, "Local Memory".
"""

from cuado.model.cause import Cause
from cuado.model.finding import Effort, Finding
from cuado.model.instruction import Access, Instruction, SourceLocation, Space
from cuado.rules.analyses.local_memory import (
    USES,
    indexed,
    local_bound,
    local_evidence,
    local_lines,
    local_memory,
    spilled,
)
from cuado.rules.facts import Facts
from cuado.rules.rule import Example, Rule, Topic


def check(facts: Facts) -> Finding | None:
    """Fires when local memory costs time and is not, or not only, a spill."""
    found = local_memory(facts)
    if found is None or not found.hurts or (spilled(facts) and not indexed(facts)):
        return None
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=f"local memory takes {found.shares}, and its addresses are computed at run time",
        advice=(
            "unroll the loops over the array completely, so that its indices are constants",
            "put the array into shared memory, one column per thread",
            "for a few elements, select with comparisons instead of an index",
        ),
        evidence=local_evidence(facts),
        lines=local_lines(facts, found),
        bound=local_bound(facts, found),
    )


def _access(offset: int, sass: str, access: Access, samples: float) -> Instruction:
    return Instruction(
        offset=offset,
        sass=sass,
        location=SourceLocation("kernel.cu", 27),
        executed=1000,
        samples=samples,
        stalls={"lg_throttle": samples},
        space=Space.LOCAL,
        access=access,
    )


_ADD = Instruction(
    48, "FADD R10, R10, 1", executed=1000, samples=700, stalls={"long_scoreboard": 700}
)

RULE = Rule(
    name="dynamic-local-array",
    title="An array indexed at run time lives in local memory",
    topic=Topic.INSTRUCTIONS,
    cause=Cause.DYNAMIC_LOCAL_ARRAY,
    effort=Effort.KERNEL,
    check=check,
    needs_any=(("local_traffic_share", "local_instruction_share"),),
    uses=USES,
    fires=(
        Example(
            says="bins[key & 31] += 1 in every thread",
            metrics={
                "local_instruction_share": 26,
                "local_traffic_share": 98,
                "spill_instructions": 0,
            },
            instructions=(
                _access(16, "LDL R10, [R13]", Access.LOAD, 30),
                _ADD,
                _access(64, "STL [R13], R10", Access.STORE, 100),
            ),
        ),
        Example(
            says="the same without code, by the report's count of spills",
            metrics={
                "local_instruction_share": 26,
                "local_traffic_share": 98,
                "spill_instructions": 0,
            },
        ),
    ),
    silent=(
        Example(
            says="as much local memory, all of it spills",
            metrics={
                "local_instruction_share": 26,
                "local_traffic_share": 98,
                "spill_instructions": 2000,
            },
            instructions=(_access(16, "STL [R1+0x10], R10", Access.STORE, 800),),
        ),
        Example(
            says="an array that is touched once: 1% of the instructions, 8% of the traffic",
            metrics={
                "local_instruction_share": 1,
                "local_traffic_share": 8,
                "spill_instructions": 0,
            },
        ),
    ),
)
