"""The head of a loop over parts, before a statement that is repeated for each of them."""

from cuado.cuda_source import SourceText


def loop_over(source: SourceText, offset: int, part: str, factor: int) -> str:
    """The head, as it is to stand before a place.

    Args:
        source: the text.
        offset: the place; lines follow its line's indentation.
        part: the counter's name.
        factor: the number of parts.
    """
    head = f"for (unsigned {part} = 0; {part} < {factor}; ++{part})"
    if not _is_first(source, offset):
        return f'_Pragma("unroll") {head} '
    end, indent = source.newline, source.indent(offset)
    return f"#pragma unroll{end}{indent}{head}{end}{indent}    "


def _is_first(source: SourceText, offset: int) -> bool:
    """True if nothing but white space stands before a place in its line."""
    start = source.data.rfind(b"\n", 0, offset) + 1
    return not source.data[start:offset].strip()
