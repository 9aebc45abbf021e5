"""The vocabulary: every name that sources may give and rules may ask for.

To add a metric: one row in the topic's file here, one row in each source's map, a formula in
``metrics/derived.py`` (old chips: ``metrics/classic.py``) if it follows from others. Names are the
field's terms (sector, wavefront, eligible warps, replay). Percentages are of the peak over the
kernel's whole duration ("elapsed") unless the meaning says "active".

Sources named in the rows: *NCU* is NVIDIA's Nsight Compute "Kernel Profiling Guide" (metrics
reference and metric decoder); *CUPTI* is the CUPTI user guide's events and metrics reference
(compute capability 2.x to 7.x); *VP* the Compute Visual Profiler user guide, 2010 (counters of
Fermi chips); [000] to [004] are the founding tutorials on analysis-driven optimization.
"""

from cuado.errors import UnknownNameError
from cuado.metrics.spec import MetricSpec
from cuado.metrics.vocabulary import (
    access,
    classic,
    constant_memory,
    instructions,
    occupancy,
    requests,
    shared_memory,
    stalls,
    timing,
    traffic,
    utilization,
)
from cuado.metrics.vocabulary.stalls import STALL_REASONS
from cuado.metrics.vocabulary.utilization import PIPES

__all__ = ["PIPES", "STALL_REASONS", "VOCABULARY", "specification"]

_TOPICS = (
    timing,
    utilization,
    traffic,
    access,
    shared_memory,
    constant_memory,
    instructions,
    occupancy,
    stalls,
    classic,
    requests,
)

VOCABULARY: dict[str, MetricSpec] = {row.name: row for topic in _TOPICS for row in topic.ROWS}
"""Every metric by name, by topic."""


def specification(name: str) -> MetricSpec:
    """The vocabulary's row for ``name``.

    Raises:
        UnknownNameError: if there is none.
    """
    try:
        return VOCABULARY[name]
    except KeyError:
        raise UnknownNameError("metric", name, VOCABULARY) from None
