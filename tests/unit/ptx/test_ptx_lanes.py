"""How values differ between lanes, in kernels small enough to know the answers."""

from pathlib import Path

import pytest

from cuado.kernel.facts.registers.slices import Slicer
from cuado.kernel.values.lanes import Extent, Lanes
from cuado.ptx import parse
from cuado.ptx.analysis.code import Code

CORPUS = Path(__file__).parent / "corpus"
HEAD = """.version 8.0 .target sm_80
.entry k(.param .u64 .ptr .global a, .param .u64 .ptr .global b, .param .u32 n) {
.reg .b16 %h<9>; .reg .b32 %r<40>; .reg .b64 %rd<20>; .reg .pred %p<9>; .reg .f32 %f<9>;
.shared .align 128 .b8 tile[8192];
ld.param.u64 %rd1, [a]; ld.param.u64 %rd2, [b]; ld.param.u32 %r1, [n];
mov.u32 %r2, %tid.x; mov.u32 %r3, %tid.y; mov.u32 %r4, %ctaid.x; mov.u32 %r5, %ntid.x;
"""
LINEAR: Extent = (256, 1, 1)
SQUARE: Extent = (32, 32, 1)


def lanes_of(body: str, block: Extent = LINEAR, n: int | None = None) -> Lanes:
    module = parse(f"{HEAD}{body}\nret;\n}}")
    known = {} if n is None else {"n": n}
    return Lanes(Slicer(Code(module, module.entries[0])), block, known)


def at(lanes: Lanes, base: str, which: int = 0) -> int:
    """The ``which``-th instruction of an opcode, the parameters' loads left out."""
    found = [
        n
        for n, i in enumerate(lanes.code.instructions)
        if i.base == base and ".param" not in i.opcode
    ]
    return found[which]


ADDRESS = "mul.wide.s32 %rd3, %r9, 4; add.s64 %rd4, %rd1, %rd3; ld.global.f32 %f1, [%rd4];"


@pytest.mark.parametrize(
    ("index", "stride"),
    [
        ("mad.lo.s32 %r9, %r4, %r5, %r2;", 4),
        ("mad.lo.s32 %r9, %r4, 77, %r2;", 4),
        ("shl.b32 %r9, %r2, 3;", 32),
        ("sub.s32 %r9, %r1, %r2;", -4),
        ("neg.s32 %r9, %r2;", -4),
        ("not.b32 %r9, %r2;", -4),
        ("mul.lo.s32 %r9, %r2, %r5;", 1024),
        ("mul.lo.s32 %r9, %r2, %r1;", None),
        ("mov.u32 %r9, %r4;", 0),
        ("and.b32 %r9, %r2, 31;", 4),
        ("and.b32 %r9, %r2, 15;", None),
        ("shr.u32 %r9, %r2, 5;", 0),
        ("mov.u32 %r9, %laneid;", 4),
        ("and.b32 %r6, %r2, 127; shl.b32 %r7, %r4, 9; or.b32 %r9, %r7, %r6;", 4),
        ("shl.b32 %r7, %r4, 9; add.s32 %r8, %r7, %r2; and.b32 %r9, %r8, 31;", 4),
        ("shl.b32 %r7, %r4, 5; add.s32 %r8, %r7, %r2; and.b32 %r9, %r8, 2047;", 4),
        ("shl.b32 %r7, %r4, 4; add.s32 %r8, %r7, %r2; and.b32 %r9, %r8, 2047;", None),
        ("shl.b32 %r7, %r4, 5; sub.s32 %r8, %r7, %r2; and.b32 %r9, %r8, 2047;", None),
        ("shl.b32 %r7, %r4, 5; add.s32 %r8, %r7, %r2; and.b32 %r9, %r8, 2046;", None),
        ("shl.b32 %r7, %r4, 4; or.b32 %r9, %r7, %r2;", None),
        ("add.s32 %r6, %r1, %r2; and.b32 %r9, %r6, -2;", None),
        ("min.s32 %r9, %r1, %r4;", 0),
        ("min.s32 %r9, %r2, %r1;", None),
        ("mov.u32 %r9, %clock;", None),
        ("setp.lt.s32 %p1, %r1, 7; selp.b32 %r9, %r2, %r4, %p1;", None),
        ("setp.lt.s32 %p1, %r1, 7; add.s32 %r6, %r2, 5; selp.b32 %r9, %r2, %r6, %p1;", 4),
        ("setp.lt.s32 %p1, %r2, 7; add.s32 %r6, %r4, 5; selp.b32 %r9, %r4, %r6, %p1;", None),
        ("cvt.u16.u32 %h1, %r2; cvt.u32.u16 %r9, %h1;", 4),
        ("mad.lo.s32 %r6, %r4, %r5, %r2; cvt.u16.u32 %h1, %r6; cvt.u32.u16 %r9, %h1;", None),
        ("shfl.sync.idx.b32 %r9, %r1, 0, 31, -1;", None),
        ("ld.global.u32 %r9, [%rd2];", 0),
        ("ld.volatile.global.u32 %r9, [%rd2];", None),
        ("cvt.u64.u32 %rd9, %r2; add.s64 %rd8, %rd2, %rd9; ld.global.u32 %r9, [%rd8];", None),
    ],
)
def test_stride_of_an_index(index: str, stride: int | None) -> None:
    lanes = lanes_of(f"{index} {ADDRESS}")
    assert lanes.stride_of(at(lanes, "ld", -1)) == stride


def test_the_block_decides_what_a_lane_is() -> None:
    body = f"mad.lo.s32 %r9, %r3, 100, %r2; {ADDRESS}"
    lanes = lanes_of(body, (16, 16, 1))
    load = at(lanes, "ld")
    (warp,) = lanes.addresses(load) or ()
    assert warp == tuple(4 * (100 * (lane // 16) + lane % 16) for lane in range(32))
    assert lanes.stride_of(load) is None
    assert lanes.sectors(load) == 5
    assert lanes_of(body, SQUARE).stride_of(load) == 4
    short = lanes_of(body, (40, 1, 1)).addresses(load)
    assert short is not None
    assert sorted(map(len, short)) == [8, 32]


def test_a_row_of_unknown_length_matters_only_within_a_warp() -> None:
    body = f"mad.lo.s32 %r9, %r3, %r1, %r2; {ADDRESS}"
    assert lanes_of(body, SQUARE).is_coalesced(at(lanes_of(body), "ld"))
    assert lanes_of(body, (16, 16, 1)).addresses(at(lanes_of(body), "ld")) is None
    known = lanes_of(body, (16, 16, 1), n=1000)
    assert known.sectors(at(known, "ld")) == 4


LOOP = """
mov.u32 %r9, %r2; mov.u32 %r10, 0;
again:
{address}
add.s32 %r9, %r9, 256; add.s32 %r10, %r10, 1;
setp.lt.s32 %p1, %r10, {limit};
@%p1 bra again;
mul.wide.s32 %rd5, %r9, 4; add.s64 %rd6, %rd2, %rd5; st.global.f32 [%rd6], %f1;
"""


def test_after_a_loop_that_lanes_leave_at_different_times_nothing_is_known() -> None:
    for limit, stride in (("%r1", 4), ("%r2", None)):
        lanes = lanes_of(LOOP.format(address=ADDRESS, limit=limit))
        assert lanes.stride_of(at(lanes, "ld")) == 4, limit
        assert lanes.stride_of(at(lanes, "st")) == stride, limit


@pytest.mark.parametrize(("limit", "stride"), [("%r1", 4), ("%r2", None)])
def test_branches_that_decide_between_values(limit: str, stride: int | None) -> None:
    lanes = lanes_of(
        f"""
        mov.u32 %r9, %r2;
        setp.lt.s32 %p1, {limit}, 9;
        @%p1 bra over;
        add.s32 %r9, %r2, %r1;
        over:
        {ADDRESS}
        """
    )
    assert lanes.stride_of(at(lanes, "ld")) == stride
    assert bool(lanes.divergent_branches) is (stride is None)


def test_a_decision_inside_a_decision_counts_for_both() -> None:
    lanes = lanes_of(
        f"""
        mov.u32 %r9, %r4;
        setp.lt.s32 %p1, %r2, 9;
        @%p1 bra over;
        setp.lt.s32 %p2, %r1, 9;
        @%p2 bra over;
        mov.u32 %r9, %r1;
        over:
        {ADDRESS}
        """
    )
    assert lanes.stride_of(at(lanes, "ld")) is None


def test_a_value_of_an_earlier_turn_differs_between_lanes_that_took_the_turn() -> None:
    """What is kept over turns of a loop in an arm: each lane has it from its own last turn."""
    body = """
        mov.u32 %r9, 0; mov.u32 %r10, 0;
        again:
        add.s32 %r11, %r10, %r2; and.b32 %r12, %r11, 1; setp.eq.s32 %p1, %r12, 0;
        @%p1 bra over;
        {first}
        {second}
        over:
        add.s32 %r10, %r10, 1; setp.lt.s32 %p2, %r10, %r1;
        @%p2 bra again;
        """
    update = "mov.u32 %r9, %r10;"
    after = lanes_of(body.format(first=ADDRESS, second=update))
    assert after.stride_of(at(after, "ld")) is None
    before = lanes_of(body.format(first=update, second=ADDRESS))
    assert before.stride_of(at(before, "ld")) == 0


def test_a_guarded_write_is_a_decision() -> None:
    for limit, stride in (("%r1", 4), ("%r2", None)):
        lanes = lanes_of(
            f"mov.u32 %r9, %r2; setp.lt.s32 %p1, {limit}, 9; @%p1 add.s32 %r9, %r9, %r1; {ADDRESS}"
        )
        assert lanes.stride_of(at(lanes, "ld")) == stride


def test_predicates() -> None:
    lanes = lanes_of(
        "shr.u32 %r6, %r2, 5; setp.eq.s32 %p1, %r6, 0; setp.lt.s32 %p2, %r2, 3;"
        "setp.lt.s32 %p3, %r4, %r1; or.pred %p4, %p1, %p3; and.pred %p5, %p2, %p1;"
        "selp.b32 %r7, 1, 0, %p1; selp.b32 %r7, 1, 0, %p2; selp.b32 %r7, 1, 0, %p3;"
        "selp.b32 %r7, 1, 0, %p4; selp.b32 %r7, 1, 0, %p5;"
    )
    uses = [at(lanes, "selp", n) for n in range(5)]
    names = [f"%p{n}" for n in range(1, 6)]
    found = [lanes.is_uniform(name, use) for name, use in zip(names, uses, strict=True)]
    assert found == [True, False, True, True, False]


@pytest.mark.parametrize(
    ("index", "aligned"),
    [
        ("mov.u32 %r9, %r2;", True),
        ("add.s32 %r9, %r2, 1;", False),
        ("add.s32 %r9, %r2, 8;", True),
        ("mad.lo.s32 %r9, %r4, %r5, %r2;", True),
        ("mad.lo.s32 %r9, %r4, 77, %r2;", False),
        ("mad.lo.s32 %r9, %r4, %r1, %r2;", False),
        ("ld.global.u32 %r6, [%rd2]; mad.lo.s32 %r9, %r6, 33, %r2;", False),
        ("ld.global.u32 %r6, [%rd2]; mad.lo.s32 %r9, %r6, 36, %r2;", False),
        ("ld.global.u32 %r6, [%rd2]; mad.lo.s32 %r9, %r6, 40, %r2;", True),
        ("ld.global.u32 %r6, [%rd2]; mad.lo.s32 %r6, %r6, 40, %r2; sub.s32 %r9, %r6, 1;", False),
        ("ld.global.u32 %r9, [%rd2];", True),
        ("ld.global.u32 %r6, [%rd2+4]; shr.u32 %r7, %r2, 5; add.s32 %r9, %r6, %r7;", True),
        ("mul.hi.s32 %r6, %r2, 1431655766; add.s32 %r9, %r6, %r2;", False),
        ("mul.hi.u32 %r6, %r5, 0x40000000; add.s32 %r9, %r6, %r2;", True),
        ("mul.hi.u32 %r6, %r5, 0x41000000; add.s32 %r9, %r6, %r2;", False),
    ],
)
def test_where_a_warps_access_begins(index: str, aligned: bool) -> None:
    found = lanes_of(f"{index} {ADDRESS}").knowing({"a": 0, "b": 0})
    assert found.is_aligned(at(found, "ld", -1)) is aligned


@pytest.mark.parametrize(("step", "aligned"), [(4, True), (1, False)])
def test_what_fits_a_sector_wherever_it_may_begin_is_aligned(step: int, aligned: bool) -> None:
    """Blocks of four threads: 16 bytes, at a multiple of 16 bytes or of 4."""
    body = f"mad.lo.s32 %r9, %r4, {step}, %r2; {ADDRESS}"
    found = lanes_of(body, (4, 1, 1)).knowing({"a": 0})
    assert found.is_aligned(at(found, "ld")) is aligned


@pytest.mark.parametrize(
    ("index", "type_", "ways"),
    [
        ("mov.u32 %r9, %r2;", "f32", 1),
        ("shl.b32 %r9, %r2, 5;", "f32", 32),
        ("mul.lo.s32 %r9, %r2, 33;", "f32", 1),
        ("shl.b32 %r9, %r2, 1;", "f32", 2),
        ("shl.b32 %r9, %r2, 1;", "v2.f32", 1),
        ("shl.b32 %r9, %r2, 2;", "v4.f32", 1),
        ("shl.b32 %r9, %r2, 3;", "v4.f32", 2),
        ("mov.u32 %r9, %r4;", "f32", 1),
        ("shr.u32 %r9, %r2, 1;", "f32", 1),
        ("mul.lo.s32 %r9, %r2, %r1;", "f32", None),
    ],
)
def test_bank_conflicts(index: str, type_: str, ways: int | None) -> None:
    words = {"f32": "%f1", "v2.f32": "{%f1, %f2}", "v4.f32": "{%f1, %f2, %f3, %f4}"}[type_]
    lanes = lanes_of(
        f"{index} shl.b32 %r10, %r9, 2; mov.u32 %r11, tile; add.s32 %r12, %r11, %r10;"
        f"ld.shared.{type_} {words}, [%r12];",
        SQUARE,
    )
    assert lanes.conflicts(at(lanes, "ld")) == ways


@pytest.mark.parametrize(
    ("kernel", "load", "store"),
    [
        ("transpose_2d", (True, 1), (False, None)),
        ("transpose_shared", (True, 32), (True, 1)),
        ("transpose_padded", (True, 1), (True, 1)),
    ],
)
def test_the_transposes(
    kernel: str, load: tuple[bool, int], store: tuple[bool, int | None]
) -> None:
    module = parse((CORPUS / "transpose.sm_75.ptx").read_text())
    function = next(f for f in module.entries if kernel in f.name)
    lanes = Lanes(Slicer(Code(module, function)), SQUARE)
    opcodes = [i.opcode for i in lanes.code.instructions]
    assert lanes.is_coalesced(opcodes.index("ld.global.f32")) is load[0]
    assert lanes.is_coalesced(opcodes.index("st.global.f32")) is store[0]
    if "ld.shared.f32" in opcodes:
        assert lanes.conflicts(opcodes.index("ld.shared.f32")) == load[1]
        assert lanes.conflicts(opcodes.index("st.shared.f32")) == store[1]


def test_every_access_of_a_triton_kernel_is_understood() -> None:
    module = parse((CORPUS / "triton_softmax.sm_90.ptx").read_text())
    lanes = Lanes(Slicer(Code(module, module.entries[0])), (128, 1, 1))
    accesses = [n for n, i in enumerate(lanes.code.instructions) if ".global" in i.opcode]
    assert len(accesses) == 16
    assert all(lanes.is_coalesced(n) for n in accesses)


def test_computed_branches_leave_nothing_known() -> None:
    module = parse(
        HEAD + f"mov.u32 %r9, %r2; there: .branchtargets gone; brx.idx %r1, there;{ADDRESS} ret; }}"
    )
    lanes = Lanes(Slicer(Code(module, module.entries[0])), LINEAR)
    assert lanes.addresses(at(lanes, "ld")) is None
