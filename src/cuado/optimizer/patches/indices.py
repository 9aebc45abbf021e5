"""Other indices for a kernel: built-in variables hidden by variables of the same names.

``const uint3 blockIdx = ...`` at the beginning of a function hides the built-in ``blockIdx``
for all that follows, so that not a line of the rest changes.
"""

import re

from cuado.cuda_source import Edit, FunctionText
from cuado.optimizer.patches.site import Site

BUILT_IN = ("threadIdx", "blockIdx", "blockDim", "gridDim")
AXES = "xyz"


def reader_of(site: Site, *names: str) -> FunctionText | None:
    """The one function of the kernel that reads some built-in variables; None if several do."""
    pattern = re.compile(rf"\b(?:{'|'.join(names)})\b")
    found = [f for f in site.functions if pattern.search(site.code_of(f))]
    if len(found) != 1 or found[0].broken is not None:
        return None
    own = found[0]
    if own.is_kernel:
        return own
    # Called once, and as a statement: then what is done with its body is done with the call.
    calls = re.findall(rf"\b{re.escape(own.name)}\b", site.body)
    head = site.source.at(own.head)
    return own if len(calls) == 1 and re.search(r"\bvoid\b", head) else None


def readers_of(site: Site, *names: str) -> tuple[FunctionText, ...]:
    """The functions of the kernel that read some built-in variables; none if one is not read."""
    pattern = re.compile(rf"\b(?:{'|'.join(names)})\b")
    found = tuple(f for f in site.functions if pattern.search(site.code_of(f)))
    if any(each.broken is not None or hides_built_in(site, each, *names) for each in found):
        return ()  # A step before this one has given the names another meaning.
    return found


def hides_built_in(site: Site, function: FunctionText, *names: str) -> bool:
    """True if a function declares a variable of a built-in one's name; of any without names."""
    hidden = rf"\b(?:uint3|dim3)\s[^;]*\b(?:{'|'.join(names or BUILT_IN)})\s*[=(]"
    return re.search(hidden, site.code_of(function)) is not None


def at_start(site: Site, function: FunctionText, *lines: str) -> Edit:
    """Insert lines at the beginning of a function's body."""
    end = site.source.newline
    indent = indent_of(site, function)
    opening = function.body.start + 1
    text = "".join(f"{end}{indent}{line}" for line in lines)
    rest = site.source.data[opening:].split(b"\n", 1)[0].strip()
    return Edit.insertion(opening, text + (end + indent if rest else ""))


def at_end(site: Site, function: FunctionText, *lines: str) -> Edit:
    """Insert lines at the end of a function's body."""
    end, indent = site.source.newline, indent_of(site, function)
    closing = function.body.end - 1
    before = site.source.data[:closing]
    line = before.rpartition(b"\n")[2]
    text = "".join(f"{indent}{line}{end}" for line in lines)
    if not line.strip() and line == b"":
        return Edit.insertion(closing, text)
    start = closing - len(line) if not line.strip() else closing
    return Edit.insertion(start, text if not line.strip() else f"{end}{text}")


def indent_of(site: Site, function: FunctionText) -> str:
    """The indentation of a function's first statement."""
    body = function.node.child_by_field_name("body")
    for each in body.named_children if body is not None else []:
        if each.type != "comment":
            return site.source.indent(each.start_byte) or "    "
    return "    "


def fresh_name(site: Site, name: str) -> str:
    """A name that neither the kernel's functions nor any macro of the file use."""
    own = [site.source.at(each.span) for each in site.functions]
    own += re.findall(r"(?m)^[ \t]*#[ \t]*define\b.*", site.source.text)
    text, made, number = "\n".join(own), name, 2
    while re.search(rf"\b{made}\b", text):
        made, number = f"{name}_{number}", number + 1
    return made
