"""``cuado case``: write, show and check launch cases."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.device import (
    ArchitectureOption,
    DeviceOption,
    TargetOption,
    backend_of,
    compiled_for,
)
from cuado.cli.output import FormatOption, OutputOption, emit
from cuado.cli.say import answer, say
from cuado.cli.settings import extent_of, overrides_of, stated_of
from cuado.cli.trust import TrustOption, settle
from cuado.errors import CuadoError, UnknownNameError

if TYPE_CHECKING:
    from cuado.sources.case.reference import Comparison

NAME = "case"
EXIT_WRONG = 1
"""Exit code of a check that found wrong results."""

app = typer.Typer(
    name=NAME,
    no_args_is_help=True,
    rich_markup_mode=None,
    help=(
        "Launch cases: a kernel, and all that it needs to be launched.\n\n"
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
SourceArgument = Annotated[
    Path,
    typer.Argument(
        help="A case file, a folder with a case.toml, or a capture; or a source (.cu, .ptx), whose "
        "launch is guessed.",
        metavar="CASE | SOURCE",
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
def new(  # noqa: PLR0913, PLR0917 - one parameter an option
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
    settings: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            "-s",
            help="A number, or how many items a buffer has: -s n=1024, -s 'x=n * (m + 2)'.",
            metavar="NAME=VALUE",
            show_default=False,
        ),
    ] = None,
    block: Annotated[
        str, typer.Option("--block", help="Threads of a block: 256, or 32,8.", metavar="X[,Y[,Z]]")
    ] = "",
    grid: Annotated[
        str, typer.Option("--grid", help="Blocks: 1024, or 64,64.", metavar="X[,Y[,Z]]")
    ] = "",
    compiler: Annotated[
        str, typer.Option("--compiler", help="nvcc, nvrtc, or auto: NVRTC, and nvcc if it has to.")
    ] = "auto",
    includes: Annotated[
        list[Path] | None,
        typer.Option("--include", "-I", help="A folder of headers.", show_default=False),
    ] = None,
    defines: Annotated[
        list[str] | None,
        typer.Option("--define", "-D", help="A macro.", metavar="NAME[=VALUE]", show_default=False),
    ] = None,
    device: TargetOption = None,
    architecture: ArchitectureOption = None,
    blank: Annotated[
        bool,
        typer.Option(
            "--blank", help="Guess and run nothing: one size for all buffers, for you to correct."
        ),
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Write over an existing file.")] = False,
) -> None:
    """Write a case file for a kernel: KERNEL.toml.

    Its launch is guessed from the source and the compiled code: sizes, grid,
    block, the extents of buffers, valid indices. Small launches are emulated
    to see what the kernel touches, and the case is kept if they make no error
    and write something. What cannot be guessed is asked for at a terminal, and
    can be given: --block, --grid, -s NAME=VALUE. A NAME is a number of the kernel's
    or a buffer, whose VALUE is how many items it has; a VALUE may be an expression
    of other numbers.

    For example:

      cuado case new transpose.cu -k transpose_2d

      cuado case new kernels.ptx -k 'app::scale<float>' -o cases

      cuado case new app.cu -k step --block 64,4 -s width=2048 -I include -D FAST

      cuado case new wave.cu -k wave3d --block 32,16 -s 'p=(nx + 8) * (ny + 8) * (nz + 8)'
    """
    from cuado.cli.guessed_launches import building_of, guessed, keep, kernel_of, summary
    from cuado.cli.progress import progress_bar
    from cuado.guesses.source_files import GuessedCase, open_source
    from cuado.guesses.subject import Given
    from cuado.inputs import real_path
    from cuado.sources.case.scaffold import scaffold
    from cuado.sources.case.table import COMPILERS

    if compiler not in COMPILERS:
        raise UnknownNameError("compiler", compiler, COMPILERS)
    target = compiled_for(device, architecture)
    if folder is not None and folder.suffix == ".toml" and not folder.is_dir():
        raise CuadoError(
            f"{folder}: --output names a folder, in which KERNEL.toml is written",
            f"--output {folder.parent}",
        )
    place = folder or source.parent
    if blank:
        name, text = scaffold(source, kernel, place, target)
        made = GuessedCase(name, text, None)
    else:
        numbers, formulas = stated_of(settings)
        given = Given(
            extent_of("block", block) if block else None,
            extent_of("grid", grid) if grid else None,
            numbers,
            formulas=formulas,
        )
        building = building_of(
            compiler, includes or (), defines or (), target, real_path(source).parent
        )
        file = open_source(source, building)
        name = kernel or kernel_of(file)
        expect_free(place / f"{plain_name(name)}.toml", force=force)
        with progress_bar() as progress:
            made = guessed(file, name, place, given, progress)
    path = place / f"{made.name}.toml"
    keep(path, made, force=force)
    if made.guess is not None:
        for line in summary(made.guess.plan):
            say(line, plain=True)
    say(f"wrote {path}", plain=True)
    verb = "case show" if blank else "analyze"
    say(f"next: cuado {verb} {path}", plain=True)


def plain_name(kernel: str) -> str:
    """A kernel's name without namespaces and template arguments."""
    return kernel.partition("<")[0].rpartition("::")[2].strip()


def expect_free(path: Path, *, force: bool) -> None:
    """Make sure that a file may be written, before the work for it.

    Raises:
        CuadoError: it exists.
    """
    if path.exists() and not force:
        raise CuadoError(f"{path} exists", "give --output another folder, or --force")


@app.command()
def show(
    path: CaseArgument,
    settings: SetOption = None,
    device: TargetOption = None,
    architecture: ArchitectureOption = None,
    trust: TrustOption = False,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Print what a case launches: kernel, grid, block, arguments, bytes.

    Checks the arguments against the kernel's parameters; runs nothing and needs
    no GPU. The source of a case is compiled for that if the case is trusted:
    one that 'cuado case new' wrote, or one of a folder that you said yes to.

    For example:

      cuado case show examples/transpose/transpose_2d.toml

      cuado case show transpose_2d.toml -s N=1024 --format json
    """
    from cuado.cli.case_page import page, page_of_stranger
    from cuado.sources.case.description import Case
    from cuado.sources.launches import launch_from, read_described
    from cuado.sources.trust import is_trusted, trust_everything

    target = compiled_for(device, architecture)
    if trust:
        trust_everything()
    described = read_described(path, overrides_of(settings))
    is_code = isinstance(described, Case) and described.source.suffix != ".ptx"
    if isinstance(described, Case) and is_code and not is_trusted(described.path):
        emit(page_of_stranger(described), format_name, output)
        return
    emit(page(launch_from(described, target)), format_name, output)


@app.command()
def check(
    path: CaseArgument,
    settings: SetOption = None,
    trust: TrustOption = False,
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
    settle(case, trust=trust, reference=True)
    backend = backend_of(device)
    compared = check_case(case, backend, architecture_of(backend.device))
    for comparison in compared:
        answer(verdict(comparison))
    if any(comparison.wrong for comparison in compared):
        raise typer.Exit(EXIT_WRONG)


def verdict(comparison: "Comparison") -> str:
    """A comparison in one line."""
    compared = f"{comparison.buffer}: {comparison.elements:,} elements"
    worst = f"largest difference {comparison.largest_error:.3g}"
    if not comparison.wrong:
        return f"{compared} as the reference, {worst}"
    return (
        f"{compared}, {comparison.wrong:,} WRONG, {worst}; the first is element "
        f"{comparison.index}: {comparison.found:.9g}, the reference says {comparison.expected:.9g}"
    )
