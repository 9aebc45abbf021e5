"""What if math functions were the hardware's approximations?

What it changes: the source is compiled again as it was, but with ``-use_fast_math`` for functions
alone: ``powf``, ``expf``, ``logf``, ``sinf``, ``cosf``, ``tanf`` and their relatives become what
``__powf``, ``__expf``, ... are: a few instructions of the unit for special functions. The compiler
otherwise writes them out as arithmetic that cannot be distinguished from the kernel's own, so that
no rewrite of its code can find them. Divisions, square roots and tiny numbers stay as they are
(``-prec-div``, ``-prec-sqrt`` and ``-ftz`` keep their values): for these there is fast-math.

What the answer means: the gain is what the intrinsics bring, at the price of accuracy: errors of
``__expf`` and ``__sinf`` grow with the argument, says the CUDA C++ Programming Guide. Where nothing
is gained, but free-special-functions gains, these functions are fast already and still too many.

When it is valid: results differ. What an address, a branch or an access depends on may differ as
well, as it does for whoever compiles so. It takes the source: PTX alone is refused, and so is a
source that has changed since. Functions in double precision, and those for which ``-use_fast_math``
has nothing (``erff``, ``cbrtf``, ``asinf``, ``sinhf``, ...), stay. It is a program of its own, with
the registers, the unrolling and the blocks per SM that the compiler then gives it.
"""

from collections import Counter
from collections.abc import Iterator

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope, Setting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.instruction import SourceLocation
from cuado.ptx.source_lines import locations_of
from cuado.ptx.syntax.tree import Module
from cuado.what_if.experiment import Experiment
from cuado.what_if.recompilation import Recompiled, operations_of, recompiled

_FAST = "use_fast_math"
_KEPT = {"ftz": "-ftz=false", "prec-div": "-prec-div=true", "prec-sqrt": "-prec-sqrt=true"}
"""Options that ``-use_fast_math`` changes beside functions unless they are stated, with the
compilers' defaults. It does not override stated options, before or after it (NVRTC 12.0, 12.4,
12.8, 13.5; nvcc 13.0)."""

_OF_DIVISION = frozenset({"div", "mov"})
_SHORTENED = 2
"""How many times as long code is that functions take most of: 2.9 to 7.4 times for the kernels in
``benchmarks`` whose time they take (powers, sines), 1.3 to 1.8 times for the others."""
_DIVISIONS = "divisions made faster by -prec-div=false become approximate as well"
"""With both options ``div.full`` becomes ``div.approx``, and no other option prevents that."""


def propose(subject: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Compile again with fast functions, and nothing else that is fast."""
    made = _compiled(subject)
    if isinstance(made, Refusal):
        return made
    before, after = _operations_of_both(subject, made)
    if _but_divisions(before) == _but_divisions(after):
        return Refusal(f"-{_FAST} makes no math function of the kernel faster", absent=True)
    return Proposal(
        Kind.SEPARATE,
        (Setting("fast functions"),),
        made.after.text,
        source=made.source,
        approximates=True,
        touched=tuple(_touched(subject, made)),
        notes=("functions are approximate", *([_DIVISIONS] if _is_full(before - after) else [])),
    )


def shortens(kernel: Kernel) -> bool:
    """True if functions are so much of the code that it is at most half as long without them."""
    made = _compiled(kernel)
    if isinstance(made, Refusal):
        return False
    before, after = (each.total() for each in _operations_of_both(kernel, made))
    return before >= _SHORTENED * after


def _compiled(kernel: Kernel) -> Recompiled | Refusal:
    """The modules that the source compiles to, with fast functions and without."""
    given = _given(kernel)
    if _FAST in given:
        return Refusal(f"the source is compiled with -{_FAST} already", absent=True)
    kept = (option for name, option in _KEPT.items() if name not in given)
    options = (f"-{_FAST}", *kept)
    return kernel.once((EXPERIMENT.name, options), lambda: recompiled(kernel, options))


def _operations_of_both(kernel: Kernel, made: Recompiled) -> tuple[Counter[str], Counter[str]]:
    name = kernel.launch.kernel
    return operations_of(made.before, name), operations_of(made.after, name)


def _given(kernel: Kernel) -> frozenset[str]:
    """Names of the options that the source is compiled with."""
    source = kernel.launch.compiled_from
    options = source.options if source else ()
    return frozenset(option.lstrip("-").partition("=")[0] for option in options)


def _but_divisions(operations: Counter[str]) -> Counter[str]:
    """The operations without divisions, and without moves of constants to them."""
    return Counter({o: n for o, n in operations.items() if o.partition(".")[0] not in _OF_DIVISION})


def _is_full(operations: Counter[str]) -> bool:
    return any(operation.startswith("div.full") for operation in operations)


def _touched(kernel: Kernel, made: Recompiled) -> Iterator[int]:
    """Instructions on lines that have approximations now and other operations than before. Only the
    set of operations counts, not their number: loops may be unrolled differently.
    """
    before = _operations(made.before, kernel.launch.kernel)
    after = _operations(made.after, kernel.launch.kernel)
    changed = {
        line
        for line, opcodes in after.items()
        if opcodes != before.get(line) and any(".approx" in opcode for opcode in opcodes)
    }
    yield from (n for n, line in enumerate(kernel.lines) if line in changed)


def _operations(module: Module, kernel: str) -> dict[SourceLocation, set[str]]:
    """The different opcodes of a kernel by source line."""
    function = module.function(kernel)
    lines = locations_of(module)
    found: dict[SourceLocation, set[str]] = {}
    for each in function.instructions() if function else ():
        line = lines.get(each.start)
        if line is not None:
            found.setdefault(line, set()).add(each.opcode)
    return found


EXPERIMENT = Experiment(
    "fast-functions",
    "What if math functions were the hardware's approximations?",
    Bottleneck.SPECIAL_FUNCTIONS,
    propose,
    cause=Cause.SPECIAL_FUNCTIONS,
    rank=42,
)
