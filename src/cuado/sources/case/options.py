"""Options of the compilers that a case may give: those that change code, and do nothing else.

The rest is refused, not only what is known to do harm: nvcc runs its steps through a shell, and
options of both compilers name programs, plug-ins and files to write.
"""

import re
from collections.abc import Iterable, Sequence

from cuado.errors import CuadoError

_SWITCHES = frozenset(
    (
        *("use_fast_math", "restrict", "extra-device-vectorization", "m64", "O0", "O1", "O2", "O3"),
        *("lineinfo", "generate-line-info", "G", "device-debug", "w", "disable-warnings"),
        *("extended-lambda", "expt-extended-lambda", "expt-relaxed-constexpr", "device-int128"),
        *("default-device", "device-as-default-execution-space"),
    )
)
_TRUTH = re.compile(r"true|false")
_VALUES = {
    **dict.fromkeys(("fmad", "ftz", "prec-div", "prec-sqrt", "rdc"), _TRUTH),
    **dict.fromkeys(("relocatable-device-code", "builtin-move-forward"), _TRUTH),
    "std": re.compile(r"c\+\+(03|11|14|17|20|23)"),
    "dopt": re.compile(r"on|off"),
    "optimize": re.compile(r"[0-3]"),
    "diag-suppress": re.compile(r"[\d,]+"),
}
_TEXT = r"[^\x00-\x1f\x7f]"
_MACRO = re.compile(rf"[A-Za-z_]\w*(\([\w, .]*\))?(={_TEXT}*)?")
_NAME = re.compile(r"[A-Za-z_]\w*")
_FOLDER = re.compile(rf"(?![-@]){_TEXT}+")
_JOINED = {"D": _MACRO, "U": _NAME, "I": _FOLDER}
"""Their value follows at once, or as a word of its own."""
_NAMED = {"define-macro": _MACRO, "undefine-macro": _NAME, "include-path": _FOLDER}
_INSTEAD = {
    "maxrregcount": "it does nothing to PTX: write max_registers = ... instead",
    "arch": 'write architecture = "sm_90" instead',
    "gpu-architecture": 'write architecture = "sm_90" instead',
    "gencode": 'write architecture = "sm_90" instead',
    "include": "write #include into the source instead",
    "pre-include": "write #include into the source instead",
}
_REMEDY = (
    "give -D, -U, -I, -std=c++17, -use_fast_math, -fmad=false, -ftz, -prec-div, -prec-sqrt, "
    "-restrict, -extra-device-vectorization, -rdc, -G, ...: docs/cases.md lists all; "
    "or compile it yourself, and give the PTX"
)
_SHELL = re.compile(r"[\"'$`\\\x00-\x1f\x7f]")
"""What has a meaning inside double quotes, in which nvcc hands words to a shell, or ends them."""


class OptionError(CuadoError):
    """An option of the compiler that cuado does not pass on."""


def expect_allowed(options: Iterable[str]) -> None:
    """Make sure that every option is one that changes code, and does nothing else.

    Raises:
        OptionError: one is not; says what to give in its place.
    """
    waiting: tuple[str, re.Pattern[str]] | None = None
    for option in options:
        if waiting is not None:
            _expect_value(*waiting, option)
            waiting = None
            continue
        name, equals, value = option.removeprefix("-").removeprefix("-").partition("=")
        if not option.startswith("-") or not name:
            raise _refused(option)
        waiting = _checked(option, name, value if equals else None)
    if waiting is not None:
        raise OptionError(f"option '{waiting[0]}' has no value", f"write {waiting[0]}=...")


def expect_shell_safe(words: Sequence[str]) -> None:
    """Make sure that no word can end the quotes in which nvcc hands it to a shell.

    Raises:
        OptionError: one can.
    """
    for word in words:
        if _SHELL.search(word):
            raise OptionError(
                f"nvcc starts a shell, which would read {word!r} as more than text",
                "rename the file or folder, define the macro in the source, "
                'or write compiler = "nvrtc"',
            )


def _checked(option: str, name: str, value: str | None) -> tuple[str, re.Pattern[str]] | None:
    """Check an option; its pattern where the next word is its value."""
    if value is None and name in _SWITCHES:
        return None
    pattern = _VALUES.get(name) or _NAMED.get(name)
    if pattern is None and name[0] in _JOINED and not option.startswith("--"):
        pattern = _JOINED[name[0]]
        value = option[2:] or None
    if pattern is None:
        raise _refused(option)
    if value is None:
        return option, pattern
    _expect_value(option, pattern, value)
    return None


def _expect_value(option: str, pattern: re.Pattern[str], value: str) -> None:
    if not pattern.fullmatch(value):
        raise OptionError(f"option '{option}' cannot have the value '{value}'", _REMEDY)


def _refused(option: str) -> OptionError:
    name = option.lstrip("-").partition("=")[0]
    known = next((_INSTEAD[each] for each in _INSTEAD if name == each), _REMEDY)
    return OptionError(f"option '{option}' is not passed on to the compiler", known)
