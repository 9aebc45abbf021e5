"""Turns of a loop around an atomic operation, one by one, of warps in each other's way.

    python benchmarks/emulated/turns.py record OUT.npz      # on a GPU, with CuPy and nvdisasm
    python benchmarks/emulated/turns.py table OUT.npz

``turns.cu`` has no instruction that counts turns: in the machine code the loop copies an address in
each turn, and ``record`` puts an addition in its place and has the compare-and-store take the
address from elsewhere, so that not a cycle of the loop is another. ``table`` prints what a turn
takes, and how often the turns of each lane are what three numbers say: cycles of a turn that fails,
of one with which a lane is through, and for how long after its load a warp is in the others' way.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.machine_code.counts import machine_code
from cuado.backends.emulated.retries.attempts import ONCE
from cuado.backends.emulated.retries.loops import loop_of
from cuado.backends.emulated.timing.units import units_of
from cuado.backends.emulated.timing.workload import Operation
from cuado.device.library import load_chip
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sass.toolchain.disassemble import disassemble
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.nvrtc import compile_to_ptx

SOURCE = Path(__file__).with_name("turns.cu")
TARGET = "sm_90"
NAME = "turns"
REQUESTS = 16
LANES = 32
WARPS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 20, 24, 28, 32)
ALONE = 4
"""Warps of which each has a scheduler for itself."""
BEFORE_LOAD = 7
"""Cycles from the first clock to the load (the stall cycles of the instruction that reads it)."""
_BYTES = 16
Array = npt.NDArray[Any]


@dataclass(frozen=True, slots=True)
class Cycles:
    """What the emulated device has of this loop.

    Attributes:
        fails: of a turn that fails.
        parts: of one with which a lane is through and others are not.
        behind: from the last load to what is behind the loop.
        lag: from a load to its compare-and-store.
        way: from a load until others see what its turn stored.
    """

    fails: int
    parts: int
    behind: int
    lag: int
    way: int


def counting() -> bytes:
    """The kernel's machine code, counting turns.

    Raises:
        ValueError: the loop is not as this was written for.
        CuadoError: a tool is missing.
    """
    ptx = compile_to_ptx(SOURCE.read_text(), "compute_90", name=SOURCE.name).ptx
    cubin = assemble(ptx, AssembleOptions(TARGET)).cubin
    code = disassemble(cubin).functions[NAME].instructions
    spins = [n for n, each in enumerate(code) if "CAST.SPIN" in each.sass]
    stored = next(m for each in code if (m := re.search(r"STG\.E\.128 .*\], R(\d+)", each.sass)))
    # The address is the register that the shared window was added to last.
    places = [
        m for each in code if (m := re.search(r"(?:IADD3|VIADD) R(\d+), R\d+, UR", each.sass))
    ]
    if len(spins) != 1 or not places or not re.match(r"(MOV|IMAD.U32) ", code[spins[0] - 2].sass):
        raise ValueError(f"the assembler made another loop of {SOURCE.name}: look at it")
    copy, store = code[spins[0] - 2], code[spins[0]]
    turns, at = int(stored[1]), int(places[-1][1])
    # IADD3 R, R, 1, RZ; with what the copy tells the scheduler.
    high = (copy.encoding or 0) >> 64 >> 41 << 41 | 0x07FFE0FF
    new = {
        copy.offset: high << 64 | 0x7810 | turns << 16 | turns << 24 | 1 << 32,
        store.offset: (store.encoding or 0) & ~(0xFF << 24) | at << 24,
    }
    patched, start = bytearray(cubin), Cubin(cubin).code[NAME].offset
    for offset, encoding in new.items():
        patched[start + offset : start + offset + _BYTES] = encoding.to_bytes(_BYTES, "little")
    return bytes(patched)


def record(out: Path) -> None:
    """Turns of each lane, and clocks of each warp, of each number of warps."""
    import cupy

    path = out.with_suffix(".cubin")
    path.write_bytes(counting())
    kernel = cupy.RawModule(path=str(path)).get_function(NAME)
    one = int(np.float32(1.0).view(np.uint32))
    head, found = cupy.asarray([0, 0, one], dtype=cupy.uint32), dict[str, Any]()
    for warps in WARPS:
        blocks = 132 if warps <= 2 * ALONE else 33  # Each an SM, each other delays.
        log = cupy.zeros((blocks, REQUESTS, warps, LANES, 4), cupy.uint32)
        for _ in range(2):  # The first run loads the code.
            kernel((blocks,), (warps * LANES,), (log, head, np.int32(REQUESTS), np.int32(1)))
        read = cupy.asnumpy(log)
        own = np.diff(read[..., 0].astype(np.int64), axis=1, prepend=0)
        found[f"turns_{warps}"] = np.sort(own, axis=-1).astype(np.uint16)
        found[f"clocks_{warps}"] = read[:, :, :, 0, 1:3]
        print(f"{warps} warps: {own.max(-1).mean():.2f} turns", flush=True)
    np.savez_compressed(out, **found)


def gaps(turns: Array) -> Array:
    """Turns that each success took, in the order of successes."""
    return np.diff(turns.astype(np.int64), axis=-1, prepend=0)


def followed(starts: Array, cycles: Cycles) -> Array:
    """Turns that each success takes, of warps that load first at some times.

    0 for what is after the first warp is through: where it goes then is not of this loop.
    """
    count = len(starts)
    load, seen_from, version = starts.astype(float), -1.0, 0
    seen, since, found = [-1] * count, [0] * count, [list[int]() for _ in range(count)]
    while all(len(each) < LANES for each in found):
        times = [at + cycles.lag if v >= 0 else at for at, v in zip(load, seen, strict=True)]
        now = int(np.argmin(times))
        if seen[now] < 0:
            seen[now] = version - (times[now] < seen_from)
            continue
        since[now] += 1
        won = seen[now] == version
        if won:
            version, seen_from = version + 1, load[now] + cycles.way
            found[now].append(since[now])
            since[now] = 0
        load[now] += cycles.parts if won else cycles.fails
        seen[now] = -1
    told = np.zeros((count, LANES), np.int64)
    for number, each in enumerate(found):
        told[number, : len(each)] = each
    return told


def of_model() -> Cycles:
    """From the machine code as it is before it is made to count.

    Raises:
        ValueError: the loop is not known as one.
    """
    units = units_of(load_chip("h200"))
    program = Program(compile_to_ptx(SOURCE.read_text(), "compute_90", name=SOURCE.name).ptx, NAME)
    machine = machine_code(program.ptx, NAME, AssembleOptions(TARGET), program.code)
    (index,) = machine.spinning
    loop = loop_of(machine, index, units)
    if loop is None:
        raise ValueError(f"the assembler made another loop of {SOURCE.name}: look at it")
    lag = units.latency[Operation.SHARED] + loop.compute
    known = lag + units.shared_atomic_latency + ONCE.swap_passes - 1
    again = known + loop.again
    every = again, again + loop.part, known + loop.leave, lag, lag + units.retry_visible
    return Cycles(*(int(each) for each in every))


def agreement(read: Any, warps: int, cycles: Cycles) -> str:
    """A row of the table: of successes until one warp is through, and of blocks."""
    measured = gaps(read[f"turns_{warps}"][:, 0])
    begin = read[f"clocks_{warps}"][:, 0, :, 0].astype(np.int64)
    same, asked, whole = 0, 0, 0
    for block, starts in zip(measured, begin, strict=True):
        told = followed(starts - starts.min(), cycles)
        there = told > 0
        same += int((told == block)[there].sum())
        asked += int(there.sum())
        whole += bool((told == block)[there].all())
    return f"| {warps} | {same / asked:.1%} of {asked:,} | {whole} of {len(measured)} |"


def table(read: Any) -> Iterator[str]:
    """What was measured beside what the model has."""
    cycles, several = of_model(), range(2, ALONE + 1)
    clocks = read["clocks_1"].astype(np.int64)
    took = np.unique(clocks[..., 1] - clocks[..., 0]).tolist()
    said = BEFORE_LOAD + (LANES - 1) * cycles.parts + cycles.behind
    yield f"A warp alone: {LANES} turns take {took} cycles; modelled {said}."
    failed, times = list[Any](), list[Any]()
    for warps in several:
        clocks = read[f"clocks_{warps}"].astype(np.int64)
        failed.append((read[f"turns_{warps}"].max(-1) - LANES).ravel())
        times.append((clocks[..., 1] - clocks[..., 0]).ravel())
    slope, start = np.polyfit(np.concatenate(failed), np.concatenate(times), 1)
    yield f"2 to {ALONE} warps: {start:.0f} cycles and {slope:.2f} for each turn that fails;"
    yield f"modelled {said} and {cycles.fails}."
    yield ""
    yield "| warps | turns that a success takes, as modelled | blocks of which all are |"
    yield "|--:|--:|--:|"
    for warps in several:
        yield agreement(read, warps, cycles)
    yield ""
    yield "| warps | turns of a request, measured |"
    yield "|--:|--:|"
    for warps in WARPS:
        yield f"| {warps} | {read[f'turns_{warps}'].max(-1).mean():.2f} |"


def main() -> None:
    """Record, or print the table."""
    what, file = sys.argv[1:]
    if what == "record":
        record(Path(file))
        return
    print("\n".join(table(np.load(file))))


if __name__ == "__main__":
    main()
