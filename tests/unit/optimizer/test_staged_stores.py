"""Structures stored by whole warps: the same bytes in the same places, in whole sectors."""

from dataclasses import replace

import pytest
from alike import assert_alike, case, count, kernel, numbers, refused, rewritten, subject_of
from machine_code import built

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.staged_stores import StagedStores

SECTORS = "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum"
CONFLICTS = tuple(
    f"l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_{access}.sum" for access in ("ld", "st")
)


def counted(launch: Launch, *names: str) -> float:
    with EmulatedBackend("h200").open(launch) as bench:
        bench.load(built(launch).program(ORIGINAL, launch.kernel))
        values = bench.count(Trial(), names).values
    return sum(values[name] for name in names)


def test_boxes_are_stored_in_whole_sectors() -> None:
    launch = case("benchmarks/planted/boxes.toml", N=512)
    subject = subject_of(launch)
    (only,) = StagedStores.candidates(subject)
    other = assert_alike(only, launch)
    assert counted(launch, SECTORS) == 512 * 12
    assert counted(other, SECTORS) == 512 * 48 / 32
    assert counted(other, *CONFLICTS) == 0
    made, advice = only.apply(subject), only.advice(subject)
    assert isinstance(made, Rewritten)
    assert made.notes[0] == "12 stores go through shared memory, 12,288 bytes a block"
    assert advice is not None
    assert "tile" in advice.says


ROWS = """.visible .entry k(.param .u64 out, .param .u64 in, .param .u32 n)
{{
    .reg .b32 %r<20>; .reg .b64 %rd<20>; .reg .pred %p<4>; .reg .f32 %f<70>; .reg .f64 %d<40>;
    ld.param.u64 %rd0, [out];
    ld.param.u64 %rd1, [in];
    ld.param.u32 %r1, [n];
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mov.u32 %r4, %tid.x;
    mad.lo.s32 %r0, %r2, %r3, %r4;
    setp.ge.s32 %p1, %r0, %r1;
    @%p1 bra DONE;
    mul.wide.s32 %rd2, %r0, 4;
    add.s64 %rd3, %rd1, %rd2;
    ld.global.f32 %f0, [%rd3];
    cvt.f64.f32 %d0, %f0;
    mul.wide.s32 %rd4, %r0, {stride};
    add.s64 %rd5, %rd0, %rd4;
    {body}
DONE:
    ret;
}}"""
THREADS = 96


def words(many: int, begin: int = 0) -> str:
    """Code that stores that many different floats."""
    stores = (
        f"add.f32 %f{n + 1}, %f{n}, 0f3F800000; st.global.f32 [%rd5+{begin + 4 * n}], %f{n + 1};"
        for n in range(many)
    )
    return "\n".join(stores)


def launched(body: str, stride: int, threads: int = THREADS, block: int = 64) -> Launch:
    """Threads that each store a row of ``stride`` bytes; more are launched than store."""
    arguments = (
        numbers("out", (THREADS + 1) * stride // 4),
        numbers("in", THREADS, seed=2),
        count("n", threads),
    )
    text = ROWS.format(body=body, stride=stride)
    return kernel(text, (-(-THREADS // block), 1, 1), (block, 1, 1), arguments)


@pytest.mark.parametrize("many", [3, 64, 2, 4, 5, 6, 7, 8, 12, 16, 24, 32])
def test_rows_of_any_length(many: int) -> None:
    launch = launched(words(many), 4 * many)
    other = assert_alike(StagedStores(), launch)
    if many > 2:
        assert counted(other, SECTORS) == THREADS * many * 4 / 32
    if many not in (2, 6, 24):  # an even number of units, not 2, 4, 8, ...: they share banks
        assert counted(other, *CONFLICTS) == 0


DOUBLES = """add.f64 %d1, %d0, 0d3FF0000000000000; add.f64 %d2, %d1, %d1;
    st.global.cs.f64 [%rd5+8], %d1; st.global.cs.f64 [%rd5], 0d4000000000000000;
    mov.f64 %d1, %d0; st.global.cs.f64 [%rd5+16], %d2;"""
VECTORS = """st.global.v4.f32 [%rd5+16], {%f0, %f0, 0f3F800000, %f0}; add.f32 %f1, %f0, %f0;
    st.global.v4.f32 [%rd5], {%f1, %f0, %f1, %f0}; st.global.v4.f32 [%rd5+32], {%f1, %f1, %f0, %f0};
    """
TWICE = f"""add.f32 %f20, %f0, %f0; st.global.f32 [%rd5+4], %f20; {words(3)}
    ld.global.f32 %f21, [%rd5+8]; add.f32 %f0, %f0, %f21; add.s64 %rd5, %rd5, 0; {words(3)}"""
CASES = {
    "a part of the threads": launched(words(12), 48, threads=77),
    "no whole warp of a block": launched(words(12), 48, block=48),
    "rows that are not aligned": launched(words(12, begin=4), 48),
    "doubles": launched(DOUBLES, 24),
    "vectors": launched(VECTORS, 48),
    "one after another": launched(TWICE, 12),
}


@pytest.mark.parametrize("name", CASES)
def test_what_lanes_store_is_the_same(name: str) -> None:
    assert_alike(StagedStores(), CASES[name])


def test_cache_operators_stay() -> None:
    assert "st.global.cs.v4.b32" in rewritten(StagedStores(), CASES["doubles"]).ptx


def test_dynamic_shared_memory_that_there_is_stays() -> None:
    body = f"shl.b32 %r5, %r4, 2; mov.u32 %r6, tile; add.u32 %r6, %r6, %r5; {words(2)}"
    body += f"st.shared.f32 [%r6], %f0; {words(1, 8)} ld.shared.f32 %f9, [%r6];"
    launch = launched(body + "st.global.f32 [%rd5+12], %f9;", 16)
    declared = ".extern .shared .align 4 .b8 tile[];\n.visible"
    ptx = launch.ptx.replace(".visible", declared, 1)
    launch = replace(launch, ptx=ptx, dynamic_shared_bytes=260)
    assert assert_alike(StagedStores(), launch).dynamic_shared_bytes == 272 + 2 * 32 * 16


FIVE = words(5)
REFUSALS = {
    "gap": (launched(FIVE, 24), "leave gaps or overlap: 20 bytes of every 24"),
    "own": (launched(f"{FIVE} ld.global.f32 %f9, [%rd5]; {words(1, 20)}", 24), "may read them"),
    "barrier": (launched(f"{FIVE} bar.warp.sync -1; {words(1, 20)}", 24), "may read them, or wait"),
    "volatile": (launched(FIVE.replace("st.", "st.volatile."), 20), "no thread stores a row"),
    "side by side": (launched(words(1), 4), "no thread stores a row"),
    "guarded": (launched(FIVE.replace("st.", "@!%p1 st."), 20), "no thread stores a row"),
    "small blocks": (launched(FIVE, 20, block=16), "no whole warp"),
    "size": (launched(f"mov.u32 %r9, %dynamic_smem_size; {FIVE}", 20), "reads the size"),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_what_is_refused(name: str) -> None:
    launch, reason = REFUSALS[name]
    assert reason in refused(StagedStores(), launch).reason
    assert not StagedStores.candidates(subject_of(launch))
