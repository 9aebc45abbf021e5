"""Subjects of the experiments' tests: kernels of the PTX corpus and PTX written in a test."""

import operator
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from machine_code import build

from cuado.device.library import load_chip
from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.model.launch import Extent, Launch
from cuado.ptx import parse
from cuado.ptx.syntax.operands import rendered
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain.locate import Program, find_all
from cuado.sass.toolchain.resources import Resources

CORPUS = Path(__file__).parents[1] / "ptx" / "corpus"
HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"

MakeSubject = Callable[..., Kernel]


@pytest.fixture(scope="session", autouse=True)
def _tools() -> None:
    for program in (Program.PTXAS, Program.NVDISASM):
        if not find_all(program):
            pytest.skip(f"no {program.value} here; pip install nvidia-cuda-nvcc")


@pytest.fixture(scope="session")
def make_subject() -> MakeSubject:
    """``make(ptx, kernel, grid, block)``; the kernel may be a part of its mangled name."""

    def make(
        ptx: str, kernel: str, grid: Extent = (64, 64, 1), block: Extent = (32, 32, 1)
    ) -> Kernel:
        if ".version" not in ptx:
            ptx = HEAD + ptx
        names = re.findall(r"\.entry\s+([\w$]+)", ptx)
        name = next(found for found in names if kernel in found)
        return Kernel(Launch(name, ptx, name, grid, block, ()), load_chip("h200"), build(ptx, name))

    return make


@pytest.fixture(scope="session")
def corpus(make_subject: MakeSubject) -> MakeSubject:
    """``corpus(file, kernel, grid, block)``: a kernel of the PTX corpus."""

    def make(file: str, kernel: str, *shape: Extent) -> Kernel:
        ptx = (CORPUS / f"{file}.ptx").read_text()
        names = re.findall(r"\.entry\s+([\w$]+)", ptx)
        # Alone, as every launch has it: what is assembled of one kernel is disassembled together.
        return make_subject(only_kernel(ptx, next(n for n in names if kernel in n)), kernel, *shape)

    return make


@pytest.fixture(scope="session")
def built() -> Callable[[str, str], Built]:
    """``built(ptx, kernel)``: a rewritten module, assembled."""
    return build


@pytest.fixture(scope="session")
def handmade() -> MakeSubject:
    """``handmade(ptx, grid, block, resources, dynamic)``: the first kernel of PTX, not assembled.

    For PTX that no assembler takes, and for resources that the assembler is said to report.
    """

    def make(
        ptx: str,
        grid: Extent = (64, 64, 1),
        block: Extent = (32, 32, 1),
        resources: Resources | None = None,
        dynamic_shared_bytes: int = 0,
    ) -> Kernel:
        text = ptx if ".version" in ptx else HEAD + ptx
        name = parse(text).entries[0].name
        launch = Launch(
            name, text, name, grid, block, (), dynamic_shared_bytes=dynamic_shared_bytes
        )
        made = resources or Resources(registers=16, shared=0, spill_stores=0, spill_loads=0)
        return Kernel(launch, load_chip("h200"), Built(b"", made, Counter()))

    return make


_OPERATIONS: dict[str, Callable[..., int]] = {
    "mov": operator.pos,
    "cvt": operator.pos,
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "mad": lambda a, b, c: a * b + c,
    "shl": operator.lshift,
    "shr": operator.rshift,
    "and": operator.and_,
    "xor": operator.xor,
}


@pytest.fixture(scope="session")
def evaluate() -> Callable[[str, str, dict[str, int]], dict[str, int]]:
    """``evaluate(ptx, kernel, known)``: 32-bit registers that follow from ``known`` ones.

    It follows the few integer instructions that rewrites insert, in order of the text.
    """

    def run(ptx: str, kernel: str, known: dict[str, int]) -> dict[str, int]:
        function = parse(ptx).function(kernel)
        assert function is not None
        values = dict(known)
        for each in function.instructions():
            texts = [rendered(operand) for operand in each.operands]
            literals = {text: int(text) for text in texts if text.lstrip("-").isdigit()}
            numbers = [(values | literals).get(text) for text in texts[1:]]
            if each.base in _OPERATIONS and ".wide" not in each.opcode and None not in numbers:
                values[texts[0]] = _OPERATIONS[each.base](*numbers) & 0xFFFFFFFF
        return values

    return run
