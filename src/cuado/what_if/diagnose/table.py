"""The table of causes: what is named, by which experiments, under which condition, unless what.

The rows of ``TABLE`` are read from top to bottom, and each knows what the rows above it named. A
``Names`` row adds causes, under a condition; a ``Drops`` row takes back what something else
explains. What the conditions are, and where their thresholds come from, the functions say that the
rows name.

An experiment that declares its ``cause`` is in the first row without being listed there. Only one
whose gain needs a further condition has a row of its own.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from cuado.model.cause import Cause
from cuado.what_if.diagnose.evidence import Evidence
from cuado.what_if.diagnose.last_resorts import (
    at_dram,
    at_the_l2,
    dram_roof,
    instructions_limit,
    l1_serves_all_loads,
    misses,
    misses_to_l2,
    nothing_but_loads_in_flight,
    nothing_gains,
    operands_from_cache,
    operands_from_shared,
    outdone_by_misses,
    read_again,
    roof,
    shared_memory_is_busier,
)
from cuado.what_if.diagnose.launch_and_curves import (
    idle_lanes,
    in_flight,
    lanes_are_idle,
    launch,
    launch_limits,
    needs_more_in_flight,
    needs_warps,
    outdone,
    warps,
)
from cuado.what_if.diagnose.memory_traffic import is_scattered_by_data, wasted_on
from cuado.what_if.diagnose.named_causes import Named, Shown
from cuado.what_if.diagnose.tile_limits import (
    epilogue,
    has_products,
    shallow_pipeline,
    tensor_cores_limit,
)
from cuado.what_if.diagnose.what_gains import (
    PATTERNS,
    always,
    declared_gain,
    explained,
    hits_are_what_gains,
    loads_and_stores,
    looked_for_in_vain,
    may_lack_loads,
)
from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments import (
    all_hits_l1,
    all_hits_l2,
    block_invariant_loads,
    cache_hints,
    coalesced_accesses,
    grid_scaling,
    half_wide_data,
    math_only,
    no_matrix_products,
    no_stores,
    noise_fma,
    noise_global,
    noise_shared,
    occupancy_sweep,
    one_stage_less,
    shared_once,
    unrolled_loads,
)
from cuado.what_if.result import DATA_DECIDES, WASTED_ON, NamedCause

Shows = Callable[[Evidence, Named], Iterable[Shown]]
"""Gives the causes that a row names, of what is known and of what the rows above named."""


@dataclass(frozen=True, slots=True)
class Declared:
    """The row of every experiment that declares a cause and has no row of its own."""

    def applied(self, evidence: Evidence, named: Named) -> Named:
        """The causes named after this row: each by the gain that promises most."""
        own = {each.name for row in TABLE if isinstance(row, Names) for each in row.by}
        for outcome in evidence.outcomes:
            if outcome.experiment.name not in own:
                for shown in declared_gain(evidence, outcome):
                    named = named.adding(shown)
        return named


@dataclass(frozen=True, slots=True)
class Names:
    """A row that names causes.

    Attributes:
        causes: what it can name.
        by: the experiments that show it.
        when: true if the row is asked.
        shows: the causes that it then names, if any.
        replaces: true if it replaces what the rows above name of a cause, whatever that gains.
    """

    causes: frozenset[Cause]
    by: tuple[Experiment, ...]
    when: Callable[[Evidence, Named], bool]
    shows: Shows
    replaces: bool = False

    def applied(self, evidence: Evidence, named: Named) -> Named:
        """The causes named after this row."""
        for shown in self.shows(evidence, named) if self.when(evidence, named) else ():
            named = named.replacing(shown) if self.replaces else named.adding(shown)
        return named


@dataclass(frozen=True, slots=True)
class Drops:
    """A row that takes causes back.

    Attributes:
        causes: those that something else explains.
    """

    causes: Callable[[Evidence, Named], Iterable[Cause]]

    def applied(self, evidence: Evidence, named: Named) -> Named:
        """The causes still named after this row."""
        for cause in frozenset(self.causes(evidence, named)):
            named = named.without(cause)
        return named


def named_causes(evidence: Evidence, ruled_out: frozenset[Cause]) -> tuple[NamedCause, ...]:
    """The causes that the experiments name; the one that matters most comes first.

    Args:
        evidence: what is known.
        ruled_out: what experiments looked for and did not find, or cannot settle: it is not named.
    """
    named = Named(ruled_out=ruled_out)
    for row in TABLE:
        named = row.applied(evidence, named)
    return tuple(_of_arrays(evidence, each) for each in named.in_order())


def _of_arrays(evidence: Evidence, named: NamedCause) -> NamedCause:
    """A cause with the remark which arrays it is about, or that data decides its addresses."""
    kernel = evidence.kernel
    is_pattern = named.cause in {Cause.UNCOALESCED_LOAD, Cause.UNCOALESCED_STORE}
    if not is_pattern or not kernel.has_ptx:
        return named
    is_of_loads = named.cause is Cause.UNCOALESCED_LOAD
    arrays = wasted_on(
        kernel, kernel.global_loads if is_of_loads else kernel.global_stores, named.lines
    )
    if is_scattered_by_data(kernel, named.lines):
        remark = DATA_DECIDES
    elif arrays:
        remark = f"{WASTED_ON}{', '.join(arrays)}"
    else:
        return named
    return replace(named, remark=f"{named.remark}; {remark}" if named.remark else remark)


def _gain_of(experiment: Experiment) -> Shows:
    """The gain of one experiment, by the cause that it declares."""

    def shows(evidence: Evidence, _: Named) -> Iterable[Shown]:
        outcome = evidence.outcomes.of(experiment)
        return declared_gain(evidence, outcome) if outcome else ()

    return shows


TABLE: tuple[Declared | Names | Drops, ...] = (
    # What gains.
    Declared(),
    Names(
        frozenset({Cause.L1_MISSES}),
        (cache_hints.EXPERIMENT,),
        hits_are_what_gains,
        _gain_of(cache_hints.EXPERIMENT),
    ),
    Names(
        frozenset({Cause.LOW_ILP}),
        (unrolled_loads.EXPERIMENT,),
        may_lack_loads,
        _gain_of(unrolled_loads.EXPERIMENT),
    ),
    Drops(explained),
    Names(PATTERNS, (coalesced_accesses.EXPERIMENT,), always, loads_and_stores, replaces=True),
    Drops(looked_for_in_vain),
    # What the launch and its curves show.
    Names(
        frozenset({Cause.TAIL, Cause.SMALL_GRID, Cause.SHORT_LAUNCH}),
        (grid_scaling.EXPERIMENT,),
        launch_limits,
        launch,
    ),
    Names(frozenset({Cause.OCCUPANCY}), (occupancy_sweep.EXPERIMENT,), needs_warps, warps),
    Names(
        frozenset({Cause.LOW_ILP}), (occupancy_sweep.EXPERIMENT,), needs_more_in_flight, in_flight
    ),
    Drops(looked_for_in_vain),
    Drops(outdone),
    # What is named only because nothing above explains the time.
    Names(
        frozenset({Cause.SHARED_OPERAND_TRAFFIC}),
        (noise_shared.EXPERIMENT, noise_fma.EXPERIMENT),
        shared_memory_is_busier,
        operands_from_shared,
    ),
    Names(
        frozenset({Cause.CACHE_OPERAND_TRAFFIC}),
        (noise_global.EXPERIMENT,),
        l1_serves_all_loads,
        operands_from_cache,
    ),
    Names(frozenset({Cause.PARTIAL_WARPS}), (math_only.EXPERIMENT,), lanes_are_idle, idle_lanes),
    Names(
        frozenset({Cause.REDUNDANT_LOADS}),
        (shared_once.EXPERIMENT, block_invariant_loads.EXPERIMENT),
        nothing_gains,
        read_again,
    ),
    Names(
        frozenset({Cause.L1_MISSES}),
        (all_hits_l1.EXPERIMENT, all_hits_l2.EXPERIMENT),
        nothing_but_loads_in_flight,
        misses,
    ),
    Drops(outdone_by_misses),
    Names(
        frozenset({Cause.L1_MISSES}),
        (all_hits_l1.EXPERIMENT, all_hits_l2.EXPERIMENT),
        nothing_gains,
        misses_to_l2,
    ),
    Names(
        frozenset({Cause.L2_ROOF}),
        (all_hits_l1.EXPERIMENT, all_hits_l2.EXPERIMENT),
        at_the_l2,
        roof(Cause.L2_ROOF, all_hits_l1.EXPERIMENT),
    ),
    Names(
        frozenset({Cause.DRAM_ROOF}),
        (all_hits_l2.EXPERIMENT, half_wide_data.EXPERIMENT),
        at_dram,
        dram_roof,
    ),
    Names(
        frozenset({Cause.SHALLOW_PIPELINE}), (one_stage_less.EXPERIMENT,), always, shallow_pipeline
    ),
    Names(frozenset({Cause.EPILOGUE}), (no_stores.EXPERIMENT,), has_products, epilogue),
    Names(
        frozenset({Cause.TENSOR_ROOF}),
        (no_matrix_products.EXPERIMENT,),
        tensor_cores_limit,
        roof(Cause.TENSOR_ROOF, no_matrix_products.EXPERIMENT),
    ),
    Names(
        frozenset({Cause.INSTRUCTION_ROOF}),
        (math_only.EXPERIMENT,),
        instructions_limit,
        roof(Cause.INSTRUCTION_ROOF, math_only.EXPERIMENT),
    ),
)
"""The rows, in order."""
