"""A verdict on what limits a kernel reads as a sentence."""

import pytest

from cuado.report.words import limited


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("latency (barriers)", "is limited by latency (barriers)"),
        ("balanced (memory and math)", "is balanced (memory and math)"),
        ("near the roof (DRAM)", "is near the roof (DRAM)"),
        ("launch too small (3 blocks)", "is limited by a launch too small (3 blocks)"),
    ],
)
def test_a_verdict_reads_as_a_sentence(said: str, sentence: str) -> None:
    assert limited(said) == sentence
