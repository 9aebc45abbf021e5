"""Small systems of equations are solved by one thread.

OpenBLAS wakes a thread for each processor, which spin while they wait for each other: 60 systems of
400 unknowns took 5.7 s of CPU on two busy processors, and 0.29 s with one thread. And from some 90
unknowns on the last bits of a solution depend on the number of threads: figures would differ from
one machine to another, and from one run to the next where others keep threads busy.
"""

import ctypes
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from threading import Lock

import numpy as np

_NAMES = (
    ("scipy_openblas_get_num_threads64_", "scipy_openblas_set_num_threads64_"),
    ("openblas_get_num_threads64_", "openblas_set_num_threads64_"),
    ("openblas_get_num_threads", "openblas_set_num_threads"),
    ("MKL_Get_Max_Threads", "MKL_Set_Num_Threads"),
)
"""Functions that say and set how many threads a library uses."""
_MAPPED = re.compile(r"\S*/\S*(?:openblas|mkl_rt)\S*\.so\S*")
_MAPS = Path("/proc/self/maps")


@cache
def threads_of_numpy() -> tuple[Callable[[], int], Callable[[int], None]] | None:
    """Functions that say and set how many threads NumPy's linear algebra uses; None if unknown.

    They are those of the OpenBLAS that NumPy's packages bring along, else of an OpenBLAS or MKL
    that this process has loaded, as NumPy of a Linux distribution or of conda does.
    """
    own = sorted((Path(np.__file__).parents[1] / "numpy.libs").glob("*openblas*"))
    try:
        loaded = mapped_libraries(_MAPS.read_text(errors="replace"))
    except OSError:
        loaded = []
    for path in (*own, *loaded):
        library = ctypes.CDLL(str(path))
        for names in _NAMES:
            get, set_ = (getattr(library, name, None) for name in names)
            if get is not None and set_ is not None:
                return get, set_
    return None


def mapped_libraries(maps: str) -> list[Path]:
    """Libraries of linear algebra in a process's memory, given ``/proc/PID/maps``; each once."""
    return [Path(each) for each in dict.fromkeys(_MAPPED.findall(maps))]


@dataclass(slots=True)
class _Users:
    """Who uses one thread now.

    Attributes:
        count: of them; several threads of this process may be among them.
        before: threads that OpenBLAS used before the first of them came.
        lock: guards both.
    """

    count: int = 0
    before: int = 0
    lock: AbstractContextManager[object] = field(default_factory=Lock)


_USERS = _Users()


@contextmanager
def one_thread() -> Iterator[None]:
    """Have NumPy's linear algebra use one thread; as many as before afterwards."""
    found = threads_of_numpy()
    if found is None:
        yield
        return
    get, set_ = found
    with _USERS.lock:
        if not _USERS.count:
            _USERS.before = get()
            set_(1)
        _USERS.count += 1
    try:
        yield
    finally:
        with _USERS.lock:
            _USERS.count -= 1
            if not _USERS.count:
                set_(_USERS.before)
