"""Arrays of a Python program as the content of a launch's buffers.

A launch describes what its buffers hold, as it has to be made again before each run: an array is
saved as a file, which is gone when the program ends unless a folder is named for it.
"""

import re
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from cuado.errors import CuadoError
from cuado.model.arguments import TYPE_BYTES, Buffer, Content, Fill

_NO_WORD = re.compile(r"\W")
_KINDS = {"f": "f", "i": "s", "u": "u"}
"""Letters of types by those that NumPy has for kinds of numbers."""


class ArrayError(CuadoError):
    """Not an array that a buffer can hold."""


def array(name: str, values: Any, *, folder: Path | str | None = None) -> Buffer:
    """A buffer that holds an array's elements before the launch.

    Args:
        name: name of the parameter.
        values: a NumPy array, or what NumPy makes one of: numbers of 1 to 8 bytes, or booleans.
        folder: where the elements are kept as ``NAME.npy``, for results that are looked at later;
            None for as long as the program runs.

    Raises:
        ArrayError: the array is on a GPU, has no elements, or elements that no buffer has.
        OSError: the file cannot be written.
    """
    import numpy as np

    if hasattr(values, "__cuda_array_interface__"):
        raise ArrayError(
            f"'{name}': the array is on a GPU", "copy it first: array.get(), tensor.cpu().numpy()"
        )
    found = np.ascontiguousarray(values)
    kind = found.dtype.kind
    type_ = "bool" if kind == "b" else f"{_KINDS.get(kind, '?')}{8 * found.dtype.itemsize}"
    if type_ not in TYPE_BYTES:
        raise ArrayError(
            f"'{name}': a buffer has no elements of type {found.dtype}",
            "pass floats, whole numbers or booleans: array.astype('float32')",
        )
    if not found.size:
        raise ArrayError(f"'{name}' has no elements: its shape is {found.shape}")
    kept = Path(_own_folder().name if folder is None else folder)
    kept.mkdir(parents=True, exist_ok=True)
    if folder is None:
        kept = Path(tempfile.mkdtemp(dir=kept))
    path = kept / f"{_NO_WORD.sub('_', name)}.npy"
    np.save(path, found.astype(found.dtype.newbyteorder("<"), copy=False), allow_pickle=False)
    # A single number has no dimension, a buffer has one at least.
    shape = found.shape or (1,)
    return Buffer(name, type_, shape, Fill(Content.FILE, path=str(path.resolve())))


@cache
def _own_folder() -> "tempfile.TemporaryDirectory[str]":
    """A folder that is removed when the program ends."""
    return tempfile.TemporaryDirectory(prefix="cuado-arrays-")
