"""``cuado tune``: fast values of the parameters that a case declares, in few evaluations."""

from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.case import CaseArgument, SetOption
from cuado.cli.device import DeviceOption, backend_of
from cuado.cli.output import FormatOption, OutputOption, emit
from cuado.cli.progress import EXIT_INTERRUPTED, progress_bar
from cuado.cli.settings import overrides_of
from cuado.cli.trust import TrustOption, settle_all

if TYPE_CHECKING:
    from cuado.optimizer.tuning.session import Tried, Tuned
    from cuado.report.catalogue import Catalogue

NAME = "tune"
EXIT_WRONG = 1
"""Exit code: no configuration ran to its end with the default's results."""


def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    case: CaseArgument,
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
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Find fast values of the parameters that a case declares.

    The case says which of its constants and macros may take which values:

      [tunables]

      BX = [16, 32, 64]

    Configurations are compiled in parallel, and ranked by what their machine
    code, registers and occupancy say. Then few are run, each chosen by what
    those before it taught; outputs are compared with the default's, bit for
    bit. At the end the best is timed against the default, in turn.

    -s NAME=VALUE fixes a tunable. Ctrl-C keeps what was measured. Exit code 1:
    no configuration ran with the default's results.

    For example:

      cuado tune convolution

      cuado tune gemm -s N=1024 --runs 40 -o tuned.json
    """
    from cuado.optimizer.tuning.session import Plan, tune

    settle_all([case], trust=trust, reference=False)
    plan = Plan(runs, most, jobs, model, seed)
    with progress_bar() as progress:
        found = tune(case, backend_of(device), plan, overrides_of(settings), progress)
    emit(_document(found), format_name, output)
    if found.interrupted:
        raise typer.Exit(EXIT_INTERRUPTED)
    if found.best is None:
        raise typer.Exit(EXIT_WRONG)


def _document(found: "Tuned") -> "Catalogue":
    from cuado.report.catalogue import Catalogue

    names = found.case.space.names if found.case.space else ()
    varied = [name for name in names if len({tried.values[name] for tried in found.tried}) > 1]
    columns = (*varied, "time_us", "registers", "warps", "limiter", "problem")
    if not any(tried.problem for tried in found.tried):
        columns = columns[:-1]
    rows = tuple(_row(tried, columns) for tried in found.ranked)
    return Catalogue("configurations", columns, rows, "\n".join(_footer(found)))


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


def _footer(found: "Tuned") -> list[str]:
    said = [
        f"{found.case.name} on {found.device}: {len(found.tried)} of {found.configurations:,} "
        f"configurations run, {found.prepared:,} compiled, in {found.seconds:.0f} s.",
    ]
    if found.interrupted:
        said.append("Interrupted: this is what was measured until then.")
    if found.best is None:
        return [*said, "None ran to its end with the default's results."]
    gain = found.against_default.gain if found.against_default else None
    if found.against_default is not None and gain is not None:
        said.append(
            f"The best takes 1/{gain.estimate:.3g} of the default's time "
            f"({found.against_default.verdict.value}; {gain.low:.3g} to {gain.high:.3g})."
        )
    others = {n: v for n, v in found.best.values.items() if n not in found.case.defines}
    if found.flags:
        said.append(f"Compile it with: {' '.join(found.flags)}")
    if others:
        said.append(f"Launch it with: {' '.join(f'{n}={v}' for n, v in others.items())}")
    return [*said, *found.notes]
