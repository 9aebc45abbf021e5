"""Every metric of a launch under NVIDIA's own names, read when somebody asks for them.

A report holds about 1,500 metrics per launch, of which an analysis needs 110: reading all of them
would double the time to read a report.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from cuado.model.profile import RawMetric


class RawMetrics(Mapping[str, RawMetric]):
    """The metrics of one launch of a report.

    Args:
        action: the launch, as NVIDIA's reader gives it.
    """

    def __init__(self, action: Any) -> None:
        self._action = action

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return tuple(sorted(str(name) for name in self._action.metric_names()))

    def __getitem__(self, name: str) -> RawMetric:
        metric = self._action.metric_by_name(name)
        if metric is None or not metric.has_value():
            raise KeyError(name)
        value = metric.value()
        plain = value if isinstance(value, int | float) else str(value)
        return RawMetric(plain, str(metric.unit()))

    def __iter__(self) -> Iterator[str]:
        return (name for name in self._names if self._action.metric_by_name(name).has_value())

    def __len__(self) -> int:
        return sum(1 for _ in self)
