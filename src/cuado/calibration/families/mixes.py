"""Pipes side by side: what an SM issues of two kinds of instruction that alternate."""

from collections.abc import Iterator

from cuado.calibration.benchmark import FULL, WARP, Benchmark, Chip, Quantity
from cuado.calibration.families.arithmetic import CHAINS, LENGTH, OPERATIONS, seeds
from cuado.calibration.kernel import Code

MIXES = (
    ("ffma", "lop3"),
    ("ffma", "imad"),
    ("imad", "lop3"),
    ("ffma", "mufu_ex2"),
    ("ffma", "dfma"),
    ("ffma", "i2f"),
    ("ffma", "shfl"),
    ("lop3", "shf"),
)


def mixed(one: str, other: str) -> Code:
    """Steps of two operations in turn, each on chains of its own."""
    known = {operation.name: operation for operation in OPERATIONS}
    pair, lines = (known[one], known[other]), []
    for number in range(LENGTH):
        operation = pair[number % 2]
        chain = number % CHAINS
        names = {"c": f"%c{chain}", "e": f"%e{chain}"}
        # One line a step: of operations that alternate two, every other step takes the other.
        line = operation.lines[number // CHAINS % len(operation.lines)]
        lines.append(line.format(**names))
    sinks = tuple(f"%{'e' if pair[n % 2].wide else 'c'}{n}" for n in range(CHAINS))
    return Code(tuple(lines), seeds(CHAINS), sinks)


def benchmarks(chip: Chip) -> Iterator[Benchmark]:
    """Warp instructions in a cycle of an SM, both kinds counted."""
    machine = {o.name: o.machine for o in OPERATIONS}
    for one, other in MIXES:
        yield Benchmark(
            f"mix.{one}_{other}",
            f"warp instructions, {one} and {other} in turn, {CHAINS} chains, 64 warps an SM",
            Quantity.PER_CYCLE,
            mixed(one, other),
            LENGTH * 2 * FULL / WARP,
            grid=2 * chip.sms,
            block=FULL,
            machine=machine[one] + machine[other],
            machine_count=LENGTH,
        )
