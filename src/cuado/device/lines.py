"""The line of a chip file in which a key stands, for messages."""

import re

_TABLE = re.compile(r"^\s*\[\s*([\w.-]+)\s*\]")
_KEY = re.compile(r"""^\s*["']?([\w-]+)["']?\s*[.=]""")


def line_of(text: str, key: str) -> int | None:
    """The line, from 1, of a dotted key such as ``facts.sm_count.value``, or of its table.

    None if neither is there.
    """
    table, _, rest = key.partition(".")
    wanted = rest.partition(".")[0]
    current, of_table = "", None
    for number, line in enumerate(text.splitlines(), 1):
        if match := _TABLE.match(line):
            current = match[1]
            if current == table:
                of_table = number
        elif match := _KEY.match(line):
            if current == table and match[1] == wanted:
                return number
            if not current and match[1] == table and not wanted:
                return number
    return of_table
