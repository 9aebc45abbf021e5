"""Instructions that end a launch with an error, and do nothing else: traps and failed assertions.

Asserts of C++ and impossible cases (``brkpt`` in CUTLASS) are branches around them. They are
reached no sooner for what an experiment changes, as it leaves all that decides a branch.
"""

from cuado.ptx.analysis.code import Code
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.syntax.operands import Arguments, Name

_TRAPS = frozenset({"trap", "brkpt"})
_ASSERTION = "__assertfail"


def fails_assertion(code: Code, index: int) -> bool:
    """True if an instruction calls what a failed ``assert`` does, which never comes back."""
    if Trait.CALL not in code.effects[index].opcode.traits:
        return False
    named = [each for each in code.instructions[index].operands if not isinstance(each, Arguments)]
    if not named or not isinstance(named[0], Name) or named[0].text != _ASSERTION:
        return False
    # A module that has a function of this name may do anything in it, and come back.
    function = code.module.function(_ASSERTION)
    return function is None or function.body is None


def ends_launch(code: Code, index: int) -> bool:
    """True if an instruction ends the launch wherever a branch leads to it."""
    instruction = code.instructions[index]
    if instruction.guard:
        return False
    return instruction.base in _TRAPS or fails_assertion(code, index)
