"""Multiplications and additions that could be one multiply-add.

What it does
------------
Counts the products that are used by an addition only, from the code where it was recorded, else
from the numbers of additions and multiplications, and speaks where the pipe that runs them or the
issue slots limit the kernel.

Why it costs
------------
A multiply-add takes the time of an addition. Where arithmetic fills the pipe, two instructions in
the place of one are half the throughput.

Example
-------
``__fadd_rn(__fmul_rn(a, b), c)`` in a loop: 1.96 times slower on an H200 than ``fmaf(a, b, c)``. A
plain sum has nothing to fuse, however many products stand elsewhere in the kernel.

What to try
-----------
- Leave ``-fmad=true`` (the default) on; look for ``-fmad=false`` in the build.
- Write ``fmaf(a, b, c)`` where the compiler may not contract (``__fmul_rn``, ``volatile``).
- Rearrange: ``(a + b) * c`` to ``a * c + b * c`` where that product exists anyway.
- The rounding differs: a multiply-add rounds once.

References
----------
- NVIDIA, "Floating Point and IEEE 754 Compliance for NVIDIA GPUs", on fused multiply-add.
- nvcc manual, ``--fmad``.
"""

from collections.abc import Iterator
from functools import partial

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Finding
from cuado.model.instruction import Instruction
from cuado.rules.analyses.instruction_mix import executed, executed_part, matching
from cuado.rules.bounds import bound
from cuado.rules.example_kernels import sampled_code
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Rule, Topic
from cuado.sass.registers import registers_of

BUSY = 60.0
"""Percent of a pipe or of the issue slots from which fewer instructions make a kernel faster: below
60% of every peak it is limited by latency (NVIDIA's own rules, and [002])."""

LEAST_SAVED = 0.05
"""Part of the executed instructions that fusing saves."""

_KINDS = (("fp32", "F", "pipe_fma_utilization"), ("fp64", "D", "pipe_fp64_utilization"))
_WARP = 32


def check(facts: Facts) -> Finding | None:
    """Fires when pairs that could be fused take a good part of a busy pipe."""
    issue = facts.get("issue_slot_utilization")
    for kind, letter, pipe in _KINDS:
        load = facts.get(pipe)
        if (load is None or load < BUSY) and (issue is None or issue < BUSY):
            continue
        pairs, products = _pairs(facts, kind, letter)
        whole = executed(facts) or facts.get("instructions_executed")
        if not whole or pairs / whole < LEAST_SAVED:
            continue
        return _finding(facts, kind, pipe, pairs / whole, products)
    return None


def _finding(
    facts: Facts, kind: str, pipe: str, saved: float, products: tuple[Instruction, ...]
) -> Finding:
    sure = "" if products else " at most (counted, not seen in the code)"
    return Finding(
        rule=RULE.name,
        title=f"{kind} products and sums that could be fused",
        why=(
            f"{saved:.0%} of the instructions{sure} are {kind} products whose only use is an "
            "addition: a multiply-add does both in one"
        ),
        advice=("write fmaf(a, b, c), or build without -fmad=false (nvcc fuses by default)",),
        evidence=(
            counted("products to fuse", 100 * saved, Unit.PERCENT, "0%"),
            *facts.optional_evidence(pipe, "issue_slot_utilization"),
        ),
        lines=line_shares(facts.profile, lambda i: i.executed, "products to fuse", products),
        bound=bound(facts, {pipe: 0.5, "issue_slot_utilization": _kept(facts, saved, products)}),
    )


def _kept(facts: Facts, saved: float, products: tuple[Instruction, ...]) -> float:
    """Part of the issue slots that remains: at least half, as each pair becomes one instruction.

    A shorter loop body is unrolled further, so loop control on the same lines may go as well.
    """
    if not products:
        return 0.5
    lines = {i.location for i in products}
    control = executed_part(
        facts,
        (i for i in facts.code if i.location in lines and not i.opcode.startswith(("F", "D"))),
    )
    return max(0.5, 1 - saved - control)


def _pairs(facts: Facts, kind: str, letter: str) -> tuple[float, tuple[Instruction, ...]]:
    """Warp instructions that fusing saves, and the products among the code, if there is code."""
    if any(i.executed is not None for i in facts.code):
        products = tuple(_fusible(facts, letter))
        return executed(facts, products), products
    adds, products_run = facts.get(f"{kind}_add_threads"), facts.get(f"{kind}_mul_threads")
    if adds is None or products_run is None:
        return 0.0, ()
    return min(adds, products_run) / _WARP, ()


def _fusible(facts: Facts, letter: str) -> Iterator[Instruction]:
    """Products whose result the next instruction to read it adds, and then overwrites or drops."""
    code = facts.code
    effects = [registers_of(i) for i in code]
    for product in matching(facts, f"{letter}MUL"):
        start = code.index(product)
        result = effects[start].written
        for later in range(start + 1, len(code)):
            if result & effects[later].read:
                if code[later].base_opcode == f"{letter}ADD" and code[later].executed:
                    yield product
                break
            if result & effects[later].written:
                break


_code = partial(sampled_code, line=77, per_sample=20)


RULE = Rule(
    name="non-fused-fp",
    title="Products and sums that could be one multiply-add",
    topic=Topic.INSTRUCTIONS,
    cause=Cause.NON_FUSED,
    check=check,
    needs_any=(
        ("pipe_fma_utilization", "pipe_fp64_utilization", "issue_slot_utilization"),
        ("fp32_add_threads", "fp64_add_threads"),
        ("fp32_mul_threads", "fp64_mul_threads"),
    ),
    uses=("instructions_executed",),
    fires=(
        Example(
            says="a loop of products and sums kept apart by intrinsics",
            metrics={
                "pipe_fma_utilization": 87,
                "issue_slot_utilization": 96,
                "fp32_add_threads": 32000,
                "fp32_mul_threads": 32000,
            },
            instructions=_code(
                ("FMUL R5, R5, 0.9", 1000), ("FADD R5, R5, 0.1", 1000), ("IADD3 R2, R2, 1, RZ", 100)
            ),
        ),
        Example(
            says="the same without code",
            metrics={
                "pipe_fma_utilization": 87,
                "fp32_add_threads": 32000,
                "fp32_mul_threads": 32000,
                "instructions_executed": 2100,
            },
        ),
    ),
    silent=(
        Example(
            says="a pure sum in shared memory beside a few products",
            metrics={
                "pipe_fma_utilization": 4,
                "issue_slot_utilization": 38,
                "fp32_add_threads": 2.1e9,
                "fp32_mul_threads": 1.1e9,
                "instructions_executed": 4.2e9,
            },
        ),
        Example(
            says="a busy pipe, but the product is stored, not added",
            metrics={
                "pipe_fma_utilization": 87,
                "fp32_add_threads": 32000,
                "fp32_mul_threads": 32000,
            },
            instructions=_code(
                ("FMUL R5, R4, 0.9", 1000), ("STS [R0], R5", 1000), ("FADD R6, R6, R7", 1000)
            ),
        ),
    ),
)
