"""Loops that choose the best value and do more with it: once dealt out to lanes all the same."""

import pytest
from alike import assert_alike, count, kernel, numbers, refused
from cuda_kernels import cuda

from cuado.model.launch import Launch
from cuado.optimizer.transformations.loop_to_threads import LoopToThreads
from cuado.optimizer.transformations.row_to_warp import RowToWarp
from cuado.optimizer.transformations.whole_waves import WholeWaves

STEPS = (RowToWarp(8, 4), RowToWarp(64, 1))
_ROWS = """
extern "C" __global__ void NAME(int n, const int *in, int *out) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    const int *row = in + r * 32;
    n /= 64;
    int m = 0, at = -1, k = 0;
    #pragma unroll 1
    for (int c = 0; c < n; c++) { BODY }
    out[r] = m; out[r + 100] = at; out[r + 200] = k;
}"""
_IN_ITS_BRANCH = {
    "stored": "int v = row[c]; if (v > m) { m = v; at = c; out[300 + r * 32 + c] = v; }",
    "added_atomically": "int v = row[c];if (v > m) { m = v; at = c; atomicAdd(out + r + 300, 1); }",
    "loaded": "int v = row[c], w = 0; if (v > m) { m = v; at = c; w = in[v]; }"
    "out[300 + r * 32 + c] = w;",
    "summed": "int v = row[c]; if (v > m) { m = v; at = c; k += in[v]; }",
    # Only a value that is better than all before may be an index, for all that is known.
    "looked_up": "int v = row[c]; if (v > m) { m = v; at = in[v]; }",
}


def _rows(name: str, body: str) -> Launch:
    source = _ROWS.replace("NAME", name).replace("BODY", body)
    return cuda(name, 2048, (2, 1, 1), (32, 1, 1), source)


@pytest.mark.parametrize("name", _IN_ITS_BRANCH)
def test_only_the_choice_is_made_where_a_value_is_better(name: str) -> None:
    launch = _rows(f"choice_{name}", _IN_ITS_BRANCH[name])
    for step in STEPS:
        assert "of the one before" in refused(step, launch).reason


def test_the_best_of_several_loops_is_chosen() -> None:
    inner = "\n#pragma unroll 1\nfor (int j = 0; j < 3; j++) {"
    body = f"{inner} int v = row[c ^ j] % 29; if (v > m) {{ m = v; at = c * 4 + j; }} }}"
    for step in STEPS:
        assert_alike(step, _rows("choice_of_two_loops", body))


_WRITTEN = """
.visible .entry k(.param .u32 n, .param .u64 in, .param .u64 out)
{
    .reg .pred %p<9>; .reg .b32 %r<30>; .reg .b64 %rd<12>;
    ld.param.u32 %r1, [n]; ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x;
    mad.lo.s32 %r5, %r3, %r4, %r2;
    mul.lo.s32 %r6, %r5, %r1;
    mul.wide.s32 %rd3, %r6, 4; add.s64 %rd4, %rd1, %rd3; add.s64 %rd6, %rd2, %rd3;
    mov.u32 %r8, 3; mov.u32 %r9, -1; mov.u32 %r10, 0; mov.u32 %r11, 0;
LOOP:
    mul.wide.s32 %rd7, %r10, 4; add.s64 %rd8, %rd4, %rd7; add.s64 %rd9, %rd6, %rd7;
    ld.global.u32 %r12, [%rd8]; rem.u32 %r12, %r12, 9;
    and.b32 %r13, %r10, 2; setp.ne.s32 %p5, %r13, 0;
    BODY
    add.s32 %r10, %r10, 1;
    setp.lt.s32 %p4, %r10, %r1;
    @%p4 bra LOOP;
    mul.wide.s32 %rd10, %r5, 4; add.s64 %rd11, %rd2, %rd10;
    st.global.u32 [%rd11+12000], %r8; st.global.u32 [%rd11+13000], %r9;
    st.global.u32 [%rd11+14000], %r11;
    ret;
}
"""
_STEP = "setp.gt.s32 %p1, %r12, %r8; selp.b32 %r8, %r12, %r8, %p1; selp.b32 %r9, %r10, %r9, %p1;"
_INNER = (
    "mov.u32 %r20, 0; INNER: {} add.s32 %r20, %r20, 1; setp.lt.s32 %p6, %r20, 3; @%p6 bra INNER;"
)
_ALL = {
    # A copy takes something else along.
    "two_are_taken": "add.s32 %r12, %r10, 9; mov.b32 %r11, %r9;"
    "setp.gt.s32 %p1, %r12, %r8; selp.b32 %r8, %r12, %r8, %p1;"
    "selp.b32 %r11, %r13, %r11, %p1; selp.b32 %r9, %r10, %r9, %p1;",
    # What a place was is read where only some iterations have changed it.
    "read_when_some_have_changed_it": "setp.gt.s32 %p1, %r12, %r8; mov.b32 %r14, %r9;"
    "mov.b32 %r15, %r9; @%p5 bra ON; selp.b32 %r14, %r10, %r14, %p1; ON:"
    "st.global.u32 [%rd9], %r14; selp.b32 %r8, %r12, %r8, %p1; selp.b32 %r9, %r10, %r15, %p1;",
    "tested_where_some_test": "mov.pred %p1, 0; @%p5 bra ON; setp.gt.s32 %p1, %r12, %r8;"
    "selp.b32 %r8, %r12, %r8, %p1; selp.b32 %r9, %r10, %r9, %p1; ON:"
    "selp.b32 %r14, 1, 0, %p1; st.global.u32 [%rd9], %r14;",
    "overwritten_by_some": f"{_STEP} @%p5 mov.pred %p1, 0;"
    "selp.b32 %r14, 1, 0, %p1; st.global.u32 [%rd9], %r14;",
    # Each iteration of the inner loop begins with the best value before all of them: its last one
    # decides, where another one has said when.
    "inner_steps_from_the_same": "mov.b32 %r14, %r8; mov.b32 %r15, %r9;"
    + _INNER.format(
        "shr.u32 %r16, %r20, 1; mad.lo.u32 %r16, %r16, -10, %r12; add.s32 %r16, %r16, 10;"
        "setp.gt.s32 %p1, %r16, %r14; selp.b32 %r8, %r16, %r14, %p1;"
        "selp.b32 %r9, %r10, %r15, %p1;"
    ),
    # What is taken is no longer what was compared.
    "inner_steps_change_the_value": _INNER.format(
        "setp.gt.s32 %p1, %r12, %r8; xor.b32 %r13, %r13, 2; setp.ne.s32 %p7, %r13, 0;"
        "@%p7 bra ON; add.s32 %r12, %r12, -4; ON: selp.b32 %r8, %r12, %r8, %p1;"
        "selp.b32 %r9, %r10, %r9, %p1;"
    ),
    # The second step stands in the text before the first one.
    "out_of_order": "bra THEN; FIRST: setp.ge.s32 %p1, %r12, %r14; selp.b32 %r8, %r12, %r14, %p1;"
    "selp.b32 %r9, %r10, %r9, %p1; bra ON; THEN: mov.b32 %r14, %r8; bra FIRST; ON:",
}


def _written(body: str) -> Launch:
    arguments = (
        count("n", 41),
        numbers("in", 4096, type_="s32"),
        numbers("out", 4096, type_="s32"),
    )
    return kernel(_WRITTEN.replace("BODY", body), (2, 1, 1), (32, 1, 1), arguments)


@pytest.mark.parametrize("name", _ALL)
def test_what_else_a_choice_decides_is_refused(name: str) -> None:
    for step in STEPS:
        refused(step, _written(_ALL[name]))


def test_a_step_is_one() -> None:
    for step in STEPS:
        assert_alike(step, _written(_STEP))


_STRIDE = "for (int i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x)"
_ROUNDS = "\n#pragma unroll 1\nfor (unsigned j = 0; j {} blockIdx.x; j++) k = k * 3 + in[j];"
_BY_BLOCKS = {
    # A loop of the block's index is made at least once: one instruction alone sets what it leaves.
    "by_rounds": f"int k = 1; {_ROUNDS.format('<=')} {_STRIDE} out[i] = in[i] * k;",
    # What is chosen decides in turn: who comes to the loop, and what it computes with.
    "who_comes": f"int k = 1; {_ROUNDS.format('<')} if (k & 1) {_STRIDE} out[i] = in[i] * 3;",
    "who_comes_by_memory": "if (blockIdx.x < 2) row[t] = in[t]; else row[t] = 1; __syncthreads();"
    f"if (row[0] > 5) {_STRIDE} out[i] = in[i] * 3;",
    "by_what_is_chosen": "if (blockIdx.x < 2) row[t] = in[t]; else row[t] = 1; __syncthreads();"
    f"int f = 3; if (row[0] > 5) f = in[1] * in[2]; {_STRIDE} out[i] = in[i] * f;",
}


def _strided(name: str, body: str) -> Launch:
    head = f'extern "C" __global__ void {name}(int n, const int *in, int *out) {{'
    source = f"{head} __shared__ int row[64]; int t = threadIdx.x; {body} }}"
    return cuda(name, 3000, (9, 1, 1), (64, 1, 1), source)


@pytest.mark.parametrize("name", _BY_BLOCKS)
def test_the_index_of_the_block_chooses_nothing_in_other_grids(name: str) -> None:
    launch = _strided(f"chosen_{name}", _BY_BLOCKS[name])
    assert "the block index decides" in refused(WholeWaves(4224), launch).reason


def test_a_loop_around_and_a_loop_before_choose_nothing() -> None:
    rounds = "\n#pragma unroll 1\nfor (int r = 0; r < 3; r++)"
    rounds = f"{rounds} {_STRIDE} out[i] = out[i] * 3 + in[i ^ r];"
    before = "for (int j = t; j < 64; j += blockDim.x) row[j] = in[j]; __syncthreads();"
    after = f"{before} {_STRIDE} out[i] = in[i] * row[in[i] & 63];"
    for name, body in (("of_rounds", rounds), ("after_a_table", after)):
        assert_alike(WholeWaves(4224), _strided(f"strided_{name}", body))


_COUNTED = """.visible .entry k(.param .u32 n, .param .u64 in, .param .u64 out) {
    .reg .pred %p<3>; .reg .b32 %r<20>; .reg .b64 %rd<20>;
    ld.param.u32 %r1, [n]; ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    cvta.to.global.u64 %rd1, %rd1; cvta.to.global.u64 %rd2, %rd2;
    mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r5, %nctaid.x;
    mad.lo.s32 %r6, %r3, %r4, %r2; mul.lo.s32 %r7, %r5, %r4;
    START %r8, %r6; STEP %r9, %r7;
    setp.ge.s32 %p1, %r8, %r1; @%p1 bra END;
    AGAIN: mul.wide.s32 %rd3, %r8, 4; add.s64 %rd4, %rd1, %rd3; add.s64 %rd5, %rd2, %rd3;
    ld.global.u32 %r10, [%rd4]; mul.lo.s32 %r10, %r10, 3; st.global.u32 [%rd5], %r10;
    ADD %r8, %r8, %r9; setp.lt.s32 %p1, %r8, %r1; @%p1 bra AGAIN;
    END: ret;
}"""


def _counted(start: str = "mov.u32", step: str = "mov.u32", add: str = "add.s32") -> Launch:
    arguments = (count("n", 3000), numbers("in", 4096, type_="s32"), numbers("out", 4096))
    ptx = _COUNTED.replace("START", start).replace("STEP", step).replace("ADD", add)
    return kernel(ptx, (9, 1, 1), (64, 1, 1), arguments)


def test_a_counter_is_of_whole_words() -> None:
    assert_alike(WholeWaves(4224), _counted())
    cut = (_counted("cvt.u32.u16"), _counted("cvt.u32.u8", "cvt.u32.u8"))
    for launch in (*cut, _counted(step="cvt.s32.s16"), _counted(add="add.sat.s32")):
        assert "no loop is provably" in refused(WholeWaves(4224), launch).reason


_WALKED = """
.visible .entry k(.param .u64 in, .param .u64 out)
{
    .reg .pred %p<6>; .reg .b32 %r<20>; .reg .b64 %rd<14>;
    ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    mov.u32 %r1, %tid.x; mov.u32 %r9, %ctaid.x; mad.lo.s32 %r1, %r9, 32, %r1;
    mul.wide.u32 %rd3, %r1, 1024; add.s64 %rd4, %rd1, %rd3; add.s64 %rd4, %rd4, 512;
    add.s64 %rd9, %rd2, %rd3;
    mov.u32 %r2, 0;
ROUND:
    mul.wide.s32 %rd5, %r2, -64; add.s64 %rd6, %rd4, %rd5;
    and.b32 %r3, %r2, 1; setp.ne.s32 %p1, %r3, 0;
    @%p1 bra SKIP;
    FIRST
SKIP:
    THEN
    mov.u32 %r4, 0;
LOOP:
    ld.global.u32 %r5, [%rd6];
    mul.wide.s32 %rd10, %r4, 4; add.s64 %rd11, %rd9, %rd10;
    ld.global.u32 %r6, [%rd11]; mad.lo.s32 %r5, %r6, 3, %r5; st.global.u32 [%rd11+32], %r5;
    add.s32 %r4, %r4, 1;
    add.s64 %rd6, %rd6, 4; setp.lt.u64 %p2, %rd6, %rd7; @%p2 bra LOOP;
    add.s64 %rd9, %rd9, 256;
    add.s32 %r2, %r2, 1; setp.lt.s32 %p3, %r2, 4; @%p3 bra ROUND;
    ret;
}
"""


def _walked(first: str, then: str) -> Launch:
    text = _WALKED.replace("FIRST", first).replace("THEN", then)
    buffers = [numbers(name, 16384, type_="s32", seed=n) for n, name in enumerate(("in", "out"))]
    return kernel(text, (2, 1, 1), (32, 1, 1), buffers)


def test_the_end_of_a_pointer_that_an_earlier_round_has_set_tells_no_count() -> None:
    # An iteration reads what the eighth one before it stores; some rounds have 24 of them.
    end = "add.s64 %rd7, %rd6, 32;"
    assert refused(LoopToThreads(16, 2), _walked(end, ""))
    assert_alike(LoopToThreads(16, 2), _walked("", end))
