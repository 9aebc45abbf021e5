"""cuado's own vocabulary: what each number is called, its unit, its meaning, and where it is from.

Sources translate their counters into these names; everything above speaks nothing else.
"""

from cuado.metrics.quantity import Measure, Provenance, Unit
from cuado.metrics.sets import MetricSet, MissingMetricError
from cuado.metrics.spec import Formula, MetricSpec
from cuado.metrics.vocabulary import VOCABULARY, specification

__all__ = [
    "VOCABULARY",
    "Formula",
    "Measure",
    "MetricSet",
    "MetricSpec",
    "MissingMetricError",
    "Provenance",
    "Unit",
    "specification",
]
