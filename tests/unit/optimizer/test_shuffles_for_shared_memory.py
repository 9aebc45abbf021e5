"""Values that stay in their warp go by shuffles; all others go on through shared memory."""

from dataclasses import replace

import pytest
from alike import assert_alike, case, compared, kernel, numbers, refused, rewritten

from cuado.kernel.facts.threads.lane_shuffles import Shuffle, shuffle_of
from cuado.model.launch import Launch
from cuado.optimizer.transformations.barrier_weakening import BarrierWeakening
from cuado.optimizer.transformations.thread_coarsening import ThreadCoarsening
from cuado.optimizer.transformations.warp_shuffles import WarpShuffles

SHUFFLES = WarpShuffles()
PLANTED = "benchmarks/planted/"


def handing(body: str, block: int = 32) -> Launch:
    """A word per thread stored to its place in ``tile``; ``body`` makes %r6 of it."""
    ptx = f""".visible .entry handing(.param .u64 out, .param .u64 in)
{{
    .reg .b32 %r<30>; .reg .b64 %rd<9>; .reg .pred %p<9>;
    .shared .align 16 .b8 tile[1024];
    ld.param.u64 %rd0, [out];
    ld.param.u64 %rd1, [in];
    mov.u32 %r0, %tid.x;
    mov.u32 %r1, tile;
    shl.b32 %r3, %r0, 2;
    add.u32 %r4, %r1, %r3;
    mul.wide.u32 %rd2, %r0, 4;
    add.s64 %rd3, %rd1, %rd2;
    add.s64 %rd4, %rd0, %rd2;
    ld.global.u32 %r6, [%rd3];
    st.shared.u32 [%r4], %r6;
    bar.sync 0;
    {body}
    st.global.u32 [%rd4], %r6;
    ret;
}}"""
    buffers = (numbers("out", 256, type_="u32"), numbers("in", 256, type_="u32", seed=2))
    return kernel(ptx, (1, 1, 1), (block, 1, 1), buffers)


def step(half: int, number: int) -> str:
    """``if (t < half) tile[t] += tile[t + half]``, and a barrier."""
    return f"""setp.ge.u32 %p{number}, %r0, {half};
    @%p{number} bra PAST{number};
    ld.shared.u32 %r10, [%r4];
    ld.shared.u32 %r11, [%r4+{4 * half}];
    add.u32 %r10, %r10, %r11;
    st.shared.u32 [%r4], %r10;
PAST{number}: bar.sync 0;"""


SUM = "ld.shared.u32 %r6, [tile];"


def tree(block: int) -> Launch:
    halves = [half for half in (64, 32, 16, 8, 4, 2, 1) if half < block]
    return handing("\n".join(step(half, n) for n, half in enumerate(halves)) + SUM, block)


def test_a_tree_takes_a_shuffle_for_each_step_of_a_warp() -> None:
    made = assert_alike(SHUFFLES, tree(64))
    assert made.ptx.count("shfl.sync.down") == 5
    # The other warp's half of the first step, and the sum that both warps read.
    assert made.ptx.count("ld.shared") == 2
    # The last step's sum, and the words of the first step; all others are stored over, unread.
    assert made.ptx.count("st.shared") == 2


def test_a_tree_of_one_warp_needs_no_shared_memory() -> None:
    made = rewritten(SHUFFLES, tree(32))
    assert made.ptx.count("shfl.sync") == 6  # the last one gives the sum to all
    assert ".shared.u32" not in made.ptx
    assert "bar." not in rewritten(BarrierWeakening(), made).ptx


def test_lanes_take_from_lanes_in_some_order() -> None:
    body = """xor.b32 %r8, %r3, 20; add.u32 %r8, %r8, %r1; ld.shared.u32 %r10, [%r8];
    ld.shared.u32 %r11, [tile+28];
    mul.lo.u32 %r8, %r0, 12; and.b32 %r8, %r8, 127; add.u32 %r8, %r8, %r1;
    ld.shared.u32 %r12, [%r8];
    ld.shared.u32 %r13, [%r4];
    mov.u32 %r9, 7; setp.lt.u32 %p1, %r0, 3; @%p1 bra PAST;
    ld.shared.u32 %r9, [%r4+-12];
PAST: mad.lo.u32 %r6, %r6, 3, %r9;
    setp.lt.u32 %p2, %r0, 9; @%p2 ld.shared.u32 %r9, [%r4+36];
    mad.lo.u32 %r6, %r6, 3, %r9; mad.lo.u32 %r6, %r6, 3, %r10; mad.lo.u32 %r6, %r6, 3, %r11;
    mad.lo.u32 %r6, %r6, 3, %r12; mad.lo.u32 %r6, %r6, 3, %r13;"""
    made = assert_alike(SHUFFLES, handing(body)).ptx
    modes = [made.count(f"shfl.sync.{mode}.b32") for mode in ("bfly", "idx", "up", "down")]
    assert modes == [1, 2, 1, 1]
    assert ".shared.u32 " not in made


def test_lanes_choose_between_two_stores() -> None:
    body = """add.u32 %r7, %r6, 5; st.shared.u32 [%r4+128], %r7; bar.sync 0;
    shl.b32 %r8, %r0, 3; add.u32 %r8, %r8, %r1; ld.shared.u32 %r6, [%r8];"""
    made = rewritten(SHUFFLES, handing(body))
    assert made.ptx.count("shfl.sync.idx") == 2
    assert "selp" in made.ptx


@pytest.mark.parametrize(
    ("body", "block", "reason"),
    [
        ("xor.b32 %r8, %r3, 128; add.u32 %r8, %r8, %r1; ld.shared.u32 %r6, [%r8];", 64, "another"),
        ("and.b32 %r8, %r6, 124; add.u32 %r8, %r8, %r1; ld.shared.u32 %r6, [%r8];", 32, "unknown"),
        ("st.shared.u32 [%r4], %r0; ld.shared.u32 %r6, [tile+8];", 32, "another warp"),
        ("ld.shared.u32 %r6, [tile]; st.shared.u32 [%r4], %r0;", 32, "concurrently"),
        ("ld.shared.u32 %r6, [%r4+256];", 32, "another warp"),
        ("mul.lo.u32 %r8, %r0, %r0; shl.b32 %r8, %r8, 2; and.b32 %r8, %r8, 127;"
         "add.u32 %r8, %r8, %r1; ld.shared.u32 %r6, [%r8];", 32, "no simple pattern"),
        ("setp.gt.u32 %p1, %r6, 500; @%p1 bra PAST; ld.shared.u32 %r6, [tile+4]; PAST:",
         32, "only some lanes"),
        ("setp.gt.u32 %p1, %r6, 500; @%p1 bra PAST; @%p1 mov.u32 %r7, 1;"
         "ld.shared.u32 %r6, [tile+4]; PAST:", 32, "only some lanes"),
        ("setp.gt.u32 %p1, %r6, 500; @%p1 st.shared.u32 [%r4], %r0; bar.sync 0;"
         "ld.shared.u32 %r6, [tile+4];", 32, "another warp"),
        ("ld.volatile.shared.u32 %r6, [%r4];", 32, "may access"),
        ("ld.shared.u16 %r6, [tile];", 32, "plain one of 4 bytes"),
        ("cvt.u64.u32 %rd5, %r1; st.global.u64 [%rd4], %rd5; ld.shared.u32 %r6, [%r4];",
         32, "more than accesses"),
        ("ld.shared.u32 %r6, [%r4];", 40, "is partial"),
    ],
)  # fmt: skip
def test_what_may_come_from_elsewhere_stays(body: str, block: int, reason: str) -> None:
    assert reason in refused(SHUFFLES, handing(body, block)).reason


def test_stores_that_someone_reads_stay() -> None:
    body = """xor.b32 %r8, %r3, 4; add.u32 %r8, %r8, %r1; ld.shared.u32 %r10, [%r8];
    xor.b32 %r8, %r3, 128; add.u32 %r8, %r8, %r1; ld.shared.u32 %r11, [%r8];
    add.u32 %r6, %r10, %r11;"""
    made = rewritten(SHUFFLES, handing(body, 64))
    assert made.ptx.count("shfl.sync.bfly") == 1
    assert made.ptx.count("st.shared") == 1
    assert made.ptx.count("ld.shared") == 1


def stored_again(store: str) -> str:
    """A load within the warp, more stores, and a load of what the other warp stored."""
    return f"""xor.b32 %r8, %r3, 4; add.u32 %r8, %r8, %r1; ld.shared.u32 %r10, [%r8]; bar.sync 0;
    add.u32 %r7, %r6, 5; setp.gt.u32 %p1, %r6, 500; setp.lt.u32 %p2, %r0, 40; {store}
    xor.b32 %r8, %r3, 128; add.u32 %r8, %r8, %r1; ld.shared.u32 %r11, [%r8];
    add.u32 %r6, %r10, %r11;"""


def test_a_store_goes_if_another_surely_follows_before_all_loads() -> None:
    made = assert_alike(
        SHUFFLES, handing(stored_again("st.shared.u32 [%r4], %r7; bar.sync 0;"), 64)
    )
    assert made.ptx.count("st.shared") == 1


@pytest.mark.parametrize(
    "store",
    [
        "@%p1 st.shared.u32 [%r4], %r7; bar.sync 0;",  # on some values alone
        "@%p1 bra OVER; st.shared.u32 [%r4], %r7; OVER: bar.sync 0;",
        "@%p2 st.shared.u32 [%r4], %r7; bar.sync 0;",  # by some threads alone
        "st.shared.u32 [%r4], %r7;",  # at the same time as the loads
        "st.shared.u32 [%r4], %r7; bar.warp.sync 0xffffffff;",  # seen in the warp alone
        "st.shared.u32 [%r4+256], %r7; bar.sync 0;",  # beside it
    ],
)
def test_a_store_stays_if_a_load_may_come_before_the_next(store: str) -> None:
    made = rewritten(SHUFFLES, handing(stored_again(store), 64))
    kept = made.ptx.partition("shfl")[0].count("st.shared")
    assert kept == 1


def test_iterations_hand_on_what_was_stored_last() -> None:
    body = """mov.u32 %r12, 3;
AGAIN: xor.b32 %r8, %r3, 8; add.u32 %r8, %r8, %r1; ld.shared.u32 %r7, [%r8]; bar.sync 0;
    add.u32 %r6, %r6, %r7; st.shared.u32 [%r4], %r6; bar.sync 0;
    sub.u32 %r12, %r12, 1; setp.ne.u32 %p1, %r12, 0; @%p1 bra AGAIN;"""
    # What is loaded was stored before the loop, or in it: two stores on two ways, unless the three
    # iterations are written out.
    long = body.replace("%r12, 3", "%r12, 300")
    assert "another warp" in refused(SHUFFLES, handing(long)).reason
    assert assert_alike(SHUFFLES, handing(body)).ptx.count("shfl.sync.bfly") == 3
    inside = body.replace("AGAIN:", "AGAIN: st.shared.u32 [%r4], %r6; bar.sync 0;")
    assert "shfl.sync.bfly" in assert_alike(SHUFFLES, handing(inside)).ptx


@pytest.mark.parametrize("name", ["reduction_sweep", "two_conflicts_and_barriers"])
def test_a_sweep_becomes_one_of_registers(name: str) -> None:
    launch = case(f"{PLANTED}{name}.toml", BLOCKS=2, ROWS=2)
    one_warp = rewritten(ThreadCoarsening("x", 8), launch)
    assert "$cuado_alone" not in one_warp.ptx
    made = rewritten(SHUFFLES, one_warp)
    assert "ld.shared" not in made.ptx
    last = rewritten(BarrierWeakening(), made)
    assert last.ptx.count("bar.") == 1  # between one row's result and the next one's, in memory
    if name != "reduction_sweep":
        assert compared(launch, last).equal


def test_a_kernel_without_shared_memory() -> None:
    launch = case("examples/transpose/transpose_2d.toml", N=32)
    assert refused(SHUFFLES, launch).absent


def test_what_one_warp_waits_for_needs_no_block() -> None:
    launch = handing(step(16, 1) + SUM, 32)
    assert "bar.sync" not in rewritten(BarrierWeakening(), launch).ptx


def test_threads_that_are_led_around_need_no_barrier() -> None:
    steps = "\n".join(step(half, number) for number, half in enumerate((32, 16, 8)))
    body = f"{steps}\nsetp.ge.u32 %p8, %r0, 4; @%p8 bra END; ld.shared.u32 %r6, [%r4]; END:"
    made = assert_alike(BarrierWeakening(), handing(body, 64))
    assert made.ptx.count("bar.sync 0") == 1  # behind the first stores, before the step of 32
    assert made.ptx.count("bar.warp.sync") == 2
    far = replace(handing(body.replace("%r0, 16", "%r0, 48"), 64))
    assert rewritten(BarrierWeakening(), far).ptx.count("bar.sync 0") > 1


@pytest.mark.parametrize(
    ("sources", "shuffle"),
    [
        ({0: 0, 5: 5}, Shuffle("")),
        ({0: 4, 1: 5}, Shuffle("down", 4)),
        ({4: 0, 5: 1}, Shuffle("up", 4)),
        ({0: 1, 1: 0}, Shuffle("bfly", 1)),
        ({0: 9, 1: 9, 2: 9}, Shuffle("idx", 9)),
        ({0: 1, 1: 3, 2: 5}, Shuffle("idx", 1, 2)),
        ({0: 0, 1: 1, 2: 4, 3: 9}, None),
    ],
)
def test_orders_of_lanes(sources: dict[int, int], shuffle: Shuffle | None) -> None:
    assert shuffle_of(sources) == shuffle


def test_vectors_are_words() -> None:
    assert_alike(SHUFFLES, handing("ld.shared.v2.u32 {%r7, %r6}, [tile+8]; add.u32 %r6, %r6, %r7;"))


def test_barriers_in_memory_are_no_words() -> None:
    # `mbarrier.inval` has one operand alone.
    text = "mbarrier.init.shared.b64 [tile+512], 1; mbarrier.inval.shared.b64 [tile+512];"
    launch = handing(f"ld.shared.u32 %r6, [%r4+4]; {text}")
    assert "may access shared memory" in refused(SHUFFLES, launch).reason
    words = launch.ptx.replace("ld.shared.u32 %r6, [%r4+4]", "ld.shared.v2.u32 {%r6, %r7}, [tile]")
    assert "may access shared memory" in refused(SHUFFLES, replace(launch, ptx=words)).reason
