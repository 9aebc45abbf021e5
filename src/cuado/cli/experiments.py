"""``cuado experiments``: the questions that ``cuado whatif`` can put to a kernel."""

from cuado.cli.output import FormatOption, OutputOption, emit

NAME = "experiments"


def command(format_name: FormatOption = None, output: OutputOption = None) -> None:
    """List the experiments that 'cuado whatif' makes."""
    from cuado.report.catalogue import Catalogue
    from cuado.whatif.registry import all_experiments

    rows = tuple(
        {"experiment": each.name, "relaxes": each.relaxes.value, "question": each.question}
        for each in all_experiments()
    )
    footer = "cuado explain EXPERIMENT teaches one of them."
    columns = ("experiment", "question")
    emit(Catalogue("experiments", columns, rows, footer), format_name, output)
