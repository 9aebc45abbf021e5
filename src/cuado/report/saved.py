"""Results as files, to be shown again in any format, on any machine: what was found, not text.

A file is JSON: which kind of result it holds, the version that wrote it, and the result's own
data classes field by field. Whatever reads it holds every value against its type again, so that a
damaged or foreign file ends in an error and nothing else. A field that is added later needs a
default: then older files still read.
"""

import base64
import binascii
import json
import math
import zlib
from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, get_origin

import msgspec
import numpy as np

import cuado.report
from cuado.analysis.diagnosis import Diagnosis
from cuado.errors import CuadoError, InvalidDataError, UnreadableFileError
from cuado.inputs import RECORDING, read_bytes
from cuado.metrics import Measure, MetricSet
from cuado.model.profile import RawMetric
from cuado.report.document import Document
from cuado.report.formats import FORMATS
from cuado.version import __version__
from cuado.what_if.saved import RESTORING, WRITING

LAYOUT = 1
"""Version of the file layout. It rises when earlier versions of cuado cannot read a new file."""
_WITH_EXPERIMENTS = frozenset({"whatif", "study"})
"""Kinds that hold experiments and launches, with functions and unions that msgspec cannot hold."""
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
    if not document.RESULT:
        raise CuadoError(
            "there is no result to save here, only a text",
            "save what analyze, whatif, run, trace, check, study or compare found",
        )
    try:
        content = _content(document)
        whole = msgspec.json.encode(
            _File(_kind_of(document), LAYOUT, msgspec.Raw(content), __version__)
        )
        _decoded(whole)  # JSON has no infinity: it would be found missing by whoever reads it.
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        raise CuadoError(f"this result cannot be saved: {error}") from error
    return whole


def _content(document: Document) -> bytes:
    """The document's fields as JSON."""
    if _kind_of(document) in _WITH_EXPERIMENTS:
        return json.dumps(WRITING.plain(document)).encode()
    return msgspec.json.encode(_reduced(document), enc_hook=_plain)


def result_of(document: Document) -> Any:
    """The result in a document, as data: an analysis, a session, ..."""
    return getattr(document, document.RESULT)


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
    except (InvalidDataError, msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        raise UnreadableFileError(
            path,
            f"this is no result that cuado saved, or it was altered: {error}",
            f"'-o name{FORMATS['saved']}' saves one",
        ) from error


def decoded(data: bytes) -> Document:
    """A result from what ``encoded`` made of it.

    Raises:
        InvalidDataError: it is damaged, or of another kind.
    """
    try:
        return _decoded(data)
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        raise InvalidDataError(f"this is no result that cuado saved: {error}") from error


def _reduced(document: Document) -> Document:
    """An analysis without the tool's own metrics, which its reports show only if asked for them.

    They are most of a recording; those that are no finite numbers become null, as in its JSON.
    """
    from cuado.report.analysis import Report

    if not isinstance(document, Report):
        return document
    found = document.analysis
    diagnoses = tuple(
        replace(each, profile=replace(each.profile, raw=_finite(each) if document.raw else {}))
        for each in found.diagnoses
    )
    return replace(document, analysis=replace(found, diagnoses=diagnoses))


def _class_of(kind: str) -> type[Document]:
    """The document of that name that has a result.

    Raises:
        msgspec.ValidationError: there is none.
    """
    if kind in {each.name for each in iter_modules(cuado.report.__path__)}:
        for found in vars(import_module(f"cuado.report.{kind}")).values():
            if isinstance(found, type) and issubclass(found, Document) and found.RESULT:
                document: type[Document] = found
                return document
    raise msgspec.ValidationError(f"'{kind}' is no kind of result")


def _finite(diagnosis: Diagnosis) -> dict[str, RawMetric]:
    return {
        name: metric
        if not isinstance(metric.value, float) or math.isfinite(metric.value)
        else replace(metric, value=None)
        for name, metric in diagnosis.profile.raw.items()
    }


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
    kind = _class_of(file.kind)
    if file.kind in _WITH_EXPERIMENTS:
        document: Document = RESTORING.value(kind, json.loads(bytes(file.document)), file.kind)
        return document
    try:
        return msgspec.json.decode(file.document, type=kind, dec_hook=_made)
    except msgspec.ValidationError:
        if kind.OLDER is None:
            raise
        older = msgspec.json.decode(file.document, type=kind.OLDER, dec_hook=_made)
        return older.document()  # type: ignore[no-any-return]


def _plain(value: Any) -> Any:
    """A value of a type that JSON does not have, as one that it has.

    Raises:
        TypeError: it is of none of these types.
    """
    if isinstance(value, MetricSet):
        return value.given
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, np.ndarray) and value.dtype.kind in _ARRAY_TYPES:
        return _encoded_array(value)
    raise TypeError(f"a {type(value).__name__} cannot be saved")


def _made(kind: type, value: Any) -> Any:
    """The value that ``_plain`` converted.

    Raises:
        ValueError: it is not what it should be.
    """
    if kind is MetricSet:
        return MetricSet(msgspec.convert(value, dict[str, Measure]))
    if (get_origin(kind) or kind) is np.ndarray:
        return _decoded_array(value)
    raise ValueError(f"a {kind} is not read from files")


def _encoded_array(value: "np.ndarray[Any, Any]") -> dict[str, object]:
    """An array as its type, shape and compressed bytes."""
    packed = base64.b64encode(zlib.compress(np.ascontiguousarray(value).tobytes(), 6))
    return {"type": value.dtype.str, "shape": list(value.shape), "data": packed.decode()}


def _decoded_array(value: Any) -> Any:
    """The array that ``_encoded_array`` wrote, read-only.

    Raises:
        ValueError: it is none, or not as large as it says.
    """
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
        raise ValueError(f"an array is damaged: {error}") from error
    return np.frombuffer(data, form).reshape(shape)
