"""``--device``: where kernels are run, the same for every verb that runs some."""

from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.say import say
from cuado.errors import CuadoError

if TYPE_CHECKING:
    from cuado.backends.protocol import Backend
    from cuado.backends.selection import Selected

DeviceOption = Annotated[
    str | None,
    typer.Option(
        "--device",
        help=(
            "gpu, gpu:1 (the index in CUDA's order), emulated, or emulated:CHIP: no GPU, modelled "
            "times; 'cuado list chips' lists them. Default: the GPU, or emulated:h200 without one."
        ),
        metavar="DEVICE",
        show_default=False,
    ),
]


GpuOption = Annotated[
    str | None,
    typer.Option(
        "--device",
        help="gpu, or gpu:1 (the index in CUDA's order); emulated devices are refused. "
        "Default: the GPU.",
        metavar="DEVICE",
        show_default=False,
    ),
]
"""Of a verb that needs a real GPU."""
TargetOption = Annotated[
    str | None,
    typer.Option(
        "--device",
        help="Compile for this device, if the case does not say: emulated:CHIP, gpu, gpu:1. "
        "Default: emulated:h200.",
        metavar="DEVICE",
        show_default=False,
    ),
]
ArchitectureOption = Annotated[
    str | None,
    typer.Option(
        "--architecture",
        help="The same by the name of an architecture: sm_90.",
        metavar="SM",
        show_default=False,
    ),
]
DEFAULT_ARCHITECTURE = "sm_90"


ChipOption = Annotated[
    str | None,
    typer.Option(
        "--chip",
        help="What is known of the GPU: a name from 'cuado list chips', or your own chip file.",
        metavar="NAME|FILE",
        show_default=False,
    ),
]


def compiled_for(device: str | None, architecture: str | None, *, emulates: bool = False) -> str:
    """The architecture to compile for, of verbs that run nothing on a GPU.

    Args:
        device: the value of ``--device``.
        architecture: the value of ``--architecture``.
        emulates: whether the verb runs the kernel, on the emulated device: no GPU can be meant.

    Raises:
        CuadoError: both are given, or no device is named, or a GPU where none can be meant.
    """
    if device is None:
        return architecture or DEFAULT_ARCHITECTURE
    if architecture is not None:
        raise CuadoError("--device and --architecture both say what to compile for", "give one")
    from cuado.backends.selection import named, select
    from cuado.sources.case.check import architecture_of

    if emulates and not named(device).chip:
        raise CuadoError(
            f"--device {device}: this verb runs kernels on the emulated device only",
            "leave it out, or name a chip to compile for: --device emulated:a100",
        )
    return architecture_of(select(device).backend.device)


def backend_of(device: str | None, chip: str | None = None) -> "Backend":
    """The backend that the option names; a message on standard error says where there was no GPU.

    Args:
        device: the value of ``--device``.
        chip: the value of ``--chip``, which is for real devices.

    Raises:
        CuadoError: it names no device, or an emulated one although a chip is given.
    """
    from cuado.backends.selection import select

    return _chosen(select(device), chip)


def begin_backend(device: str | None, chip: str | None = None) -> "Callable[[], Backend]":
    """Begin to start a device while the caller does something else; returns what waits for it.

    Starting the process that owns a GPU, or compiling the emulated device's own code, takes as long
    as reading a case and importing what a verb needs. What is returned gives what
    :func:`backend_of` does, and raises the same.

    Args:
        device: the value of ``--device``.
        chip: the value of ``--chip``.
    """
    begun: Future[Selected] = Future()
    Thread(target=_start, args=(device, begun), daemon=True).start()
    return lambda: _chosen(begun.result(), chip)


def _start(device: str | None, begun: "Future[Selected]") -> None:
    """Select a device, and have it get ready; what is wrong with it is said when it is asked for.

    Args:
        device: the value of ``--device``.
        begun: takes what was selected, or the error.
    """
    from cuado.backends.protocol import Warms
    from cuado.backends.selection import select

    try:
        selected = select(device)
        if isinstance(selected.backend, Warms):
            selected.backend.warm()
        else:
            _ = selected.backend.device
    except BaseException as error:  # noqa: BLE001 - raised where the device is asked for
        begun.set_exception(error)
    else:
        begun.set_result(selected)


def _chosen(selected: "Selected", chip: str | None) -> "Backend":
    if selected.note:
        say(selected.note)
    if chip is not None and selected.backend.name.startswith("emulated"):
        raise CuadoError(
            "--chip says what is known of a real GPU, and this launch is emulated",
            "--device emulated:CHIP chooses the chip to emulate",
        )
    return selected.backend
