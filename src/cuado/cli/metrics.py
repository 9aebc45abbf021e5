"""``cuado metrics``: the vocabulary."""

from cuado.cli.output import FormatOption, OutputOption, emit

NAME = "metrics"


def command(format_name: FormatOption = None, output: OutputOption = None) -> None:
    """List cuado's vocabulary: every metric with its unit and meaning."""
    from cuado.metrics import VOCABULARY
    from cuado.report.catalogue import Catalogue

    rows = tuple(
        {"metric": spec.name, "unit": spec.unit.value, "meaning": spec.meaning}
        for spec in VOCABULARY.values()
    )
    footer = "cuado explain METRIC also says who defines one of them."
    emit(Catalogue("metrics", ("metric", "unit", "meaning"), rows, footer), format_name, output)
