"""The HTML report in a real browser: no request leaves it, and its policy stops what would.

Skipped where there is no Chromium. Name resolution is off, so that not even a failure of this test
reaches a network; Chromium's own service requests are told apart by their hosts.
"""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from cuado.api import analyze
from cuado.report.analysis import Report
from cuado.report.formats.html import render

RECORDED = Path(__file__).parents[2] / "examples" / "recorded"
BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "chrome"))), None)
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND",
    "--enable-logging=stderr",
)
OUTSIDE = "http://control.invalid/x"

pytestmark = pytest.mark.skipif(BROWSER is None, reason="no Chromium on PATH")


def visit(page: Path, folder: Path) -> tuple[set[str], str]:
    """What a page asks the network for, and what the console says."""
    log = folder / "net.json"
    assert BROWSER is not None
    done = subprocess.run(
        [
            BROWSER,
            *FLAGS,
            f"--user-data-dir={folder / 'profile'}",
            f"--log-net-log={log}",
            "--dump-dom",
            page.as_uri(),
        ],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    urls = set(re.findall(r'"url":("[^"]*")', log.read_text(encoding="utf-8")))
    own = re.compile(r"https?://[a-z0-9.]*google(apis)?\.com/")
    console = "\n".join(line for line in done.stderr.splitlines() if "CONSOLE" in line)
    return {url for url in map(json.loads, urls) if not own.match(url)}, console


def test_the_test_sees_requests(tmp_path: Path) -> None:
    page = tmp_path / "control.html"
    page.write_text(f'<!doctype html><img src="{OUTSIDE}">', encoding="utf-8")
    assert visit(page, tmp_path)[0] == {OUTSIDE}


def test_a_report_asks_for_nothing(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    page.write_text(render(Report(analyze(RECORDED / "stencil.ncu-rep").found)), encoding="utf-8")
    requests, console = visit(page, tmp_path)
    assert requests == set()
    assert console == ""


def test_the_policy_stops_what_slips_through(tmp_path: Path) -> None:
    page = tmp_path / "injected.html"
    html = render(Report(analyze(RECORDED / "stencil.ncu-rep").found))
    evil = f'<img src="{OUTSIDE}"><script>document.title = "ran"</script><p style="color: red">'
    page.write_text(html.replace("<main>", f"<main>{evil}", 1), encoding="utf-8")
    requests, console = visit(page, tmp_path)
    assert requests == set()
    assert console.count("violates the following Content Security Policy") == 3


PRESS = """<script>
const table = document.querySelector("table.sortable");
const press = (title) => [...table.querySelectorAll("thead button")]
  .find((each) => each.textContent === title).click();
const column = (title) => {
  const heads = [...table.tHead.rows[0].cells];
  const at = heads.findIndex((each) => each.textContent === title);
  return [...table.tBodies].map((body) => body.rows[0].cells[at].dataset.v ?? null);
};
const seen = {};
for (const title of TITLES) {
  press(title);
  seen[title] = [column(title)];
  press(title);
  seen[title].push(column(title));
}
press("Line");
seen.lines = [...table.tBodies].map((body) => body.rows[0].cells[0].textContent);
const fold = document.querySelector("button[aria-pressed]");
fold.click();
seen.shown = [...table.tBodies[0].rows].filter((row) => row.offsetHeight).length;
const out = document.createElement("pre");
out.id = "seen";
out.textContent = JSON.stringify(seen);
document.body.append(out);
</script></body>"""


def test_the_lines_of_a_page_are_sorted_by_any_column(tmp_path: Path) -> None:
    titles = ["Executed", "Excess", "Divergent", "Samples"]
    html = render(Report(analyze(RECORDED / "averaging.ncu-rep").found))
    before = re.findall(r'rowgroup" rowspan="\d+">([^<]*)<', html.partition('id="k2"')[0])
    # The page's own policy would stop the script of this test.
    html = re.sub(r"<meta http-equiv[^>]*>", "", html)
    page = tmp_path / "sorted.html"
    press = PRESS.replace("TITLES", json.dumps(titles))
    page.write_text(html.replace("</body>", press), encoding="utf-8")
    assert BROWSER is not None
    done = subprocess.run(
        [BROWSER, *FLAGS, f"--user-data-dir={tmp_path / 'p'}", "--dump-dom", page.as_uri()],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    seen = json.loads(done.stdout.partition('<pre id="seen">')[2].partition("</pre>")[0])
    for title in titles:
        for values, sign in zip(seen[title], (-1, 1), strict=True):
            known = [float(value) for value in values if value is not None]
            assert known
            assert known == sorted(known, key=lambda value: sign * value)
            assert all(value is None for value in values[len(known) :])
    assert seen["lines"] == before
    assert seen["shown"] == 1
