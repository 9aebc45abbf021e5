"""Text of files as a terminal may be shown it: the one place where it is made harmless."""

import json

LONGEST = 1_500
"""Characters of a line on standard error: what was read can be of any length."""


def printable(text: str) -> str:
    r"""Text without control codes, which could command a terminal; each shows as ``\x1b``.

    Line breaks and tabs stay. Marks that turn the direction of writing are control codes, too.
    """
    return "".join(
        char
        if char.isprintable() or char in "\n\t"
        else char.encode("unicode_escape", "surrogatepass").decode("ascii")
        for char in text
    )


def harmless_json(text: str) -> str:
    r"""JSON with letters that a terminal could obey written as JSON writes them: ``\u009b``.

    They stand in texts only: what is between them is printable, and line breaks.
    """
    if all(part.isprintable() for part in text.split("\n")):
        return text
    return "".join(
        char if char.isprintable() or char == "\n" else json.dumps(char)[1:-1] for char in text
    )


def shortened(text: str, most: int = LONGEST) -> str:
    """Text with its middle left out, where it is longer than ``most`` characters."""
    if len(text) <= most:
        return text
    mark = f" ... [{len(text) - most:,} characters] ... "
    head = most * 3 // 4
    return f"{text[:head]}{mark}{text[head - most :]}"


def message(text: str) -> str:
    """One line for standard error: printable, without line breaks, and of bounded length."""
    return printable(shortened(" ".join(text.splitlines()) if "\n" in text else text))
