"""Sentences of pages begin with a capital, and names in the source stay as they are."""

import pytest

from cuado.report.drawing.environment import sentence


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("results are equal", "Results are equal"),
        ("bank-conflicts limit it", "Bank-conflicts limit it"),
        ("latency", "Latency"),
        ("out[i][j] = in[j][i] for a square matrix", "out[i][j] = in[j][i] for a square matrix"),
        ("blockIdx renumbered", "blockIdx renumbered"),
        ("v1 is faster", "v1 is faster"),
        ("", ""),
    ],
)
def test_only_plain_words_get_a_capital(text: str, shown: str) -> None:
    assert sentence(text) == shown
