"""The rows of the table of causes on asynchronous copies and matrix products."""

from collections.abc import Iterable

from cuado.kernel.facts.matrix_products import products_of
from cuado.model.cause import Cause
from cuado.model.limiter import Limit
from cuado.what_if.diagnose.evidence import Evidence
from cuado.what_if.diagnose.gains import gaining
from cuado.what_if.diagnose.named import Named, Place, Shown
from cuado.what_if.diagnose.tile_limits import NAMED, SLOWER, TENSOR_CORES
from cuado.what_if.experiments import no_async_copies, no_stores, one_stage_less


def shallow_pipeline(evidence: Evidence, _: Named) -> Iterable[Shown]:
    """SHALLOW_PIPELINE: a stage less costs time, and without copies the kernel is faster."""
    outcome = evidence.outcomes.measured(one_stage_less.EXPERIMENT)
    ratio = outcome.comparison.ratio if outcome and outcome.comparison else None
    copies = evidence.outcomes.gain(no_async_copies.EXPERIMENT, NAMED.value)
    if ratio is None or copies is None or ratio.low < SLOWER.value:
        return
    why = (
        f"{Cause.SHALLOW_PIPELINE.says}: with one stage less it takes {ratio.estimate:.2f} times "
        f"as long, and {no_async_copies.EXPERIMENT.name} gains at most {copies.estimate:.2f}x"
    )
    yield Shown.without_gain(Cause.SHALLOW_PIPELINE, why, one_stage_less.EXPERIMENT)


def has_products(evidence: Evidence, _: Named) -> bool:
    """True if the kernel multiplies on tensor cores."""
    return evidence.kernel.has_ptx and bool(products_of(evidence.kernel.code).all)


def epilogue(evidence: Evidence, _: Named) -> Iterable[Shown]:
    """EPILOGUE: without its stores the kernel is faster."""
    outcome = evidence.outcomes.of(no_stores.EXPERIMENT)
    if outcome is not None and gaining(outcome, NAMED.value):
        yield Shown.by_gain(Cause.EPILOGUE, outcome, place=Place.LAST)


def tensor_cores_limit(evidence: Evidence, named: Named) -> bool:
    """True if nothing is named, and products run near the tensor cores' peak."""
    limiter = evidence.limiter
    is_near = limiter.verdict is Limit.NEAR_ROOF and limiter.unit == TENSOR_CORES
    return is_near and not named.shown
