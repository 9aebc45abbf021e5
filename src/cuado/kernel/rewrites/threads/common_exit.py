"""Gives a kernel one exit that all threads of a block reach, with code at it.

Returns become jumps to it, where threads wait for the others. A barrier, or an exchange between
lanes, that only some threads run would then wait forever for threads that used to leave: so all
threads must run every such operation, which holds if its condition is the same for the whole block.
They wait at barrier 0, which no part of the block may use for itself.
"""

from cuado.kernel.facts.loops.iteration_counts import number_of
from cuado.kernel.facts.threads.waiting_blocks import why_blocks_wait
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.instructions.conditions import refusal_of_protocols
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.edit import Edit
from cuado.ptx.errors import PtxEditError
from cuado.ptx.semantics.opcode import Space, Trait, is_special

OF_BLOCK = ("%ctaid", "%nctaid", "%ntid", "%gridid")
"""Special registers that are the same for all threads of a block."""
_MEETING = (Trait.BARRIER, Trait.WARP, Trait.CLUSTER)


def objection_to_end(kernel: Kernel) -> str:
    """Why the threads of a block cannot reconverge at the kernel's end; empty if they can."""
    if refusal := refusal_of_protocols(kernel):
        return refusal.reason
    if reason := why_blocks_wait(kernel):
        return reason
    for index in kernel.having(*_MEETING):
        opcode = kernel.code.instructions[index].opcode
        if "arrive" in opcode or may_leave_out(kernel, index):
            line = kernel.code.line(index)
            return f"only some threads may reach the '{opcode}' at PTX line {line}"
        if is_of_part(kernel, index):
            line = kernel.code.line(index)
            return f"a part of the block may wait at barrier 0 at PTX line {line}"
    return ""


def is_of_part(kernel: Kernel, index: int) -> bool:
    """True if a part of a block may wait at barrier 0 by an instruction, without the others.

    Threads that wait there for the whole block would be counted as that part's.
    """
    instruction = kernel.code.instructions[index]
    operands = instruction.operands
    if Trait.BARRIER not in kernel.code.effects[index].opcode.traits:
        return False
    if "red" in instruction.opcode.split("."):
        operands = operands[1:-1]
    if len(operands) < 2:
        return False
    number, count = (number_of(kernel, each, index) for each in operands[:2])
    return number in (0, None) and count != kernel.launch.threads_per_block


def may_leave_out(kernel: Kernel, index: int) -> bool:
    """True if threads of a block may differ in whether, or how often, they run an instruction."""
    code = kernel.code
    for decisive in kernel.slicer.control_of([index]).instructions:
        effects = code.effects[decisive]
        if effects.opcode.access is not None and effects.opcode.space is not Space.PARAM:
            return True
        special = [name for name in effects.reads if is_special(name.partition(".")[0])]
        # Only what the whole block has alike may decide. An exchange between lanes may carry the
        # thread's index though no index is read here.
        if Trait.WARP in effects.opcode.traits or not all(n.startswith(OF_BLOCK) for n in special):
            return True
    return False


def end_with(rewriting: Rewriting, lines: list[str]) -> None:
    """Run code, which all threads of the block reach, where they would leave the kernel.

    Raises:
        PtxEditError: the kernel is only declared.
    """
    kernel = rewriting.subject
    body = kernel.function.body
    if body is None:
        raise PtxEditError(f"function '{kernel.function.name}' is only declared")
    end = rewriting.fresh("$cuado_end")
    for index in kernel.having(Trait.EXIT):
        guard = kernel.code.instructions[index].prefix
        rewriting.replace(index, f"{guard}bra {end};")
    text = "\n".join((f"{end}:", *lines, "ret;", ""))
    rewriting.edit(Edit(body.end - 1, body.end - 1, text))
