"""``cuado case``: write, show and check launch cases."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.device import DeviceOption, backend_of
from cuado.cli.output import FormatOption, OutputOption, emit
from cuado.cli.say import answer, say
from cuado.cli.trust import TrustOption, settle
from cuado.errors import CuadoError
from cuado.inputs import real_path
from cuado.outputs import write_file

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
    from cuado.sources.trust import is_trusted, remember

    place = folder or source.parent
    name, text = scaffold(source, kernel, place, architecture)
    path = place / f"{name}.toml"
    if path.exists() and not force:
        raise CuadoError(f"{path} exists", "give --output another folder, or --force")
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CuadoError(f"cannot write {path}: {error.strerror}", "give --output") from error
    write_file(path, text)
    if not is_trusted(path):
        # The user chose the source. What else lies in the folder is not vouched for.
        with suppress(CuadoError):  # Where nothing can be kept, the user is asked later.
            remember(real_path(path))
    say(f"wrote {path}", plain=True)
    say(f"next: cuado case show {path}", plain=True)


@app.command()
def show(
    path: CaseArgument,
    settings: SetOption = None,
    architecture: Annotated[
        str, typer.Option("--architecture", help="To compile for, if the case does not say.")
    ] = "sm_90",
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

    if trust:
        trust_everything()
    described = read_described(path, overrides_of(settings))
    is_code = isinstance(described, Case) and described.source.suffix != ".ptx"
    if isinstance(described, Case) and is_code and not is_trusted(described.path):
        emit(page_of_stranger(described), format_name, output)
        return
    emit(page(launch_from(described, architecture)), format_name, output)


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
