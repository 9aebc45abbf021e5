"""``cuado compare``: results held against one of them, number by number."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.device import DeviceOption, backend_of
from cuado.cli.journal_files import JournalOption, NoiseOption, existing
from cuado.cli.output import FormatOption, OutputOption, VerboseOption, emit
from cuado.cli.trust import TrustOption, settle

if TYPE_CHECKING:
    from cuado.analysis.comparison.side import Side

NAME = "compare"
_RUN = re.compile(r"[0-9]+(:\w+)?")

MatchOption = Annotated[
    str,
    typer.Option(
        "--match",
        help="How kernels of two files are paired: name, order; auto: by name, and what is left "
        "by order.",
    ),
]


def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    a: Annotated[
        str, typer.Argument(help="What to compare with.", metavar="A", show_default=False)
    ],
    others: Annotated[
        list[str],
        typer.Argument(help="What to compare, each with A.", metavar="B...", show_default=False),
    ],
    kernel: Annotated[
        str,
        typer.Option(
            "--kernel", "-k", help="Only kernels whose signature matches this regular expression."
        ),
    ] = "",
    match: MatchOption = "auto",
    same_problem: Annotated[
        bool,
        typer.Option(
            "--same-problem",
            help="All did the same work, though sizes or bytes written say otherwise.",
        ),
    ] = False,
    noise: NoiseOption = None,
    chip: Annotated[
        str | None,
        typer.Option(
            "--chip", help="The chip, where a recording does not say.", show_default=False
        ),
    ] = None,
    trust: TrustOption = False,
    device: DeviceOption = None,
    journal: JournalOption = None,
    verbose: VerboseOption = False,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Compare results of a kernel: what moved, and what is next.

    Edit, profile again, compare: each may be a report of Nsight Compute, a
    counter table, an nvprof CSV, a case or capture (counted here), a result
    saved with '-o NAME.cuado', or a run of the journal. app.ncu-rep:1 is the
    launch 1 of a report, app.ncu-rep:REGEX the kernels that match; 12 is the
    last version of run 12, 12:0 the kernel that it began with.

    B is faster or slower if the ratio of the times, or its whole interval,
    lies beyond the noise floor. Counters are better or worse only where less
    work is certain, and ordered by how busy the unit is whose work they count.
    Where the two did not do the same work, times and counts are not compared.

    For example:

      cuado compare v2.ncu-rep v3.ncu-rep

      cuado compare examples/recorded/averaging.ncu-rep:0 examples/recorded/averaging.ncu-rep:1

      cuado compare before.toml after.toml --device emulated:a100 -o page.html

      cuado compare 12:0 12 15 --format markdown
    """
    from cuado import api
    from cuado.report.compare import CompareReport

    _expect_match(match)
    operands = [named(each, journal, trust=trust) for each in (a, *others)]
    backend = backend_of(device) if any(_is_counted(each) for each in operands) else None
    found = api.compare(
        *operands,
        kernel=kernel,
        match=match,
        noise=noise,
        same_problem=same_problem,
        chip=chip,
        device=backend,
    ).found
    emit(CompareReport(found), format_name, output, verbose=verbose)


def _expect_match(name: str) -> None:
    from cuado.analysis.comparison.matching import Match
    from cuado.errors import UnknownNameError

    if name not in set(Match):
        raise UnknownNameError("way to pair kernels", name, list(Match))


def _is_counted(what: "str | Side") -> bool:
    from cuado.sources.launches import is_described

    return isinstance(what, str) and is_described(Path(what))


def named(text: str, journal: Path | None, *, trust: bool) -> "str | Side":
    """A version of a run, or the path as it is; a case is trusted first.

    Raises:
        CuadoError: there is no such file or run, or the case is not trusted.
    """
    from cuado.errors import CuadoError
    from cuado.sources.launches import is_described, read_described

    path = Path(text)
    if is_described(path):
        settle(read_described(path), trust=trust)
        return text
    if _RUN.fullmatch(text) and not path.exists():
        from cuado.journal.references import reference, side

        with existing(journal) as opened:
            return side(opened, reference(text))
    if not path.exists() and not Path(text.rpartition(":")[0] or text).exists():
        raise CuadoError(
            f"{text}: there is no such file, and it names no session",
            "12 is run 12 of the journal, 12:0 the kernel that it began with",
        )
    return text
