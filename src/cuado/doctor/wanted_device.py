"""What the user wants to run kernels on, and what that makes of things that are not there."""

from dataclasses import dataclass

from cuado.backends.selection import DEFAULT_CHIP, EMULATED, GPU, named
from cuado.device.library import load_chip
from cuado.model.machine import Part, Status
from cuado.sources.machine import Facts, Problem
from cuado.sources.machine.facts import Gpu, Version


@dataclass(frozen=True, slots=True)
class Wanted:
    """The device that is to run kernels.

    Attributes:
        asked: the requested device in full: ``gpu:0``; empty for any.
        index: of the GPU, in CUDA's order.
        chip: to be emulated.
        needs_gpu: whether parts that only a GPU needs count as missing where absent.
    """

    asked: str
    index: int
    chip: str
    needs_gpu: bool

    @property
    def capability(self) -> Version:
        """The compute capability of the chip to be emulated."""
        return load_chip(self.chip).compute_capability

    def gpu(self, facts: Facts) -> Gpu | None:
        """The GPU, if present."""
        return next((gpu for gpu in facts.gpus if gpu.index == self.index), None)


def index_of(device: str | None) -> int:
    """The index of the GPU that ``device`` names; the first one if it names none.

    Raises:
        CuadoError: the word means no device.
    """
    return named(device).index if device is not None else 0


def wanted(device: str | None, facts: Facts) -> Wanted:
    """The device that the value of ``--device`` names on a machine.

    Raises:
        CuadoError: the word means no device.
    """
    if device is None:
        # A GPU on the bus without a driver is one that somebody will miss.
        return Wanted("", 0, DEFAULT_CHIP, bool(facts.bus or facts.gpus))
    meant = named(device)
    if meant.chip:
        return Wanted(f"{EMULATED}:{meant.chip}", 0, meant.chip, False)
    return Wanted(f"{GPU}:{meant.index}", meant.index, DEFAULT_CHIP, True)


def absent(name: str, problem: Problem, is_needed: bool) -> Part:
    """A part that is missing or does not work."""
    if is_needed:
        return Part(name, Status.MISSING, problem.message, problem.remedy)
    return Part(name, Status.NOT_NEEDED, problem.message)


def release(version: Version) -> str:
    """The release as text: ``13.0``."""
    return f"{version[0]}.{version[1]}"
