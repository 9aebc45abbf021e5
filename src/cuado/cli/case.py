"""``cuado case``: write, show and check launch cases."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.device import DeviceOption, backend_of
from cuado.cli.output import FormatOption, OutputOption, emit
from cuado.errors import CuadoError

if TYPE_CHECKING:
    from cuado.model.arguments import Argument
    from cuado.model.launch import Launch
    from cuado.report.documents import Page
    from cuado.sources.case.reference import Comparison

NAME = "case"
EXIT_WRONG = 1
"""Of a check that found wrong results."""

app = typer.Typer(
    name=NAME,
    no_args_is_help=True,
    rich_markup_mode=None,
    help=(
        "Launch cases: a kernel and all that is needed to launch it again.\n\n"
        "A case is a small TOML file: source or PTX, grid, block, arguments.\n\n"
        "  cuado case new transpose.cu -k transpose_2d\n\n"
        "  cuado case show transpose_2d.toml\n\n"
        "  cuado case check transpose_2d.toml\n\n"
        "Every key is explained in docs/cases.md; examples/ has dozens."
    ),
)

CaseArgument = Annotated[
    Path,
    typer.Argument(
        help="A case file, a folder with a case.toml, or a capture.",
        metavar="CASE",
        show_default=False,
    ),
]
SetOption = Annotated[
    list[str] | None,
    typer.Option(
        "--set", "-s", help="Another value of a constant: -s N=1024.", metavar="NAME=VALUE"
    ),
]


@app.command()
def new(
    source: Annotated[
        Path, typer.Argument(help="A .cu or .ptx file.", metavar="SOURCE", show_default=False)
    ],
    kernel: Annotated[
        str, typer.Option("--kernel", "-k", help="The kernel, if the source has several.")
    ] = "",
    folder: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            help="Folder to write to; the source's own by default.",
            metavar="FOLDER",
            show_default=False,
        ),
    ] = None,
    architecture: Annotated[str, typer.Option("--architecture", help="To compile for.")] = "sm_90",
    force: Annotated[bool, typer.Option("--force", help="Write over an existing file.")] = False,
) -> None:
    """Write a case file for a kernel: KERNEL.toml.

    Parameters are read from the compiled kernel, their names from the source.
    Pointers to const are filled with random numbers, others are outputs. The
    file loads as it is; put your own sizes, grid and block into it.

    For example:

      cuado case new transpose.cu -k transpose_2d

      cuado case new kernels.ptx -k 'app::scale<float>' -o cases
    """
    from cuado.sources.case.scaffold import scaffold

    place = folder or source.parent
    name, text = scaffold(source, kernel, place, architecture)
    path = place / f"{name}.toml"
    if path.exists() and not force:
        raise CuadoError(f"{path} exists", "give --output another folder, or --force")
    try:
        place.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise CuadoError(f"cannot write {path}: {error.strerror}", "give --output") from error
    typer.echo(f"wrote {path}", err=True)
    typer.echo(f"next: cuado case show {path}", err=True)


@app.command()
def show(
    path: CaseArgument,
    settings: SetOption = None,
    architecture: Annotated[
        str, typer.Option("--architecture", help="To compile for, if the case does not say.")
    ] = "sm_90",
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Print what a case launches: kernel, grid, block, arguments, bytes.

    Compiles the source and checks the arguments against the kernel's
    parameters; runs nothing and needs no GPU.

    For example:

      cuado case show examples/transpose/transpose_2d.toml

      cuado case show transpose_2d.toml -s N=1024 --format json
    """
    from cuado.sources.launches import launch_from, read_described

    launch = launch_from(read_described(path, overrides_of(settings)), architecture)
    emit(page(launch), format_name, output)


@app.command()
def check(
    path: CaseArgument,
    settings: SetOption = None,
    device: DeviceOption = None,
) -> None:
    """Run a case once and compare its outputs with its reference.

    The reference is a Python function of the case's folder, which this runs:

      reference = "reference.py:transpose"

    It gets the arguments by name (numbers, numpy arrays) and returns the
    outputs by name. Exit code 1: results are wrong.

    For example:

      cuado case check transpose_2d.toml

      cuado case check transpose_2d.toml -s N=1024 --device gpu:1
    """
    from cuado.sources.case.check import architecture_of, check_case
    from cuado.sources.case.description import read_case

    case = read_case(path, overrides_of(settings))
    backend = backend_of(device)
    compared = check_case(case, backend, architecture_of(backend.device))
    for comparison in compared:
        typer.echo(verdict(comparison))
    if any(comparison.wrong for comparison in compared):
        raise typer.Exit(EXIT_WRONG)


def overrides_of(settings: list[str] | None) -> dict[str, int]:
    """Values by name out of ``NAME=VALUE`` words.

    Raises:
        CuadoError: a word is no such setting.
    """
    found: dict[str, int] = {}
    for setting in settings or ():
        name, _, value = setting.partition("=")
        try:
            found[name.strip()] = int(value, 0)
        except ValueError as error:
            raise CuadoError(f"--set {setting}: is no NAME=VALUE", "e.g. -s N=1024") from error
    return found


def page(launch: "Launch") -> "Page":
    """The launch as a page: facts, then one point for each argument."""
    from cuado.report.documents import Page

    total = sum(buffer.bytes for buffer in launch.buffers)
    facts = {
        "kernel": launch.kernel,
        "grid": f"{_extent(launch.grid)} = {launch.blocks:,} blocks",
        "block": f"{_extent(launch.block)} = {launch.threads_per_block:,} threads",
        "dynamic shared memory": f"{launch.dynamic_shared_bytes:,} bytes",
        "register cap": str(launch.max_registers or "none"),
        "L2": str(launch.l2),
        "PTX": _ptx(launch),
        "buffers": _size(total),
    }
    every = (*launch.arguments, *launch.memory, *launch.variables)
    points = (f"- {argument.name}: {_argument(argument, launch)}" for argument in every)
    title = f"{launch.name} ({launch.kernel})" if launch.name != launch.kernel else launch.name
    summary = f"{len(launch.arguments)} arguments, {len(launch.outputs)} of them outputs."
    return Page(launch.name, title, summary, {"Arguments": "\n\n".join(points)}, facts)


def verdict(comparison: "Comparison") -> str:
    """A comparison in one line."""
    told = f"{comparison.buffer}: {comparison.elements:,} elements"
    worst = f"largest difference {comparison.largest_error:.3g}"
    if not comparison.wrong:
        return f"{told} as the reference, {worst}"
    return (
        f"{told}, {comparison.wrong:,} WRONG, {worst}; the first is element {comparison.index}: "
        f"{comparison.found:.9g}, the reference says {comparison.expected:.9g}"
    )


def _ptx(launch: "Launch") -> str:
    """Version and target of a launch's PTX."""
    import re

    if not launch.has_ptx:
        return "none: it is machine code"
    version = re.search(r"^\s*\.version\s+(\S+)", launch.ptx, re.MULTILINE)
    target = re.search(r"^\s*\.target\s+([^\s,/]+)", launch.ptx, re.MULTILINE)
    return f"version {version[1] if version else '?'}, target {target[1] if target else '?'}"


def _extent(extent: tuple[int, int, int]) -> str:
    return " x ".join(map(str, extent))


def _size(size: int) -> str:
    for unit, divisor in (("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)):
        if size >= divisor:
            return f"{size:,} bytes ({size / divisor:.4g} {unit})"
    return f"{size:,} bytes"


def _argument(argument: "Argument", launch: "Launch") -> str:
    from cuado.model.arguments import Buffer, Pointer, Scalar

    if isinstance(argument, Scalar):
        return f"{argument.type} = {argument.value}"
    if isinstance(argument, Pointer):
        return f"pointer into {argument.buffer}, at byte {argument.offset:,}"
    if not isinstance(argument, Buffer):
        return f"structure of {len(argument.data)} bytes"
    shape = " x ".join(map(str, argument.shape))
    role = ", output" if argument.name in launch.outputs else ""
    return f"{argument.type} [{shape}], {_size(argument.bytes)}, {argument.fill.content}{role}"
