"""``--device``: where kernels are run, the same for every verb that runs some."""

from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.say import say
from cuado.errors import CuadoError

if TYPE_CHECKING:
    from cuado.backends.protocol import Backend

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


ChipOption = Annotated[
    str | None,
    typer.Option(
        "--chip",
        help="What is known of the GPU: a name from 'cuado list chips', or your own chip file.",
        metavar="NAME|FILE",
        show_default=False,
    ),
]


def backend_of(device: str | None, chip: str | None = None) -> "Backend":
    """The backend that the option names; a message on standard error says where there was no GPU.

    Args:
        device: the value of ``--device``.
        chip: the value of ``--chip``, which is for real devices.

    Raises:
        CuadoError: it names no device, or an emulated one although a chip is given.
    """
    from cuado.backends.selection import select

    selected = select(device)
    if selected.note:
        say(selected.note)
    if chip is not None and selected.backend.name.startswith("emulated"):
        raise CuadoError(
            "--chip says what is known of a real GPU, and this launch is emulated",
            "--device emulated:CHIP chooses the chip to emulate",
        )
    return selected.backend
