"""The launches that speed is measured on, each of a large and a small size: numpy only."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
Extent = tuple[int, int, int]


@dataclass(frozen=True)
class Speed:
    """A launch of a kernel of ``kernels.cu``: buffers in order of its parameters, then a number.

    Attributes:
        kernel: its name.
        grid: blocks.
        block: threads.
        buffers: by name.
        number: the last argument.
    """

    kernel: str
    grid: Extent
    block: Extent
    buffers: dict[str, Array]
    number: int


def launches(*, large: bool) -> list[Speed]:
    """All launches: a second of one core, or what a simulator in Python runs in seconds."""
    random = np.random.default_rng(1)
    blocks, rounds, n, each = (2048, 512, 512, 64) if large else (2, 16, 32, 4)
    threads = 128 * blocks
    square = (n // 32, n // 8, 1)
    floats = random.random((n, n), np.float32)

    def zeros(shape: int | tuple[int, int], kind: type[np.generic]) -> Array:
        return np.zeros(shape, kind)

    flat, line = (blocks, 1, 1), (128, 1, 1)
    side = 2048 if large else 32
    matrix = random.random((side, side), np.float32)
    return [
        Speed("fma_bound", flat, line, {"out": zeros(threads, np.float32)}, rounds),
        Speed(
            "matmul", square, (32, 8, 1), {"a": floats, "b": floats.T.copy(), "c": 0 * floats}, n
        ),
        Speed(
            "transpose",
            (side // 32, side // 32, 1),
            (32, 8, 1),
            {"in": matrix, "out": 0 * matrix},
            side,
        ),
        Speed(
            "transpose_strided",
            (side // 32, side // 8, 1),
            (32, 8, 1),
            {"in": matrix, "out": 0 * matrix},
            side,
        ),
        Speed(
            "divergent",
            flat,
            line,
            {
                "start": random.integers(1, 1 << 16, threads, np.int32),
                "steps": zeros(threads, np.int32),
            },
            200 if large else 20,
        ),
        Speed(
            "gather",
            flat,
            line,
            {
                "from": random.random(1 << 20, np.float32),
                "index": random.integers(0, 1 << 20, each * threads, np.int32),
                "to": zeros(threads, np.float32),
            },
            each,
        ),
        Speed(
            "histogram",
            flat,
            line,
            {
                "values": random.integers(0, 4096, each * threads, np.int32),
                "bins": zeros(4096, np.int32),
            },
            each,
        ),
    ]
