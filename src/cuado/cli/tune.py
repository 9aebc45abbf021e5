"""``cuado tune``: fast values of the parameters that a case declares, in few evaluations."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.case import SetOption
from cuado.cli.device import DeviceOption, backend_of
from cuado.cli.output import FormatOption, OutputOption, VerboseOption, emit
from cuado.cli.progress import EXIT_INTERRUPTED, progress_bar
from cuado.cli.say import say
from cuado.cli.settings import overrides_of
from cuado.cli.trust import TrustOption, settle_all
from cuado.cli.tuned_program import program_document, program_plan
from cuado.errors import CuadoError

if TYPE_CHECKING:
    from cuado.optimizer.tuning.program import ProgramPlan
    from cuado.optimizer.tuning.session import Tried, Tuned
    from cuado.report.catalogue import Catalogue

NAME = "tune"
EXIT_WRONG = 1
"""Exit code: no configuration ran to its end with the default's results."""


def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    subject: Annotated[
        list[str],
        typer.Argument(
            help="A case file, or a folder with a case.toml; or with -k a Python program and its "
            "arguments, behind '--'.",
            metavar="CASE | -- COMMAND...",
            show_default=False,
        ),
    ],
    kernel: Annotated[
        str | None,
        typer.Option(
            "--kernel",
            "-k",
            help="With a program: tune the Triton kernels whose names match this regular "
            "expression.",
            metavar="NAME",
            show_default=False,
        ),
    ] = None,
    shapes: Annotated[
        int, typer.Option("--shapes", help="Of a program: most shapes that are tuned.", min=1)
    ] = 4,
    values: Annotated[
        list[str] | None,
        typer.Option(
            "--values",
            help="Of a program: values of a parameter, NAME=64,128, in place of those tried.",
            metavar="NAME=...",
            show_default=False,
        ),
    ] = None,
    tolerance: Annotated[
        float | None,
        typer.Option(
            "--tolerance",
            help="Of a program: what results may differ by, as a part of the largest. Default: "
            "not a bit.",
            min=0.0,
            show_default=False,
        ),
    ] = None,
    settings: SetOption = None,
    runs: Annotated[int, typer.Option("--runs", help="Configurations that are run.", min=1)] = 20,
    most: Annotated[
        int,
        typer.Option(
            "--compile", help="Configurations that are compiled; of more, a random part.", min=1
        ),
    ] = 1000,
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs",
            "-j",
            help="Processes that compile. Default: one on each processor.",
            min=1,
            show_default=False,
        ),
    ] = None,
    model: Annotated[
        str,
        typer.Option(
            "--model",
            help="Ask the model of this chip for times first, e.g. h200: some seconds each.",
            metavar="CHIP",
        ),
    ] = "",
    seed: Annotated[int, typer.Option("--seed", help="Of what is left to chance.")] = 0,
    trust: TrustOption = False,
    device: DeviceOption = None,
    verbose: VerboseOption = False,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Find fast values of a kernel's parameters, in few runs.

    With a case: of the parameters that it declares. The case says which of its
    constants and macros may take which values:

      [tunables]

      BX = [16, 32, 64]

    Configurations are compiled in parallel, and ranked by what their machine
    code, registers and occupancy say. Then few are run, each chosen by what
    those before it taught; outputs are compared with the default's, bit for
    bit. At the end the best is timed against the default, in turn.

    -s NAME=VALUE fixes a tunable. Ctrl-C keeps what was measured.

    With -k and a program: of Triton kernels that it calls, which stay as they
    are. The first call of each shape is tuned when the program comes to it, with
    its own arguments: num_warps, num_stages, and the tile sizes that the grid is
    computed from. Memory is put back, and the program goes on with its own call.

    Exit code 1: no configuration ran with the default's results; of a program:
    nothing was tuned. A program's own exit code, where it fails.

    For example:

      cuado tune convolution

      cuado tune gemm -s N=1024 --runs 40 -o tuned.json

      cuado tune -k matmul --tolerance 1e-3 -- python train.py
    """
    from cuado.optimizer.tuning.session import Plan, tune

    if kernel is not None:
        plan_ = program_plan(kernel, runs, shapes, tolerance, values or [])
        raise typer.Exit(_of_program(subject, plan_, format_name, output, verbose=verbose))
    case = _case(subject)
    settle_all([case], trust=trust, reference=False)
    plan = Plan(runs, most, jobs, model, seed)
    with progress_bar() as progress:
        found = tune(case, backend_of(device), plan, overrides_of(settings), progress)
    emit(_document(found), format_name, output, verbose=verbose)
    if found.interrupted:
        raise typer.Exit(EXIT_INTERRUPTED)
    if found.best is None:
        raise typer.Exit(EXIT_WRONG)


def _case(words: list[str]) -> Path:
    """The case.

    Raises:
        CuadoError: there are more words: they are a program without a kernel's name.
    """
    if len(words) > 1:
        raise CuadoError(
            f"{' '.join(words)} is no case", "of a program's kernel: cuado tune -k NAME -- COMMAND"
        )
    return Path(words[0])


def _of_program(
    command: list[str],
    plan: "ProgramPlan",
    format_name: str | None,
    output: Path | None,
    *,
    verbose: bool,
) -> int:
    """Tune in a program; the exit code."""
    from cuado.optimizer.tuning.program import tune_program

    found = tune_program(command, plan)
    if not found.shapes:
        say(
            f"no Triton kernel with '{plan.kernel}' in its name was called in a Python of the "
            "program that can import cuado: nothing was tuned"
        )
        return found.exit_code or EXIT_WRONG
    emit(program_document(found, plan), format_name, output, verbose=verbose)
    return found.exit_code or (EXIT_WRONG if all("chosen" not in s for s in found.shapes) else 0)


def _document(found: "Tuned") -> "Catalogue":
    from cuado.report.catalogue import Catalogue

    names = found.case.space.names if found.case.space else ()
    varied = [name for name in names if len({tried.values[name] for tried in found.tried}) > 1]
    columns = (*varied, "time_us", "registers", "warps", "limiter", "problem")
    if not any(tried.problem for tried in found.tried):
        columns = columns[:-1]
    rows = tuple(_row(tried, columns) for tried in found.ranked)
    return Catalogue("configurations", columns, rows, "\n".join(_footer(found)), _headline(found))


def _row(tried: "Tried", columns: tuple[str, ...]) -> dict[str, str | float | None]:
    facts = tried.facts
    row: dict[str, str | float | None] = {
        **tried.values,
        "time_us": None if tried.time is None else round(tried.time / 1e3, 2),
        "registers": facts.registers,
        "warps": facts.blocks_per_sm * -(-facts.threads // 32),
        "limiter": tried.limiter,
    }
    return row | ({"problem": tried.problem or None} if "problem" in columns else {})


def _headline(found: "Tuned") -> str:
    """What to set, and what it brings: the first sentences."""
    best, default = found.best, found.against_default
    if best is None:
        return f"{found.case.name}: no configuration ran to its end with the default's results."
    values = " ".join(f"{name}={value}" for name, value in best.values.items())
    gain = default.gain if default is not None else None
    if default is None or gain is None or default.verdict.value != "faster":
        said = [f"{found.case.name}: nothing is faster than the default, beyond the noise."]
        said.append(f"The best of those that were run: {values}.")
    else:
        said = [f"{found.case.name} is {gain.estimate:.3g} times as fast with {values}."]
    others = {n: v for n, v in best.values.items() if n not in found.case.defines}
    if found.flags:
        said.append(f"Compile it with: {' '.join(found.flags)}.")
    if others:
        said.append(f"Launch it with: {' '.join(f'{n}={v}' for n, v in others.items())}.")
    return "\n".join(said)


def _footer(found: "Tuned") -> list[str]:
    said = [
        f"{found.case.name} on {found.device}: {len(found.tried)} of {found.configurations:,} "
        f"configurations run, {found.prepared:,} compiled, in {found.seconds:.0f} s.",
    ]
    if found.interrupted:
        said.append("Interrupted: this is what was measured until then.")
    if found.best is None:
        return said
    gain = found.against_default.gain if found.against_default else None
    if found.against_default is not None and gain is not None:
        said.append(
            f"The best takes 1/{gain.estimate:.3g} of the default's time "
            f"({found.against_default.verdict.value}; {gain.low:.3g} to {gain.high:.3g})."
        )
    return [*said, *found.notes]
