"""The chips that cuado knows: one file each in ``data/``, found by name."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cuado.device.chip import Chip
from cuado.device.chipfile import SUFFIX, packaged, packaged_names, read_chip
from cuado.errors import CuadoError, UnknownNameError

_MAKERS = re.compile(r"^(nvidia |corporation |tesla |geforce )+")
EMULATED = " (emulated)"
"""What follows the product's name in the name of an emulated device."""
_MEMORY = re.compile(r" \d+ ?gb( hbm\d\w*)?(?= |$)")


class UnknownChipError(UnknownNameError):
    """A chip that cuado has no file for."""

    def __init__(self, name: str, why: str = "") -> None:
        """List the known chips, and say how to go on without one; ``why`` it cannot be used."""
        super().__init__("chip", name, known_chips())
        if why:
            self.message += f", {why}"
        self.remedy += "; name the one meant with --chip, or give --chip a chip file of your own"


def known_chips() -> tuple[str, ...]:
    """Names of the chips that come with cuado, sorted."""
    return packaged_names()


def load_chip(name: str) -> Chip:
    """Load the chip called ``name``: cuado's name, a product name, or the path of a chip file.

    Raises:
        UnknownNameError: if no chip is called so; lists the known ones.
        UnreadableFileError: if ``name`` ends in ``.toml`` and the file cannot be read.
        InvalidDataError: if that file breaks a rule of chip files.
    """
    if name.endswith(SUFFIX):
        return read_chip(Path(name))
    if name in packaged_names():
        return packaged(name)
    chip = find_chip(name)
    if chip is None:
        raise UnknownChipError(name)
    return chip


def find_chip(name: str) -> Chip | None:
    """Find the chip that a name, or a driver's name for a device, means; None if there is none.

    Upper case, ``NVIDIA``, ``Tesla`` and ``GeForce`` in front, and separators of any kind or none
    make no difference: ``rtx4090`` is the RTX 4090. A memory size does only if some file names it:
    ``H200 141GB`` finds the H200 (:func:`is_exact_name` tells the two apart). The form factor
    always makes one: an H100 PCIe is not the H100 of the SXM module.
    """
    wanted = _plain(name)
    for chip in readable_chips():
        if wanted in _plain_names(chip):
            return chip
    for chip in readable_chips():
        if wanted and _joined(wanted) in {_joined(alias) for alias in _plain_names(chip)}:
            return chip
    for chip in readable_chips():
        if _sizeless(wanted) in {_sizeless(alias) for alias in _plain_names(chip)}:
            return chip
    return None


def is_exact_name(chip: Chip, name: str) -> bool:
    """True if ``name`` is one of the chip's own, its memory size included."""
    return _plain(name) in _plain_names(chip)


def readable_chips() -> Iterator[Chip]:
    """The chips that come with cuado; one whose file is broken is left out of every search."""
    for name in packaged_names():
        if (chip := _readable(name)) is not None:
            yield chip


def nearest_relative(capability: tuple[int, int]) -> Chip | None:
    """The known chip whose SM is most like that of a compute capability, as a relative.

    One of the same capability, else of the newest before it, else of the oldest; of several, the
    one from which least is taken.
    """
    chips = list(readable_chips())
    older = [c.compute_capability for c in chips if c.compute_capability <= capability]
    wanted = max(older) if older else min((c.compute_capability for c in chips), default=None)
    alike = [chip for chip in chips if chip.compute_capability == wanted]
    return max(alike, key=lambda chip: len(chip.model), default=None)


@cache
def _readable(name: str) -> Chip | None:
    try:
        return packaged(name)
    except CuadoError:
        return None


def _plain_names(chip: Chip) -> set[str]:
    return {_plain(name) for name in (chip.name, *chip.names)}


def _plain(name: str) -> str:
    plain = " ".join(re.split(r"[^a-z0-9]+", name.removesuffix(EMULATED).casefold())).strip()
    return _MAKERS.sub("", plain)


def _joined(plain: str) -> str:
    return plain.replace(" ", "")


def _sizeless(plain: str) -> str:
    return _MEMORY.sub("", plain)
