"""``cuado chips measure``: the roofs of the GPU at hand, as a chip file."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.device import DeviceOption
from cuado.cli.progress import progress_bar
from cuado.cli.say import answer, say
from cuado.errors import CuadoError

if TYPE_CHECKING:
    from cuado.calibration.roofs import Roofs
    from cuado.calibration.row import Row

NAME = "measure"


def command(
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", help="The chip file to write.", metavar="FILE", show_default=False
        ),
    ] = None,
    device: DeviceOption = None,
) -> None:
    """Measure the roofs of a GPU in some 10 s.

    The chip file has every fact that the driver or a micro-benchmark tells,
    each with its source: the benchmark, its value and spread, the clock, the
    driver and the date. Give it to any verb with --chip FILE, or to
    --device emulated:FILE.

    For example:

      cuado chips measure -o mine.toml

      cuado whatif case.toml --chip mine.toml
    """
    from cuado.backends.selection import select
    from cuado.calibration.chip_description import described
    from cuado.calibration.chip_text import chip_text
    from cuado.calibration.on_the_spot import Measurable, remember
    from cuado.calibration.roofs import roofs
    from cuado.outputs import expect_place, write_file

    if output is not None:
        if output.suffix != ".toml":
            raise CuadoError(f"{output}: chip files end in .toml", "give it that ending")
        expect_place(output)
    backend = select(device).backend
    if backend.name.startswith("emulated"):
        raise CuadoError("roofs are measured on a GPU, and this one would be emulated")
    programs = backend.programs() if isinstance(backend, Measurable) else None
    with progress_bar() as progress:
        found = roofs(backend, progress=progress)
    _show(found)
    remember(found, programs)
    if programs and found.left_out:
        say(f"{programs} programs have this GPU open: measure again when they are done")
    if output is not None:
        heading = f"{found.device.name}, measured by cuado chips measure."
        write_file(output, chip_text(described(found), heading))
        say(f"written: {output}", plain=True)


def _show(found: "Roofs") -> None:
    answer(f"{found.device.name}: {len(found.rows)} measured in {found.seconds:.1f} s")
    for row in found.rows.values():
        value = f"{row.value:12.5g} {row.unit:18} +- {row.spread:.1%}"
        answer(f"  {row.name:30} {value}  {row.what}{_places(row)}")
    for name, why in found.left_out.items():
        say(f"not measured: {name}: {why}")


def _places(row: "Row") -> str:
    """How far parts of the buffer differ, where it was measured in several."""
    if not row.places:
        return ""
    ends = f"{min(row.places):.4g} to {max(row.places):.4g}"
    return f"; mean of {len(row.places)} parts of the buffer, {ends}"
