"""What holds of every rule: names, headings, declared inputs, and its examples."""

import importlib
from pathlib import Path

import pytest
from rule_examples import run_example

import cuado.rules
from cuado.metrics import VOCABULARY
from cuado.model.finding import Bound, Finding, Kind, Scope
from cuado.rules.registry import HEADINGS, all_rules, documentation, rule_named, sections
from cuado.rules.rule import Example, Rule, Topic

RULES = {rule.name: rule for rule in all_rules()}
FIRING = [(rule, example) for rule in RULES.values() for example in rule.fires]
SILENT = [(rule, example) for rule in RULES.values() for example in rule.silent]


def label(value: object) -> str:
    return value.name if isinstance(value, Rule) else ""


def test_every_file_is_a_rule() -> None:
    root = Path(cuado.rules.__file__ or "").parent
    files = [path for topic in Topic for path in (root / topic).glob("*.py")]
    assert {path.stem.replace("_", "-") for path in files} - {"--init--"} == set(RULES)
    folders = {path.parent.name for path in root.glob("*/*.py")}
    assert folders == {*Topic, "analyses"}, "rules are looked for in the folders of topics"


@pytest.mark.parametrize("name", RULES)
def test_documentation_has_the_fixed_headings(name: str) -> None:
    summary, parts = sections(documentation(name))
    assert summary.endswith(".")
    assert tuple(parts) == HEADINGS
    assert all(len(text) > 20 for text in parts.values())


@pytest.mark.parametrize("name", RULES)
def test_declared_inputs_are_known_and_some(name: str) -> None:
    rule = RULES[name]
    assert rule.declared <= set(VOCABULARY)
    assert rule.needs or rule.needs_any or rule.requires
    module = importlib.import_module(f"cuado.rules.{rule.topic.value}.{name.replace('-', '_')}")
    assert module.RULE is rule
    assert rule.fires
    assert rule.silent


@pytest.mark.parametrize(("rule", "example"), FIRING, ids=label)
def test_fires(rule: Rule, example: Example) -> None:
    finding = run_example(rule, example)
    assert isinstance(finding, Finding), finding
    assert finding.rule == rule.name
    assert finding.why
    assert finding.advice or finding.kind is not Kind.CAUSE
    if finding.bound is not None:
        check_bound(finding.bound)
    assert all(0 < line.share <= 1 + 1e-9 for line in finding.lines)


def check_bound(bound: Bound) -> None:
    assert bound.speedup >= 1
    assert bound.scope in Scope
    assert bound.basis


@pytest.mark.parametrize(("rule", "example"), SILENT, ids=label)
def test_stays_silent(rule: Rule, example: Example) -> None:
    assert run_example(rule, example) is None


def test_a_rule_without_its_inputs_is_skipped_and_says_what_it_lacks() -> None:
    for rule in RULES.values():
        result = run_example(rule, Example(says="nothing at all", chip=rule.fires[0].chip))
        assert result is not None, rule.name
        assert not isinstance(result, Finding), rule.name
        assert result.missing, rule.name


def test_unknown_rules_list_the_known_ones() -> None:
    with pytest.raises(Exception, match="known: achieved-below-theoretical, atomics-contention, "):
        rule_named("no-such-rule")
    with pytest.raises(Exception, match=r"did you mean uncoalesced-global-load\b"):
        rule_named("uncoalesced-global-loads")
