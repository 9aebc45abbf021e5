"""``cuado baseline``: names for runs, and a gate against regressions."""

from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.journal_files import JournalOption, NoiseOption, existing
from cuado.cli.output import FormatOption, OutputOption, emit
from cuado.cli.say import say

if TYPE_CHECKING:
    from cuado.analysis.comparison.compared import Compared
    from cuado.journal.baselines import Gate

NAME = "baseline"
EXIT_REGRESSED = 1
"""Exit code: a version is slower than its baseline, beyond the noise."""

app = typer.Typer(
    name=NAME,
    no_args_is_help=True,
    rich_markup_mode=None,
    help=(
        "Baselines: later runs are held against them, as a gate in CI.\n\n"
        "  cuado baseline set transpose 12\n\n"
        "  cuado run transpose.toml && cuado baseline check transpose\n\n"
        "docs/journal.md shows how a CI job keeps one."
    ),
)

NameArgument = Annotated[
    str, typer.Argument(help="Of the baseline.", metavar="NAME", show_default=False)
]


@app.command(name="set")
def set_(
    name: NameArgument,
    of: Annotated[
        str, typer.Argument(help="A run, or a version.", metavar="N", show_default=False)
    ],
    journal: JournalOption = None,
) -> None:
    """Name a run a baseline.

    12 stands for two versions, each held against its own kind: the kernel as
    it was given, and what the run made of it. 12:0 is the first alone,
    12:last the second.

    For example:

      cuado baseline set transpose 12
    """
    from cuado.journal.baselines import set_baseline
    from cuado.journal.references import reference

    wanted = reference(of)
    with existing(journal) as opened:
        set_baseline(opened, name, wanted)
    say(f"baseline {name} is {wanted}", plain=True)


@app.command()
def check(
    name: NameArgument,
    number: Annotated[
        int | None,
        typer.Argument(
            help="The run. Default: the newest of the same case, kernel and device.",
            metavar="N",
            min=1,
            show_default=False,
        ),
    ] = None,
    noise: NoiseOption = None,
    force: Annotated[
        bool, typer.Option("--force", help="Also if case, kernel or device differ.")
    ] = False,
    journal: JournalOption = None,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Hold a run against a baseline.

    Exit code 1: a version is slower, and the whole interval of the ratio lies
    beyond the noise floor; 0: it is not, or that is undecided, which the
    table says; 2: the two cannot be compared.

    For example:

      cuado baseline check transpose

      cuado run transpose.toml && cuado baseline check transpose
    """
    from cuado.journal.baselines import check as hold
    from cuado.report.catalogue import Catalogue

    with existing(journal) as opened:
        gate = hold(opened, name, number, noise, force=force)
    columns = ("baseline", "run", "before", "now", "ratio", "verdict")
    rows = tuple(map(_row, gate.compared))
    emit(Catalogue("gate", columns, rows, _sentence(gate)), format_name, output)
    if gate.has_regressed:
        raise typer.Exit(EXIT_REGRESSED)


@app.command(name="list")
def list_(
    journal: JournalOption = None, format_name: FormatOption = None, output: OutputOption = None
) -> None:
    """List the baselines.

    For example:

      cuado baseline list
    """
    from cuado.journal.baselines import baselines
    from cuado.report.catalogue import Catalogue

    with existing(journal) as opened:
        entries = [(each, opened.entry(each.of.number)) for each in baselines(opened)]
    rows: tuple[dict[str, str | float | None], ...] = tuple(
        {
            "name": each.name,
            "run": str(each.of),
            "case": entry.case,
            "device": entry.device,
            "started": entry.started,
        }
        for each, entry in entries
    )
    footer = "" if rows else "None yet: 'cuado baseline set NAME N' makes one."
    emit(
        Catalogue("baselines", ("name", "run", "case", "device"), rows, footer), format_name, output
    )


@app.command()
def remove(name: NameArgument, journal: JournalOption = None) -> None:
    """Forget a baseline; its run stays on record.

    For example:

      cuado baseline remove transpose
    """
    from cuado.journal.baselines import remove_baseline

    with existing(journal) as opened:
        remove_baseline(opened, name)
    say(f"baseline {name} is forgotten", plain=True)


def _row(compared: "Compared") -> dict[str, str | float | None]:
    from cuado.report import words

    row: dict[str, str | float | None] = {
        "baseline": compared.a.label,
        "run": compared.b.label,
        "verdict": compared.time.verdict.value,
        "why": compared.time.reason,
        "noise": compared.time.floor,
        "apart": "; ".join(compared.apart) or None,
    }
    for name, side in (("before", compared.a), ("now", compared.b)):
        if side.time:
            row |= {
                name: words.time(side.time.estimate),
                f"{name}_ns": side.time.estimate,
            }
    ratio = compared.time.ratio
    if ratio:
        row |= {
            "ratio": f"{ratio.estimate:.3f} [{ratio.low:.3f}, {ratio.high:.3f}]",
            "ratio_estimate": ratio.estimate,
            "ratio_low": ratio.low,
            "ratio_high": ratio.high,
        }
    return row


def _sentence(gate: "Gate") -> str:
    name = gate.baseline.name
    if gate.has_regressed:
        return f"regression: run {gate.number} is slower than baseline {name}"
    doubts = [each.time for each in gate.compared if each.time.verdict.value == "undecided"]
    if doubts:
        return (
            f"undecided: no regression of run {gate.number} from baseline {name} is certain; "
            f"{doubts[0].reason}, {doubts[0].floor:.2g}"
        )
    return f"run {gate.number} is not slower than baseline {name}"
