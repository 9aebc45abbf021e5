"""Which reader a file gets, and what is said of a file that none takes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cuado import inputs
from cuado.errors import UnreadableFileError
from cuado.sources.read import FORMATS, read, recognised

EXAMPLES = Path(__file__).parents[3] / "examples"
METRICS = '"Device","Kernel","Invocations","Metric Name","Metric Description","Min","Max","Avg"\n'
NVPROF = f'==1== NVPROF\n{METRICS}"Tesla K20X (0)","k(int)",1,"inst_issued","",1,1,1\n'
LOG = "# CUDA_PROFILE_LOG_VERSION 2.0\n# CUDA_DEVICE 0 Tesla C2050\nmethod,gputime\n_Z1kv,1\n"
TABLE = "# chip: c2050\n\nkernel,gputime [ms]\nk,1\n"
DETAILS = '"ID","Kernel Name","Section Name","Metric Name","Metric Unit","Metric Value"\n'


@pytest.mark.parametrize(
    ("name", "launches"),
    [
        ("recorded/stencil.ncu-rep", 2),
        ("recorded/transpose.raw.csv", 5),
        ("case_studies/wave_equation.csv", 6),
    ],
)
def test_examples(name: str, launches: int) -> None:
    assert len(read(EXAMPLES / name).profiles) == launches


@pytest.mark.parametrize(
    ("text", "tool"),
    [(NVPROF, "nvprof"), (LOG, "command-line profiler"), (TABLE, "counter table")],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("name", ["profile.csv", "profile.ncu-rep", "profile"])
def test_content_decides_not_the_name(
    tmp_path: Path, text: str, tool: str, encoding: str, name: str
) -> None:
    file = tmp_path / name
    file.write_bytes(text.encode(encoding))
    found = read(file)
    assert (found.origin.tool, found.origin.file) == (tool, str(file))
    (profile,) = found.profiles
    assert profile.kernel == "k"


def test_a_details_page_is_refused_with_the_way_out(tmp_path: Path) -> None:
    file = tmp_path / "details.csv"
    file.write_text("==PROF== Connected\n" + DETAILS)
    with pytest.raises(UnreadableFileError, match="details page") as caught:
        read(file)
    assert "--page raw" in caught.value.remedy


def test_missing_file_names_the_similar_ones(tmp_path: Path) -> None:
    (tmp_path / "transpose.ncu-rep").write_bytes(b"")
    with pytest.raises(UnreadableFileError, match="does not exist") as caught:
        read(tmp_path / "transpos.ncu-rep")
    assert caught.value.remedy == "did you mean 'transpose.ncu-rep'?"


def test_missing_file_without_similar_ones(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError, match="does not exist") as caught:
        read(tmp_path / "report.ncu-rep")
    assert caught.value.remedy == "check the spelling"


def test_missing_folder(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError, match="does not exist") as caught:
        read(tmp_path / "nowhere" / "report.ncu-rep")
    assert f"no folder '{tmp_path / 'nowhere'}'" in caught.value.remedy


def test_folder_lists_what_can_be_read(tmp_path: Path) -> None:
    (tmp_path / "table.csv").write_text(TABLE)
    (tmp_path / "log.txt").write_text(LOG)
    (tmp_path / "notes.md").write_text("# Notes\nnothing here\n")
    (tmp_path / "program").write_bytes(b"\x7fELF\0\0")
    with pytest.raises(UnreadableFileError, match="is a folder") as caught:
        read(tmp_path)
    assert caught.value.remedy == "give one of its files: 'log.txt', 'table.csv'"


def test_folder_with_many_files(tmp_path: Path) -> None:
    for n in range(11):
        (tmp_path / f"{n:02}.csv").write_text(TABLE)
    with pytest.raises(UnreadableFileError) as caught:
        read(tmp_path)
    assert caught.value.remedy.endswith("'07.csv' and 3 more")


def test_folder_without_recordings(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError, match="is a folder") as caught:
        read(tmp_path)
    assert caught.value.remedy == "give a file, a case or a capture"


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "is empty"),
        (b"\x7fELF\x02\x01\x01\0\0\0\0", "binary file of an unknown kind"),
        (b"hello, world\n", "is text, but no table that cuado knows"),
        (b"\n\n", "is text, but no table that cuado knows"),
        (b"SQLite format 3\0", "binary file of an unknown kind"),
        (b'"Time(%)","Total Time","Name"\n', "is text, but no table that cuado knows"),
        (b"caf\xe9", "is text, but no table that cuado knows"),
    ],
)
def test_unknown_content(tmp_path: Path, data: bytes, problem: str) -> None:
    file = tmp_path / "file.csv"
    file.write_bytes(data)
    with pytest.raises(UnreadableFileError, match=problem) as caught:
        read(file)
    assert caught.value.remedy
    assert "\n" not in str(caught.value)


def test_the_formats_are_named(tmp_path: Path) -> None:
    file = tmp_path / "file.csv"
    file.write_text("hello")
    with pytest.raises(UnreadableFileError) as caught:
        read(file)
    readable = [kind.name for kind in FORMATS if "details" not in kind.name]
    assert all(name in caught.value.remedy for name in readable)
    assert "details" not in caught.value.remedy


def test_text_in_another_encoding(tmp_path: Path) -> None:
    file = tmp_path / "latin.csv"
    file.write_bytes("kernel,gputime\nméthode,1\n".encode("latin-1"))
    with pytest.raises(UnreadableFileError, match="not UTF-8") as caught:
        read(file)
    assert caught.value.remedy == "save it as UTF-8"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_no_permission(tmp_path: Path) -> None:
    file = tmp_path / "secret.csv"
    file.write_text(TABLE)
    file.chmod(0)
    with pytest.raises(UnreadableFileError, match="cannot be read with your permissions"):
        read(file)


def test_no_permission_as_the_system_reports_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_args: object) -> None:
        raise PermissionError(13, "Permission denied")

    file = tmp_path / "secret.csv"
    file.write_text(TABLE)
    monkeypatch.setattr(inputs, "opened", refuse)
    with pytest.raises(UnreadableFileError, match="cannot be read with your permissions") as caught:
        read(file)
    assert caught.value.remedy


def test_a_path_that_cannot_be() -> None:
    with pytest.raises(UnreadableFileError):
        read(Path("a\0b"))
    with pytest.raises(UnreadableFileError):
        read(Path("x" * 5000))


def test_recognised(tmp_path: Path) -> None:
    assert recognised(EXAMPLES / "recorded" / "stencil.ncu-rep").startswith("Nsight Compute rep")
    assert recognised(EXAMPLES / "recorded" / "stencil.cu") == ""
    assert recognised(tmp_path) == ""


def test_reading_a_table_does_not_load_the_reader_of_reports() -> None:
    code = (
        "import sys; from pathlib import Path; from cuado.sources.read import read; "
        f"read(Path({str(EXAMPLES / 'case_studies' / 'climate_a.csv')!r})); "
        "sys.exit('ncu_report' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
