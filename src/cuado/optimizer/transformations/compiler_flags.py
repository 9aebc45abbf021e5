"""Compile the source again with options that promise more to the compiler, or ask more of it.

What it changes: the launch's source is compiled with further options. ``-restrict`` promises that
no two pointers of the kernel go to the same memory, so that loads may be kept, moved, and made
through the read-only path; ``-extra-device-vectorization`` has the compiler look harder for
accesses to merge.

Why the results stay the same: of the options only these are taken. The first promise holds: each
pointer that the launch passes is an allocation of its own, and there is no other pointer among the
arguments. Neither lets the compiler change an operation on floats, but for one choice that it has
anyway: which products and sums to fuse. So the launch's code must state all its roundings (see
``cuado.kernel.roundings.pinned``), and the source must compile to as many products and sums with
``-fmad=false``, both with the further options and without: then none is fused, and the new code
states so. The launch's code must be what the source compiles to: code that was transformed before
is refused.

What it costs: nothing, or registers.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.arguments import Buffer, Pointer, Structure
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation, with_ptx
from cuado.ptx.analysis.rounding import free_operations, with_all_stated
from cuado.ptx.syntax.tree import Module
from cuado.what_if.recompilation import code_of, operations_of, recompiled

_RESTRICT, _VECTORIZE = "-restrict", "-extra-device-vectorization"
_KNOWN = (_RESTRICT, _VECTORIZE)
_APART = "-fmad=false"
_FUSED = {"fma": "both", "mad": "both", "mul": "mul", "add": "sum", "sub": "sum"}
_FLOATS = frozenset({"f16", "f16x2", "bf16", "bf16x2", "f32", "f32x2", "f64"})
_POINTER = frozenset({"u64", "s64"})


@dataclass(frozen=True)
class CompilerFlags(Transformation):
    """Compiles with further options, separated by spaces."""

    NAME: ClassVar[str] = "compiler-flags"
    SUMMARY: ClassVar[str] = "compiles the source with options that keep the results"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.RELOADS, Bottleneck.LOADS, Bottleneck.IN_FLIGHT, Bottleneck.NARROW}
    )

    flags: str

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Each option, and both, where there is a source that has none of them.

        Code that another transformation made has no source (see ``optimize.version``).
        """
        source = kernel.launch.compiled_from
        if source is None or not {*_KNOWN}.isdisjoint(source.options):
            return ()
        return tuple(cls(each) for each in (_RESTRICT, _VECTORIZE, " ".join(_KNOWN)))

    def apply(self, subject: Kernel) -> Rewritten | Refusal:
        """Recompile with the options."""
        flags = tuple(self.flags.split())
        other = [each for each in flags if each not in _KNOWN]
        if other or not flags:
            said = f"'{other[0]}' is not among" if other else "there is none of"
            return Refusal(f"{said} the options that keep the results: {', '.join(_KNOWN)}")
        if _RESTRICT in flags and (reason := _sharing(subject)):
            return Refusal(reason)
        made = recompiled(subject, flags)
        if isinstance(made, Refusal):
            return made
        kernel = subject.launch.kernel
        if code_of(made.after, kernel) == code_of(made.before, kernel):
            return Refusal("the compiler generates the same code with them", absent=True)
        if refusal := _choosing(subject, flags, made.after):
            return refusal
        ptx = with_all_stated(made.after)
        launch = replace(with_ptx(subject, ptx), compiled_from=made.source)
        return Rewritten(launch, ("no product is fused with a sum, as before",))

    def advice(self, kernel: Kernel) -> Advice | None:
        """Promise it in the source."""
        del kernel
        if _RESTRICT not in self.flags.split():
            return Advice(f"compile with {self.flags}")
        return Advice(
            f"compile with {self.flags}, or declare the pointers so",
            "__global__ void kernel(float *out, const float *in)",
            "__global__ void kernel(float *__restrict__ out, const float *__restrict__ in)",
        )


def _sharing(kernel: Kernel) -> str:
    """Why pointers of the kernel may alias; empty if they do not."""
    arguments = kernel.launch.arguments
    if len(arguments) != len(kernel.function.parameters):
        return "the targets of the kernel's pointer parameters are unknown"
    for each in arguments:
        is_number = not isinstance(each, Buffer | Pointer | Structure)
        if isinstance(each, Pointer | Structure) or (is_number and each.type in _POINTER):
            return f"there may be a pointer in '{each.name}'"
    named = code_of(kernel.module, kernel.launch.kernel)
    for variable in kernel.module.variables:
        if variable.space == "global" and variable.name in named:
            return f"a pointer may go to the global variable '{variable.name}'"
    return ""


def _choosing(subject: Kernel, flags: tuple[str, ...], made: Module) -> Refusal | None:
    """The refusal of sources in which products and sums are fused, or may be fused differently."""
    kernel = subject.launch.kernel
    if free_operations(subject.code):
        return Refusal("products and sums may be fused in some copies only")
    for options, code in (((_APART,), subject.module), ((*flags, _APART), made)):
        apart = recompiled(subject, options)
        if isinstance(apart, Refusal):
            return apart
        if _arithmetic(code, kernel) != _arithmetic(apart.after, kernel):
            return Refusal("products and sums are fused, and other options may fuse differently")
    return None


def _arithmetic(module: Module, kernel: str) -> Counter[tuple[str, str]]:
    """Products and sums of floats by type, and those that are both; how many there are."""
    found: Counter[tuple[str, str]] = Counter()
    for operation, times in operations_of(module, kernel).items():
        base, *rest = operation.split(".")
        type_ = next((word for word in rest if word in _FLOATS), "")
        if base in _FUSED and type_:
            found[_FUSED[base], type_] += times
    return found


TRANSFORMATION = CompilerFlags
