"""What is asked of one launch: experiments, where its warps wait, its defects; and of studies."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from cuado.api.devices import backend_at
from cuado.result import Result

if TYPE_CHECKING:
    from cuado.api.devices import Device, Progress
    from cuado.backends.protocol import Backend
    from cuado.kernel_timeline.result import KernelTimeline
    from cuado.model.defect import Checked
    from cuado.model.launch import Launch
    from cuado.sources.study.description import Study
    from cuado.studies.conduct import StudyOptions
    from cuado.studies.result import StudyResult
    from cuado.what_if.result import WhatIf
    from cuado.what_if.session import Options


def whatif(  # noqa: PLR0913 - what can be asked
    launch: "Launch",
    *,
    device: "Device" = None,
    experiments: Sequence[str] = (),
    lines: bool = True,
    counters: bool = True,
    budget: float | None = None,
    chip: str | None = None,
    source: str = "",
    progress: "Progress | None" = None,
) -> "Result[WhatIf]":
    """Run modified copies of a kernel, and say what each bottleneck costs.

    Args:
        launch: the kernel and how to launch it: of ``cuado.load_case``, ``cuado.launch``, ...
        device: where it runs.
        experiments: names of those to make; empty for all.
        lines: whether experiments that gain are repeated for single source lines.
        counters: whether hardware counters are read for a cross-check.
        budget: seconds of measuring; None: 2.3 s and 200 times the kernel's own time; 40 s
            of work where it is emulated.
        chip: the chip's name or file, if what is known of a real device should be overruled.
        source: the file that describes the launch, for the report.
        progress: is told what is under way.

    Raises:
        CuadoError: the launch cannot be built, opened or run.
    """
    from cuado.report.whatif import WhatIfReport
    from cuado.what_if.registry import all_experiments, experiment_named
    from cuado.what_if.session import Options

    chosen = tuple(map(experiment_named, experiments)) or all_experiments()
    plan = Options(chosen, lines, budget, chip=chip)
    backend = backend_at(device, chip, progress)
    found = _conducted(launch, backend, plan, counters=counters, progress=progress)
    return Result(found, WhatIfReport(found, source=source))


def timeline(
    launch: "Launch",
    *,
    device: "Device" = None,
    blocks: int | None = None,
    chip: str | None = None,
    source: str = "",
    progress: "Progress | None" = None,
) -> "Result[KernelTimeline]":
    """Say when each warp of a launch waits, for what, and who is critical.

    Args:
        launch: the kernel and how to launch it.
        device: where it runs; a GPU.
        blocks: that are recorded, the first ones; None for as many as run at once.
        chip: the chip's name or file, if what is known of a real device should be overruled.
        source: path of the case or capture, for the reader.
        progress: is told what is under way.

    Raises:
        CuadoError: the kernel has no PTX, the device no clock that it can read, or no copy with
            time stamps runs and gives the original's results.
    """
    from cuado.kernel_timeline.conduct import Options, kernel_timeline
    from cuado.report.timeline import TimelineReport

    options = Options(blocks, chip, source)
    found = kernel_timeline(launch, backend_at(device, chip, progress), options, progress)
    return Result(found, TimelineReport(found))


def check(
    launch: "Launch",
    *,
    races: bool = True,
    blocks: int | None = None,
    budget: int | None = None,
    progress: "Progress | None" = None,
) -> "Result[Checked]":
    """Run a launch on the emulated device, and name what it does wrong.

    Args:
        launch: the kernel and how to launch it.
        races: whether to look for races.
        blocks: how many to run at most, from both ends of the grid; None for all.
        budget: thread instructions that a block may run in the heads of its loops; None: 2.1e9.
        progress: is told what is under way.

    Raises:
        CuadoError: the launch cannot be built, opened or emulated.
    """
    from cuado.backends.emulated.check.check import BUDGET, CheckOptions
    from cuado.backends.emulated.check.check import check as conduct
    from cuado.report.check import CheckReport

    options = CheckOptions(races, blocks, BUDGET if budget is None else budget)
    found = conduct(launch, options, progress)
    files = {site.file for d in found.defects for site in (d.site, d.other) if site is not None}
    found = replace(found, sources={f: t for f, t in launch.sources.items() if f in files})
    return Result(found, CheckReport(found))


def study(
    described: "Study",
    options: "StudyOptions",
    *,
    device: "Device" = None,
    counters: bool = True,
    progress: "Progress | None" = None,
) -> "Result[StudyResult]":
    """Measure every version of a case study, and name what each leaves to the next.

    Args:
        described: the study.
        options: how much.
        device: where it runs.
        counters: whether hardware counters are read.
        progress: is told what is under way.

    Raises:
        CuadoError: the device cannot be used.
    """
    from cuado.report.study import StudyReport
    from cuado.studies.conduct import conduct

    def experiments(launch: "Launch", where: "Backend", plan: "Options") -> "WhatIf":
        return _conducted(launch, where, plan, counters=counters)

    backend = backend_at(device, progress=progress)
    found = conduct(described, backend, options, experiments, progress)
    return Result(found, StudyReport(found))


def _conducted(
    launch: "Launch",
    backend: "Backend",
    plan: "Options",
    *,
    counters: bool,
    progress: "Progress | None" = None,
) -> "WhatIf":
    from cuado.what_if.conduct import whatif as conduct
    from cuado.what_if.counters import read_counters

    read = partial(read_counters, chip=plan.chip) if counters else None
    return conduct(launch, backend, plan, read, progress)
