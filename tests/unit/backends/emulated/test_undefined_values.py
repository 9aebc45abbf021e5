"""``check`` names uses of values that nobody gave, and is silent where they do no harm."""

import pytest
from hostile_kernels import launch_of, ptx_of

from cuado.backends.emulated.check.check import check
from cuado.model.defect import Act, Checked, DefectKind, Severity

STORE = "mul.wide.u32 %rd2, %r0, 4; add.s64 %rd2, %rd2, %rd0;"

USED = {
    "stored": f"{STORE} st.global.u32 [%rd2], %r9;",
    "stored after arithmetic": f"{STORE} add.u32 %r9, %r9, %r0; st.global.u32 [%rd2], %r9;",
    "added atomically": f"{STORE} red.global.add.u32 [%rd2], %r9;",
    "an address": f"{STORE} add.s64 %rd2, %rd2, %rd8; ld.global.u32 %r1, [%rd2];",
    "decides a branch": "@%p3 bra OVER; mov.u32 %r1, 1; OVER:",
    "decides a comparison's branch": "setp.eq.u32 %p1, %r9, 3; @%p1 bra OVER; exit; OVER:",
    "decides a store": f"{STORE} @%p3 st.global.u32 [%rd2], %r0;",
    "decides an exit": "@%p3 exit;",
    "selected": f"setp.lt.u32 %p1, %r0, 9; selp.b32 %r1, %r0, %r9, %p1; {STORE} "
    "st.global.u32 [%rd2], %r1;",
    "set for some lanes": f"setp.lt.u32 %p1, %r0, 9; @%p1 mov.u32 %r9, 1; {STORE} "
    "st.global.u32 [%rd2], %r9;",
    "set on one way": f"setp.lt.u32 %p1, %r0, 9; @%p1 bra OVER; mov.u32 %r9, 1; OVER: {STORE} "
    "st.global.u32 [%rd2], %r9;",
    "of a local array": ".local .align 4 .b32 frame[4]; ld.local.u32 %r1, [frame+4]; "
    f"{STORE} st.global.u32 [%rd2], %r1;",
    "put into a local array": ".local .align 4 .b32 frame[4]; st.local.u32 [frame], %r9; "
    f"ld.local.u32 %r1, [frame]; {STORE} st.global.u32 [%rd2], %r1;",
    "all elements of a vector": "shl.b32 %r1, %r0, 2; and.b32 %r1, %r1, 8; cvt.u64.u32 %rd2, %r1; "
    "add.s64 %rd2, %rd2, %rd0; st.global.v2.u32 [%rd2], {%r9, %r10};",
    "of a lane that has left": f"setp.gt.u32 %p1, %r0, 15; @%p1 exit; activemask.b32 %r2; "
    f"shfl.sync.idx.b32 %r1, %r0, 31, 31, %r2; {STORE} st.global.u32 [%rd2], %r1;",
}
HARMLESS = {
    "never used": "add.u32 %r1, %r9, 1;",
    "set before": f"mov.u32 %r9, 1; {STORE} st.global.u32 [%rd2], %r9;",
    "set and used under the same condition": "setp.lt.u32 %p1, %r0, 9; @%p1 mov.u32 %r9, 1; "
    f"{STORE} @%p1 st.global.u32 [%rd2], %r9;",
    "computed with where it is not set": "setp.lt.u32 %p1, %r0, 9; @%p1 bra SET; bra OVER; SET: "
    f"mov.u32 %r9, 1; OVER: add.u32 %r8, %r9, 1; selp.b32 %r1, %r8, 5, %p1; {STORE} "
    "st.global.u32 [%rd2], %r1;",
    "made zero": f"xor.b32 %r9, %r9, %r9; {STORE} st.global.u32 [%rd2], %r9;",
    "a part that is cut off": "mov.b64 %rd3, {%r0, %r9}; cvt.u32.u64 %r1, %rd3; "
    f"{STORE} st.global.u32 [%rd2], %r1;",
    "the padding of a structure": "shl.b32 %r1, %r0, 3; cvt.u64.u32 %rd2, %r1; "
    "add.s64 %rd2, %rd2, %rd0; setp.lt.u32 %p1, %r0, 32; "
    "@%p1 st.global.v2.u32 [%rd2], {%r0, %r9};",
    "a local array that was written": ".local .align 4 .b32 frame[4]; st.local.u32 [frame+4], %r0; "
    f"ld.local.u32 %r1, [frame+4]; {STORE} st.global.u32 [%rd2], %r1;",
    "a local array by a generic address": ".local .align 4 .b32 frame[4]; mov.u64 %rd3, frame; "
    "cvta.local.u64 %rd3, %rd3; st.u32 [%rd3+8], %r0; ld.local.u32 %r1, [frame+8]; "
    f"{STORE} st.global.u32 [%rd2], %r1;",
    "a sum over a warp": "mov.u32 %r1, %r0; shfl.sync.down.b32 %r2, %r1, 16, 31, -1; "
    f"add.u32 %r1, %r1, %r2; {STORE} st.global.u32 [%rd2], %r1;",
    "of a loop": f"mov.u32 %r1, 0; UP: setp.eq.u32 %p1, %r1, 0; @%p1 mov.u32 %r9, 7; {STORE} "
    "st.global.u32 [%rd2], %r9; add.u32 %r1, %r1, 1; setp.lt.u32 %p2, %r1, 3; @%p2 bra UP;",
}


def checked(body: str) -> Checked:
    return check(launch_of(ptx_of(body)))


@pytest.mark.parametrize("body", USED.values(), ids=USED)
def test_a_use_of_an_undefined_value_is_named(body: str) -> None:
    (found,) = checked(body).defects
    assert (found.kind, found.severity) == (DefectKind.UNDEFINED, Severity.ERROR)
    assert found.site.act is Act.RELIES


@pytest.mark.parametrize("body", HARMLESS.values(), ids=HARMLESS)
def test_an_undefined_value_that_does_no_harm_is_left_in_peace(body: str) -> None:
    assert checked(body).defects == ()


def test_the_instruction_that_took_the_value_is_named_too() -> None:
    body = f"div.u32 %r1, %r0, %r9;\nadd.u32 %r2, %r1, 1;\n{STORE}\nst.global.u32 [%rd2], %r2;"
    (found,) = checked(body).defects
    assert found.other is not None
    assert found.other.instruction.startswith("div")
    assert found.site.instruction.startswith("st")
    assert found.times == 32


def test_a_value_of_an_earlier_block_is_none() -> None:
    """Registers begin anew with each block, whatever the last one left there."""
    body = f"mov.u32 %r1, %ctaid.x; setp.eq.u32 %p1, %r1, 0; @%p1 mov.u32 %r9, 1; {STORE} "
    launch = launch_of(ptx_of(body + "st.global.u32 [%rd2], %r9;"), grid=(2, 1, 1))
    kinds = {d.kind: d.times for d in check(launch).defects if d.severity is Severity.ERROR}
    assert kinds[DefectKind.UNDEFINED] == 32


def test_atomic_operations_on_local_memory_are_named() -> None:
    body = ".local .align 8 .b8 frame[8]; mov.u64 %rd2, frame; cvta.local.u64 %rd2, %rd2; "
    (found,) = checked(f"{body} atom.add.u32 %r1, [%rd2], 1;").defects
    assert found.kind is DefectKind.ATOMIC_LOCAL
