"""The hardware's approximations of math functions: ``__expf(x)`` for ``expf(x)``."""

from collections.abc import Sequence
from dataclasses import replace

from cuado.cuda_source import Edit
from cuado.cuda_source.source import span_of
from cuado.optimizer.patches.calls import Call, calls
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.patches.writers import plain_refusal
from cuado.optimizer.transformation import Transformation

_FAST = frozenset({"sin", "cos", "tan", "exp", "exp10", "log", "log2", "log10", "pow", "sincos"})
_FLAGS = ("-use_fast_math", "-ftz=false", "-prec-div=true", "-prec-sqrt=true", "-fmad=true")
"""Fast functions alone: the rest of what the first one sets is set back."""


def written(step: Transformation, site: Site) -> Sequence[Written] | Unwritten:
    """Intrinsics for functions of floats; for all of that name; or the compiler's option."""
    found = list(calls(site, lambda name: name.removesuffix("f") in _FAST))
    ways: list[Written] = []
    single = [each for each in found if each.name.endswith("f")]
    for chosen in (single, found):
        if chosen and (not ways or len(chosen) > len(single)):
            ways.append(Written(_says(chosen), tuple(map(_edit, chosen))))
    if not ways:
        return plain_refusal(step, site, "no call of such a function was found in the source")
    given = {option.partition("=")[0] for option in _options(site)}
    flags = tuple(each for each in _FLAGS if each.partition("=")[0] not in given)
    setting = replace(site.setting, options=(*site.setting.options, *flags))
    ways.append(Written(f"compile with {' '.join(flags)}", (), setting))
    return ways


def _edit(call: Call) -> Edit:
    return Edit(span_of(call.callee), f"__{call.name.removesuffix('f')}f")


def _says(found: Sequence[Call]) -> str:
    names = dict.fromkeys(f"__{each.name.removesuffix('f')}f" for each in found)
    lines = dict.fromkeys(str(each.line) for each in found)
    return f"{', '.join(names)} in line {', '.join(lines)}"


def _options(site: Site) -> tuple[str, ...]:
    own = site.kernel.launch.compiled_from
    return (*(own.options if own is not None else ()), *site.setting.options)
