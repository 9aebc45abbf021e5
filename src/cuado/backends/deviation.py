"""How near the results of a program that approximates are to the original's."""

from collections.abc import Iterator, Mapping

import numpy as np

from cuado.backends.contents import as_numbers, element_type
from cuado.backends.protocol import Bench
from cuado.model.arguments import Buffer
from cuado.model.launch import Launch
from cuado.model.trial import Trial

MOST_BYTES = 64 << 20
"""Outputs, together, up to which they are read and compared: it costs two copies to the host."""


def nearness(bench: Bench, launch: Launch, trial: Trial) -> tuple[str, ...]:
    """A sentence for each output; none where the outputs are too large to be read.

    Args:
        bench: with the original and the trial's program loaded.
        launch: what is run.
        trial: of the program that approximates.

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
    """The greatest difference as a part of the largest magnitude that is expected.

    Infinite where a number became infinite or none, or where only zeros were expected.
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
    """What differs most, as a part of the largest value that the original computes."""
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
