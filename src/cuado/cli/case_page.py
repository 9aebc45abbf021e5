"""A case as a page: what it launches."""

import re
from collections.abc import Collection

from cuado.metrics.quantity import format_count
from cuado.model.arguments import Argument, Buffer, Pointer, Scalar
from cuado.model.launch import Launch
from cuado.report.page import Page
from cuado.sources.case.description import Case


def page(launch: Launch) -> Page:
    """The launch as a page: facts, then one point for each argument."""
    total = sum(buffer.bytes for buffer in launch.buffers)
    facts = {
        "kernel": launch.kernel,
        "grid": f"{_extent(launch.grid)} = {format_count(launch.blocks, 'block')}",
        "block": f"{_extent(launch.block)} = {format_count(launch.threads_per_block, 'thread')}",
        "dynamic shared memory": f"{launch.dynamic_shared_bytes:,} bytes",
        "register cap": str(launch.max_registers or "none"),
        "L2": str(launch.l2),
        "PTX": _ptx(launch),
        "buffers": _size(total),
    }
    every = (*launch.arguments, *launch.memory, *launch.variables)
    points = (f"- {argument.name}: {_argument(argument, launch.outputs)}" for argument in every)
    title = f"{launch.name} ({launch.kernel})" if launch.name != launch.kernel else launch.name
    summary = f"{len(launch.arguments)} arguments, {len(launch.outputs)} of them outputs."
    return Page(launch.name, title, summary, {"Arguments": "\n\n".join(points)}, facts)


def page_of_stranger(case: Case) -> Page:
    """The content of an untrusted case's file; its source is not compiled."""
    facts = {
        "kernel": case.kernel or "the only one",
        "grid": _extent(case.grid),
        "block": _extent(case.block),
        "dynamic shared memory": f"{case.dynamic_shared_bytes:,} bytes",
        "source": f"{case.source}, not compiled: the case is not trusted (--trust)",
        "options": " ".join(case.options) or "none",
    }
    if case.reference is not None:
        facts["reference"] = f"{case.reference.path}, function {case.reference.function}"
    points = (f"- {each.name}: {_argument(each, case.outputs)}" for each in case.arguments)
    summary = f"{len(case.arguments)} arguments, {len(case.outputs)} of them outputs."
    return Page(case.name, case.name, summary, {"Arguments": "\n\n".join(points)}, facts)


def _ptx(launch: Launch) -> str:
    """Version and target of a launch's PTX."""
    if not launch.has_ptx:
        return "none: it is machine code"
    version = re.search(r"^\s*\.version\s+(\S+)", launch.ptx, re.MULTILINE)
    target = re.search(r"^\s*\.target\s+([^\s,/]+)", launch.ptx, re.MULTILINE)
    return f"version {version[1] if version else '?'}, target {target[1] if target else '?'}"


def _extent(extent: tuple[int, int, int]) -> str:
    return " x ".join(map(str, extent))


def _size(size: int) -> str:
    for unit, divisor in (("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)):
        if size >= divisor:
            return f"{size:,} bytes ({size / divisor:.4g} {unit})"
    return f"{size:,} bytes"


def _argument(argument: Argument, outputs: Collection[str]) -> str:
    if isinstance(argument, Scalar):
        return f"{argument.type} = {argument.value}"
    if isinstance(argument, Pointer):
        return f"pointer into {argument.buffer}, at byte {argument.offset:,}"
    if not isinstance(argument, Buffer):
        return f"structure of {len(argument.data)} bytes"
    shape = " x ".join(map(str, argument.shape))
    role = ", output" if argument.name in outputs else ""
    return f"{argument.type} [{shape}], {_size(argument.bytes)}, {argument.fill.content}{role}"
