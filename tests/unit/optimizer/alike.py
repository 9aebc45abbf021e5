"""Launches before and after a transformation, run on the emulated device and compared."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from machine_code import built

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.device.library import load_chip
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.roundings.compared import objection
from cuado.kernel.roundings.pinned import pinned
from cuado.model.arguments import Argument, Buffer, Content, Fill, Scalar
from cuado.model.launch import Extent, Launch
from cuado.model.trial import ORIGINAL, Equivalence, Trial
from cuado.optimizer.registry import transformation_from
from cuado.optimizer.transformation import Rewritten, Transformation
from cuado.ptx import parse
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sources.case.load import load_case

ROOT = Path(__file__).parents[3]
HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"


def case(path: str, **constants: int) -> Launch:
    """The launch of a case of the repository, small."""
    launch = load_case(ROOT / path, overrides=constants)
    return written(launch, launch.ptx)


def written(launch: Launch, ptx: str) -> Launch:
    """A launch of other code."""
    fields = {name: getattr(launch, name) for name in Launch.__dataclass_fields__}
    return Launch(**fields | {"ptx": only_kernel(ptx, launch.kernel)})


def kernel(
    ptx: str,
    grid: Extent,
    block: Extent,
    arguments: Iterable[Argument],
    outputs: Iterable[str] = ("out",),
    dynamic: int = 0,
) -> Launch:
    """The launch of PTX that a test has written, its first kernel."""
    text = HEAD + ptx
    name = parse(text).entries[0].name
    return Launch(name, text, name, grid, block, tuple(arguments), tuple(outputs), dynamic)


def numbers(name: str, *shape: int, type_: str = "f32", seed: int = 1) -> Buffer:
    """A buffer of random numbers."""
    high = 1.0 if type_.startswith("f") else 1000.0
    return Buffer(name, type_, shape, Fill(Content.RANDOM, low=0, high=high, seed=seed))


def count(name: str, value: int, type_: str = "s32") -> Scalar:
    """An integer argument."""
    return Scalar(name, type_, value)


def subject_of(launch: Launch) -> Kernel:
    """A launch, ready for transformations: its roundings are pinned."""
    options = AssembleOptions("sm_90", launch.max_registers)
    ptx = pinned(launch.ptx, launch.kernel, options).ptx
    return Kernel(replace(launch, ptx=ptx), load_chip("h200"), built(launch), options)


def rewritten(transformation: Transformation, launch: Launch) -> Launch:
    """What a transformation makes of a launch; it must print so that it can be read back."""
    assert transformation_from(str(transformation)) == transformation
    kernel = subject_of(launch)
    made = transformation.apply(kernel)
    assert isinstance(made, Rewritten), made
    if transformation.IS_EXACT:
        other = replace(kernel, launch=made.launch, built=built(made.launch))
        assert not objection(kernel.assembled, other.assembled)
    assert made.launch.arguments == launch.arguments
    assert made.launch.outputs == launch.outputs
    return made.launch


def refused(transformation: Transformation, launch: Launch) -> Refusal:
    """Why a transformation is not made."""
    made = transformation.apply(subject_of(launch))
    assert isinstance(made, Refusal), made
    return made


def compared(launch: Launch, other: Launch, *, is_steady: bool = True) -> Equivalence:
    """Run two versions of a launch, whole grids, and compare what they leave in every buffer.

    The first leaves the same whenever it is run, unless it adds floats in any order.
    """
    trial = Trial(
        "other",
        grid=other.grid,
        block=other.block,
        dynamic_shared_bytes=other.dynamic_shared_bytes,
    )
    with EmulatedBackend("h200").open(launch) as bench:
        bench.load(built(launch).program(ORIGINAL, launch.kernel))
        bench.load(built(other).program("other", other.kernel))
        assert bench.check(Trial()).equal or not is_steady
        return bench.check(trial)


def assert_alike(transformation: Transformation, launch: Launch) -> Launch:
    """Rewrite, run both, and hold what they leave against each other, bit for bit."""
    other = rewritten(transformation, launch)
    found = compared(launch, other)
    assert found.equal, found
    return other
