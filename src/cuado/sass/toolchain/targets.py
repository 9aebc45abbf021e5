"""Which architecture to compile and assemble for, given the device and the tools that there are."""

import contextlib
from dataclasses import replace
from functools import lru_cache

from cuado.errors import CuadoError
from cuado.model.device import DeviceAttributes
from cuado.sass.toolchain import locate, nvrtc
from cuado.sass.toolchain.assemble import AssembleOptions, target_of
from cuado.sass.toolchain.errors import ToolNotFoundError

Capability = tuple[int, int]


def options_for(ptx: str, device: DeviceAttributes, max_registers: int | None) -> AssembleOptions:
    """How to assemble a module for a device.

    Targets with a letter (``sm_90a``) run on just one chip and stay as they are. Code for an
    emulated chip that no assembler targets gets no more registers than that chip has.
    """
    target = target_of(ptx)
    driver = device.values.get("driver_version")
    newest = None if driver is None else int(driver) // 1000
    if device.target is None or target[-1].isalpha():
        return AssembleOptions(target, max_registers, newest_cuda=newest)
    most = device.values.get("max_registers_per_thread")
    if device.assembled_for is not None and most is not None:
        max_registers = min(max_registers or int(most), int(most))
    major, minor = device.target
    return AssembleOptions(f"sm_{major}{minor}", max_registers, newest_cuda=newest)


def nearest_target(wanted: Capability) -> Capability:
    """The oldest architecture, from ``wanted`` on, that both the assembler and NVRTC take.

    Raises:
        ToolNotFoundError: there is no ptxas.
        CuadoError: none of theirs is as new.
    """
    found = sorted(each for each in _common() if each >= wanted)
    if not found:
        raise CuadoError(f"neither ptxas nor NVRTC here targets sm_{wanted[0]}{wanted[1]}")
    return found[0]


def with_target(device: DeviceAttributes) -> DeviceAttributes:
    """The device with what to assemble for, where the tools here do not know its own architecture.

    Machine code of one major version runs on every later minor one (CUDA C++ Programming Guide,
    "Binary Compatibility"): the newest such architecture that there are tools for is taken.
    Where there is none, and where there are no tools, the device stays as it is.
    """
    own = device.compute_capability
    if own is None or device.assembled_for is not None:
        return device
    with contextlib.suppress(ToolNotFoundError):
        known = _common()
        older = [each for each in known if each[0] == own[0] and each < own]
        if own not in known and older:
            return replace(device, assembled_for=max(older))
    return device


@lru_cache(maxsize=1)
def _common() -> frozenset[Capability]:
    """Architectures that both a ptxas and NVRTC take; ptxas alone where there is no NVRTC."""
    locate.find(locate.Program.PTXAS)
    tools = locate.find_each(locate.Program.PTXAS)
    assembled = {capability(name) for tool in tools for name in locate.targets(tool)}
    compiled = nvrtc.architectures()
    return frozenset(assembled & compiled if compiled else assembled)


def with_ptx(chip: Capability) -> str:
    """How to have nvcc put PTX beside the machine code; PTX for a newer chip does not run."""
    number = f"{chip[0]}{chip[1]}"
    return f"nvcc -gencode arch=compute_{number},code=[sm_{number},compute_{number}]"


def capability(name: str) -> Capability:
    """The compute capability of ``sm_90`` or ``sm_120a``: the last digit is the minor number."""
    digits = name.removeprefix("sm_").rstrip("af")
    return int(digits[:-1]), int(digits[-1])
