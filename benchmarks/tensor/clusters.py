"""Barriers of clusters and shared memory of other SMs, on a GPU of compute capability 9.0.

    PYTHONPATH=benchmarks python benchmarks/tensor/clusters.py OUTPUT_FOLDER [--only-compile]

- ``barrier``: all warps arrive at their cluster's barrier, and wait there: as ``barrier.cluster``
  does by default (``release``: what was written before is seen behind it), and ``relaxed``;
- ``load``: one thread loads from the shared memory of the next block of its cluster, or from its
  own by the same instruction; each address depends on the load before;
- ``loads``, ``stores``: all threads of all blocks move 16 bytes at a time.

Writes ``clusters.csv`` with the columns of ``rates.csv``.
"""

import argparse
import itertools
from collections.abc import Iterator
from pathlib import Path

from tensor.rates import Bench, run

_SIZES = (2, 4, 8)
_BLOCKS = 64
"""Of the grid, one on an SM: any GPC holds whole clusters of them."""
_MEET = (
    'asm volatile("barrier.cluster.arrive{0}.aligned;" ::: "memory");'
    'asm volatile("barrier.cluster.wait.aligned;" ::: "memory");'
)
_PLACE = (
    'u32 at, rank; asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));'
    "rank = (rank + {0}u) % {1}u;"
    'asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(at) : "r"(base), "r"(rank));'
)
_MOVES = 8
"""Of 16 bytes, by a thread in a trip."""


def _barriers() -> Iterator[Bench]:
    """Arrivals and waits of all warps."""
    for size, (name, how), warps in itertools.product(
        _SIZES, (("release", ""), ("relaxed", ".relaxed")), (1, 8)
    ):
        label = f"barrier.{name}.{size}_blocks.{warps}_warps"
        yield Bench(label, _MEET.format(how), "", "", 1, size, 32 * warps, size)


def _latencies() -> Iterator[Bench]:
    """Loads of one thread, one after the other."""
    for size, (name, next_) in itertools.product(_SIZES, (("own", 0), ("next", 1))):
        before = _PLACE.format(next_, size) + _MEET.format("")
        body = (
            "if (threadIdx.x == 0) { u32 found;"
            'asm volatile("ld.shared::cluster.u32 %0, [%1];" : "=r"(found) : "r"(at) : "memory");'
            "at += found; }"
        )
        after = "sink += at;" + _MEET.format("")
        yield Bench(f"load.{name}.{size}_blocks", body, before, after, 1, size, 32, size)


def _rates() -> Iterator[Bench]:
    """All threads of all blocks load, or store."""
    for size, threads in itertools.product(_SIZES, (256, 1024)):
        place = f"at + n * {16 * threads}u + threadIdx.x * 16u"
        before = _PLACE.format(1, size) + _MEET.format("")
        bytes_ = 16 * _MOVES * threads
        body = (
            f"for (int n = 0; n < {_MOVES}; n++) {{ u32 q[4]; asm volatile("
            '"ld.shared::cluster.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(q[0]), "=r"(q[1]), '
            f'"=r"(q[2]), "=r"(q[3]) : "r"({place}) : "memory");'
            "sink += q[0] ^ q[1] ^ q[2] ^ q[3]; }"
        )
        after = _MEET.format("")
        name = f"{{}}.{size}_blocks.{threads // 32}_warps"
        yield Bench(name.format("loads"), body, before, after, bytes_, _BLOCKS, threads, size)
        body = (
            f"for (int n = 0; n < {_MOVES}; n++) asm volatile("
            '"st.shared::cluster.v4.u32 [%0], {%1, %1, %1, %1};" '
            f':: "r"({place}), "r"(0u) : "memory");'
        )
        yield Bench(name.format("stores"), body, before, after, bytes_, _BLOCKS, threads, size)


def main() -> None:
    """Compile, and measure all."""
    parser = argparse.ArgumentParser(description="measure clusters")
    parser.add_argument("out", type=Path)
    parser.add_argument("--only-compile", action="store_true")
    asked = parser.parse_args()
    chosen = [*_barriers(), *_latencies(), *_rates()]
    run(chosen, asked.out, "clusters", only_compile=asked.only_compile)


if __name__ == "__main__":
    main()
