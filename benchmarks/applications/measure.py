"""Programs traced, captured and replayed on a GPU: what came of each, and a table of it.

    nvcc -O3 -std=c++17 -arch=sm_90 -DVERSION=0 -o bicgstab examples/bicgstab/bicgstab.cu
    python benchmarks/applications/measure.py OUT --bicgstab ./bicgstab

Writes ``OUT/applications.jsonl`` as it goes, ``OUT/NAME.trace.json`` for each program, and in the
end ``OUT/applications.md``. A step that fails is in the table with its message; the others go on.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

PROGRAMS = Path(__file__).parent / "programs"
CUADO = (sys.executable, "-m", "cuado")
SECONDS = 180.0
"""That one step may take."""
_SHOWN = 6


@dataclass
class Step:
    """One command of cuado: its exit code, and the ends of what it said."""

    code: int
    seconds: float
    out: str
    errors: str


@dataclass
class Application:
    """A program, kernels of it to capture, and what came of them.

    Attributes:
        name: for the table.
        command: that is run.
        kernels: regular expressions, one capture each.
        traced: the step; its hot spots lie in a file.
        hotspots: name, launches, share of the time of all kernels.
        captured: steps by kernel.
        code: where the PTX is from, or why there is none.
        verified: steps that replay the capture, PTX where there is some.
        as_it_ran: those that replay the machine code of captures with PTX.
    """

    name: str
    command: list[str]
    kernels: tuple[str, ...]
    traced: Step | None = None
    hotspots: list[tuple[str, int, float]] = field(default_factory=list)
    captured: dict[str, Step] = field(default_factory=dict)
    code: dict[str, str] = field(default_factory=dict)
    verified: dict[str, Step] = field(default_factory=dict)
    as_it_ran: dict[str, Step] = field(default_factory=dict)


def applications(bicgstab: Path | None) -> Iterator[Application]:
    if bicgstab is not None:
        solver = ("spmv", "jacobi", "dot", "axpby")
        yield Application("BiCGStab", [str(bicgstab.resolve())], solver)
    layers = ("Soft[Mm]ax", "layer_norm", "sin", "scaled_sum", "triton_")
    yield Application("PyTorch", [sys.executable, str(PROGRAMS / "torch_layers.py")], layers)
    yield Application("CuPy", [sys.executable, str(PROGRAMS / "cupy_kernel.py")], ("saxpy",))
    yield Application("Numba", [sys.executable, str(PROGRAMS / "numba_kernel.py")], ("blend",))


def run(*words: str) -> Step:
    began = time.perf_counter()
    try:
        done = subprocess.run(
            [*CUADO, *words], capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return Step(-1, SECONDS, "", f"took longer than {SECONDS:g} s")
    seconds = time.perf_counter() - began
    return Step(done.returncode, seconds, done.stdout[-4000:], done.stderr[-2000:])


def measure(each: Application, out: Path) -> None:
    file = out / f"{each.name}.trace.json"
    each.traced = run("trace", "--format", "json", "-o", str(file), "--", *each.command)
    if file.exists():
        spots = json.loads(file.read_text())["hotspots"]
        each.hotspots = [(s["kernel"], s["launches"], s["share"]) for s in spots[:_SHOWN]]
    for number, kernel in enumerate(each.kernels):
        place = out / "captures" / f"{each.name}-{number}"
        words = ("-k", kernel, "--launch", "5", "-o", str(place), "--", *each.command)
        each.captured[kernel] = run("capture", *words)
        made = sorted(place.glob("*.capture"))
        if made:
            held = json.loads((made[0] / "capture.json").read_text())["capture"]
            each.code[kernel] = held["ptx_from"] or f"none: {held['why_no_ptx']}"
            each.verified[kernel] = run("capture", "verify", str(made[0]))
            if held["ptx_from"]:
                words = ("verify", "--machine-code", str(made[0]))
                each.as_it_ran[kernel] = run("capture", *words)


def _last(step: Step | None) -> str:
    if step is None:
        return "-"
    lines = (step.errors or step.out).strip().splitlines()
    told = next((line for line in reversed(lines) if line.startswith("cuado: ")), "")
    return "as it should" if step.code == 0 else f"{step.code}: {told}".replace("|", "/")


def _times(step: Step | None) -> str:
    lines = [] if step is None else [e for e in step.out.splitlines() if e.startswith("time: ")]
    return lines[0].removeprefix("time: ") if lines else "-"


def table(found: Sequence[Application]) -> str:
    lines = ["| program | kernel | launches | share |", "|---|---|--:|--:|"]
    lines += [
        f"| {each.name} | {kernel[:70]} | {launches:,} | {share:.1%} |"
        for each in found
        for kernel, launches, share in each.hotspots
    ]
    lines += ["", "| program | kernel | capture | PTX | replay | time | machine code |"]
    lines.append("|---|---|---|---|---|---|---|")
    for each in found:
        for kernel, step in each.captured.items():
            checked = each.verified.get(kernel)
            done, code = (_last(step), each.code.get(kernel, "-")), each.as_it_ran.get(kernel)
            cells = (each.name, kernel, *done, _last(checked), _times(checked), _last(code))
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--bicgstab", type=Path, help="built from examples/bicgstab/bicgstab.cu")
    parser.add_argument("--kernel", action="append", help="of those of a program; all without")
    parser.add_argument("names", nargs="*", help="BiCGStab, PyTorch, CuPy, Numba; all without")
    options = parser.parse_intermixed_args()
    options.out.mkdir(parents=True, exist_ok=True)
    found = []
    with (options.out / "applications.jsonl").open("w") as lines:
        for each in applications(options.bicgstab):
            if options.names and each.name not in options.names:
                continue
            if options.kernel:
                each.kernels = tuple(k for k in each.kernels if k in options.kernel)
            measure(each, options.out)
            found.append(each)
            lines.write(json.dumps(asdict(each)) + "\n")
            lines.flush()
    (options.out / "applications.md").write_text(table(found))


if __name__ == "__main__":
    main()
