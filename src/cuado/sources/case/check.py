"""Run a case on a device and compare its outputs with the reference.

References take numpy, which who only asks for an architecture need not wait for.
"""

from typing import TYPE_CHECKING

from cuado.backends.protocol import Backend, Modelling
from cuado.errors import CuadoError, UnreadableFileError
from cuado.inputs import SETTINGS, read_bytes
from cuado.kernel.original_program import original_program
from cuado.model.device import DeviceAttributes
from cuado.model.trial import Trial
from cuado.sass.toolchain.cache import Cache
from cuado.sources.case.description import Case, Reference
from cuado.sources.case.errors import CaseError
from cuado.sources.case.load import launch_of

if TYPE_CHECKING:
    from cuado.sources.case.reference import Comparison

_AS_IT_SAYS = "the kernel computes what its reference does"


def architecture_of(device: DeviceAttributes) -> str:
    """The device's architecture, e.g. ``sm_90``; of an old emulated one, what stands in for it.

    Raises:
        CuadoError: the driver does not say.
    """
    if device.target is None:
        raise CuadoError("the driver does not say the device's compute capability")
    major, minor = device.target
    return f"sm_{major}{minor}"


def check_case(case: Case, backend: Backend, architecture: str) -> "tuple[Comparison, ...]":
    """One comparison for each output that the reference computes, after one run of the kernel.

    Args:
        case: read, with a reference.
        backend: where to run it.
        architecture: architecture of the backend's device.

    Raises:
        CaseError: the case has no reference, or does not fit its source.
        ReferenceFailedError: the reference fails, or returns something else than outputs.
        CuadoError: the case does not compile or does not run.
    """
    from cuado.sources.case.reference import compare, expected_outputs

    if case.reference is None:
        raise CaseError(case.path, "reference", "missing", 'write reference = "FILE.py:FUNCTION"')
    launch = launch_of(case, architecture)
    expected = expected_outputs(case.reference, launch)
    program = original_program(launch, architecture)
    with backend.open(launch) as bench:
        bench.load(program)
        found = bench.outputs(Trial())
    buffers = {buffer.name: buffer for buffer in launch.buffers}
    return tuple(
        compare(case.reference, buffers[name], found[name], array)
        for name, array in expected.items()
    )


class WrongResultsError(CuadoError):
    """The kernel computes something else than the case's reference."""


def expect_reference(case: Case, backend: Backend, architecture: str) -> None:
    """Make sure that the kernel computes what the reference does, if the case has one.

    Emulated that takes what the whole grid takes: a kernel that was right is not run once more.

    Raises:
        WrongResultsError: it does not; says where first.
        CuadoError: as :func:`check_case`.
    """
    if case.reference is None:
        return
    key, cache = _question(case, case.reference, backend, architecture), Cache.default()
    if key is not None and cache is not None and cache.get(key, own=True) == _AS_IT_SAYS:
        return
    for each in check_case(case, backend, architecture):
        if each.wrong:
            raise WrongResultsError(
                f"'{each.buffer}' is wrong before anything was changed: {each.wrong:,} of "
                f"{each.elements:,} elements; [{each.index}] is {each.found!r}, the reference has "
                f"{each.expected!r}",
                "correct the kernel or the reference; --no-check takes the kernel's results as "
                "they are",
            )
    if key is not None and cache is not None:
        cache.put(key, _AS_IT_SAYS)


def _question(case: Case, reference: Reference, backend: Backend, architecture: str) -> str | None:
    """The key of the comparison, with the text of all Python that lies beside the reference.

    None where there is no such key: nothing is kept then.
    """
    from cuado.backends.emulated.questions import key_of

    if not isinstance(backend, Modelling):
        return None  # A GPU's results may differ from run to run.
    try:
        texts = [read_bytes(each, SETTINGS) for each in sorted(reference.path.parent.glob("*.py"))]
    except (OSError, UnreadableFileError):
        return None
    says = (reference.path.name, reference.function, reference.relative, reference.absolute)
    return key_of(launch_of(case, architecture), backend, ("reference", *says, *texts))
