"""Renumbered threads: one-to-one, as the cost says, and with the same results."""

import pytest
from alike import assert_alike, case, compared, kernel, numbers, refused, rewritten, subject_of

from cuado.kernel.facts.threads.thread_orders import Cost, Order, orders
from cuado.model.launch import Extent, Launch
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.thread_remap import ThreadRemap


def strided(block: Extent, body: str = "", stride: int = 7) -> Launch:
    """Each thread of two blocks loads and stores its own word, neighbours ``stride`` apart."""
    x, y, z = block
    threads = x * y * z
    ptx = f""".visible .entry strided(.param .u64 out, .param .u64 in)
{{
    .reg .b32 %r<12>; .reg .b64 %rd<9>; .reg .pred %p<3>; .reg .f32 %f<3>;
    .shared .align 4 .b8 tile[{4 * threads}];
    ld.param.u64 %rd0, [out];
    ld.param.u64 %rd1, [in];
    mov.u32 %r0, %tid.x;
    mov.u32 %r1, %tid.y;
    mov.u32 %r2, %tid.z;
    mad.lo.s32 %r3, %r2, {y}, %r1;
    mad.lo.s32 %r3, %r3, {x}, %r0;
    mul.lo.s32 %r4, %r3, {stride};
    mov.u32 %r5, %ctaid.x;
    mad.lo.s32 %r4, %r5, {stride * threads}, %r4;
    mul.wide.s32 %rd2, %r4, 4;
    add.s64 %rd3, %rd1, %rd2;
    add.s64 %rd4, %rd0, %rd2;
    ld.global.u32 %r6, [%rd3];
    {body}
    add.s32 %r6, %r6, %r3;
    st.global.u32 [%rd4], %r6;
    ret;
}}"""
    words = stride * threads * 2
    return kernel(ptx, (2, 1, 1), block, (numbers("out", words), numbers("in", words)))


EXCHANGE = """shl.b32 %r7, %r3, 2;
    mov.u32 %r8, tile;
    add.s32 %r7, %r7, %r8;
    st.shared.u32 [%r7], %r6;
    bar.sync 0;
    xor.b32 %r9, %r3, 1;
    shl.b32 %r9, %r9, 2;
    add.s32 %r9, %r9, %r8;
    ld.shared.u32 %r6, [%r9];"""


@pytest.mark.parametrize("block", [(32, 8, 1), (24, 4, 2), (64, 1, 1), (12, 5, 1), (16, 16, 4)])
def test_orders_are_one_to_one_and_differ(block: Extent) -> None:
    threads = block[0] * block[1] * block[2]
    found = [tuple(map(each.place, range(threads))) for each in orders(block)]
    assert found
    assert len(set(found)) == len(found)
    assert all(sorted(places) == list(range(threads)) for places in found)


@pytest.mark.parametrize(
    ("block", "order"),
    [
        ((32, 32, 1), (32, 1, 32)),
        ((16, 6, 2), (16, 8, 4)),
        ((16, 16, 4), (16, 1, 16)),
        ((12, 5, 1), (12, 1, 5)),
        ((12, 5, 1), (10, 5, 3)),
        ((256, 1, 1), (8, 1, 32)),
        ((96, 1, 1), (24, 6, 2)),
    ],
)
def test_results_stay_and_warps_ask_for_what_was_said(
    block: Extent, order: tuple[int, int, int]
) -> None:
    launch = strided(block, EXCHANGE)
    other = assert_alike(ThreadRemap(*order), launch)
    then = Cost(subject_of(other))
    assert then.is_known
    assert then.of() == Cost(subject_of(launch)).of(Order(*order))


def test_a_transpose_swaps_its_axes_without_an_instruction() -> None:
    launch = case("examples/transpose/transpose_2d.toml", N=128)
    other = assert_alike(ThreadRemap(32, 1, 32), launch)
    lines = zip(launch.ptx.splitlines(), other.ptx.splitlines(), strict=True)
    assert {old.split()[-1] for old, new in lines if old != new} == {"%tid.x;", "%tid.y;"}


def test_what_runs_along_rows_by_the_thread_is_turned() -> None:
    launch = case("examples/cases/sgemm/sgemm_row_on_x.toml", N=64)
    first = ThreadRemap.candidates(subject_of(launch))[0]
    assert first == ThreadRemap(32, 1, 32)
    assert_alike(first, launch)
    turned = rewritten(first, launch)
    assert ThreadRemap(32, 1, 32) not in ThreadRemap.candidates(subject_of(turned))


def test_remaps_compose() -> None:
    launch = strided((32, 8, 1), EXCHANGE)
    once = rewritten(ThreadRemap(32, 8, 4), launch)
    twice = rewritten(ThreadRemap(32, 1, 8), once)
    assert compared(launch, twice).equal


def test_a_stride_of_rows_is_found_in_a_block_of_one_dimension() -> None:
    # Thread t loads word t % 8 * 32 + t / 8: down the columns of rows of 32.
    launch = strided((256, 1, 1), stride=1)
    before = "mul.lo.s32 %r4, %r3, 1;"
    assert before in launch.ptx
    columns = "and.b32 %r4, %r3, 7; mul.lo.s32 %r4, %r4, 32; shr.u32 %r9, %r3, 3; "
    text = launch.ptx.replace(before, f"{columns}add.s32 %r4, %r4, %r9;")
    launch = kernel(text.partition(".address_size 64\n")[2], (2, 1, 1), (256, 1, 1), launch.buffers)
    subject = subject_of(launch)
    candidates = ThreadRemap.candidates(subject)
    assert candidates[0] == ThreadRemap(8, 1, 32)
    assert_alike(candidates[0], launch)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("shfl.sync.bfly.b32 %r6, %r6, 1, 31, -1;", "within their warp"),
        ("mov.u32 %r7, %laneid;", "its lane"),
        ("bar.sync 1, 64;", "part of the block"),
        ("ld.volatile.shared.u32 %r7, [tile];", "lockstep"),
        ("atom.global.add.u32 %r3, [%rd0], 1;", "depends on the order"),
        ("red.global.add.f32 [%rd0], 0f3F800000;", "rounds differently"),
        ("atom.global.exch.b32 %r7, [%rd0], %r3;", "depends on the order"),
    ],
)
def test_what_depends_on_who_runs_with_whom_is_refused(body: str, reason: str) -> None:
    assert reason in refused(ThreadRemap(32, 1, 8), strided((32, 8, 1), body)).reason


def test_integer_updates_do_no_harm() -> None:
    assert_alike(ThreadRemap(32, 1, 8), strided((32, 8, 1), "red.global.max.u32 [%rd0], %r3;"))


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        ((24, 1, 8), "not a multiple of rows of 24"),
        ((32, 5, 8), "do not fill"),
        ((32, 8, 3), "do not fill"),
        ((32, 0, 8), "not a multiple of rows"),
        ((32, 8, 1), "already"),
    ],
)
def test_orders_that_the_block_has_not(order: tuple[int, int, int], reason: str) -> None:
    assert reason in refused(ThreadRemap(*order), strided((32, 8, 1))).reason


def test_a_kernel_that_does_not_ask_who_it_is_has_nothing_to_remap() -> None:
    ptx = ".visible .entry k(.param .u64 out) { ret; }"
    launch = kernel(ptx, (1, 1, 1), (32, 2, 1), (numbers("out", 4),))
    assert not ThreadRemap.candidates(subject_of(launch))
    made = ThreadRemap(32, 1, 2).apply(subject_of(launch))
    assert not isinstance(made, Rewritten)
    assert made.absent
