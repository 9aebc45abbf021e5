"""Looks at everything that cuado needs on this machine."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from cuado.backends.gpu import GpuBackend, Limits
from cuado.sass.toolchain.errors import ToolFailedError, ToolNotFoundError
from cuado.sass.toolchain.locate import Program, Tool, find, find_all, targets
from cuado.sass.toolchain.targets import capability
from cuado.sources.machine import injection, ncu, smi
from cuado.sources.machine.child import Answer, ask
from cuado.sources.machine.driver import for_administrators, on_bus, release
from cuado.sources.machine.facts import Compiler, Cupti, Driver, Facts, Gpu, Problem, Version
from cuado.sources.machine.kernel import seconds_on

_T = TypeVar("_T")
_LIMITS = Limits(start=60.0, first=20.0)
_AT_ONCE = 4
"""GPUs that are tried at a time; each takes a process that starts the driver."""


def survey(counted: int = 0) -> Facts:
    """Look at the machine; takes seconds, most of them for the emulated device.

    Args:
        counted: index of the GPU whose counters are tried.
    """
    driver = _read(ask("driver"), _driver)
    gpus = driver.gpus if isinstance(driver, Driver) else ()
    bindings = _read(ask("bindings", int(bool(gpus))), lambda a: str(a["version"]))
    cupti = _read(ask("cupti"), lambda a: Cupti(a["path"], a["version"]))
    counters = None
    if counted < len(gpus) and isinstance(cupti, Cupti):
        counters = _read(ask("counters", counted), lambda a: bool(a["right"]))
    tools = {program: _tools(program) for program in Program}
    assemblers = tools[Program.PTXAS]
    emulation = ask("emulation")
    return Facts(
        bus=on_bus(),
        driver=driver,
        bindings=bindings,
        trials={} if isinstance(bindings, Problem) else _trials(gpus),
        compiler=_read(ask("compiler"), _compiler),
        tools=tools,
        targets={tool: _targets(tool) for tool in _known(assemblers)},
        cupti=cupti,
        injection=injection.library(),
        host_compiler=injection.compiler(),
        counters=counters,
        for_administrators=for_administrators(),
        ncu=ncu.find(),
        states=smi.states(),
        emulation_seconds=_read(emulation, lambda a: float(a["seconds"])),
        unconfined="" if isinstance(emulation, Problem) else str(emulation["unconfined"]),
    )


def _read(answer: Answer | Problem, read: Callable[[Answer], _T]) -> _T | Problem:
    return answer if isinstance(answer, Problem) else read(answer)


def _trials(gpus: Sequence[Gpu]) -> dict[int, float | Problem]:
    """What came of a kernel on each GPU; worker processes run it, which may crash or hang."""
    with ThreadPoolExecutor(_AT_ONCE) as pool:
        found = pool.map(lambda gpu: seconds_on(GpuBackend(gpu.index, _LIMITS)), gpus)
        return {gpu.index: each for gpu, each in zip(gpus, found, strict=True)}


def _driver(answer: Answer) -> Driver:
    gpus = tuple(Gpu(**{**gpu, "capability": _pair(gpu["capability"])}) for gpu in answer["gpus"])
    failed = answer.get("failed")
    problem = Problem(failed["message"], failed["remedy"]) if failed else None
    return Driver(_pair(answer["cuda"]), release(), gpus, problem)


def _compiler(answer: Answer) -> Compiler:
    capabilities = frozenset(_pair(each) for each in answer["capabilities"])
    return Compiler(_pair(answer["version"]), capabilities)


def _pair(numbers: list[int]) -> Version:
    major, minor = numbers
    return major, minor


def _tools(program: Program) -> tuple[Tool, ...] | Problem:
    try:
        found = find_all(program)
        return found or (find(program),)  # Raises what says how to get one.
    except (ToolFailedError, ToolNotFoundError) as error:
        return Problem(error.message, error.remedy)


def _known(tools: tuple[Tool, ...] | Problem) -> tuple[Tool, ...]:
    return () if isinstance(tools, Problem) else tools


def _targets(ptxas: Tool) -> frozenset[Version]:
    try:
        return frozenset(capability(name) for name in targets(ptxas))
    except ToolFailedError:
        return frozenset()
