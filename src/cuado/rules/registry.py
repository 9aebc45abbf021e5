"""Finds the rules: every module in a topic's folder that defines ``RULE``."""

import importlib
import pkgutil
from functools import cache
from inspect import cleandoc

import cuado.rules
from cuado.errors import UnknownNameError
from cuado.rules.rule import Rule, Topic

HEADINGS = ("What it does", "Why it costs", "Example", "What to try", "References")
"""Sections of every rule's docstring, in this order."""


@cache
def all_rules() -> tuple[Rule, ...]:
    """Every rule, by topic and name."""
    return tuple(getattr(module, "RULE") for module in _modules())  # noqa: B009 - any module


def rule_named(name: str) -> Rule:
    """The rule called ``name``.

    Raises:
        UnknownNameError: if there is none; lists those there are.
    """
    rules = {rule.name: rule for rule in all_rules()}
    if name not in rules:
        raise UnknownNameError("rule", name, rules)
    return rules[name]


@cache
def documentation(name: str) -> str:
    """The teaching text of the rule called ``name``.

    Raises:
        UnknownNameError: if there is none.
    """
    rule = rule_named(name)
    module = importlib.import_module(
        f"{cuado.rules.__name__}.{rule.topic.value}.{rule.name.replace('-', '_')}"
    )
    return cleandoc(module.__doc__ or "")


def sections(text: str) -> tuple[str, dict[str, str]]:
    """Split a teaching text into its summary line and its sections by heading.

    Raises:
        ValueError: if the headings are not those of :data:`HEADINGS`, in their order.
    """
    lines = text.splitlines()
    starts = [
        index
        for index, line in enumerate(lines[:-1])
        if line and set(lines[index + 1]) == {"-"} and len(lines[index + 1]) == len(line)
    ]
    found = tuple(lines[index] for index in starts)
    if found != HEADINGS:
        raise ValueError(f"headings are {found}, not {HEADINGS}")
    ends = [*starts[1:], len(lines)]
    parts = {
        lines[start]: "\n".join(lines[start + 2 : end]).strip()
        for start, end in zip(starts, ends, strict=True)
    }
    return " ".join(lines[: starts[0]]).strip(), parts


def _modules() -> tuple[object, ...]:
    found = []
    for topic in Topic:
        package = importlib.import_module(f"{cuado.rules.__name__}.{topic.value}")
        for info in sorted(pkgutil.iter_modules(package.__path__), key=lambda info: info.name):
            found.append(importlib.import_module(f"{package.__name__}.{info.name}"))
    return tuple(found)
