"""How often the values of each transformation gained where they were tried, of recorded sessions.

    python benchmarks/optimize/usual_gains.py FILE.jsonl... > src/cuado/optimizer/usual_gains.toml

Reads what ``benchmarks/structural/score.py`` and ``benchmarks/optimize/planted.py`` wrote. A
transformation counts once for each version that it was tried on, with the best of its values; where
none gained more than the noise floor, with no gain. Combinations of steps do not count, nor does
what was left out.
"""

import json
import math
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from cuado.optimizer.guidance import WORTH
from cuado.optimizer.registry import all_transformations

_COUNTED = ("kept", "outdone", "no gain")
"""Fates of candidates whose gain was measured and whose results were not found wrong."""
_LEFT_OUT = "left out"


def main(words: Sequence[str]) -> int:
    """Print the table of the files named on the command line."""
    tried: dict[str, list[float]] = {}
    sessions = [line for path in words for line in _lines(Path(path))]
    for line in sessions:
        for candidates in line.get("tried", [line.get("candidates", [])]):
            for name, gain in best_of_each(candidates).items():
                tried.setdefault(name, []).append(gain)
    print(
        "# Written by benchmarks/optimize/usual_gains.py: for each transformation the versions on"
    )
    print("# which it was tried, those on which it gained, and the sum of the logarithms of its")
    print(f"# gains there. Of {len(sessions)} sessions.")
    for name, gains in sorted(tried.items()):
        gained = sum(each > 0 for each in gains)
        print(f"\n[{name}]\ntried = {len(gains)}\ngained = {gained}\nlogarithms = {sum(gains):.2f}")
    return 0


def best_of_each(candidates: Iterable[Sequence[Any]]) -> dict[str, float]:
    """The logarithm of the greatest gain of each transformation that was tried by itself.

    Args:
        candidates: label, fate and gain, each followed by whatever else is said of it.
    """
    names = {each.NAME for each in all_transformations()}
    best: dict[str, float] = {}
    for label, fate, gain, *_ in candidates:
        name, _, values = label.partition("(")
        if (
            fate == _LEFT_OUT
            or name not in names
            or (values and values.index(")") + 1 < len(values))
        ):
            continue
        is_gain = fate in _COUNTED and gain is not None and gain >= WORTH
        best[name] = max(best.get(name, 0.0), math.log(gain) if is_gain else 0.0)
    return best


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    for line in path.open(encoding="utf-8"):
        read = json.loads(line)
        if "error" not in read:
            yield read


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
