"""``with cuado.capture("name"):`` saves a launch that happens within the block of a program.

Before the block nothing is saved, and launches run as fast as before but for a call of CUPTI's at
each. Within it the first launch that is wanted is saved as ``cuado capture -- CMD`` would, by the
same library; after it the capture is packed, and ``found.launch`` is ready for use.

Under ``cuado capture -- CMD`` the command line says what is captured and where to; the program's
blocks then say only within which of its lines.
"""

import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from cuado.errors import CuadoError
from cuado.model.byte_sizes import size_of
from cuado.model.launch import Launch
from cuado.sources.capture import raw
from cuado.sources.capture.capture import ENDING, Capture
from cuado.sources.capture.code import Beside
from cuado.sources.capture.finalise import finalise
from cuado.sources.capture.launch import load_capture
from cuado.sources.case.kernels import demangled
from cuado.sources.injection.in_process import Attached, Block, State, attach, ignores_blocks
from cuado.sources.injection.run import kernels_in, notes_in

_MOST_NAMED = 20
"""Kernels that an error lists."""
_LATE = (
    "CUDA had started before cuado came into this process: of memory that was allocated until "
    "then, only what the kernel's own parameters point to is saved"
)
_UNSEEN = (
    "write cuado.prepare_capture() at the top of the script, before it uses the GPU; in a "
    "notebook restart the kernel, and put that into the first cell. Or run the script under "
    "'cuado capture -k NAME -- python SCRIPT'"
)


class NothingCapturedError(CuadoError):
    """No launch within the block was the one that is wanted; names those there were."""


class Found:
    """The result of a block; complete when the block has ended.

    Attributes:
        notes: what there is to know of it.
    """

    def __init__(self) -> None:
        self.notes: tuple[str, ...] = ()
        self._capture: Capture | None = None
        self._why = "the block has not ended yet"

    @property
    def is_captured(self) -> bool:
        """True if there is a capture: not before the block has ended, nor under a launcher."""
        return self._capture is not None

    @property
    def capture(self) -> Capture:
        """The capture.

        Raises:
            CuadoError: there is none in this process; says why.
        """
        if self._capture is None:
            raise CuadoError(f"there is no capture in this process: {self._why}")
        return self._capture

    @property
    def path(self) -> Path:
        """The capture's path, which ``cuado whatif`` and other verbs take.

        Raises:
            CuadoError: there is none in this process; says why.
        """
        return self.capture.path

    @property
    def launch(self) -> Launch:
        """The launch, as :func:`cuado.load_capture` returns it.

        Raises:
            CuadoError: there is none in this process, or it cannot be launched again.
        """
        return load_capture(self.path)

    def take(self, capture: Capture, notes: tuple[str, ...]) -> None:
        """The block has ended with a capture."""
        self._capture, self.notes = capture, notes

    def give_up(self, why: str) -> None:
        """There will be no capture in this process."""
        self._why, self.notes = why, (why,)


def prepare_capture() -> None:
    """Watch the launches of this process from now on, for ``with cuado.capture(...)`` later.

    Needed, once, where kernels are loaded before the first block: at the top of a script, or in
    the first cell of a notebook, before the GPU is used. CUDA is started, so set
    ``CUDA_VISIBLE_DEVICES`` first. A process takes one CUPTI client: no other profiler then.

    Raises:
        NotAttachedError: there is no driver, or the library does not start; says why.
        LibraryMissingError: there is no injection library, and none can be built.
        NotRunError: CUPTI is not there, or another profiler is at work.
    """
    attached = attach()
    if not ignores_blocks():
        attached.only_blocks()


@contextmanager
def capture(
    name: str,
    *,
    kernel: str = ".",
    launch: int = 0,
    folder: str | Path = ".",
    limit: str | int = "4GB",
    everything: bool = False,
    replace: bool = False,
) -> Iterator[Found]:
    """Save one launch that happens within the block as ``NAME.capture``.

    ::

        with cuado.capture("softmax", kernel="softmax") as found:
            model(x)
        print(found.path)            # softmax.capture
        found.launch                 # as cuado.load_capture("softmax.capture")

    The device is synchronised around the launch that is saved. Other threads' launches count, too.

    Args:
        name: name of the capture.
        kernel: regular expression, found in the kernel's mangled or readable name; any by default.
        launch: which launch of that kernel within the block, from 0 on.
        folder: folder for the capture; made if need be.
        limit: bytes that the launch's memory may take, before and after: ``"500MB"``, or a number.
        everything: whether all allocations are saved, not only those that pointers lead to.
        replace: whether a capture of that name is replaced.

    Raises:
        NothingCapturedError: no launch within the block fits; names the kernels that were seen.
        CaptureError: the launch could not be captured; says why.
        NotAttachedError: nothing can be captured in this process; says why and what to do.
        LibraryMissingError: there is no injection library, and none can be built.
        NotRunError: CUPTI is not there, or another profiler is at work.
        PatternError: the kernel is no regular expression that can be searched for.
    """
    place = Path(folder)
    target = _target(place, name, replace=replace)
    most = limit if isinstance(limit, int) else size_of(limit)
    wanted = Block(kernel, launch, most, "all" if everything else "deep")
    attached, found = attach(), Found()
    if attached.state is State.TRACE or ignores_blocks():
        found.give_up("the program runs under cuado, which looks at all of it")
        yield found
    elif attached.state is State.CAPTURE:
        found.give_up("'cuado capture' captures what its command line says, when the program ends")
        attached.only_blocks()
        with attached.block(wanted, place):
            yield found
    else:
        place.mkdir(parents=True, exist_ok=True)
        # Beside the capture, where the user expects gigabytes: not in a small /tmp.
        with tempfile.TemporaryDirectory(
            prefix=".cuado-raw-", dir=place, ignore_cleanup_errors=True
        ) as made:
            with attached.block(wanted, Path(made)):
                yield found
            _finish(found, attached, wanted, Path(made), target, replace=replace)


def _target(folder: Path, name: str, *, replace: bool) -> Path:
    stem = name.removesuffix(ENDING)
    if not stem or os.sep in stem or stem.startswith("."):
        raise CuadoError(f"'{name}' is no name of a capture", "name a folder by folder=...")
    target = folder / f"{stem}{ENDING}"
    if target.exists() and not replace:
        raise CuadoError(f"{target} is there already", "another name, or replace=True")
    return target


def _finish(
    found: Found, attached: Attached, wanted: Block, made: Path, target: Path, *, replace: bool
) -> None:
    """Pack what the library left."""
    notes = notes_in(made)
    folders = sorted(each for each in made.iterdir() if each.is_dir())
    if not folders:
        raise _nothing(wanted, made, notes)
    launch = raw.read_raw(folders[0])
    if launch.module is None and launch.cubin is None:
        raise CuadoError(
            f"'{launch.kernel}' was launched, but cannot be captured: its code was loaded before "
            "cuado came into this process",
            _UNSEEN,
        )
    if attached.is_late:
        notes = (*notes, _LATE)
    beside = Beside(attached.written, os.environ)
    most = wanted.limit
    found.take(finalise(folders[0], target, limit=most, replace=replace, beside=beside), notes)


def _nothing(wanted: Block, made: Path, notes: tuple[str, ...]) -> NothingCapturedError:
    said = f" ({'; '.join(notes)})" if notes else ""
    seen = kernels_in(made)
    if not seen:
        return NothingCapturedError(
            f"no kernel was launched within the block{said}",
            "put what launches it into the block; what a library launched before does not count",
        )
    number = f"launch {wanted.launch} of a kernel" if wanted.launch else "a kernel"
    return NothingCapturedError(
        f"the block did not come to {number} that matches '{wanted.kernel}'{said}",
        f"it launched {_named(seen)}",
    )


def _named(seen: Mapping[str, int]) -> str:
    """Kernels and how often each was launched, those most launched first."""
    readable = demangled(seen)
    most = sorted(seen, key=lambda name: -seen[name])[:_MOST_NAMED]
    names = "; ".join(f"{readable[name]} ({seen[name]:,} launches)" for name in most)
    return f"{names}; and {len(seen) - len(most)} more" if len(seen) > len(most) else names
