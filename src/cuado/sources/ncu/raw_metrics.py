"""Every metric of a launch under NVIDIA's own names, read when somebody asks for them.

A report holds 1,500 to 2,200 metrics per launch, of which an analysis needs 350: reading all of
them would take several times longer.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import ncu_report

from cuado.model.profile import RawMetric


class RawMetrics(Mapping[str, RawMetric]):
    """The metrics of one launch of a report.

    Args:
        path: the report; must still be there at the first use.
        index: index of the launch, from 0.
    """

    def __init__(self, path: Path, index: int) -> None:
        self._path = path
        self._index = index

    @cached_property
    def _metrics(self) -> Mapping[str, RawMetric]:
        from cuado.sources.ncu.reader_process import raw_metrics

        return raw_metrics(self._path, self._index)

    def __getitem__(self, name: str) -> RawMetric:
        return self._metrics[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._metrics)

    def __len__(self) -> int:
        return len(self._metrics)


def read_metrics(path: Path, index: int) -> dict[str, RawMetric]:
    """The metrics of one launch, read in this process.

    Args:
        path: the report.
        index: index of the launch, from 0.
    """
    action = _opened(path)[index]
    found = {}
    for name in sorted(action.metric_names()):
        metric = action.metric_by_name(name)
        if metric.has_value():
            value = metric.value()
            plain = value if isinstance(value, int | float) else str(value)
            found[str(name)] = RawMetric(plain, str(metric.unit()))
    return found


def actions(context: Any) -> Iterator[Any]:
    """The launches of an opened report, in its order."""
    for number in range(context.num_ranges() or 0):
        span = context.range_by_idx(number)
        for index in range(span.num_actions()):
            yield span.action_by_idx(index)


@lru_cache(maxsize=1)
def _opened(path: Path) -> list[Any]:
    """The launches of the report last asked for; all of them are usually asked for in turn."""
    return list(actions(ncu_report.load_report(str(path))))
