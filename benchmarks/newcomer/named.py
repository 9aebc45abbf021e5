"""What ``cuado analyze`` names of the kernels of a first use, without a GPU, and how long it takes.

    python benchmarks/newcomer/named.py OUT.md [DEVICE]

Each case is analysed twice, by a process of its own as a user would: what is named must be the
same, however busy the machine is. Seconds are of the processor, all processes together, and of the
clock on the wall.
"""

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from cuado.rules.registry import rule_named

CASES = Path(__file__).parent
PLANTED = {
    "brighten": "narrow-access",
    "chain": "dependent-loads",
    "count_above": "atomics",
    "cyclic": "integer-division",
    "debug_build": "debug-build",
    "even_odd": "divergence",
    "gelu": "fp64",
    "kinetic_z": "uncoalesced-load",
    "poly33": "partial-warps",
    "relax": "barriers",
    "row_norm": "small-grid",
    "small_blocks": "partial-warps",
    "stencil5": "uncoalesced-load",
    "thread_histogram": "dynamic-local-array",
    "tile_row_sums": "bank-conflicts",
}
"""The cause of each; the others are healthy."""


@dataclass(frozen=True)
class Answer:
    """What one run named, and the seconds that it took.

    Attributes:
        verdict: the limiter.
        causes: named, in order.
        processor: seconds of all its processes.
        wall: seconds.
    """

    verdict: str
    causes: tuple[str, ...]
    processor: float
    wall: float


def asked(name: str, device: str) -> Answer:
    """One run of ``cuado analyze``."""
    command = [sys.executable, "-m", "cuado", "analyze", str(CASES / f"{name}.toml")]
    before, began = os.times(), time.perf_counter()
    made = subprocess.run(
        [*command, "--device", device, "-f", "json"], capture_output=True, text=True, check=True
    )
    wall, after = time.perf_counter() - began, os.times()
    processor = sum(
        getattr(after, each) - getattr(before, each)
        for each in ("children_user", "children_system")
    )
    (kernel,) = json.loads(made.stdout)["kernels"]
    found = [
        rule_named(each["rule"]).cause for each in kernel["findings"] if each["kind"] == "cause"
    ]
    causes = tuple(dict.fromkeys(cause.value for cause in found if cause))
    return Answer(kernel["limiter"]["verdict"], causes, processor, wall)


def row(name: str, first: Answer, second: Answer) -> str:
    """A row of the table."""
    planted = PLANTED.get(name)
    if planted is None:
        right = "yes" if not first.causes else "no"
    else:
        right = "first" if first.causes[:1] == (planted,) else "no"
        right = "yes, not first" if right == "no" and planted in first.causes else right
    same = "yes" if first.causes == second.causes else "no"
    named = ", ".join(first.causes) or "nothing"
    seconds = [f"{x.processor:.1f} / {x.wall:.1f}" for x in (first, second)]
    return (
        f"| {name} | {planted or 'healthy'} | {first.verdict} | {named} | {right} | {same} "
        f"| {' | '.join(seconds)} |"
    )


def main() -> None:
    """Write the table, anew after each case."""
    out = Path(sys.argv[1])
    device = sys.argv[2] if len(sys.argv) > 2 else "emulated:h200"
    lines = [
        f"Device: {device}. Load of the machine at the beginning: {os.getloadavg()[0]:.1f}.",
        "",
        "| kernel | planted | limiter | named | right | same again | processor / wall, s | again |",
        "|---|---|---|---|---|---|--:|--:|",
    ]
    for path in sorted(CASES.glob("*.toml")):
        lines.append(row(path.stem, asked(path.stem, device), asked(path.stem, device)))
        out.write_text("\n".join(lines) + "\n")
        print(lines[-1], flush=True)


if __name__ == "__main__":
    main()
