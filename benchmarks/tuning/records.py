"""Records of whole spaces: read, and asked as a device would be."""

import gzip
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cuado.optimizer.tuning.facts import Facts
from cuado.sources.case.space import Configuration


@dataclass(frozen=True)
class Record:
    """A space, every configuration of it measured.

    Attributes:
        name: of the space.
        device: that measured it.
        tunables: values by name.
        default: configuration that a user would start from.
        times: nanoseconds by configuration; those that failed or were wrong are absent.
        facts: by configuration, of all that could be compiled and launched.
        failures: configurations that failed, and why.
    """

    name: str
    device: str
    tunables: Mapping[str, tuple[int, ...]]
    default: Configuration
    times: Mapping[Configuration, float]
    facts: Mapping[Configuration, Facts]
    failures: Mapping[Configuration, str]

    @property
    def best(self) -> float:
        """The optimum, nanoseconds."""
        return min(self.times.values())

    @property
    def configurations(self) -> tuple[Configuration, ...]:
        """All that were recorded, in a fixed order."""
        return tuple(sorted({*self.times, *self.failures}))

    def fraction(self, time: float | None) -> float:
        """Of the optimum's speed; 0 for a search that found nothing."""
        return 0.0 if time is None else self.best / time


def read_record(path: Path) -> Record:
    """Read what ``record.py`` wrote, compressed by gzip or not."""
    data = path.read_bytes()
    text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode("utf-8")
    header, *lines = [json.loads(line) for line in text.splitlines()]
    names = tuple(header["tunables"])

    def configuration(values: Mapping[str, int]) -> Configuration:
        return tuple(values[name] for name in names)

    times: dict[Configuration, float] = {}
    facts: dict[Configuration, Facts] = {}
    failures: dict[Configuration, str] = {}
    for line in lines:
        key = configuration(line["values"])
        if "facts" in line:
            facts[key] = Facts.from_plain(line["facts"])
        problem = line.get("failure") or line.get("wrong") or ""
        if problem or "time_ns" not in line:
            failures[key] = problem or "not timed"
        else:
            times[key] = line["time_ns"]
    tunables = {name: tuple(values) for name, values in header["tunables"].items()}
    default = configuration(header["default"])
    return Record(header["space"], header["device"], tunables, default, times, facts, failures)


def plain_summary(record: Record) -> dict[str, Any]:
    """What a table says of a space."""
    ordered = sorted(record.times.values())
    return {
        "configurations": len(record.configurations),
        "failed": len(record.failures),
        "best_us": record.best / 1e3,
        "median": record.best / ordered[len(ordered) // 2],
        "default": record.fraction(record.times.get(record.default)),
        "within_10_percent": sum(t <= record.best / 0.9 for t in ordered),
    }
