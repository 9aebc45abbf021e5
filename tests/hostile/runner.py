"""Run the hostile kernels under the verbs, each in a child process with limits; judge every end.

    python tests/hostile/runner.py OUT.jsonl [-j N] [--only CLASS] [--verb check] [--every N]

One line of JSON a kernel and verb; then a table by class and the list of failures, which
`--report FILE.md` writes to a file. The first kernel of each class comes first, then the second of
each, so that a run that `--seconds` cuts short has tried all classes. As root, give
`--user nobody`: the kernels are hostile.
"""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain, zip_longest
from pathlib import Path

import kernels as classes
from child import MEMORY, Limits, default_program, run_verb, write_case
from judgement import Verdict, judge
from kernel import VERBS, HostileKernel


@dataclass(frozen=True)
class Trial:
    """One verb on one kernel, judged."""

    class_name: str
    kernel: str
    verb: str
    verdict: Verdict
    said: str
    expected: str
    code: int
    seconds: float
    cpu_seconds: float
    peak_mib: int
    left_behind: int

    def line(self) -> str:
        """This trial as a line of JSON."""
        return json.dumps(self.__dict__, ensure_ascii=True)


def class_names() -> list[str]:
    """Names of the modules of `kernels`, sorted."""
    return sorted(module.name for module in pkgutil.iter_modules(classes.__path__))


def kernels_of(class_name: str) -> list[HostileKernel]:
    """All kernels of a class; raises ValueError if two have one name."""
    found: list[HostileKernel] = list(importlib.import_module(f"kernels.{class_name}").kernels())
    twice = [name for name, count in Counter(kernel.name for kernel in found).items() if count > 1]
    if twice:
        raise ValueError(f"{class_name}: two kernels are called {twice[0]}")
    return found


def try_kernel(
    class_name: str,
    kernel: HostileKernel,
    verb: str,
    folder: Path,
    program: tuple[str, ...],
    limits: Limits,
) -> Trial:
    """Run one verb on one kernel below `folder`, and judge it."""
    case = write_case(kernel, folder / class_name / kernel.name)
    home = folder / "home"
    home.mkdir(exist_ok=True)
    home.chmod(0o777)
    outcome = run_verb(program, verb, case, home, limits)
    verdict, said = judge(kernel, verb, outcome)
    expected = " or ".join(sorted(map(str, kernel.ends[verb])))
    marked = sorted(kernel.marked_lines())
    if verb == "check" and marked and "defect" in expected:
        expected += f" at line {' or '.join(map(str, marked))}"
    return Trial(
        class_name=class_name,
        kernel=kernel.name,
        verb=verb,
        verdict=verdict,
        said=said,
        expected=expected,
        code=outcome.code,
        seconds=round(outcome.seconds, 2),
        cpu_seconds=round(outcome.cpu_seconds, 2),
        peak_mib=outcome.peak >> 20,
        left_behind=outcome.left_behind,
    )


def table(trials: Iterable[Trial]) -> str:
    """Rows: classes, and the sum; columns: kernels and verdicts, one table a verb."""
    tables = []
    trials = list(trials)
    for verb in VERBS:
        of_verb = [trial for trial in trials if trial.verb == verb]
        if not of_verb:
            continue
        counts: dict[str, Counter[str]] = {}
        for trial in of_verb:
            counts.setdefault(trial.class_name, Counter())[trial.verdict] += 1
            counts.setdefault("~all", Counter())[trial.verdict] += 1
        columns = [verdict for verdict in Verdict if counts["~all"][verdict]]
        head = f"| {verb} | kernels | " + " | ".join(columns) + " |"
        rows = [head, "|---" + "|--:" * (len(columns) + 1) + "|"]
        for name in sorted(counts):
            cells = [str(counts[name][column] or "") for column in columns]
            rows.append(f"| {name.strip('~')} | {counts[name].total()} | {' | '.join(cells)} |")
        tables.append("\n".join(rows))
    return "\n\n".join(tables)


def failures(trials: Iterable[Trial]) -> str:
    """Each failure in a row: what happened, and what was expected."""
    rows = [
        "| class | kernel | verb | verdict | what happened | expected |",
        "|---|---|---|---|---|---|",
    ]
    for trial in trials:
        if trial.verdict is not Verdict.EXPECTED:
            said = trial.said.replace("|", "\\|")
            expected = trial.expected.replace("|", "\\|")
            rows.append(
                f"| {trial.class_name} | {trial.kernel} | {trial.verb} | **{trial.verdict}** "
                f"| {said}; {trial.seconds:.0f} s, {trial.peak_mib} MiB | {expected} |"
            )
    return "\n".join(rows)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("out", type=Path, help="JSON lines go here")
    parser.add_argument("-j", "--jobs", type=int, default=1)
    parser.add_argument("--only", action="append", choices=class_names(), help="this class")
    parser.add_argument("--kernel", action="append", help="kernels of this name")
    parser.add_argument("--verb", action="append", choices=VERBS)
    parser.add_argument("--every", type=int, default=1, help="one kernel of N of each class")
    parser.add_argument("--first", type=int, default=0, help="begin with this one of each class")
    parser.add_argument("--program", nargs="+", default=default_program())
    parser.add_argument("--user", help="run the verbs as this user (as root)")
    parser.add_argument(
        "--patience", type=float, default=3.0, help="seconds by the clock over seconds of CPU"
    )
    parser.add_argument("--memory", type=int, default=MEMORY >> 20, help="MiB, all of a verb's")
    parser.add_argument("--seconds", type=float, help="begin no trial after so many")
    parser.add_argument("--folder", type=Path, help="scratch folder; default: a temporary one")
    parser.add_argument("--report", type=Path, help="write table and failures to this file")
    return parser.parse_args()


def _chosen(options: argparse.Namespace) -> list[tuple[str, HostileKernel]]:
    """Kernels to try: the first of each class, then the second of each, and so on."""
    columns = [
        [
            (name, kernel)
            for kernel in kernels_of(name)[options.first :: options.every]
            if not options.kernel or kernel.name in options.kernel
        ]
        for name in options.only or class_names()
    ]
    return [each for each in chain.from_iterable(zip_longest(*columns)) if each is not None]


def _trials(options: argparse.Namespace, folder: Path) -> Iterator[Trial]:
    limits = Limits(options.patience, options.memory << 20, options.user)
    begun = time.monotonic()

    def attempt(one: tuple[str, HostileKernel, str]) -> Trial | None:
        if options.seconds is not None and time.monotonic() - begun > options.seconds:
            return None
        name, kernel, verb = one
        return try_kernel(name, kernel, verb, folder, tuple(options.program), limits)

    verbs = options.verb or VERBS
    work = [(name, kernel, verb) for name, kernel in _chosen(options) for verb in verbs]
    with ThreadPoolExecutor(options.jobs) as pool:
        yield from filter(None, pool.map(attempt, work))


def main() -> int:
    """The command line; exit code 1 if a trial failed."""
    options = _options()
    trials: list[Trial] = []
    with tempfile.TemporaryDirectory() as temporary, options.out.open("w") as out:
        folder = options.folder or Path(temporary)
        folder.chmod(0o777)
        for trial in _trials(options, folder):
            trials.append(trial)
            out.write(trial.line() + "\n")
            out.flush()
            if trial.verdict is not Verdict.EXPECTED:
                print(
                    f"{trial.class_name}/{trial.kernel} {trial.verb}: {trial.verdict}: {trial.said}"
                )
    report = f"{table(trials)}\n\n{failures(trials)}\n"
    print(table(trials))
    if options.report:
        options.report.write_text(report)
    return int(any(trial.verdict is not Verdict.EXPECTED for trial in trials))


if __name__ == "__main__":
    sys.exit(main())
