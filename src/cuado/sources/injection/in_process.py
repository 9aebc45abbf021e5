"""The injection library in this very process: for a program that captures launches of its own.

Where CUDA has not started, the driver is started here and loads the library, as it does under
``cuado capture -- CMD``; the environment is left as it was, but for ``CUPY_CACHE_IN_MEMORY=1``.
Where CUDA has started, the library is started by itself: what was loaded and allocated before was
not seen.
"""

import atexit
import contextlib
import ctypes
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from cuado.errors import CuadoError
from cuado.sources.injection import checks
from cuado.sources.injection.jobs import (
    IGNORES_BLOCKS,
    KEEPER,
    PREFIX,
    WRITTEN,
    Captured,
    Memory,
    environment,
    in_memory,
)
from cuado.sources.injection.library import find_library
from cuado.sources.injection.pattern import posix, without_case_mark
from cuado.sources.injection.run import notes_in

_DRIVER = "libcuda.so.1"
_NOT_INITIALIZED = 3
"""``CUDA_ERROR_NOT_INITIALIZED``."""
_VARIABLE = "CUDA_INJECTION64_PATH"
_MEMORY: Mapping[Memory, int] = {"parameters": 0, "deep": 1, "all": 2}


class State(IntEnum):
    """What the library does in this process; ``native/blocks.h`` has the numbers."""

    NOT_STARTED = -1
    IDLE = 0
    TRACE = 1
    CAPTURE = 2
    BLOCKS = 3
    FAILED = 4
    FORKED = 5


class NotAttachedError(CuadoError):
    """The library cannot work in this process; says why and what to do."""


@dataclass(frozen=True, slots=True)
class Block:
    """What to capture within a block.

    Attributes:
        kernel: regular expression, found in the mangled or the demangled name.
        launch: which launch of it within the block, from 0 on.
        limit: bytes that the capture may take on disk.
        memory: how far pointers are followed, as of ``jobs.Captured``.
    """

    kernel: str
    launch: int
    limit: int
    memory: Memory


class Attached:
    """The library in this process.

    Args:
        library: loaded.
        folder: where its notes go; of a launcher, captures too.
        late: whether CUDA had started before.

    Attributes:
        is_late: whether CUDA had started before.
    """

    def __init__(self, library: Any, folder: Path, *, late: bool) -> None:
        self._library = library
        library.cuadoOpen.argtypes = [
            ctypes.c_char_p,
            ctypes.c_int,
            ctypes.c_uint64,
            ctypes.c_uint64,
            ctypes.c_int,
            ctypes.c_char_p,
        ]
        self._folder = folder
        self._is_restricted = False
        self.is_late = late

    @property
    def written(self) -> Path:
        """Where the program's compilers write PTX down."""
        return self._folder / WRITTEN

    @property
    def state(self) -> State:
        """The library's state."""
        return State(self._library.cuadoState())

    def only_blocks(self) -> None:
        """Forget what was captured outside of blocks; for programs under ``cuado capture``."""
        if self._is_restricted or self.state is not State.CAPTURE:
            return
        self._is_restricted = True
        self._library.cuadoOnlyBlocks()
        own = [path for path in self._folder.glob(f"{os.getpid()}-*") if path.is_dir()]
        for folder, claim in zip(own, sorted(self._folder.glob("claimed-*")), strict=False):
            shutil.rmtree(folder, ignore_errors=True)
            claim.unlink(missing_ok=True)

    @contextlib.contextmanager
    def block(self, wanted: Block, folder: Path) -> Iterator[None]:
        """Capture what is wanted into a folder; under ``cuado capture``, what that wants.

        Raises:
            NotAttachedError: a block is open already.
            PatternError: the kernel is no regular expression that can be searched for.
        """
        kernel, ignores_case = without_case_mark(wanted.kernel)
        pattern = posix(kernel).encode()
        memory = _MEMORY[wanted.memory]
        place = os.fsencode(folder.resolve())
        answer = self._library.cuadoOpen(
            pattern, ignores_case, wanted.launch, wanted.limit, memory, place
        )
        if answer:
            raise NotAttachedError(
                "another block of this process is capturing",
                "capture one after the other: blocks cannot be nested",
            )
        try:
            yield
        finally:
            self._library.cuadoClose()

    def check(self) -> None:
        """Check that the library works.

        Raises:
            NotAttachedError: it does not; says why.
        """
        state = self.state
        if state is State.FORKED:
            raise NotAttachedError(
                "this process was forked from one that uses CUDA, and cannot use it",
                "start it with multiprocessing's 'spawn'",
            )
        if state in (State.FAILED, State.NOT_STARTED, State.IDLE):
            notes = "; ".join(notes_in(self._folder)) or "it does not say why"
            raise NotAttachedError(
                f"nothing can be captured in this process: {notes}",
                "use no other profiler in it (such as torch.profiler); 'cuado doctor' says more",
            )


_lock = threading.Lock()
_attached: Attached | None = None


def attach() -> Attached:
    """The library in this process, started now if it was not.

    Raises:
        NotAttachedError: there is no driver, or the library does not start; says why.
        LibraryMissingError: there is no library, and none can be built.
        NotRunError: CUPTI is not there, or another profiler is at work.
    """
    global _attached  # noqa: PLW0603 - there is one library in a process
    with _lock:
        if _attached is None:
            _attached = _of_launcher() or _own()
        _attached.check()
        return _attached


def ignores_blocks() -> bool:
    """True if this program was started to capture a launch whatever its blocks say."""
    return os.environ.get(PREFIX + IGNORES_BLOCKS) == "1"


def _of_launcher() -> Attached | None:
    """The library that this process was started with; None if it was not."""
    path, folder = os.environ.get(_VARIABLE), os.environ.get(f"{PREFIX}FOLDER")
    if not path or not folder:
        return None
    driver = _driver()
    _start(driver)
    return Attached(ctypes.CDLL(path), Path(folder), late=False)


def _own() -> Attached:
    checks.refuse_profilers([sys.executable], os.environ)
    driver = _driver()
    path, cupti = find_library(), checks.cupti_path()
    is_late = driver.cuDeviceGetCount(ctypes.byref(ctypes.c_int())) != _NOT_INITIALIZED
    folder = Path(tempfile.mkdtemp(prefix="cuado-attached-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    job = Captured(".", keep_ptx=False)  # Below: this interpreter has started already.
    inner = environment({}, job, folder, path, cupti) | {f"{PREFIX}BLOCKS": "1"}
    library = ctypes.CDLL(str(path))
    with _environment(inner):
        if not is_late:
            _start(driver)
        if State(library.cuadoState()) is State.NOT_STARTED:
            library.InitializeInjection()
    _keep_ptx(folder / WRITTEN)
    return Attached(library, folder, late=is_late)


def _keep_ptx(folder: Path) -> None:
    """Have this program's compilers write PTX down, as those of a program that is launched do."""
    spec = spec_from_file_location("cuado_keeps_ptx", KEEPER)
    if spec is None or spec.loader is None:
        return
    keeper = module_from_spec(spec)
    spec.loader.exec_module(keeper)
    keeper.keep_from_now_on(str(folder))
    os.environ.update(in_memory(os.environ))


def _driver() -> Any:
    try:
        return ctypes.CDLL(_DRIVER)
    except OSError as error:
        raise NotAttachedError(
            f"nothing can be captured here: there is no NVIDIA driver ({_DRIVER} was not found)",
            "run on a machine with an NVIDIA GPU; 'cuado doctor' says what is missing",
        ) from error


def _start(driver: Any) -> None:
    status = int(driver.cuInit(0))
    if status:
        raise NotAttachedError(
            f"the NVIDIA driver did not start (cuInit: error {status})",
            "'cuado doctor' says what is missing; look at CUDA_VISIBLE_DEVICES, too",
        )


@contextlib.contextmanager
def _environment(values: Mapping[str, str]) -> Iterator[None]:
    """Set environment variables, visible to C code; restore them afterwards."""
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
