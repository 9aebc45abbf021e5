"""The chips that cuado knows: one file each in ``data/``, found by name."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from cuado.device.chip import Chip
from cuado.device.chipfile import read_chip
from cuado.errors import UnknownNameError

_SUFFIX = ".toml"
_MAKERS = re.compile(r"^(nvidia |corporation |tesla )+")
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


@cache
def known_chips() -> tuple[str, ...]:
    """Names of the chips that come with cuado, sorted."""
    data = files(__package__) / "data"
    return tuple(
        sorted(f.name.removesuffix(_SUFFIX) for f in data.iterdir() if f.name.endswith(_SUFFIX))
    )


def load_chip(name: str) -> Chip:
    """Load the chip called ``name``: cuado's name, a product name, or the path of a chip file.

    Raises:
        UnknownNameError: if no chip is called so; lists the known ones.
        UnreadableFileError: if ``name`` ends in ``.toml`` and the file cannot be read.
        InvalidDataError: if that file breaks a rule of chip files.
    """
    if name.endswith(_SUFFIX):
        return read_chip(Path(name))
    chip = find_chip(name)
    if chip is None:
        raise UnknownChipError(name)
    return chip


def find_chip(name: str) -> Chip | None:
    """Find the chip that a name, or a driver's name for a device, means; None if there is none.

    Upper case, ``NVIDIA`` and ``Tesla`` in front, and the kinds of separator make no difference.
    A memory size does only if some file names it: ``A100-SXM4-40GB`` finds the file of the 80 GB
    part when there is no better (:func:`is_exact_name` tells the two apart). The form factor
    always makes one: an H100 PCIe is not the H100 of the SXM module.
    """
    wanted = _plain(name)
    chips = [_packaged(known) for known in known_chips()]
    for chip in chips:
        if wanted in _plain_names(chip):
            return chip
    for chip in chips:
        if _sizeless(wanted) in {_sizeless(alias) for alias in _plain_names(chip)}:
            return chip
    return None


def is_exact_name(chip: Chip, name: str) -> bool:
    """True if ``name`` is one of the chip's own, its memory size included."""
    return _plain(name) in _plain_names(chip)


@cache
def _packaged(name: str) -> Chip:
    return read_chip(files(__package__) / "data" / f"{name}{_SUFFIX}")


def _plain_names(chip: Chip) -> set[str]:
    return {_plain(name) for name in (chip.name, *chip.names)}


def _plain(name: str) -> str:
    plain = " ".join(re.split(r"[^a-z0-9]+", name.removesuffix(EMULATED).casefold())).strip()
    return _MAKERS.sub("", plain)


def _sizeless(plain: str) -> str:
    return _MEMORY.sub("", plain)
