"""The reference of a case: run the user's Python function, and compare its results.

The only place where cuado runs Python of a case's folder, and only for a case that is trusted
(``cuado.sources.trust``): ``cuado case check``, ``cuado run`` and ``cuado study`` ask for it. The
function takes one mapping, argument name to number or numpy array (read-only, in the buffer's
shape; ``bf16`` as ``float32``), and returns one, output name to array.
"""

import importlib.util
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cuado.backends.contents import as_numbers, element_type, pieces
from cuado.errors import CuadoError
from cuado.inputs import is_file
from cuado.model.arguments import Buffer, Content, Scalar
from cuado.model.launch import Launch
from cuado.sources.case.description import Reference
from cuado.sources.trust import expect_trust


class ReferenceFailedError(CuadoError):
    """A reference function that is not there, fails, or returns something else than outputs."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """An output beside its reference.

    Attributes:
        buffer: its name.
        elements: number of elements.
        wrong: how many are outside the tolerance.
        largest_error: largest absolute difference.
        index: index of the first wrong element in the flattened buffer, None if none is.
        expected: the reference's value there.
        found: the kernel's value there.
    """

    buffer: str
    elements: int
    wrong: int
    largest_error: float
    index: int | None = None
    expected: float | None = None
    found: float | None = None


def expected_outputs(reference: Reference, launch: Launch) -> dict[str, NDArray[Any]]:
    """What the reference function makes of the launch's arguments, by output.

    Raises:
        ReferenceFailedError: the function is missing, fails, or returns something else.
        UntrustedError: the case that names it is not trusted.
    """
    function = _function(reference)
    arguments = {
        argument.name: elements(argument) if isinstance(argument, Buffer) else argument.value
        for argument in (*launch.arguments, *launch.memory)
        if isinstance(argument, Buffer | Scalar)
    }
    result = _called(reference, function, arguments)
    return {
        buffer.name: _shaped(reference, buffer, result[buffer.name])
        for buffer in launch.buffers
        if buffer.name in _outputs_of(reference, result, launch)
    }


def elements(buffer: Buffer) -> NDArray[Any]:
    """The content of a buffer before the launch as numbers, in its shape; read-only.

    Content that repeats along whole dimensions takes no more memory than what repeats.

    Raises:
        UnreadableFileError: its file is missing, or not of the buffer's size and type.
    """
    constant = buffer.fill.content in {Content.ZEROS, Content.CONSTANT}
    made = next(pieces(buffer))[:1] if constant else np.concatenate(list(pieces(buffer)))
    repeated = as_numbers(made, buffer.type)
    for dimension in range(len(buffer.shape) + 1):
        if prod(buffer.shape[dimension:]) == repeated.size:
            whole = np.broadcast_to(repeated.reshape(buffer.shape[dimension:]), buffer.shape)
            break
    else:
        whole = np.resize(repeated, buffer.shape)
    whole.flags.writeable = False
    return whole


def compare(
    reference: Reference, buffer: Buffer, data: bytes, expected: NDArray[Any]
) -> Comparison:
    """The content ``data`` of an output after the launch, beside the reference's array."""
    raw = np.frombuffer(data, element_type(buffer.type), buffer.elements)
    found, wanted = as_numbers(raw, buffer.type), np.asarray(expected).reshape(-1)
    unequal = np.flatnonzero((found != wanted) & ~(np.isnan(found) & np.isnan(wanted)))
    exact, near = wanted[unequal].astype(np.float64), found[unequal].astype(np.float64)
    with np.errstate(invalid="ignore"):
        error = np.abs(near - exact)
    within = error <= reference.absolute + reference.relative * np.abs(exact)
    largest = float(np.max(error, initial=0.0, where=~np.isnan(error)))
    wrong = unequal[~within]
    if not wrong.size:
        return Comparison(buffer.name, buffer.elements, 0, largest)
    first = int(wrong[0])
    return Comparison(
        buffer.name,
        buffer.elements,
        int(wrong.size),
        largest,
        first,
        float(wanted[first]),
        float(found[first]),
    )


def _function(reference: Reference) -> Callable[[Mapping[str, Any]], Any]:
    path = reference.path
    if reference.case is not None:
        expect_trust(reference.case, f"the Python of {path.name}")
    if not is_file(path):
        raise ReferenceFailedError(
            f"{path}: there is no such file", "correct 'reference' in the case"
        )
    spec = importlib.util.spec_from_file_location(f"cuado_reference_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise ReferenceFailedError(f"{path}: is no Python file", "correct 'reference' in the case")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # whatever the user's module raises
        raise _failed(reference, error) from error
    function = getattr(module, reference.function, None)
    if not callable(function):
        raise ReferenceFailedError(
            f"{path}: there is no function '{reference.function}'",
            "correct 'reference' in the case: FILE.py:FUNCTION",
        )
    made: Callable[[Mapping[str, Any]], Any] = function
    return made


def _called(
    reference: Reference,
    function: Callable[[Mapping[str, Any]], Any],
    arguments: Mapping[str, Any],
) -> dict[str, Any]:
    try:
        result = function(arguments)
    except Exception as error:  # whatever the user's function raises
        raise _failed(reference, error) from error
    if not isinstance(result, Mapping) or not result:
        raise ReferenceFailedError(
            f"{reference.path}: {reference.function} returns {type(result).__name__}",
            'return the outputs by name: {"out": array}',
        )
    return dict(result)


def _outputs_of(reference: Reference, result: Mapping[str, Any], launch: Launch) -> frozenset[str]:
    """The names of the results.

    Raises:
        ReferenceFailedError: one of them is no output.
    """
    unknown = sorted(set(result) - set(launch.outputs))
    if unknown:
        raise ReferenceFailedError(
            f"{reference.path}: {reference.function} returns '{unknown[0]}', which is no output",
            f"outputs of the case: {', '.join(launch.outputs) or 'none; write output = true'}",
        )
    return frozenset(result)


def _shaped(reference: Reference, buffer: Buffer, value: object) -> NDArray[Any]:
    array = np.asarray(value)
    if array.size != buffer.elements or array.dtype.kind not in "biuf":
        raise ReferenceFailedError(
            f"{reference.path}: {reference.function} returns '{buffer.name}' as "
            f"{array.dtype} of shape {array.shape}",
            f"return numbers of shape {buffer.shape}",
        )
    return array.reshape(buffer.shape)


def _failed(reference: Reference, error: Exception) -> ReferenceFailedError:
    frames = traceback.extract_tb(error.__traceback__)
    inside = [frame for frame in frames if frame.filename == str(reference.path)]
    line = f"{reference.path}:{inside[-1].lineno}" if inside else str(reference.path)
    return ReferenceFailedError(
        f"{line}: the reference fails: {type(error).__name__}: {error}", "correct the reference"
    )
