"""The result itself, as a file that ``cuado show`` and ``cuado.load`` read again."""

from cuado.report.document import Document, Style

ENDING = ".cuado"


def render(document: Document, _: Style | None = None) -> str:
    """The document as text of one line.

    Raises:
        CuadoError: it holds no result.
    """
    from cuado.report.saved import encoded

    return f"{encoded(document).decode()}\n"
