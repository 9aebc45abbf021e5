"""Shared-memory stores in which threads of a warp write different words of the same bank.

What it does
------------
The same comparison as for loads: passes (wavefronts) that shared stores need against those they
would need without conflicts, computed from addresses, per instruction. The hardware's own count of
conflicts alone is no evidence: it includes passes lost to arbitration with other traffic.

Why it costs
------------
A store with an n-way conflict holds the shared-memory data stage for n passes. The storing warp
goes on, but everything behind it queues: other warps' shared accesses, global loads and stores,
and finally the barrier after which the data is read.

Example
-------
``tile[threadIdx.x][threadIdx.y] = in[...]`` writes a column of a ``[32][32]`` tile of floats:
32 passes a store.

What to try
-----------
- Pad rows by one element: ``[32][33]``.
- Swizzle: store at ``column ^ row`` where padding would break alignment or size.
- Write rows and read columns rather than the reverse, if only one side can be made free.
- For 8-byte elements (``double``) a warp takes two passes at best; pad in whole elements.

References
----------
- CUDA C++ Best Practices Guide, "Shared Memory and Memory Banks".
- Founding case study: averaging, where 4.1 million "conflicts" of stores are arbitration and
  conflict-free accesses gain nothing.
"""

from cuado.model.cause import Cause
from cuado.model.finding import Finding
from cuado.model.instruction import Access, Instruction, Space
from cuado.rules.analyses.bank_conflicts import CONFLICT_METRICS, conflict_finding
from cuado.rules.example_kernels import access
from cuado.rules.facts import Facts
from cuado.rules.rule import Example, Rule, Topic

_EVIDENCE = ("shared_excess", "shared_store_bank_conflicts", "l1_data_pipe_utilization")


def check(facts: Facts) -> Finding | None:
    """Fires when conflicts of stores are a noticeable part of all shared-memory passes."""
    return conflict_finding(facts, (RULE.name, RULE.title), Access.STORE, _says, _EVIDENCE)


def _says(share: float) -> str:
    return f"{share:.0f}% of the passes through shared memory are conflicts of stores"


def _store(wavefronts: float) -> Instruction:
    return access(
        448,
        "STS [R5], R0",
        ("transpose.cu", 37),
        (Space.SHARED, Access.STORE),
        samples=40,
        stalls={"mio_throttle": 40},
        wavefronts=wavefronts,
        wavefronts_ideal=1000,
    )


_REST = Instruction(offset=512, sass="FADD R1, R1, R2", samples=60, stalls={"wait": 60})

RULE = Rule(
    name="bank-conflict-store",
    title="Bank conflicts on shared stores",
    topic=Topic.SHARED,
    cause=Cause.BANK_CONFLICTS,
    check=check,
    needs_any=(("shared_excess", "shared_store_bank_conflicts", "shared_wavefronts"),),
    uses=CONFLICT_METRICS,
    fires=(
        Example(
            says="a tile written by columns: 32 passes a store",
            metrics={"shared_excess": 96.9},
            instructions=(_store(32000), _REST),
        ),
        Example(
            says="Fermi: half as many replays as accesses, all of stores",
            metrics={
                "shared_load_instructions": 100_000,
                "shared_store_instructions": 100_000,
                "shared_load_bank_conflicts": 0,
                "shared_store_bank_conflicts": 100_000,
            },
            chip="c2050",
        ),
    ),
    silent=(
        Example(
            says="averaging: the hardware counts 4.1 million conflicts of stores, addresses none",
            metrics={
                "shared_excess": 0,
                "shared_load_instructions": 76_546_048,
                "shared_store_instructions": 71_303_168,
                "shared_load_bank_conflicts": 2_889,
                "shared_store_bank_conflicts": 4_158_655,
            },
            instructions=(_store(1000), _REST),
        ),
        Example(
            says="borderline: the same without addresses: 3% is within arbitration",
            metrics={
                "shared_load_instructions": 76_546_048,
                "shared_store_instructions": 71_303_168,
                "shared_load_wavefronts": 76_548_937,
                "shared_store_wavefronts": 75_461_823,
                "shared_load_bank_conflicts": 2_889,
                "shared_store_bank_conflicts": 4_158_655,
            },
        ),
    ),
)
