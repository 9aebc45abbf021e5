"""Turns a rule's examples into profiles, and runs the rule on them as the engine does."""

from cuado.device.library import load_chip
from cuado.metrics import Measure, MetricSet, Provenance, specification
from cuado.model.device import DeviceAttributes
from cuado.model.finding import Finding, Skipped
from cuado.model.limiter import Limiter
from cuado.model.profile import Origin, Profile
from cuado.rules.rule import Example, Rule
from cuado.rules.run import run_rule


def profile_of(example: Example) -> Profile:
    """The example as a profile; its numbers count as measured."""
    given = {
        name: Measure(value, specification(name).unit, Provenance.MEASURED, "example")
        for name, value in example.metrics.items()
    }
    return Profile(
        kernel="example",
        signature="example",
        index=0,
        origin=Origin("example", "cuado"),
        device=DeviceAttributes(),
        launch=example.launch,
        metrics=MetricSet(given),
        instructions=example.instructions,
        opcodes=example.opcodes,
    )


def run_example(rule: Rule, example: Example) -> Finding | Skipped | None:
    """What ``rule`` says of the example."""
    limiter = Limiter(example.verdict, "", "", concurrency=example.concurrency)
    return run_rule(rule, profile_of(example), load_chip(example.chip), limiter)
