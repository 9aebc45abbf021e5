"""Numbers as the HTML report writes them, beyond what every format shares."""

from cuado.metrics.quantity import Unit, format_value

_PREFIXES = ((1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k"))


def count(value: float) -> str:
    """A large count in three digits: ``1.11 G``; empty for none, for tables of mostly none."""
    if not value:
        return ""
    for scale, prefix in _PREFIXES:
        if abs(value) >= scale:
            scaled = value / scale
            decimals = max(3 - len(str(int(abs(scaled)))), 0)
            return f"{scaled:.{decimals}f} {prefix}"
    return f"{value:.0f}"


def bandwidth(value: float) -> str:
    """Bytes per second."""
    return format_value(value, Unit.BYTE_PER_SECOND)


def fact(name: str, value: float) -> str:
    """A fact of a chip, in the unit that its name says."""
    if name.endswith("_bandwidth"):
        return bandwidth(value)
    if name.endswith("_clock"):
        return format_value(value, Unit.HERTZ)
    return f"{value:,.0f} B" if name.endswith("_bytes") else f"{value:,.10g}"
