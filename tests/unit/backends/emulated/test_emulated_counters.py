"""Counters of the emulated device under NVIDIA's names, and the profile that comes of them."""

from collections.abc import Iterator
from typing import Any

import pytest

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.bench import EmulatedBench
from cuado.backends.emulated.retries import launch
from cuado.backends.emulated.retries.attempts import Known
from cuado.backends.emulated.retries.model import contended
from cuado.backends.emulated.sampling.blocks import Sampling
from cuado.metrics import Provenance
from cuado.model.arguments import Buffer, Content, Fill, Scalar
from cuado.model.instruction import Access, Instruction, Space
from cuado.model.launch import Launch
from cuado.model.profile import Profile
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sources.counters import collect

HEAD = ".version 7.8\n.target sm_90\n.address_size 64\n"
THREADS = 64 * 256
WARPS = THREADS // 32
LOAD = "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"

START = """
    .reg .b64 %rd<9>; .reg .b32 %r<9>; .reg .f32 %f<9>; .reg .pred %p<5>;
    ld.param.u64 %rd1, [x];
    ld.param.u64 %rd2, [y];
    ld.param.u32 %r8, [stride];
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %ntid.x;
    mov.u32 %r3, %tid.x;
    mad.lo.u32 %r4, %r1, %r2, %r3;
    mul.lo.u32 %r5, %r4, %r8;
    mul.wide.u32 %rd3, %r5, 4;
    mul.wide.u32 %rd4, %r4, 4;
    add.s64 %rd5, %rd1, %rd3;
    add.s64 %rd6, %rd2, %rd4;
"""
CODES = {
    "copy": "ld.global.f32 %f1, [%rd5]; st.global.f32 [%rd6], %f1;",
    "shared": """
    .shared .align 4 .b8 tile[8192];
    mov.u32 %r6, tile; shl.b32 %r7, %r3, 3; add.u32 %r6, %r6, %r7;
    ld.global.f32 %f1, [%rd5]; st.shared.f32 [%r6], %f1; bar.sync 0;
    ld.shared.f32 %f2, [%r6]; fma.rn.f32 %f2, %f2, %f1, %f1; st.global.f32 [%rd6], %f2;""",
    "apart": """
    ld.global.f32 %f1, [%rd5]; and.b32 %r6, %r3, 1; setp.eq.u32 %p1, %r6, 0; mov.u32 %r7, 0;
    @%p1 bra EVEN;
ODD: fma.rn.f32 %f1, %f1, %f1, %f1; add.u32 %r7, %r7, 1; setp.lt.u32 %p2, %r7, 40;
    @%p2 bra ODD; bra DONE;
EVEN: add.f32 %f1, %f1, 0f3F800000; add.u32 %r7, %r7, 1; setp.lt.u32 %p2, %r7, 40;
    @%p2 bra EVEN;
DONE: st.global.f32 [%rd6], %f1;""",
    "copied": """
    .shared .align 16 .b8 tile[4096];
    mov.u32 %r6, tile; shl.b32 %r7, %r3, 4; add.u32 %r6, %r6, %r7; shl.b64 %rd7, %rd4, 2;
    add.s64 %rd5, %rd1, %rd7;
    cp.async.cg.shared.global [%r6], [%rd5], 16; cp.async.wait_all; bar.sync 0;
    ld.shared.f32 %f2, [%r6]; st.global.f32 [%rd6], %f2;""",
    "added": """
    .shared .align 4 .b8 sums[1024];
    mov.u32 %r6, sums; shl.b32 %r7, %r3, 2; add.u32 %r6, %r6, %r7;
    ld.global.f32 %f1, [%rd5]; st.shared.f32 [%r6], %f1; bar.sync 0;
    red.shared.add.f32 [%r6], %f1; bar.sync 0;
    ld.shared.f32 %f2, [%r6]; st.global.f32 [%rd6], %f2;""",
    "summed": """
    .shared .align 4 .b8 sum[4];
    ld.global.f32 %f1, [%rd5]; mov.u32 %r6, sum; mov.u32 %r7, 0; bar.sync 0;
AGAIN: red.shared.add.f32 [%r6], %f1; add.u32 %r7, %r7, 1; setp.lt.u32 %p1, %r7, 8;
    @%p1 bra AGAIN; bar.sync 0;
    ld.shared.f32 %f2, [%r6]; st.global.f32 [%rd6], %f2;""",
    "counted": "ld.global.f32 %f1, [%rd5]; red.global.add.u32 [%rd2], 1;",
    "exchanged": "ld.global.f32 %f1, [%rd5]; atom.global.exch.b32 %r6, [%rd2], %r3;",
    "atomic": "ld.global.f32 %f1, [%rd5]; red.global.add.f32 [%rd2], %f1;",
}


def ptx_of(name: str) -> str:
    parameters = ".param .u64 x, .param .u64 y, .param .u32 stride"
    return f"{HEAD}.visible .entry {name}({parameters})\n{{{START}{CODES[name]}\n ret;\n}}\n"


def opened(
    name: str, stride: int, sampling: Sampling | None = None, blocks: int = THREADS // 256
) -> EmulatedBench:
    threads = blocks * 256
    launch = Launch(
        name,
        ptx_of(name),
        name,
        (blocks, 1, 1),
        (256, 1, 1),
        (
            Buffer("x", "f32", (threads * stride,), Fill(Content.RANDOM, low=0, high=1, seed=7)),
            Buffer("y", "f32", (threads,), Fill(Content.ZEROS)),
            Scalar("stride", "u32", stride),
        ),
        outputs=("y",),
    )
    return EmulatedBackend("h200", sampling).open(launch)


def profile(
    name: str, stride: int = 1, sampling: Sampling | None = None, blocks: int = THREADS // 256
) -> Profile:
    with opened(name, stride, sampling, blocks) as bench:
        cubin = assemble(ptx_of(name), AssembleOptions("sm_90")).cubin
        loaded = bench.load(Program(ORIGINAL, cubin, name, ptx=ptx_of(name)))
        return collect(bench, Trial(), loaded)


def only(found: Profile, opcode: str) -> Instruction:
    (instruction,) = (i for i in found.instructions if i.base_opcode == opcode)
    return instruction


@pytest.fixture(scope="module")
def bench() -> Iterator[EmulatedBench]:
    with opened("copy", 1) as made:
        cubin = assemble(ptx_of("copy"), AssembleOptions("sm_90")).cubin
        made.load(Program(ORIGINAL, cubin, "copy", ptx=ptx_of("copy")))
        yield made


@pytest.mark.parametrize(("stride", "sectors"), [(1, 4), (2, 8), (8, 32), (32, 32)])
def test_sectors_follow_the_stride(stride: int, sectors: int) -> None:
    found = profile("copy", stride)
    metrics = found.metrics
    assert metrics.value("global_load_requests") == WARPS
    assert metrics.value("global_load_sectors") == WARPS * sectors
    assert metrics.value("global_load_sectors_per_request") == sectors
    assert metrics.value("global_load_bytes_per_sector") == 128 / sectors
    assert metrics.value("global_store_sectors") == WARPS * 4
    load = only(found, "LDG")
    assert (load.space, load.access, load.access_bits) == (Space.GLOBAL, Access.LOAD, 32)
    assert load.sectors == WARPS * sectors
    assert load.sectors_ideal == WARPS * 4
    assert load.executed == pytest.approx(WARPS)
    assert load.ptx.startswith("ld.global")


def test_numbers_say_how_they_came_to_be() -> None:
    found = profile("copy")
    assert found.origin.tool == "emulated device"
    kinds = {name: measure.provenance for name, measure in found.metrics.items()}
    assert kinds["global_load_sectors"] is Provenance.EMULATED
    assert kinds["global_load_excess"] is Provenance.EMULATED
    for name in ("duration", "instructions_executed", "dram_read_bytes", "dram_bytes", "ipc"):
        assert kinds[name] is Provenance.MODELLED
    assert Provenance.MEASURED not in kinds.values()


def test_what_is_not_modelled_is_absent_and_named() -> None:
    found = profile("copy")
    assert found.metrics.value("stall_branch_resolving") is None
    assert found.metrics.value("eligible_warps_per_scheduler") is None
    assert any("smsp__warps_eligible" in note for note in found.notes)


def test_warp_time_is_modelled_by_reason_and_by_instruction() -> None:
    found = profile("copy")
    assert found.metrics.require("stall_long_scoreboard").provenance is Provenance.MODELLED
    store = only(found, "STG")
    waiting = store.stall("long_scoreboard")
    assert waiting == pytest.approx(sum(i.stall("long_scoreboard") for i in found.instructions))
    assert store.samples == pytest.approx(sum(store.stalls.values()))
    assert only(found, "LDG").stall("long_scoreboard") == 0


def test_an_elected_lane_changes_a_word_once_for_its_warp() -> None:
    blocks = 2048
    elected, every = (profile(name, blocks=blocks) for name in ("counted", "exchanged"))
    assert only(elected, "REDG").executed == pytest.approx(blocks * 8)
    # Of integers at one address, one change for each warp against one for each lane.
    per_warp, per_lane = (each.metrics.require("duration").value for each in (elected, every))
    assert 10 < (per_lane - 3000) / (per_warp - 3000) < 40


def test_conflicts_of_banks_double_the_wavefronts() -> None:
    found = profile("shared")
    metrics = found.metrics
    assert metrics.require("shared_load_wavefronts").provenance is Provenance.EMULATED
    # Every second word: lanes 0 and 16 meet in a bank.
    assert metrics.value("shared_load_wavefronts") == 2 * WARPS
    assert metrics.value("shared_store_bank_conflicts") == WARPS
    assert metrics.value("shared_load_instructions") == pytest.approx(WARPS)
    # Reading %tid passes the same stage.
    assert metrics.value("shared_pipe_wavefronts") == pytest.approx(5 * WARPS)
    assert metrics.value("fp32_fma_threads") == pytest.approx(THREADS)
    assert only(found, "BAR").executed == pytest.approx(WARPS)
    load = only(found, "LDS")
    assert (load.wavefronts, load.wavefronts_ideal) == (2 * WARPS, WARPS)


def test_asynchronous_copies_are_requests_and_what_delays_them_is_no_load() -> None:
    metrics = profile("copied", stride=4).metrics
    assert metrics.value("global_load_requests") == WARPS
    assert metrics.value("global_load_sectors") == 16 * WARPS
    assert metrics.value("shared_load_wavefronts") == 4 * WARPS
    # Its lanes that never take part pass the data stage all the same.
    idle = metrics.require("shared_pipe_wavefronts").value - 4 * WARPS
    assert idle == pytest.approx((3 + 1) * WARPS), "three delays, and %tid"


def test_loops_around_atomics_load_what_they_compare_with() -> None:
    metrics = profile("added").metrics
    assert metrics.value("shared_load_wavefronts") == pytest.approx(2 * WARPS)
    # How often warps get in each other's way is a matter of time.
    assert metrics.require("shared_load_wavefronts").provenance is Provenance.MODELLED
    assert metrics.value("shared_atomic_instructions") == pytest.approx(WARPS)


def test_warps_repeat_loops_for_those_that_their_sm_has(monkeypatch: pytest.MonkeyPatch) -> None:
    had = []

    def seen(*given: Any) -> Known:
        had.append(len(given[3].traces))
        return contended(*given)

    monkeypatch.setattr(launch, "contended", seen)
    found = {
        blocks: profile("summed", blocks=blocks).metrics.value("shared_atomic_instructions")
        for blocks in (1, 132, 133, 8 * 132)
    }
    assert had == [1, 1, 2, 8]
    for blocks, turns in found.items():
        assert turns is not None
        # Lanes of a warp go one after the other, eight times over; other warps cost as much again.
        assert 2 < turns / (blocks * 8 * 8 * 32) < 6


def test_branches_that_part_warps() -> None:
    metrics = profile("apart").metrics
    assert metrics.value("divergent_branches") == WARPS
    threads = metrics.value("threads_per_instruction")
    assert threads is not None
    assert 16 < threads < 20
    # Additions of 1 forty times, of half the threads.
    assert metrics.value("fp32_add_threads") == pytest.approx(THREADS / 2 * 40, rel=0.02)
    rate = metrics.value("uniform_branch_rate")
    assert rate is not None
    assert 0 < rate < 100


def test_atomics_and_nothing_else() -> None:
    metrics = profile("atomic").metrics
    assert metrics.value("global_atomic_instructions") == pytest.approx(WARPS)
    assert metrics.value("shared_atomic_instructions") == 0


def test_only_what_was_asked_for_is_given(bench: EmulatedBench) -> None:
    found = bench.count(Trial(), [LOAD, "sm__no_such_counter.sum"])
    assert dict(found.values) == {LOAD: WARPS * 4}
    assert found.unavailable == ("sm__no_such_counter.sum",)
    assert not found.note
    assert not found.sample


def test_a_sample_is_said_and_its_totals_are_of_the_grid() -> None:
    found = profile("copy", sampling=Sampling(budget=1e4), blocks=4096)
    assert any(note.startswith("counted: ") and "of 4,096 blocks" in note for note in found.notes)
    assert found.metrics.value("global_load_sectors") == pytest.approx(4096 * 8 * 4)
