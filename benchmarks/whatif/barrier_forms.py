"""Ways to ask what barriers cost, beside what having none gains: planted kernels and their twins.

    python benchmarks/whatif/barrier_forms.py [-d DEVICE] OUT.csv [NAME...]

Forms of one kernel without its barriers, in interleaved rounds on its own buffers:

guarded    a predicate, decided by a switch, turns each barrier off (same machine code off and on)
jumped     a branch, decided by the switch, leads around each barrier
patched    NOPs in place of the barriers in the original's machine code
by warps   ``bar.warp.sync`` in place of each: what a warp's lanes share stays in order
deleted    nothing in place of each: the assembler is free to move accesses across

``gain`` is the original's time over the form's; of the first two, the time with the switch off over
that with the switch on, and ``switch`` is what the switch itself costs.
"""

import argparse
import csv
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "planted"))

from manifest import read_manifest
from smaller_launches import SMALLER

from cuado.backends.protocol import Bench
from cuado.backends.rounds import measure, plan_of
from cuado.backends.selection import select
from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import original_subject
from cuado.kernel.proposal import Refusal, Scope
from cuado.kernel.rewrites.switches.nop_patch import barriers
from cuado.kernel.rewriting import Rewriting
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import SassClass
from cuado.sass.toolchain.nops import with_nops
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case.check import architecture_of
from cuado.sources.case.load import load_case
from cuado.stats import Interval, Run

KERNELS = ("barriers", "barriers_stencil", "reduction_sweep", "scan", "two_conflicts_and_barriers")
SECONDS = 2.0
SWITCHED = ("guarded", "jumped")


@dataclass(frozen=True)
class Form:
    """A kernel without its barriers."""

    name: str
    program: Program
    registers: int | None
    barriers: int


def forms(kernel: Kernel) -> Iterator[Form]:
    """Each form of a kernel that can be built."""
    for name, rewrite in (
        ("guarded", guarded),
        ("jumped", jumped),
        ("by warps", by_warps),
        ("deleted", deleted),
    ):
        rewriting = Rewriting(kernel)
        for index in kernel.barriers:
            rewrite(rewriting, index)
        built = build(rewriting.text(), kernel.launch.kernel, kernel.options)
        program = built.program(name, kernel.launch.kernel, has_tail=rewriting.has_tail)
        yield Form(name, program, built.resources.registers, built.count(SassClass.BARRIER))
    proposal = barriers(kernel, Scope())
    if isinstance(proposal, Refusal):
        print(f"patched: {proposal.reason}", flush=True)
        return
    own, name = kernel.built, kernel.launch.kernel
    cubin = with_nops(own.cubin, {name: proposal.removed}, cache=Cache.default())
    # An emulated device runs the text in place of machine code.
    patched = Program("patched", cubin, name, ptx=own.ptx)
    yield Form("patched", patched, own.resources.registers, 0)


def guarded(rewriting: Rewriting, index: int) -> None:
    """Turn a barrier off by a predicate."""
    rewriting.guard(index, rewriting.off)


def jumped(rewriting: Rewriting, index: int) -> None:
    """Jump around a barrier: a loop that never repeats keeps the assembler from predicating it."""
    past, again = rewriting.fresh("past"), rewriting.fresh("again")
    never = rewriting.register("pred")
    rewriting.before(index, f"@{rewriting.on} bra {past};\n{again}:")
    repeated = f"setp.eq.u32 {never}, {rewriting.magic}, 1;\n@{never} bra {again};\n{past}:"
    rewriting.after(index, repeated)


def by_warps(rewriting: Rewriting, index: int) -> None:
    """Wait for the warp in place of the block."""
    rewriting.replace(index, "bar.warp.sync 0xffffffff;")


def deleted(rewriting: Rewriting, index: int) -> None:
    """Leave a barrier out."""
    rewriting.delete(index)


def rows_of(bench: Bench, kernel: Kernel, twin: Launch | None) -> list[dict[str, object]]:
    """The gain of each form of a kernel, and of its twin."""
    every = list(forms(kernel))
    bench.load(kernel.built.program(ORIGINAL, kernel.launch.kernel))
    trials: dict[str, Trial] = {}
    for form in every:
        bench.load(form.program)
        if form.name in SWITCHED:
            trials |= {f"{form.name} off": Trial(form.name), f"{form.name} on": Trial(form.name, 1)}
        else:
            trials[form.name] = Trial(form.name)
    if twin is not None:
        how = options_for(twin.ptx, bench.device, twin.max_registers)
        bench.load(build(twin.ptx, twin.kernel, how).program("twin", twin.kernel))
        dynamic = twin.dynamic_shared_bytes
        trials["twin"] = Trial("twin", 0, twin.grid, twin.block, dynamic)
    first = max(bench.time(Trial()).time for _ in range(2))
    wrong = [
        name for name in trials if name.endswith(" off") and not bench.check(trials[name]).equal
    ]
    for trial in trials.values():
        bench.time(trial)
    plan = plan_of(SECONDS * 1e9, first, modelled=bench.is_modelled)
    run = measure(bench, trials, plan).run
    time = run.samples[ORIGINAL].interval()
    took = round(time.estimate / 1e3, 2) if time else ""
    own: dict[str, object] = {"kernel": kernel.launch.name, "microseconds": took}
    made = [own | row(run, form) for form in every]
    if twin is not None:
        made.append(own | {"form": "twin"} | numbers(run.compare("twin").gain))
    for each in made:
        each["wrong when off"] = f"{each['form']} off" in wrong
    return made


def row(run: Run, form: Form) -> dict[str, object]:
    """One form's row."""
    about: dict[str, object] = {
        "form": form.name,
        "registers": form.registers,
        "barriers": form.barriers,
    }
    if form.name not in SWITCHED:
        return about | numbers(run.compare(form.name).gain)
    off, on = f"{form.name} off", f"{form.name} on"
    gain, cost = run.compare(on, against=off).gain, run.compare(off).ratio
    return about | numbers(gain) | {"switch": round(cost.estimate, 4) if cost else ""}


def numbers(gain: Interval | None) -> dict[str, object]:
    """A gain with its interval, as columns; empty without one."""
    if gain is None:
        return {}
    return {
        "gain": round(gain.estimate, 4),
        "low": round(gain.low, 4),
        "high": round(gain.high, 4),
    }


COLUMNS = (
    *("kernel", "microseconds", "form", "gain", "low", "high", "switch", "registers", "barriers"),
    "wrong when off",
)


def main() -> None:
    """Measure the kernels named on the command line, or those with many barriers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("-d", "--device")
    parser.add_argument("names", nargs="*")
    given = parser.parse_args()
    backend = select(given.device).backend
    architecture = architecture_of(backend.device)
    planted = {each.name: each for each in read_manifest()}
    made: list[dict[str, object]] = []
    for name in given.names or KERNELS:
        sizes = SMALLER.get(name, {}) if backend.notes else {}
        load = partial(load_case, architecture=architecture, overrides=sizes)
        launch, repaired = load(planted[name].case), planted[name].twin
        twin = load(repaired) if repaired else None
        try:
            with backend.open(launch) as bench:
                made += rows_of(bench, original_subject(launch, backend.device), twin)
        except CuadoError as error:
            print(f"{name}: {error}", flush=True)
        with given.out.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, COLUMNS, restval="")
            writer.writeheader()
            writer.writerows(made)
        print(given.out.read_text(), flush=True)


if __name__ == "__main__":
    main()
