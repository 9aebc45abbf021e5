"""Compilers, assemblers and disassemblers; kernels need them on a GPU as well as emulated."""

from cuado.doctor.wanted_device import Wanted, absent, release
from cuado.model.machine import Part, Status
from cuado.sass.toolchain.locate import Program, Tool
from cuado.sources.machine import Facts, Problem
from cuado.sources.machine.facts import Compiler, Driver, Gpu, Version


def parts(facts: Facts, wanted: Wanted) -> tuple[Part, ...]:
    """The parts NVRTC, nvcc, ptxas, nvdisasm and cuobjdump."""
    return (
        _nvrtc(facts, wanted),
        _nvcc(facts),
        _ptxas(facts, wanted),
        _disassembler(facts, Program.NVDISASM, Program.CUOBJDUMP),
        _disassembler(facts, Program.CUOBJDUMP, Program.NVDISASM),
    )


def assembler(facts: Facts, capability: Version, *, or_newer: bool = False) -> Tool | None:
    """The ptxas that makes code for a chip; ``or_newer``: or for one after it.

    Of several the first whose CUDA release the driver takes, as kernels are assembled.
    """
    able = []
    for tool in facts.found(Program.PTXAS):
        targets = facts.targets.get(tool, frozenset())
        if capability in targets or (or_newer and any(each >= capability for each in targets)):
            able.append(tool)
    driver = facts.driver
    if isinstance(driver, Driver):
        able.sort(key=lambda tool: tool.version[0] > driver.cuda[0])
    return able[0] if able else None


def disassembles(facts: Facts) -> bool:
    """True if machine code can be disassembled, which cuado needs to check its programs."""
    return bool(facts.found(Program.NVDISASM) or facts.found(Program.CUOBJDUMP))


def _nvrtc(facts: Facts, wanted: Wanted) -> Part:
    compiler = facts.compiler
    if isinstance(compiler, Problem):
        if facts.found(Program.NVCC):
            return Part(
                "NVRTC", Status.WARNING, f"{compiler.message}; nvcc serves", compiler.remedy
            )
        found = f"{compiler.message}; cases that give PTX need no compiler"
        return Part("NVRTC", Status.MISSING, found, compiler.remedy)
    found = f"{release(compiler.version)}{_newest(compiler.capabilities)}"
    gpu = wanted.gpu(facts)
    if gpu is not None and _is_unknown_to(compiler, gpu):
        return Part(
            "NVRTC",
            Status.WARNING,
            f"{found}; not for sm_{_digits(gpu.capability)}",
            f"install a nvidia-cuda-nvrtc that compiles for {gpu.name}, or set CUADO_NVRTC",
        )
    return Part("NVRTC", Status.OK, found)


def _is_unknown_to(compiler: Compiler, gpu: Gpu) -> bool:
    return bool(compiler.capabilities) and gpu.capability not in compiler.capabilities


def _nvcc(facts: Facts) -> Part:
    tools = facts.found(Program.NVCC)
    if tools:
        return Part("nvcc", Status.OK, _listed(tools))
    return Part("nvcc", Status.NOT_NEEDED, "none: sources with a host part cannot be compiled")


def _ptxas(facts: Facts, wanted: Wanted) -> Part:
    tools = facts.tools.get(Program.PTXAS, ())
    if isinstance(tools, Problem):
        return Part("ptxas", Status.MISSING, tools.message, tools.remedy)
    every = frozenset[Version]().union(*(facts.targets.get(tool, ()) for tool in tools))
    found = f"{_listed(tools)}{_newest(every)}"
    gpu = wanted.gpu(facts)
    capability = gpu.capability if gpu is not None else wanted.capability
    chosen = assembler(facts, capability, or_newer=gpu is None)
    if chosen is None:
        problem = f"{found}; none makes code for sm_{_digits(capability)}"
        return Part("ptxas", Status.MISSING, problem, _OTHER)
    driver = facts.driver
    if gpu is not None and isinstance(driver, Driver) and chosen.version[0] > driver.cuda[0]:
        problem = f"{found}; the driver takes CUDA {release(driver.cuda)}, and may refuse its code"
        return Part("ptxas", Status.WARNING, problem, _OTHER)
    return Part("ptxas", Status.OK, found)


_OTHER = (
    "install a nvidia-cuda-nvcc that knows the chip and is of the driver's CUDA, or set CUADO_PTXAS"
)


def _disassembler(facts: Facts, program: Program, other: Program) -> Part:
    tools = facts.tools.get(program, ())
    if not isinstance(tools, Problem):
        return Part(program.value, Status.OK, _listed(tools))
    if facts.found(other):
        return absent(program.value, Problem(f"none: {other} serves"), is_needed=False)
    return absent(program.value, tools, is_needed=program is Program.NVDISASM)


def _listed(tools: tuple[Tool, ...]) -> str:
    """Releases in order of preference, and the location of the first one."""
    first, *others = tools
    more = f"; also {', '.join(release(tool.version) for tool in others)}" if others else ""
    return f"{release(first.version)} ({first.path}){more}"


def _newest(capabilities: frozenset[Version]) -> str:
    return f", newest target sm_{_digits(max(capabilities))}" if capabilities else ""


def _digits(capability: Version) -> str:
    return f"{capability[0]}{capability[1]}"
