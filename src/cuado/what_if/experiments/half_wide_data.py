"""What if the data in global memory were stored half as wide?

What it changes: when the switch is on, each load and store of a buffer goes to half its distance
from the buffer's pointer, so that two neighbouring elements share the place that one has now. As
many accesses are made, in the same order and pattern, and they touch half as many bytes. That is
asked of all buffers together and, of the largest ones, of each alone. On or off, an access takes
some 5 operations more.

Where loads of a buffer come in pairs (an unrolled loop), half as wide data can also be fetched by
half as many loads, each as wide as before, so that as many bytes are under way. That is asked, too:
of each pair only the first is made, at its own address; what is not in a pair is halved as above.

What the answer means: the gain is what compressed storage can bring a kernel that is limited by
the bytes it moves. It names no defect: it is worth asking when everything else has been done. Ways:

- Integers of 32 bits whose values fit 16 or 8: converted by the load and the store, for nothing.
- fp32 stored as fp16 (5 bits of exponent, 10 of mantissa) or bf16 (8 and 7), fp64 as fp32: an
  instruction each way; arithmetic stays as wide as it was. ``half2`` converts two at a time.
- Range-based: the lower and the upper limit are arguments of the kernel, and an element of 8 or 16
  bits is an index between them: ``low + index * ((high - low) / 255)``, one multiply-add.
- int8 with a scale for each block or row: the same, with limits that follow the data.

The conversions are taken to cost nothing, which holds as long as bytes limit. Whether the results
stay good enough is yours to judge: compare them with those at full width. For a kernel at its best
see Clark et al., "Solving Lattice QCD systems of equations using mixed precision solvers on GPUs",
arXiv:0911.3191; the founding tutorials name compression as what remains when all else is done
[000].

When it is valid: values are wrong when it is on, so that accesses which an address or a branch
depends on stay as they are: what a narrower index would gain is not asked. Nor are elements of a
byte, atomics, and pointers that were loaded from memory.
"""

from collections.abc import Sequence
from dataclasses import replace

from cuado.kernel.facts.accesses.load_pairs import pairs_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.accesses.address_select import (
    Addressing,
    Chosen,
    Target,
    Wanted,
    choose,
    feeds_steering,
    overwrites_steering,
)
from cuado.kernel.rewrites.accesses.halve_addresses import Held, halve, pointer_of
from cuado.kernel.rewrites.switches.switched_accesses import switch_off_load, switchable_loads
from cuado.model.arguments import Buffer
from cuado.model.bottleneck import Bottleneck
from cuado.ptx.semantics.opcode import BITS, Access, Space
from cuado.what_if.experiment import Experiment

_MOST_BUFFERS = 4
"""Buffers that are tried alone; the largest ones."""
_BYTE = 8
_HALVED = " half as wide"
_BY_FEWER_LOADS = f"{_HALVED}, by half as many loads"


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Halve the buffers that the accesses in scope go to: all, and the largest ones alone."""
    wanted = Wanted(
        "global loads and stores",
        (Access.LOAD, Access.STORE),
        Space.GLOBAL,
        "",
        lambda _: False,
        lambda n: why_kept(kernel, n),
    )
    chosen = choose(kernel, scope, wanted)
    if isinstance(chosen, Refusal):
        return chosen
    held: dict[Held, list[Target]] = {}
    for target in chosen.targets:
        pointer = pointer_of(kernel, target.index)
        if pointer is not None:  # Else it was kept.
            held.setdefault(pointer, []).append(target)
    ranked = sorted(held, key=lambda each: (-_bytes_of(kernel, each), each))
    together = _halved(kernel, held, ranked, chosen.notes)
    largest = ranked[:_MOST_BUFFERS]
    alone = [_halved(kernel, held, [each], ()) for each in largest] if len(ranked) > 1 else []
    fewer = [_fewer_loads(kernel, each, held[each]) for each in largest]
    return replace(together, alternatives=(*alone, *(each for each in fewer if each)))


def why_kept(kernel: Kernel, index: int) -> str:
    """Why an access must keep its address; empty if it need not."""
    if pointer_of(kernel, index) is None:
        return "what buffer they go to is unknown"
    types = [word for word in kernel.code.instructions[index].opcode.split(".") if word in BITS]
    if types and BITS[types[-1]] <= _BYTE:
        return "their elements are bytes"
    if kernel.code.effects[index].opcode.access is Access.LOAD:
        return feeds_steering(kernel, index)
    return overwrites_steering(kernel, index)


def _halved(
    kernel: Kernel,
    held: dict[Held, list[Target]],
    pointers: Sequence[Held],
    notes: tuple[str, ...],
) -> Proposal:
    """The kernel with the data of some pointers half as wide."""
    addressing = Addressing(kernel)
    pairs = [(target, pointer) for pointer in pointers for target in held[pointer]]
    halve(addressing, sorted(pairs, key=lambda pair: pair[0].index))
    names = ", ".join(_name_of(kernel, each) for each in pointers)
    chosen = Chosen(tuple(target for target, _ in pairs), (f"{names}{_HALVED}", *notes))
    return replace(addressing.proposal(chosen), label=names.replace(", ", "-"))


def _fewer_loads(kernel: Kernel, pointer: Held, targets: Sequence[Target]) -> Proposal | None:
    """The kernel with one pointer's data fetched by half as many loads; None without pairs."""
    pairs = pairs_of(
        kernel, {each.index for each in targets}.intersection(switchable_loads(kernel))
    )
    if not pairs:
        return None
    addressing = Addressing(kernel)
    paired = {n for pair in pairs for n in (pair.first, pair.second)}
    halve(addressing, [(each, pointer) for each in targets if each.index not in paired])
    for pair in pairs:
        switch_off_load(addressing.rewriting, pair.second)
    name = _name_of(kernel, pointer)
    chosen = Chosen(tuple(targets), (f"{name}{_BY_FEWER_LOADS}",))
    return replace(addressing.proposal(chosen), label=f"{name}-fewer-loads")


def halved_in(notes: Sequence[str]) -> str:
    """The names of the buffers that an outcome's notes say were halved; empty where none does."""
    ends = (_BY_FEWER_LOADS, _HALVED)
    found = (n.removesuffix(end) for n in notes for end in ends if n.endswith(end))
    return next(found, "")


def _name_of(kernel: Kernel, held: Held) -> str:
    """The name of a buffer as the user wrote it, as far as the launch has one."""
    names = [parameter.name for parameter in kernel.function.parameters]
    position = names.index(held.parameter)
    given = kernel.launch.arguments[position : position + 1]
    name = given[0].name if given else held.parameter
    return f"{name}+{held.offset}" if held.offset else name


def _bytes_of(kernel: Kernel, held: Held) -> int:
    """Bytes of the buffer that is passed; 0 where none is known."""
    names = [parameter.name for parameter in kernel.function.parameters]
    position = names.index(held.parameter)
    given = kernel.launch.arguments[position : position + 1]
    return given[0].bytes if given and isinstance(given[0], Buffer) else 0


EXPERIMENT = Experiment(
    "half-wide-data",
    "What if the data in global memory were stored half as wide?",
    Bottleneck.STORAGE,
    propose,
    rank=46,
)
