"""Counts a launch in this process, and records it as a profiler would."""

from dataclasses import replace

from cuado.backends.protocol import Backend, Modelling
from cuado.errors import CuadoError
from cuado.kernel.original_program import original_program
from cuado.model.launch import Launch
from cuado.model.profile import Recording
from cuado.model.trial import Trial
from cuado.sources.case.kernels import demangled, short_name
from cuado.sources.counters.profile import collect


class NoCountersError(CuadoError):
    """The launch ran, and no counter of it could be read."""


def count_launch(launch: Launch, backend: Backend, architecture: str) -> Recording:
    """Run a launch as often as its counters need, and record them.

    Args:
        launch: what is counted.
        backend: the backend to run on.
        architecture: architecture of the backend's device.

    Raises:
        NoCountersError: none could be read; says why.
        CuadoError: the launch cannot be built, opened or run.
    """
    if isinstance(backend, Modelling):
        backend.check_timed(launch)
    with backend.open(replace(launch, outputs=())) as bench:
        loaded = bench.load(original_program(launch, architecture))
        profile = collect(bench, Trial(), loaded)
    if not profile.raw:
        why = "; ".join(profile.notes) or "the device has none that cuado knows"
        raise NoCountersError(
            f"no counters of '{launch.name}' could be read: {why}",
            "'cuado doctor' says what to allow; 'cuado whatif' needs none; and an emulated device "
            "counts as well: --device emulated",
        )
    readable = demangled([launch.kernel])[launch.kernel]
    named = replace(profile, kernel=short_name(launch.kernel), signature=readable)
    return Recording(profile.origin, (named,), notes=backend.notes)
