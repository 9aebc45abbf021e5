"""Python's regular expressions as POSIX ones, held against the C library that will search."""

import ctypes
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.sources.injection.pattern import PatternError, posix, without_case_mark

_C = ctypes.CDLL(None)
_EXTENDED, _NO_SUBMATCH = 1, 8


def found(pattern: str, text: str) -> bool:
    """Whether the C library finds an extended expression, as the injection library asks it."""
    compiled = ctypes.create_string_buffer(256)  # regex_t is smaller.
    assert _C.regcomp(compiled, pattern.encode(), _EXTENDED | _NO_SUBMATCH) == 0
    outcome = _C.regexec(compiled, text.encode(), 0, None, 0)
    _C.regfree(compiled)
    return int(outcome) == 0


NAMES = ("_Z4axpyfPKfPfi", "void gemm<float, 128>(float*)", "a.b", "ab]c", "x-1", "{k}", "a^", "")


@pytest.mark.parametrize(
    "pattern",
    [
        "axpy",
        "^_Z\\d+axpy",
        r"gemm<\w+, \d{2,3}>",
        r"\(float\*\)$",
        "a[.]b",
        r"[\]c]c",
        "[^a-z]1",
        "(?:ax|by)py",
        "ge+?mm??",
        r"[\d\-]1",
        "{k}",
        "a[\\^]",
        "[^^]k",
        r"\bfloat\b",
        "m{,2}<",
        r"[\w]]c",
        "x-[0-9-]",
    ],
)
def test_it_finds_what_python_finds(pattern: str) -> None:
    for name in NAMES:
        assert found(posix(pattern), name) == bool(re.search(pattern, name)), name


@given(st.text(alphabet=st.characters(min_codepoint=33, max_codepoint=126), max_size=12))
def test_a_name_as_such_is_found_in_itself(name: str) -> None:
    assert found(posix(re.escape(name)), f"void {name}(float)")


@pytest.mark.parametrize("pattern", ["a(", "(?=a)", r"(a)\1", "(?i)a", r"\x41", "a*+", r"[\D]"])
def test_what_posix_cannot_say_is_refused(pattern: str) -> None:
    with pytest.raises(PatternError) as caught:
        posix(pattern)
    assert pattern in caught.value.message
    assert caught.value.remedy


def test_the_case_of_letters_is_told_apart() -> None:
    assert without_case_mark("(?i)softmax") == ("softmax", True)
    assert without_case_mark("softmax(?i)") == ("softmax(?i)", False)
