"""Selects a backend by a word: ``gpu``, ``gpu:1``, ``emulated``, ``emulated:h200``; or by none."""

from dataclasses import dataclass

from cuado.backends.protocol import Backend
from cuado.device.library import find_chip, known_chips
from cuado.errors import CuadoError, UnknownNameError

GPU, EMULATED = "gpu", "emulated"
DEFAULT_CHIP = "h200"
CHIP_FILE = ".toml"
FORMS = "gpu, gpu:1, emulated, emulated:h200, ..."


@dataclass(frozen=True, slots=True)
class Selected:
    """A backend, and how it was chosen.

    Attributes:
        backend: the backend; it was not started unless the choice required that.
        note: a line for the user if the choice may be unexpected; empty otherwise.
    """

    backend: Backend
    note: str = ""


@dataclass(frozen=True, slots=True)
class Named:
    """A device by name: the ``index`` of a GPU in CUDA's order, or a ``chip`` to be emulated."""

    index: int = 0
    chip: str = ""


def select(word: str | None) -> Selected:
    """The backend that ``word`` means.

    Args:
        word: ``gpu``; ``gpu:1`` or ``1``, the index in CUDA's order; ``emulated``, an H200;
            ``emulated:CHIP``, any known chip, or a chip file. None: the first GPU, or
            without one an emulated H200.

    Raises:
        UnknownNameError: no chip has this name; lists the known ones.
        CuadoError: the word means no device.
    """
    if word is None:
        return _default()
    wanted = named(word)
    return Selected(_emulated(wanted.chip) if wanted.chip else _gpu(wanted.index))


def named(word: str) -> Named:
    """The device that ``word`` means, which need not be present.

    Raises:
        UnknownNameError: no chip has this name; lists the known ones.
        CuadoError: the word means no device.
    """
    kind, _, rest = word.strip().partition(":")
    if kind.isdecimal() and not rest:
        return Named(index=int(kind))
    if kind == GPU and (not rest or rest.isdecimal()):
        return Named(index=int(rest or 0))
    if kind == EMULATED:
        is_file = rest.endswith(CHIP_FILE)
        if not is_file and find_chip(rest or DEFAULT_CHIP) is None:
            raise UnknownNameError("chip", rest, known_chips())
        return Named(chip=rest or DEFAULT_CHIP)
    if find_chip(word) is not None:
        raise CuadoError(f"--device {word}: is a chip", f"write emulated:{word} to emulate it")
    raise CuadoError(f"--device {word}: is no device", f"one of {FORMS}")


def _default() -> Selected:
    backend = _gpu(0)
    try:
        _ = backend.device
    except CuadoError as error:
        chip = f"{EMULATED}:{DEFAULT_CHIP}"
        note = f"no GPU to run on ({error.message}): {chip}, with modelled times; see --device"
        return Selected(_emulated(DEFAULT_CHIP), note)
    return Selected(backend)


def _gpu(index: int) -> Backend:
    from cuado.backends.gpu.backend import GpuBackend

    return GpuBackend(index)


def _emulated(chip: str) -> Backend:
    from cuado.backends.emulated.backend import EmulatedBackend

    return EmulatedBackend(chip)
