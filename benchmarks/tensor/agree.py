"""Emulated results of the corpus beside a GPU's: agree.py CORPUS OUT [NAME ...].

CORPUS is the folder that ``corpus.py`` filled; the hand-made cases beside this file are added. Each
kernel runs at a small size on the GPU and on the emulated device; every output is compared bit by
bit. Writes ``agree.csv``, a row a kernel as it is done.
"""

import csv
import sys
import time
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

_COLUMNS = ("kernel", "bytes", "different", "farthest", "seconds", "reason")
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
_TYPES = {"f16": np.float16, "f32": np.float32}


def small(case: Path, backend: Backend) -> Launch:
    """A case's launch at a small size."""
    name = next(each for each in _SMALL if case.stem.startswith(each))
    return launch_from(read_described(case, _SMALL[name]), architecture_of(backend.device))


def outputs(launch: Launch, backend: Backend) -> dict[str, bytes]:
    """What a launch leaves in its output buffers."""
    with backend.open(launch) as bench:
        bench.load(original_program(launch, architecture_of(backend.device)))
        return dict(bench.outputs(Trial()))


def row_of(case: Path, gpu: Backend, emulated: Backend) -> dict[str, Any]:
    """A row of the table; of a kernel that fails, only the reason."""
    began = time.monotonic()
    row: dict[str, Any] = {"kernel": case.stem}
    try:
        launch = small(case, gpu)
        measured, own = outputs(launch, gpu), outputs(launch, emulated)
    except CuadoError as error:
        return row | {"reason": f"{error.message}; {error.remedy}"}
    types = {buffer.name: buffer.type for buffer in launch.buffers}
    count = different = 0
    farthest = 0.0
    for name, content in measured.items():
        here, there = (np.frombuffer(each, np.uint8) for each in (content, own[name]))
        count += len(here)
        different += int((here != there).sum())
        kind = _TYPES.get(types[name])
        if kind is not None:
            pair = [np.frombuffer(each, kind).astype(np.float64) for each in (content, own[name])]
            largest = max(float(np.abs(pair[0]).max()), 1e-30)
            farthest = max(farthest, float(np.abs(pair[0] - pair[1]).max()) / largest)
    seconds = f"{time.monotonic() - began:.1f}"
    return row | {
        "bytes": count,
        "different": different,
        "farthest": f"{farthest:.1e}",
        "seconds": seconds,
    }


def main() -> None:
    """Compare the kernels asked for, by default all."""
    corpus, folder, names = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]
    folder.mkdir(parents=True, exist_ok=True)
    own = sorted(Path(__file__).parent.glob("*.toml"))
    every = [*sorted(corpus.glob("*.toml")), *(each for each in own if each.stem != "stamped")]
    gpu, emulated = select("gpu").backend, select("emulated:h100").backend
    with (folder / "agree.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, _COLUMNS)
        writer.writeheader()
        for case in every:
            if names and case.stem not in names:
                continue
            row = row_of(case, gpu, emulated)
            writer.writerow(row)
            file.flush()
            print(", ".join(f"{key} {value}" for key, value in row.items()), flush=True)


if __name__ == "__main__":
    main()
