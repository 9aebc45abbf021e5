"""The style sheet: readable in both colour schemes, and admitted by its hash alone."""

import base64
import hashlib
import re

import pytest

from cuado.report.catalogue import Catalogue
from cuado.report.drawing.environment import stylesheet
from cuado.report.formats.html import render

TEXT = ("ink", "soft", "link", "cause", "healthy")
SHAPES = ("memory", "compute", "stall")
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
