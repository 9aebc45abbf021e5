"""``--device``: where kernels are run, the same for every verb that runs some."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from cuado.backends.protocol import Backend

DeviceOption = Annotated[
    str | None,
    typer.Option(
        "--device",
        help=(
            "gpu, gpu:1 (the index in CUDA's order), emulated, or emulated:CHIP: no GPU, modelled "
            "times; 'cuado chips' lists them. Default: the GPU, or emulated:h200 without one."
        ),
        metavar="DEVICE",
        show_default=False,
    ),
]


def backend_of(device: str | None) -> "Backend":
    """The backend that the option means; says so on standard error where there was no GPU.

    Raises:
        CuadoError: it means none.
    """
    from cuado.backends.selection import select

    selected = select(device)
    if selected.note:
        print(f"cuado: {selected.note}", file=sys.stderr)
    return selected.backend
