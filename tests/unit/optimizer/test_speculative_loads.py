"""Loads of a search made for iterations ahead: it finds the same, and reads nothing outside."""

from dataclasses import replace

import pytest
from alike import assert_alike, case, count, kernel, numbers, refused, rewritten, subject_of
from machine_code import built

from cuado.model.arguments import Buffer, Content, Fill
from cuado.model.launch import Launch
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.speculative_loads import SpeculativeLoads
from cuado.sass.toolchain.classes import SassClass

SMALL = {"neighbours": {"N": 512}, "low_ilp_search": {"BLOCKS": 2}}


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("ahead", [4, 8])
def test_searches_find_the_same(name: str, ahead: int) -> None:
    assert_alike(SpeculativeLoads(ahead), case(f"benchmarks/planted/{name}.toml", **SMALL[name]))


def test_what_is_said() -> None:
    subject = subject_of(case("benchmarks/planted/neighbours.toml", N=512))
    every = SpeculativeLoads.candidates(subject)
    assert [each.ahead for each in every] == [8, 4, 2]
    made, advice = every[0].apply(subject), every[0].advice(subject)
    assert isinstance(made, Rewritten)
    assert made.notes[0] == "2 loads of constant data are made for 8 iterations at once"
    assert advice is not None
    assert "8 elements at once" in advice.says
    assert built(made.launch).classes[SassClass.GLOBAL_LOAD] == 16
    with pytest.raises(ValueError, match="ahead"):
        SpeculativeLoads(3)


SEARCH = """.visible .entry k(.param .u64 out, .param .u64 in, .param .u32 most)
{{
    .reg .b32 %r<30>; .reg .b64 %rd<20>; .reg .pred %p<6>; .reg .f32 %f<9>; .reg .b16 %h<4>;
    ld.param.u64 %rd0, [out];
    ld.param.u64 %rd1, [in];
    ld.param.u32 %r1, [most];
    mov.u32 %r0, %tid.x;
    mul.wide.u32 %rd2, %r0, 4;
    add.s64 %rd3, %rd0, %rd2;
    mov.u32 %r2, %r0;
    mov.u32 %r3, 0;
    mov.u32 %r4, 0;
AGAIN:
    {body}
    add.u32 %r4, %r4, 1;
    setp.gt.u32 %p1, %r5, 150;
    setp.lt.u32 %p2, %r4, %r1;
    and.pred %p3, %p1, %p2;
    @%p3 bra AGAIN;
    st.global.u32 [%rd3], %r3;
    ret;
}}"""


def launched(body: str, high: int = 1000, words: int = 400, type_: str = "u32") -> Launch:
    """96 threads that walk through numbers until one is 150 or less, or 20 have been seen."""
    inside = Buffer("in", type_, (words,), Fill(Content.RANDOM, low=0, high=high, seed=5))
    arguments = (numbers("out", 96, type_="u32"), inside, count("most", 20, "u32"))
    return kernel(SEARCH.format(body=body), (1, 1, 1), (96, 1, 1), arguments)


SUM = "add.u32 %r3, %r3, %r5;"
WALK = f"""mul.wide.u32 %rd4, %r2, 4; add.s64 %rd5, %rd1, %rd4; ld.global.u32 %r5, [%rd5];
    {SUM} add.u32 %r2, %r2, 16;"""
FAR = f"""mul.lo.u32 %r6, %r4, 16; add.u32 %r6, %r6, %r0; mul.wide.u32 %rd4, %r6, 4;
    add.s64 %rd5, %rd1, %rd4; ld.global.u32 %r5, [%rd5+-4]; {SUM}"""
BODIES = {
    "a stride": launched(WALK),
    "with an offset": launched(FAR.replace("+-4", "+4")),
    "the end of the buffer": launched(WALK.replace("16;", "1;"), words=115),
    "pointers that are loaded": launched(
        f"mul.wide.u32 %rd4, %r2, 4; add.s64 %rd5, %rd1, %rd4; ld.global.u32 %r2, [%rd5];"
        f"mov.u32 %r5, %r2; {SUM}",
        high=400,
    ),
    "what leads nowhere": launched(
        f"mul.wide.u32 %rd4, %r2, 4; add.s64 %rd5, %rd1, %rd4; ld.global.u32 %r5, [%rd5];"
        f"{SUM} mul.lo.u32 %r6, %r5, 999999; setp.gt.u32 %p4, %r5, 150;"
        "selp.u32 %r2, %r6, 0, %p4; rem.u32 %r2, %r2, 397;"
    ),
    "bytes": launched(
        f"cvt.u64.u32 %rd4, %r2; add.s64 %rd5, %rd1, %rd4; ld.global.u8 %r5, [%rd5];"
        f"{SUM} add.u32 %r2, %r2, 3;",
        high=256,
        type_="u8",
    ),
    "read before it is set": launched(
        f"add.u32 %r2, %r2, %r7; mul.wide.u32 %rd4, %r2, 4; add.s64 %rd5, %rd1, %rd4;"
        f"ld.global.u32 %r5, [%rd5]; {SUM} and.b32 %r7, %r5, 15;".replace("%r7", "%r4")
    ),
}


@pytest.mark.parametrize("name", BODIES)
def test_threads_see_the_same(name: str) -> None:
    for ahead in (2, 8):
        assert_alike(SpeculativeLoads(ahead), BODIES[name])


def test_loads_ahead_are_guarded() -> None:
    text = rewritten(SpeculativeLoads(4), BODIES["a stride"]).ptx
    loads = [line.strip() for line in text.splitlines() if "ld.global.u32" in line]
    assert [line.startswith("@") for line in loads] == [False, True, True, True]
    assert "setp.le.u32" in text


WRITTEN = WALK + "st.global.u32 [%rd5], %r4;"
ELSEWHERE = f"""mul.wide.u32 %rd4, %r2, 4; add.s64 %rd5, %rd1, %rd4; mov.u64 %rd6, other;
    cvta.global.u64 %rd6, %rd6; cvta.to.global.u64 %rd6, %rd6; setp.ge.u32 %p4, %r4, 3;
    selp.b64 %rd7, %rd6, %rd5, %p4; ld.global.u32 %r5, [%rd7]; {SUM} add.u32 %r2, %r2, 16;"""
WITH_VARIABLE = launched(ELSEWHERE)
WITH_VARIABLE = replace(
    WITH_VARIABLE,
    ptx=WITH_VARIABLE.ptx.replace(
        ".visible", ".global .align 4 .u32 other[4] = {777,778,779,780};\n.visible", 1
    ),
)
REFUSALS = {
    "buffer or variable": (WITH_VARIABLE, "can be made speculatively"),
    "written": (launched(WRITTEN), "can be made speculatively"),
    "volatile": (launched(WALK.replace("ld.global", "ld.volatile.global")), "cannot be repeated"),
    "barrier": (launched(WALK + "bar.sync 0;"), "'bar.sync' of the loop"),
    "branches": (launched(WALK + "@%p3 bra OVER; add.u32 %r3, %r3, 1; OVER:"), "branches"),
    "counted": (
        launched(WALK.replace("%r5", "%r8") + "add.u32 %r5, %r4, 1000;"),
        "does not depend on its loads",
    ),
    "sometimes": (
        launched("setp.lt.u32 %p4, %r4, 9; @%p4 add.u32 %r2, %r2, 1;" + WALK),
        "conditionally",
    ),
    "scope": (launched("{ .reg .b32 %r9; add.u32 %r9, %r2, 1; mov.u32 %r2, %r9; }" + WALK), "once"),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_what_is_refused(name: str) -> None:
    launch, reason = REFUSALS[name]
    assert reason in refused(SpeculativeLoads(4), launch).reason
    assert not SpeculativeLoads.candidates(subject_of(launch))
