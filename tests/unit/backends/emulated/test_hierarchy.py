"""Modelled traffic of kernels whose traffic is known."""

from dataclasses import fields, replace
from unittest.mock import patch

import numpy as np
import pytest

from cuado.backends.emulated.execution.blocks import Shape
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.caches import l1_bytes
from cuado.backends.emulated.hierarchy.tracing import Tracer
from cuado.backends.emulated.hierarchy.traffic import How, Traffic, traffic
from cuado.device.library import load_chip
from cuado.device.model_resolution import model_of

H200 = load_chip("h200")
MODEL = model_of(H200)
PTX = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 in, .param .u32 rounds, .param .u32 step)
{{
    .reg .pred %p;
    .reg .b32 %r<12>;
    .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [out];
    ld.param.u64 %rd2, [in];
    ld.param.u32 %r1, [rounds];
    ld.param.u32 %r2, [step];
    mov.u32 %r3, %ctaid.x;
    mov.u32 %r4, %ntid.x;
    mov.u32 %r5, %tid.x;
    mad.lo.u32 %r6, %r3, %r4, %r5;
    mul.lo.u32 %r7, %r6, %r2;
    mul.wide.u32 %rd3, %r7, 4;
    mul.wide.u32 %rd4, %r6, 4;
    add.u64 %rd1, %rd1, %rd4;
    add.u64 %rd2, %rd2, %rd3;
AGAIN:
    {body}
    sub.u32 %r1, %r1, 1;
    setp.ne.u32 %p, %r1, 0;
    @%p bra AGAIN;
    ret;
}}
"""
LOAD, STORE = "ld.global.u32 %r8, [%rd2];", "st.global.u32 [%rd1], %r1;"
THREADS = 256


def modelled(
    body: str,
    blocks: int,
    rounds: int = 1,
    step: int = 1,
    resident: int = 8,
    steady: float | None = None,
    *,
    is_warm: bool = False,
) -> Traffic:
    """Of a kernel whose threads run a body some times."""
    program = Program(PTX.format(body=body), "k")
    size = 4 * blocks * THREADS
    arena = program.arena({"out": size, "in": max(4, size * step)})
    ranges = arena.ranges
    places = np.array([ranges["out"].address, ranges["in"].address], "<u8").tobytes()
    parameters = places + np.array([rounds, step], "<u4").tobytes()
    shape = Shape((blocks, 1, 1), (THREADS, 1, 1), 0, parameters)
    how = How(warmed=(lambda: arena) if is_warm else None, steady=steady)
    return traffic(program, shape, arena, H200, resident, 0, how)


def test_a_copy_reads_everything_once_and_keeps_what_it_wrote_in_l2() -> None:
    found = modelled(LOAD + STORE, 1024)
    size = 4 * 1024 * THREADS
    assert found.load_hit_rate == 0
    assert found.dram_read_bytes == size == 32 * found.l2_read_sectors
    assert (found.dram_write_bytes, found.dirty_bytes) == (0, size)
    assert found.l2_write_sectors == size // 32


def test_what_does_not_fit_in_l2_is_written_to_dram() -> None:
    blocks = 2**28 // (4 * THREADS)
    found = modelled(STORE, blocks)
    assert found.dram_write_bytes + found.dirty_bytes == 2**28
    assert found.dirty_bytes == pytest.approx(H200.l2_bytes * MODEL.dirty_share, rel=0.02)
    assert found.dram_read_bytes == 0


def test_reuse_within_an_sm_hits_in_l1() -> None:
    found = modelled(LOAD, 132, rounds=10)
    assert found.load_hit_rate == pytest.approx(0.9)
    assert found.l2_to_l1_sectors * 32 == 4 * 132 * THREADS


def test_lanes_far_apart_read_two_sectors_of_dram_for_one() -> None:
    found = modelled(LOAD, 132, step=32)
    assert found.l2_read_sectors == 132 * THREADS
    assert found.dram_read_bytes == 64 * 132 * THREADS


def test_what_all_blocks_read_comes_from_dram_once() -> None:
    found = modelled(LOAD, 1320, step=0, resident=1)
    assert found.dram_read_bytes == 64
    assert found.load_hit_rate is not None
    # Once for each SM at most: of 8 warps of each of 10 blocks.
    assert found.l2_to_l1_sectors == 132
    assert found.load_hit_rate == pytest.approx(1 - 1 / 80)
    assert found.slot_l1_hit_rate[0] == found.load_hit_rate


def test_more_than_l1_has_room_for_misses_again_and_hits_in_l2() -> None:
    """Each lane has a line of its own: a block has 1/8 of the lines of an L1, 8 have too many."""
    rounds = 4 * MODEL.load_burst
    fits = modelled(LOAD, 132, rounds=rounds, step=32)
    assert fits.load_hit_rate == pytest.approx(1 - 1 / rounds)
    found = modelled(LOAD, 132 * 8, rounds=rounds, step=32)
    assert found.load_hit_rate is not None
    assert found.load_hit_rate < 1 - 1.5 / rounds  # Lines at random give way: some stay.
    assert found.dram_read_bytes == pytest.approx(64 * 132 * 8 * THREADS, rel=0.02)


def test_sectors_written_in_part_are_read_before_they_are_written_back() -> None:
    found = modelled("st.global.u32 [%rd2], %r1;", 2**13, step=32)
    sectors = 2**13 * THREADS
    assert found.l2_write_sectors == sectors
    evicted = sectors - found.dirty_bytes / 32
    assert evicted > sectors / 2
    assert found.dram_read_bytes == found.dram_write_bytes == 32 * evicted


def test_atomics_are_done_in_l2() -> None:
    found = modelled("red.global.add.u32 [%rd1], 1;", 132)
    assert found.l2_atomic_sectors == 132 * THREADS // 8
    assert (found.load_sectors, found.l2_write_sectors) == (0, 0)
    assert found.dram_read_bytes == 4 * 132 * THREADS


def test_volatile_loads_do_not_hit_in_l1() -> None:
    found = modelled("ld.volatile.global.u32 %r8, [%rd2];", 132, rounds=10)
    assert found.load_hit_rate == 0
    assert found.dram_read_bytes == 4 * 132 * THREADS


def test_the_model_gives_the_same_each_time() -> None:
    """Threads of the host share the blocks out as they like."""

    def numbers() -> list[float]:
        found = modelled(LOAD + STORE, 3000, rounds=2, step=3)
        return [getattr(found, name) for name in Traffic.__slots__[:14]]

    assert numbers() == numbers()


def test_events_are_those_of_all_blocks() -> None:
    found = modelled(LOAD, 300, rounds=2)
    assert found.events.blocks == 300
    assert found.events.accesses[0, 0] == 300 * 8 * 2


def test_shared_memory_takes_of_l1() -> None:
    assert l1_bytes(H200, 0, 1) == int(MODEL.l1_used_share * (262_144 - 8_192))
    assert l1_bytes(H200, 40_000, 4) == int(MODEL.l1_used_share * (262_144 - 167_936))
    assert l1_bytes(load_chip("k20x"), 0, 1) == 49_152


def test_kepler_caches_only_read_only_loads_in_l1() -> None:
    chip = replace(load_chip("k20x"), sm_count=13)
    program = Program(PTX.format(body=LOAD), "k")
    arena = program.arena({"in": 4 * THREADS})
    address = arena.ranges["in"].address
    parameters = np.array([address, address], "<u8").tobytes() + np.array([16, 1], "<u4").tobytes()
    shape = Shape((1, 1, 1), (THREADS, 1, 1), 0, parameters)
    assert traffic(program, shape, arena, chip, 8, 0).load_hit_rate == 0
    program = Program(PTX.format(body=LOAD.replace("global", "global.nc")), "k")
    found = traffic(program, shape, arena, chip, 8, 0)
    # What a warp asks for in one turn is on its way, and asked for again.
    assert found.load_hit_rate == pytest.approx(1 - 1 / 16)
    assert found.read_only_slots == {program.lowered.access_slots[i] for i in _loads(program)}


def _loads(program: Program) -> list[int]:
    words = [i.opcode for i in program.code.instructions]
    return [n for n, opcode in enumerate(words) if opcode.startswith("ld.global.nc")]


def test_a_request_waits_if_some_of_it_does() -> None:
    found = modelled("ld.global.u32 %r8, [%rd2];", 132, rounds=2, step=1)
    assert found.slot_l2_waits[0] == found.slot_dram_waits[0] == 0.5
    # Of each request of the second load one sector is new, but of the last.
    later = (
        f"ld.param.u64 %rd5, [in]; add.u64 %rd5, %rd5, {4 * THREADS - 4}; add.u64 %rd6, %rd2, 32;"
        "min.u64 %rd6, %rd6, %rd5; ld.global.u32 %r9, [%rd6];"
    )
    found = modelled(LOAD + later, 1)
    assert found.slot_l1_hit_rate[1] > 0.7
    assert found.slot_l2_waits[1] == 7 / 8


def test_merged_loads_move_nothing() -> None:
    program = Program(PTX.format(body=LOAD + LOAD.replace("%r8", "%r9")), "k")
    arena = program.arena({"out": 4 * THREADS, "in": 4 * THREADS})
    places = [arena.ranges[n].address for n in ("out", "in")]
    parameters = np.array(places, "<u8").tobytes() + np.array([1, 1], "<u4").tobytes()
    shape = Shape((1, 1, 1), (THREADS, 1, 1), 0, parameters)
    first, again = sorted(program.lowered.access_slots)
    plain = traffic(program, shape, arena, H200, 8, 0)
    found = traffic(program, shape, arena, H200, 8, 0, How(merged=frozenset({again})))
    assert plain.load_sectors == 2 * found.load_sectors
    assert found.slot_sectors[program.lowered.access_slots[first]] == found.load_sectors


def on(chip: str, body: str, step: int, rounds: int = 1) -> Traffic:
    """Of one block of a kernel whose threads run a body some times."""
    program = Program(PTX.format(body=body), "k")
    arena = program.arena({"in": 4 * THREADS * step})
    address = arena.ranges["in"].address
    numbers = np.array([rounds, step], "<u4").tobytes()
    shape = Shape((1,) * 3, (THREADS, 1, 1), 0, np.array([address] * 2, "<u8").tobytes() + numbers)
    return traffic(program, shape, arena, load_chip(chip), 4, 0)


def test_fermi_fetches_lines_for_cached_loads_and_sectors_for_others() -> None:
    """Each lane has a line of its own."""
    cached = on("c2050", LOAD, 32)
    assert cached.l2_to_l1_sectors == 4 * THREADS
    assert cached.dram_read_bytes == 128 * THREADS
    other = on("c2050", LOAD.replace("global", "global.cg"), 32)
    assert other.l2_to_l1_sectors == THREADS
    assert other.dram_read_bytes == 32 * THREADS


@pytest.mark.parametrize(("chip", "read"), [("k20x", 32), ("v100", 32), ("a100", 64)])
def test_dram_delivers_sectors_before_ampere(chip: str, read: int) -> None:
    found = on(chip, LOAD, 32)
    assert found.l2_to_l1_sectors == THREADS
    assert found.dram_read_bytes == read * THREADS


def test_a_launch_that_finds_its_data_in_l2_reads_no_dram() -> None:
    found = modelled(LOAD, 1320, is_warm=True)
    assert found.dram_read_bytes == 0
    assert found.l2_read_sectors * 32 == 4 * 1320 * THREADS
    assert found.load_hit_rate == 0


def test_a_steady_replay_says_what_the_whole_grid_does() -> None:
    blocks = 2**28 // (4 * THREADS)
    whole, part = (modelled(LOAD + STORE, blocks, steady=share) for share in (None, 0.02))
    assert part.replayed_blocks < blocks == whole.replayed_blocks
    assert part.events.blocks == part.replayed_blocks
    for name in ("dram_read_bytes", "dram_write_bytes", "l2_read_sectors", "l2_write_sectors"):
        assert getattr(part, name) == pytest.approx(getattr(whole, name), rel=0.03), name


FROM_TABLE = """
    and.b32 %r8, %r6, {mask};
    mul.wide.u32 %rd5, %r8, 4;
    add.u64 %rd5, %rd5, %rd2;
    ld.global.u32 %r9, [%rd5];
"""


@pytest.mark.parametrize("words", [2**14, 2**22])
def test_a_table_comes_from_dram_once_whatever_part_of_the_blocks_is_replayed(words: int) -> None:
    """Blocks of a part all read the smaller table; of the larger, each reads its own piece."""
    share, blocks = 16, 2**26 // THREADS
    program = Program(PTX.format(body=FROM_TABLE.format(mask=words - 1)), "k")
    arena = program.arena({"table": 4 * words})
    places = np.array([arena.ranges["table"].address] * 2, "<u8").tobytes()
    shape = Shape((blocks, 1, 1), (THREADS, 1, 1), 0, places + np.array([1, 0], "<u4").tobytes())
    chip = replace(H200, sm_count=9, l2_bytes=H200.l2_bytes // share)
    how = How(blocks=range(blocks // 2, blocks // 2 + blocks // share), part=1 / share)
    found = traffic(program, shape, arena, chip, 8, 0, how)
    assert found.dram_read_bytes * share == pytest.approx(4 * words, rel=0.02)


TILES = """
    shr.u32 %r8, %r3, 6;
    mad.lo.u32 %r8, %r8, %r4, %r5;
    and.b32 %r8, %r8, 0xfffff;
    and.b32 %r9, %r3, 63;
    mad.lo.u32 %r8, %r9, 0x100000, %r8;
    mul.wide.u32 %rd5, %r8, 4;
    add.u64 %rd5, %rd5, %rd2;
"""
"""A block has a piece of one of 64 rows of 4 MiB; the next one has the piece below it."""


@pytest.mark.parametrize("body", ["ld.global.u32 %r9, [%rd5];", "red.global.add.u32 [%rd5], 1;"])
def test_what_blocks_sweep_over_again_misses_each_time_where_l2_does_not_hold_it(body: str) -> None:
    """As the parts of a split sum do: 16 times 256 MiB, of which an H200's L2 holds a fifth."""
    share, blocks = 1024, 2**22
    program = Program(PTX.format(body=TILES + body), "k")
    arena = program.arena({"table": 64 << 22})
    places = np.array([arena.ranges["table"].address] * 2, "<u8").tobytes()
    shape = Shape((blocks, 1, 1), (THREADS, 1, 1), 0, places + np.array([1, 0], "<u4").tobytes())
    chip = replace(H200, sm_count=3, l2_bytes=H200.l2_bytes // share)
    how = How(blocks=range(blocks // 2, blocks // 2 + blocks // share), part=1 / share)
    found = traffic(program, shape, arena, chip, 8, 0, how)
    assert found.dram_read_bytes * share == pytest.approx(16 * (64 << 22), rel=0.02)
    if "red" in body:  # What is changed is written as often, but for what is dirty in the end.
        written = (found.dram_write_bytes + found.dirty_bytes) * share
        assert written == pytest.approx(16 * (64 << 22), rel=0.02)


def test_what_each_block_has_for_itself_is_not_made_smaller() -> None:
    share, blocks = 4, 2**12
    program = Program(PTX.format(body=LOAD), "k")
    arena = program.arena({"out": 4, "in": 4 * blocks * THREADS})
    places = np.array([arena.ranges[name].address for name in ("out", "in")], "<u8").tobytes()
    shape = Shape((blocks, 1, 1), (THREADS, 1, 1), 0, places + np.array([1, 1], "<u4").tobytes())
    chip = replace(H200, sm_count=33, l2_bytes=H200.l2_bytes // share)
    how = How(blocks=range(blocks // 2, blocks // 2 + blocks // share), part=1 / share)
    found = traffic(program, shape, arena, chip, 8, 0, how)
    assert found.dram_read_bytes * share == 4 * blocks * THREADS


def test_small_waves_of_a_part_are_run_in_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three SMs hold few blocks at once: each wave was a question to the worker, 700 a trial."""
    share, blocks = 16, 2**12
    program = Program(PTX.format(body=LOAD + STORE), "k")
    found, asked = [], []
    for lot in (1, 100, 4096):
        monkeypatch.setattr("cuado.backends.emulated.hierarchy.traffic.LOT", lot)
        arena = program.arena({"out": 4 * blocks * THREADS, "in": 4 * blocks * THREADS})
        places = [arena.ranges[name].address for name in ("out", "in")]
        parameters = np.array(places, "<u8").tobytes() + np.array([1, 1], "<u4").tobytes()
        shape = Shape((blocks, 1, 1), (THREADS, 1, 1), 0, parameters)
        chip = replace(H200, sm_count=3, l2_bytes=H200.l2_bytes // share)
        how = How(blocks=range(blocks // share), part=1 / share)
        with patch.object(Tracer, "traces", autospec=True, side_effect=Tracer.traces) as at:
            found.append(traffic(program, shape, arena, chip, 8, 0, how))
        asked.append(at.call_count)
    assert asked == [11, 3, 1]
    for other in found[1:]:
        for each in fields(other):
            if each.name != "events":
                np.testing.assert_array_equal(
                    getattr(other, each.name), getattr(found[0], each.name), each.name
                )


STORE_NEXT = "st.global.u32 [%rd2], %r1; add.u64 %rd2, %rd2, 4;"
"""A thread fills a line of its own word by word."""


def test_stores_take_lines_of_l1() -> None:
    """As an H100's counters have it: the first store to a line misses, the others hit."""
    found = modelled(STORE_NEXT, 132, rounds=8, step=32)
    assert found.store_sectors == 8 * 132 * THREADS
    assert found.store_hits == 7 * 132 * THREADS
    assert found.l2_write_sectors == found.store_sectors
    assert on("c2050", STORE_NEXT, 32, rounds=8).store_hits == 0
    assert modelled(STORE, 132).store_hits == 0
    again = modelled(STORE, 132, rounds=4)  # Whole lines.
    assert again.store_hits == 3 / 4 * again.store_sectors
    narrow = "mul.wide.u32 %rd5, %r6, 3; sub.u64 %rd5, %rd1, %rd5; st.global.u8 [%rd5], %r1;"
    of_bytes = modelled(narrow, 132)  # A warp stores 32 bytes, whole sectors, a quarter of a line.
    assert of_bytes.store_hits == 3 / 4 * of_bytes.store_sectors


def test_what_stores_take_of_l1_loads_have_no_more() -> None:
    """1,280 lines of an SM fit and are read again and again; not with as many stored to."""
    alone = modelled(LOAD, 132 * 5, rounds=16, step=64)
    assert alone.load_hit_rate == pytest.approx(1 - 1 / 16, abs=0.01)
    beside = modelled(LOAD + "st.global.u32 [%rd2+128], %r1;", 132 * 5, rounds=16, step=64)
    assert beside.load_hit_rate is not None
    assert beside.load_hit_rate < 0.8


def test_what_is_stored_is_not_read_from_l1() -> None:
    """What a thread stores and reads again comes from L2, if nothing of it was read before."""
    found = modelled(STORE + "ld.global.u32 %r8, [%rd1];", 132)
    assert found.load_hit_rate == 0
