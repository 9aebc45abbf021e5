"""Launches planted cases once each, for a profiler: ``ncu.sh``.

Once: from the second launch on, cuado queues launches behind a gate that it opens when all of them
are there, and a profiler that runs one kernel after another waits for the gate for ever.

python once.py tuning | reported | blind | NAME ...
python once.py --kernels tuning     # their names, as ncu's -k takes them
"""

import sys
from collections.abc import Iterable

from manifest import PARTS, Planted, read_manifest

from cuado.backends.gpu import Limits
from cuado.backends.gpu.backend import GpuBackend
from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case import load_case
from cuado.sources.case.check import architecture_of
from cuado.sources.case.description import read_case

_PATIENT = Limits(start=600.0, first=600.0, least=600.0)
"""A launch under the profiler is repeated for each of its passes."""


def wanted(words: list[str]) -> tuple[Planted, ...]:
    """The kernels of a half, of the blind set, or those named."""
    every = read_manifest()
    if len(words) == 1 and words[0] in PARTS:
        return PARTS[words[0]](every)
    names = {each.name for each in every}
    if unknown := sorted(set(words) - names):
        raise SystemExit(f"no planted kernel is called {', '.join(unknown)}")
    return tuple(each for each in every if each.name in words)


def kernels(planted: Iterable[Planted]) -> str:
    """A regular expression of their kernels' names; cuado's own launches are left out by it."""
    return f"^({'|'.join(sorted({read_case(each.case).kernel for each in planted}))})$"


def launch(backend: GpuBackend, planted: Planted) -> None:
    """Launch one case."""
    case = load_case(planted.case, architecture=architecture_of(backend.device))
    how = options_for(case.ptx, backend.device, case.max_registers)
    with backend.open(case) as bench:
        built = build(case.ptx, case.kernel, how)
        bench.load(Program(ORIGINAL, built.cubin, case.kernel))
        bench.time(Trial())


def main() -> None:
    words = [word for word in sys.argv[1:] if word != "--kernels"]
    chosen = wanted(words)
    if "--kernels" in sys.argv:
        print(kernels(chosen))
        return
    backend = GpuBackend(0, _PATIENT)
    for planted in chosen:
        try:
            launch(backend, planted)
        except CuadoError as error:
            print(f"{planted.name}: {error}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
