"""A whole case study on a device: check, experiments and counters of every version, and the roof.

What goes wrong with one version costs that version; Ctrl-C leaves what was measured.
"""

import time
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from cuado.backends.protocol import Backend
from cuado.backends.rounds import Progress, measure, plan_of
from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case.check import architecture_of, check_case
from cuado.sources.case.description import Case
from cuado.sources.case.load import launch_of
from cuado.sources.study.description import Study, StudyVersion
from cuado.sources.study.sizes import expect_sizes, is_documented_size, sized_case
from cuado.stats import Interval
from cuado.studies.conclusion import conclude
from cuado.studies.result import Step, StudyResult
from cuado.what_if.result import WhatIf
from cuado.what_if.session import Options

ROOF_SECONDS = 0.5
"""What timing the roof's kernel may take."""

Experiments = Callable[[Launch, Backend, Options], WhatIf]
"""Makes the experiments on a launch, and reads its counters."""


@dataclass(frozen=True, slots=True)
class StudyOptions:
    """How much of a study to do.

    Attributes:
        experiments: how much of each version.
        check: whether to compare results with the reference.
        versions: names of those to run; all if empty.
        sizes: other values of the cases' constants.
    """

    experiments: Options
    check: bool = True
    versions: Collection[str] = ()
    sizes: Mapping[str, int] = field(default_factory=dict)


def conduct(
    study: Study,
    backend: Backend,
    options: StudyOptions,
    experiments: Experiments,
    progress: Progress | None = None,
) -> StudyResult:
    """Run a study.

    Args:
        study: its description.
        backend: the backend to run on.
        options: how much.
        experiments: makes them on one version.
        progress: told which version is under way.

    Raises:
        CuadoError: the device cannot be used at all, a table of the document's counters cannot be
            read, or no case has a constant of ``options.sizes``.
    """
    began = time.perf_counter()
    expect_sizes(study, options.sizes)
    architecture = architecture_of(backend.device)
    wanted = [v for v in study.versions if not options.versions or v.name in options.versions]
    # First of all, so that a table that cannot be read costs no measurement.
    concluded = [conclude(v.document) if v.document else None for v in wanted]
    steps: list[Step] = []
    roof, interrupted = None, False
    try:
        for number, version in enumerate(wanted):
            if progress is not None:
                progress(f"{version.name}: {version.does}", number, len(wanted) + 1)
            step = _step(version, backend, architecture, options, experiments)
            steps.append(replace(step, concluded=concluded[number]))
            if interrupted := step.found is not None and step.found.interrupted:
                break
        if not interrupted and study.roof is not None:
            roof = roof_time(study.roof.case, backend, architecture, options.sizes)
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - began
    return StudyResult(
        study,
        tuple(steps),
        roof,
        seconds,
        interrupted,
        backend.device.name,
        _notes(backend, steps),
        options.sizes,
        is_documented_size(study, options.sizes),
    )


def _notes(backend: Backend, steps: Iterable[Step]) -> tuple[str, ...]:
    """What the device and the experiments note, each once."""
    of_steps = (note for step in steps if step.found is not None for note in step.found.notes)
    return tuple(dict.fromkeys((*backend.notes, *of_steps)))


def _step(
    version: StudyVersion,
    backend: Backend,
    architecture: str,
    options: StudyOptions,
    experiments: Experiments,
) -> Step:
    try:
        case = sized_case(version.case, options.sizes)
        correct, wrong = _checked(case, backend, architecture) if options.check else (None, "")
        if correct is False:
            return Step(version, None, correct, wrong)
        found = experiments(launch_of(case, architecture), backend, options.experiments)
    except CuadoError as error:
        return Step(version, None, None, str(error))
    return Step(version, found, correct)


def _checked(case: Case, backend: Backend, architecture: str) -> tuple[bool | None, str]:
    """Compare a case's results with its reference: True if they are equal, and what is wrong."""
    if case.reference is None:
        return None, ""
    for comparison in check_case(case, backend, architecture):
        if comparison.wrong:
            return False, f"{comparison.wrong:,} elements of '{comparison.buffer}' are wrong"
    return True, ""


def roof_time(
    case: Path, backend: Backend, architecture: str, sizes: Mapping[str, int] | None = None
) -> Interval | None:
    """Nanoseconds of a roof's kernel; None for too few rounds.

    Args:
        case: the roof's.
        backend: the backend to run on.
        architecture: to compile for.
        sizes: other values of the case's constants.

    Raises:
        CuadoError: it cannot be built or run.
    """
    launch = launch_of(sized_case(case, sizes or {}), architecture)
    with backend.open(launch) as bench:
        how = options_for(launch.ptx, bench.device, launch.max_registers)
        built = build(launch.ptx, launch.kernel, how)
        bench.load(built.program(ORIGINAL, launch.kernel))
        bench.time(Trial())  # The first run of a program is not like the others.
        first = bench.time(Trial()).time
        plan = plan_of(ROOF_SECONDS * 1e9, first, modelled=bench.is_modelled)
        run = measure(bench, {}, plan).run
    sample = run.samples[ORIGINAL]
    return sample.interval() if len(sample) else None
