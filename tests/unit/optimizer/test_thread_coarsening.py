import pytest
from alike import assert_alike, case, kernel, numbers, refused, rewritten, subject_of
from cuda_kernels import SOURCES, cuda

from cuado.model.launch import Launch
from cuado.optimizer.registry import documentation, transformation_from
from cuado.optimizer.transformations.block_coarsening import BlockCoarsening
from cuado.optimizer.transformations.thread_coarsening import ThreadCoarsening

SGEMM = "examples/cases/sgemm/sgemm_column_on_x.toml"
BODY = """
.visible .entry k(.param .u64 in, .param .u64 out){directive}
{{
    .reg .b32 %r<30>; .reg .b64 %rd<12>; .reg .pred %p<6>; .reg .f32 %f<9>; .reg .b16 %h<3>;
    .shared .align 4 .b8 tile[256];
    ld.param.u64 %rd1, [in];
    ld.param.u64 %rd2, [out];
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %tid.x;
    mov.u32 %r3, %ntid.x;
    mad.lo.u32 %r3, %r1, %r3, %r2;
    mul.wide.u32 %rd3, %r3, 4;
    add.s64 %rd4, %rd1, %rd3;
    add.s64 %rd5, %rd2, %rd3;
    ld.global.u32 %r4, [%rd4];
    {body}
    st.global.u32 [%rd5], %r4;
    ret;
}}
"""


def written(body: str, directive: str = "") -> Launch:
    buffers = [numbers(name, 4096, type_="u32") for name in ("in", "out")]
    text = BODY.format(body=body, directive=directive)
    return kernel(text, (8, 1, 1), (64, 1, 1), buffers)


@pytest.mark.parametrize("factor", [2, 4])
@pytest.mark.parametrize("axis", ["x", "y"])
@pytest.mark.parametrize("version", ["2d", "shared", "padded"])
def test_transposes_share_their_tile(version: str, axis: str, factor: int) -> None:
    launch = case(f"examples/transpose/transpose_{version}.toml", N=128)
    made = assert_alike(ThreadCoarsening(axis, factor), launch)
    assert made.block == ((32 // factor, 32, 1) if axis == "x" else (32, 32 // factor, 1))
    assert made.grid == launch.grid
    before, after = (subject_of(each).built.resources.shared for each in (launch, made))
    assert before == after


def test_a_product_loads_the_shared_column_once() -> None:
    launch = case(SGEMM, N=64)
    made = assert_alike(ThreadCoarsening("y", 4), launch)
    assert made.ptx.count("ld.global") == launch.ptx.count("ld.global") // 2 * 5
    assert_alike(BlockCoarsening("x", 2), made)
    assert_alike(ThreadCoarsening("y", 2), made)


def test_a_reduction_parts_threads_between_its_barriers() -> None:
    launch = case("examples/averaging/average_v2.toml", SETS=4, COUNT=6, LENGTH=64)
    made = assert_alike(ThreadCoarsening("x", 2), launch)
    assert made.ptx.count("bar.sync") == launch.ptx.count("bar.sync")
    assert "$cuado_alone" in made.ptx


GUARDED = """setp.{relation}.u32 %p1, %r2, {bound};
    @%p1 bra PAST;
    add.u32 %r4, %r4, %r2;
    st.global.u32 [%rd5], %r4;
    ld.global.u32 %r4, [%rd4+4];
PAST: add.u32 %r4, %r4, 1;"""


@pytest.mark.parametrize(
    ("relation", "bound", "guarded", "free"),
    [("ge", 32, 0, 1), ("lt", 32, 0, 1), ("ge", 40, 1, 1)],
)
def test_short_ways_of_some_threads_have_guards(
    relation: str, bound: int, guarded: int, free: int
) -> None:
    """Copies of which all threads come there, some do, or none."""
    made = rewritten(
        ThreadCoarsening("x", 2), written(GUARDED.format(relation=relation, bound=bound))
    ).ptx
    assert "$cuado_alone" not in made
    assert made.count("bra PAST") == 0
    loads = [each for each in made.splitlines() if "+4]" in each]
    assert sum(each.strip().startswith("@!") for each in loads) == guarded
    assert sum(not each.strip().startswith("@") for each in loads) == free


def test_copies_under_guards_do_the_same() -> None:
    body = GUARDED.format(relation="ge", bound=40)
    inverted = body.replace("setp.ge", "setp.lt").replace("@%p1", "@!%p1").replace("PAST", "ON")
    assert_alike(ThreadCoarsening("x", 4), written(body + inverted.replace("%p1", "%p2")))


@pytest.mark.parametrize(
    "change",
    [
        ("add.u32 %r4, %r4, %r2;", "setp.eq.u32 %p1, %r4, 3; add.u32 %r4, %r4, %r2;"),
        ("setp.ge.u32 %p1, %r2, 40;", "setp.ge.u32 %p1, %r4, 500;"),
        ("add.u32 %r4, %r4, %r2;", "setp.eq.u32 %p2, %r4, 3; @%p2 add.u32 %r4, %r4, %r2;"),
        ("add.u32 %r4, %r4, %r2;", "add.u32 %r4, %r4, %r2;" * 30),
    ],
)
def test_other_ways_are_taken_one_after_another(change: tuple[str, str]) -> None:
    body = GUARDED.format(relation="ge", bound=40).replace(*change)
    assert "$cuado_alone" in rewritten(ThreadCoarsening("x", 2), written(body)).ptx


def test_a_stencil() -> None:
    launch = case("examples/cases/stencil/wave_step.toml", N=64, NZ=16)
    assert_alike(ThreadCoarsening("y", 2), launch)


@pytest.mark.parametrize("factor", [2, 4])
@pytest.mark.parametrize(
    "name",
    sorted(SOURCES.keys() - {"shuffled"}),
)
def test_copies_that_part_and_wait(name: str, factor: int) -> None:
    short = name in ("parting", "grid_stride")
    launch = cuda(name, 500 if short else 512, (8, 1, 1))
    made = assert_alike(ThreadCoarsening("x", factor), launch)
    assert made.block == (64 // factor, 1, 1)


def test_the_extent_of_the_block_stays_what_it_was() -> None:
    made = rewritten(ThreadCoarsening("x", 2), written(""))
    assert "mov.u32 %r3, 64;" in made.ptx


@pytest.mark.parametrize(
    ("body", "directive", "reason"),
    [
        ("shfl.sync.bfly.b32 %r4, %r4, 1, 31, -1;", "", "warp-wide"),
        ("bar.warp.sync -1;", "", "warp-wide"),
        ("mov.u32 %r4, %laneid;", "", "%laneid"),
        ("mov.u32 %r4, %warpid;", "", "%warpid"),
        ("bar.sync 1, 64;", "", "counts threads"),
        ("bar.arrive 1, 64;", "", "counts threads"),
        ("setp.lt.u32 %p1, %r4, 5; bar.red.popc.u32 %r4, 0, %p1;", "", "counts threads"),
        ("cvt.u32.u16 %r4, %ntid.x;", "", "unsupported"),
        ("setp.lt.u32 %p1, %r2, 40; @%p1 ret; bar.sync 0;", "", "barrier"),
        ("", " .reqntid 64, 1, 1", "requires this block size"),
        ("atom.global.add.u32 %r4, [%rd2], 1;", "", "depends on the order"),
    ],
)
def test_what_tells_threads_apart_is_refused(body: str, directive: str, reason: str) -> None:
    assert reason in refused(ThreadCoarsening("x", 2), written(body, directive)).reason


def test_sizes_that_do_not_fit_are_refused() -> None:
    assert "not a multiple of 3" in refused(ThreadCoarsening("x", 3), written("")).reason
    assert "not a multiple of 2" in refused(ThreadCoarsening("y", 2), written("")).reason
    assert "factor at least 2" in refused(ThreadCoarsening("x", 1), written("")).reason
    assert "axis 'w'" in refused(ThreadCoarsening("w", 2), written("")).reason


def test_candidates_leave_whole_warps() -> None:
    found = ThreadCoarsening.candidates(subject_of(case(SGEMM, N=2048)))
    assert found[0] == ThreadCoarsening("y", 4)
    assert {each.axis for each in found} == {"x", "y"}
    assert [each.factor for each in ThreadCoarsening.candidates(subject_of(written("")))] == [2]


def test_it_prints_teaches_and_advises() -> None:
    value = ThreadCoarsening("y", 4)
    assert str(value) == "thread-coarsening(axis=y, factor=4)"
    assert transformation_from(str(value)) == value
    assert "Why the results stay the same" in documentation("thread-coarsening")
    advice = value.advice(subject_of(written("")))
    assert advice is not None
    assert "blockDim.y" in advice.after
