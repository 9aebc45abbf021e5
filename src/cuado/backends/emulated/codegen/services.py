"""Functions of the runtime that compiled kernels and this package call, by name."""

import re
from functools import cache
from pathlib import Path

RUNTIME = Path(__file__).parents[1] / "runtime"
INLINED = RUNTIME / "inlined.ll"
STEP = "step"
"""Name of the function that a kernel becomes: it runs a warp."""
RUN_LISTED, RUN_TRACED = "run_listed", "run_traced"
SERVICES = {
    "machine": (
        *("access_global", "access_shared", "access_local", "access_generic", "count_rivals"),
        *("arrive", "count_split", "failed", "goes_on", "stand", "poll"),
    ),
    "asynchronous": (
        *("mbarrier", "mbarrier_copied", "mbarrier_wait", "bulk_copy"),
        *("access_cluster", "cluster_arrive", "cluster_wait", "bulk_multicast"),
        *("tensor_prefetch", "store_completed"),
        *("warpgroup_product", "tensor_copy", "tensormap_copy", "tensormap_replace"),
        *("check_commit", "check_proxy", "check_wait", "check_warp"),
    ),
    "exact": (
        *("exact_add", "exact_cvt", "exact_div", "exact_fma", "exact_from_integer"),
        *("exact_mul", "exact_sqrt"),
    ),
    "races": (
        *("check_fence", "note", "screen"),
        *("check_kept", "check_loaded", "check_undefined"),
        *("check_copy", "check_product", "check_register", "check_tile"),
    ),
}
"""Functions that kernels call and that are compiled once, by the part of the runtime that has
them."""
FILES = {"asynchronous": "machine"}
"""The text of each part that is not named as its text is. Few kernels call what is asynchronous,
and it is half of the machine's text to compile. The parts share no variable: each may have its own
copy of a function that both call."""
ENTRIES = {
    **SERVICES,
    "machine": (RUN_LISTED, RUN_TRACED, *SERVICES["machine"]),
    "caches": (
        *("hierarchy_open", "hierarchy_feed", "hierarchy_run", "hierarchy_end"),
        *("mark_lines", "free_traces", "hierarchy_close"),
    ),
    "retries": ("retry",),
}
"""All functions of each text that can be called from outside."""
_DEFINED = re.compile(r"^define [^@]*@(\w+)\(", re.M)


def text_of(part: str) -> str:
    """A part's text in LLVM's language."""
    return (RUNTIME / f"{FILES.get(part, part)}.ll").read_text()


@cache
def inlined_text() -> str:
    """The text that becomes part of each kernel."""
    return INLINED.read_text()


@cache
def functions() -> frozenset[str]:
    """All functions that a kernel may call, except LLVM's own."""
    found = {name for names in SERVICES.values() for name in names}
    return frozenset(found | set(_DEFINED.findall(inlined_text())))


def texts_called(kernel: str) -> tuple[str, ...]:
    """Texts of the runtime that a kernel in LLVM's language needs; the first is the machine's."""
    others = (t for t in SERVICES if t != "machine")
    return ("machine", *(t for t in others if any(f'@"{n}"(' in kernel for n in SERVICES[t])))
