"""Roofs measured on the spot against the calibrated ones of the same product.

    python benchmarks/calibrate/on_the_spot.py OUT_FOLDER CALIBRATION.md [--device N]

CALIBRATION.md is what ``measure.py`` wrote. Writes OUT_FOLDER/on-the-spot.md, the chip file made of
the first of two measurements (OUT_FOLDER/measured.toml), and exits with 1 if a value differs by
more than 3 % or a measurement takes longer than 10 s.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from cuado.backends.gpu.backend import GpuBackend
from cuado.calibration.chip_description import described
from cuado.calibration.chip_text import chip_text
from cuado.calibration.roofs import SECONDS, Roofs, roofs
from cuado.device.chip import FACTS
from cuado.device.library import find_chip

TOLERANCE = 0.03
_SAME = {
    "latency.l2_64k": "latency.l2_8m",
}
"""Benchmarks of another size than the calibrated one, which should say the same."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A benchmark's value now, again, and calibrated; None where it is missing."""

    name: str
    unit: str
    now: float
    again: float | None
    calibrated: float | None

    @property
    def is_close(self) -> bool:
        """True if it is within the tolerance of the calibrated value, or there is none."""
        return self.calibrated is None or abs(self.now / self.calibrated - 1) <= TOLERANCE


def calibrated(text: str) -> dict[str, float]:
    """Values by benchmark of the table that ``measure.py`` wrote."""
    rows = re.findall(r"^\| ([\w.]+) \| ([\d.e+]+) \|", text, re.M)
    return {name: float(value) for name, value in rows}


def pairs(first: Roofs, second: Roofs, known: Mapping[str, float]) -> Iterator[Pair]:
    """Every benchmark of the first measurement."""
    for name, row in first.rows.items():
        again = second.rows.get(name)
        yield Pair(
            name,
            row.unit,
            row.value,
            None if again is None else again.value,
            known.get(_SAME.get(name, name)),
        )


def _share(value: float | None, of: float | None) -> str:
    return "" if value is None or of is None else f"{value / of - 1:+.1%}"


def report(first: Roofs, second: Roofs, known: Mapping[str, float]) -> Iterator[str]:
    """Lines of the Markdown file."""
    yield f"# {first.device.name}: roofs measured on the spot"
    yield ""
    yield f"Two measurements took {first.seconds:.1f} s and {second.seconds:.1f} s."
    yield ""
    yield "| benchmark | unit | on the spot | again | calibrated | difference | within 3 % |"
    yield "|---|---|--:|--:|--:|--:|---|"
    for pair in pairs(first, second, known):
        old = "" if pair.calibrated is None else f"{pair.calibrated:.5g}"
        verdict = "" if pair.calibrated is None else "yes" if pair.is_close else "**no**"
        yield (
            f"| {pair.name} | {pair.unit} | {pair.now:.5g} | {_share(pair.again, pair.now)} "
            f"| {old} | {_share(pair.now, pair.calibrated)} | {verdict} |"
        )
    for name, why in {**first.left_out, **second.left_out}.items():
        yield f"\nNot measured: {name}: {why}"
    yield from _facts(first)


def _facts(found: Roofs) -> Iterator[str]:
    """The chip made of the measurement beside the chip file of that name."""
    chip, file = described(found), find_chip(found.device.name)
    yield ""
    yield "| fact | on the spot | chip file |"
    yield "|---|--:|--:|"
    for fact in FACTS:
        now, then = getattr(chip, fact), getattr(file, fact, None)
        if now != then:
            yield f"| {fact} | {now} | {then} |"


def main() -> int:
    parser = argparse.ArgumentParser(description="roofs on the spot against calibrated ones")
    parser.add_argument("out", type=Path)
    parser.add_argument("calibration", type=Path)
    parser.add_argument("--device", type=int, default=0)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    first, second = roofs(GpuBackend(asked.device)), roofs(GpuBackend(asked.device))
    known = calibrated(asked.calibration.read_text("utf-8"))
    text = "\n".join(report(first, second, known)) + "\n"
    (asked.out / "on-the-spot.md").write_text(text, encoding="utf-8")
    heading = f"{first.device.name}, measured by cuado chips measure."
    (asked.out / "measured.toml").write_text(chip_text(described(first), heading), encoding="utf-8")
    print(text)
    slow = max(first.seconds, second.seconds) > SECONDS
    return int(slow or not all(pair.is_close for pair in pairs(first, second, known)))


if __name__ == "__main__":
    sys.exit(main())
