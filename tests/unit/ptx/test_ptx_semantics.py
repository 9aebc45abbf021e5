"""The table of opcodes, and what it makes of instructions."""

import pytest

from cuado.ptx.semantics import Access, Space, Trait, effects_of, opcode_of
from cuado.ptx.semantics.opcode import is_special
from cuado.ptx.semantics.table import ROWS
from cuado.ptx.syntax.tree import Instruction


def instruction(text: str) -> Instruction:
    opcode, _, operands = text.partition(" ")
    return Instruction(0, 0, opcode, operands, 0)


@pytest.mark.parametrize(
    ("text", "writes", "reads"),
    [
        ("add.s32 %r1, %r2, %r3", "%r1", "%r2 %r3"),
        ("mad.wide.u32 %rd1, %r1, 4, %rd2", "%rd1", "%r1 %rd2"),
        ("fma.rn.f32 %f1, %f1, %f2, 0f3F800000", "%f1", "%f1 %f2"),
        ("add.cc.u32 %r1, %r2, 1", "%r1 %cc", "%r2"),
        ("addc.u32 %r1, %r2, 0", "%r1", "%r2 %cc"),
        ("madc.hi.cc.u32 %r1, %r2, %r3, %r4", "%r1 %cc", "%r2 %r3 %r4 %cc"),
        ("setp.lt.and.s32 %p1|%p2, %r1, 5, !%p3", "%p1 %p2", "%r1 %p3"),
        ("mov.b64 {%r1, _}, %rd1", "%r1", "%rd1"),
        ("mov.u32 %r1, %tid.x", "%r1", "%tid"),
        ("ld.global.v2.f32 {%f1, %f2}, [%rd1+8]", "%f1 %f2", "%rd1"),
        ("st.shared.u32 [%r1], %r2", "", "%r1 %r2"),
        ("st.param.b32 [param0+0], %r1", "param0", "param0 %r1"),
        ("atom.shared.cas.b32 %r1, [%r2], %r3, %r4", "%r1", "%r2 %r3 %r4"),
        ("red.global.add.f32 [%rd1], %f1", "", "%rd1 %f1"),
        ("shfl.sync.down.b32 %r1|%p1, %r2, %r3, 31, -1", "%r1 %p1", "%r2 %r3"),
        ("bar.red.popc.u32 %r1, 0, %p1", "%r1", "%p1"),
        ("bar.sync %r1, 64", "", "%r1"),
        ("call.uni (retval0), helper, (param0, param1)", "retval0", "helper param0 param1"),
        ("call helper, (param0)", "", "helper param0"),
        ("call (%r1), %rd1, (%r2), proto", "%r1", "%rd1 %r2 proto"),
        (
            "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f1,%f2}, %rd1, %rd2, p, 1, 1",
            "%f1 %f2",
            "%f1 %f2 %rd1 %rd2 p",
        ),
        (
            "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%f1}, {%r1}, {%r2}, {%f2}",
            "%f1",
            "%r1 %r2 %f2",
        ),
        ("cp.async.cg.shared.global [%r1], [%rd1], 16, %r2", "", "%r1 %rd1 %r2"),
        ("mbarrier.try_wait.parity.shared::cta.b64 %p1, [%r1], %r2", "%p1", "%r1 %r2"),
        (
            "tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%rd1, {%f5, %f6}]",
            "%f1 %f2 %f3 %f4",
            "%rd1 %f5 %f6",
        ),
        ("brx.idx %r1, table", "", "%r1 table"),
        ("wonder.b32 %r1, [%rd1], %r2", "%r1", "%r1 %rd1 %r2"),
        ("wonder.b32 [%rd1], %r2", "", "%rd1 %r2"),
    ],
)
def test_reads_and_writes(text: str, writes: str, reads: str) -> None:
    effects = effects_of(instruction(text))
    assert set(effects.writes) == set(writes.split())
    assert set(effects.reads) == set(reads.split())


def test_a_guard_is_read_and_makes_writes_uncertain() -> None:
    plain = Instruction(0, 0, "mov.u32", "%r1, 1", 0)
    guarded = Instruction(0, 0, "mov.u32", "%r1, 1", 0, "%p1")
    assert effects_of(plain).definite
    assert effects_of(plain).reads == ()
    assert not effects_of(guarded).definite
    assert effects_of(guarded).reads == ("%p1",)
    assert not effects_of(instruction("wonder %r1, %r2")).definite
    assert not effects_of(instruction("st.param.b32 [a], %r1")).definite


def test_addresses_and_values_are_told_apart() -> None:
    effects = effects_of(instruction("atom.global.add.u32 %r1, [%rd1], %r2"))
    assert effects.address == ("%rd1",)
    assert effects.values == ("%r2",)


@pytest.mark.parametrize(
    ("opcode", "access", "space", "size"),
    [
        ("ld.global.nc.L1::no_allocate.v4.f32", Access.LOAD, Space.GLOBAL, 16),
        ("ld.shared::cluster.u8", Access.LOAD, Space.SHARED, 1),
        ("ld.volatile.f64", Access.LOAD, Space.GENERIC, 8),
        ("st.local.v2.b16", Access.STORE, Space.LOCAL, 4),
        ("ld.param.u64", Access.LOAD, Space.PARAM, 8),
        ("atom.relaxed.gpu.shared.add.u32", Access.ATOMIC, Space.SHARED, 4),
        ("red.global.add.noftz.f16x2", Access.ATOMIC, Space.GLOBAL, 4),
        ("cp.async.cg.shared.global", Access.COPY, Space.SHARED, None),
        (
            "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group",
            Access.COPY,
            Space.GLOBAL,
            None,
        ),
        ("ldmatrix.sync.aligned.m8n8.x4.shared.b16", Access.LOAD, Space.SHARED, None),
        ("wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16", Access.LOAD, Space.SHARED, None),
        ("tcgen05.mma.cta_group::1.kind::f16", Access.UNKNOWN, Space.TENSOR, None),
        ("tex.2d.v4.f32.f32", Access.LOAD, Space.TEXTURE, None),
        ("prefetch.global.L2", Access.PREFETCH, Space.GLOBAL, None),
        ("cvta.to.global.u64", None, None, None),
        ("setp.lt.f64", None, None, None),
        ("wonder.shared.b32", Access.UNKNOWN, Space.GENERIC, None),
    ],
)
def test_memory(opcode: str, access: Access, space: Space, size: int) -> None:
    found = opcode_of(opcode)
    assert (found.access, found.space, found.bytes) == (access, space, size)


@pytest.mark.parametrize(
    ("opcode", "traits"),
    [
        ("bar.sync", {Trait.BARRIER}),
        ("barrier.cluster.arrive", {Trait.BARRIER, Trait.CLUSTER}),
        ("bar.warp.sync", {Trait.WARP}),
        ("membar.gl", {Trait.FENCE}),
        ("shfl.sync.bfly.b32", {Trait.WARP}),
        ("vote.sync.ballot.b32", {Trait.WARP}),
        ("match.any.sync.b32", {Trait.WARP}),
        ("redux.sync.add.s32", {Trait.WARP}),
        ("activemask.b32", {Trait.WARP}),
        ("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", {Trait.WARP, Trait.MATRIX}),
        ("wmma.load.a.sync.aligned.row.m16n16k16.f16", {Trait.WARP, Trait.MATRIX}),
        ("cp.async.commit_group", {Trait.ASYNC}),
        ("bra.uni", {Trait.BRANCH}),
        ("brx.idx", {Trait.BRANCH}),
        ("call.uni", {Trait.CALL}),
        ("exit", {Trait.EXIT}),
        ("ret.uni", {Trait.EXIT}),
        ("ld.volatile.shared.u32", {Trait.VOLATILE}),
        ("st.release.gpu.global.u32", {Trait.VOLATILE}),
        ("add.s32", set()),
    ],
)
def test_traits(opcode: str, traits: set[Trait]) -> None:
    assert opcode_of(opcode).traits == traits


@pytest.mark.parametrize(
    ("opcode", "bits"),
    [
        ("mul.wide.s16", [32, 16, 16]),
        ("mad.wide.u32", [64, 32, 32, 64]),
        ("mul.lo.s64", [64, 64, 64]),
        ("cvt.rn.f32.f64", [32, 64, 64, None]),
        ("setp.eq.f64", [1, 64, 64, 1]),
        ("set.lt.u32.f32", [32, 32, 32, 1]),
        ("selp.b64", [64, 64, 64, 1]),
        ("shl.b64", [64, 64, 32]),
        ("popc.b64", [32, 64]),
        ("and.pred", [1, 1, 1, 1]),
        ("fma.rn.f16x2", [32, 32, 32, 32]),
    ],
)
def test_widths(opcode: str, bits: list[int | None]) -> None:
    assert [role.bits for role in opcode_of(opcode).roles] == bits


def test_the_table_is_well_formed() -> None:
    seen: set[str] = set()
    traits = {trait.value for trait in Trait} | {access.value for access in Access}
    for line in ROWS.strip().splitlines():
        opcodes, roles, facts = line.split("|")
        for opcode in opcodes.split():
            assert opcode not in seen
            seen.add(opcode)
            assert opcode_of(opcode).known
        for role in roles.split():
            assert role == "..." or (role.lstrip("=+")[0] in "tsTSwp48*anl" and role[1:3] != "??")
        assert set(facts.split()) <= traits | {"any_memory"}


def test_the_table_covers_what_kernels_use() -> None:
    """The opcodes of 648 kernels of NVIDIA's samples, by how often they occur."""
    common = """add wmma ld mov setp bra st mul selp fma shl cvt sub and shfl shr bar cvta cp or mad
        barrier ret xor atom min rsqrt tex div not neg vote max abs membar rem ex2 redux brev clz
        rcp bfi mbarrier red mma ldmatrix stmatrix wgmma match activemask elect"""
    families = {line.split("|")[0].split()[0].split(".")[0] for line in ROWS.strip().splitlines()}
    names = {
        o.split(".")[0] for line in ROWS.strip().splitlines() for o in line.split("|")[0].split()
    }
    assert set(common.split()) <= names
    assert len(families) <= len(names)
    assert len(names) >= 100


def test_special_registers() -> None:
    assert all(map(is_special, ("%tid", "%clock64", "%envreg31", "%cluster_ctarank")))
    assert not any(map(is_special, ("%tidy", "WARP_SZ", "%r1", "%envreg", "tid")))
