"""What to call the list of causes, in every format."""

from cuado.whatif.result import NamedCause


def headline(causes: tuple[NamedCause, ...]) -> str:
    """What to call the list: causes, a roof, or that nothing was named."""
    if not causes:
        return "cause: none was named"
    if all(each.cause.is_roof for each in causes):
        return "no cause to remove: the kernel is at a roof"
    return "cause" if len(causes) == 1 else "causes, what matters most first"
