"""Deviation of an approximating program's results from those of the original."""

from collections.abc import Iterator, Mapping

import numpy as np

from cuado.backends.contents import as_numbers, element_type
from cuado.backends.protocol import Bench
from cuado.model.arguments import Buffer
from cuado.model.launch import Launch
from cuado.model.trial import Trial

MOST_BYTES = 64 << 20
"""Most bytes of outputs, together, that are compared: it costs two copies to the host."""


def deviations(bench: Bench, launch: Launch, trial: Trial) -> tuple[str, ...]:
    """A sentence for each output; none if the outputs are too large to be compared.

    Args:
        bench: a bench with the original and the trial's program loaded.
        launch: the launch that is run.
        trial: a trial of the approximating program.

    Raises:
        TrialFailedError: the trial did not run to its end.
    """
    outputs = [buffer for buffer in launch.buffers if buffer.name in launch.outputs]
    if not outputs or sum(buffer.bytes for buffer in outputs) > MOST_BYTES:
        return ()
    return tuple(_compared(outputs, bench.outputs(Trial()), bench.outputs(trial)))


def numbers_of(buffer: Buffer, data: bytes) -> np.ndarray:
    """A buffer's bytes as doubles."""
    raw = np.frombuffer(data, element_type(buffer.type))
    return as_numbers(raw, buffer.type).astype(np.float64)


def greatest_difference(expected: np.ndarray, found: np.ndarray) -> float:
    """The greatest difference, relative to the largest expected magnitude.

    Infinite if a number became infinite or NaN, or if only zeros were expected.
    """
    finite = np.isfinite(expected)
    if np.count_nonzero(finite & ~np.isfinite(found)):
        return float("inf")
    difference = float(np.abs(found[finite] - expected[finite]).max(initial=0.0))
    scale = float(np.abs(expected[finite]).max(initial=0.0))
    if not difference:
        return 0.0
    return difference / scale if scale else float("inf")


def _compared(
    outputs: list[Buffer], before: Mapping[str, bytes], after: Mapping[str, bytes]
) -> Iterator[str]:
    for buffer in outputs:
        expected, found = (numbers_of(buffer, data[buffer.name]) for data in (before, after))
        yield _words(buffer.name, expected, found)


def _words(name: str, expected: np.ndarray, found: np.ndarray) -> str:
    """The greatest deviation in words, relative to the largest value of the original."""
    lost = int(np.count_nonzero(np.isfinite(expected) & ~np.isfinite(found)))
    if lost:
        return f"'{name}' is infinite or no number in {lost:,} elements where it was not before"
    finite = np.isfinite(expected)
    difference = float(np.abs(found[finite] - expected[finite]).max(initial=0.0))
    scale = float(np.abs(expected[finite]).max(initial=0.0))
    if not difference:
        return f"'{name}' is the same"
    if not scale:
        return f"'{name}' was 0 and differs by at most {difference:.1e}"
    return f"'{name}' differs by at most {difference / scale:.1e} of its largest value"
