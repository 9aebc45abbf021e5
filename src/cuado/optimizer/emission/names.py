"""Names from outside (kernels, arguments, variables) as parts of files that are written."""

import re
import zlib

_LONGEST = 80
"""Characters of a file's name that a kernel's name gives: file systems take 255 bytes in all."""
_PLAIN = frozenset(range(0x20, 0x7F)) - frozenset(b'"\\?')


def printable(text: str) -> str:
    """The text with a backslash and a number for what a terminal or an editor would act on.

    Different texts stay different.
    """
    return "".join(
        each if each.isprintable() and each != "\\" else _escaped(ord(each)) for each in text
    )


def _escaped(code: int) -> str:
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{{{code:x}}}"


def file_stem(kernel: str) -> str:
    """A kernel's name as that of a file; what no file may be called is replaced, and told apart."""
    plain = re.sub(r"[^A-Za-z0-9_]", "_", kernel)
    if plain == kernel and 0 < len(plain) <= _LONGEST:
        return plain
    return f"{plain[:_LONGEST]}_{zlib.crc32(kernel.encode(errors='surrogatepass')):08x}"


def cpp_text(text: str | bytes) -> str:
    """A string literal of C and C++, whatever is in the text.

    Quotes, line ends, question marks (trigraphs) and all that is not ASCII are octal numbers, which
    end after three digits whatever follows.
    """
    data = text.encode(errors="surrogateescape") if isinstance(text, str) else text
    return '"' + "".join(chr(each) if each in _PLAIN else f"\\{each:03o}" for each in data) + '"'


def cpp_identifiers(names: list[str]) -> list[str]:
    """Identifiers for names: no keywords, no macros, no two alike.

    They end in an underscore, as no keyword does; those that would be alike get a number.
    """
    found: list[str] = []
    for name in names:
        plain = re.sub(r"[^A-Za-z0-9]+", "_", name)[:_LONGEST].strip("_")
        stem = plain if plain[:1].isalpha() else f"p{plain}"
        made, number = f"{stem}_", 1
        while made in found:
            number += 1
            made = f"{stem}_{number}_"
        found.append(made)
    return found


def markdown_code(text: str) -> str:
    """A code span of a line or a table's cell, of printable text."""
    return "`" + text.replace("`", "'").replace("|", "\\|") + "`"
