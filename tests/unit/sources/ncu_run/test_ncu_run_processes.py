"""Ending a program: who is asked, who is forced."""

import sys
from pathlib import Path

import pytest

from cuado.errors import CuadoError
from cuado.sources.ncu_run.processes import end, start


def test_a_script_that_runs_its_namesake_passes_no_signal_on_but_both_are_asked(
    tmp_path: Path,
) -> None:
    inner = tmp_path / "inner" / "ncu"
    inner.parent.mkdir()
    inner.write_text(f"""#!{sys.executable} -S
import signal, sys, time
def asked(*_):
    open({str(tmp_path / "asked")!r}, "w").write("yes")
    sys.exit(0)
signal.signal(signal.SIGINT, asked)
open({str(tmp_path / "ready")!r}, "w")
time.sleep(30)
""")
    outer = tmp_path / "ncu"
    outer.write_text(f"#!/bin/bash\n{inner}\necho done > {tmp_path / 'done'}\n")
    for path in (inner, outer):
        path.chmod(0o755)
    process = start([str(outer)], {"PATH": "/bin:/usr/bin"}, output_to_errors=False)
    while not (tmp_path / "ready").exists():
        assert process.poll() is None
    end(process, 5.0)
    assert (tmp_path / "asked").read_text() == "yes"
    assert process.poll() is not None


def test_what_does_not_start_is_named(tmp_path: Path) -> None:
    with pytest.raises(CuadoError, match="does not start"):
        start([str(tmp_path)], {}, output_to_errors=False)
