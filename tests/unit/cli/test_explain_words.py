"""Every word that a report uses has a page."""

import pytest

from cuado.cli.explain import page
from cuado.cli.explain_words import CLAIMS, VERDICTS, known_words
from cuado.cli.main import run
from cuado.model.cause import Cause
from cuado.model.limiter import Limit
from cuado.report.formats import render
from cuado.report.words import VERDICTS as NAMES
from cuado.what_if.result import Claim


@pytest.mark.parametrize("word", sorted(set(known_words())))
def test_a_word_has_a_page(word: str) -> None:
    found = page(word)
    text = render(found, "terminal")
    assert len(text.splitlines()) > 1
    assert found.summary or found.sections


def test_none_is_missing() -> None:
    assert set(VERDICTS) == set(Limit) == set(NAMES)
    assert set(CLAIMS) == set(Claim)


def test_a_cause_says_what_finds_and_removes_it() -> None:
    found = page(Cause.BANK_CONFLICTS)
    assert "Pad the shared array" in found.sections["What to do"]
    assert "conflict-free-shared" in found.facts["measured by"]
    assert "shared-padding" in found.facts["removed by"]
    assert "bank-conflict-load" in found.facts["named by the rules"]


@pytest.mark.parametrize(
    "words", [["memory", "bandwidth"], ["memory_bandwidth"], ["Memory-bandwidth"]]
)
def test_words_are_taken_as_they_are_printed(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["explain", *words]) == 0
    assert "memory bandwidth (a verdict on the limiter)" in capsys.readouterr().out


def test_an_unknown_word_names_near_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", "bank-conflict"]) == 2
    assert "did you mean" in capsys.readouterr().err
