"""``__restrict__`` on every pointer in place of ``-restrict``; other flags stay flags."""

from collections.abc import Sequence
from dataclasses import replace

from cuado.optimizer.patches.heads import constant_pointers, restricted
from cuado.optimizer.patches.site import Site, Written
from cuado.optimizer.transformations.compiler_flags import CompilerFlags

_RESTRICT = "-restrict"


def written(step: CompilerFlags, site: Site) -> Sequence[Written]:
    """Write the promise, name the flags."""
    flags = step.flags.split()
    other = tuple(each for each in flags if each != _RESTRICT)
    plain = replace(site.setting, options=(*site.setting.options, *flags))
    rest = replace(site.setting, options=(*site.setting.options, *other))
    ways = [Written(f"compile with {step.flags}", (), plain)]
    if _RESTRICT in flags:
        ways = [
            Written("__restrict__ on all pointers", tuple(restricted(site)), rest),
            Written(
                "__restrict__ on all pointers, const on those that are only read",
                tuple(restricted(site, constant_pointers(site))),
                rest,
            ),
            *ways,
        ]
    return ways
