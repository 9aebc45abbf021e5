"""Multiply-adds load their operands from shared memory, few products a word.

What it does
------------
Finds multiply-adds both factors of which were loaded, at least one of them from shared memory, and
counts the products for each word loaded. Speaks where that is at most 1.5, and where shared memory,
its queue or the issue slots are what limits.

Why it costs
------------
An SM delivers 32 words of shared memory a cycle, and makes 128 multiply-adds in it. A product of
tiles that loads both factors for each multiply-add is as slow as shared memory, an eighth of the
arithmetic's peak at most, however well the tiles are loaded.

Example
-------
A tiled product in which each thread sums one element, ``sum += a[y][k] * b[k][x]``, makes 0.5
products a word. With 8 x 8 elements a thread, kept in registers, it makes 4.

What to try
-----------
- Register tile: let each thread compute 8 x 8 (or 4 x 4) elements; load 8 + 8 operands into
  registers, and multiply each by each.
- Wide loads: ``float4`` operands, so that a load brings four words in one instruction.
- Tensor cores, where their types are exact enough.

References
----------
- Volkov, Demmel: "Benchmarking GPUs to Tune Dense Linear Algebra", SC 2008: operands in registers.
- CUTLASS documentation, "Efficient GEMM in CUDA": tiles of blocks, warps and threads.
"""

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Effort, Finding
from cuado.model.instruction import Access, Instruction, Space
from cuado.model.limiter import Limit
from cuado.rules.analyses.instruction_mix import executed_part
from cuado.rules.analyses.operand_traffic import TILE, Operands, operands_from, remaining_work
from cuado.rules.bounds import is_too_little, lower_of
from cuado.rules.example_kernels import access
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Need, Rule, Topic

BUSY = 60.0
"""Percent of a unit's peak from which it may limit: below, Nsight Compute calls its use low."""

LEAST_WAIT = 0.25
"""Part of warp time at shared memory's queue, or waiting for its data, from which it limits."""

LEAST_LOADS = 0.15
"""Part of the instructions that must load operands where issue slots are what is full."""

_UNITS = ("l1_data_pipe_utilization", "pipe_lsu_utilization")
_WAITS = ("short_scoreboard", "mio_throttle")


def check(facts: Facts) -> Finding | None:
    """Fires when operands from shared memory are what a product spends its time on."""
    if facts.limiter.verdict is Limit.NEAR_ROOF:
        return None
    found = operands_from(facts, Space.SHARED)
    if found is None or not _limits(facts, found):
        return None
    bound = lower_of(facts, remaining_work(facts, found), None)
    if is_too_little(bound):
        return None
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"{found.per_word:.2g} products are made of each word that is loaded from shared "
            f"memory; with {TILE} x {TILE} results a thread, kept in registers, it would be "
            f"{TILE // 2}"
        ),
        advice=(
            f"register tile: let each thread compute {TILE} x {TILE} elements of the result",
            "load operands as float4: four words in an instruction",
        ),
        evidence=(
            counted("products a word", found.per_word, Unit.RATIO, f"{TILE // 2}"),
            *facts.optional_evidence(*_UNITS, "issue_slot_utilization"),
        ),
        lines=line_shares(facts.profile, lambda i: i.executed, "operand loads", found.loads),
        bound=bound,
    )


def _limits(facts: Facts, found: Operands) -> bool:
    """True if shared memory, its queue, or the instructions that load from it take the time."""
    if any((use := facts.get(unit)) is not None and use >= BUSY for unit in _UNITS):
        return True
    issued = facts.get("issue_slot_utilization")
    if issued is not None and issued >= BUSY:
        return executed_part(facts, found.loads) >= LEAST_LOADS
    total = facts.profile.samples
    return bool(total) and facts.total(lambda i: i.stall(*_WAITS)) >= LEAST_WAIT * total


def _product(words: int, products: int) -> tuple[Instruction, ...]:
    """A loop's body: loads of so many words from shared memory, and multiply-adds of them."""
    loads = [
        access(
            16 * n, f"LDS R{20 + n}, [R4+{hex(4 * n)}]", ("product.cu", 9),
            (Space.SHARED, Access.LOAD), wavefronts=1_000, wavefronts_ideal=1_000,
        )
        for n in range(words)
    ]  # fmt: skip
    sums = [
        Instruction(
            16 * (words + n),
            f"FFMA R{60 + n}, R{20 + n % words}, R{20 + (n + 1) % words}, R{60 + n}",
            executed=1_000,
        )
        for n in range(products)
    ]
    return (*loads, *sums)


RULE = Rule(
    name="shared-operand-traffic",
    title="Operands are loaded from shared memory for every product",
    topic=Topic.SHARED,
    cause=Cause.SHARED_OPERAND_TRAFFIC,
    effort=Effort.KERNEL,
    check=check,
    requires=(Need.COUNTERS,),
    uses=(*_UNITS, "issue_slot_utilization"),
    fires=(
        Example(
            says="a tiled product, an element a thread: two loads for each multiply-add",
            metrics={"l1_data_pipe_utilization": 88},
            instructions=_product(4, 2),
        ),
    ),
    silent=(
        Example(
            says="4 x 4 elements a thread: two products a word",
            metrics={"l1_data_pipe_utilization": 70},
            instructions=_product(8, 16),
        ),
        Example(
            says="as few products a word, while DRAM limits and shared memory rests",
            metrics={"l1_data_pipe_utilization": 30, "issue_slot_utilization": 25},
            instructions=_product(4, 2),
            verdict=Limit.MEMORY_BANDWIDTH,
        ),
    ),
)
