"""GPUs that many workers have versions run on: a process owns each, whoever is free answers.

A worker connects to a socket, sends lines of JSON and gets one for each (``gpu_worker``). An owner
that hangs or ends is started again: that costs the line, and the worker asks for each version of
it alone.
"""

import json
import socket
import socketserver
import sys
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path
from queue import Queue
from types import TracebackType
from typing import Self

from soundness.gpu_process import Runner
from soundness.gpu_worker import Row


class Remote:
    """Runs rows on a GPU of :class:`SharedGpus`; call it.

    Args:
        path: of the socket.
    """

    def __init__(self, path: str) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(path)
        self._lines = self._socket.makefile("rb")

    def __call__(self, row: Row) -> Row:
        """What came of a kernel and its versions, or how they ``failed``."""
        self._socket.sendall(json.dumps(row).encode() + b"\n")
        line = self._lines.readline()
        if not line:
            raise ConnectionError("those who have GPUs are gone")
        found: Row = json.loads(line)
        return found


class _Server(socketserver.ThreadingUnixStreamServer):
    daemon_threads = True
    block_on_close = False
    request_queue_size = 256

    def __init__(self, path: str, free: "Queue[Runner]") -> None:
        super().__init__(path, _Handler)
        self.free = free


class _Handler(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        assert isinstance(self.server, _Server)  # noqa: S101 - nobody else starts it
        for line in self.rfile:
            runner = self.server.free.get()
            try:
                answer = runner.ask(line)
            finally:
                self.server.free.put(runner)
            try:
                self.wfile.write(answer)
            except OSError:  # The worker has been ended.
                return


class SharedGpus:
    """A context manager; ``path`` is that of the socket.

    Args:
        names: of GPUs, as ``CUDA_VISIBLE_DEVICES`` names them; one may be named several times.
        module: that runs rows: ``soundness.gpu_worker``, or what stands in for it.
    """

    def __init__(self, names: Sequence[str], module: str = "soundness.gpu_worker") -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="soundness-")
        self.path = str(Path(self._folder.name) / "gpus")
        command = [sys.executable, "-m", module]
        self._runners = [Runner(command, {"CUDA_VISIBLE_DEVICES": name}) for name in names]
        self._server: _Server | None = None

    @property
    def devices(self) -> list[str]:
        """What they are called."""
        return [runner.device for runner in self._runners]

    def __enter__(self) -> Self:
        free: Queue[Runner] = Queue()
        for runner in self._runners:
            runner.start()  # A GPU that cannot be used is told of now.
            free.put(runner)
        self._server = _Server(self.path, free)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        Path(self.path).chmod(0o600)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
        for runner in self._runners:
            runner.close()
        self._folder.cleanup()
