"""Each document's counters, as printed, lead to the document's conclusion by ``cuado analyze``.

``conclusions.toml`` has the documents' words, the table with the numbers, and what must come out.
It also says which thresholds were taken from the same documents.
"""

import csv
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cuado.analysis.analysis import Analysis
from cuado.analysis.diagnosis import Diagnosis
from cuado.api import analyze
from cuado.model.limiter import Limit
from cuado.model.profile import Variant
from cuado.rules.registry import all_rules
from cuado.sources.read import read
from cuado.sources.study.document import read_figures

FOLDER = Path(__file__).parents[2] / "examples" / "case_studies" / "documents"
CONCLUSIONS: list[dict[str, Any]] = tomllib.loads(
    (FOLDER / "conclusions.toml").read_text(encoding="utf-8")
)["conclusion"]
KEYS = {"document", "section", "quote", "table", "kernel"}
CLAIMS = {"limiter", "words", "causes", "absent"}
TABLES = sorted((FOLDER / "tables").iterdir())
LACKED = 0
"""Conclusions that cuado does not draw."""


@cache
def analysis(table: str) -> Analysis:
    return analyze(FOLDER / table).found


def diagnosis(conclusion: dict[str, Any]) -> Diagnosis:
    (found,) = (
        each
        for each in analysis(conclusion["table"]).diagnoses
        if each.profile.kernel == conclusion["kernel"] and each.profile.variant is Variant.FULL
    )
    return found


def missed(conclusion: dict[str, Any]) -> list[str]:
    """What of a conclusion does not come out."""
    found = diagnosis(conclusion)
    rules = [finding.rule for finding in (*found.findings, *found.minor)]
    verdict = found.limiter
    said = f"{verdict.unit}: {verdict.reason}"
    wanted = conclusion.get("causes", [])
    lacking = [f"no {rule}" for rule in wanted if rule not in rules]
    if not lacking and wanted != [rule for rule in rules if rule in wanted]:
        lacking.append(f"the order is {rules}")
    silent = {skipped.rule for skipped in found.skipped}
    # A rule that lacks its numbers is silent whatever the kernel does: that is no conclusion.
    lacking += [r for r in conclusion.get("absent", []) if r in rules or r in silent]
    if verdict.verdict is not Limit(conclusion.get("limiter", verdict.verdict)):
        lacking.append(f"{verdict.verdict}: {said}")
    if conclusion.get("words", "") not in said:
        lacking.append(said)
    return lacking


@pytest.mark.parametrize(
    "conclusion",
    [pytest.param(c, id=f"{c['document']}-{c['kernel']}-{c['quote'][:40]}") for c in CONCLUSIONS],
)
def test_cuado_concludes_what_the_document_does(conclusion: dict[str, Any]) -> None:
    lacking = missed(conclusion)
    assert bool(lacking) == ("lacks" in conclusion), lacking


def test_all_are_concluded() -> None:
    assert len(CONCLUSIONS) >= 40
    assert sum("lacks" in each for each in CONCLUSIONS) == LACKED
    assert {each["document"] for each in CONCLUSIONS} == {"000", "001", "002", "003", "004"}


def test_each_is_of_known_words_and_claims_something() -> None:
    rules = {rule.name for rule in all_rules()}
    for each in CONCLUSIONS:
        assert KEYS < each.keys() <= KEYS | CLAIMS | {"lacks"}
        assert each.keys() & CLAIMS
        assert {*each.get("causes", ()), *each.get("absent", ())} <= rules
        assert not set(each.get("causes", ())) & set(each.get("absent", ()))


@pytest.mark.parametrize("table", TABLES, ids=lambda path: path.name)
def test_tables_are_used_whole(table: Path) -> None:
    recording = read(table)
    assert recording.unreadable == ()
    assert all("left out" not in note for note in recording.notes)
    assert f"tables/{table.name}" in {each["table"] for each in CONCLUSIONS}


DERIVED = {
    "001_climate_b.csv": set[float](),
    "002_nsight.csv": {100 - 16.32},
    "004_nvvp.csv": {256.0, 32.0, 1201.0},
}
"""Numbers of the tables that follow from printed ones: a rate's complement, 1.201 ms in us."""
ASKED = {"access_bytes"}
"""Columns that say how to read the others: "fp64"."""


@pytest.mark.parametrize("name", DERIVED)
def test_tables_hold_printed_figures_only(name: str) -> None:
    printed = {each.value for each in read_figures(FOLDER / f"{name[:3]}.csv")} | DERIVED[name]
    lines = (FOLDER / "tables" / name).read_text(encoding="utf-8").splitlines()
    for row in csv.DictReader(line for line in lines if not line.startswith("#")):
        for column, cell in row.items():
            if column == "kernel" or column in ASKED or re.fullmatch("Low|Mid|", cell):
                continue
            sizes = [float(part) for part in cell.split("x")]
            assert all(size in printed or size == 1 for size in sizes), (row["kernel"], column)
