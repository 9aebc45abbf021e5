"""The matrix of the SpMV's founding table: the one that the example's own program makes."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cuado.model.arguments import Buffer, Scalar
from cuado.model.launch import Launch

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "bicgstab"
PRINTS = """
#include "matrix.h"
#include <cstdio>
int main()
{
    const Matrix m = generate(6, 7, 0.7, 3);
    for (int start : m.row_start) std::printf("%d ", start);
    std::printf("\\n");
    for (int column : m.columns) std::printf("%d ", column);
}
"""


@pytest.fixture(scope="module")
def mesh() -> Iterator[Any]:
    sys.path.insert(0, str(ROOT / "benchmarks" / "emulated"))
    import mesh as module

    yield module
    sys.path.remove(str(ROOT / "benchmarks" / "emulated"))


def test_it_is_the_programs_matrix(mesh: Any, tmp_path: Path) -> None:
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        pytest.skip("no C++ compiler")
    program, source = tmp_path / "prints", tmp_path / "prints.cpp"
    source.write_text(PRINTS)
    subprocess.run([compiler, "-std=c++17", "-I", EXAMPLE, "-o", program, source], check=True)
    done = subprocess.run([program], capture_output=True, text=True, check=True)
    start, columns = (list(map(int, line.split())) for line in done.stdout.splitlines())
    mine = mesh.Mesh((6, 6, 6), 0.7, 3).arrays()
    assert mine[0].tolist() == start
    assert mine[1].tolist() == columns


def test_each_row_has_itself_and_some_of_its_neighbours(mesh: Any) -> None:
    start, columns = mesh.Mesh((12, 12, 12), 0.7).arrays()
    lengths = np.diff(start)
    assert len(lengths) == 12**3
    assert lengths.min() >= 1
    assert lengths.max() == 7
    inner = 1 + 6 * 0.7 * 11 / 12  # Of the faces of the grid one neighbour is outside.
    assert lengths.mean() == pytest.approx(inner, rel=0.02)
    rows = np.repeat(np.arange(12**3), lengths)
    assert set(np.unique(np.abs(columns - rows))) == {0, 1, 12, 144}
    assert (columns == rows).sum() == 12**3
    assert all((np.diff(columns[a:b]) > 0).all() for a, b in pairwise(start))


def test_sizes_differ_along_axes(mesh: Any) -> None:
    start, columns = mesh.Mesh((2, 3, 5), 1.0).arrays()
    rows = np.repeat(np.arange(30), np.diff(start))
    assert set(np.unique(np.abs(columns - rows))) == {0, 1, 2, 6}
    assert len(columns) == 30 + 2 * (1 * 3 * 5 + 2 * 2 * 5 + 2 * 3 * 4)


def test_the_founding_table_has_the_documents_matrix(mesh: Any) -> None:
    """[002] v4: 26,000 steps, one a row, of 581,600 threads, four a block; v6 moves 24.96 MB."""
    import founding

    start, columns = founding.MESH.arrays()
    assert len(start) == 26_000 + 1
    assert len(columns) == pytest.approx(581_600 / 4, rel=1e-3)
    vectors = 2 * 26_000 * 4 * 8
    assert 128 * len(columns) + 4 * (len(columns) + len(start)) + vectors < 24.96e6


def test_numbers_are_spread_evenly(mesh: Any) -> None:
    drawn = mesh.uniform(1, np.arange(100_000, dtype=np.uint64))
    assert 0 <= drawn.min() < drawn.max() < 1
    assert np.histogram(drawn, 10)[0] == pytest.approx(10_000, rel=0.05)


def test_a_launch_takes_it(mesh: Any, tmp_path: Path) -> None:
    matrix = mesh.Mesh((4, 4, 4), 0.5)
    arrays = [Buffer(n, "s32", (9,)) for n in ("row_start", "columns", "values", "x", "y")]
    launch = Launch("spmv", "", "spmv", (1, 1, 1), (32, 1, 1), (Scalar("rows", "s32", 64), *arrays))
    found = {each.name: each for each in mesh.with_matrix(launch, matrix, tmp_path).buffers}
    blocks = len(matrix.arrays()[1])
    shapes = {name: each.shape for name, each in found.items()}
    assert shapes.pop("y") == (9,)
    assert shapes == {
        "row_start": (65,),
        "columns": (blocks,),
        "values": (blocks, 16),
        "x": (64, 4),
    }
    assert np.load(found["columns"].fill.path).max() < 64
