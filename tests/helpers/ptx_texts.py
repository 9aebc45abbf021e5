"""Texts of PTX in tests: edited and parsed again, verified whether or not they parse."""

from collections.abc import Iterable

from cuado.ptx import Edit, Module, PtxSyntaxError, apply, parse
from cuado.ptx.problems import Problem, Rule
from cuado.ptx.verify import verify


def rewritten(module: Module, edits: Iterable[Edit]) -> Module:
    """The module after the edits, parsed anew."""
    return parse(apply(module.text, edits))


def verify_text(text: str) -> tuple[Problem, ...]:
    """Problems of PTX text; a single one if it does not parse."""
    try:
        return verify(parse(text))
    except PtxSyntaxError as error:
        return (Problem(error.line, Rule.SYNTAX, error.message),)
