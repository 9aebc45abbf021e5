"""``cuado explain``: the teaching text of a rule or an experiment, or what a metric means."""

from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.output import FormatOption, OutputOption, emit

if TYPE_CHECKING:
    from cuado.report.documents import Page

NAME = "explain"

HEADINGS = ("What it changes", "What the answer means", "When it is valid")
"""Of the parts of an experiment's page."""


def command(
    name: Annotated[
        str,
        typer.Argument(
            help="Name of a rule ('cuado rules'), an experiment ('cuado experiments') or a "
            "metric ('cuado metrics').",
            metavar="NAME",
            show_default=False,
        ),
    ],
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Explain a rule: what it looks at, why that costs time, what to try.

    Also explains experiments: what they change, what the answer means, when it
    is valid; and metrics: unit, meaning, and who defines them.

    Example:
      cuado explain bank-conflict-load
    """
    emit(page(name), format_name, output)


def page(name: str) -> "Page":
    """The page on a rule, an experiment or a metric.

    Raises:
        UnknownNameError: if it is none; lists the rules and experiments there are.
    """
    from cuado.errors import UnknownNameError
    from cuado.metrics import VOCABULARY
    from cuado.report.documents import Page
    from cuado.rules.registry import all_rules, documentation, rule_named, sections
    from cuado.whatif.registry import all_experiments

    if name in VOCABULARY:
        spec = VOCABULARY[name]
        return Page(name, name, spec.meaning, {}, {"unit": spec.unit.value, "source": spec.source})
    questions = {each.name: each for each in all_experiments()}
    if name in questions:
        return _experiment(name, questions[name].relaxes.value)
    if name not in {rule.name for rule in all_rules()}:
        known = (*questions, *(rule.name for rule in all_rules()))
        raise UnknownNameError("rule or experiment", name, known)
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


def _experiment(name: str, relaxes: str) -> "Page":
    """The page on an experiment: a paragraph that opens with a heading begins a part."""
    from cuado.report.documents import Page
    from cuado.whatif.registry import documentation

    first, *others = documentation(name).split("\n\n")
    parts: dict[str, str] = {}
    for paragraph in others:
        heading, _, text = paragraph.partition(":")
        if heading in HEADINGS:
            parts[heading] = text.strip()[:1].upper() + text.strip()[1:]
        else:
            last = next(reversed(parts))
            parts[last] += f"\n\n{paragraph}"
    return Page(name, f"{' '.join(first.split())} ({name})", "", parts, {"relaxes": relaxes})
