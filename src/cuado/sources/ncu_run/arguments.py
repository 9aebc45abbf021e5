"""The words of ncu's command line.

Kernels are chosen by ``--kernel-id ::regex:NAMES:NUMBERS``, which counts the launches of each
kernel and launch shape apart. ``--launch-count`` alone counts them together, and
``--filter-mode per-launch-config`` takes kernels of one shape for the same: a program of ten
kernels of one shape would show one of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cuado.sources.ncu_run.options import Job
from cuado.sources.ncu_run.stages import Stage

WAITS_FOR_OTHERS = ("nccl", "nvshmem")
"""How names of kernels begin that wait for kernels of other GPUs: one by one they wait for ever."""

_SPECIAL = frozenset(r"\^$.|?*+()[]{}")
_CUT = "..."


@dataclass(frozen=True, slots=True)
class Choice:
    """Which kernels a run profiles.

    Attributes:
        expression: searched for in function names; empty for any.
        names: function names, whole; empty: ``expression`` decides.
        without: names that are left out; one that ends in ``...`` was cut off by ncu.
        beginnings: beginnings of names that are left out.
    """

    expression: str = ""
    names: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    beginnings: tuple[str, ...] = ()

    @property
    def pattern(self) -> str:
        """The choice as one regular expression without a colon, which ncu would split at.

        A colon of the user's becomes any character, and a group that captures nothing one that
        does, which changes no match.
        """
        wanted = self.expression.replace("(?:", "(").replace(":", ".")
        if self.names:
            wanted = f"^({'|'.join(map(_literal, self.names))})$"
        left_out = [*map(_left_out, self.without), *self.beginnings]
        if not left_out:
            return wanted or "."
        return f"^(?!{'|'.join(left_out)})" + (f".*({wanted})" if wanted else "")


def _literal(name: str) -> str:
    return "".join(f"\\{c}" if c in _SPECIAL else "." if c == ":" else c for c in name)


def _left_out(name: str) -> str:
    if name.endswith(_CUT):
        return _literal(name.removesuffix(_CUT))
    return f"{_literal(name)}$"


def first_choice(job: Job) -> Choice:
    """The kernels that the user asked for."""
    if job.kernel:
        return Choice(job.kernel)
    return Choice(beginnings=WAITS_FOR_OTHERS)


def arguments(job: Job, stage: Stage, choice: Choice, report: Path, log: Path) -> tuple[str, ...]:
    """The arguments of ``ncu``, including the program and its own arguments.

    Args:
        job: what the user chose.
        stage: what is collected.
        choice: which kernels to profile.
        report: the file to write, without its ending.
        log: the file for what ncu has to say; the program's own output is not in it.
    """
    words = ["--log-file", str(log), "--export", str(report), "--force-overwrite"]
    words += ["--target-processes", "all", "--replay-mode", job.replay]
    # The log then names kernels as expressions for ``--kernel-id`` have to: without parameters.
    words += ["--clock-control", job.clocks, "--print-kernel-base", "function"]
    for section in stage.sections:
        words += ["--section", section]
    if stage.has_source:
        words += ["--import-source", "yes"]
    if not job.replay.is_of_ranges:
        numbers = range(job.skip + 1, job.skip + job.launches + 1)
        words += ["--kernel-id", f"::regex:{choice.pattern}:{_any_of(numbers)}"]
    words += ["--launch-count", str(stage.most)]
    return (*words, *job.extra, *job.command)


def _any_of(numbers: Sequence[int]) -> str:
    return f"^({'|'.join(map(str, numbers))})$"
