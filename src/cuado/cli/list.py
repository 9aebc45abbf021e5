"""``cuado list``: what cuado knows by name: rules, experiments, transformations, chips, metrics."""

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.output import FormatOption, OutputOption, VerboseOption, emit

if TYPE_CHECKING:
    from cuado.report.catalogue import Catalogue

NAME = "list"


class Kind(StrEnum):
    """The kinds of things to list; each was a verb of its own, and still works as one."""

    RULES = "rules"
    EXPERIMENTS = "experiments"
    TRANSFORMATIONS = "transformations"
    CHIPS = "chips"
    METRICS = "metrics"


def command(
    kind: Annotated[Kind, typer.Argument(help="What to list.", metavar="KIND", show_default=False)],
    verbose: VerboseOption = False,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """List rules, experiments, transformations, chips or metrics.

    Rules: the causes that 'cuado analyze' recognises. Experiments: what 'cuado
    whatif' makes. Transformations: what 'cuado run' tries. Chips: those that
    cuado has facts of; a report's own device attributes outrank these. Metrics:
    each with its unit and meaning. 'cuado explain NAME' teaches one of them.

    For example:

      cuado list rules

      cuado list chips --format json
    """
    emit(_CATALOGUES[kind](), format_name, output, verbose=verbose)


def old_word(kind: Kind) -> Callable[..., None]:
    """The verb that ``cuado list`` stands for now: ``cuado rules`` is ``cuado list rules``."""

    def listed(
        verbose: VerboseOption = False,
        format_name: FormatOption = None,
        output: OutputOption = None,
    ) -> None:
        command(kind, verbose=verbose, format_name=format_name, output=output)

    listed.__doc__ = f"The same as 'cuado list {kind}'."
    return listed


def _rules() -> "Catalogue":
    from cuado.report.catalogue import Catalogue
    from cuado.rules.registry import all_rules

    rows = tuple(
        {"rule": rule.name, "topic": rule.topic.value, "title": rule.title} for rule in all_rules()
    )
    footer = "cuado explain RULE teaches one of them."
    return Catalogue("rules", ("rule", "topic", "title"), rows, footer, group="topic")


def _experiments() -> "Catalogue":
    from cuado.report.catalogue import Catalogue
    from cuado.what_if.registry import all_experiments

    rows = tuple(
        {"experiment": each.name, "relaxes": each.relaxes.value, "question": each.question}
        for each in all_experiments()
    )
    footer = "cuado explain EXPERIMENT teaches one of them."
    return Catalogue("experiments", ("experiment", "question"), rows, footer, group="relaxes")


def _transformations() -> "Catalogue":
    from cuado.optimizer.registry import all_transformations
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
    return Catalogue(
        "transformations", ("transformation", "does", "results"), rows, footer, group="relaxes"
    )


_CHIP_COLUMNS = ("chip", "name", "cc", "SMs", "clock_MHz", "DRAM_GB/s", "attainable")


def _chips() -> "Catalogue":
    from cuado.device.library import known_chips, readable_chips
    from cuado.report.catalogue import Catalogue

    rows: list[dict[str, str | float | None]] = []
    for chip in readable_chips():
        attainable = chip.achievable_dram_bandwidth()
        major, minor = chip.compute_capability
        rows.append(
            {
                "chip": chip.name,
                "name": chip.title.removeprefix("NVIDIA ").removeprefix("GeForce "),
                "product": chip.title,
                "cc": f"{major}.{minor}",
                "SMs": chip.sm_count,
                "clock_MHz": chip.sm_clock / 1e6,
                "DRAM_GB/s": chip.dram_peak_bandwidth / 1e9,
                "attainable": attainable and attainable / 1e9,
            }
        )
    footer = "Each fact's source stands in the chip's file, src/cuado/device/data/CHIP.toml."
    if broken := set(known_chips()) - {row["chip"] for row in rows}:
        footer += f" Not readable: {', '.join(sorted(map(str, broken)))}; --chip NAME says why."
    return Catalogue("chips", _CHIP_COLUMNS, tuple(rows), footer)


def _metrics() -> "Catalogue":
    from cuado.metrics import VOCABULARY
    from cuado.report.catalogue import Catalogue

    rows = tuple(
        {"metric": spec.name, "unit": spec.unit.value, "meaning": spec.meaning}
        for spec in VOCABULARY.values()
    )
    footer = "cuado explain METRIC also says who defines one of them."
    return Catalogue("metrics", ("metric", "unit", "meaning"), rows, footer)


_CATALOGUES = {
    Kind.RULES: _rules,
    Kind.EXPERIMENTS: _experiments,
    Kind.TRANSFORMATIONS: _transformations,
    Kind.CHIPS: _chips,
    Kind.METRICS: _metrics,
}
