import re
from collections.abc import Callable, Iterator

import pytest
from alike import assert_alike, case, refused, rewritten, subject_of
from cuda_kernels import cuda

from cuado.model.launch import Launch
from cuado.optimizer.registry import documentation, transformation_from
from cuado.optimizer.transformations.block_coarsening import BlockCoarsening
from cuado.optimizer.transformations.block_remap import BlockRemap

SGEMM = "examples/cases/sgemm/sgemm_column_on_x.toml"
VALUES = [
    BlockRemap("transposed"),
    BlockRemap("diagonal"),
    BlockRemap("grouped", "y", 2),
    BlockRemap("grouped", "x", 3),
    BlockRemap("grouped", "y", 100),
]
WHO = """
__global__ void who(int n, const int *in, int *out) {
    int b = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    out[b * 32 + threadIdx.x] = in[b + threadIdx.x] + b;
}"""


def places(value: BlockRemap, columns: int, rows: int) -> Iterator[tuple[int, int]]:
    """Indices that the blocks get in the order that they are started in, by the definition."""
    if value.kind == "diagonal":
        yield from ((((x + y) % columns), y) for y in range(rows) for x in range(columns))
    elif value.kind == "transposed":
        yield from ((x, y) for x in range(columns) for y in range(rows))
    elif value.axis == "y":
        for first in range(0, rows, value.group):
            band = range(first, min(first + value.group, rows))
            yield from ((x, y) for x in range(columns) for y in band)
    else:
        for first in range(0, columns, value.group):
            band = range(first, min(first + value.group, columns))
            yield from ((x, y) for y in range(rows) for x in band)


def computed(launch: Launch, ptx: str, x: int, y: int) -> tuple[int, int]:
    """Indices that the code at the kernel's start makes of those of a block."""
    operations: dict[str, Callable[..., int]] = {
        "mov": lambda a: a,
        "add": lambda a, b: a + b,
        "sub": lambda a, b: a - b,
        "mul": lambda a, b: a * b,
        "mad": lambda a, b, c: a * b + c,
        "div": lambda a, b: a // b,
        "rem": lambda a, b: a % b,
        "min": min,
    }
    values = {"%ctaid.x": x, "%ctaid.y": y}
    for line in re.findall(r"(\w+)[\w.]*\s+(%cuado\w+), ([^;]+);", ptx):
        operands = [values[o] if o in values else int(o) for o in line[2].split(", ")]
        values[line[1]] = operations[line[0]](*operands)
    names = [f"%cuado_{n}" for n in range(2)]
    return values[names[0]], values[names[1]]


@pytest.mark.parametrize("value", VALUES, ids=str)
@pytest.mark.parametrize("grid", [(7, 5, 2), (4, 8, 1), (2, 13, 1), (9, 2, 1)])
def test_every_index_is_used_once_in_the_order_said(
    value: BlockRemap, grid: tuple[int, int, int]
) -> None:
    launch = cuda("who", 768, grid, (32, 1, 1), WHO)
    made = assert_alike(value, launch)
    columns, rows, _ = grid
    found = [computed(made, made.ptx, x, y) for y in range(rows) for x in range(columns)]
    assert found == list(places(value, columns, rows))
    assert sorted(found) == sorted((x, y) for x in range(columns) for y in range(rows))


@pytest.mark.parametrize("value", VALUES, ids=str)
def test_kernels_of_the_examples(value: BlockRemap) -> None:
    for path, n in ((SGEMM, 96), ("examples/transpose/transpose_shared.toml", 96)):
        assert_alike(value, case(path, N=n))
    launch = case("examples/transpose/transpose_padded.toml", N=256)
    assert_alike(BlockCoarsening("y", 2), rewritten(value, launch))
    assert_alike(value, rewritten(BlockCoarsening("y", 2), launch))


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("__threadfence();", "orders memory between blocks"),
        ("if (atomicAdd(out, 1) == 0) out[1] = 1;", "depends on the order"),
        ("out[1] = clock();", "%clock"),
        ("while (((volatile int *)out)[0]) {}", "meanwhile"),
    ],
)
def test_what_orders_blocks_is_refused(code: str, reason: str) -> None:
    source = WHO.replace("int b =", f"{code} int b =")
    launch = cuda("who", 768, (4, 4, 1), (32, 1, 1), source)
    assert reason in refused(BlockRemap("diagonal"), launch).reason


def test_values_that_make_no_sense_are_refused() -> None:
    launch = cuda("who", 768, (4, 4, 1), (32, 1, 1), WHO)
    for value in BlockRemap("spiral"), BlockRemap("grouped", "z", 4), BlockRemap("grouped", "y", 0):
        assert "is none of" in refused(value, launch).reason
    flat = cuda("who", 768, (16, 1, 1), (32, 1, 1), WHO)
    assert "one dimension" in refused(BlockRemap("diagonal"), flat).reason


def test_candidates_are_for_grids_that_do_not_run_all_at_once() -> None:
    found = BlockRemap.candidates(subject_of(case(SGEMM, N=2048)))
    assert found[0] == BlockRemap("grouped", "y", 8)
    assert len(set(found)) == 8
    assert not BlockRemap.candidates(subject_of(case(SGEMM, N=128)))


def test_it_prints_teaches_and_advises() -> None:
    subject = subject_of(cuda("who", 768, (4, 4, 1), (32, 1, 1), WHO))
    for value in VALUES:
        assert transformation_from(str(value)) == value
        assert value.advice(subject) is not None
    assert str(VALUES[2]) == "block-remap(kind=grouped, axis=y, group=2)"
    assert "Why the results stay the same" in documentation("block-remap")
