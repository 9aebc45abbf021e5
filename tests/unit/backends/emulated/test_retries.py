"""Warps in each other's way in shared memory: the model against one in Python, and its parts."""

from collections.abc import Sequence
from ctypes import c_uint64
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt
import pytest
from emulated_kernels import program_of

from cuado.backends.emulated.execution.blocks import DEFAULT, Events, Options, Shape
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.tracing import CHANGES as OF_CHANGES
from cuado.backends.emulated.hierarchy.tracing import LocalTraces, Tracer
from cuado.backends.emulated.machine_code.counts import machine_code
from cuado.backends.emulated.retries.layout import CHANGES, RetryCount
from cuado.backends.emulated.retries.loops import RetryLoop, loop_of
from cuado.backends.emulated.retries.model import Changes, simulated
from cuado.backends.emulated.timing.units import units_of
from cuado.backends.emulated.timing.workload import Operation
from cuado.device.library import load_chip
from cuado.sass.toolchain.assemble import AssembleOptions

UNITS = units_of(load_chip("h200"))
LOOP = RetryLoop(compute=6.0, again=25.0, part=13.0, leave=33.0, words=1, late=False)
END, CHANGE, KIND = 6, 8, 60
NOTHING = Events(0, np.zeros(0), np.zeros(0), np.zeros(0), 0)
Lanes = Sequence[int | None]
"""The word of each lane; None for one that takes no part."""
ONE_WORD: Lanes = [0] * 32
Blocks = Sequence[Sequence[Sequence[Sequence[Lanes]]]]
"""Of each block, warp, and part between barriers: what is changed, in order."""


def trace_of(block: Sequence[Sequence[Sequence[Lanes]]]) -> npt.NDArray[np.uint64]:
    """As ``runtime/trace.h`` has it."""
    words = [END << KIND for _ in block]
    for number, parts in enumerate(block):
        tail = number
        for part in parts:
            words[tail] |= len(words)
            for lanes in part:
                mask = sum(1 << n for n, word in enumerate(lanes) if word is not None)
                words.append(CHANGE << KIND | mask)
                for first in range(0, 32, 4):
                    four = [word or 0 for word in lanes[first : first + 4]]
                    words.append(sum(word << 16 * n for n, word in enumerate(four)))
            tail = len(words)
            words.append(END << KIND)
    return np.array(words, np.uint64)


def modelled(blocks: Blocks, loop: RetryLoop = LOOP, rest: float = 0.0) -> RetryCount:
    held = [trace_of(block) for block in blocks]
    addresses = np.array([each.ctypes.data for each in held], np.uint64)
    shape = Shape((len(blocks), 1, 1), (32 * len(blocks[0]), 1, 1), 0, b"")
    (found,) = simulated(1, {0: loop}, Changes(LocalTraces(addresses), NOTHING, shape, rest), UNITS)
    return found


def told(found: RetryCount) -> tuple[int, ...]:
    return tuple(int(getattr(found, name)) for name, *_ in found._fields_)


@dataclass
class Warp:
    """One that changes things in Python: all at once, without rest, and without barriers."""

    block: int
    changes: list[Lanes]
    ready: float = 0.0
    swaps: bool = False

    def begin(self) -> None:
        self.left = {n: w for n, w in enumerate(self.changes[0]) if w is not None}


def expected(blocks: Blocks) -> tuple[int, ...]:
    """What the model has to count, of one part of each warp."""
    warps = [Warp(b, list(parts[0])) for b, block in enumerate(blocks) for parts in block]
    version: dict[tuple[int, int], int] = {}
    since: dict[tuple[int, int], float] = {}
    seen: dict[int, dict[int, int]] = {}
    asked = sum(w is not None for each in warps for lanes in each.changes for w in lanes)
    requests = sum(len(each.changes) for each in warps)
    attempts = lanes = divergences = passes = 0
    free, swaps = [0.0] * UNITS.schedulers, dict[int, float]()
    for each in warps:
        each.begin()
    while any(each.changes for each in warps):
        going = [n for n, each in enumerate(warps) if each.changes]
        time = {n: max(warps[n].ready, free[n % UNITS.schedulers]) for n in going}
        number = min(going, key=lambda n: (time[n], warps[n].ready, n % UNITS.schedulers, n))
        warp, now = warps[number], time[number]
        if not warp.swaps:
            banks = [word % 32 for word in set(warp.left.values())]
            most = max(banks.count(bank) for bank in banks)
            passes += most
            swaps[number] = most + 1
            free[number % UNITS.schedulers] = now + most * UNITS.schedulers
            warp.ready = now + most - 1 + UNITS.latency[Operation.SHARED] + LOOP.compute
            seen[number] = {
                w: version.get((warp.block, w), 0) - (now < since.get((warp.block, w), 0.0))
                for w in warp.left.values()
            }
        else:
            free[number % UNITS.schedulers] = now + swaps[number] * UNITS.schedulers
            attempts, lanes = attempts + 1, lanes + len(warp.left)
            won = {}
            for lane, word in warp.left.items():
                if version.get((warp.block, word), 0) == seen[number][word] and word not in won:
                    won[word] = lane
            for word, lane in won.items():
                version[warp.block, word] = version.get((warp.block, word), 0) + 1
                since[warp.block, word] = now + UNITS.retry_visible
                del warp.left[lane]
            warp.ready = now + UNITS.shared_atomic_latency + swaps[number] - 1
            if warp.left:
                divergences += bool(won)
                warp.ready += LOOP.again + (LOOP.part if won else 0)
            else:
                warp.ready += LOOP.leave
                warp.changes.pop(0)
                if warp.changes:
                    warp.begin()
        warp.swaps = not warp.swaps
    return requests, asked, attempts, lanes, divergences, passes


@pytest.mark.parametrize("seed", range(6))
def test_the_model_counts_what_one_in_python_does(seed: int) -> None:
    random = np.random.default_rng(seed)
    words = int(random.choice([1, 3, 40, 400]))

    def drawn() -> Lanes:
        there = random.random(32) < random.choice([0.2, 1.0])
        there[random.integers(32)] = True
        return [int(random.integers(words)) if each else None for each in there]

    count = int(random.integers(1, 7))
    blocks: Blocks = [[[[drawn() for _ in range(count)]] for _ in range(4)] for _ in range(3)]
    assert told(modelled(blocks)) == expected(blocks)


def test_lanes_of_one_warp_go_one_after_the_other() -> None:
    found = modelled([[[[ONE_WORD]]]])
    assert told(found) == (1, 32, 32, 32 * 33 // 2, 31, 32)


def test_lanes_that_change_words_of_their_own_are_through_at_once() -> None:
    assert told(modelled([[[[list(range(32))]]]])) == (1, 32, 1, 32, 0, 1)


def test_loads_of_words_of_one_bank_take_a_pass_each() -> None:
    far: Lanes = [32 * n for n in range(32)]
    assert told(modelled([[[[far]]]])) == (1, 32, 1, 32, 0, 32)


def test_double_words_are_in_two_banks() -> None:
    wide = replace(LOOP, words=2)
    assert modelled([[[[[2 * n for n in range(32)]]]]], wide).passes == 2


def test_a_warp_that_another_was_faster_than_goes_round_again() -> None:
    one_block = modelled([[[[ONE_WORD]], [[ONE_WORD]]]])
    assert one_block.requests == 2
    assert one_block.divergences == 62
    assert one_block.attempts > 64


def test_blocks_have_words_of_their_own() -> None:
    assert modelled([[[[ONE_WORD]]], [[[ONE_WORD]]]]).attempts == 64


def test_warps_that_seldom_come_are_seldom_in_the_way() -> None:
    often = [[[[ONE_WORD] * 8] for _ in range(4)]]
    least = 4 * 8 * 32
    assert modelled(often).attempts > 1.4 * least
    assert modelled(often, rest=1e6).attempts < 1.02 * least


def test_a_load_that_waits_for_something_else_has_gone_stale() -> None:
    often: Blocks = [[[[ONE_WORD] * 50] for _ in range(2)]]
    before = modelled(often, rest=700.0)
    within = modelled(often, replace(LOOP, late=True), rest=700.0)
    assert before.attempts + 50 < within.attempts < before.attempts + 200
    assert (within.requests, within.divergences) == (100, 100 * 31)


def test_two_warps_that_begin_together_take_turns() -> None:
    # As on an H200: the one that is a pass later fails once, and then each twice for each lane.
    found = modelled([[[[ONE_WORD]], [[ONE_WORD]]]])
    assert found.attempts == (1 + 31 * 2) + 32 * 2


def test_a_barrier_keeps_warps_until_all_are_there() -> None:
    # The second warp changes the word of the first one's first part only behind the barrier.
    apart: Lanes = list(range(32, 64))
    found = modelled([[[[ONE_WORD], [apart]], [[apart], [ONE_WORD]]]])
    assert told(found) == (4, 128, 66, 2 * 528 + 64, 62, 66)


def test_warps_without_changes_end() -> None:
    assert told(modelled([[[], [[]], [[ONE_WORD]]]])) == (1, 32, 32, 528, 31, 32)


def test_other_atomic_operations_are_passed_over() -> None:
    block = trace_of([[[ONE_WORD]]])
    addresses = np.array([block.ctypes.data], np.uint64)
    shape = Shape((1, 1, 1), (32, 1, 1), 0, b"")
    found = simulated(1, {}, Changes(LocalTraces(addresses), NOTHING, shape, 0.0), UNITS)
    assert told(found[0]) == (0,) * 6


BODY = """
    .shared .align 4 .b8 sums[1024];
    mov.u32 %r1, sums; and.b32 %r2, %r0, 3; shl.b32 %r2, %r2, 2; add.u32 %r1, %r1, %r2;
    mov.f32 %f1, 0f3F800000; mov.u32 %r3, ROUNDS;
    bar.sync 0;
AGAIN:
    setp.lt.u32 %p2, %r0, 40;
    @%p2 red.shared.add.f32 [%r1], %f1;
    sub.u32 %r3, %r3, 1; setp.ne.u32 %p1, %r3, 0;
    @%p1 bra AGAIN;
"""


def words_at(address: int, count: int) -> list[int]:
    return list((c_uint64 * count).from_address(address))


def recorded(program: Program, options: Options = DEFAULT) -> list[int]:
    """The words of a block of two warps."""
    tracer = Tracer(program, Shape((1, 1, 1), (64, 1, 1), 0, b""), program.arena({}), options,
                    OF_CHANGES)  # fmt: skip
    traces = tracer.traces(range(1))
    assert isinstance(traces, LocalTraces)
    try:
        ended = words_at(int(traces.addresses[0]), 2)
        found = []
        for tail in ended:
            at = tail & ((1 << KIND) - 1)
            while at:
                word = words_at(int(traces.addresses[0]) + 8 * at, 1)[0]
                if word >> KIND == END:
                    at = word & ((1 << KIND) - 1)
                    continue
                found += words_at(int(traces.addresses[0]) + 8 * at, 9)
                at += 9
        return found
    finally:
        traces.free()


def test_changes_are_written_down_warp_by_warp() -> None:
    found = recorded(program_of(BODY.replace("ROUNDS", "3")))
    assert len(found) == 6 * 9
    masks = [word & 0xFFFFFFFF for word in found[::9]]
    assert masks == 3 * [0xFFFFFFFF] + 3 * [0xFF]
    four = 0 | 1 << 16 | 2 << 32 | 3 << 48
    assert found[1:9] == 8 * [four]
    assert found[-8:] == 2 * [four] + 6 * [0]


def test_of_each_warp_the_first_changes_are_kept() -> None:
    assert len(recorded(program_of(BODY.replace("ROUNDS", str(CHANGES + 5))))) == 2 * CHANGES * 9


def test_cycles_of_the_loop_are_those_of_its_control_bits() -> None:
    program = program_of(BODY.replace("ROUNDS", "3").replace("@%p2 ", ""))
    machine = machine_code(program.ptx, "small", AssembleOptions("sm_90"), program.code)
    (index,) = machine.spinning
    loop = loop_of(machine, index, UNITS)
    assert loop is not None
    assert loop.words == 1
    # An addition before the compare-and-store; a comparison and a branch behind it.
    assert 4 <= loop.compute <= 10
    assert 18 <= loop.again <= 32
    assert loop.part == 13
    assert not loop.late
    assert loop_of(machine, index + 1, UNITS) is None


def test_what_is_added_is_waited_for_inside_of_the_loop() -> None:
    body = BODY.replace("ROUNDS", "3").replace("@%p2 ", "")
    loads = "ld.global.f32 %f1, [%rd0]; red.shared"
    program = program_of(body.replace("red.shared", loads), ("p",))
    machine = machine_code(program.ptx, "small", AssembleOptions("sm_90"), program.code)
    (index,) = machine.spinning
    loop = loop_of(machine, index, UNITS)
    assert loop is not None
    assert loop.late
