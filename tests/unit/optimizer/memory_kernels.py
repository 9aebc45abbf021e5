"""Launches that transformations of memory accesses are tried on, and run to compare results."""

import re
from collections.abc import Mapping
from pathlib import Path

import numpy as np
from machine_code import bodies, built

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.sampling.blocks import Sampling
from cuado.device.library import load_chip
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.arguments import Argument, Buffer, Content, Fill, Scalar
from cuado.model.launch import Extent, Launch
from cuado.model.trial import ORIGINAL, Equivalence, Program, Trial
from cuado.optimizer.registry import transformation_from
from cuado.optimizer.transformation import Rewritten, Transformation
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sass.toolchain.cache import Cache
from cuado.sources.case.load import load_case

ROOT = Path(__file__).parents[3]
HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"
REGISTERS = """
    .reg .pred %p<9>; .reg .b16 %h<20>; .reg .b32 %r<40>; .reg .b64 %rd<40>;
    .reg .f32 %f<40>; .reg .f64 %fd<9>;
"""


def floats(name: str, elements: int = 4096, seed: int = 1) -> Buffer:
    """A buffer of random floats."""
    return Buffer(name, "f32", (elements,), Fill(Content.RANDOM, low=-1, high=1, seed=seed))


def launch(
    body: str,
    arguments: tuple[Argument, ...],
    *,
    grid: Extent = (4, 1, 1),
    block: Extent = (64, 1, 1),
    module: str = "",
    dynamic: int = 0,
) -> Launch:
    """A kernel of PTX: ``%rd1``, ``%rd2``, ... are the buffers, ``%r1``, ... the numbers.

    ``%r9`` is the thread's number in the grid.
    """
    loads, buffers, numbers = [], 0, 0
    parameters = []
    for each in arguments:
        if isinstance(each, Buffer):
            buffers += 1
            parameters.append(f".param .u64 {each.name}")
            loads.append(f"ld.param.u64 %rd{buffers}, [{each.name}];")
            loads.append(f"cvta.to.global.u64 %rd{buffers}, %rd{buffers};")
        else:
            numbers += 1
            parameters.append(f".param .u32 {each.name}")
            loads.append(f"ld.param.u32 %r{numbers}, [{each.name}];")
    text = "\n".join(
        (
            HEAD,
            module,
            f".visible .entry k({', '.join(parameters)})\n{{",
            REGISTERS,
            *loads,
            "mov.u32 %r6, %tid.x; mov.u32 %r7, %ctaid.x; mov.u32 %r8, %ntid.x;",
            "mad.lo.s32 %r9, %r7, %r8, %r6;",
            body,
            "ret;\n}\n",
        )
    )
    outputs = (next(each.name for each in arguments if isinstance(each, Buffer)),)
    return Launch("k", text, "k", grid, block, arguments, outputs, dynamic_shared_bytes=dynamic)


def number(name: str, value: int) -> Scalar:
    """An integer argument."""
    return Scalar(name, "u32", value)


def planted(name: str, **constants: int) -> Launch:
    """A kernel of the planted suite, with other constants."""
    return load_case(ROOT / "benchmarks" / "planted" / f"{name}.toml", overrides=constants)


def subject_of(launch: Launch) -> Kernel:
    """A launch, assembled."""
    return Kernel(launch, load_chip("h200"), built(launch))


def opcodes(launch: Launch, wanted: str) -> list[str]:
    """Opcodes of the machine code of a launch that match a pattern."""
    made = assemble(
        launch.ptx, AssembleOptions(max_registers=launch.max_registers), cache=Cache.default()
    )
    (body,) = bodies(launch.kernel, made.cubin)
    names = [each.sass.split()[1 if each.sass.startswith("@") else 0] for each in body]
    return [name for name in names if re.match(wanted, name)]


def applied(transformation: Transformation, launch: Launch) -> Rewritten:
    """What a transformation makes of a launch, after a round trip through its text."""
    again = transformation_from(str(transformation))
    assert again == transformation
    made = again.apply(subject_of(launch))
    assert isinstance(made, Rewritten), made
    assert made == transformation.apply(subject_of(launch))
    return made


def refused(transformation: Transformation, launch: Launch) -> Refusal:
    """Why a transformation does not apply to a launch."""
    made = transformation.apply(subject_of(launch))
    assert isinstance(made, Refusal), made
    return made


def compared(before: Launch, after: Launch) -> Equivalence:
    """Both run in the same buffers on the emulated device, all of them compared bit for bit."""
    with EmulatedBackend("h200", Sampling(budget=1e15)).open(before) as bench:
        for name, each in ((ORIGINAL, before), ("after", after)):
            made = assemble(
                each.ptx, AssembleOptions(max_registers=each.max_registers), cache=Cache.default()
            )
            bench.load(Program(name, made.cubin, each.kernel, ptx=each.ptx))
        trial = Trial(
            "after",
            grid=after.grid,
            block=after.block,
            dynamic_shared_bytes=after.dynamic_shared_bytes,
        )
        return bench.check(trial)


def outputs(launch: Launch) -> Mapping[str, bytes]:
    """What a launch leaves in its outputs."""
    with EmulatedBackend("h200", Sampling(budget=1e15)).open(launch) as bench:
        made = assemble(
            launch.ptx, AssembleOptions(max_registers=launch.max_registers), cache=Cache.default()
        )
        bench.load(Program(ORIGINAL, made.cubin, launch.kernel, ptx=launch.ptx))
        return bench.outputs(Trial())


def proves_equal(transformation: Transformation, launch: Launch) -> Rewritten:
    """Apply it, and see that the results are the same, and that there are results."""
    made = applied(transformation, launch)
    found = compared(launch, made.launch)
    assert found.equal, found
    for name, content in outputs(launch).items():
        assert np.frombuffer(content, np.uint8).any(), f"{name} is all zeros"
    return made
