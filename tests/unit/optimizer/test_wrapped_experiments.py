"""Transformations that experiments make: results stay bit for bit, and what is not proved is not.

The last four are not exact: they are near, and never tried unasked.
"""

import pickle
from dataclasses import replace

import pytest
from alike import (
    assert_alike,
    case,
    compared,
    count,
    kernel,
    numbers,
    refused,
    rewritten,
    subject_of,
)

from cuado.model.arguments import Buffer
from cuado.model.launch import Launch
from cuado.optimizer.registry import all_transformations, documentation, transformation_from
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.transformations.block_private_atomics import (
    TRANSFORMATION as BLOCK_PRIVATE_ATOMICS,
)
from cuado.optimizer.transformations.fast_functions import TRANSFORMATION as FAST_FUNCTIONS
from cuado.optimizer.transformations.fast_math import TRANSFORMATION as FAST_MATH
from cuado.optimizer.transformations.fp64_as_fp32 import TRANSFORMATION as FP64_AS_FP32
from cuado.optimizer.transformations.fused_multiply_add import TRANSFORMATION as FUSED_MULTIPLY_ADD
from cuado.optimizer.transformations.known_divisors import TRANSFORMATION as KNOWN_DIVISORS
from cuado.optimizer.transformations.reordered_sums import ReorderedSums
from cuado.optimizer.transformations.unrolled_loads import UnrolledLoads
from cuado.optimizer.transformations.warp_aggregated_atomics import (
    TRANSFORMATION as WARP_AGGREGATED_ATOMICS,
)
from cuado.optimizer.transformations.whole_waves import WholeWaves

PLANTED = "benchmarks/planted/"


@pytest.mark.parametrize("atomics", [WARP_AGGREGATED_ATOMICS(), BLOCK_PRIVATE_ATOMICS()])
def test_counts_of_a_histogram_stay(atomics: Transformation) -> None:
    launch = replace(case(f"{PLANTED}atomics_hot_bin.toml", N=32768), grid=(9, 1, 1))
    assert atomics in type(atomics).candidates(subject_of(launch))
    assert_alike(atomics, launch)


def test_sums_of_floats_are_not_gathered() -> None:
    launch = case(f"{PLANTED}atomics_global.toml", N=8192)
    assert "rounded differently" in refused(WARP_AGGREGATED_ATOMICS(), launch).reason


@pytest.mark.parametrize("name", ["atomics_global", "atomics_shared"])
def test_sums_of_floats_are_gathered_on_request(name: str) -> None:
    launch = replace(case(f"{PLANTED}{name}.toml", N=8192), grid=(2, 1, 1))
    each = ReorderedSums("gathered")
    assert each in ReorderedSums.candidates(subject_of(launch))
    for difference in compared(launch, rewritten(each, launch), is_steady=False).differences:
        assert difference.found == pytest.approx(difference.expected, rel=1e-4)


def test_sums_of_floats_go_to_a_copy_on_request() -> None:
    launch = strided("cvt.rn.f32.u32 %f1, %r5; and.b32 %r7, %r5, 31; mul.wide.u32 %rd5, %r7, 4;"
                     "add.s64 %rd5, %rd0, %rd5; red.global.add.f32 [%rd5], %f1;")  # fmt: skip
    launch = replace(
        launch, ptx=launch.ptx.replace("st.global.u32 [%rd4], %r6;", ""), grid=(9, 1, 1)
    )
    first = launch.arguments[0]
    assert isinstance(first, Buffer)
    small = replace(first, shape=(32,), type="f32")
    launch = replace(launch, arguments=(small, *launch.arguments[1:]))
    other = rewritten(ReorderedSums("private"), launch)
    for difference in compared(launch, other, is_steady=False).differences:
        assert difference.found == pytest.approx(difference.expected, rel=1e-4)
    assert refused(ReorderedSums("private"), other).absent
    assert refused(BLOCK_PRIVATE_ATOMICS(), launch).reason


def test_sums_of_integers_are_no_sums_of_floats() -> None:
    launch = replace(case(f"{PLANTED}atomics_hot_bin.toml", N=8192), grid=(2, 1, 1))
    assert not ReorderedSums.candidates(subject_of(launch))
    assert refused(ReorderedSums("private"), launch).absent
    with pytest.raises(ValueError, match="gathered, private"):
        ReorderedSums("otherwise")


def test_a_block_has_one_copy() -> None:
    launch = replace(case(f"{PLANTED}atomics_hot_bin.toml", N=8192), grid=(2, 1, 1))
    once = rewritten(BLOCK_PRIVATE_ATOMICS(), launch)
    again = refused(BLOCK_PRIVATE_ATOMICS(), once)
    assert again.absent
    assert "already aggregates its updates" in again.reason


def test_without_atomics_there_is_nothing_to_gather() -> None:
    launch = case(f"{PLANTED}fp64_literals.toml", N=256)
    for each in (WARP_AGGREGATED_ATOMICS(), BLOCK_PRIVATE_ATOMICS()):
        assert not each.candidates(subject_of(launch))
        assert refused(each, launch).absent


@pytest.mark.parametrize(
    ("name", "constants"),
    [
        ("integer_division", {"N": 1024}),
        ("integer_division_index", {"WIDTH": 24, "HEIGHT": 16, "DEPTH": 8}),
    ],
)
def test_quotients_stay(name: str, constants: dict[str, int]) -> None:
    launch = case(f"{PLANTED}{name}.toml", **constants)
    other = assert_alike(KNOWN_DIVISORS(), launch)
    assert "div.s32" not in other.ptx


def test_divisors_from_memory_are_not_known() -> None:
    launch = strided("div.u32 %r6, %r6, %r5;")
    assert "no divisor is a parameter" in refused(KNOWN_DIVISORS(), launch).reason


@pytest.mark.parametrize(
    ("name", "constants"),
    [
        ("low_ilp", {"BLOCKS": 3, "STEPS": 11}),
        ("multiply_naive", {"N": 64}),
    ],
)
def test_loads_of_several_iterations_first(name: str, constants: dict[str, int]) -> None:
    launch = case(f"{PLANTED}{name}.toml", **constants)
    found = UnrolledLoads.candidates(subject_of(launch))
    assert {each.way for each in found} >= {"2-at-once", "4-at-once"}
    assert_alike(found[-1 if name == "low_ilp" else 0], launch)


def test_where_few_warps_fit_more_loads_are_in_flight() -> None:
    launch = case(f"{PLANTED}occupancy_shared.toml", BLOCKS=3, STEPS=37)
    wide = UnrolledLoads("8-at-once", "unchanged")
    assert wide in UnrolledLoads.candidates(subject_of(launch))
    assert_alike(wide, launch)
    many = replace(launch, dynamic_shared_bytes=1024)
    assert wide not in UnrolledLoads.candidates(subject_of(many))


def test_a_way_that_is_none_is_refused() -> None:
    launch = case(f"{PLANTED}low_ilp.toml", BLOCKS=1, STEPS=4)
    assert "3-at-once" in refused(UnrolledLoads("3-at-once", "unchanged"), launch).reason


def strided(
    body: str = "",
    *,
    step: str = "mov.u32 %r9, %nctaid.x; mul.lo.u32 %r9, %r9, 64;",
    after: str = "",
    grid: int = 200,
) -> Launch:
    """``out[i] = in[i]`` by a grid-stride loop, with more in its body.

    32 blocks of 64 threads on each of 132 SMs are a wave of 4224.
    """
    ptx = f""".visible .entry strided(.param .u64 out, .param .u64 in, .param .u32 n)
{{
    .reg .b32 %r<20>; .reg .b64 %rd<12>; .reg .pred %p<4>; .reg .f32 %f<4>;
    .shared .align 4 .b8 kept[256];
    ld.param.u64 %rd0, [out];
    ld.param.u64 %rd1, [in];
    ld.param.u32 %r0, [n];
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %tid.x;
    mad.lo.u32 %r3, %r1, 64, %r2;
    {step}
    mov.u32 %r8, 0;
    shl.b32 %r10, %r2, 2;
    mov.u32 %r11, kept;
    add.u32 %r11, %r11, %r10;
    setp.ge.u32 %p1, %r3, %r0;
    @%p1 bra DONE;
LOOP:
    mul.wide.u32 %rd2, %r3, 4;
    add.s64 %rd3, %rd1, %rd2;
    add.s64 %rd4, %rd0, %rd2;
    ld.global.u32 %r5, [%rd3];
    mov.u32 %r6, %r5;
    {body}
    st.global.u32 [%rd4], %r6;
    add.u32 %r3, %r3, %r9;
    setp.lt.u32 %p2, %r3, %r0;
    @%p2 bra LOOP;
DONE:
    {after}
    ret;
}}"""
    buffers = (numbers("out", 20000, type_="u32"), numbers("in", 20000, type_="u32", seed=2))
    return kernel(ptx, (grid, 1, 1), (64, 1, 1), (*buffers, count("n", 19999, "u32")))


@pytest.mark.parametrize(
    "body", ["red.shared.add.u32 [kept], %r5;", "ld.global.u32 %r7, [%rd4]; add.u32 %r6, %r6, %r7;"]
)
def test_whole_waves_do_the_same_work(body: str) -> None:
    launch = strided(body, grid=4300)
    assert WholeWaves(4224) in WholeWaves.candidates(subject_of(launch))
    other = assert_alike(WholeWaves(4224), launch)
    assert other.grid == (4224, 1, 1)
    assert other.ptx == launch.ptx


@pytest.mark.parametrize(
    ("body", "after", "reason"),
    [
        ("add.u32 %r8, %r8, %r5; mov.u32 %r6, %r8;", "", "'%r8' is carried from one iteration"),
        ("add.u32 %r8, %r8, %r5;", "red.global.add.u32 [%rd0], %r8;", "'%r8' is carried"),
        ("ld.shared.u32 %r7, [%r11]; st.shared.u32 [%r11], %r5;", "", "may read what another"),
        ("ld.global.u32 %r7, [%rd4+4];", "", "may read what another"),
        ("atom.global.add.u32 %r6, [%rd0], 1;", "", "depends on the order"),
        ("red.global.add.f32 [%rd0], %f1;", "", "rounds differently"),
        ("st.shared.u32 [%r11], %r5;", "ld.shared.u32 %r7, [%r11];", "may read what another"),
        ("setp.eq.u32 %p3, %r5, 7; @%p3 mov.u32 %r8, 1; add.u32 %r6, %r6, %r8;", "", "'%r8'"),
    ],
)
def test_pieces_of_the_work_that_depend_on_each_other(body: str, after: str, reason: str) -> None:
    launch = strided(body, after=after, grid=4300)
    assert reason in refused(WholeWaves(4224), launch).reason


def test_another_number_of_blocks_is_refused() -> None:
    assert "no variant '17 blocks'" in refused(WholeWaves(17), strided(grid=4300)).reason


@pytest.mark.parametrize(
    ("store", "reason"),
    [
        ("ld.global.u32 %r7, [%rd4+256];", "may write what"),
        ("red.global.add.u32 [%rd1+4], 0;", ""),
    ],
)
def test_loads_stay_behind_writes_of_what_they_load(store: str, reason: str) -> None:
    launch = strided(store)
    subject = subject_of(launch)
    for each in UnrolledLoads.candidates(subject):
        made = each.apply(subject)
        said = getattr(made, "reason", "")
        assert reason in said
        assert said or "red" in store
    if not reason:
        assert not UnrolledLoads.candidates(subject)
        assert "store" in refused(UnrolledLoads("2-at-once", "unchanged"), launch).reason


def test_what_is_not_exact_says_so() -> None:
    inexact = {each.NAME for each in all_transformations() if not each.IS_EXACT}
    others = {"fused-multiply-add", "reordered-sums", "row-sums-to-warp", "split-sums"}
    assert inexact == {"fp64-as-fp32", "fast-math", "fast-functions", *others}


def test_single_precision_is_near_and_not_equal() -> None:
    launch = case(f"{PLANTED}fp64_literals.toml", N=256)
    (each,) = FP64_AS_FP32.candidates(subject_of(launch))
    (difference,) = compared(launch, rewritten(each, launch)).differences
    assert difference.found == pytest.approx(difference.expected, rel=1e-4)


def test_approximate_division_is_near() -> None:
    launch = strided(
        "cvt.rn.f32.u32 %f1, %r5; add.f32 %f2, %f1, 0f40490FDB; div.rn.f32 %f1, %f1, %f2;"
        "mov.b32 %r6, %f1;"
    )
    (each,) = FAST_MATH.candidates(subject_of(launch))
    assert "div.approx.f32" in rewritten(each, launch).ptx
    assert not FAST_MATH.candidates(subject_of(strided()))


def test_products_and_sums_fused_are_near() -> None:
    launch = case(f"{PLANTED}unfused.toml", N=256)
    assert FUSED_MULTIPLY_ADD.candidates(subject_of(launch)) == (FUSED_MULTIPLY_ADD(),)
    other = rewritten(FUSED_MULTIPLY_ADD(), launch)
    assert other.ptx.count("fma.rn.f32") >= 4
    for difference in compared(launch, other).differences:
        assert difference.found == pytest.approx(difference.expected, rel=1e-4)
    assert FUSED_MULTIPLY_ADD.candidates(subject_of(other)) == ()


def test_without_a_source_nothing_is_compiled_again() -> None:
    launch = strided()
    assert not FAST_FUNCTIONS.candidates(subject_of(launch))
    assert "no source" in refused(FAST_FUNCTIONS(), launch).reason


def test_a_declared_transformation_is_one_like_any_other() -> None:
    declared = [each for each in all_transformations() if each.__name__ == "FromExperiment"]
    assert len(declared) == 12
    for each in declared:
        copied = pickle.loads(pickle.dumps(each()))  # noqa: S301 - the bytes are our own
        assert copied == each() == transformation_from(each.NAME)
        assert documentation(each.NAME).count("What it changes:") == 1
        assert each().advice(subject_of(case(f"{PLANTED}low_ilp.toml"))) is not None
