"""Few blocks that do the work of many, with a copy of what they update; what must be refused."""

from dataclasses import replace
from functools import cache

import pytest
from alike import (
    assert_alike,
    compared,
    count,
    kernel,
    numbers,
    refused,
    rewritten,
    subject_of,
)

from cuado.backends.emulated.check.check import check
from cuado.model.launch import Extent, Launch
from cuado.optimizer.transformations.block_private_atomics import TRANSFORMATION as PRIVATE
from cuado.optimizer.transformations.persistent_blocks import PersistentBlocks
from cuado.optimizer.transformations.reordered_sums import ReorderedSums
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain import nvrtc

SOURCE = """
__device__ int turns;
extern "C" __global__ void {name}(int n, const int *in, {type} *bins, int *out) {{
    extern __shared__ int more[];
    __shared__ int own[96];
    int t = threadIdx.x, block = {block};
    int i = block * blockDim.x + t;
    {before}
    if (i < n) {{ int v = in[i]; {update} }}
    {after}
}}"""
PLAIN = {
    "type": "int",
    "block": "blockIdx.x",
    "before": "",
    "update": "atomicAdd(&bins[v & 63], 1);",
    "after": "",
}
ALIKE: dict[str, dict[str, str]] = {
    "counts": {},
    "sums": {"update": "atomicAdd(&bins[v & 63], v);"},
    "largest": {"update": "atomicMax(&bins[v & 63], v - 500);"},
    "smallest": {"update": "atomicMin(&bins[v & 63], v - 500);"},
    "bits": {"update": "atomicOr(&bins[v & 63], v);"},
    "common_bits": {"update": "atomicAnd(&bins[v & 63], v | 3);"},
    "odd_bits": {"update": "atomicXor(&bins[v & 63], v);"},
    "wide": {
        "type": "unsigned long long",
        "update": "atomicAdd(&bins[v & 63], (unsigned long long)v << 33);",
    },
    "some_leave": {"before": "if (i % 3 == 1) return;"},
    "blocks_leave": {"before": "if (block % 4 == 1) return;"},
    "writes_too": {"update": "atomicAdd(&bins[v & 63], 1); out[i] = v * 3 + block;"},
    "loops": {"update": "for (int k = 0; k < v % 5; k++) atomicAdd(&bins[(v + k) & 63], k);"},
    # Threads that run ahead must not write what others still read for the block before.
    "shares": {
        "before": "own[t] = i < n ? in[i] : 0; __syncthreads(); int w = own[95 - t];",
        "update": "atomicAdd(&bins[(v + w) & 63], 1); out[i] = w;",
    },
    "shares_once_more": {
        "before": "for (int k = 0; k < 3; k++) { own[t] = i + k; __syncthreads();"
        "if (i < n) out[i] = own[(t * 7 + k) % 96]; __syncthreads(); }"
        "if (t < 32) own[t] = block;",
        "after": "__syncthreads(); if (i < n) atomicAdd(&bins[own[t % 32] & 63], 2);",
    },
    "numbered_barriers": {
        "before": 'own[t] = i; asm volatile("bar.sync 0, 96; bar.sync 3, 96;" ::: "memory");'
        "int w = own[95 - t];",
        "update": "atomicAdd(&bins[(v + w) & 63], 1);",
    },
    "given_shared_memory": {
        "before": "more[t] = i < n ? in[i] : 0; __syncthreads(); int w = more[(t + 50) % 96];",
        "update": "atomicAdd(&bins[w & 63], v);",
    },
    "local_array": {
        "before": "int kept[8]; for (int k = 0; k < 8; k++) kept[k] = k * i;",
        "update": "atomicAdd(&bins[kept[v & 7] & 63], 1); kept[v & 3] = 9;"
        "atomicAdd(&bins[kept[v & 7] & 63], 1);",
    },
    "lanes": {
        "before": "int w = __shfl_xor_sync(0xffffffffu, i, 5);",
        "update": "atomicAdd(&bins[(v ^ w) & 63], 1);",
    },
    "asks_for_the_grid": {"update": "atomicAdd(&bins[v & 63], gridDim.x); out[i] = gridDim.x;"},
    "strides": {
        "update": "for (int k = i; k < n; k += gridDim.x * blockDim.x)"
        "    atomicAdd(&bins[in[k] & 63], 1);",
    },
    "planes": {
        "block": "(blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x",
        "update": "atomicAdd(&bins[v & 63], blockIdx.y * 5 + blockIdx.z * 100 + blockIdx.x);",
    },
    "rows": {
        "block": "blockIdx.y * gridDim.x + blockIdx.x",
        "update": "atomicAdd(&bins[v & 63], blockIdx.y * gridDim.y + blockIdx.x);",
    },
}
GRIDS: dict[str, Extent] = {"planes": (4, 3, 2), "rows": (8, 3, 1)}
REFUSED: dict[str, tuple[dict[str, str], str]] = {
    "result": ({"update": "out[atomicAdd(&bins[v & 63], 1) & 255] = v;"}, "depends on the order"),
    "floats": (
        {"type": "float", "update": "atomicAdd(&bins[v & 63], 0.1f);"},
        "depends on the order of updates",
    ),
    "exchanged": ({"update": "atomicExch(&bins[v & 63], v);"}, "depends on the order"),
    "read": ({"update": "atomicAdd(&bins[v & 63], bins[3]);"}, "in another way"),
    "two_operators": (
        {"update": "atomicAdd(&bins[v & 63], 1); atomicMax(&bins[1], v);"},
        "in another way",
    ),
    "last_block": (
        {"after": "if (atomicAdd(&turns, 1) == gridDim.x - 1) out[0] = 5;"},
        "depends on the order",
    ),
    "fence": ({"after": "out[i & 255] = 3; __threadfence();"}, "orders memory between blocks"),
    "volatile_words": ({"after": "out[i & 1] = *(volatile int *)&in[3];"}, "volatile"),
    "time": ({"after": "if (i < n) out[i] = clock();"}, "%clock"),
    "sm": (
        {"after": 'int sm; asm("mov.u32 %0, %%smid;" : "=r"(sm)); out[0] = sm;'},
        "reads %smid",
    ),
    "some_wait": ({"before": "if (in[0] > 5 + t) __syncthreads();"}, "only some threads may reach"),
    # A warp that is done would be counted among those that a part of the block waits for.
    "parts_wait": (
        {"before": 'asm volatile("bar.sync %0, 48;" :: "r"(1 - t / 48) : "memory");'},
        "a part of the block may wait at barrier 0",
    ),
    "parts_wait_at_0": (
        {"before": 'asm volatile("bar.sync 0, 64;" ::: "memory");'},
        "a part of the block may wait at barrier 0",
    ),
    "nothing": ({"update": "out[i] = v;"}, "no atomics on global memory"),
    "size": (
        {"after": 'int s; asm("mov.u32 %0, %%total_smem_size;" : "=r"(s)); out[0] = s;'},
        "total_smem_size",
    ),
}


@cache
def compiled() -> str:
    bodies = ALIKE | {name: body for name, (body, _) in REFUSED.items()}
    head, *_ = SOURCE.partition('extern "C"')
    text = head + "\n".join(
        SOURCE.replace(head, "").format(name=name, **PLAIN | each) for name, each in bodies.items()
    )
    made = nvrtc.compile_to_ptx(text, "compute_90", ("-lineinfo",), name="bins.cu")
    return made.ptx.rstrip("\0")


def launch(name: str, blocks: int = 24, bins: int = 64) -> Launch:
    """Blocks of 96 threads; the last of 24 has less to do."""
    type_ = {"wide": "u64", "floats": "f32"}.get(name, "s32")
    arguments = (
        count("n", 2250),
        numbers("in", 2304, type_="s32", seed=5),
        numbers("bins", bins, type_=type_, seed=6),
        numbers("out", 2304, type_="s32", seed=7),
    )
    ptx, grid = only_kernel(compiled(), name), GRIDS.get(name, (blocks, 1, 1))
    return Launch(name, ptx, name, grid, (96, 1, 1), arguments, ("bins", "out"), 384)


@pytest.mark.parametrize("name", ALIKE)
@pytest.mark.parametrize("value", [PersistentBlocks(5, 1), PersistentBlocks(5, 2)], ids=str)
def test_every_bit_stays(name: str, value: PersistentBlocks) -> None:
    if name == "strides" and value.together > 1:
        pytest.skip("what neighbours do in a loop of different lengths is refused by coarsening")
    other = assert_alike(value, launch(name))
    assert other.grid == (5, 1, 1)


@pytest.mark.parametrize(("blocks", "together"), [(1, 1), (1, 4), (7, 1), (23, 1), (2, 8), (3, 4)])
def test_any_number_of_blocks_does_the_work(blocks: int, together: int) -> None:
    assert_alike(PersistentBlocks(blocks, together), launch("counts"))


@pytest.mark.parametrize("name", ["shares", "shares_once_more", "given_shared_memory"])
def test_blocks_one_after_another_do_not_race(name: str) -> None:
    other = rewritten(PersistentBlocks(5, 1), launch(name))
    assert not check(launch(name)).defects
    assert not check(other).defects
    # Without the wait at the end of each block's work they do.
    at = other.ptx.rindex("bar.sync 0;", 0, other.ptx.index("setp.lt.u32 %cuado_"))
    racing = replace(other, ptx=other.ptx[:at] + other.ptx[at + len("bar.sync 0;") :])
    assert check(racing).defects


@pytest.mark.parametrize("name", REFUSED)
@pytest.mark.parametrize("together", [1, 2])
def test_what_may_show_the_order_of_blocks_is_refused(name: str, together: int) -> None:
    _, reason = REFUSED[name]
    assert reason in refused(PersistentBlocks(5, together), launch(name)).reason
    assert name != "nothing" or refused(PersistentBlocks(5, together), launch(name)).absent


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (PersistentBlocks(24, 1), "the launch has 24 blocks: 24 would not do the work of several"),
        (PersistentBlocks(0, 1), "0 would not do the work"),
        (PersistentBlocks(12, 2), "the launch has 12 blocks"),
        (PersistentBlocks(2, 5), "24 blocks along x are not a multiple of 5"),
    ],
)
def test_blocks_that_are_no_fewer_are_refused(value: PersistentBlocks, reason: str) -> None:
    assert reason in refused(value, launch("counts")).reason


def test_a_blocks_running_number_does_not_wrap_around() -> None:
    """With 4,294,967,294 blocks the step behind the last one would be below it again."""
    large = replace(launch("counts"), grid=((1 << 31) - 1, 2, 1))
    assert "32 bits" in refused(PersistentBlocks(4, 1), large).reason
    assert "32 bits" not in str(PersistentBlocks(2, 1).apply(subject_of(large)))


def test_a_copy_must_fit() -> None:
    assert (
        "48,004 bytes" not in refused(PersistentBlocks(5, 1), launch("counts", bins=20_000)).reason
    )
    assert "80,000 bytes" in refused(PersistentBlocks(5, 1), launch("counts", bins=20_000)).reason


def test_a_cluster_keeps_its_blocks() -> None:
    clustered = replace(launch("counts"), cluster=(2, 1, 1))
    assert "cluster" in refused(PersistentBlocks(5, 1), clustered).reason


def test_fewer_blocks_are_tried_where_many_count_in_many_words() -> None:
    many = launch("counts", blocks=1 << 16)
    values = PersistentBlocks.candidates(subject_of(many))
    assert [each.together for each in values] == [4, 2, 1]
    (blocks,) = {each.blocks for each in values}
    assert blocks % 132 == 0
    assert [
        v.together for v in PersistentBlocks.candidates(subject_of(launch("counts", 65537)))
    ] == [1]
    # Few blocks, few words, sums of floats, and blocks that gather their counts already.
    assert not PersistentBlocks.candidates(subject_of(launch("counts", blocks=132)))
    assert not PersistentBlocks.candidates(subject_of(launch("counts", blocks=1 << 16, bins=3)))
    assert not PersistentBlocks.candidates(subject_of(launch("floats", blocks=1 << 16)))
    gathered = rewritten(PRIVATE(), many)
    assert not PersistentBlocks.candidates(subject_of(gathered))


def test_sums_of_floats_are_merged_once_on_request() -> None:
    many = launch("floats", blocks=24)
    assert ReorderedSums("persistent") not in ReorderedSums.candidates(subject_of(many))
    large = launch("floats", blocks=1 << 16)
    value = ReorderedSums("persistent")
    assert value in ReorderedSums.candidates(subject_of(large))
    other = rewritten(value, large)
    assert other.grid[0] < 1 << 14
    for difference in compared(large, other, is_steady=False).differences:
        assert difference.found == pytest.approx(difference.expected, rel=1e-4)


def test_the_index_of_a_block_may_be_read_where_only_some_threads_come() -> None:
    late = kernel(
        """
.visible .entry late(.param .u64 out, .param .u32 n)
{
	.reg .b32 %r<8>;
	.reg .b64 %d<5>;
	.reg .pred %p<3>;
	ld.param.u64 %d1, [out];
	ld.param.u32 %r1, [n];
	cvta.to.global.u64 %d1, %d1;
	mov.u32 %r2, %tid.x;
	setp.gt.u32 %p1, %r2, 20;
	@%p1 bra later;
	ret;
later:
	mov.u32 %r3, %ctaid.x;
	mad.lo.u32 %r4, %r3, 7, %r2;
	and.b32 %r4, %r4, 31;
	mul.wide.u32 %d2, %r4, 4;
	add.s64 %d3, %d1, %d2;
	setp.lt.u32 %p2, %r3, %r1;
	@%p2 red.global.add.u32 [%d3], %r3;
	exit;
}
""",
        (40, 1, 1),
        (64, 1, 1),
        (numbers("out", 32, type_="u32"), count("n", 33, "u32")),
    )
    for value in (PersistentBlocks(3, 1), PersistentBlocks(3, 2)):
        assert_alike(value, late)
