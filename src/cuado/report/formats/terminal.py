"""Text for a terminal: verdict first, then why, then what to try; readable at 80 columns."""

from io import StringIO

from cuado.report.document import Document, Style, terminal_renderer

ENDING = ".txt"


def render(document: Document, style: Style) -> str:
    """The document as text, with ANSI colours if ``style`` allows them."""
    from rich.console import Console

    buffer = StringIO()
    console = Console(
        file=buffer,
        width=style.width,
        force_terminal=style.color,
        no_color=not style.color,
        color_system="standard" if style.color else None,
        highlight=False,
        emoji=False,
        markup=False,
    )
    for part in terminal_renderer(document, style)(document, style.width):
        # What must not be broken, as a command, is as long as it is.
        console.print(part, soft_wrap=getattr(part, "overflow", "") == "ignore")
    # rich pads lines to the full width; trailing blanks would only wrap in a narrower window.
    return "\n".join(line.rstrip() for line in buffer.getvalue().splitlines()) + "\n"
