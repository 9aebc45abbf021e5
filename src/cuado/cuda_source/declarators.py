"""Declarators of C++: the name that ``float (*tile)[32]`` declares, and the kind of thing."""

from tree_sitter import Node

from cuado.cuda_source.source import child

_WRAPPERS = (
    "pointer_declarator",
    "reference_declarator",
    "array_declarator",
    "parenthesized_declarator",
    "init_declarator",
    "function_declarator",
    "abstract_pointer_declarator",
    "abstract_reference_declarator",
    "abstract_array_declarator",
)
_NAMES = (
    "identifier",
    "field_identifier",
    "qualified_identifier",
    "template_function",
    "operator_name",
    "destructor_name",
)


def inner(node: Node) -> Node | None:
    """What a declarator wraps: another declarator, or the name; None in an abstract one."""
    return child(node, *_WRAPPERS, *_NAMES)


def name_node(node: Node) -> Node | None:
    """The name that a declarator declares; None if it has none."""
    found: Node | None = node
    while found is not None and found.type not in _NAMES:
        found = inner(found)
    return found


def outermost(node: Node, type_: str) -> Node | None:
    """The outermost declarator of a type on the way from a node to its name."""
    found: Node | None = node
    while found is not None and found.type != type_:
        found = inner(found)
    return found


def dimensions(node: Node) -> list[Node | None]:
    """The extents of an array, the leftmost first; None for ``[]``. Empty if it is no array.

    ``tile[8][33]`` nests as ``(tile[8])[33]``: the name is innermost.
    """
    found: list[Node | None] = []
    level: Node | None = outermost(node, "array_declarator")
    while level is not None and level.type == "array_declarator":
        extents = [each for each in level.named_children[1:] if each.type != "comment"]
        found.append(extents[0] if extents else None)
        level = inner(level)
    return found[::-1]
