"""Multiply-adds load their operands from L1 or L2, again and again.

What it does
------------
Finds multiply-adds both factors of which were loaded, at least one of them from global memory, and
counts the products for each word loaded. Speaks where that is at most 1.5, where threads load at
least four times the bytes that DRAM delivers, so that caches serve them again, and where these
loads are what limits.

Why it costs
------------
Caches deliver what neighbours load again, at a quarter of the rate of arithmetic from L1, and far
less from L2. DRAM rests meanwhile, and so do the multiply-adds.

Example
-------
The naive product of two matrices, ``sum += a[y * n + k] * b[k * n + x]``, makes 0.5 products a
word, of which DRAM delivers few. Tiles in shared memory and in registers make four.

What to try
-----------
- Tile: stage blocks of both matrices in shared memory, and load each element once for a block.
- Register tile: let each thread compute 8 x 8 (or 4 x 4) elements: four products a word.
- A library (cuBLAS, CUTLASS), where it is a plain product.

References
----------
- CUDA C++ Programming Guide, "Shared Memory": the tiled product.
- Volkov, Demmel: "Benchmarking GPUs to Tune Dense Linear Algebra", SC 2008.
"""

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Effort, Finding
from cuado.model.instruction import Access, Instruction, Space
from cuado.model.limiter import Limit
from cuado.rules.analyses.coalescing import bytes_of
from cuado.rules.analyses.operand_traffic import TILE, operands_from, remaining_work
from cuado.rules.bounds import is_too_little, lower_of
from cuado.rules.example_kernels import access
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Need, Rule, Topic

LEAST_AGAIN = 4.0
"""How often threads load each byte from DRAM, at least. Fewer is streaming: a matrix-vector product
has 2."""

BUSY = 60.0
"""Percent of a unit's peak from which it may limit: below, Nsight Compute calls its use low."""

LEAST_WAIT = 0.3
"""Part of warp time that must be spent waiting for such loads or queueing for them otherwise."""

_UNITS = ("l1_data_pipe_utilization", "pipe_lsu_utilization", "l2_utilization")
_WAITS = ("long_scoreboard", "lg_throttle")


def check(facts: Facts) -> Finding | None:
    """Fires when caches serve a product's operands again and again, and that is what limits."""
    if facts.limiter.verdict is Limit.NEAR_ROOF:
        return None
    found = operands_from(facts, Space.GLOBAL)
    delivered = facts["dram_read_bytes"]
    if found is None or not delivered or not _limits(facts):
        return None
    again = facts.total(bytes_of, found.loads) / delivered
    bound = lower_of(facts, remaining_work(facts, found), None)
    if again < LEAST_AGAIN or is_too_little(bound):
        return None
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"{found.per_word:.2g} products are made of each word that is loaded, and threads load "
            f"{again:,.0f} times what DRAM delivers; a tile of {TILE} x {TILE} results in "
            f"registers makes {TILE // 2} products a word"
        ),
        advice=(
            "stage tiles of both operands in shared memory: a block loads each element once",
            f"register tile: let each thread compute {TILE} x {TILE} elements of the result",
        ),
        evidence=(
            counted("products a word", found.per_word, Unit.RATIO, f"{TILE // 2}"),
            facts.evidence("dram_read_bytes"),
            *facts.optional_evidence(*_UNITS),
        ),
        lines=line_shares(facts.profile, lambda i: i.executed, "operand loads", found.loads),
        bound=bound,
    )


def _limits(facts: Facts) -> bool:
    """True if caches, the queue for loads, or waiting for them take the time."""
    if any((use := facts.get(unit)) is not None and use >= BUSY for unit in _UNITS):
        return True
    total = facts.profile.samples
    return bool(total) and facts.total(lambda i: i.stall(*_WAITS)) >= LEAST_WAIT * total


def _product(waiting: float) -> tuple[Instruction, ...]:
    """A loop's body: two loads, and the multiply-add of them."""
    loads = [
        access(
            16 * n, f"LDG.E R{20 + n}, desc[UR4][R{2 + 4 * n}.64]", ("product.cu", 7),
            (Space.GLOBAL, Access.LOAD), sectors=4_000, sectors_ideal=4_000,
        )
        for n in range(2)
    ]  # fmt: skip
    return (
        *loads,
        Instruction(
            32, "FFMA R9, R20, R21, R9", executed=1_000, samples=waiting + 10,
            stalls={"long_scoreboard": waiting},
        ),
    )  # fmt: skip


_READ = 256_000.0
"""Bytes that the example's threads load."""

RULE = Rule(
    name="cache-operand-traffic",
    title="Operands are loaded from caches for every product",
    topic=Topic.CACHE,
    cause=Cause.CACHE_OPERAND_TRAFFIC,
    effort=Effort.KERNEL,
    check=check,
    needs=("dram_read_bytes",),
    requires=(Need.COUNTERS,),
    uses=_UNITS,
    fires=(
        Example(
            says="the naive product of two matrices",
            metrics={"dram_read_bytes": _READ / 100, "l1_data_pipe_utilization": 75},
            instructions=_product(500),
        ),
    ),
    silent=(
        Example(
            says="a matrix times a vector: the matrix comes from DRAM, once",
            metrics={"dram_read_bytes": _READ / 2, "dram_utilization": 70},
            instructions=_product(900),
        ),
        Example(
            says="the same product, but something else takes the time",
            metrics={"dram_read_bytes": _READ / 100, "l1_data_pipe_utilization": 20},
            instructions=_product(0),
        ),
    ),
)
