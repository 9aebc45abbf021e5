"""Annotations for GitHub: severity, place and title of what was found, one command a line."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
import whatif_results as results

from cuado.api import analyze
from cuado.model.defect import Act, Checked, Defect, DefectKind, Severity, Site
from cuado.report.analysis import Report
from cuado.report.catalogue import Catalogue
from cuado.report.check import CheckReport
from cuado.report.document import Document
from cuado.report.formats import render
from cuado.report.whatif import WhatIfReport

RECORDED = Path(__file__).parents[3] / "examples" / "recorded"
COMMAND = re.compile(r"::(error|warning|notice) ([^:]*)::(.*)", re.ASCII)


@dataclass(frozen=True)
class Annotation:
    severity: str
    properties: dict[str, str]
    says: str


def read(text: str) -> str:
    """As the runner reads a message."""
    return text.replace("%0A", "\n").replace("%0D", "\r").replace("%25", "%")


def annotations(document: Document) -> list[Annotation]:
    found = []
    for line in render(document, "annotations").splitlines():
        command = COMMAND.fullmatch(line)
        assert command is not None, line
        pairs = (pair.partition("=") for pair in command[2].split(","))
        properties = {
            name: read(text.replace("%3A", ":").replace("%2C", ",")) for name, _, text in pairs
        }
        found.append(Annotation(command[1], properties, read(command[3])))
    return found


def site(line: int | None, file: str = "k.cu") -> Site:
    return Site(Act.WRITES, (0, 0, 0), (0, 0, 0), "st.global.u32", 7, file, line, "x[i] = 1;")


def checked(*defects: Defect) -> CheckReport:
    return CheckReport(Checked("k", "k", (1, 1, 1), (32, 1, 1), 1, defects))


def test_causes_of_a_recording_stand_at_their_lines() -> None:
    found = annotations(Report(analyze(RECORDED / "averaging.ncu-rep").found, top=1))
    first, *_, last = found
    assert first.severity == "warning"
    assert Path(first.properties["file"]).name == "averaging.cu"
    assert first.properties["line"] == "27"
    assert first.properties["title"] == "Uncoalesced global loads"
    assert "78% of the kernel's global sectors" in first.says
    assert "Bound: kernel at most 1.95x faster." in first.says
    assert first.says.splitlines()[-1] == "See: cuado explain uncoalesced-global-load"
    assert last.severity == "notice"
    assert "memory bandwidth" in last.says
    assert any("Also at " in each.says for each in found)


def test_a_named_cause_stands_at_its_line() -> None:
    found = annotations(WhatIfReport(results.transpose()))
    named = [each for each in found if each.severity == "warning"]
    assert [each.properties["title"] for each in named] == [
        cause.cause.value for cause in results.transpose().causes
    ]
    assert named
    assert all(each.says.endswith(".") for each in named)
    assert named[0].properties["file"] == results.FILE


def test_defects_have_their_severity_worst_first() -> None:
    race = Defect(DefectKind.WRITE_AFTER_WRITE, Severity.WARNING, 1, site(9), site(4))
    outside = Defect(DefectKind.OUT_OF_BOUNDS, Severity.ERROR, 3, site(12))
    first, second, verdict = annotations(checked(race, outside))
    assert (first.severity, first.properties["line"]) == ("error", "12")
    assert (second.severity, second.properties["line"]) == ("warning", "9")
    assert "Also at k.cu:4" in second.says
    assert verdict.says == "1 error, 1 warning; 1 block run"


def test_what_was_not_checked_is_a_notice() -> None:
    nothing = Checked("k", "k", (1, 1, 1), (32, 1, 1), 1, unchecked=("races between blocks",))
    verdict, note = annotations(CheckReport(nothing))
    # Races were not all looked for, so that the verdict does not deny them.
    assert verdict.says == (
        "no access out of bounds or misaligned, no wrong barrier, no unwritten shared memory read, "
        "no undefined value used; 1 block run"
    )
    assert (note.severity, note.says) == ("notice", "not checked: races between blocks")


def test_what_has_no_line_has_no_file() -> None:
    trap = Defect(DefectKind.TRAP, Severity.ERROR, 1, site(None, ""))
    first, _ = annotations(checked(trap))
    assert set(first.properties) == {"title"}


def test_paths_begin_at_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    inside = Defect(DefectKind.TRAP, Severity.ERROR, 1, site(3, f"{tmp_path}/src/k.cu"))
    outside = Defect(DefectKind.TRAP, Severity.ERROR, 1, site(3, "/elsewhere/k.cu"))
    files = [each.properties.get("file") for each in annotations(checked(inside, outside))]
    assert files == ["src/k.cu", "/elsewhere/k.cu", None]


def test_what_a_recording_says_cannot_command_the_runner() -> None:
    evil = "k\r\n::error::pwned\n::add-mask::a,line=1%0A\x1b[31m\u2028"
    rows = ({"rule": evil},)
    found = annotations(Catalogue(evil, ("rule",), rows, evil))
    assert len(found) == 1
    assert found[0].severity == "notice"
    assert set(found[0].properties) == {"title"}
    assert "\x1b" not in found[0].says
    trap = Defect(DefectKind.TRAP, Severity.ERROR, 1, site(1, evil))
    attacked = annotations(checked(trap))
    assert [each.severity for each in attacked] == ["error", "notice"]
    assert set(attacked[0].properties) == {"file", "line", "title"}
