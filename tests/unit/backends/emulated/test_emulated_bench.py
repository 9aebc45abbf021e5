"""The emulated bench behaves as the GPU's does: contents, comparisons, trials that end badly."""

import pickle
import struct
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.bench import EmulatedBench
from cuado.backends.emulated.execution.blocks import execute
from cuado.backends.emulated.frontend.kernels import Kernel
from cuado.backends.emulated.machine_code.counts import MachineCode, machine_code
from cuado.backends.emulated.sampling.blocks import Sampling
from cuado.backends.emulated.sampling.observation import GridEvents, Observation
from cuado.device.chip import Chip
from cuado.errors import CuadoError, UnknownNameError
from cuado.model.arguments import Buffer, Content, Fill, Scalar
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.model.trial import (
    MAGIC,
    OPAQUE,
    ORIGINAL,
    Equivalence,
    Failure,
    Program,
    Trial,
    TrialFailedError,
)
from cuado.sass.toolchain.assemble import AssembleOptions, assemble

BODY = """
    .reg .b64 %rd<9>;
    .reg .b32 %r<9>;
    .reg .f32 %f<9>;
    .reg .pred %p<3>;
    ld.param.u64 %rd1, [x];
    ld.param.u64 %rd2, [y];
    ld.param.u32 %r1, [count];
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mov.u32 %r4, %tid.x;
    mad.lo.u32 %r5, %r2, %r3, %r4;
    setp.ge.u32 %p1, %r5, %r1;
    @%p1 bra DONE;
    cvta.to.global.u64 %rd3, %rd1;
    cvta.to.global.u64 %rd4, %rd2;
    mul.wide.u32 %rd5, %r5, 4;
    add.s64 %rd6, %rd3, %rd5;
    add.s64 %rd7, %rd4, %rd5;
    ld.global.f32 %f1, [%rd6];
    ld.global.f32 %f2, [%rd7];
    add.f32 %f3, %f1, %f2;
"""
PARAMETERS = ".param .u64 x, .param .u64 y, .param .u32 count"
TAIL = (
    ", .param .u64 cuado_scratch, .param .u64 cuado_opaque,"
    " .param .u32 cuado_switch, .param .u32 cuado_magic"
)
STORE = "st.global.f32 [%rd7], %f3;"
HEAD = ".version 7.0\n.target sm_80\n.address_size 64\n"
CODES = {
    "accumulate": STORE,
    "wrong_at_777": f"{STORE} setp.ne.u32 %p2, %r5, 777; @%p2 bra DONE; "
    "mov.b32 %f3, 0x7fc00000; st.global.f32 [%rd7], %f3;",
    "beyond_the_end": f"{STORE} sub.u32 %r6, %r1, 1; setp.ne.u32 %p2, %r5, %r6; @%p2 bra DONE; "
    "st.global.f32 [%rd7+4], %f3;",
    "illegal": "mov.b64 %rd7, 0x1000; st.global.f32 [%rd7], %f3;",
    "endless": "FOREVER: ld.volatile.global.f32 %f4, [%rd6]; add.f32 %f3, %f3, %f4; "
    "setp.eq.u32 %p2, %r1, 0; @!%p2 bra FOREVER; st.global.f32 [%rd7], %f3;",
    "tail": "ld.param.u64 %rd8, [cuado_scratch]; ld.global.f32 %f4, [%rd8+1048576]; "
    "ld.param.u64 %rd1, [cuado_opaque]; ld.param.u32 %r6, [cuado_switch]; "
    "ld.param.u32 %r7, [cuado_magic]; st.global.f32 [%rd4], %f4; st.global.u64 [%rd4+8], %rd1; "
    "st.global.u32 [%rd4+16], %r6; st.global.u32 [%rd4+20], %r7;",
    "last_wins": "st.global.u32 [%rd4], %r5;",
    "mirrored": "sub.u32 %r6, %r1, %r5; sub.u32 %r6, %r6, 1; mul.wide.u32 %rd5, %r6, 4; "
    "add.s64 %rd6, %rd3, %rd5; add.s64 %rd7, %rd4, %rd5; ld.global.f32 %f1, [%rd6]; "
    "ld.global.f32 %f2, [%rd7]; add.f32 %f3, %f1, %f2; " + STORE,
    "dealt": "mov.u32 %r6, %smid; mov.u32 %r7, %nsmid; mad.lo.u32 %r6, %r6, 100, %r7; "
    "st.global.u32 [%rd7], %r6;",
    "clocked": "mov.u32 %r6, %clock; st.global.u32 [%rd7], %r6;",
}
COUNT = 1 << 14


def ptx_of(name: str) -> str:
    parameters = PARAMETERS + (TAIL if name == "tail" else "")
    return f"{HEAD}.visible .entry {name}({parameters})\n{{{BODY}{CODES[name]}\nDONE:\n ret;\n}}\n"


def program(name: str, called: str = "") -> Program:
    ptx = ptx_of(name)
    cubin = assemble(ptx, AssembleOptions("sm_90")).cubin
    return Program(called or name, cubin, name, has_tail=name == "tail", ptx=ptx)


LAUNCH = Launch(
    "accumulation",
    ptx_of("accumulate"),
    "accumulate",
    (COUNT // 256, 1, 1),
    (256, 1, 1),
    (
        Buffer("x", "f32", (COUNT,), Fill(Content.RANDOM, low=-1, high=1, seed=7, period=1000)),
        Buffer("y", "f32", (COUNT,), Fill(Content.RAMP, low=1, step=1)),
        Scalar("count", "u32", COUNT),
    ),
    outputs=("y",),
)
EXPECTED = np.resize(np.random.default_rng(7).uniform(-1, 1, 1000).astype("f4"), COUNT) + np.arange(
    1, COUNT + 1, dtype="f4"
)


@pytest.fixture(scope="module")
def bench() -> Iterator[EmulatedBench]:
    with EmulatedBackend("h200").open(LAUNCH) as opened:
        opened.load(program("accumulate", ORIGINAL))
        for name in CODES:
            if name not in ("accumulate", "clocked", "dealt"):
                opened.load(program(name))
        yield opened


def test_the_kernel_computes_what_it_should_on_the_first_content_each_time(
    bench: EmulatedBench,
) -> None:
    for _ in range(2):
        assert (np.frombuffer(bench.outputs(Trial())["y"], "f4") == EXPECTED).all()


def test_a_trial_takes_the_same_time_whenever_it_is_asked(bench: EmulatedBench) -> None:
    first, second = bench.time(Trial()), bench.time(Trial())
    assert first.time == second.time > 1000
    assert bench.is_modelled
    assert second.cost is not None
    assert second.cost < 1e6


def test_equal_and_different_results(bench: EmulatedBench) -> None:
    assert bench.check(Trial()) == Equivalence(True)
    found = bench.check(Trial("wrong_at_777"))
    assert not found.equal
    (difference,) = found.differences
    assert (difference.buffer, difference.index, difference.elements) == ("y", 777, 1)
    assert difference.expected == EXPECTED[777]
    assert np.isnan(difference.found)


def test_a_write_beyond_the_end_is_seen_and_gone_afterwards(bench: EmulatedBench) -> None:
    assert bench.check(Trial("beyond_the_end")).out_of_bounds == ("y",)
    assert bench.check(Trial()).equal


def test_results_that_hang_on_the_order_of_blocks_are_not_deterministic() -> None:
    launch = replace(LAUNCH, ptx=ptx_of("last_wins"), kernel="last_wins")
    with EmulatedBackend("h200").open(launch) as opened:
        opened.load(program("last_wins", ORIGINAL))
        found = opened.check(Trial())
    assert not found.deterministic
    assert not found.equal


def test_the_tail_reaches_the_kernel(bench: EmulatedBench) -> None:
    found = bench.outputs(Trial("tail", switch=5))["y"][:24]
    assert struct.unpack("<fxxxxQII", found) == (1.0, OPAQUE, 5, MAGIC)


def test_grid_and_block_can_be_others(bench: EmulatedBench) -> None:
    half = np.frombuffer(bench.outputs(Trial(grid=(COUNT // 512, 1, 1)))["y"], "f4")
    assert (half[: COUNT // 2] == EXPECTED[: COUNT // 2]).all()
    assert (half[COUNT // 2 :] == np.arange(COUNT // 2 + 1, COUNT + 1)).all()
    other = Trial(grid=(COUNT // 64, 1, 1), block=(64, 1, 1))
    assert bench.check(other).equal


def test_occupancy_falls_with_shared_memory(bench: EmulatedBench) -> None:
    assert bench.blocks_per_sm(Trial()) == 8
    assert bench.blocks_per_sm(Trial(dynamic_shared_bytes=100 << 10)) == 2
    assert bench.blocks_per_sm(Trial(dynamic_shared_bytes=300 << 10)) == 0


def test_launches_that_cannot_be_are_refused(bench: EmulatedBench) -> None:
    for trial in (Trial(dynamic_shared_bytes=300 << 10), Trial(block=(2048, 1, 1))):
        with pytest.raises(TrialFailedError, match="was not launched") as caught:
            bench.time(trial)
        assert caught.value.failure is Failure.LAUNCH
    assert bench.check(Trial()).equal


def test_an_illegal_address_is_named_and_costs_its_trial_only(bench: EmulatedBench) -> None:
    for ask in (bench.time, bench.check, bench.outputs):
        with pytest.raises(TrialFailedError, match=r"out of bounds.*0x1000.*thread.*PTX line") as e:
            ask(Trial("illegal"))
        assert e.value.failure is Failure.ILLEGAL_ADDRESS
    assert bench.check(Trial()).equal


def test_an_endless_loop_ends(bench: EmulatedBench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuado.backends.emulated.bench.LEAST_BUDGET", 1 << 22)
    bench.time(Trial())
    with pytest.raises(TrialFailedError, match="does not end") as caught:
        bench.check(Trial("endless"))
    assert caught.value.failure is Failure.HANG


def test_what_cannot_be_emulated_is_refused_by_name_and_line(bench: EmulatedBench) -> None:
    with pytest.raises(TrialFailedError, match=r"%clock.*PTX line") as caught:
        bench.load(program("clocked"))
    assert caught.value.failure is Failure.LOAD
    with pytest.raises(CuadoError, match="no program 'clocked'"):
        bench.time(Trial("clocked"))


def test_blocks_are_dealt_to_the_sms_of_the_chip_in_turn() -> None:
    launch = replace(LAUNCH, ptx=ptx_of("dealt"), kernel="dealt")
    with EmulatedBackend("c2050").open(launch) as opened:
        opened.load(program("dealt", ORIGINAL))
        found = np.frombuffer(opened.outputs(Trial())["y"], "u4")
    assert (found == np.arange(COUNT) // 256 % 14 * 100 + 14).all()


def test_code_that_does_not_fit_is_refused(bench: EmulatedBench) -> None:
    tail = program("tail")
    with pytest.raises(TrialFailedError, match="takes 7 parameters"):
        bench.load(replace(tail, name="short", has_tail=False))
    with pytest.raises(TrialFailedError, match="no PTX"):
        bench.load(replace(tail, name="bare", ptx=""))
    with pytest.raises(TrialFailedError, match="no kernel 'other'"):
        bench.load(replace(tail, name="unknown", kernel="other"))


def test_a_program_of_the_same_name_replaces_the_last() -> None:
    with EmulatedBackend("h200").open(LAUNCH) as opened:
        opened.load(program("accumulate", ORIGINAL))
        opened.load(program("accumulate", "copy"))
        assert opened.check(Trial("copy")).equal
        opened.load(program("wrong_at_777", "copy"))
        assert not opened.check(Trial("copy")).equal


def test_a_program_is_compiled_once_beforehand_and_only_what_is_loaded_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []

    class Counted(Kernel):
        def __init__(
            self, chip: Chip, device: DeviceAttributes, launch: Launch, program: Program
        ) -> None:
            made.append(program.name)
            super().__init__(chip, device, launch, program)

    monkeypatch.setattr("cuado.backends.emulated.bench.Kernel", Counted)
    with EmulatedBackend("h200").open(LAUNCH) as opened:
        opened.load(program("accumulate", ORIGINAL))
        before = opened.work
        opened.prepare(program("accumulate", "copy"))
        opened.prepare(program("accumulate", "other"))
        opened.prepare(replace(program("illegal", "no ptx"), ptx=""))
        assert opened.work == before
        opened.load(program("accumulate", "copy"))
        opened.load(program("wrong_at_777", "other"))
        assert opened.check(Trial("copy")).equal
        assert not opened.check(Trial("other")).equal
        with pytest.raises(TrialFailedError, match="no PTX"):
            opened.load(replace(program("illegal", "no ptx"), ptx=""))
    assert made == [ORIGINAL, "copy", "other", "no ptx", "other", "no ptx"]


def test_results_are_compared_without_a_look_at_the_machine_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A disassembler takes longer to start than these grids to run."""
    looked: list[str] = []

    def counted(ptx: str, kernel: str, *more: Any) -> MachineCode:
        looked.append(kernel)
        return machine_code(ptx, kernel, *more)

    monkeypatch.setattr("cuado.backends.emulated.frontend.kernels.machine_code", counted)
    timed_first = EmulatedBackend("h200").open(LAUNCH)
    compared_first = EmulatedBackend("h200").open(LAUNCH)
    with timed_first, compared_first:
        for each in (timed_first, compared_first):
            each.load(program("accumulate", ORIGINAL))
            each.load(program("wrong_at_777"))
        assert not compared_first.check(Trial("wrong_at_777")).equal
        assert not looked
        nanoseconds = timed_first.time(Trial()).time
        assert looked
        assert not timed_first.check(Trial("wrong_at_777")).equal
        # Neither the time nor the work hangs on which of them comes first.
        assert compared_first.time(Trial()).time == nanoseconds
        assert compared_first.work == timed_first.work


def test_an_original_that_fails_is_told_when_it_is_compared() -> None:
    launch = replace(LAUNCH, ptx=ptx_of("illegal"), kernel="illegal")
    with EmulatedBackend("h200").open(launch) as opened:
        opened.load(program("illegal", ORIGINAL))
        opened.load(program("illegal"))
        for ask in (opened.check, opened.check, opened.time):
            with pytest.raises(TrialFailedError, match="0x1000"):
                ask(Trial("illegal") if ask == opened.check else Trial())


def test_large_grids_are_compared_in_part_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuado.backends.emulated.sampling.blocks.PROBE", 8)
    monkeypatch.setattr("cuado.backends.emulated.bench.COMPARED", 1.0)
    with EmulatedBackend("h200", Sampling(budget=1.0)).open(LAUNCH) as opened:
        opened.load(program("accumulate", ORIGINAL))
        opened.load(program("mirrored"))
        found = opened.check(Trial())
        assert found.equal
        assert found.blocks is not None
        assert 0 < found.blocks[0] < found.blocks[1] == COUNT // 256
        # Its blocks do the work of others: a part of them differs, and all of them do not.
        assert opened.check(Trial("mirrored")) == Equivalence(True)


def test_grids_that_take_minutes_are_not_compared_whole() -> None:
    threads = 256
    launch = replace(LAUNCH, grid=((1 << 31) - 1, 1, 1), block=(threads, 1, 1))
    with EmulatedBackend("h200").open(launch) as opened:
        opened.load(program("accumulate", ORIGINAL))
        opened.load(program("accumulate"))
        assert opened.check(Trial("accumulate")).equal  # Some blocks stand for the others.
        half = Trial("accumulate", grid=(1 << 30, 1, 1), block=(threads, 1, 1))
        with pytest.raises(TrialFailedError, match=r"all 2,147,483,647 .* minutes") as error:
            opened.check(half)
        assert error.value.failure is Failure.TOO_LONG


def test_launches_that_do_not_fit_their_kernel_are_not_opened() -> None:
    with pytest.raises(CuadoError, match="takes 3 parameters"):
        EmulatedBackend("h200").open(replace(LAUNCH, arguments=LAUNCH.arguments[:2]))
    with pytest.raises(UnknownNameError, match="accumulate"):
        EmulatedBackend("h200").open(replace(LAUNCH, kernel="other"))


def test_nothing_runs_on_a_bench_that_was_closed() -> None:
    with EmulatedBackend("h200").open(LAUNCH) as opened:
        opened.load(program("accumulate", ORIGINAL))
    with pytest.raises(CuadoError, match="closed"):
        opened.time(Trial())


def test_blocks_to_compare_are_chosen_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A million of them in a grid of small blocks: choosing took longer than running them."""
    chosen: list[list[int]] = []
    choose = GridEvents.spread

    def counted(of: GridEvents, most: float) -> object:
        found = choose(of, most)
        chosen.append([int(number) for number in found])
        return found

    monkeypatch.setattr(GridEvents, "spread", counted)
    monkeypatch.setattr("cuado.backends.emulated.sampling.blocks.PROBE", 8)
    monkeypatch.setattr("cuado.backends.emulated.bench.COMPARED", 5e4)
    with EmulatedBackend("h200", Sampling(budget=1.0)).open(LAUNCH) as opened:
        opened.load(program("accumulate", ORIGINAL))
        opened.load(program("accumulate", "copy"))
        for trial in (Trial(), Trial("copy")):
            found = opened.check(trial)
            assert found.equal
        seen = opened.observe(Trial()).sample
        grid = LAUNCH.grid[0]
        many = int(5e4 * grid / opened.observe(Trial()).grid.thread_instructions)
        evenly = [n * grid // many for n in range(many)]
    assert len(chosen) == 1
    assert 1 < many < grid
    assert found.blocks == (len(chosen[0]), grid)
    assert chosen[0] == sorted({*seen.numbers, *evenly})


@pytest.mark.parametrize("name", ["accumulate", "mirrored"])
def test_a_grid_that_is_run_whole_is_run_once_for_its_events_and_its_traffic(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuado.backends.emulated.sampling.blocks.PROBE", 8)
    runs: list[str] = []

    def counted(*given: Any, **how: Any) -> Any:
        runs.append("for events alone")
        return execute(*given, **how)

    monkeypatch.setattr("cuado.backends.emulated.sampling.blocks.execute", counted)
    launch = replace(LAUNCH, ptx=ptx_of(name), kernel=name)

    def observation() -> Observation:
        with EmulatedBackend("h200").open(launch) as opened:
            opened.load(program(name, ORIGINAL))
            return opened.observe(Trial())

    together = observation()
    assert not runs
    monkeypatch.setattr(
        "cuado.backends.emulated.sampling.observation.share_of", lambda *_: 0.5
    )  # As if its requests were too many to be replayed.
    apart = observation()
    assert runs == ["for events alone"]
    for one, other in ((together.events, apart.events), (together.traffic, apart.traffic)):
        assert pickle.dumps(one) == pickle.dumps(other)
    assert together.timing.seconds == apart.timing.seconds
    assert together.sample.is_whole
