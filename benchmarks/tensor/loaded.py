"""Copies and atomics while L2 is busy, on a GPU of compute capability 9.0.

    PYTHONPATH=benchmarks python benchmarks/tensor/loaded.py OUTPUT_FOLDER [--only-compile]

How long a copy takes depends on what L2 has to do beside it. ``rates.py`` has copies alone and as
fast as they go; here are the states between:

- ``paced``: each SM copies a tile, waits for it, and then for so many cycles. What a trip takes
  beyond these is the copy's latency at the load that all SMs together make;
- ``pipeline``: one to four tiles under way, as kernels have them;
- ``half_lines``: rows of 64 bytes, each in a line of its own;
- ``add``: reductions of floats, swept over what L2 holds and over what it does not.

``all``: each SM has its own data, 32 MiB together; ``shared``: twelve SMs read the same. Writes
``loaded.csv`` with the columns of ``rates.csv``.
"""

import argparse
import itertools
from collections.abc import Iterator
from pathlib import Path

from tensor.rates import Bench, run

_THREADS = 256
_ROUND = _THREADS * 16
"""Bytes that all threads of a block copy with an instruction each."""
_COMMIT = 'asm volatile("cp.async.commit_group;");'
_COPY = 'asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" :: "r"(to), "l"(from));'
_MAKE = (
    "if (threadIdx.x == 0) for (int i = 0; i < 8; i++) make(bar + 8 * i, 1);"
    "__syncthreads(); u32 phase = 0, stage = 0, at = 0;"
)
_WHERE = {"one_sm": (1, "0u", "1u"), "all": (0, "blockIdx.x", "gridDim.x")} | {
    "shared": (0, "blockIdx.x / 12u * 8u", "1u")
}
"""Blocks, number of the first tile, and tiles from one trip to the next."""
_PAUSE = "u32 since = clock(); while ((u32)clock() - since < {0}u) {{ }}"


def _tile(size: int, place: str = "i * 4096 + threadIdx.x * 16", apart: int = 0) -> str:
    """A tile is asked for by all threads; tiles begin so many bytes apart, by default its own."""
    return (
        f"for (int i = 0; i < {size // _ROUND}; i++) {{"
        f"u32 to = base + stage * {size} + i * 4096 + threadIdx.x * 16;"
        f"const char *from = data + ((at * {apart or size}u + {place}) & 0x1ffffffu);"
        f"{_COPY} }} {_COMMIT}"
    )


def _wait(groups: int) -> str:
    return f'asm volatile("cp.async.wait_group {groups};" ::: "memory"); __syncthreads();'


def _paced() -> Iterator[Bench]:
    """One tile at a time, and a pause."""
    for where, size in itertools.product(("one_sm", "all", "shared"), (8192, 16384, 32768, 65536)):
        blocks, first, step = _WHERE[where]
        for pause in (0, 200, 400, 800, 1600):
            if where == "one_sm" and pause:
                continue
            name = f"paced.{{0}}.{where}.{size}.{pause}"
            end = f"at += {step};" + (_PAUSE.format(pause) if pause else "")
            body, before = _tile(size) + _wait(0) + end, f"u32 stage = 0, at = {first};"
            yield Bench(name.format("async"), body, before, "", size, blocks, _THREADS)
            rows = min(size, 32768) // 128
            tiles = "".join(
                f"tile(base + {n * 32768}, &map{rows}, at % 64 * 64,"
                f" (at / 64 * {size // 128} + {n * 256}) & 4095, bar);"
                for n in range(-(-size // 32768))
            )
            body = f"if (threadIdx.x == 0) {{ expect(bar, {size}); {tiles} await(bar, phase); }}"
            before = f"{_MAKE} at = {first};"
            yield Bench(
                name.format("tensor"), f"{body} phase ^= 1; {end}", before, "", size, blocks
            )


def _pipelines() -> Iterator[Bench]:
    """One to four tiles under way."""
    for where, size, stages in itertools.product(_WHERE, (16384, 32768), (1, 2, 3, 4)):
        blocks, first, step = _WHERE[where]
        turn = f"at += {step}; stage = stage == {stages - 1} ? 0 : stage + 1;"
        before = f"u32 stage = 0, at = {first};"
        before += f"for (int k = 0; k < {stages}; k++) {{ {_tile(size)} {turn} }}"
        after = 'asm volatile("cp.async.wait_all;" ::: "memory");'
        body = _wait(stages - 1) + _tile(size) + turn
        name = f"pipeline.{{0}}.{where}.{size}.{stages}_stages"
        yield Bench(name.format("async"), body, before, after, size, blocks, _THREADS)
        body = (
            "if (threadIdx.x == 0) { u32 b = bar + 8 * stage;"
            f"if (i >= {stages}) await(b, phase ^ 1); expect(b, {size});"
            f"tile(base + stage * {size}, &map{size // 128}, at % 64 * 64,"
            f" at / 64 * {size // 128} & 4095, b); }}"
            f"at += {step}; if (++stage == {stages}) stage = 0, phase ^= 1;"
        )
        after = (
            f"for (int k = 0; k < {stages} && k < n; k++) {{ if (threadIdx.x == 0)"
            "await(bar + 8 * stage, phase ^ 1);"
            f"if (++stage == {stages}) stage = 0, phase ^= 1; }}"
        )
        yield Bench(name.format("tensor"), body, f"{_MAKE} at = {first};", after, size, blocks)


def _half_lines() -> Iterator[Bench]:
    """Three tiles under way, whose rows of 64 bytes lie in a line each, and whole lines beside."""
    blocks, first, step = _WHERE["all"]
    for name, place, apart in (
        ("whole_lines", "i * 4096 + threadIdx.x * 16", 16384),
        ("half_lines", "(i * 256 + threadIdx.x) / 4 * 128 + threadIdx.x % 4 * 16", 32768),
    ):
        tile = _tile(16384, place, apart)
        turn = f"at += {step}; stage = stage == 2 ? 0 : stage + 1;"
        before = f"u32 stage = 0, at = {first};"
        before += f"for (int k = 0; k < 3; k++) {{ {tile} {turn} }}"
        after = 'asm volatile("cp.async.wait_all;" ::: "memory");'
        body = _wait(2) + tile + turn
        yield Bench(f"{name}.async.all", body, before, after, 16384, blocks, _THREADS)


def _adds() -> Iterator[Bench]:
    """Reductions in L2: four floats of a thread, or one; swept over so many MiB."""
    forms = {
        "four": (16, 'asm volatile("red.global.add.v4.f32 [%0], {%1, %1, %1, %1};"'),
        "one": (4, 'asm volatile("red.global.add.f32 [%0], %1;"'),
    }
    for (name, (size, add)), mib in itertools.product(forms.items(), (16, 32, 64)):
        round_ = size * _THREADS
        place = f"(at + i * {round_}u + threadIdx.x * {size}) & {mib << 20}u - 1u"
        body = (
            f"for (int i = 0; i < 8; i++) {{ const char *to = data + ({place});"
            f'{add} :: "l"(to), "f"(1.0f) : "memory"); }} at += gridDim.x * {8 * round_}u;'
        )
        before = f"u32 at = blockIdx.x * {8 * round_}u;"
        yield Bench(f"add.{name}.{mib}_mib", body, before, "", 8 * round_, 0, _THREADS)


def main() -> None:
    """Compile, and measure all."""
    parser = argparse.ArgumentParser(description="measure copies while L2 is busy")
    parser.add_argument("out", type=Path)
    parser.add_argument("--only-compile", action="store_true")
    asked = parser.parse_args()
    chosen = [*_paced(), *_pipelines(), *_half_lines(), *_adds()]
    run(chosen, asked.out, "loaded", only_compile=asked.only_compile)


if __name__ == "__main__":
    main()
