"""What a kernel takes of the machine, from what ``ptxas -v`` prints and from the cubin itself.

ptxas writes, for each function::

    ptxas info    : Compiling entry function 'k' for 'sm_80'
    ptxas info    : Function properties for k
        48 bytes stack frame, 44 bytes spill stores, 44 bytes spill loads
    ptxas info    : Used 24 registers, used 1 barriers, 3840 bytes smem, 396 bytes cmem[0]
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from cuado.sass.toolchain.elf import Cubin


@dataclass(frozen=True, slots=True)
class Resources:
    """Resources of one kernel; what was not said is None, never 0.

    Attributes:
        registers: per thread.
        barriers: named barriers per block.
        shared: bytes of static shared memory per block, without what the system reserves.
        stack_frame: bytes per thread, of the kernel itself.
        stack: bytes per thread, with the functions it calls.
        local: bytes of local memory per thread, where ptxas names them apart from the stack.
        spill_stores: bytes per thread stored because registers ran out, counted once per
            instruction, not per execution.
        spill_loads: as ``spill_stores``, loaded.
        constant: bytes by constant bank; bank 0 holds the kernel's parameters.
    """

    registers: int | None = None
    barriers: int | None = None
    shared: int | None = None
    stack_frame: int | None = None
    stack: int | None = None
    local: int | None = None
    spill_stores: int | None = None
    spill_loads: int | None = None
    constant: Mapping[int, int] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def spills(self) -> bool | None:
        """True if registers were spilled; None if ptxas did not say."""
        if self.spill_stores is None or self.spill_loads is None:
            return None
        return self.spill_stores + self.spill_loads > 0


_ENTRY = re.compile(r"Compiling entry function '([^']+)' for '")
_PROPERTIES = re.compile(r"Function properties for (\S+)\s*$")
_FRAME = re.compile(
    r"^\s*(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads"
)
_USED = re.compile(r": Used (?P<items>\d+ registers.*)$")
_BANK = re.compile(r"^(\d+) bytes cmem\[(\d+)\]$")
_ITEMS = (
    ("registers", re.compile(r"^(\d+) registers$")),
    ("barriers", re.compile(r"^used (\d+) barriers$")),
    ("stack", re.compile(r"^(\d+) bytes cumulative stack size$")),
    ("shared", re.compile(r"^(\d+) bytes smem$")),
    ("local", re.compile(r"^(\d+) bytes lmem$")),
)


def parse_resources(text: str) -> dict[str, Resources]:
    """Resources by kernel from what ``ptxas -v`` printed; functions that are no kernel left out."""
    found: dict[str, Resources] = {}
    entry = described = ""
    for line in text.splitlines():
        if match := _ENTRY.search(line):
            entry = described = match[1]
            found[entry] = Resources()
        elif match := _PROPERTIES.search(line):
            described = match[1]
        elif (match := _FRAME.match(line)) and described in found:
            frame, stores, loads = map(int, match.groups())
            found[described] = replace(
                found[described], stack_frame=frame, spill_stores=stores, spill_loads=loads
            )
        elif (match := _USED.search(line)) and entry:
            found[entry] = _with_items(found[entry], match["items"])
            entry = ""
    return found


def _with_items(known: Resources, items: str) -> Resources:
    """Add a ``Used ...`` line. It leaves out what is zero: shared memory then is zero."""
    numbers: dict[str, int] = {"shared": 0}
    banks: dict[int, int] = {}
    for item in items.split(", "):
        if match := _BANK.match(item):
            banks[int(match[2])] = int(match[1])
        for name, pattern in _ITEMS:
            if match := pattern.match(item):
                numbers[name] = int(match[1])
    return Resources(
        **{**_numbers(known), **numbers}, constant=MappingProxyType({**known.constant, **banks})
    )


def _numbers(known: Resources) -> dict[str, int | None]:
    names = ("registers", "barriers", "shared", "stack_frame", "stack", "local")
    return {name: getattr(known, name) for name in (*names, "spill_stores", "spill_loads")}


def resources_in(cubin: bytes) -> dict[str, Resources]:
    """What a cubin says itself, by function: registers, barriers, shared memory, stack, constants.

    For cubins that came without ptxas's words, such as Triton's.

    Raises:
        InvalidCubinError: not a cubin.
    """
    read = Cubin(cubin)
    return {
        name: Resources(
            registers=read.registers.get(name),
            barriers=read.barriers(name),
            shared=read.shared_bytes(name),
            stack_frame=read.frames.get(name),
            constant=read.constant_bytes(name),
        )
        for name in read.code
    }


def completed(said: Mapping[str, Resources], cubin: bytes) -> dict[str, Resources]:
    """What ptxas said, with constant banks from the cubin: for some chips it names none."""
    inside = resources_in(cubin)
    return {
        name: replace(known, constant=inside[name].constant) if name in inside else known
        for name, known in said.items()
    }
