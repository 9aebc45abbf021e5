"""Results as files, to be shown again in any format, on any machine: what was found, not text.

A file is JSON: which kind of result it holds, the version that wrote it, and the result's own
data classes field by field. Whatever reads it holds every value against its type again, so that a
damaged or foreign file ends in an error and nothing else. A field that is added later needs a
default: then older files still read.
"""

import base64
import binascii
import math
import zlib
from importlib import import_module
from pathlib import Path
from typing import Any, get_origin

import msgspec
import numpy as np

from cuado import __version__
from cuado.errors import CuadoError, UnreadableFileError
from cuado.inputs import RECORDING, read_bytes
from cuado.report.document import Document
from cuado.report.formats.saved import ENDING

LAYOUT = 1
"""Of the file. It rises when a file can no longer be read by what read those before it."""
_CLASSES = {
    "analysis": ("Report", "analysis"),
    "whatif": ("WhatIfReport", "result"),
    "run": ("RunReport", "session"),
    "trace": ("TraceReport", "result"),
    "check": ("CheckReport", "result"),
    "study": ("StudyReport", "result"),
    "compare": ("CompareReport", "result"),
    "doctor": ("DoctorReport", "result"),
}
"""Documents that hold results, by their folder: the class, and its field with the result. Lists
and teaching texts are no results."""
_ARRAY_TYPES = frozenset("biuf")
"""NumPy's kinds of numbers that a file may hold: no objects."""


class _File(msgspec.Struct):
    """The outermost part of a file; the result is read once its kind is known."""

    kind: str
    layout: int
    document: msgspec.Raw
    written_by: str = ""


def encoded(document: Document) -> bytes:
    """A result as the content of a file.

    Raises:
        CuadoError: it is a list or a teaching text and no result, or cannot be read again.
    """
    kind = _kind_of(document)
    if kind not in _CLASSES:
        raise CuadoError(
            "there is no result to save here, only a text",
            "save what analyze, whatif, run, trace, check, study or compare found",
        )
    try:
        content = msgspec.json.encode(document, enc_hook=_encoded_array)
        whole = msgspec.json.encode(_File(kind, LAYOUT, msgspec.Raw(content), __version__))
        _decoded(whole)  # JSON has no infinity: it would be found missing by whoever reads it.
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        raise CuadoError(f"this result cannot be saved: {error}") from error
    return whole


def result_of(document: Document) -> Any:
    """What a document reports, as data: an analysis, a session, ..."""
    return getattr(document, _CLASSES[_kind_of(document)][1])


def load(path: Path) -> Document:
    """A saved result.

    Raises:
        UnreadableFileError: it is missing, damaged, of another kind, or larger than a recording may
            be.
    """
    try:
        return _decoded(read_bytes(path, RECORDING))
    except OSError as error:
        raise UnreadableFileError(path, error.strerror or str(error)) from error
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        raise UnreadableFileError(
            path,
            f"this is no result that cuado saved, or it was altered: {error}",
            f"'-o name{ENDING}' saves one",
        ) from error


def _kind_of(document: Document) -> str:
    """The folder of its class, which names the kind of document."""
    return type(document).__module__.rpartition(".")[2]


def _decoded(content: bytes) -> Document:
    file = msgspec.json.decode(content, type=_File)
    if file.layout != LAYOUT:
        raise msgspec.ValidationError(
            f"its layout is {file.layout}, and this cuado {__version__} reads {LAYOUT}; "
            f"cuado {file.written_by} wrote it"
        )
    if file.kind not in _CLASSES:
        raise msgspec.ValidationError(f"'{file.kind}' is no kind of result")
    kind = getattr(import_module(f"cuado.report.{file.kind}"), _CLASSES[file.kind][0])
    document: Document = msgspec.json.decode(file.document, type=kind, dec_hook=_decoded_array)
    return document


def _encoded_array(value: Any) -> Any:
    """NumPy's arrays as their type, shape and compressed bytes."""
    if not isinstance(value, np.ndarray) or value.dtype.kind not in _ARRAY_TYPES:
        raise TypeError(f"a {type(value).__name__} cannot be saved")
    packed = base64.b64encode(zlib.compress(np.ascontiguousarray(value).tobytes(), 6))
    return {"type": value.dtype.str, "shape": list(value.shape), "data": packed.decode()}


def _decoded_array(kind: type, value: Any) -> Any:
    """The array that ``_encoded_array`` wrote, read-only.

    Raises:
        msgspec.ValidationError: it is none, or not as large as it says.
    """
    if (get_origin(kind) or kind) is not np.ndarray:
        raise msgspec.ValidationError(f"a {kind} is not read from files")
    try:
        form = np.dtype(value["type"])
        shape = tuple(msgspec.convert(value["shape"], tuple[int, ...]))
        if form.kind not in _ARRAY_TYPES or min(shape, default=0) < 0:
            raise ValueError("no numbers")
        size = form.itemsize * math.prod(shape)
        reader = zlib.decompressobj()
        data = reader.decompress(base64.b64decode(value["data"], validate=True), size + 1)
        if len(data) != size or reader.unconsumed_tail:
            raise ValueError("of another size than it says")
    except (KeyError, TypeError, ValueError, binascii.Error, zlib.error) as error:
        raise msgspec.ValidationError(f"an array is damaged: {error}") from error
    return np.frombuffer(data, form).reshape(shape)
