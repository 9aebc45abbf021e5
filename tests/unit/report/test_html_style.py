"""The style sheet: readable in both colour schemes, and admitted by its hash alone."""

import base64
import hashlib
import math
import re

import pytest

from cuado.report.catalogue import Catalogue
from cuado.report.drawing.environment import stylesheet
from cuado.report.formats.html import render

TEXT = ("ink", "soft", "link", "cause", "healthy")
SHAPES = ("memory", "compute", "stall", "before", "cause", "healthy")
BESIDE = (
    ("before", "healthy"),
    ("cause", "healthy"),
    ("memory", "compute"),
    ("cause", "stall"),
)
"""Colours of bars that a reader must tell from each other by colour alone."""
HEAT_STEPS = 8


def schemes() -> dict[str, dict[str, str]]:
    """Custom properties of the light, the dark and the print scheme."""
    blocks = re.findall(r":root \{(.*?)\}", stylesheet(), re.DOTALL)
    found = [dict(re.findall(r"--(\w+): ([^;]+);", block)) for block in blocks]
    return dict(zip(("light", "dark", "print"), found, strict=True))


def rgb(color: str) -> tuple[float, ...]:
    if color.startswith("#"):
        return tuple(int(color[at : at + 2], 16) for at in (1, 3, 5))
    return tuple(float(part) for part in color.split())


def over(color: tuple[float, ...], alpha: float, page: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(alpha * c + (1 - alpha) * p for c, p in zip(color, page, strict=True))


def luminance(color: tuple[float, ...]) -> float:
    """Relative luminance [WCAG 2.2]."""
    linear = [
        c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in color
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark", "print"])
@pytest.mark.parametrize("name", TEXT)
@pytest.mark.parametrize("ground", ["page", "faint"])
def test_text_is_readable(scheme: str, name: str, ground: str) -> None:
    colors = schemes()[scheme]
    assert contrast(rgb(colors[name]), rgb(colors[ground])) >= 4.5


@pytest.mark.parametrize("scheme", ["light", "dark", "print"])
@pytest.mark.parametrize("name", SHAPES)
def test_shapes_stand_out(scheme: str, name: str) -> None:
    colors = schemes()[scheme]
    assert contrast(rgb(colors[name]), rgb(colors["page"])) >= 3


SIGHT = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}
"""How linear RGB is seen [Machado, Oliveira, Fernandes 2009, severity 1.0]."""


def seen(color: str, sight: str) -> tuple[float, float, float]:
    """A colour in CIELAB, as someone with these cones sees it."""
    linear = [
        c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4
        for c in rgb(color)
    ]
    r, g, b = (
        min(max(sum(a * c for a, c in zip(row, linear, strict=True)), 0.0), 1.0)
        for row in SIGHT[sight]
    )
    x, y, z = (
        value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116
        for value in (
            (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
            0.2126 * r + 0.7152 * g + 0.0722 * b,
            (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("scheme", ["light", "dark", "print"])
@pytest.mark.parametrize("pair", BESIDE, ids="-".join)
def test_bars_beside_each_other_differ_for_the_colour_blind(
    sight: str, scheme: str, pair: tuple[str, str]
) -> None:
    colors = schemes()[scheme]
    one, other = (seen(colors[name], sight) for name in pair)
    # A difference of 2.3 is just noticeable; of 20 it is seen at a glance.
    assert math.dist(one, other) >= 20


@pytest.mark.parametrize("scheme", ["light", "dark", "print"])
@pytest.mark.parametrize("step", range(1, HEAT_STEPS + 1))
def test_source_is_readable_at_any_heat(scheme: str, step: int) -> None:
    colors = schemes()[scheme]
    alpha = re.search(rf"\.h{step} \{{ background: rgb\(var\(--heat\) / ([.\d]+)\)", stylesheet())
    assert alpha is not None
    ground = over(rgb(colors["heat"]), float(alpha[1]), rgb(colors["page"]))
    assert contrast(rgb(colors["ink"]), ground) >= 4.5


def test_the_policy_admits_this_style_sheet_and_nothing_else() -> None:
    html = render(Catalogue("things", ("name",), ()))
    style = html.partition("<style>")[2].partition("</style>")[0]
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    policy = f"default-src &#39;none&#39;; style-src &#39;sha256-{digest}&#39;;"
    assert f'<meta http-equiv="Content-Security-Policy" content="{policy}' in html
    assert html.index("Content-Security-Policy") < html.index("<style>")
    assert "unsafe" not in html
