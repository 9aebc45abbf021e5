"""The micro-benchmarks' kernels: the machine code, and what it does, is what is said of them."""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from machine_code import bodies

from cuado.backends.emulated.execution.blocks import Events, execute
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.memory.launch_memory import Opened
from cuado.model.arguments import Buffer
from cuado.model.launch import Launch
from cuado.model.trial import Trial
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.listing import SassInstruction

FOLDER = Path(__file__).parents[3] / "benchmarks"
SMS, DATA_BYTES = 2, 4 << 20
BLOCKS = 2
"""That are emulated, of each grid."""
FEW, MANY = 1, 3
"""Trips; what differs is the loop's."""
WARP = 32
STEPS = 16
OF_THE_LOOP = Counter({"add.u32": 1, "setp.ne.u32": 1})
"""What the loop itself runs in a trip besides its branch."""


@pytest.fixture(scope="module", autouse=True)
def path() -> Iterator[None]:
    sys.path.insert(0, str(FOLDER))
    yield
    sys.path.remove(str(FOLDER))
    for name in [name for name in sys.modules if name.partition(".")[0] == "calibrate"]:
        del sys.modules[name]


def benchmarks(sms: int, data_bytes: int) -> dict[str, Any]:
    sys.path.insert(0, str(FOLDER))
    try:
        from calibrate.registry import all_benchmarks
        from cuado.calibration.benchmark import Chip
        from cuado.calibration.families import arithmetic, mixes
    finally:
        sys.path.remove(str(FOLDER))
    with pytest.MonkeyPatch.context() as patch:
        if sms == SMS:  # What is emulated is compiled first: fewer steps tell the same.
            patch.setattr(arithmetic, "LENGTH", STEPS)
            patch.setattr(mixes, "LENGTH", STEPS)
        every = list(all_benchmarks(Chip(sms, data_bytes)))
    assert len({benchmark.name for benchmark in every}) == len(every)
    return {benchmark.name: benchmark for benchmark in every}


LARGE, SMALL = benchmarks(132, 4 << 30), benchmarks(SMS, DATA_BYTES)
LADDERS = re.compile(r"little\.(l2|dram)_(?!(1|64)_)")
"""Rungs that differ from others in the numbers of their addresses only: not all are assembled."""
NAMES = [name for name in SMALL if not LADDERS.match(name)]
TWINS = re.compile(r"little\.dram_|barrier\.(2|4|8|16)_|latency\.(?!l1|l2|dram|half|f2f)")
"""Of which others run the same instructions."""
EMULATED = [name for name in NAMES if SMALL[name].code.body and not TWINS.match(name)]


def opcode(instruction: SassInstruction) -> str:
    return re.sub(r"^@\S+ ", "", instruction.sass).split()[0]


def branch_target(instruction: SassInstruction) -> int:
    """Where a branch of Hopper goes: its offset is in bits 16 to 23 and from bit 34 on."""
    bits = instruction.encoding or 0
    high = bits >> 34 & (1 << 30) - 1
    signed = high - (1 << 30) if high >> 29 else high
    return instruction.offset + 16 + 4 * (signed << 8 | bits >> 16 & 0xFF)


def loop_of(body: tuple[SassInstruction, ...]) -> list[str]:
    """Opcodes of the loop around all others: atomics of floats in shared memory are loops, too."""
    back = [i for i in body if "BRA" in i.sass and branch_target(i) < i.offset]
    outer = max(back, key=lambda each: each.offset - branch_target(each))
    first, last = branch_target(outer), outer.offset
    assert all(first <= branch_target(each) and each.offset <= last for each in back)
    return [opcode(i) for i in body if first <= i.offset <= last]


PLAIN = [name for name in LARGE if not LADDERS.match(name)]
TOGETHER = 12
"""Benchmarks of which the machine code is disassembled together."""


@pytest.mark.parametrize(
    "names", [PLAIN[first : first + TOGETHER] for first in range(0, len(PLAIN), TOGETHER)]
)
def test_the_machine_code_is_what_is_to_be_measured(names: list[str]) -> None:
    made = [assemble(LARGE[name].code.ptx(), cache=Cache.default()) for name in names]
    listed = bodies("calibrate", *(each.cubin for each in made))
    for name, assembly, body in zip(names, made, listed, strict=True):
        benchmark = LARGE[name]
        used = assembly.resources["calibrate"]
        assert used.registers is not None, name
        assert used.registers <= 65_536 // 2048, name
        if not benchmark.code.body:
            assert len(body) < 12, name
            continue
        found = Counter(code.startswith(benchmark.machine) for code in loop_of(body))
        assert found[True] == benchmark.machine_count, name
        assert found[False] <= benchmark.machine_others, name


@cache
def opened() -> Opened:
    from cuado.calibration.kernel import NAME, carrier

    data = Buffer("data", "u64", (DATA_BYTES // 8,))
    return Opened(Launch("calibrate", carrier(), NAME, (1, 1, 1), (32, 1, 1), (data,)))


def ran(program: Program, trips: int, grid: int, block: int) -> Events:
    arena = opened().arena(program)
    trial = Trial("measured", trips, (grid, 1, 1), (block, 1, 1))
    shape = opened().shape(program, trial, has_tail=True)
    return execute(program, shape, arena, range(min(grid, BLOCKS)))


def prepared(benchmark: Any) -> None:
    if benchmark.prepare is not None:
        program = Program(benchmark.prepare.ptx(), "calibrate")
        arena = opened().arena(program)
        trial = Trial("prepare", 1, (benchmark.prepare_grid, 1, 1), (1024, 1, 1))
        execute(program, opened().shape(program, trial, has_tail=True), arena)


def executions(program: Program, events: Events) -> Counter[str]:
    """Warp instructions by PTX opcode."""
    found: Counter[str] = Counter()
    for segment in program.lowered.segments:
        for index in range(segment.first, segment.last + 1):
            runs = int(events.segments[segment.number][0])
            found[program.code.instructions[index].opcode] += runs
    return found


@pytest.mark.parametrize("name", EMULATED)
def test_a_trip_does_what_is_said_of_it(name: str) -> None:
    benchmark = SMALL[name]
    prepared(benchmark)
    program = Program(benchmark.code.ptx(), "calibrate")
    few, many = (ran(program, n, benchmark.grid, benchmark.block) for n in (FEW, MANY))
    warps = few.blocks * -(-benchmark.block // WARP)
    trips = (MANY - FEW) * warps
    first, second = (executions(program, events) for events in (few, many))
    wanted: Counter[str] = Counter()
    for code, count in benchmark.events:
        wanted[code] += count
    for code, count in wanted.items():
        assert second[code] - first[code] == (count + OF_THE_LOOP[code]) * trips, code
    requests, _, sectors, _, wavefronts, *_ = (many.accesses - few.accesses).sum(axis=0)
    if benchmark.sectors is not None:
        assert sectors / requests == benchmark.sectors
    if benchmark.wavefronts is not None:
        assert wavefronts / requests == benchmark.wavefronts


@pytest.mark.parametrize("name", [name for name in NAMES if SMALL[name].prepare])
def test_a_chase_goes_through_every_line_once_before_it_comes_back(name: str) -> None:
    prepared(SMALL[name])
    arena = opened().arena(Program(SMALL[name].prepare.ptx(), "calibrate"))
    words, base = arena.view("data").view("<u8"), arena.ranges["data"].address
    lines = {"l1_16k": 128, "l2_1m": 8192}.get(name.split(".")[1], DATA_BYTES // 128)
    at, seen, steps = 0, np.zeros(lines, bool), Counter[int]()
    for _ in range(lines):
        assert not seen[at]
        seen[at] = True
        following = (int(words[at * 16]) - base) // 128
        steps[following - at] += 1
        at = following
    assert at == 0
    assert max(steps.values()) < lines / 8, "a stride that a prefetcher would see"


def test_work_is_that_of_what_is_counted() -> None:
    """Bytes of a trip are those of the accesses that a trip makes."""
    for benchmark in LARGE.values():
        if benchmark.name.startswith(("dram.", "l2.", "little.")) and benchmark.sectors:
            requests = sum(count for _, count in benchmark.events)
            warps = benchmark.grid * benchmark.block / WARP
            assert benchmark.work == requests * warps * benchmark.sectors * 32
