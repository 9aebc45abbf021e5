"""``cuado explain``: the teaching text of a rule, or the meaning of a metric."""

from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.output import FormatOption, OutputOption, emit

if TYPE_CHECKING:
    from cuado.report.documents import Page

NAME = "explain"


def command(
    name: Annotated[
        str,
        typer.Argument(
            help="A rule's name ('cuado rules') or a metric's ('cuado metrics').",
            metavar="NAME",
            show_default=False,
        ),
    ],
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Explain a rule: what it looks at, why that costs time, what to try.

    Also explains metrics: unit, meaning, and who defines them.

    Example:
      cuado explain bank-conflict-load
    """
    emit(page(name), format_name, output)


def page(name: str) -> "Page":
    """The page on a rule or a metric.

    Raises:
        UnknownNameError: if it is neither; lists the rules there are.
    """
    from cuado.metrics import VOCABULARY
    from cuado.report.documents import Page
    from cuado.rules.registry import documentation, rule_named, sections

    if name in VOCABULARY:
        spec = VOCABULARY[name]
        return Page(name, name, spec.meaning, {}, {"unit": spec.unit.value, "source": spec.source})
    rule = rule_named(name)
    summary, parts = sections(documentation(name))
    inputs = [*rule.needs, *(" or ".join(group) for group in rule.needs_any)]
    inputs += [need.value for need in rule.requires]
    return Page(
        name,
        f"{rule.title} ({rule.name})",
        summary,
        parts,
        {"topic": rule.topic.value, "needs": ", ".join(inputs)},
    )
