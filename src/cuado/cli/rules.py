"""``cuado rules``: the causes that cuado can recognise."""

from cuado.cli.output import FormatOption, OutputOption, emit

NAME = "rules"


def command(format_name: FormatOption = None, output: OutputOption = None) -> None:
    """List the causes that cuado recognises."""
    from cuado.report.catalogue import Catalogue
    from cuado.rules.registry import all_rules

    rows = tuple(
        {"rule": rule.name, "topic": rule.topic.value, "title": rule.title} for rule in all_rules()
    )
    footer = "cuado explain RULE teaches one of them."
    emit(Catalogue("rules", ("rule", "topic", "title"), rows, footer), format_name, output)
