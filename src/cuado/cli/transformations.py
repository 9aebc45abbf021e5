"""``cuado transformations``: what ``cuado run`` can do to a kernel."""

from cuado.cli.output import FormatOption, OutputOption, emit

NAME = "transformations"


def command(format_name: FormatOption = None, output: OutputOption = None) -> None:
    """List the transformations that 'cuado run' tries."""
    from cuado.optimize.registry import all_transformations
    from cuado.report.catalogue import Catalogue

    rows = tuple(
        {
            "transformation": each.NAME,
            "does": each.SUMMARY,
            "relaxes": ", ".join(sorted(each.RELAXES)),
            "results": "the same in every bit" if each.IS_EXACT else "near: --allow, --tolerance",
        }
        for each in all_transformations()
    )
    footer = "cuado explain TRANSFORMATION teaches one of them."
    columns = ("transformation", "does", "results")
    emit(Catalogue("transformations", columns, rows, footer), format_name, output)
