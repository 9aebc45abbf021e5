"""Why hardware counters cannot be read, in the user's terms."""

from collections.abc import Mapping

from cuado.errors import CuadoError

INVALID_METRIC_NAME = 17
NOT_SUPPORTED = 27
INSUFFICIENT_PRIVILEGES = 35
"""``CUPTI_ERROR_INSUFFICIENT_PRIVILEGES``: the driver keeps counters for administrators."""

PERMISSION = (
    "the driver keeps hardware counters for administrators",
    "run as root or with CAP_SYS_ADMIN, or let the administrator load the kernel module with "
    "NVreg_RestrictProfilingToAdminUsers=0 "
    "(https://developer.nvidia.com/ERR_NVGPUCTRPERM); measured what-ifs need no counters",
)
OTHER_PROFILER = (
    "another profiler is attached to this process or uses the device's counters",
    "run cuado outside ncu, nsys and other CUPTI tools, and pause DCGM (dcgmi profile --pause)",
)
_UNSUPPORTED = (
    "this device cannot be profiled here",
    "counters need compute capability 7.5 or newer, and are off under MIG, confidential computing, "
    "and virtual GPUs without profiling; measured what-ifs work without them",
)
_REASONS: Mapping[int, tuple[str, str]] = {
    2: _UNSUPPORTED,
    14: (
        "this CUPTI does not fit the driver",
        "install the CUPTI of the driver's CUDA release: pip install nvidia-cuda-cupti",
    ),
    26: OTHER_PROFILER,
    NOT_SUPPORTED: _UNSUPPORTED,
    33: _UNSUPPORTED,
    INSUFFICIENT_PRIVILEGES: PERMISSION,
    36: OTHER_PROFILER,
    38: OTHER_PROFILER,
    39: OTHER_PROFILER,
    40: PERMISSION,
    **dict.fromkeys((41, 42, 43, 44, 45), _UNSUPPORTED),
    46: (
        "this CUPTI does not know the chip",
        "install a newer one: pip install nvidia-cuda-cupti, or name it with CUADO_CUPTI",
    ),
}
"""Message and remedy by ``CUptiResult`` (``cupti_result.h``)."""


class CuptiUnavailableError(CuadoError):
    """Hardware counters cannot be read in this process; everything else works without them."""


class CuptiCallError(CuptiUnavailableError):
    """One of CUPTI's functions failed.

    Attributes:
        function: its name.
        status: the ``CUptiResult`` it returned.
    """

    def __init__(self, function: str, status: int, name: str) -> None:
        self.function = function
        self.status = status
        what, remedy = _REASONS.get(status, ("hardware counters could not be read", ""))
        super().__init__(f"{what} ({function}: {name}, {status})", remedy)

    @property
    def final(self) -> bool:
        """True if another way of collecting would fail for the same reason."""
        return self.status in _REASONS and self.status != NOT_SUPPORTED
