"""Barriers by number and of some warps, in the interpreter that originals are compared with."""

import pytest

pytest.importorskip("soundness", reason="benchmarks are not on the path")

import numpy as np

from cuado.model.arguments import Buffer
from cuado.model.launch import Launch
from soundness.interpreter.machine import Grid, NoEndError

# Warp w waits w + 1 times, of so many others as PART says, then at the barrier of all.
_KERNEL = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out)
{
    .reg .pred %p<4>; .reg .b32 %r<12>; .reg .b64 %rd<4>; .shared .align 4 .b8 tile[512];
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x; shr.u32 %r2, %r1, 5; mul.wide.u32 %rd2, %r1, 4; add.s64 %rd3, %rd1, %rd2;
    mov.u32 %r3, 0; add.u32 %r4, %r2, 1; mov.u32 %r5, tile; shl.b32 %r6, %r1, 2;
    add.u32 %r7, %r5, %r6;
AGAIN:
    PART
    add.u32 %r3, %r3, 1; setp.lt.u32 %p1, %r3, %r4;
    @%p1 bra AGAIN;
    st.shared.u32 [%r7], %r1;
    LAST
    xor.b32 %r8, %r6, OTHER; add.u32 %r8, %r5, %r8;
    ld.shared.u32 %r9, [%r8];
    st.global.u32 [%rd3], %r9;
    ret;
}
"""
_ALL = "bar.sync 0;"
_PAIRS = "shr.u32 %r10, %r1, 6; add.u32 %r10, %r10, 5; bar.sync %r10, 64;"


def _ran(part: str, last: str, other: int) -> tuple[list[int], bool | None]:
    text = _KERNEL.replace("PART", part).replace("LAST", last).replace("OTHER", str(4 * other))
    launch = Launch(
        "k", text, "k", (1, 1, 1), (128, 1, 1), (Buffer("out", "u32", (128,)),), ("out",)
    )
    ran = Grid(launch).run({"out": np.zeros((1, 512), np.uint8)})
    return [int(n) for n in ran.contents["out"].view(np.uint32)[0]], ran.races


@pytest.mark.parametrize("part", ["", "bar.sync %r4, 32;"])
def test_a_barrier_of_all_waits_for_those_that_stand_at_others(part: str) -> None:
    assert _ran(part, _ALL, 96) == ([n ^ 96 for n in range(128)], False)


def test_a_party_knows_what_it_did_and_no_other() -> None:
    """Warps 0 and 1, and 2 and 3, wait for each other."""
    assert _ran("", _PAIRS, 32) == ([n ^ 32 for n in range(128)], False)
    assert _ran("", _PAIRS, 64)[1]
    assert _ran("", "", 32)[1]


def test_one_warp_that_waits_for_itself_knows_of_no_other() -> None:
    own = "bar.sync %r4, 32;"
    assert _ran("", own, 1) == ([n ^ 1 for n in range(128)], False)
    assert _ran("", own, 32)[1]


def test_warps_that_do_not_come_are_waited_for() -> None:
    with pytest.raises(NoEndError):
        _ran("", "bar.sync %r4, 64;", 1)
