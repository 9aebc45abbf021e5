"""Loads become read-only where nothing of the launch writes what they load, and only there."""

from dataclasses import replace

import pytest
from memory_kernels import floats, launch, number, opcodes, planted, proves_equal, refused

from cuado.model.arguments import Structure
from cuado.optimizer.transformations.read_only_loads import ReadOnlyLoads

PLACE = "mul.wide.s32 %rd10, %r9, 4; add.s64 %rd11, %rd1, %rd10; add.s64 %rd12, %rd2, %rd10;"
TWO = (floats("out"), floats("in", seed=2))
SCALED = PLACE + "{load} %f1, [%rd12]; add.f32 %f2, %f1, %f1; st.global.f32 [%rd11], %f2;"


@pytest.mark.parametrize("load", ["ld.global.f32", "ld.weak.global.f32", "ld.global.cg.f32"])
def test_a_load_of_what_is_not_written_becomes_read_only(load: str) -> None:
    made = proves_equal(ReadOnlyLoads(), launch(SCALED.format(load=load), TWO))
    assert len(made.touched) == 1
    assert [each for each in opcodes(made.launch, "LDG") if "CONSTANT" in each]
    assert "ld.global.nc.f32" in made.launch.ptx or "ld.global.cg.nc.f32" in made.launch.ptx


@pytest.mark.parametrize("name", ["redundant_loads", "cache_pollution", "neighbours"])
def test_planted_kernels_load_the_same(name: str) -> None:
    small = {"redundant_loads": {}, "cache_pollution": {"BLOCKS": 3}, "neighbours": {}}[name]
    original = planted(name, **small)
    made = proves_equal(ReadOnlyLoads(), replace(original, grid=(3, 1, 1)))
    assert "ld.global.nc" in made.launch.ptx


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (SCALED.format(load="ld.global.f32").replace("[%rd11]", "[%rd12]"), "writes 'in'"),
        (PLACE + "ld.global.f32 %f1, [%rd11]; st.global.f32 [%rd11], %f1;", "writes 'out'"),
        (SCALED.format(load="ld.volatile.global.f32"), "is volatile, or orders memory"),
        (SCALED.format(load="ld.relaxed.gpu.global.f32"), "is volatile, or orders memory"),
        (
            SCALED.format(load="ld.global.f32") + "red.global.add.f32 [%rd2+64], %f1;",
            "writes 'in'",
        ),
        (
            PLACE + "ld.global.f32 %f1, [%rd12]; setp.lt.u32 %p1, %r9, 99;"
            "selp.b64 %rd13, %rd11, %rd12, %p1; st.global.f32 [%rd13], %f1;",
            "writes 'in'",
        ),
        (
            PLACE + "ld.global.f32 %f1, [%rd12]; ld.global.u64 %rd13, [%rd1+64];"
            "setp.gt.u32 %p1, %r9, 9999; @%p1 st.global.f32 [%rd13], %f1;",
            "writes is unknown",
        ),
        (
            PLACE + "setp.lt.u32 %p1, %r9, 99; selp.b64 %rd13, %rd11, %rd12, %p1;"
            "ld.global.f32 %f1, [%rd13]; st.global.f32 [%rd11], %f1;",
            "writes 'out'",
        ),
    ],
)
def test_what_may_be_written_stays(body: str, reason: str) -> None:
    refusal = refused(ReadOnlyLoads(), launch(body, TWO))
    assert reason in refusal.reason
    assert not refusal.absent


def test_one_that_is_written_stays_beside_one_that_is_not() -> None:
    body = PLACE + (
        "ld.global.f32 %f1, [%rd12]; ld.global.f32 %f2, [%rd11]; add.f32 %f3, %f1, %f2;"
        "st.global.f32 [%rd11], %f3;"
    )
    made = proves_equal(ReadOnlyLoads(), launch(body, TWO))
    assert made.launch.ptx.count("ld.global.nc") == 1
    assert any("1 are kept: the kernel writes 'out'" in note for note in made.notes)


def test_a_call_may_write_anything() -> None:
    module = """.func helper(.param .b64 at) { .reg .b64 %rd<3>; .reg .f32 %f<2>;
        ld.param.u64 %rd1, [at]; mov.f32 %f1, 0f3F800000; st.f32 [%rd1], %f1; ret; }"""
    call = """{ .param .b64 param0; st.param.b64 [param0+0], %rd12;
        call.uni helper, (param0); }"""
    kernel = launch(SCALED.format(load="ld.global.f32") + call, TWO, module=module)
    assert "writes is unknown" in refused(ReadOnlyLoads(), kernel).reason


def test_a_pointer_in_a_structure_is_of_no_known_buffer() -> None:
    kernel = launch(SCALED.format(load="ld.global.f32"), TWO)
    given = replace(kernel, arguments=(kernel.arguments[0], Structure("in", bytes(8))))
    assert "is unknown" in refused(ReadOnlyLoads(), given).reason


def test_without_plain_loads_there_is_nothing_to_do() -> None:
    already = launch(SCALED.format(load="ld.global.nc.f32"), TWO)
    assert refused(ReadOnlyLoads(), already).absent
    none = launch(PLACE + "st.global.u32 [%rd11], %r1;", (*TWO, number("n", 3)))
    assert refused(ReadOnlyLoads(), none).absent
