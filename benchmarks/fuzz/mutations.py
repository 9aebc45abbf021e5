"""Ways to damage a file: pure functions of a generator of random numbers and the content."""

import json
import re
import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

Mutation = Callable[[Random, bytes], bytes]

_WORD = re.compile(rb"[\w.$%]+|[^\w\s]|\s+")
_WORDS = (
    *(b"", b"0", b"-1", b"1", b"nan", b"inf", b"-inf", b"1e999", b"0x7fffffffffffffff", b"true"),
    *(
        b"9" * 400,
        b"9" * 5_000,
        b"18446744073709551616",
        b"-9223372036854775809",
        b"1_000",
        b"%r99",
    ),
    *(
        b"\0",
        b"\x1b[31m",
        b"\xc2\x9b31m",
        b"\xe2\x80\xae",
        b"\xff\xfe",
        b"\xef\xbb\xbf",
        b"'",
        b'"',
    ),
    *(
        b"[",
        b"]",
        b"{",
        b"}",
        b"(",
        b")",
        b";",
        b",",
        b"=",
        b"\n",
        b"\\",
        b"/*",
        b"//",
        b"../../etc",
    ),
    *(b"[" * 3_000, b"x" * 10_000, b"{" * 300, b".u64", b".f32", b"%tid.x", b"@%p1", b"ret;"),
)
_NUMBERS = (0, 1, -1, 127, 255, 1 << 15, 1 << 31, (1 << 31) - 1, 1 << 32, (1 << 63) - 1, -(1 << 63))
_VALUES: tuple[Any, ...] = (
    *(None, True, False, "", "x", "nan", "\x1b[2J", "9" * 400, [], {}, [[]], 0, -1, 0.5, 1e308),
    *(2**31, 2**53, 2**63, 2**64, -(2**63), 10**400, -0.0, "x" * 10_000, [0] * 100, {"": None}),
)
_CELLS: tuple[Any, ...] = (
    *(None, "", "text", "9" * 400, "\x1b[31m", "nan", b"\xff\xfe\0", b"", 0, -1, 0.5, 1e308),
    *(
        float("inf"),
        2**31,
        2**53,
        2**63 - 1,
        -(2**63),
        "\udc80".encode("utf-8", "replace").decode(),
    ),
)


def bytes_of(random: Random, data: bytes) -> bytes:
    """Bits, slices and numbers of a binary file."""
    made = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 4, 16))):
        at = random.randrange(len(made) + 1)
        match random.randrange(7):
            case 0:
                del made[at:]
            case 1:
                del made[at : at + random.randrange(1, 64)]
            case 2:
                made[at:at] = random.randbytes(random.randrange(1, 64))
            case 3:
                made[at:at] = made[: random.randrange(1, 256)]
            case 4:
                size = random.choice((2, 4, 8))
                value = random.choice(_NUMBERS) % (1 << 8 * size)
                made[at : at + size] = value.to_bytes(size, random.choice(("little", "big")))
            case _ if at < len(made):
                made[at] ^= 1 << random.randrange(8)
    return bytes(made)


def words_of(random: Random, data: bytes) -> bytes:
    """Words, marks and blanks of a text."""
    words = _WORD.findall(data)
    for _ in range(random.choice((1, 1, 2, 4))):
        if not words:
            break
        at = random.randrange(len(words))
        match random.randrange(5):
            case 0:
                del words[at]
            case 1:
                words.insert(at, words[random.randrange(len(words))])
            case 2:
                other = random.randrange(len(words))
                words[at], words[other] = words[other], words[at]
            case _:
                words[at] = random.choice(_WORDS)
    return b"".join(words)


def lines_of(random: Random, data: bytes) -> bytes:
    """Whole lines of a text."""
    lines = data.split(b"\n")
    for _ in range(random.choice((1, 1, 2, 4))):
        at = random.randrange(len(lines))
        match random.randrange(4):
            case 0 if len(lines) > 1:
                del lines[at]
            case 1:
                lines.insert(at, lines[random.randrange(len(lines))])
            case 2:
                lines[at] = words_of(random, lines[at])
            case _:
                lines[at] = lines[at][: random.randrange(len(lines[at]) + 1)]
    return b"\n".join(lines)


def text_of(random: Random, data: bytes) -> bytes:
    """A text in one way or another."""
    return random.choice((words_of, words_of, words_of, lines_of, bytes_of))(random, data)


def json_of(random: Random, data: bytes) -> bytes:
    """Values of JSON, which stays JSON; sometimes its text."""
    if random.random() < 0.2:
        return text_of(random, data)
    whole = [json.loads(data)]
    for _ in range(random.choice((1, 1, 2, 4))):
        place, key = random.choice(_places(whole))
        match random.randrange(4):
            case 0 if place is not whole:
                del place[key]
            case 1 if isinstance(place, dict):
                place[random.choice(("", "x", "\x1b[2J", "kernel"))] = _value(random)
            case _:
                place[key] = _value(random)
    return json.dumps(whole[0] if whole else None).encode()


def _places(whole: list[Any]) -> list[tuple[Any, Any]]:
    """All of a JSON's places: what holds each, and the key there."""
    found: list[tuple[Any, Any]] = []
    waiting: list[Any] = [whole]
    while waiting:
        held = waiting.pop()
        keys: Sequence[Any] = list(held) if isinstance(held, dict) else range(len(held))
        for key in keys:
            found.append((held, key))
            if isinstance(held[key], dict | list):
                waiting.append(held[key])
    return found


def database_of(random: Random, data: bytes) -> bytes:
    """Cells, columns and tables of SQLite; sometimes its bytes."""
    if random.random() < 0.2:
        return bytes_of(random, data)
    with tempfile.TemporaryDirectory(prefix="fuzz-") as folder:
        path = Path(folder) / "a.sqlite"
        path.write_bytes(data)
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA ignore_check_constraints = ON")
        try:
            for _ in range(random.choice((1, 2, 4))):
                _alter(random, connection)
        finally:
            connection.close()
        return path.read_bytes()


def _alter(random: Random, connection: sqlite3.Connection) -> None:
    named = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    tables = sorted(name for (name,) in named if not name.startswith("sqlite_"))
    if not tables:
        return
    table = random.choice(tables)
    columns = [row[1] for row in connection.execute(f'PRAGMA table_info("{table}")')]
    column = random.choice(columns)
    action = random.randrange(10)
    try:
        if action == 0:
            connection.execute(f'DROP TABLE "{table}"')
        elif action == 1:
            connection.execute(f'ALTER TABLE "{table}" DROP COLUMN "{column}"')
        elif action == 2:
            connection.execute(f'INSERT INTO "{table}" SELECT * FROM "{table}" LIMIT 1')  # noqa: S608
        else:
            where = f'rowid = (SELECT rowid FROM "{table}" ORDER BY random() LIMIT 1)'  # noqa: S608
            where = (
                "1" if action < 5 else where.replace("random()", f"rowid * {random.random()} % 1")
            )
            value = random.choice(_CELLS)
            connection.execute(f'UPDATE "{table}" SET "{column}" = ? WHERE {where}', (value,))  # noqa: S608
    except sqlite3.Error:
        return  # A rule of the schema: another damage is tried.


def _value(random: Random) -> Any:
    """A value of its own: later changes are of this file, and none leads back into itself."""
    return deepcopy(random.choice(_VALUES))
