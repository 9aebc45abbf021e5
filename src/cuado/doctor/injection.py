"""Tracing and capturing programs: the injection library, and the compiler that builds it."""

from cuado.doctor.wanted_device import Wanted, absent
from cuado.model.machine import Part, Status
from cuado.sources.machine import Facts, Problem
from cuado.sources.machine.facts import Injection

_LIBRARY, _COMPILER = "injection library", "C++ compiler"


def parts(facts: Facts, wanted: Wanted) -> tuple[Part, ...]:
    """The parts injection library and C++ compiler."""
    return _library(facts, wanted), _compiler(facts)


def _library(facts: Facts, wanted: Wanted) -> Part:
    if isinstance(facts.injection, Injection):
        return Part(_LIBRARY, Status.OK, facts.injection.note)
    # Programs can be traced and captured only with a GPU; kernels run without the library.
    missing = absent(_LIBRARY, facts.injection, wanted.needs_gpu)
    if missing.status is Status.MISSING:
        return Part(_LIBRARY, Status.WARNING, missing.found, missing.remedy)
    return missing


def _compiler(facts: Facts) -> Part:
    compiler = facts.host_compiler
    if not isinstance(compiler, Problem):
        return Part(_COMPILER, Status.OK, compiler)
    injection = facts.injection
    built = isinstance(injection, Injection) and injection.is_built
    says = "none: the injection library is there" if built else compiler.message
    return Part(_COMPILER, Status.NOT_NEEDED, says)
