"""The words for why a kernel is slow, and how they belong together, from a rule to a report.

=============== ============================ ================================= =====================
word            says                         said by                           in JSON
=============== ============================ ================================= =====================
rule name       which pattern recorded       a rule in ``cuado.rules``, one    ``rule``
                counters show                file each
``Cause``       why the kernel takes longer  a rule's ``cause``, an            ``cause``
                than it must, or its roof    experiment's ``cause``, the
                                             table of causes, a case study
``Bottleneck``  what an experiment takes     an experiment's ``relaxes``, a    ``relaxes``
                away, and a transformation   transformation's ``RELAXES``
                removes
``Limit``       what limits the kernel: a    the limiter, of counters or of    ``limiter.verdict``
of the limiter  kind of limit                experiments
its ``unit``    the hardware unit, or the    the same                          ``limiter.unit``
                ``Bottleneck``, behind it
=============== ============================ ================================= =====================

One defect, said by all of them: the rule ``uncoalesced-global-load`` finds it in counters; the
experiment ``coalesced-loads`` relaxes ``Bottleneck.ACCESS_PATTERN`` and names
``Cause.UNCOALESCED_LOAD`` if it gains; the limiter of the experiments says ``Limit.LATENCY``,
with ``uncoalesced global access`` as its unit; the transformation ``thread-remap`` removes
``Bottleneck.ACCESS_PATTERN``.

``Cause`` and ``Bottleneck`` are two types, since neither says what the other does: a transformation
that coalesces accesses removes one bottleneck, which shows as any of four causes; to take all of
global memory away is a bottleneck, and no cause. ``CAUSES`` says which belong together.
"""

from collections.abc import Mapping

from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause

CAUSES: Mapping[Bottleneck, frozenset[Cause]] = {
    Bottleneck.MEMORY: frozenset({Cause.DRAM_ROOF}),
    Bottleneck.MATH: frozenset({Cause.INSTRUCTION_ROOF, Cause.DEBUG_BUILD}),
    Bottleneck.STORES: frozenset({Cause.EPILOGUE}),
    Bottleneck.LOADS: frozenset(),
    Bottleneck.BARRIERS: frozenset({Cause.BARRIERS}),
    Bottleneck.ACCESS_PATTERN: frozenset(
        {
            Cause.UNCOALESCED_LOAD,
            Cause.UNCOALESCED_STORE,
            Cause.MISALIGNED,
            Cause.ARRAY_OF_STRUCTURES,
        }
    ),
    Bottleneck.BANK_CONFLICTS: frozenset({Cause.BANK_CONFLICTS}),
    Bottleneck.CONSTANT_CONFLICTS: frozenset({Cause.CONSTANT_CONFLICTS}),
    Bottleneck.DIVERGENCE: frozenset({Cause.DIVERGENCE}),
    Bottleneck.PATHS: frozenset(),
    Bottleneck.IMBALANCE: frozenset({Cause.IMBALANCE}),
    Bottleneck.ATOMICS: frozenset({Cause.ATOMICS}),
    Bottleneck.L1_MISSES: frozenset({Cause.L1_MISSES, Cause.L2_ROOF}),
    Bottleneck.L2_MISSES: frozenset({Cause.DRAM_ROOF}),
    Bottleneck.SPILLS: frozenset({Cause.SPILLS}),
    Bottleneck.FP64: frozenset({Cause.FP64}),
    Bottleneck.OCCUPANCY: frozenset({Cause.OCCUPANCY}),
    Bottleneck.LAUNCH_SIZE: frozenset(
        {Cause.SMALL_GRID, Cause.TAIL, Cause.SHORT_LAUNCH, Cause.PARTIAL_WARPS}
    ),
    Bottleneck.SPECIAL_FUNCTIONS: frozenset({Cause.SPECIAL_FUNCTIONS}),
    Bottleneck.INTEGER_DIVISION: frozenset({Cause.INTEGER_DIVISION}),
    Bottleneck.NON_FUSED: frozenset({Cause.NON_FUSED}),
    Bottleneck.LOCAL_ARRAYS: frozenset({Cause.DYNAMIC_LOCAL_ARRAY}),
    Bottleneck.RELOADS: frozenset(
        {Cause.REDUNDANT_LOADS, Cause.SHARED_OPERAND_TRAFFIC, Cause.CACHE_OPERAND_TRAFFIC}
    ),
    Bottleneck.NARROW: frozenset({Cause.NARROW_ACCESS}),
    Bottleneck.IN_FLIGHT: frozenset({Cause.LOW_ILP, Cause.DEPENDENT_LOADS}),
    Bottleneck.STORAGE: frozenset({Cause.DRAM_ROOF}),
    Bottleneck.ASYNC_COPIES: frozenset(),
    Bottleneck.MATRIX_PRODUCTS: frozenset({Cause.TENSOR_ROOF}),
    Bottleneck.PIPELINE_DEPTH: frozenset({Cause.SHALLOW_PIPELINE}),
    Bottleneck.COPIES_AND_PRODUCTS: frozenset(),
    Bottleneck.SLACK: frozenset(),
}
"""The causes that each bottleneck shows as; none if it is a probe, and no defect."""
