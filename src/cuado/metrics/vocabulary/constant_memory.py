"""The cache of constant memory that loads with an index go through."""

from cuado.metrics.quantity import Unit
from cuado.metrics.spec import MetricSpec

ROWS = (
    MetricSpec(
        "constant_requests",
        Unit.REQUEST,
        "Requests to the cache of constant memory for loads with an index",
        "NCU idc__requests",
    ),
    MetricSpec(
        "constant_hit_rate",
        Unit.PERCENT,
        "Requests that this cache answers itself",
        "NCU idc__request_hit_rate",
    ),
    MetricSpec(
        "constant_utilization",
        Unit.PERCENT,
        "Cycles in which this cache serves requests, as a percentage of the kernel's duration",
        "NCU idc__request_cycles_active",
    ),
)
