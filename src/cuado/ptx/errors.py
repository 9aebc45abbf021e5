"""Errors of PTX text, of its edits, and of rewritten code."""

from cuado.errors import CuadoError


class PtxError(CuadoError):
    """Base of all errors about PTX text."""


class PtxSyntaxError(PtxError):
    """Text that is not PTX; ``line`` counts from 1, ``offset`` is in characters from 0."""

    def __init__(self, problem: str, line: int, offset: int) -> None:
        self.line = line
        self.offset = offset
        super().__init__(f"PTX line {line}: {problem}")


class PtxEditError(PtxError):
    """Edits that overlap, lie outside the text, or cannot be made."""


class TooLargeError(PtxError):
    """A kernel is too large to be analysed: the analyses have bounds, so that each of them ends."""

    def __init__(self, what: str) -> None:
        super().__init__(f"the kernel is too large to be analysed: {what}")


def why_too_large(error: TooLargeError | RecursionError) -> str:
    """Why an analysis did not end: its bound, or Python's, which long chains of values meet."""
    if isinstance(error, TooLargeError):
        return error.message
    return TooLargeError("a value is computed from others in too many steps").message


class PtxVerificationError(PtxError):
    """PTX that parses but breaks a rule of the language, as the verifier found."""
