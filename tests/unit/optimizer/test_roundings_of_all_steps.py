"""Every transformation on a kernel whose roundings are the assembler's choice: all are kept.

Each is applied to the kernel of ``test_relied_facts`` that it fits, with its multiply-adds taken
apart and no rounding stated, as a front end that leaves this to the assembler would write it.
"""

import re
from dataclasses import replace

import pytest
from alike import case, subject_of
from test_relied_facts import APPLIED

from cuado.kernel.roundings.compared import machine_objection, objection
from cuado.model.launch import Launch
from cuado.optimizer.registry import transformation_from
from cuado.optimizer.version import Version, next_version
from cuado.ptx.analysis.rounding import arithmetic_in, is_free, states_all_roundings

_FUSED = re.compile(
    r"(@!?%p\d+ )?fma\.rn((?:\.ftz)?\.f(?:32|64))\s+(%\w+), ([^,;]+), ([^,;]+), ([^,;]+);"
)
_STATED = re.compile(r"(?<![.\w])(add|sub|mul)\.rn(?=(?:\.ftz)?\.f(?:32|64)\b)")
EXACT = [text for text in APPLIED if transformation_from(text).IS_EXACT]
SECOND = "read-only-loads"
"""A step after each: it finds work in most."""


def freed(launch: Launch) -> Launch:
    """The launch with products and sums that the assembler may fuse, and does."""
    registers: list[str] = []

    def apart(match: re.Match[str]) -> str:
        guard, type_, result, *terms = match.groups()
        name = f"%apart{len(registers)}_"
        registers.append(f".reg {type_.removeprefix('.ftz')} {name};")
        product = f"{guard or ''}mul{type_} {name}, {terms[0]}, {terms[1]};"
        return f"{product} {guard or ''}add{type_} {result}, {name}, {terms[2]};"

    text = _STATED.sub(r"\1", _FUSED.sub(apart, launch.ptx))
    body = text.index("{", text.index(f" {launch.kernel}("))
    return replace(launch, ptx=text[: body + 1] + " ".join(registers) + text[body + 1 :])


@pytest.mark.parametrize("text", EXACT)
def test_roundings_are_kept(text: str) -> None:
    launch = freed(case(f"benchmarks/planted/{APPLIED[text]}.toml"))
    subject = subject_of(launch)
    assert states_all_roundings(subject.launch.ptx)
    made = next_version(Version((), subject), transformation_from(text))
    if isinstance(made, Version):
        _assert_kept(launch, made)
        second = next_version(made, transformation_from(SECOND))
        if isinstance(second, Version):
            _assert_kept(launch, second)
    else:
        # Code that was taken apart is not what a source compiles to, nor what a pattern matches.
        assert "round" not in made.reason, made
        assert text.startswith("compiler-flags"), made


def _assert_kept(launch: Launch, made: Version) -> None:
    """The text says how all is rounded, and so it is; by kinds, as the original's machine code."""
    original = subject_of(launch)
    assert not any(map(is_free, arithmetic_in(made.subject.launch.ptx)))
    assert not objection(original.assembled, made.subject.assembled)
    assert not machine_objection(made.subject.assembled)
