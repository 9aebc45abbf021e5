"""``--executor``: where candidates are timed, beside the device that the verb measures on."""

from typing import Annotated

import typer

ExecutorOption = Annotated[
    str | None,
    typer.Option(
        "--executor",
        help=(
            "Time candidates on more GPUs as well: dask://local, the other ones of this machine; "
            "dask://HOST:PORT, the workers of a Dask scheduler. Needs cuado[dask]."
        ),
        metavar="DASK",
        show_default=False,
    ),
]
