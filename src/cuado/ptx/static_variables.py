"""Static variables of functions, moved out of the functions.

A function's ``.shared`` array (``__shared__`` in CUDA, where each is static) is one for all calls:
what one call leaves in it, the next one finds. A copy of the function's body would declare another
one, so before functions are copied their static variables are declared in the module instead.
"""

import re
from collections.abc import Iterator

from cuado.ptx.analysis.code import MODULE_SCOPE, Code, Key
from cuado.ptx.edit import Edit, apply
from cuado.ptx.syntax.cursor import COMMENT
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Declaration, Function, Instruction, Module

STATIC = frozenset({"shared", "global", "const"})
"""Spaces in which a variable is one for all calls of the function that declares it."""
_COMMENTS = re.compile(COMMENT)
_NAMES = re.compile(r"(?<![\w$%.])[A-Za-z_$%][\w$]*", re.ASCII)
"""Names; no digits of a hexadecimal number, and no elements (``.x``)."""


def with_module_statics(module: Module, kernel: str) -> Module:
    """The same module, with static variables of the functions that a kernel calls declared in it.

    They stand before all functions. Lines keep their numbers.
    """
    edits, moved = [], list[str]()
    taken = set(_NAMES.findall(module.text))
    for function in called_functions(module, kernel):
        code = Code(module, function)
        names = dict[Key, str]()
        for scope, declaration in _statics(function):
            for variable in declaration.variables:
                name = _name(module, function, variable.name, taken)
                names[variable.name, scope] = name
                taken.add(name)
            text = _text(module, declaration, scope, names)
            moved.append(text)
            lines = module.text.count("\n", declaration.start, declaration.end)
            edits.append(Edit(declaration.start, declaration.end, "\n" * lines))
        edits += _renamed(code, names)
    if not moved:
        return module
    # A function may be defined behind the kernel that calls it.
    start = min(each.start for each in module.functions)
    return parse(apply(module.text, [Edit(start, start, " ".join((*moved, ""))), *edits]))


def called_functions(module: Module, kernel: str) -> list[Function]:
    """The functions of the module that a kernel calls, by way of others too."""
    found, todo = dict[str, Function](), [kernel]
    while todo:
        caller = module.function(todo.pop())
        for instruction in caller.instructions() if caller else ():
            if instruction.base != "call":
                continue
            for name in _NAMES.findall(instruction.operand_text):
                function = module.function(name)
                if function is not None and function.body is not None and name not in found:
                    found[name] = function
                    todo.append(name)
    return list(found.values())


def free_names(code: Code) -> frozenset[str]:
    """The names that a function uses and does not declare: variables and functions of the module.

    Special registers (``%tid``) are among them.
    """
    return frozenset(
        name
        for index, instruction in enumerate(code.instructions)
        for name in _NAMES.findall(f"{instruction.guard} {instruction.operand_text}")
        if _is_free(code, name, index)
    )


def _is_free(code: Code, name: str, index: int) -> bool:
    symbol = code.symbol(name, index)
    if symbol is None:
        return code.label(name, index) is None
    return symbol.key[1] == MODULE_SCOPE


def _statics(function: Function) -> Iterator[tuple[int, Declaration]]:
    """Declarations of static variables, each with its scope.

    Those with a linkage stay: all that are ``.extern`` are the same memory in any case.
    """
    for inside, statement in function.statements():
        if not isinstance(statement, Declaration) or statement.linkage:
            continue
        if all(each.space in STATIC for each in statement.variables):
            yield inside[-1].start, statement


def _name(module: Module, function: Function, name: str, taken: set[str]) -> str:
    """The name of a variable in the module: its own, if that is nowhere else in the module."""
    declared = [v.name for _, each in _statics(function) for v in each.variables]
    # In comments a compiler tells where it has put a variable.
    whole = _COMMENTS.sub(" ", module.text)
    own = _COMMENTS.sub(" ", module.text[function.start : function.end])
    counts = (_NAMES.findall(text).count(name) for text in (whole, own))
    if declared.count(name) == 1 and len({*counts}) == 1:
        return name
    number, made = 0, name
    while made in taken:
        number += 1
        made = f"{name}_{number}_"
    return made


def _text(module: Module, declaration: Declaration, scope: int, names: dict[Key, str]) -> str:
    """A declaration on one line, with new names."""
    edits = [
        Edit(v.start - declaration.start, v.start - declaration.start + len(v.name), name)
        for v in declaration.variables
        if (name := names[v.name, scope]) != v.name
    ]
    text = apply(module.text[declaration.start : declaration.end], edits)
    return " ".join(_COMMENTS.sub(" ", text).split())


def _renamed(code: Code, names: dict[Key, str]) -> Iterator[Edit]:
    """Edits that give variables their new names wherever instructions use them."""
    for index, instruction in enumerate(code.instructions):
        text = _use(code, index, instruction, names)
        if text != instruction.operand_text:
            start = instruction.operands_start
            yield Edit(start, start + len(instruction.operand_text), text)


def _use(code: Code, index: int, instruction: Instruction, names: dict[Key, str]) -> str:
    def name(found: re.Match[str]) -> str:
        symbol = code.symbol(found[0], index)
        return names.get(symbol.key, found[0]) if symbol else found[0]

    return _NAMES.sub(name, instruction.operand_text)
