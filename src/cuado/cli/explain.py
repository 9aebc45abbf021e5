"""``cuado explain``: the page on a rule, an experiment, a metric, or a word of a report."""

from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.output import FormatOption, OutputOption, VerboseOption, emit

if TYPE_CHECKING:
    from cuado.report.page import Page

NAME = "explain"

HEADINGS = (
    "What it changes",
    "What the answer means",
    "When it is valid",
    "Why the results stay the same",
    "What it costs",
)
"""Headings of an experiment's or a transformation's page."""


def command(
    words: Annotated[
        list[str],
        typer.Argument(
            help="A rule ('cuado list rules'), an experiment ('cuado list experiments'), a "
            "transformation ('cuado list transformations'), a metric ('cuado list metrics'), or a "
            "word of a report: a cause, a verdict, a bottleneck, a term.",
            metavar="NAME",
            show_default=False,
        ),
    ],
    verbose: VerboseOption = False,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Explain a word of a report: why it costs time, what to try.

    Also explains experiments: what they change, what the answer means, when it
    is valid; transformations: what they change, why the results stay the same;
    and metrics: unit, meaning, and who defines them. Every word that a report
    uses has a page, too: causes, verdicts, bottlenecks, what gains promise.

    For example:

      cuado explain bank-conflict-load

      cuado explain bank-conflicts

      cuado explain memory bandwidth
    """
    emit(page(" ".join(words)), format_name, output, verbose=verbose)


def page(name: str) -> "Page":
    """The page on a rule, an experiment, a transformation, a metric or a word of reports.

    An experiment and a transformation of one name share a page.

    Raises:
        UnknownNameError: if it is none; lists the names there are.
    """
    from cuado.cli.explain_words import known_words, page_of_word
    from cuado.errors import UnknownNameError
    from cuado.metrics import VOCABULARY
    from cuado.optimizer.registry import all_transformations
    from cuado.optimizer.registry import documentation as transformation_documentation
    from cuado.report.page import Page
    from cuado.rules.registry import all_rules, documentation, rule_named, sections
    from cuado.what_if.registry import all_experiments

    if name in VOCABULARY:
        spec = VOCABULARY[name]
        return Page(name, name, spec.meaning, {}, {"unit": spec.unit.value, "source": spec.source})
    questions = {each.name: each for each in all_experiments()}
    kinds = {each.NAME: each for each in all_transformations()}
    if name in questions:
        return _experiment(name, questions[name].relaxes.value, also=name in kinds)
    if name in kinds:
        facts = {
            "relaxes": ", ".join(sorted(kinds[name].RELAXES)),
            "rests on": _rests_on(name),
        }
        title, parts = _parts(transformation_documentation(name))
        return Page(name, f"{title} ({name})", "", parts, facts)
    if name not in {rule.name for rule in all_rules()}:
        if (found := page_of_word(name)) is not None:
            return found
        known = (*questions, *kinds, *(rule.name for rule in all_rules()), *known_words())
        named = tuple(dict.fromkeys(known))
        raise UnknownNameError("rule, experiment, transformation or word", name, named)
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


def _experiment(name: str, relaxes: str, *, also: bool) -> "Page":
    """The page on an experiment; ``also`` if there is a transformation of the same name."""
    from cuado.optimizer.registry import documentation as transformation_documentation
    from cuado.report.page import Page
    from cuado.what_if.registry import documentation

    title, parts = _parts(documentation(name))
    facts = {"relaxes": relaxes}
    if also:
        facts["rests on"] = _rests_on(name)
        does, more = _parts(transformation_documentation(name))
        kept = "\n\n".join((f"'cuado run' can do it: {does}", *more.values()))
        parts["As a transformation"] = kept
    return Page(name, f"{title} ({name})", "", parts, facts)


def _rests_on(transformation: str) -> str:
    """The facts of a launch that a transformation's proof rests on."""
    from cuado.model.conditions import in_order
    from cuado.optimizer.registry import transformation_named

    facts = in_order(transformation_named(transformation).relied_on())
    return ", ".join(facts) or "nothing of the launch"


def _parts(text: str) -> tuple[str, dict[str, str]]:
    """The title of a page and its parts: a paragraph that opens with a heading begins one."""
    first, *others = text.split("\n\n")
    parts: dict[str, str] = {}
    for paragraph in others:
        heading, _, rest = paragraph.partition(":")
        if heading in HEADINGS or not parts:
            parts[heading] = rest.strip()[:1].upper() + rest.strip()[1:]
        else:
            last = next(reversed(parts))
            parts[last] += f"\n\n{paragraph}"
    return " ".join(first.split()), parts
