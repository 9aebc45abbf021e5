r"""What ncu writes while it runs.

::

    ==PROF== Connected to process 5268 (/home/me/app)
    ==PROF== Profiling "vectorAdd_A" - 0: 0%....50%....100% - 46 passes
    ==PROF== Profiling "1:13:ncclDevKernel_AllReduce_Sum...:1": 0%
    ==ERROR== Failed to profile "..." in process 5268
    ==PROF== Trying to shutdown target application
    ==ERROR== The application returned an error code (9).
    ==WARNING== No kernels were profiled.
    ==PROF== Report: /tmp/report.ncu-rep

Names are cut to some 30 characters and then end in ``...``; where kernels are chosen by
``--kernel-id``, they stand between the context, the stream and the number of the launch. Lines of
several processes may run into each other, so the text is searched as a whole.
"""

import re
from dataclasses import dataclass
from functools import cached_property

_PROFILING = re.compile(
    r'==PROF== Profiling "(?:\d+:\d+:(?P<chosen>[^"\n]+):\d+|(?P<named>[^"\n]+))"(?: - \d+)?:'
    r"(?P<again>\s*Application replay)?"
)
"""``chosen``: by ``--kernel-id``; ``again``: repeated with the program, no word of its end."""
_DONE = re.compile(r"- \d+ pass(?:es)?\b")
_FAILED = re.compile(r'==ERROR== Failed to profile "([^"\n]+)"')
_MESSAGE = re.compile(r"==ERROR==[ \t]*([^\n]*)")
_CODE = re.compile(r"==ERROR== The application returned an error code \((\d+)\)")
_SHUT_DOWN = "Trying to shutdown target application"
_NOTHING = "No kernels were profiled"
_LISTED = re.compile(r"Available Kernels:[ \t]*\n((?:[^\n=]*\n?)*)", re.IGNORECASE)
_NUMBERED = re.compile(r"^\s*(?:\d+[.:)]|[-*])?\s*(\S.*?)\s*$", re.MULTILINE)
_CONNECTED = "==PROF== Connected to process"


@dataclass(frozen=True)
class Log:
    """What was written so far."""

    text: str = ""

    @cached_property
    def started(self) -> tuple[str, ...]:
        """Names of kernels whose profiling began, in order, as often as it did."""
        return tuple(map(_kernel, _PROFILING.finditer(self.text)))

    @cached_property
    def failed(self) -> tuple[str, ...]:
        """Names of kernels that could not be profiled."""
        return tuple(match[1] for match in _FAILED.finditer(self.text))

    @cached_property
    def under_way(self) -> str | None:
        """The kernel whose profiling began last, if it has not ended."""
        begun = list(_PROFILING.finditer(self.text))
        if not begun or begun[-1]["again"]:
            return None
        last = begun[-1]
        rest = self.text[last.end() :]
        return None if _DONE.search(rest) or "==ERROR==" in rest else _kernel(last)

    @cached_property
    def profiled(self) -> int:
        """Launches that were profiled."""
        under_way = self.under_way is not None
        return max(len(self.started) - len(self.failed) - under_way, 0)

    @cached_property
    def errors(self) -> tuple[str, ...]:
        """Messages of errors, each once."""
        found = (match[1].strip() for match in _MESSAGE.finditer(self.text))
        return tuple(dict.fromkeys(message for message in found if message))

    @cached_property
    def program_code(self) -> int | None:
        """What the program ended with, if ncu says that it was an error and not ncu's doing."""
        code = _CODE.search(self.text)
        if code is None or _SHUT_DOWN in self.text[: code.start()]:
            return None
        return int(code[1])

    @cached_property
    def has_connected(self) -> bool:
        """True if a process called CUDA at all."""
        return _CONNECTED in self.text

    @cached_property
    def says_nothing_profiled(self) -> bool:
        """True if ncu says that it profiled no kernel."""
        return _NOTHING in self.text

    @cached_property
    def available(self) -> tuple[str, ...]:
        """Kernels that were launched, where ncu lists them because none was asked for."""
        listed = _LISTED.search(self.text)
        if listed is None:
            return ()
        return tuple(dict.fromkeys(match[1] for match in _NUMBERED.finditer(listed[1])))


def _kernel(begun: re.Match[str]) -> str:
    return begun["chosen"] or begun["named"]
