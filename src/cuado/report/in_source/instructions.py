"""What to write against causes of arithmetic, branches, barriers and atomics."""

import re
from collections.abc import Callable, Iterator

from cuado.cuda_source.functions import FunctionText, functions
from cuado.cuda_source.lines import Lines, bare
from cuado.cuda_source.literals import float_literals
from cuado.cuda_source.source import SourceText
from cuado.model.cause import Cause
from cuado.report.in_source.quoting import MOST_CODE, MOST_NAMES, listed

_FAST = re.compile(r"(exp|exp10|log|log2|log10|pow|sin|cos|tan|sincos)f")
"""Functions that have a fast form: ``__expf`` of ``expf``."""
_IS_FAST = re.compile(r"__\w+f|r?sqrtf|exp2f|tanhf|erff")
_OF_DOUBLES = re.compile(
    r"sqrt|cbrt|hypot|exp|log|pow|a?(sin|cos|tan)|atan2|tanh|fabs|floor|fmin|fmax|erf"
)
"""Functions that compute in double where a float is passed to their C name."""
_CONSTANT = re.compile(r"\w+ *(?:[<>]=?|!=) *(?:\d+|[A-Z_]+)")
"""The condition of a loop that all lanes leave at once."""
_COMBINING = frozenset(f"atomic{does}" for does in ("Add", "Sub", "Min", "Max", "And", "Or", "Xor"))
"""Atomics whose values may be combined first: in any order, which rounds otherwise."""
_ONE = re.compile(r"&?\s*[A-Za-z_]\w*|&\s*[A-Za-z_]\w*\[(\d+|blockIdx\.[xyz])\]")
"""An address that is the same for all threads of a block."""
_CAP = re.compile(r"__maxnreg__\(\w+\)")
_UNFUSED = re.compile(r"__(?P<type>[fd])add_rn\(__[fd]mul_rn\(([\w.]+), ([\w.]+)\), ([\w.]+)\)")
_IN_BOUNDS = re.compile(r"[\w.]+ *[<>]=? *\w+( *(&&|\|\|).*)?")
"""The check of an index against a size, at which few warps diverge."""


def _divergence(lines: Lines) -> str:
    found = [
        each
        for each in lines.branches
        if not (_CONSTANT if each.is_loop else _IN_BOUNDS).fullmatch(each.condition)
    ]
    choice = next((each.condition for each in found if not each.is_loop), "")
    loop = next((each.condition for each in found if each.is_loop), "")
    if len(choice) > MOST_CODE or len(loop) > MOST_CODE:
        return ""
    if choice and loop and found[0].is_loop:  # Nobody knows which of them splits warps.
        return (
            f"Let whole warps agree on `{choice}`, and loop equally often (`{loop}`): sort or "
            "regroup the items by these."
        )
    if choice:
        return (
            f"Let whole warps agree on `{choice}`: sort or regroup the items by it, or compute "
            "both sides and select the result."
        )
    if loop:
        return (
            f"Let the lanes of a warp loop equally often (`{loop}`): sort or regroup the items by "
            "their number of iterations, or let a warp share the iterations of one item."
        )
    return ""


def _imbalance(lines: Lines) -> str:
    for branch in lines.branches:
        text = branch.condition
        if branch.is_loop and len(text) <= MOST_CODE and not _CONSTANT.fullmatch(text):
            return (
                f"Deal out the iterations of the loop `{text}` evenly: share those of a long item "
                "among a warp or a block, or let warps take the next item from an atomic counter."
            )
    return ""


def _barriers(lines: Lines) -> str:
    inside = f" in the loop of line {lines.loop}" if lines.loop else ""
    kernel = lines.function
    if kernel is not None and kernel.is_kernel and not _may_share(lines.source, kernel):
        stored = listed(each.name for each in lines.of_function.stores)
        return (
            f"Remove the barrier{inside}, if no thread reads what another one of its block wrote "
            f"to global memory{f' ({stored})' if stored else ''}: {kernel.name} declares "
            "nothing in shared memory for which it must wait."
        )
    names = listed(lines.shared)
    of = f" of {names}" if names else " of what is in shared memory"
    return (
        f"Meet fewer barriers{inside}: keep two copies{of} and use them in turn, or exchange "
        "values within a warp by __shfl_sync; or launch smaller blocks, so that others run "
        "meanwhile."
    )


def _may_share(source: SourceText, kernel: FunctionText) -> bool:
    """True if a kernel, or what it may call or expand, has something in shared memory."""
    data = source.data
    for each in functions(source)[::-1]:
        if each.is_kernel and each.span != kernel.span:
            data = data[: each.span.start] + data[each.span.end :]
    return b"__shared__" in data


def _atomics(lines: Lines) -> str:
    for call in lines.nodes("call_expression"):
        called, arguments = call.children[0], call.child_by_field_name("arguments")
        name = lines.source.of(called)
        if name not in _COMBINING or arguments is None or not arguments.named_children:
            continue
        address = lines.source.of(arguments.named_children[0])
        target = re.search(r"[A-Za-z_]\w*", address)
        if target is not None:
            if call.parent is None or call.parent.type != "expression_statement":
                return ""  # Its result is used, so that each thread's value counts by itself.
            of_block, is_one = target[0] in lines.shared, bool(_ONE.fullmatch(address))
            return _combined(name, target[0], of_block=of_block, is_one=is_one)
    return ""


def _combined(name: str, base: str, *, of_block: bool, is_one: bool) -> str:
    """How to come to fewer atomics: lanes of a warp are combined only where all use one word."""
    if is_one:
        return (
            "Combine the values of each thread in a register, then those of the warp by "
            f"__shfl_down_sync, and let one lane of each warp do {name} on `{base}`."
        )
    if of_block:
        return (
            f"Keep several copies of `{base}` in shared memory, one for each warp or for a few "
            f"warps, and combine the copies at the end; so fewer threads meet in {name}."
        )
    return (
        f"Combine values in a __shared__ copy of `{base}`, or of the part of it that a block uses, "
        f"first, and do one {name} on `{base}` for each element of the copy."
    )


def _spills(lines: Lines) -> str:
    if lines.function is None:
        return ""
    bounds = lines.function.bounds
    cap = _CAP.search(lines.source.at(lines.function.head))
    if cap is not None:
        now, then = cap[0], "a larger number of registers"
    elif bounds is not None and bounds.blocks:
        now = f"__launch_bounds__({bounds.threads}, {bounds.blocks})"
        then = f"__launch_bounds__({bounds.threads}), which allows more registers"
    else:
        return ""
    return f"Write {then}, in place of {now}; or keep fewer values alive at a time."


def _non_fused(lines: Lines) -> str:
    for text in lines.texts:
        found = _UNFUSED.search(text)
        if found is not None:
            fused = "fma" if found["type"] == "d" else "fmaf"
            return f"Write `{fused}({found[2]}, {found[3]}, {found[4]})` in place of `{found[0]}`."
    return ""


def _fp64(lines: Lines) -> str:
    if lines.function is None:
        return ""
    wide = [
        each.text
        for each in float_literals(lines.source, lines.function)
        if each.double and each.line in lines.numbers
    ]
    calls = [
        name
        for call in lines.nodes("call_expression")
        if _OF_DOUBLES.fullmatch(name := lines.source.of(call.children[0]))
    ]
    if not wide and not calls:
        return ""
    now = dict.fromkeys(calls or wide)
    said = f"{listed(f'{each}f' for each in now)} in place of {listed(now)}"
    if calls and wide:
        said += f", and an f behind each constant (`{wide[0]}f`),"
    elif len(now) > MOST_NAMES:
        said += " and so on"
    return f"Write {said} where the precision of float is enough."


def _special_functions(lines: Lines) -> str:
    called = [lines.source.of(call.children[0]) for call in lines.nodes("call_expression")]
    if slow := [name for name in called if _FAST.fullmatch(name)]:
        then = listed(f"__{each}" for each in slow)
        return (
            f"Call {then} in place of {listed(slow)} where less precision is enough, or compute a "
            "value once and keep it."
        )
    if fast := [name for name in called if _IS_FAST.fullmatch(name)]:
        return (
            f"Call {listed(fast)} less often: keep a value that is used again, or approximate it "
            "by a polynomial (fmaf)."
        )
    for left, divisor in _divided(lines, "/"):
        whole = f"{left} / {divisor}"
        if len(whole) <= MOST_CODE:
            return (
                f"Write `__fdividef({bare(left)}, {bare(divisor)})` in place of `{whole}` where "
                "less precision is enough, or multiply by a reciprocal that is computed once."
            )
    return ""


def _divided(lines: Lines, operators: str) -> Iterator[tuple[str, str]]:
    """What is divided on the lines, and by what."""
    for node in lines.nodes("binary_expression"):
        left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
        operator = node.child_by_field_name("operator")
        if left is None or right is None or operator is None:
            continue
        if lines.source.of(operator) in operators:
            yield lines.source.code(left), lines.source.code(right)


def _integer_division(lines: Lines) -> str:
    divisors = [by for _, by in _divided(lines, "/%") if not by[:1].isdigit()]
    if not divisors:
        return ""
    return (
        f"Make {listed(divisors)} a compile-time constant (a template parameter) or a power of "
        "two; or divide once outside of the loop."
    )


INSTRUCTIONS: dict[Cause, Callable[[Lines], str]] = {
    Cause.DIVERGENCE: _divergence,
    Cause.IMBALANCE: _imbalance,
    Cause.BARRIERS: _barriers,
    Cause.ATOMICS: _atomics,
    Cause.SPILLS: _spills,
    Cause.FP64: _fp64,
    Cause.SPECIAL_FUNCTIONS: _special_functions,
    Cause.INTEGER_DIVISION: _integer_division,
    Cause.NON_FUSED: _non_fused,
}
"""Of each cause what to write."""
