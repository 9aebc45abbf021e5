"""What is visible of the pages in a real browser: on a wide screen, on a phone, in the dark.

Skipped where there is no Chromium.
"""

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from test_html_in_chromium import BROWSER, FLAGS

from cuado import api
from cuado.report.document import Document
from cuado.report.formats.html import render

pytestmark = pytest.mark.skipif(BROWSER is None, reason="no Chromium on PATH")

ROOT = Path(__file__).parents[2]
REPORT = ROOT / "examples" / "recorded" / "averaging.ncu-rep"
PAGES: dict[str, Callable[[], Document]] = {
    "analysis": lambda: api.analyze(REPORT).document,
    "compare": lambda: api.compare(f"{REPORT}:0", f"{REPORT}:1").document,
    "trace": lambda: api.trace(ROOT / "benchmarks/fuzz/seeds/bicgstab.trace").document,
}
WIDE, PHONE = (1400, 900), (400, 800)

LOOK = """<script>
const seen = (each) => {
  const box = each.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? [box.left, box.top, box.right, box.bottom] : null;
};
const inScroll = (each) => each.closest(".scroll, pre, .listing, .unseen, .defs, .skip") !== null;
const folded = (each) => each.closest("details:not([open])") !== null;
const cut = [...document.querySelectorAll("main *")]
  .filter((each) => !inScroll(each) && !folded(each) && !each.closest("svg") && seen(each))
  .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .map((each) => each.outerHTML.slice(0, 80));
// Names in a drawing that lie over each other, by their boxes: these have room above and below.
const names = [...document.querySelectorAll("svg.drawing")].map((drawing) =>
  [...drawing.querySelectorAll("text")].filter(seen));
const shared = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
  (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / 3);
const overlapping = names.flatMap((each) => each.flatMap((one, at) => each.slice(0, at)
  .filter((other) => shared(one.getBoundingClientRect(), other.getBoundingClientRect()) > 1)
  .map((other) => [other.textContent, one.textContent])));
const rgb = (each, of) => getComputedStyle(each)[of];
const out = document.createElement("pre");
out.id = "seen";
out.textContent = JSON.stringify({
  width: innerWidth,
  page: document.documentElement.scrollWidth,
  inner: document.documentElement.clientWidth,
  headline: seen(document.querySelector(".headline")),
  picture: seen(document.querySelector(".answer figure")),
  bars: [...document.querySelectorAll(".answer figure rect")].filter(seen).length,
  cut,
  overlapping,
  names: names.flat().length,
  ground: rgb(document.body, "backgroundColor"),
  ink: rgb(document.body, "color"),
});
document.body.append(out);
</script></body>"""


def look(name: str, folder: Path, size: tuple[int, int], *more: str) -> dict[str, object]:
    """What a browser of this size shows of a page."""
    html = render(PAGES[name]())
    # The page's own policy would stop the script of this test; a frame gives it its width, since
    # no window is as narrow as a phone.
    html = re.sub(r"<meta http-equiv[^>]*>", "", html).replace("</body>", LOOK)
    (folder / "page.html").write_text(html, encoding="utf-8")
    frame = folder / "frame.html"
    width, height = size
    frame.write_text(
        "<!doctype html><style>body{margin:0}iframe{border:0}</style>"
        f'<iframe id="f" src="page.html" width="{width}" height="{height}"></iframe>'
        "<script>f.onload = () => document.body.append("
        'f.contentDocument.getElementById("seen").cloneNode(true))</script>',
        encoding="utf-8",
    )
    assert BROWSER is not None
    done = subprocess.run(
        [
            BROWSER,
            *FLAGS,
            *more,
            "--allow-file-access-from-files",
            "--virtual-time-budget=5000",
            f"--user-data-dir={folder / 'profile'}",
            "--dump-dom",
            frame.as_uri(),
        ],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    told = re.search(r'<pre id="seen">(.*?)</pre>', done.stdout, re.DOTALL)
    assert told is not None
    found: dict[str, object] = json.loads(told[1].replace("&lt;", "<").replace("&gt;", ">"))
    assert found["width"] == width
    return found


@pytest.mark.parametrize("name", PAGES)
def test_verdict_and_picture_are_in_the_first_screen(name: str, tmp_path: Path) -> None:
    found = look(name, tmp_path, WIDE)
    for what in ("headline", "picture"):
        box = found[what]
        assert isinstance(box, list)
        assert box[3] <= WIDE[1]
    assert found["bars"]


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_nothing_is_cut_off(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    found = look(name, tmp_path, size)
    assert found["cut"] == []
    assert found["page"] == found["inner"]
    headline = found["headline"]
    assert isinstance(headline, list)
    assert headline[3] <= size[1]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_names_in_drawings_do_not_overlap(size: tuple[int, int], tmp_path: Path) -> None:
    found = look("analysis", tmp_path, size)
    assert found["names"]
    assert found["overlapping"] == []


def test_the_dark_is_dark(tmp_path: Path) -> None:
    found = look("compare", tmp_path, WIDE, "--blink-settings=preferredColorScheme=0")
    ground, ink = (
        sum(map(int, re.findall(r"\d+", str(found[what])))) for what in ("ground", "ink")
    )
    assert ground < 150
    assert ink > 500
