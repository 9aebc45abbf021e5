"""Every configuration of a tunable case, compiled, timed and compared: a record to replay anywhere.

    python benchmarks/tuning/record.py SPACE OUT.jsonl [--device gpu] [--budget SECONDS] [...]

OUT gets a line when a configuration is done: a run that was killed goes on where it was, and
loses the one under way. Configurations come in a random order, so that a part is a fair sample.
Each is timed cold (L2 flushed before every run), once unless it is within 4 times the best so
far, and its outputs are compared with the default configuration's, bit for bit.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from cuado.backends.protocol import Bench
from cuado.backends.selection import select
from cuado.device.resolve import resolve_chip
from cuado.errors import CuadoError
from cuado.model.trial import ORIGINAL, Trial
from cuado.optimizer.tuning.measure import open_with, timed
from cuado.optimizer.tuning.prepare import Pool, Prepared, Request, prepare
from cuado.sources.case.description import Case, read_case

DRIFT_EVERY = 50
"""Configurations after which the default one is timed again."""


def main() -> int:
    asked = _arguments()
    overrides = {name: int(value) for name, _, value in (s.partition("=") for s in asked.set)}
    case = read_case(asked.space, overrides)
    if case.space is None:
        raise CuadoError(f"{asked.space}: has no tunables")
    backend = select(asked.device).backend
    device = backend.device
    chip = resolve_chip(device).chip
    request = Request(case.path, overrides, device, chip, asked.model)
    known = _known(asked.out)
    wanted = _order(case, asked.limit, known)
    default = prepare(replace(request, model=""), case.space.named(case.space.default))
    with asked.out.open("a", encoding="utf-8") as file, backend.open(default.launch) as bench:
        if not known:
            _write(file, _header(case, overrides, backend.name))
        open_with(bench, replace(default.program, name=ORIGINAL))
        with Pool(request, asked.jobs) as pool:
            done = _record(bench, pool.each(wanted), file, asked, len(wanted))
    print(f"\n{done} of {len(wanted)} recorded in this run, {len(known) + done} in all")
    return 0 if done == len(wanted) else 3


def _record(
    bench: Bench,
    prepared: Iterator[tuple[Mapping[str, int], Prepared | CuadoError]],
    file: Any,
    asked: argparse.Namespace,
    total: int,
) -> int:
    start, done, best = time.monotonic(), 0, None
    for values, each in prepared:
        found = _one(bench, values, each, best, asked)
        if "time_ns" in found and not found.get("wrong"):
            best = min(best or found["time_ns"], found["time_ns"])
        if done % DRIFT_EVERY == 0:
            found["default_ns"] = bench.time(Trial()).time
        _write(file, found)
        done += 1
        spent = time.monotonic() - start
        print(
            f"\r{done}/{total} {spent:.0f} s, best {(best or 0) / 1e3:.1f} us ",
            end="",
            file=sys.stderr,
            flush=True,
        )
        if asked.budget and spent > asked.budget:
            break
    return done


def _one(
    bench: Bench,
    values: Mapping[str, int],
    prepared: Prepared | CuadoError,
    best: float | None,
    asked: argparse.Namespace,
) -> dict[str, Any]:
    """A line of the record."""
    if isinstance(prepared, CuadoError):
        return {"values": dict(values), "failure": prepared.message}
    line: dict[str, Any] = {"values": dict(values), "facts": prepared.facts.plain()}
    if asked.static:
        return line
    try:
        ran = timed(bench, prepared, best, rounds=asked.rounds, check=asked.check)
    except CuadoError as error:
        return {**line, "failure": error.message}
    line |= {"time_ns": ran.time, "rounds_ns": [round(each, 1) for each in ran.rounds]}
    return line | {"wrong": ran.wrong} if ran.wrong else line


def _known(out: Path) -> set[str]:
    """Configurations that the file has; a last line that a kill cut short is taken off."""
    if not out.exists():
        return set()
    whole, found = [], set()
    for line in out.read_text("utf-8").splitlines():
        with suppress(ValueError):
            read = json.loads(line)
            whole.append(line)
            if "values" in read:
                found.add(json.dumps(read["values"]))
    out.write_text("".join(f"{line}\n" for line in whole), "utf-8")
    return found


def _order(case: Case, limit: int | None, known: set[str]) -> list[dict[str, int]]:
    assert case.space is not None  # noqa: S101 (for the type checker)
    every = [case.space.named(each) for each in case.space.configurations()]
    random.Random(1).shuffle(every)  # noqa: S311 (an order, no secret)
    return [each for each in every[:limit] if json.dumps(each) not in known]


def _header(case: Case, overrides: Mapping[str, int], device: str) -> dict[str, Any]:
    assert case.space is not None  # noqa: S101 (for the type checker)
    return {
        "schema": 1,
        "space": case.name,
        "device": device,
        "set": dict(overrides),
        "constants": {n: v for n, v in case.names.items() if n not in case.space.tunables},
        "tunables": {name: list(values) for name, values in case.space.tunables.items()},
        "default": case.space.named(case.space.default),
        "configurations": len(case.space.configurations()),
    }


def _write(file: Any, line: Mapping[str, Any]) -> None:
    file.write(json.dumps(line, separators=(",", ":")) + "\n")
    file.flush()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("space", type=Path, help="folder or file of the case")
    parser.add_argument("out", type=Path, help="record to write or to go on with, .jsonl")
    parser.add_argument("--device", help="as cuado's --device")
    parser.add_argument("--budget", type=float, help="seconds; 0 or none: until all is done")
    parser.add_argument("--jobs", type=int, help="processes that compile; one a processor")
    parser.add_argument("--limit", type=int, help="only so many, of the same random order")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--no-check", dest="check", action="store_false")
    parser.add_argument("--static", action="store_true", help="facts only, run nothing")
    parser.add_argument("--model", default="", help="chip whose model is asked as well: h200")
    parser.add_argument("-s", "--set", action="append", default=[], metavar="NAME=VALUE")
    return parser.parse_args()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except CuadoError as problem:
        sys.exit(f"{problem}")
    except KeyboardInterrupt:
        sys.exit("interrupted: what was measured is kept")
