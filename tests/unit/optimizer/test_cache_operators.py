"""Words on accesses of a buffer: where they belong, and only on plain accesses of that buffer."""

from dataclasses import replace

import pytest
from memory_kernels import (
    applied,
    floats,
    launch,
    number,
    planted,
    proves_equal,
    refused,
    subject_of,
)

from cuado.device.library import load_chip
from cuado.errors import CuadoError
from cuado.kernel.proposal import Refusal
from cuado.model.launch import Launch
from cuado.optimizer.registry import transformation_from
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.cache_operators import CacheOperators
from cuado.optimizer.transformations.cached_loads import TRANSFORMATION as CACHED_LOADS

LOADS = ("L1::no_allocate", "L1::evict_first", "L1::evict_last", "L1::evict_unchanged", "cs", "cg")
PREFETCHES = ("L2::64B", "L2::128B", "L2::256B")
PLACE = """
    mul.wide.s32 %rd10, %r9, 16; add.s64 %rd11, %rd1, %rd10; add.s64 %rd12, %rd2, %rd10;
    add.s64 %rd13, %rd3, %rd10;
"""
BODY = (
    PLACE
    + """
    {load}.v4.f32 {{%f1, %f2, %f3, %f4}}, [%rd12];
    {load}.f32 %f5, [%rd13+4];
    fma.rn.f32 %f1, %f1, %f5, %f2;
    st.global.f32 [%rd11], %f1; st.global.v2.f32 [%rd11+8], {{%f3, %f4}};
"""
)
BUFFERS = (floats("out"), floats("in", seed=2), floats("other", seed=3))


def kernel(load: str = "ld.global") -> Launch:
    return launch(BODY.format(load=load), BUFFERS)


@pytest.mark.parametrize("operator", [*LOADS, *PREFETCHES])
@pytest.mark.parametrize("load", ["ld.global", "ld.global.nc", "ld.weak.global", "ld.global.ca"])
def test_loads_of_a_buffer_say_how_they_are_cached(load: str, operator: str) -> None:
    made = applied(CacheOperators("in", "load", operator), kernel(load))
    subject_of(made.launch)  # assembles
    (line,) = [each for each in made.launch.ptx.splitlines() if ".v4.f32" in each]
    assert operator in line
    assert made.launch.ptx.count(operator) == 1
    assert len(made.touched) == 1


@pytest.mark.parametrize("operator", LOADS)
def test_stores_to_a_buffer_say_how_they_are_cached(operator: str) -> None:
    made = proves_equal(CacheOperators("out", "store", operator), kernel())
    assert made.launch.ptx.count(operator) == 2


def test_words_of_different_kinds_go_together() -> None:
    one = applied(CacheOperators("in", "load", "L1::no_allocate"), kernel("ld.global.nc"))
    both = applied(CacheOperators("in", "load", "L2::128B"), one.launch)
    assert "ld.global.nc.L1::no_allocate.L2::128B.v4.f32" in both.launch.ptx
    other = applied(CacheOperators("in", "load", "L1::evict_last"), both.launch)
    assert "ld.global.nc.L1::evict_last.L2::128B.v4.f32" in other.launch.ptx
    streamed = applied(CacheOperators("in", "load", "cs"), other.launch)
    assert "ld.global.cs.nc.L2::128B.v4.f32" in streamed.launch.ptx
    subject_of(streamed.launch)


@pytest.mark.parametrize("load", ["ld.volatile.global", "ld.relaxed.gpu.global", "ld.global.cg"])
def test_what_other_threads_may_write_is_loaded_as_it_was(load: str) -> None:
    vector = "{load}.v4.f32 {{%f1, %f2, %f3, %f4}}, [%rd12]"
    body = BODY.replace(vector, "{load}.f32 %f2, [%rd12]")
    given = launch(body.format(load=load), BUFFERS)
    refusal = refused(CacheOperators("in", "load", "L1::no_allocate"), given)
    assert "no plain load provably goes to 'in'" in refusal.reason


def test_an_unknown_buffer_or_one_of_two_is_refused() -> None:
    assert refused(CacheOperators("nothing", "load", "cs"), kernel()).absent
    either = (
        PLACE
        + """
        setp.lt.u32 %p1, %r9, 9; selp.b64 %rd14, %rd12, %rd13, %p1;
        ld.global.f32 %f1, [%rd14]; st.global.f32 [%rd11], %f1;
    """
    )
    assert "provably" in refused(CacheOperators("in", "load", "cs"), launch(either, BUFFERS)).reason


def test_words_that_the_target_or_the_version_does_not_have_are_refused() -> None:
    subject = subject_of(kernel())
    older = replace(subject, chip=load_chip("v100"))
    made = CacheOperators("in", "load", "L2::256B").apply(older)
    assert isinstance(made, Refusal)
    assert "compute capability 8.0" in made.reason
    assert isinstance(CacheOperators("in", "load", "L1::no_allocate").apply(older), Rewritten)
    text = subject.launch.ptx.replace(".version 8.0", ".version 7.3").replace("sm_90", "sm_80")
    made = CacheOperators("in", "load", "L2::64B").apply(
        replace(subject, launch=replace(subject.launch, ptx=text))
    )
    assert isinstance(made, Refusal)
    assert "PTX 7.4" in made.reason


@pytest.mark.parametrize(
    "text",
    [
        "cache-operators(buffer=in, access=load, operator=fast)",
        "cache-operators(buffer=in, access=store, operator=L2::64B)",
        "cache-operators(buffer=in, access=atomic, operator=cs)",
    ],
)
def test_words_that_are_none_are_no_transformation(text: str) -> None:
    with pytest.raises(CuadoError):
        transformation_from(text)


def test_candidates_are_few_and_apply() -> None:
    subject = subject_of(planted("cache_pollution", BLOCKS=2))
    found = CacheOperators.candidates(subject)
    assert CacheOperators("stream", "load", "L1::no_allocate") in found
    assert len(found) <= 12
    for each in found:
        assert isinstance(each.apply(subject), Rewritten), each


def test_what_cannot_make_a_difference_is_no_candidate() -> None:
    # One buffer, loaded side by side, with no loop: nobody competes for the L1.
    alone = PLACE + "ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd12]; st.global.f32 [%rd11], %f1;"
    assert not CacheOperators.candidates(subject_of(launch(alone, BUFFERS)))
    scattered = alone.replace(".v4.f32 {%f1, %f2, %f3, %f4}", ".f32 %f1")
    found = CacheOperators.candidates(subject_of(launch(scattered, BUFFERS)))
    assert [each.operator for each in found] == ["L2::256B", "L2::128B"]
    both = CacheOperators.candidates(subject_of(kernel()))
    assert {each.buffer for each in both if each.operator == "L1::no_allocate"} == {"in", "other"}


def test_a_planted_stream_leaves_the_table_in_the_cache() -> None:
    original = replace(planted("cache_pollution", BLOCKS=4), grid=(2, 1, 1))
    proves_equal(CacheOperators("stream", "load", "L1::no_allocate"), original)


PAST = ["ld.global.cg", "ld.global.cs", "ld.global.L1::no_allocate", "ld.global.cs.nc"]


@pytest.mark.parametrize("load", PAST)
def test_loads_of_what_is_not_written_are_cached(load: str) -> None:
    made = proves_equal(CACHED_LOADS(), kernel(load))
    assert len(made.touched) == 2
    assert not any(word in made.launch.ptx for word in (".cg", ".cs", "no_allocate"))


def test_loads_of_what_others_may_write_pass_by_the_l1() -> None:
    given = PLACE + "ld.global.cg.f32 %f1, [%rd11+4]; st.global.f32 [%rd11], %f1;"
    refusal = refused(CACHED_LOADS(), launch(given, BUFFERS))
    assert "writes 'out'" in refusal.reason
    plain = refused(CACHED_LOADS(), launch(PLACE + "st.global.u32 [%rd11], %r1;", (
        *BUFFERS, number("n", 1))))  # fmt: skip
    assert "no global load bypasses the L1" in plain.reason
