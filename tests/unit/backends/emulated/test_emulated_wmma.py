"""wmma: fragments loaded, multiplied and stored, against NumPy."""

from typing import Any

import numpy as np
import pytest
from emulated_kernels import Array, run

from cuado.backends.emulated.frontend.lowering.emitter import UnsupportedInstructionError

TYPES: dict[str, Any] = {"f16": np.float16, "f32": np.float32, "tf32": np.float32}
TYPES |= {"f64": np.float64, "s8": np.int8, "u8": np.uint8, "s32": np.int32}
WIDTHS = {"f64": "b64"}
ROW, COLUMN = "row", "col"


def multiplied(
    shape: tuple[int, int, int],
    kinds: tuple[str, str, str],
    counts: tuple[int, int, int],
    layouts: tuple[str, str, str, str],
    text: str,
) -> tuple[Array, Array]:
    """D of the emulated device, and of NumPy: kinds and registers of A and B, C, D."""
    m, n, k = shape
    of_a, of_c, of_d = kinds
    rng = np.random.default_rng(1)
    a, b = (rng.integers(0, 5, size).astype(TYPES[of_a]) for size in ((m, k), (k, n)))
    c = rng.integers(-9, 9, (m, n)).astype(TYPES[of_c])
    name = f"m{m}n{n}k{k}"
    letters = {each: "fd" if each == "f64" else "x" for each in kinds}
    lists = [
        "{" + ", ".join(f"%{letters[kind]}{100 * at + i}" for i in range(count)) + "}"
        for at, (kind, count) in enumerate(
            zip((of_a, of_a, of_c, of_d), (*counts[:1] * 2, *counts[1:]), strict=True), 1
        )
    ]
    body = f"""{{
    .reg .b32 %x<500>;
    .reg .f64 %fd<500>;
    wmma.load.a.sync.aligned.{layouts[0]}.{name}.global.{of_a} {lists[0]}, [%rd0];
    wmma.load.b.sync.aligned.{layouts[1]}.{name}.global.{of_a} {lists[1]}, [%rd1];
    wmma.load.c.sync.aligned.{layouts[2]}.{name}.{of_c} {lists[2]}, [%rd2], {n + 4};
    wmma.mma.sync.aligned.{layouts[0]}.{layouts[1]}.{name}.{text}
        {lists[3]}, {lists[0]}, {lists[1]}, {lists[2]};
    wmma.store.d.sync.aligned.{layouts[3]}.{name}.global.{of_d} [%rd3], {lists[3]};
    }}"""
    padded = np.zeros((m, n + 4), TYPES[of_c])
    padded[:, :n] = c
    buffers: dict[str, Array] = {
        "a": np.asarray(a, order="C" if layouts[0] == ROW else "F").ravel("K"),
        "b": np.asarray(b, order="C" if layouts[1] == ROW else "F").ravel("K"),
        "c": padded,
        "d": np.zeros(m * n, TYPES[of_d]),
    }
    found = run(body, buffers).buffers["d"]
    found = found.reshape(m, n) if layouts[3] == ROW else found.reshape(n, m).T
    return found, a.astype(np.float64) @ b.astype(np.float64) + c


@pytest.mark.parametrize(
    ("shape", "kinds", "counts", "layouts", "text"),
    [
        ((16, 16, 16), ("f16", "f32", "f32"), (8, 8, 8), (ROW, COLUMN, ROW, ROW), "f32.f32"),
        ((16, 16, 16), ("f16", "f16", "f16"), (8, 4, 4), (COLUMN, ROW, ROW, COLUMN), "f16.f16"),
        ((32, 8, 16), ("f16", "f32", "f16"), (8, 8, 4), (ROW, ROW, ROW, ROW), "f16.f32"),
        ((8, 32, 16), ("f16", "f32", "f32"), (8, 8, 8), (COLUMN, COLUMN, ROW, ROW), "f32.f32"),
        (
            *((16, 16, 8), ("tf32", "f32", "f32"), (4, 8, 8), (ROW, COLUMN, ROW, ROW)),
            "f32.tf32.tf32.f32",
        ),
        ((16, 16, 16), ("s8", "s32", "s32"), (2, 8, 8), (ROW, COLUMN, ROW, ROW), "s32.s8.s8.s32"),
        ((8, 8, 4), ("f64", "f64", "f64"), (1, 2, 2), (ROW, COLUMN, ROW, ROW), "f64.f64.f64.f64"),
    ],
)
def test_products_of_fragments(
    shape: tuple[int, int, int],
    kinds: tuple[str, str, str],
    counts: tuple[int, int, int],
    layouts: tuple[str, str, str, str],
    text: str,
) -> None:
    found, expected = multiplied(shape, kinds, counts, layouts, text)
    assert (found == expected).all()


def test_forms_that_there_are_none_of_are_refused() -> None:
    with pytest.raises(UnsupportedInstructionError, match="wmma"):
        run(".reg .b32 %x<9>; wmma.load.a.sync.aligned.row.m16n16k8.f16 {%x0}, [%rd0];", {})
