"""Answers about all study cases and planted kernels, as a user sees them on a terminal.

``recorded/answers.tar.xz`` is what ``benchmarks/answers_recorded.py`` wrote without a GPU on
2026-11-27; its time was enough for ``analyze``.
"""

import tarfile
from pathlib import Path

import pytest
from screens import faults

from cuado.report.saved import load

ARCHIVE = Path(__file__).parent / "recorded" / "answers.tar.xz"
LEAST = 150
"""An archive with fewer answers is not the recorded one."""


@pytest.fixture(name="folder", scope="module")
def _folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("answers")
    with tarfile.open(ARCHIVE) as archive:
        archive.extractall(folder, filter="data")
    return folder


def test_every_recorded_answer_is_one_screen_with_what_to_do_first(folder: Path) -> None:
    answers = sorted(folder.rglob("*.cuado"))
    assert len(answers) >= LEAST
    assert {each.stem: found for each in answers if (found := faults(load(each)))} == {}
