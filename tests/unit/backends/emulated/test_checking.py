"""``check`` names planted defects at their lines, and leaves their repaired twins in peace."""

import itertools
from pathlib import Path

import pytest
from defective_kernels import PLANTED, RAW, Planted

from cuado.backends.emulated.check.check import CheckOptions, activity, check, chosen
from cuado.model.defect import Checked, Defect, Severity
from cuado.sources.case import load_case

CASE = """
schema = 1
source = "k.cu"
kernel = "k"
grid = [{grid}]
block = [128]
[[arguments]]
name = "in"
type = "f32"
shape = [1024]
fill = {{ content = "random", low = 0, high = 1 }}
[[arguments]]
name = "out"
type = "f32"
shape = [{elements}]
output = true
[[arguments]]
name = "n"
type = "s32"
value = 1024
"""


def checked(
    folder: Path,
    source: str,
    options: CheckOptions | None = None,
    *,
    grid: int = 8,
    elements: int = 1024,
) -> Checked:
    """What checking a kernel ``k(in, out, n)`` finds."""
    (folder / "k.cu").write_text(source)
    path = folder / "k.toml"
    path.write_text(CASE.format(grid=grid, elements=elements))
    return check(load_case(path), options or CheckOptions(budget=1 << 28))


def line_of(source: str, mark: str = "// here") -> int:
    """Number of the line with a mark."""
    return next(n for n, line in enumerate(source.splitlines(), 1) if mark in line)


def worst(result: Checked) -> list[Defect]:
    """Defects that are no notes."""
    return [d for d in result.defects if d.severity is not Severity.NOTE]


@pytest.mark.parametrize("planted", PLANTED.values(), ids=PLANTED)
def test_a_planted_defect_is_named_at_its_line(planted: Planted, tmp_path: Path) -> None:
    source = planted.source(is_repaired=False)
    found = worst(checked(tmp_path, source))
    assert found
    first = found[0]
    assert set(planted.kinds) <= {d.kind.value for d in found}
    assert first.severity == planted.severity
    at_fault = [d for d in found if d.kind.value in planted.kinds]
    lines = {s.line for d in at_fault for s in (d.site, d.other) if s}
    if "endless-loop" in planted.kinds:
        assert lines <= {4, 5, 6, 7, 8}, "somewhere in the loop"
    else:
        assert line_of(source) in lines
    if "// first" in source:
        other = at_fault[0].other
        assert other is not None
        assert {at_fault[0].site.line, other.line} == {
            line_of(source),
            line_of(source, "// first"),
        }


@pytest.mark.parametrize("planted", PLANTED.values(), ids=PLANTED)
def test_its_repaired_twin_is_clean(planted: Planted, tmp_path: Path) -> None:
    result = checked(tmp_path, planted.source(is_repaired=True))
    assert result.defects == ()
    assert not result.wrong
    assert result.unchecked == ()
    assert result.blocks == 8


def test_the_first_thread_and_element_are_named(tmp_path: Path) -> None:
    (defect,) = checked(tmp_path, PLANTED["stencil off by one"].source(is_repaired=False)).defects
    assert (defect.site.thread, defect.site.block) == ((127, 0, 0), (7, 0, 0))
    assert defect.times == 1
    where = defect.location
    assert where is not None
    assert (where.space, where.array, where.element, where.array_bytes) == (
        "global",
        "in",
        1024,
        4096,
    )


def test_shared_arrays_have_the_names_of_the_source(tmp_path: Path) -> None:
    source = PLANTED["tile overwritten in the next round"].source(is_repaired=False)
    found = checked(tmp_path, source).defects
    assert {d.location.array for d in found if d.location} == {"tile"}
    assert len(found) == 2, "copies of the unrolled loop are one"
    assert max(d.instructions for d in found) > 1
    first = found[0]
    assert first.other is not None
    assert first.other.thread[0] // 32 != first.site.thread[0] // 32


FENCED = """
__device__ unsigned tickets;
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ bool last;
    out[8 + blockIdx.x] = in[blockIdx.x];
    if (threadIdx.x == 0) {
        FENCE
        last = atomicAdd(&tickets, 1u) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        float sum = 0;
        for (unsigned b = 0; b < gridDim.x; b++) sum += out[8 + b]; // here
        out[0] = sum;
    }
}"""


def test_blocks_that_hand_over_by_a_fence_and_an_atomic_do_not_race(tmp_path: Path) -> None:
    result = checked(tmp_path, FENCED.replace("FENCE", "__threadfence();"))
    assert not result.wrong
    without = worst(checked(tmp_path, FENCED.replace("FENCE", "")))
    assert [d.kind.value for d in without] == ["read-after-write-race"]
    assert without[0].other is not None
    assert without[0].other.block != without[0].site.block


def test_a_fence_or_an_atomic_of_a_block_tells_other_blocks_nothing(tmp_path: Path) -> None:
    """``__threadfence_block`` and ``atomicAdd_block`` order the threads of one block only."""
    of_block = worst(checked(tmp_path, FENCED.replace("FENCE", "__threadfence_block();")))
    assert [d.kind.value for d in of_block] == ["read-after-write-race"]
    counts = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    ATOMIC(out, 1.0f); // here
}"""
    assert not checked(tmp_path, counts.replace("ATOMIC", "atomicAdd")).wrong
    found = worst(checked(tmp_path, counts.replace("ATOMIC", "atomicAdd_block")))
    assert [d.kind.value for d in found] == ["write-after-write-race"]
    assert found[0].other is not None
    assert found[0].other.block != found[0].site.block


FLAG = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    if (in[threadIdx.x] >= 0) out[0] = VALUE; // here
}"""


def test_a_race_that_writes_the_same_value_is_a_note(tmp_path: Path) -> None:
    result = checked(tmp_path, FLAG.replace("VALUE", "1"))
    assert {d.severity for d in result.defects} == {Severity.NOTE}
    assert not result.wrong
    assert checked(tmp_path, FLAG.replace("VALUE", "threadIdx.x")).wrong


NAMED = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ float tile[128];
    int t = threadIdx.x, half = t / 64;
    tile[t] = in[t];
    asm volatile("bar.sync %0, 64;" :: "r"(half + 1));
    out[blockIdx.x * 128 + t] = tile[INDEX]; // here
}"""


def test_a_barrier_of_half_a_block_orders_that_half(tmp_path: Path) -> None:
    assert checked(tmp_path, NAMED.replace("INDEX", "half * 64 + 63 - t % 64")).defects == ()
    found = checked(tmp_path, NAMED.replace("INDEX", "127 - t")).defects
    assert RAW in {d.kind.value for d in found}


BYTES = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ unsigned char bytes[128];
    bytes[threadIdx.x] = threadIdx.x;
    SYNC
    if (threadIdx.x % 4 == 0)
        out[blockIdx.x * 128 + threadIdx.x] = *(unsigned *)&bytes[threadIdx.x]; // here
}"""


def test_neighbouring_bytes_are_told_apart(tmp_path: Path) -> None:
    assert checked(tmp_path, BYTES.replace("SYNC", "__syncwarp();")).defects == ()
    found = checked(tmp_path, BYTES.replace("SYNC", "")).defects
    assert {(d.severity, d.same_warp) for d in found} == {(Severity.WARNING, True)}


def test_races_and_blocks_that_were_not_looked_at_are_said(tmp_path: Path) -> None:
    source = PLANTED["histogram without atomics"].source(is_repaired=False)
    result = checked(tmp_path, source, CheckOptions(races=False, blocks=3))
    assert result.defects == ()
    assert result.blocks == 3
    assert len(result.unchecked) == 2
    assert list(chosen(10, 3)) == [0, 1, 9]
    assert list(chosen(2, 3)) == [0, 1]


def test_a_kernel_that_may_write_too_much_is_checked_for_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuado.backends.emulated.check.watched_memory.MOST_BYTES", 1 << 10)
    result = checked(tmp_path, PLANTED["stencil in place"].source(is_repaired=False))
    assert result.defects == ()
    assert "races in global memory" in result.unchecked[0]
    shared = checked(tmp_path, PLANTED["tile without a barrier"].source(is_repaired=False))
    assert shared.wrong


def test_writes_to_constants_and_wild_addresses_leave_the_others_running(tmp_path: Path) -> None:
    source = """
__constant__ int table[4] = {1, 2, 3, 4};
extern "C" __global__ void k(const float *in, float *out, int n) {
    int *place = (int *)&table[1];
    asm("" : "+l"(place));
    if (threadIdx.x == 3) *place = 7;
    if (threadIdx.x == 5) out[1 << 28] = in[-(1 << 20)];
    out[blockIdx.x * 128 + threadIdx.x] = table[1];
}"""
    result = checked(tmp_path, source)
    assert sorted(d.kind.value for d in result.defects) == [
        "out-of-bounds",
        "out-of-bounds",
        "write-to-read-only-memory",
    ]
    assert {d.times for d in result.defects} == {8}


EXAMPLES = Path(__file__).parents[4] / "examples"
SMALL = {
    "averaging/average_v5": {"SETS": 1},
    "bicgstab/jacobi_smooth_v1": {"ROWS": 2048},
    "bicgstab/spmv_v4": {"ROWS": 2048},
    "cases/layout/structure_of_arrays": {"N": 1 << 14},
    "cases/sgemm/sgemm_row_on_x": {"N": 128},
    "cases/stencil/wave_step": {"N": 64, "NZ": 20},
    "climate/integrate_v3": {"COLUMNS": 1024},
    "climate/mix_v2": {"COLUMNS": 1024},
    "transpose/transpose_padded": {"N": 256},
    "wave/wave_v3": {"X": 64, "Y": 64, "Z": 40},
    "wave/wave_v7": {"X": 128, "Y": 128, "Z": 40},
}


@pytest.mark.parametrize("name", SMALL)
def test_examples_are_clean(name: str) -> None:
    result = check(load_case(EXAMPLES / f"{name}.toml", overrides=SMALL[name]))
    assert result.defects == ()
    assert result.unchecked == ()


def test_a_long_check_says_how_much_longer_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert activity(0, 1024, 100.0) == "blocks"
    assert activity(64, 1024, 1.0) == "blocks"
    assert activity(512, 1024, 20.0) == "blocks, about 20 s left"
    how = " (Ctrl-C reports on those that ran; --blocks runs fewer)"
    assert activity(64, 1024, 17.7) == f"blocks, about 4 min left{how}"
    assert activity(512, 1024, 90.0) == f"blocks, about 90 s left{how}"
    # The clock is a minute later each time that it is read: four times until one block has run.
    times = itertools.count(0.0, 60.0)
    monkeypatch.setattr("cuado.backends.emulated.check.check.monotonic", lambda: next(times))
    monkeypatch.setattr("cuado.backends.emulated.check.check._AT_ONCE", 1)
    told: list[str] = []
    source = (
        "__global__ void k(const float* in, float* out, int n) { out[blockIdx.x] = in[n - 1]; }"
    )
    (tmp_path / "k.cu").write_text(source.replace("__global__", 'extern "C" __global__'))
    (tmp_path / "k.toml").write_text(CASE.format(grid=8, elements=1024))
    check(load_case(tmp_path / "k.toml"), progress=lambda what, *_: told.append(what))
    assert told[0] == "blocks"
    assert told[1] == f"blocks, about 28 min left{how}"


def test_what_was_found_before_an_interrupt_is_kept(tmp_path: Path) -> None:
    (tmp_path / "k.cu").write_text(PLANTED["tile without a barrier"].source(is_repaired=False))
    path = tmp_path / "k.toml"
    path.write_text(CASE.format(grid=8, elements=1024))
    seen: list[int] = []

    def stop(_: str, done: int, total: int) -> None:
        assert total == 8
        seen.append(done)
        if done > 0:
            raise KeyboardInterrupt

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cuado.backends.emulated.check.check._TELL_SECONDS", 0)
        result = check(load_case(path), CheckOptions(), stop)
    assert seen == [0, 1]
    assert (result.interrupted, result.blocks, result.wrong) == (True, 1, True)
    assert "7 of the 8 blocks were not run" in result.unchecked


def test_the_list_is_capped_and_says_so(tmp_path: Path) -> None:
    reads = "\n".join(f"    sum += in[{-1 - n}];" for n in range(300))
    source = (
        'extern "C" __global__ void k(const float *in, float *out, int n) {\n    float sum = 0;\n'
        f"{reads}\n    out[blockIdx.x * 128 + threadIdx.x] = sum;\n}}"
    )
    result = checked(tmp_path, source, grid=1)
    assert len(result.defects) == 256
    assert result.left_out == (300 - 256) * 128, "threads that made the others"
    assert result.wrong
