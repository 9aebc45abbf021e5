"""What patches of the source keep of the gain that the kept steps have in PTX.

    python benchmarks/optimize/patches.py OUT.jsonl [-d DEVICE] [-s SECONDS] [-p I/N] [NAME...]
    python benchmarks/optimize/patches.py OUT.jsonl --table

For each planted kernel and study on record (``RECORDED``, ``STUDIES``, ``STRUCTURAL``): the steps
that a run kept there, as a version in PTX and as a patch of the source; original, version and
patched source timed in the same rounds, outputs compared with the original's in every bit, or
within ``TOLERANCE`` where a step is not exact. A line of OUT for each; a run that is begun again
goes on. On an emulated device times are modelled, and data is smaller.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "planted"))

from smaller_launches import SMALLER

from cuado.backends.protocol import Backend
from cuado.backends.selection import select
from cuado.errors import CuadoError
from cuado.optimizer.patches.patch_record import with_patch
from cuado.optimizer.recording import session_of
from cuado.optimizer.registry import transformation_from
from cuado.optimizer.session import Iteration, PatchRecord, VersionRecord
from cuado.sources.case.check import architecture_of
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of

ROOT = Path(__file__).parents[2]
RECORDED = ROOT / "benchmarks" / "results" / "2026-11-22-h200-optimize-planted.jsonl"
TOLERANCE = 1e-3
KEPT = 0.95
"""Share of the gain in PTX that the source has to keep."""
LEAST_GAIN = 1.02
"""Gain in PTX below which its share is noise."""

STUDIES = {
    "examples/averaging/average_v2.toml": (
        "block-coarsening(axis=x, factor=2)",
        "vector-accesses(bytes=16)",
    ),
    "examples/bicgstab/spmv_v0.toml": (
        "vector-accesses(bytes=16)",
        "thread-coarsening(axis=x, factor=2)",
    ),
    "examples/transpose/transpose_2d.toml": (
        "thread-coarsening(axis=x, factor=8)",
        "block-remap(kind=grouped, axis=x, group=4)",
        "cache-operators(buffer=in, access=load, operator=L2::128B)",
        "thread-coarsening(axis=y, factor=4)",
    ),
    "examples/transpose/transpose_shared.toml": (
        "thread-coarsening(axis=y, factor=8)",
        "shared-padding(array=_ZZ16transpose_sharediiPKfPfE4tile, pitch=32, bytes=4)",
        "block-remap(kind=grouped, axis=x, group=8)",
    ),
    "examples/cases/stencil/wave_step.toml": ("minimum-blocks(blocks=4)",),
    "examples/cases/sgemm/sgemm_row_on_x.toml": (
        "thread-remap(row=32, width=1, height=32)",
        "thread-coarsening(axis=y, factor=2)",
        "thread-coarsening(axis=x, factor=8)",
        "block-coarsening(axis=x, factor=8)",
        "vector-accesses(bytes=16)",
    ),
}
"""Steps kept on an H200 (``benchmarks/results/2026-11-22-h200-optimize.md``)."""

STRUCTURAL = {
    "structural_open/set_sums": ("loop-to-grid(loop=0, blocks=1024)",),
    "structural_open/set_sort": ("loop-to-grid(loop=0, blocks=512)",),
    "structural_open/set_histograms": ("loop-to-grid(loop=0, blocks=128)",),
    "structural_open/columns": ("loop-to-grid(loop=0, blocks=1024)",),
    "structural_open/chunks": ("loop-to-threads(lanes=512, groups=1)",),
    "structural_open/escapes": ("loop-to-threads(lanes=256, groups=1)",),
    "structural_open/row_peak": ("row-to-warp(lanes=128, groups=1)",),
    "structural_open/row_matches": ("row-to-warp(lanes=128, groups=1)",),
    "structural_open/row_checksums": ("row-to-warp(lanes=128, groups=1)",),
    "structural_open/row_norms": ("row-sums-to-warp(lanes=128, groups=1)",),
    "structural_open/row_softmax": ("row-sums-to-warp(lanes=128, groups=1)",),
    "structural_open/product_naive": ("product-tiles(x=8, y=8, steps=8)",),
    "structural_open/product_tiled": ("product-tiles(x=8, y=8, steps=8)",),
    "structural_open/ladder": ("contiguous-threads",),
}
"""Work dealt out differently: the best version that was measured of each."""


@dataclass(frozen=True)
class Subject:
    """A case and the steps that a run kept on it."""

    name: str
    case: Path
    steps: tuple[str, ...]
    sizes: dict[str, int] = field(default_factory=dict)

    @property
    def exact(self) -> bool:
        """True if results have to stay the same in every bit."""
        return all(transformation_from(each).IS_EXACT for each in self.steps)


def main() -> None:
    """Measure what the command line asks for, or print the table of what was measured."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("out", type=Path, metavar="OUT.jsonl", help="a run begun goes on")
    parser.add_argument("names", nargs="*", help="kernels; all on record without")
    parser.add_argument("-d", "--device", help="the GPU, or emulated:h200")
    parser.add_argument("-s", "--seconds", type=float, default=30.0, help="of drafts, each kernel")
    parser.add_argument(
        "-p", "--part", default="0/1", metavar="I/N", help="of N processes, the I-th"
    )
    parser.add_argument("--table", action="store_true", help="print what OUT holds")
    options = parser.parse_intermixed_args()
    lines = [json.loads(line) for line in options.out.open()] if options.out.exists() else []
    if options.table:
        print("\n".join(_table(lines)))
        return
    part, parts = map(int, options.part.split("/"))
    done = {line["name"] for line in lines}
    wanted = [s for s in _subjects() if s.name in options.names or not options.names][part::parts]
    backend = select(options.device).backend
    with options.out.open("a") as file:
        for subject in (each for each in wanted if each.name not in done):
            line = _measured(subject, backend, options.seconds)
            file.write(json.dumps(line) + "\n")
            file.flush()
            print(_row(line), flush=True)


def _subjects() -> Iterator[Subject]:
    for line in map(json.loads, RECORDED.open()):
        if line.get("steps"):
            name = line["name"]
            case = ROOT / "benchmarks" / "planted" / f"{name}.toml"
            yield Subject(name, case, tuple(line["steps"]), SMALLER.get(name, {}))
    for path, steps in STUDIES.items():
        yield Subject(Path(path).stem, ROOT / path, steps)
    for path, steps in STRUCTURAL.items():
        yield Subject(Path(path).stem, ROOT / "benchmarks" / f"{path}.toml", steps)


def _measured(subject: Subject, backend: Backend, seconds: float) -> dict[str, Any]:
    began = time.perf_counter()
    line: dict[str, Any] = {"name": subject.name, "device": backend.device.name}
    line |= {"steps": subject.steps, "exact": subject.exact}
    try:
        line |= _summary(_patch(subject, backend, seconds))
    except CuadoError as error:
        line["reason"] = error.message
    line["seconds"] = round(time.perf_counter() - began, 1)
    return line


def _patch(subject: Subject, backend: Backend, seconds: float) -> PatchRecord:
    """The patch of the steps, as of a run that had kept them."""
    sizes = subject.sizes if backend.notes else {}
    given = launch_of(read_case(subject.case, sizes), architecture_of(backend.device))
    about = session_of(given, backend, subject.name, "", 0)
    version = VersionRecord(subject.steps, "", given.grid, given.block, 0, 0, 0, 0)
    session = replace(about, iterations=(Iteration(version, ""),))
    tolerance = None if subject.exact else TOLERANCE
    made = with_patch(session, given, backend, tolerance=tolerance, seconds=seconds).patch
    if made is None:
        raise CuadoError("no step was kept")
    return made


def _summary(made: PatchRecord) -> dict[str, Any]:
    gain = made.gain.estimate if made.gain is not None else None
    in_ptx = None
    if gain is not None and made.share:
        in_ptx = 1 + (gain - 1) / made.share
    return {
        "gain": gain,
        "gain_in_ptx": in_ptx,
        "share": made.share,
        "proofs": made.proofs,
        "reason": made.reason,
        "written": [each.step for each in made.steps if each.is_written],
        "says": [each.says for each in made.steps],
        "write": [each.write for each in made.steps if not each.is_written],
        "launch": made.launch,
        "diff": made.diff,
    }


def _row(line: dict[str, Any]) -> str:
    gains = (f"{line[key]:.2f}" if line.get(key) else "" for key in ("gain_in_ptx", "gain"))
    in_ptx, gain = gains
    share = f"{line['share']:.0%}" if line.get("share") is not None else ""
    result = line.get("reason") or ("bits" if line["exact"] else "within tolerance")
    written = line.get("written", ())
    steps = " + ".join(
        _kind(each) if _readable(each) in written else f"({_kind(each)})" for each in line["steps"]
    )
    return f"| {line['name']} | {steps} | {in_ptx} | {gain} | {share} | {result} |"


def _kind(step: str) -> str:
    return step.partition("(")[0]


def _readable(step: str) -> str:
    from cuado.names import readable

    return readable(str(transformation_from(step)))


def _table(lines: Iterable[dict[str, Any]]) -> Iterator[str]:
    lines = list(lines)
    yield "| kernel | steps (not written) | gain in PTX | gain of the source | kept | equal |"
    yield "|---|---|--:|--:|--:|---|"
    yield from map(_row, lines)
    held = [x for x in lines if not x.get("reason") and x.get("share") is not None]
    clear = [x for x in held if x["gain_in_ptx"] >= LEAST_GAIN]
    near = [x for x in clear if x["share"] >= KEPT]
    kinds = {_kind(s) for x in near for s in x["steps"] if _readable(s) in x["written"]}
    yield ""
    yield (
        f"Of {len(lines)} kernels {len(held)} have a patch; {len(near)} keep {KEPT:.0%} or more of "
        f"the gain in PTX, of {len(kinds)} kinds: {', '.join(sorted(kinds))}."
    )


if __name__ == "__main__":
    main()
