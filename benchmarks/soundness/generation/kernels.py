"""A kernel from a seed and a number: its source, its launch, and what its buffers may hold.

Kernels are compiled in batches, as a compiler takes longer to start than to compile a few dozen
of them. A batch is decided by its kernels' numbers, so that a kernel does not depend on how many
are asked for.
"""

import importlib
import pkgutil
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from types import ModuleType

from cuado.model.arguments import Buffer
from cuado.model.launch import Extent, Launch
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Declaration
from cuado.sass.toolchain import nvrtc
from soundness.generation import features, handwritten, written
from soundness.generation.disturbing import disturbed
from soundness.generation.expressions import expression
from soundness.generation.sketch import C_TYPES, Sketch

BATCH = 24
"""Kernels that are compiled together."""
_OPTIONS: tuple[tuple[str, ...], ...] = ((), (), ("-fmad=false",), ("-lineinfo",))
_SHAPES: tuple[tuple[Extent, Extent], ...] = (
    ((1, 1, 1), (32, 1, 1)),
    ((1, 1, 1), (64, 1, 1)),
    ((1, 1, 1), (128, 1, 1)),
    ((2, 1, 1), (64, 1, 1)),
    ((2, 1, 1), (32, 1, 1)),
    ((4, 1, 1), (32, 1, 1)),
    ((3, 1, 1), (32, 1, 1)),
    ((2, 1, 1), (48, 1, 1)),
    ((1, 2, 1), (32, 2, 1)),
    ((2, 2, 1), (16, 2, 1)),
    ((2, 1, 1), (8, 8, 1)),
    ((2, 2, 1), (8, 4, 1)),
    ((1, 1, 1), (16, 16, 1)),
    ((1, 1, 1), (4, 4, 4)),
)
"""Grids and blocks: small, of one warp and of several, of one dimension and of more."""
_HANDWRITTEN = 0.12
"""Share of kernels that are written as PTX: what no compiler writes."""
_WRITTEN = 0.05
"""Share of those that are written to mislead a proof."""


@dataclass(frozen=True)
class Generated:
    """A kernel.

    Attributes:
        seed: of all.
        number: of this one.
        launch: of it; what buffers hold is up to ``contents``.
        bounds: buffers of indices: what all of them are below.
        features: what was put into it.
        source: CUDA C; empty where PTX was written at once.
        aims: transformations whose proofs it is made for.
    """

    seed: int
    number: int
    launch: Launch
    bounds: dict[str, int]
    features: tuple[str, ...]
    source: str = ""
    aims: tuple[str, ...] = ()


@cache
def all_features() -> tuple[ModuleType, ...]:
    """The features' modules, by name."""
    return _modules_of(features)


@cache
def all_written() -> tuple[ModuleType, ...]:
    """The modules of kernels that are written to mislead a proof, by name."""
    return _modules_of(written)


def _modules_of(package: ModuleType) -> tuple[ModuleType, ...]:
    names = sorted(info.name for info in pkgutil.iter_modules(package.__path__))
    return tuple(importlib.import_module(f"{package.__name__}.{name}") for name in names)


def generated(seed: int, numbers: Sequence[int], only: Sequence[str] = ()) -> list[Generated]:
    """Kernels of these numbers.

    Args:
        seed: of all.
        numbers: which.
        only: the features that they are made of; all by default.

    Raises:
        CuadoError: there is no compiler, or it refuses a kernel: a mistake of a feature.
    """
    made: dict[int, Generated] = {}
    for batch in sorted({number // BATCH for number in numbers}):
        wanted = [n for n in numbers if n // BATCH == batch]
        made |= {each.number: each for each in _batch(seed, batch, wanted, only)}
    return [made[number] for number in numbers]


def _batch(seed: int, batch: int, wanted: Sequence[int], only: Sequence[str]) -> list[Generated]:
    found = []
    sketches = []
    for number in wanted:
        chosen = _random(seed, number)
        if (made := misleading(seed, number, only)) is not None:
            found.append(made)
        elif chosen.random() < _HANDWRITTEN and not only:
            launch, names = handwritten.launch(chosen, f"k{number}")
            found.append(Generated(seed, number, launch, {}, names))
        else:
            sketches.append((number, *_sketched(chosen, f"k{number}", only)))
    if not sketches:
        return found
    options = random.Random(f"{seed} {batch}").choice(_OPTIONS)  # noqa: S311 - no secret
    texts = [source for _, _, source, _ in sketches]
    ptx = nvrtc.compile_to_ptx("\n".join(texts), "compute_90", options, name="soundness.cu").ptx
    modules = separated(ptx.rstrip("\0"))
    for number, sketch, source, names in sketches:
        chosen = _random(seed, number, "disturbed")
        text = disturbed(modules[sketch.name], chosen)
        found.append(Generated(seed, number, _launch(sketch, text), sketch.bounds, names, source))
    return found


def misleading(seed: int, number: int, only: Sequence[str]) -> Generated | None:
    """A kernel that is written to mislead a proof, if that is this number's turn."""
    chosen = _random(seed, number, "written")
    among = [each for each in all_written() if not only or _name(each) in only]
    share = len(among) / len(only) if only else _WRITTEN
    if chosen.random() >= share:
        return None
    made = chosen.choice(among)
    launch = made.launch(chosen, f"k{number}")
    return Generated(seed, number, launch, {}, (_name(made),), aims=made.AIMS)


def _random(seed: int, number: int, what: str = "") -> random.Random:
    return random.Random(f"{seed} {number} {what}")  # noqa: S311 - no secret


def _launch(sketch: Sketch, ptx: str) -> Launch:
    outputs = [a.name for a in sketch.arguments if isinstance(a, Buffer)]
    outputs = [name for name in outputs if name.startswith("out")]
    return Launch(
        sketch.name,
        ptx,
        sketch.name,
        sketch.grid,
        sketch.block,
        tuple(sketch.arguments),
        (*outputs, *(each.name for each in sketch.memory)),
        sketch.dynamic_bytes,
        memory=tuple(sketch.memory),
    )


def _sketched(
    chosen: random.Random, name: str, only: Sequence[str]
) -> tuple[Sketch, str, tuple[str, ...]]:
    """A kernel of some features, as CUDA C."""
    grid, block = chosen.choice(_SHAPES)
    sketch = Sketch(chosen, name, grid, block)
    among = [f for f in all_features() if not only or _name(f) in only]
    sketch.ends_early = sketch.chance(0.35) and not all(map(_needs_all, among))
    _index(sketch)
    candidates = [f for f in among if not (sketch.ends_early and _needs_all(f))]
    picked = [chosen.choice(candidates) for _ in range(chosen.choice((1, 1, 2, 2, 3)))]
    if alone := [feature for feature in picked if getattr(feature, "ALONE", False)]:
        picked = alone[:1]
    for feature in picked:
        feature.add(sketch)
    if not alone:
        _results(sketch)
    heads, body = "\n".join(sketch.heads), "\n  ".join(sketch.lines)
    bounds = f"__launch_bounds__({prod(block)}) " if sketch.chance(0.2) else ""
    source = (
        f'{heads}\nextern "C" __global__ void {bounds}{name}({", ".join(sketch.declared)})\n'
        f"{{\n  {body}\n}}\n"
    )
    names = tuple(map(_name, picked))
    return sketch, source, names


def _name(feature: ModuleType) -> str:
    return feature.__name__.rpartition(".")[2]


def _needs_all(feature: ModuleType) -> bool:
    return bool(getattr(feature, "NEEDS_ALL", False))


def _index(sketch: Sketch) -> None:
    """``i``, unique in the grid, and ``t``, unique in the block; threads that end early."""
    x, y, z = sketch.block
    if y == z == 1 and sketch.grid[1] == 1:
        sketch.add("int t = threadIdx.x; int i = blockIdx.x * blockDim.x + threadIdx.x;")
    elif z == 1:
        width = sketch.grid[0] * x
        sketch.add(
            f"int t = threadIdx.y * {x} + threadIdx.x;",
            "int x = blockIdx.x * blockDim.x + threadIdx.x;",
            f"int i = (blockIdx.y * blockDim.y + threadIdx.y) * {width} + x;",
        )
    else:
        sketch.add(
            f"int t = (threadIdx.z * {y} + threadIdx.y) * {x} + threadIdx.x;",
            f"int i = (blockIdx.y * gridDim.x + blockIdx.x) * {sketch.per_block} + t;",
        )
    sketch.limit = sketch.threads
    if sketch.ends_early:
        sketch.limit -= sketch.random.choice((0, 1, 5, 17))
        sketch.add(f"if (i >= {sketch.scalar('s32', sketch.limit)}) return;")


def _results(sketch: Sketch) -> None:
    """Store what was computed."""
    values = sketch.values[-4:] or [sketch.keep("i * 3", "s32")]
    for value in values[-2:]:
        out = sketch.buffer(value.type, sketch.threads, written=True)
        sketch.add(f"{out.name}[i] = {value.name};")
    if sketch.chance(0.4):
        type_ = sketch.random.choice(("f32", "u32"))
        out = sketch.buffer(type_, sketch.threads, written=True)
        made = expression(sketch, type_, 2)
        sketch.add(f"{out.name}[{sketch.threads - 1} - i] = ({C_TYPES[type_]})({made});")


def separated(text: str) -> dict[str, str]:
    """Modules of one kernel each, by its name, with the variables that it names."""
    module = parse(text)
    entries = module.entries
    found = {}
    for own in entries:
        parts, at = [], 0
        body = text[own.start : own.end]
        gone = [(e.start, e.end) for e in entries if e is not own]
        gone += [
            (item.start, item.end)
            for item in module.items
            if isinstance(item, Declaration) and not any(v.name in body for v in item.variables)
        ]
        for start, end in sorted(gone):
            parts.append(text[at:start])
            at = end
        found[own.name] = "".join([*parts, text[at:]])
    return found
