"""Edits leave everything else as it is, and the diff makes the edited text of the other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.cuda_source import Edit, EditError, Span, apply_edits, parse_source, unified_diff


def _after(before: str, patch: str) -> str:
    """What ``patch`` makes of a text: hunks applied strictly, by the numbers in their heads."""
    old = before.split("\n")
    made: list[str] = []
    position = 0
    for line in patch.split("\n")[2:-1]:
        if line.startswith("@@"):
            begin, _, count = line.split()[1][1:].partition(",")
            start = int(begin) - (count != "0")
            made += old[position:start]
            position = start
        elif line[0] in " -":
            assert old[position] == line[1:]
            made += [line[1:]] * (line[0] == " ")
            position += 1
        elif line[0] == "+":
            made.append(line[1:])
    return "\n".join(made + old[position:])


def test_edits_count_bytes_and_keep_the_rest() -> None:
    source = parse_source("/* é */ int x;\r\nint y;")
    made = apply_edits(
        source, [Edit(Span(13, 14), "äz"), Edit.insertion(0, "// "), Edit.insertion(0, "a ")]
    )
    assert made == "// a /* é */ int äz;\r\nint y;"
    assert source.newline == "\r\n"


def test_the_same_edit_is_made_once() -> None:
    source = parse_source("int x;")
    assert apply_edits(source, [Edit.insertion(0, "const ")] * 2) == "const int x;"


@pytest.mark.parametrize(
    "edits", [[Edit(Span(0, 4), "a"), Edit(Span(3, 5), "b")], [Edit(Span(4, 99), "a")]]
)
def test_edits_that_collide_are_an_error(edits: list[Edit]) -> None:
    with pytest.raises(EditError):
        apply_edits(parse_source("int x;"), edits)


def test_a_diff_is_what_patch_reads() -> None:
    assert unified_diff("k.cu", "a\nb\nc", "a\nB\nc") == (
        "--- a/k.cu\n+++ b/k.cu\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n\\ No newline at end of file\n"
    )
    assert unified_diff("k.cu", "a\n", "a\n") == ""


def test_lines_end_at_newlines_only() -> None:
    before, after = "a\fb\rc\u2028d\r\ne\n", "a\fb\rc\u2028d\r\nf\n"
    assert _after(before, unified_diff("k.cu", before, after)) == after


@given(
    st.lists(st.sampled_from(["a", "b", "c", "d\r"]), max_size=30),
    st.lists(st.sampled_from(["a", "b", "c", "d\r"]), max_size=30),
)
def test_a_diff_makes_the_other_text(before: list[str], after: list[str]) -> None:
    old, new = "".join(f"{x}\n" for x in before), "".join(f"{x}\n" for x in after)
    patch = unified_diff("k.cu", old, new)
    assert (_after(old, patch) if patch else old) == new
