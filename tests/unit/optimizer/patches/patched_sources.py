"""Small sources, launched on the emulated device, with given steps as if a run had kept them."""

from dataclasses import replace

from kept_sources import kept_source

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import original_subject
from cuado.model.arguments import Argument, Buffer, Content, Fill, Scalar
from cuado.model.launch import Extent
from cuado.optimizer.patches.composition import Composer, Draft
from cuado.optimizer.patches.patch_record import setting_of, with_patch
from cuado.optimizer.patches.patch_trials import SourceVersion, compiled, opened
from cuado.optimizer.recording import session_of
from cuado.optimizer.registry import transformation_from
from cuado.optimizer.session import Iteration, PatchRecord, VersionRecord
from cuado.optimizer.version import Version
from cuado.sources.case.load import launch


def buffer(name: str, elements: int, kind: str = "f32", *, output: bool = False) -> Buffer:
    """A buffer of random numbers, or of zeros for an output."""
    high = 1.0 if kind[0] == "f" else 100
    fill = Fill() if output else Fill(Content.RANDOM, low=0, high=high, seed=1)
    return Buffer(name, kind, (elements,), fill)


def number(name: str, value: int) -> Scalar:
    """An integer argument."""
    return Scalar(name, "s32", value)


def patched(
    text: str,
    steps: tuple[str, ...],
    arguments: tuple[Argument, ...],
    *,
    grid: int | Extent = 8,
    block: int | Extent = 128,
    kernel: str = "",
    seconds: float = 100.0,
) -> PatchRecord:
    """The patch of steps on a source's kernel; its outputs are the buffers called ``out``."""
    path = kept_source("kernel.cu", text)
    given = launch(path, kernel, grid=grid, block=block, arguments=arguments, outputs=("out",))
    backend = EmulatedBackend("h200")
    about = session_of(given, backend, "case", "", 0)
    version = VersionRecord(steps, "", given.grid, given.block, 0, 0, 0, 0)
    session = replace(about, iterations=(Iteration(version, ""),))
    made = with_patch(session, given, backend, seconds=seconds).patch
    assert made is not None
    return made


def added(record: PatchRecord) -> list[str]:
    """Lines that a patch adds, without indentation."""
    rows = record.diff.splitlines()
    return [row[1:].strip() for row in rows if row[:1] == "+" and row[:3] != "+++"]


def drafted(
    text: str,
    step: str,
    arguments: tuple[Argument, ...],
    *,
    grid: int | Extent = 8,
    block: int | Extent = 128,
    kernel: str = "",
    way: int = 0,
) -> Draft:
    """A step written into a source in one of its ways, compiled but not timed."""
    return _drafted(text, step, arguments, (grid, block), kernel, way)[1]


def is_equal(
    text: str,
    step: str,
    arguments: tuple[Argument, ...],
    *,
    grid: int | Extent = 8,
    block: int | Extent = 128,
) -> tuple[Draft, bool]:
    """A step written into a source, and whether it leaves the original's bits; not timed."""
    original, made = _drafted(text, step, arguments, (grid, block))
    backend = EmulatedBackend("h200")
    kernel = original_subject(compiled(original.launch, made), backend.device, None)
    version = SourceVersion(made.written, kernel, (), 1)
    with opened(backend, Version((), original)) as bench:
        bench.load(version.program)
        return made, bench.check(version.trial).equal


def _drafted(
    text: str,
    step: str,
    arguments: tuple[Argument, ...],
    shape: tuple[int | Extent, int | Extent],
    kernel: str = "",
    way: int = 0,
) -> tuple[Kernel, Draft]:
    path = kept_source("kernel.cu", text)
    grid, block = shape
    given = launch(path, kernel, grid=grid, block=block, arguments=arguments, outputs=("out",))
    subject = original_subject(given, EmulatedBackend("h200").device, None)
    steps = [(transformation_from(step), subject)]
    made = Composer(text, given.kernel, steps, setting_of(given)).draft([way])
    if made.written:
        compiled(given, made)
    return subject, made
