"""The CUDA driver through cuda-bindings: every call checked, every error in plain words."""

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any

from cuado.errors import CuadoError
from cuado.model.trial import Failure, TrialFailedError

_FAILURES: Mapping[str, Failure] = MappingProxyType(
    {
        name: failure
        for failure, names in (
            (
                Failure.ILLEGAL_ADDRESS,
                "ILLEGAL_ADDRESS MISALIGNED_ADDRESS INVALID_ADDRESS_SPACE LAUNCH_FAILED",
            ),
            (Failure.HANG, "LAUNCH_TIMEOUT"),
            (Failure.MEMORY, "OUT_OF_MEMORY"),
            (
                Failure.LAUNCH,
                "LAUNCH_OUT_OF_RESOURCES COOPERATIVE_LAUNCH_TOO_LARGE INVALID_CLUSTER_SIZE "
                "LAUNCH_INCOMPATIBLE_TEXTURING",
            ),
            (
                Failure.LOAD,
                "NO_BINARY_FOR_GPU INVALID_IMAGE INVALID_SOURCE INVALID_PTX "
                "UNSUPPORTED_PTX_VERSION JIT_COMPILER_NOT_FOUND SHARED_OBJECT_SYMBOL_NOT_FOUND "
                "SHARED_OBJECT_INIT_FAILED FILE_NOT_FOUND",
            ),
        )
        for name in names.split()
    }
)
_PREFIX = "CUDA_ERROR_"
_HARMLESS = frozenset(
    {
        *("INVALID_VALUE", "OUT_OF_MEMORY", "NOT_FOUND", "INVALID_HANDLE", "NOT_SUPPORTED"),
        *("LAUNCH_OUT_OF_RESOURCES", "COOPERATIVE_LAUNCH_TOO_LARGE", "INVALID_CLUSTER_SIZE"),
        *("NO_BINARY_FOR_GPU", "INVALID_IMAGE", "INVALID_SOURCE", "INVALID_PTX"),
        *("UNSUPPORTED_PTX_VERSION", "JIT_COMPILER_NOT_FOUND", "SHARED_OBJECT_SYMBOL_NOT_FOUND"),
    }
)
"""Errors that leave the context as it was; after any other it is not to be trusted."""
_INSTALL = "pip install 'cuado[gpu]'"
_WORDS = MappingProxyType(
    {
        "ILLEGAL_ADDRESS": "the kernel accessed memory that it does not own",
        "MISALIGNED_ADDRESS": "the kernel accessed an address that is not aligned to the access",
        "LAUNCH_FAILED": "the kernel failed, as by an address outside of its shared memory",
        "ILLEGAL_INSTRUCTION": "the kernel executed an illegal instruction",
        "ASSERT": "an assertion of the kernel failed",
        "NO_BINARY_FOR_GPU": "the code is for another architecture than this GPU's",
        "INVALID_IMAGE": "the driver does not know this machine code, as where ptxas is of a newer "
        "CUDA release than the driver ('cuado doctor' compares them)",
        "UNSUPPORTED_PTX_VERSION": "the PTX is of a newer CUDA release than the driver",
        "DEVICE_UNAVAILABLE": "another process has the GPU, which is in exclusive mode "
        "(nvidia-smi --compute-mode=DEFAULT shares it)",
        "OUT_OF_MEMORY": "the GPU has too little free memory",
        "LAUNCH_OUT_OF_RESOURCES": "a block needs more registers or threads than an SM has",
    }
)


class DeviceError(TrialFailedError):
    """The driver refused a call.

    Attributes:
        status: the driver's name for it, without ``CUDA_ERROR_``.
        is_fatal: whether the context must be given up.
    """

    def __init__(self, function: str, status: str, failure: Failure) -> None:
        self.status = status
        self.is_fatal = status not in _HARMLESS
        words = _WORDS.get(status, "the driver refused")
        super().__init__(failure, f"{words} ({function}: {_PREFIX}{status})")


class Driver:
    """The driver's functions by name.

    Args:
        api: a module with the functions of ``cuda.bindings.driver``; that one if left out.

    Raises:
        CuadoError: cuda-bindings is not installed, or there is no driver.
    """

    def __init__(self, api: Any = None) -> None:
        self.api: Any = bindings() if api is None else api

    def call(self, function: str, *arguments: Any) -> Any:
        """What a driver function returns besides its status: nothing, a value, or a tuple.

        Raises:
            DeviceError: the status is not success.
        """
        status, *values = getattr(self.api, function)(*arguments)
        if int(status):
            name = str(status.name).removeprefix(_PREFIX)
            failure = _FAILURES.get(name, Failure.OTHER)
            if (
                failure is Failure.OTHER
                and function.startswith("cuLaunchKernel")
                and name in _HARMLESS
            ):
                failure = Failure.LAUNCH
            raise DeviceError(function, name, failure)
        if len(values) == 1:
            return values[0]
        return tuple(values) if values else None

    def has(self, function: str) -> bool:
        """True if these bindings have a function."""
        return hasattr(self.api, function)

    def start(self) -> None:
        """Initialise the driver.

        Raises:
            CuadoError: there is no driver, or it sees no GPU.
        """
        try:
            self.call("cuInit", 0)
        except DeviceError as error:
            raise CuadoError(
                f"the NVIDIA driver did not start: {error.message}",
                "check that nvidia-smi lists a GPU, and CUDA_VISIBLE_DEVICES",
            ) from error
        except (RuntimeError, OSError) as error:  # cuda-bindings looks for libcuda on first use.
            raise no_driver() from error


def bindings() -> Any:
    """The module of the driver's functions.

    Raises:
        CuadoError: it is not installed, or there is no driver.
    """
    try:
        return import_module("cuda.bindings.driver")
    except ImportError as error:
        if (error.name or "").partition(".")[0] == "cuda":
            raise CuadoError("cuda-bindings is not installed", _INSTALL) from error
        raise no_driver() from error
    except RuntimeError as error:
        raise no_driver() from error


def no_driver() -> CuadoError:
    """The error that there is no driver."""
    return CuadoError(
        "there is no NVIDIA driver here (libcuda.so.1 was not found)",
        "run on a machine with an NVIDIA GPU and its driver",
    )
