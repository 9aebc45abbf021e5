"""What recordings say: why kernels are slow, and what changed from one to another."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from cuado.api.devices import backend_at, described_launch
from cuado.errors import CuadoError
from cuado.result import Result

if TYPE_CHECKING:
    from cuado.analysis.analysis import Analysis
    from cuado.analysis.comparison.matching import Comparison
    from cuado.analysis.comparison.side import Side
    from cuado.api.devices import Device
    from cuado.model.launch import Launch
    from cuado.sources.launches import Described


def analyze(
    source: "Path | str | Launch",
    *,
    kernel: str = "",
    launch: int | None = None,
    chip: str | None = None,
    device: "Device" = None,
) -> "Result[Analysis]":
    """Say what limits each kernel of a recording, why, and what to try.

    Args:
        source: an ``.ncu-rep`` report, an ``ncu --csv --page raw`` export, an nvprof CSV, or a
            counter table; or a launch, whose counters are then read here.
        kernel: of a recording: only kernels whose signature matches this regular expression.
        launch: of a recording: only this launch, counted from 0.
        chip: the chip's name or file, if the recording does not say or should be overruled.
        device: of a launch: where it runs.

    Raises:
        CuadoError: the file cannot be read, nothing matches, no launch can be diagnosed, or no
            counters can be read.
    """
    from cuado.analysis.analysis import analysis
    from cuado.analysis.selection import Selection, select
    from cuado.report.analysis import Report
    from cuado.rules.registry import all_rules
    from cuado.sources.read import read

    if isinstance(source, Path | str):
        recording = read(Path(source))
        profiles = select(recording, Selection(kernel, launch))
    else:
        from cuado.sources.case.check import architecture_of
        from cuado.sources.counters.recording import count_launch

        backend = backend_at(device, chip)
        recording = count_launch(source, backend, architecture_of(backend.device))
        profiles = recording.profiles
    found = analysis(recording, profiles, all_rules(), chip)
    return Result(found, Report(found))


def compare(
    reference: "Path | str | Launch | Result[Any] | Side",
    *others: "Path | str | Launch | Result[Any] | Side",
    kernel: str = "",
    match: str = "auto",
    noise: float | None = None,
    same_problem: bool = False,
    chip: str | None = None,
    device: "Device" = None,
) -> "Result[Comparison]":
    """Hold results against one of them: what moved, what is gone, what limits the kernel now.

    Args:
        reference: what the others are compared with: the path of a recording, a case, a capture or
            a saved result, where ``report.ncu-rep:1`` names one launch and
            ``report.ncu-rep:average`` the kernels that match; a launch; or a result of cuado.
        others: one or more of the same kinds.
        kernel: of recordings: only kernels whose signature matches this regular expression.
        match: how the kernels of two files are paired: ``name``; ``order``; ``auto``: by name, and
            what is left by order.
        noise: share up to which a difference is noise; None: the runs' own, else 2%.
        same_problem: whether both did the same work, though their counters or sizes say otherwise.
        chip: the chip's name or file, if a recording does not say or should be overruled.
        device: of cases and launches: where they are counted.

    Raises:
        CuadoError: something cannot be read, or has no kernel in common with the reference.
    """
    from cuado.analysis.comparison.matching import Match, comparison
    from cuado.analysis.selection import Selection
    from cuado.model.launch import Launch
    from cuado.operands import operand
    from cuado.report.compare import CompareReport

    def count(described: "Launch | Described") -> "tuple[Launch, Analysis]":
        backend = backend_at(device)
        launch = described
        if not isinstance(launch, Launch):
            launch = described_launch(launch, backend, check=False)
        return launch, analyze(launch, device=backend, chip=chip).found

    selection = Selection(kernel)
    first, *rest = (operand(each, selection, count, chip) for each in (reference, *others))
    found = comparison(first, rest, match=Match(match), floor=noise, is_same_problem=same_problem)
    if not found.pairs:
        kernels = "; ".join(f"{name}: {kernel}" for name, kernel in found.left_out)
        raise CuadoError(
            f"no kernel to compare ({kernels})",
            "name one: 'report.ncu-rep:REGEX', or match by order",
        )
    return Result(found, CompareReport(found))
