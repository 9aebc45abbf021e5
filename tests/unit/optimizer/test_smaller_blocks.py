"""Parts of a block that exchange nothing become blocks; what they exchange is refused."""

from dataclasses import replace

import pytest
from alike import assert_alike, count, kernel, numbers, refused, subject_of

from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.model.launch import Extent, Launch
from cuado.optimizer.transformations.smaller_blocks import SmallerBlocks
from cuado.what_if.experiments import smaller_blocks

STATIC = ".shared .align 16 .b8 tile[4096];"
DYNAMIC = ".extern .shared .align 16 .b8 tile[];"
OWN = "st.shared.u32 [%r4], %r6;"
MATE = "xor.b32 %r8, %r3, 4; add.u32 %r8, %r8, %r1; ld.shared.u32 %r7, [%r8];"
"""The word of the thread beside."""
OTHER_ROW = "xor.b32 %r8, %r3, 128; add.u32 %r8, %r8, %r1; ld.shared.u32 %r7, [%r8];"
"""The word of a thread of the row beside."""
ROW = """mov.u32 %r10, 0;
AGAIN: add.u32 %r8, %r5, %r10; ld.shared.u32 %r11, [%r8]; add.u32 %r7, %r7, %r11;
    add.u32 %r10, %r10, 4; setp.lt.u32 %p1, %r10, 128; @%p1 bra AGAIN;"""
"""All words of the row."""
TWO_ROWS = ROW.replace("128; @", "132; @")
BY_DATA = (
    "shl.b32 %r8, %r6, 2; and.b32 %r8, %r8, 127; add.u32 %r8, %r8, %r1; ld.shared.u32 %r7, [%r8];"
)
STORED = "st.global.u32 [%rd4], %r6;"
LOADED = "ld.global.u32 %r7, [%rd4{offset}];"
SUMMED = "red.global.add.u32 [%rd0], %r6;"


def rows(*bodies: str, block: Extent = (32, 4, 1), tile: str = STATIC) -> Launch:
    """Rows of a block's words in shared memory, and bodies with a barrier between them."""
    text = "\n    bar.sync 0;\n    ".join(bodies)
    outside, inside = ("", tile) if tile == STATIC else (tile, "")
    ptx = f"""{outside}
.visible .entry rows(.param .u64 out, .param .u64 in, .param .u32 n)
{{
    .reg .b32 %r<24>; .reg .b64 %rd<9>; .reg .pred %p<4>;
    {inside}
    ld.param.u64 %rd0, [out];
    ld.param.u64 %rd1, [in];
    mov.u32 %r0, %tid.x;
    mov.u32 %r12, %tid.y;
    mov.u32 %r13, %ntid.x;
    mov.u32 %r14, %ntid.y;
    mov.u32 %r15, %ctaid.x;
    mov.u32 %r1, tile;
    mul.lo.u32 %r16, %r12, %r13;
    add.u32 %r17, %r16, %r0;
    shl.b32 %r3, %r17, 2;
    add.u32 %r4, %r1, %r3;
    shl.b32 %r18, %r16, 2;
    add.u32 %r5, %r1, %r18;
    mul.lo.u32 %r19, %r13, %r14;
    mad.lo.u32 %r20, %r15, %r19, %r17;
    mul.wide.u32 %rd2, %r20, 4;
    add.s64 %rd3, %rd1, %rd2;
    add.s64 %rd4, %rd0, %rd2;
    ld.global.u32 %r6, [%rd3];
    mov.u32 %r7, 0;
    {text}
    add.u32 %r6, %r6, %r7;
    st.global.u32 [%rd4], %r6;
    ret;
}}"""
    buffers = (numbers("out", 1024, type_="u32"), numbers("in", 1024, type_="u32", seed=2))
    dynamic = 0 if tile == STATIC else 4096
    return kernel(ptx, (3, 1, 1), block, (*buffers, count("n", 2, "u32")), dynamic=dynamic)


@pytest.mark.parametrize("parts", [2, 4])
@pytest.mark.parametrize(
    ("bodies", "tile"),
    [
        ((OWN, MATE), STATIC),
        ((OWN, MATE), DYNAMIC),
        ((OWN, ROW), STATIC),
        ((OWN, MATE, OWN, ROW), DYNAMIC),
    ],
)
def test_rows_become_blocks_with_their_own_words(
    bodies: tuple[str, ...], tile: str, parts: int
) -> None:
    launch = rows(*bodies, tile=tile)
    other = assert_alike(SmallerBlocks(parts), launch)
    assert (other.grid, other.block) == ((3 * parts, 1, 1), (32, 4 // parts, 1))
    if tile == DYNAMIC:
        assert other.dynamic_shared_bytes == 512 // parts
    else:
        assert f"tile[{512 // parts}]" in other.ptx


def test_a_block_along_x() -> None:
    other = assert_alike(SmallerBlocks(4), rows(OWN, MATE, block=(128, 1, 1)))
    assert other.block == (32, 1, 1)


@pytest.mark.parametrize(
    ("bodies", "reason"),
    [
        ((OWN, OTHER_ROW), "through shared memory"),
        ((OWN, TWO_ROWS), "through shared memory"),
        ((OWN, BY_DATA), "through shared memory"),
        ((OWN, MATE, STORED, LOADED.format(offset="+4")), "through global memory"),
        ((OWN + "bar.sync 1, 64;", MATE), "not a plain barrier"),
        ((OWN + "membar.gl;", MATE), "orders memory between blocks"),
    ],
)
def test_what_parts_exchange_is_refused(bodies: tuple[str, ...], reason: str) -> None:
    assert reason in refused(SmallerBlocks(4), rows(*bodies)).reason


@pytest.mark.parametrize(
    "bodies",
    [
        (OWN, MATE, STORED, LOADED.format(offset="")),
        (OWN, MATE + "mov.u32 %r21, 0;"),
        (OWN, SUMMED, MATE + "mov.u32 %r6, 0; ld.global.u32 %r6, [%rd3];"),
    ],
)
def test_what_a_thread_keeps_for_itself_is_not(bodies: tuple[str, ...]) -> None:
    if SUMMED in bodies:
        refused(SmallerBlocks(4), rows(*bodies))
    else:
        assert_alike(SmallerBlocks(4), rows(*bodies))


def test_two_rows_stay_together() -> None:
    launch = rows(OWN, OTHER_ROW)
    other = assert_alike(SmallerBlocks(2), launch)
    assert other.block == (32, 2, 1)


def test_candidates_and_shapes() -> None:
    assert SmallerBlocks.candidates(subject_of(rows(OWN, ROW))) == (
        SmallerBlocks(2),
        SmallerBlocks(4),
    )
    assert not SmallerBlocks.candidates(subject_of(rows(MATE)))
    assert "no whole warps" in refused(SmallerBlocks(4), rows(OWN, MATE, block=(64, 1, 1))).reason
    assert "power of two" in refused(SmallerBlocks(3), rows(OWN, MATE)).reason


def test_the_experiment_asks_where_blocks_fill_the_chip() -> None:
    few = rows(OWN, ROW)
    found = smaller_blocks.propose(subject_of(few), Scope())
    assert isinstance(found, Refusal)
    assert "fill the chip" in found.reason
    many = replace(few, grid=(1 << 20, 1, 1))
    made = smaller_blocks.propose(subject_of(many), Scope())
    assert isinstance(made, Proposal)
    labels = [each.label for each in (made, *made.alternatives)]
    assert labels == ["2 blocks of 32 x 2 x 1", "4 blocks of 32 x 1 x 1"]
