"""Emulated results of the corpus beside a GPU's.

    python benchmarks/tensor/agree.py CORPUS OUT [NAME ...]           both, on a machine with a GPU
    python benchmarks/tensor/agree.py CORPUS OUT --keep [NAME ...]    the GPU's results alone
    python benchmarks/tensor/agree.py CORPUS OUT --kept FOLDER        emulated, beside kept ones

CORPUS is the folder that ``corpus.py`` filled; the hand-made cases beside this file are added. Each
kernel runs at a small size; every output is compared bit by bit, and where bits differ with a
tolerance. Writes ``agree.csv``, a row a
kernel as it is done, and with ``--keep`` the outputs of each kernel as ``NAME.npz``.
"""

import argparse
import csv
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from cuado.backends.protocol import Backend
from cuado.backends.selection import select
from cuado.errors import CuadoError
from cuado.kernel.original_program import original_program
from cuado.model.launch import Launch
from cuado.model.trial import Trial
from cuado.sources.case.check import architecture_of
from cuado.sources.launches import launch_from, read_described

_COLUMNS = ("kernel", "bytes", "different", "farthest", "agrees", "seconds", "reason")
_SMALL = {
    "attention": {"HEADS": 1, "LENGTH": 256},
    "layer_norm": {"ROWS": 4},
    "softmax": {"ROWS": 62},
    "multistage": {"N": 256},
    "specialised": {"N": 256},
    "matmul": {"SIZE": 512},
    "cluster": {"ROWS": 4, "WIDTH": 1024},
}
"""Constants of small launches, by the start of the case's name."""
Source = Callable[[Path], dict[str, bytes]]
"""Outputs of a case on a GPU."""
_TYPES = {"f16": np.float16, "f32": np.float32}
_TOLERANCES = {"f16": 2.0**-10, "f32": 2.0**-21}
"""Part of the largest value that a result may be off: a unit in the last place of a half, where an
approximation (``ex2.approx`` and its like) is rounded otherwise; some of an f32, where atomics add
in no order."""


def small(case: Path, backend: Backend) -> Launch:
    """A case's launch at a small size."""
    name = next(each for each in _SMALL if case.stem.startswith(each))
    return launch_from(read_described(case, _SMALL[name]), architecture_of(backend.device))


def outputs(launch: Launch, backend: Backend) -> dict[str, bytes]:
    """What a launch leaves in its output buffers."""
    with backend.open(launch) as bench:
        bench.load(original_program(launch, architecture_of(backend.device)))
        return dict(bench.outputs(Trial()))


def kept_file(folder: Path, case: Path) -> Path:
    """The file that keeps the outputs of a case."""
    return folder / f"{case.stem}.npz"


def keep(case: Path, backend: Backend, folder: Path) -> dict[str, Any]:
    """Keep what a case leaves on a GPU; a row of the table without a comparison."""
    made = outputs(small(case, backend), backend)
    arrays: dict[str, Any] = {n: np.frombuffer(each, np.uint8) for n, each in made.items()}
    np.savez_compressed(kept_file(folder, case), **arrays)
    return {"bytes": sum(map(len, made.values()))}


def compare(case: Path, emulated: Backend, there: Source) -> dict[str, Any]:
    """Compare what the emulated device leaves with what a GPU left."""
    launch = small(case, emulated)
    measured, own = there(case), outputs(launch, emulated)
    types = {buffer.name: buffer.type for buffer in launch.buffers}
    count = different = 0
    farthest, is_near = 0.0, True
    for name, content in measured.items():
        here, other = (np.frombuffer(each, np.uint8) for each in (content, own[name]))
        count += len(here)
        different += int((here != other).sum())
        kind = _TYPES.get(types[name])
        if kind is not None:
            pair = [np.frombuffer(each, kind).astype(np.float64) for each in (content, own[name])]
            largest = max(float(np.abs(pair[0]).max()), 1e-30)
            off = float(np.abs(pair[0] - pair[1]).max()) / largest
            farthest, is_near = max(farthest, off), is_near and off <= _TOLERANCES[types[name]]
        elif not np.array_equal(here, other):
            is_near = False
    agrees = "all bits" if not different else "within tolerance" if is_near else "no"
    return {
        "bytes": count,
        "different": different,
        "farthest": f"{farthest:.1e}",
        "agrees": agrees,
    }


def row_of(case: Path, made: Callable[[Path], dict[str, Any]]) -> dict[str, Any]:
    """A row of the table; of a kernel that fails, only the reason."""
    began = time.monotonic()
    row: dict[str, Any] = {"kernel": case.stem}
    try:
        row |= made(case)
    except CuadoError as error:
        return row | {"reason": f"{error.message}; {error.remedy}"}
    return row | {"seconds": f"{time.monotonic() - began:.1f}"}


def _work(asked: argparse.Namespace) -> Callable[[Path], dict[str, Any]]:
    """What is done with each case, as the words of the command say."""
    if asked.keep:
        gpu = select(asked.device or "gpu").backend
        return lambda case: keep(case, gpu, asked.out)
    emulated = select("emulated:h100").backend
    if asked.kept is not None:
        return lambda case: compare(case, emulated, lambda case: _read(asked.kept, case))
    gpu = select(asked.device or "gpu").backend
    return lambda case: compare(case, emulated, lambda case: outputs(small(case, gpu), gpu))


def _read(folder: Path, case: Path) -> dict[str, bytes]:
    """The outputs of a case that were kept."""
    file = kept_file(folder, case)
    if not file.exists():
        raise CuadoError("no outputs were kept", remedy=f"run it again with --keep: {file}")
    with np.load(file) as arrays:
        return {name: array.tobytes() for name, array in arrays.items()}


def main() -> None:
    """Compare the kernels asked for, by default all."""
    parser = argparse.ArgumentParser(description="emulated results beside a GPU's")
    parser.add_argument("corpus", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("names", nargs="*")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--keep", action="store_true")
    how.add_argument("--kept", type=Path)
    parser.add_argument("--device", default="")
    asked = parser.parse_intermixed_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    own = sorted(Path(__file__).parent.glob("*.toml"))
    every = [
        *sorted(asked.corpus.glob("*.toml")),
        *(each for each in own if each.stem != "stamped"),
    ]
    work = _work(asked)
    with (asked.out / "agree.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, _COLUMNS)
        writer.writeheader()
        for case in every:
            if asked.names and case.stem not in asked.names:
                continue
            row = row_of(case, work)
            writer.writerow(row)
            file.flush()
            print(", ".join(f"{key} {value}" for key, value in row.items()), flush=True)


if __name__ == "__main__":
    main()
