"""Makes the data that cases of structural kernels read from files: mixtures, permutations.

    python benchmarks/structural/data.py

Writes ``data/*.npy`` beside this file (400 MB, the same on every machine). What their authors asked
for is in the page beside each kernel.
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).with_name("data")
SEED = 18


def orbits(random: np.random.Generator) -> NDArray[np.float32]:
    """Orbits of kepler_orbits: axis, eccentricity, anomaly and motion of each body."""
    low, high = (0.5, 0.0, 0.0, 0.5), (2.0, 0.6, 6.28, 2.0)
    return random.uniform(low, high, (65536, 4)).astype(np.float32)


def orient_samples(random: np.random.Generator) -> NDArray[np.uint16]:
    """Samples of orient_hist: nine of ten in three bins; the weight in the upper byte."""
    many = 67108864
    few = random.integers(20, 23, many, dtype=np.uint16)
    anywhere = random.integers(0, 64, many, dtype=np.uint16)
    bins = np.where(random.random(many, dtype=np.float32) < 0.9, few, anywhere)
    weights = random.integers(0, 256, many, dtype=np.uint16)
    return (weights << np.uint16(8) | bins).astype(np.uint16)


def signal(random: np.random.Generator) -> NDArray[np.int32]:
    """Samples of charge_levels: nine of ten on neighbouring levels."""
    many = 33554432
    near = 500 + random.integers(0, 16, many, dtype=np.int32)
    anywhere = random.integers(0, 1101, many, dtype=np.int32)
    return np.where(random.random(many, dtype=np.float32) < 0.9, near, anywhere)


def cell_order(random: np.random.Generator) -> NDArray[np.int32]:
    """Particles of cell_contacts: permuted within their cells of 64."""
    order = np.arange(1572864, dtype=np.int32).reshape(-1, 64)
    return random.permuted(order, axis=1).reshape(-1)


def cell_of(_: np.random.Generator) -> NDArray[np.int32]:
    """The cell of each particle of cell_contacts."""
    return np.arange(1572864, dtype=np.int32) // 64


def main() -> None:
    """Write what is not there yet."""
    FOLDER.mkdir(exist_ok=True)
    for make in (orbits, orient_samples, signal, cell_order, cell_of):
        path = FOLDER / f"{make.__name__}.npy"
        if not path.exists():
            np.save(path, make(np.random.default_rng(SEED)))
            print(path.name, flush=True)


if __name__ == "__main__":
    main()
