"""One kernel of many instructions, run by the compiled emulation and by the interpreter."""

import struct
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.execution.blocks import Options, Shape, execute
from cuado.backends.emulated.frontend.program import Program
from cuado.ptx.analysis.code import Code
from cuado.ptx.syntax.parser import parse
from soundness.exact.form import Form, width
from soundness.exact.machine import Interpreter, form_of

Words = npt.NDArray[np.uint64]

SLOTS, WIDTHS, LANES = "abcd", (16, 32, 64), 32
OPERANDS = len(SLOTS) * len(WIDTHS)
"""64-bit words of a lane's operands: each slot once for each width."""
CLASS = {1: "p", 16: "h", 32: "r", 64: "d"}
TYPE = {1: "pred", 16: "b16", 32: "b32", 64: "b64"}


@dataclass(frozen=True)
class Output:
    """A register that an instruction writes.

    Attributes:
        register: its name.
        bits: of the register.
        kind: type of the result.
        text: the instruction.
        form: what the oracle says of it.
    """

    register: str
    bits: int
    kind: str
    text: str
    form: Form


class Group:
    """A kernel that runs some instructions on what is in a buffer, and stores what they make.

    Args:
        entries: as ``oracle_forms`` writes them.
        meaning: the form of an opcode; the oracle's by default.
    """

    def __init__(self, entries: list[str], meaning: Callable[[str], Form] = form_of) -> None:
        self._meaning = meaning
        self.outputs: list[Output] = []
        self._text: list[str] = []
        for entry in entries:
            for number, opcode in enumerate(entry.split(";")):
                self._add(opcode, number)

    def _add(self, entry: str, first: int) -> None:
        entry, _, wide = entry.partition(">")
        opcode, _, literals = entry.partition("#")
        both = opcode.endswith("|")
        opcode = opcode.removesuffix("|")
        form = self._meaning(opcode)
        operands = [
            f"%{CLASS[max(width(kind), 16) if kind != 'pred' else 1]}{SLOTS[(first + n) % 4]}"
            for n, kind in enumerate(form.sources)
        ]
        if literals:
            operands[-1] = literals
        targets: list[str] = []
        for kind in form.results[: 2 if both else 1]:
            bits = 1 if kind == "pred" else max(width(kind), 16, int(wide or 0))
            targets.append(f"%o{len(self.outputs) + len(targets)}")
            self._text.append(f".reg .{TYPE[bits]} {targets[-1]};")
        text = f"{opcode} {'|'.join(targets)}, {', '.join(operands)};"
        self._text.append(text)
        for target, kind in zip(targets, form.results, strict=False):
            bits = 1 if kind == "pred" else max(width(kind), 16, int(wide or 0))
            self.outputs.append(Output(target, bits, kind, text, form))

    def _module(self, before: list[str], after: list[str]) -> str:
        registers = [
            f".reg .{TYPE[bits]} {', '.join(f'%{letter}{slot}' for slot in SLOTS)};"
            for bits, letter in CLASS.items()
        ]
        body = "\n".join([*registers, *before, *self._text, *after, "ret;"])
        head = ".version 8.7\n.target sm_90\n.address_size 64\n"
        return f"{head}.visible .entry k(.param .u64 in, .param .u64 out)\n{{\n{body}\n}}\n"

    @cached_property
    def ptx(self) -> str:
        """The kernel with the accesses to memory around the instructions."""
        before = [
            ".reg .b32 %lane, %block, %size, %bit;",
            ".reg .b64 %in, %out;",
            "ld.param.u64 %in, [in];",
            "ld.param.u64 %out, [out];",
            "mov.u32 %lane, %tid.x;",
            "mov.u32 %block, %ctaid.x;",
            "mov.u32 %size, %ntid.x;",
            "mad.lo.u32 %lane, %block, %size, %lane;",
            f"mad.wide.u32 %in, %lane, {8 * OPERANDS}, %in;",
            f"mad.wide.u32 %out, %lane, {8 * len(self.outputs)}, %out;",
        ]
        for number, (slot, bits) in enumerate((s, w) for s in SLOTS for w in WIDTHS):
            before.append(f"ld.global.b{bits} %{CLASS[bits]}{slot}, [%in+{8 * number}];")
        for slot in SLOTS:
            before += [f"and.b32 %bit, %r{slot}, 1;", f"setp.ne.u32 %p{slot}, %bit, 0;"]
        after = []
        for number, output in enumerate(self.outputs):
            register, bits = output.register, output.bits
            if bits == 1:
                after.append(f"selp.u32 %bit, 1, 0, {register};")
                register, bits = "%bit", 32
            after.append(f"st.global.b{bits} [%out+{8 * number}], {register};")
        return self._module(before, after)

    @cached_property
    def _program(self) -> Program:
        return Program(self.ptx, "k")

    @cached_property
    def _code(self) -> Code:
        module = parse(self._module([], []))
        function = module.function("k")
        assert function is not None
        return Code(module, function)

    def emulated(self, operands: Words) -> Words:
        """What the compiled emulation makes: a row for each lane, a column for each output."""
        lanes = len(operands)
        arena = self._program.arena({"in": operands.nbytes, "out": 8 * lanes * len(self.outputs)})
        arena.view("in")[:] = operands.reshape(-1).view(np.uint8)
        parameters = struct.pack("<QQ", *(arena.ranges[n].address for n in ("in", "out")))
        shape = Shape((lanes // LANES, 1, 1), (LANES, 1, 1), 0, parameters)
        execute(self._program, shape, arena, options=Options(workers=1))
        return arena.view("out").view(np.uint64).reshape(lanes, -1)

    def interpreted(self, operands: Words) -> list[Any]:
        """What the interpreter makes: for each output its value in each lane, None where any."""
        registers: dict[str, list[int]] = {}
        for number, (slot, bits) in enumerate((s, w) for s in SLOTS for w in WIDTHS):
            values = [int(x) & ((1 << bits) - 1) for x in operands[:, number]]
            registers[f"%{CLASS[bits]}{slot}"] = values
            if bits == 32:
                registers[f"%p{slot}"] = [x & 1 for x in values]
        found = Interpreter(self._code, registers).run()
        return [found[output.register] for output in self.outputs]
