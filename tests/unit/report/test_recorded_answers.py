"""Answers about all study cases and planted kernels, as a user sees them on a terminal.

``recorded/answers*.tar.xz`` are what ``benchmarks/answers_recorded.py`` wrote without a GPU on
2026-11-27: of ``analyze`` about 157 cases, and of ``check`` (all), ``run`` (every eighth) and
``whatif`` (137 of 171); what-ifs of 21 of the others, made later the same day, and of the last 13
in the night that followed.
"""

import tarfile
from pathlib import Path

import pytest
from screens import faults, faults_in_15_seconds

from cuado.report.saved import load

LEAST = {
    "answers": 150,
    "answers-of-other-verbs": 320,
    "answers-of-later-whatifs": 21,
    "answers-of-last-whatifs": 13,
}
"""Answers in each archive; one with fewer is not the recorded one."""


@pytest.mark.parametrize("name", LEAST)
def test_every_recorded_answer_is_one_screen_with_what_to_do_first(
    name: str, tmp_path: Path
) -> None:
    with tarfile.open(Path(__file__).parent / "recorded" / f"{name}.tar.xz") as archive:
        archive.extractall(tmp_path, filter="data")
    answers = sorted(tmp_path.rglob("*.cuado"))
    assert len(answers) >= LEAST[name]
    documents = {each.stem: load(each) for each in answers}
    found = {name: [*faults(it), *faults_in_15_seconds(it)] for name, it in documents.items()}
    assert {name: each for name, each in found.items() if each} == {}
