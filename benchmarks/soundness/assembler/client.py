"""Has cuado assemble by a server (``server.c``) in place of a new ptxas each time.

A ptxas of another release than the server's is run as ever, and so is one whose text the server
does not survive.
"""

import os
import re
import select
import struct
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from cuado.sass.toolchain import assemble, process
from cuado.sass.toolchain.errors import ToolFailedError
from cuado.sass.toolchain.locate import Program, find_all

VARIABLE = "SOUNDNESS_ASSEMBLER"
"""Names the server's program for workers."""
_HEAD = struct.Struct("=III")
_MOST = 5_000
"""Texts after which another server is started: it may not give back all that it took."""
_PREFIX = re.compile(r"^ptxas {2,}\.", re.MULTILINE)
"""The library begins lines so that ptxas begins with blanks."""


def product_words(said: str) -> str:
    """What the server says, as ptxas would."""
    return _PREFIX.sub("", said)


class EndedError(Exception):
    """The server ended."""


class Server:
    """The process; another one where it ended.

    Args:
        program: the executable.
    """

    def __init__(self, program: Path) -> None:
        self.program = program
        self._process: subprocess.Popen[bytes] | None = None
        self._left = 0

    def release(self) -> tuple[int, ...]:
        """Of CUDA, whose assembler it is; empty where it does not start."""
        words = [str(self.program), "--version"]
        try:
            said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
        except (OSError, subprocess.SubprocessError):
            return ()
        return tuple(map(int, said.strip().split(".")))

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def ask(self, options: Sequence[str], ptx: bytes, seconds: float) -> tuple[int, bytes, str]:
        """Assemble: 0 if it was, the cubin, what the assembler said.

        Raises:
            EndedError: it ended.
            TimeoutError: it took longer.
        """
        if self._process is None:
            pipe = subprocess.PIPE
            self._process = subprocess.Popen([str(self.program)], stdin=pipe, stdout=pipe)
            self._left = _MOST
        process = self._process
        assert process.stdin is not None  # noqa: S101 - it is a pipe
        words = b"".join(word.encode() + b"\0" for word in options)
        try:
            process.stdin.write(_HEAD.pack(len(options), len(words), len(ptx)) + words + ptx)
            process.stdin.flush()
            deadline = time.monotonic() + seconds
            status, code_size, log_size = _HEAD.unpack(self._bytes(_HEAD.size, deadline))
            code, log = self._bytes(code_size, deadline), self._bytes(log_size, deadline)
        except (OSError, EndedError) as error:  # TimeoutError is an OSError.
            self.close()
            if isinstance(error, TimeoutError):
                raise
            raise EndedError from error
        self._left -= 1
        if not self._left:
            self.close()
        return status, code, log.replace(b"\0", b"").decode(errors="replace")

    def _bytes(self, size: int, deadline: float) -> bytes:
        assert self._process is not None  # noqa: S101 - the caller has started it
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        handle, found = self._process.stdout.fileno(), bytearray()
        while len(found) < size:
            if not select.select([handle], [], [], max(0.0, deadline - time.monotonic()))[0]:
                raise TimeoutError
            part = os.read(handle, size - len(found))
            if not part:
                raise EndedError
            found += part
        return bytes(found)


def use(program: Path) -> bool:
    """Assemble by a server from now on, in this process; whether there is a ptxas like it."""
    server = Server(program)
    release = server.release()
    alike = {tool.path for tool in find_all(Program.PTXAS) if tool.version == release}

    def run(
        program: Path,
        arguments: Sequence[str],
        *,
        timeout: float,
        folder: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> process.Finished:
        if program in alike and folder is not None and list(arguments[-2:-1]) == ["-o"]:
            *options, source, _, out = arguments
            try:
                text = (folder / source).read_bytes()
                status, code, said = server.ask(options, text, timeout)
            except TimeoutError:
                raise ToolFailedError(f"{program.name} took longer than {timeout:g} s") from None
            except EndedError:
                pass
            else:
                if not status:
                    (folder / out).write_bytes(code)
                return process.Finished(min(status, 1), "", product_words(said))
        return process.run(
            program, arguments, timeout=timeout, folder=folder, environment=environment
        )

    # Of this process alone, and nothing of it outlives the worker.
    vars(assemble)["run"] = run
    return bool(alike)
