"""Kernels and their accepted versions, ready to be run on a GPU by a program that knows no cuado.

``python -m soundness.bundle SEED FIRST LAST`` prints one line of JSON a kernel: machine code of
the original and of each version, how each is launched, what buffers are to hold, and hashes of what
the emulated device leaves. ``on_gpu`` runs them.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from cuado.backends.packing import packed
from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.model.arguments import Argument, Buffer, Pointer, Structure
from cuado.model.launch import Launch
from cuado.optimizer.version import Version
from soundness.comparison.emulation import Emulation
from soundness.comparison.kernel import Amount, Comparison
from soundness.comparison.verdicts import FAULTS
from soundness.generation.contents import held, worlds
from soundness.generation.kernels import BATCH, Generated, generated
from soundness.gpu_worker import hashes
from soundness.interpreter.decoding import decoded

WORLDS = 3
AMOUNT = Amount(kinds=None, values=2, accepted=5, firsts=2, seconds=2, experiments=0, emulated=0.0)
Row = dict[str, Any]


def row_of(made: Generated, amount: Amount = AMOUNT) -> Row | None:
    """A kernel with its versions; None if it is none to compare with, or has no version.

    ``faults`` are versions that the interpreter has found wrong: they are not run.
    """
    versions: list[Version] = []
    verdicts = list(Comparison(made, amount, kept=versions.append).run())
    faults = [f"{v.steps}: {v.result}: {v.reason}" for v in verdicts if v.result in FAULTS]
    if not versions or not (versions[1:] or faults):
        return None
    launch = made.launch
    return {
        "seed": made.seed,
        "number": made.number,
        "features": made.features,
        "faults": faults,
        "worlds": WORLDS,
        "buffers": [[b.name, b.type, b.elements, b.bound] for b in held(made)],
        "outputs": list(launch.outputs),
        "emulated": _emulated(made, versions[0]),
        "versions": [_original(versions[0], launch), *(_version(launch, v) for v in versions[1:])],
    }


def _original(prepared: Version, launch: Launch) -> Row:
    """The kernel as it is, not as rewrites start from it: the assembler's own choices."""
    found = _version(launch, prepared)
    options = prepared.subject.options
    built = build(launch.ptx, launch.kernel, options)
    return {**found, "code": built.cubin.hex()}


def _version(own: Launch, version: Version) -> Row:
    launch = version.subject.launch
    data, pointers = _parameters(own)
    return {
        "steps": version.name,
        "kernel": launch.kernel,
        "grid": launch.grid,
        "block": launch.block,
        "dynamic": launch.dynamic_shared_bytes,
        "parameters": data.hex(),
        "pointers": pointers,
        "code": version.subject.built.cubin.hex(),
        "ptx": launch.ptx,
    }


def _parameters(launch: Launch) -> tuple[bytes, list[tuple[int, str, int]]]:
    """Bytes of all parameters, and where pointers belong in them: buffer, bytes from its start."""
    code = decoded(launch.ptx, launch.kernel)
    data = bytearray(code.parameter_bytes)
    pointers: list[tuple[int, str, int]] = []
    nowhere = {buffer.name: 0 for buffer in launch.buffers}
    for argument, place in zip(launch.arguments, code.parameters, strict=True):
        value = packed(argument, nowhere)
        data[place : place + len(value)] = value
        pointers += [(place + at, name, offset) for at, name, offset in _pointers(argument)]
    return bytes(data), pointers


def _pointers(argument: Argument) -> Iterator[tuple[int, str, int]]:
    match argument:
        case Buffer(name=name):
            yield 0, name, 0
        case Pointer(buffer=name, offset=offset):
            yield 0, name, offset
        case Structure(pointers=pointers):
            yield from ((at, pointer.buffer, pointer.offset) for at, pointer in pointers)
        case _:
            pass


def _emulated(made: Generated, original: Version) -> list[Mapping[str, list[str]]] | str:
    """Hashes of what the emulated device leaves in each world, or why there are none."""
    launch, contents = made.launch, worlds(made, WORLDS)
    types = {buffer.name: buffer.type for buffer in launch.buffers}
    try:
        with Emulation(launch, original.program, contents) as emulation:
            return [
                {n: hashes(np.frombuffer(data, np.uint8), types[n]) for n, data in left.items()}
                for left in emulation.outputs()
            ]
    except CuadoError as error:
        return error.message


def rows(seed: int, numbers: Iterable[int], *, amount: Amount = AMOUNT) -> Iterator[Row]:
    """Kernels of these numbers that can be compared."""
    wanted = sorted(numbers)
    for batch in sorted({number // BATCH for number in wanted}):
        for made in generated(seed, [n for n in wanted if n // BATCH == batch]):
            found = row_of(made, amount)
            if found is not None:
                yield found


def main() -> None:
    """Print the rows of kernels FIRST to LAST, the last one not among them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("seed", type=int)
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    given = parser.parse_args()
    out, sys.stdout = sys.stdout, sys.stderr
    for row in rows(given.seed, range(given.first, given.last)):
        out.write(json.dumps(row) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
