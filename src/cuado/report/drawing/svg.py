"""SVG elements as Markup: numbers are rounded, everything else is escaped."""

from markupsafe import Markup

from cuado.names import readable

Attribute = float | str | None


def element(tag: str, *children: str, **attributes: Attribute) -> Markup:
    """``<tag attributes>children</tag>``.

    Args:
        tag: the element's name.
        children: Markup stays as it is, any other text is escaped.
        attributes: ``class_`` stands for ``class``, ``stroke_width`` for ``stroke-width``; those
            that are None are left out.
    """
    written = Markup("").join(
        Markup(' {}="{}"').format(name.rstrip("_").replace("_", "-"), _value(value))
        for name, value in attributes.items()
        if value is not None
    )
    return Markup("<{tag}{attributes}>{children}</{tag}>").format(
        tag=tag, attributes=written, children=Markup("").join(map(_readable, children))
    )


def _readable(child: str) -> str:
    return child if isinstance(child, Markup) else readable(child)


def picture(width: float, height: float, title: str, *children: str, class_: str = "") -> Markup:
    """A drawing that scales with its column and has a name for those who cannot see it."""
    return element(
        "svg",
        element("title", title),
        *children,
        viewBox=f"0 0 {number(width)} {number(height)}",
        class_=f"drawing {class_}".strip(),
        role="img",
    )


def text(
    x: float,
    y: float,
    content: str,
    *,
    class_: str | None = None,
    anchor: str | None = None,
    transform: str | None = None,
) -> Markup:
    """A line of text; ``anchor`` is ``start``, ``middle`` or ``end``."""
    return element(
        "text", content, x=x, y=y, class_=class_, text_anchor=anchor, transform=transform
    )


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> Markup:
    """A straight line."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def polygon(points: list[tuple[float, float]], class_: str) -> Markup:
    """A closed shape."""
    return element(
        "polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), class_=class_
    )


def whisker(low: float, high: float, middle: float) -> list[Markup]:
    """A range: a line with a stop at each end."""
    return [
        line(low, middle, high, middle, "whisker"),
        *(line(x, middle - 4, x, middle + 4, "whisker") for x in (low, high)),
    ]


def number(value: float) -> str:
    """Two decimals at most, no trailing zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _value(value: float | str) -> str:
    return value if isinstance(value, str) else number(value)
