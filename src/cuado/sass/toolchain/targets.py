"""Which architecture to compile and assemble for, given the device and the tools that there are."""

from functools import lru_cache

from cuado.errors import CuadoError
from cuado.model.device import DeviceAttributes
from cuado.sass.toolchain import locate, nvrtc
from cuado.sass.toolchain.assemble import AssembleOptions, target_of

Capability = tuple[int, int]


def options_for(ptx: str, device: DeviceAttributes, max_registers: int | None) -> AssembleOptions:
    """How to assemble a module for a device.

    Targets with a letter (``sm_90a``) run on just one chip and stay as they are. Code for an
    emulated chip that no assembler targets gets no more registers than that chip has.
    """
    target = target_of(ptx)
    if device.target is None or target[-1].isalpha():
        return AssembleOptions(target, max_registers)
    most = device.values.get("max_registers_per_thread")
    if device.assembled_for is not None and most is not None:
        max_registers = min(max_registers or int(most), int(most))
    major, minor = device.target
    return AssembleOptions(f"sm_{major}{minor}", max_registers)


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
