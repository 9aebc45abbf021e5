"""The kinds of files that cuado reads: a sound one of each, how it is damaged, and who reads it."""

import hashlib
import json
import sqlite3
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from cuado.backends.parameters import module_of
from cuado.cli.main import run
from cuado.errors import CuadoError
from cuado.letters import message
from cuado.model.cuda_source import CudaSource
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.line_table import line_rows
from cuado.sass.toolchain.locate import Program, find
from cuado.sass.toolchain.resources import resources_in
from cuado.sources.capture.images import cubin_in, ptx_in
from cuado.sources.case.compilation import compile_source
from cuado.sources.case.kernels import find_kernel
from fuzz.mutations import Mutation, bytes_of, database_of, json_of, text_of

SEEDS = Path(__file__).parent / "seeds"
EXAMPLES = Path(__file__).parents[2] / "examples"
KERNELS = ("scale", "rows", "mixed")
DEVICE = "emulated:h200"


@dataclass(frozen=True, slots=True)
class Format:
    """One kind of file.

    Attributes:
        name: of it, and of who reads it.
        seeds: sound files, made in a folder.
        mutate: damages one.
        read: writes a damaged file into a folder, and has it read: the exit code.
        cost: seconds of one, about: decides how many of it are read.
    """

    name: str
    seeds: Callable[[Path], Sequence[bytes]]
    mutate: Mutation
    read: Callable[[Path, bytes], int]
    cost: float = 0.02

    def damaged(self, folder: Path, seed: int, number: int) -> bytes:
        """The file of a number; the first few are sound."""
        seeds = self.seeds(folder)
        if number < len(seeds):
            return seeds[number]
        random = Random(f"{self.name} {seed} {number}")  # noqa: S311 - no secret
        return self.mutate(random, random.choice(seeds))


def by_verb(name: str, *words: str) -> Callable[[Path, bytes], int]:
    """Reads by a verb; FILE and FOLDER in its words stand for the damaged file and its folder."""

    def read(folder: Path, data: bytes) -> int:
        path = folder / name
        path.write_bytes(data)
        put = {"FILE": str(path), "FOLDER": str(folder)}
        return run([put.get(word, word.replace("FOLDER", str(folder))) for word in words])

    return read


def by_function(function: Callable[[bytes], object]) -> Callable[[Path, bytes], int]:
    """Reads by a function, whose errors are said as a verb would say them."""

    def read(_: Path, data: bytes) -> int:
        try:
            function(data)
        except CuadoError as error:
            print(message(f"cuado: {error}"))
            return error.exit_code
        return 0

    return read


@cache
def ptx() -> str:
    """All kernels, compiled."""
    return compile_source(CudaSource(SEEDS / "kernels.cu", "sm_90"))


@cache
def _ptx_seeds(_: Path) -> Sequence[bytes]:
    return [
        only_kernel(ptx(), find_kernel(module_of(ptx()), name).name).encode() for name in KERNELS
    ]


def _case(source: str, more: str = "") -> str:
    return f"""schema = 1
source = "{source}"
grid = "N // 32"
block = [32, "H"]
{more}
[constants]
N = 64
H = 1
[[arguments]]
name = "out"
type = "float"
shape = ["N"]
output = true
[[arguments]]
name = "in"
type = "float"
shape = ["N", 1]
fill = {{ content = "random", low = -1, high = 1, seed = 3 }}
[[arguments]]
name = "factor"
type = "f32"
value = 2.5
[[arguments]]
name = "n"
type = "int"
value = "N"
"""


def _ptx_read(*words: str) -> Callable[[Path, bytes], int]:
    def read(folder: Path, data: bytes) -> int:
        (folder / "a.ptx").write_bytes(data)
        (folder / "case.toml").write_text(_case("a.ptx"))
        return run([*words[:-1], str(folder / "case.toml"), *words[-1].split()])

    return read


def _case_seeds(_: Path) -> Sequence[bytes]:
    more = (
        'kernel = "scale"\nl2 = "warm"\nmax_registers = 64\ndefines = { WIDTH = 4, FAST = true }\n'
    )
    more += 'options = ["-use_fast_math", "-Iinclude"]\nreference = "a.py:f"\n'
    more += "tolerance = { relative = 1e-5 }\ntunables = { H = [1, 2, 4] }\n"
    return [
        _case("k.ptx").encode(),
        _case("k.ptx", more + 'constraints = ["H * N < 500"]').encode(),
    ]


def _case_read(folder: Path, data: bytes) -> int:
    (folder / "k.ptx").write_bytes(_ptx_seeds(folder)[0])
    return by_verb("a.toml", "case", "show", "FILE")(folder, data)


@cache
def _nsys_seeds(folder: Path) -> Sequence[bytes]:
    path = folder / "seed.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript((SEEDS / "nsys.sql").read_text())
    connection.close()
    return [path.read_bytes()]


@cache
def _journal_seeds(folder: Path) -> Sequence[bytes]:
    path = folder / "journal"
    if run(["journal", "import", str(SEEDS / "session.json"), "--journal", str(path)]):
        raise RuntimeError("the session of the seeds cannot be imported")
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()
    return [path.read_bytes()]


_OF_JOURNALS = ("show 1", "compare 1 1", "baseline list", "journal export FILE")


def _journal_read(folder: Path, data: bytes) -> int:
    """By the list, and by one of the others: each costs a write to the disk."""
    path = folder / "a.journal"
    codes = []
    for words in ("log", _OF_JOURNALS[sum(data) % len(_OF_JOURNALS)]):
        path.write_bytes(data)
        given = words.replace("FILE", str(folder / "exported.json")).split()
        codes.append(run([*given, "--journal", str(path)]))
    return max(codes)


@cache
def _capture(folder: Path) -> Path:
    """A sound capture."""
    (folder / "sound.ptx").write_bytes(_ptx_seeds(folder)[0])
    (folder / "sound.toml").write_text(_case("sound.ptx"))
    made = folder / "sound.capture"
    if run(["capture", "case", str(folder / "sound.toml"), "-o", str(made), "--device", DEVICE]):
        raise RuntimeError("the case of the seeds cannot be captured")
    return made


def _manifest_seeds(folder: Path) -> Sequence[bytes]:
    return [
        json.dumps(json.loads((_capture(folder) / "capture.json").read_bytes())["capture"]).encode()
    ]


def _manifest_read(folder: Path, data: bytes) -> int:
    """Damaged inside, and signed again; or the file itself."""
    sound = _capture(folder.parent)
    head = json.loads((sound / "capture.json").read_bytes())
    head.update(capture=0, checksum=hashlib.sha256(data).hexdigest())
    text = json.dumps(head).encode().replace(b'"capture": 0', b'"capture": ' + data)
    return _capture_read(folder, sound, "capture.json", text)


def _data_seeds(folder: Path) -> Sequence[bytes]:
    return [path.read_bytes() for path in sorted((_capture(folder) / "data").iterdir())]


def _data_read(folder: Path, data: bytes) -> int:
    sound = _capture(folder.parent)
    files = sorted((sound / "data").iterdir())
    chosen = files[len(data) % len(files)].name
    return _capture_read(folder, sound, f"data/{chosen}", data)


def _capture_read(folder: Path, sound: Path, name: str, data: bytes) -> int:
    made = folder / "a.capture"
    (made / "data").mkdir(parents=True, exist_ok=True)
    for file in (sound / "capture.json", *(sound / "data").iterdir()):
        (made / file.relative_to(sound)).write_bytes(file.read_bytes())
    (made / name).write_bytes(data)
    others = ("case show", "capture verify --no-replay")
    verbs = ("capture show", others[sum(data) % 2])
    return max(run([*verb.split(), str(made)]) for verb in verbs)


@cache
def _cubin_seeds(folder: Path) -> Sequence[bytes]:
    return [assemble(each.decode()).cubin for each in _ptx_seeds(folder)]


def _read_cubin(data: bytes) -> None:
    cubin = Cubin(data)
    line_rows(cubin)
    resources_in(data)


@cache
def _fat_seeds(folder: Path) -> Sequence[bytes]:
    tool = find(Program.PTXAS).path.with_name("fatbinary")
    (folder / "k.ptx").write_bytes(_ptx_seeds(folder)[0])
    (folder / "k.cubin").write_bytes(_cubin_seeds(folder)[0])
    made = []
    for mode in ("--compress=false", "--compress-mode=speed", "--compress-mode=size"):
        target = folder / "a.fatbin"
        images = (f"kind=ptx,file={folder / 'k.ptx'}", f"kind=elf,file={folder / 'k.cubin'}")
        words = [
            str(tool),
            f"--create={target}",
            mode,
            *(f"--image3={each},sm=90" for each in images),
        ]
        subprocess.run(words, check=True, capture_output=True, timeout=60)
        made.append(target.read_bytes())
    return made


def _read_fatbin(data: bytes) -> None:
    ptx_in(data, "scale", 90)
    cubin_in(data, "scale", 90)


def files(*names: str) -> Callable[[Path], Sequence[bytes]]:
    """Sound files of the repository."""

    def seeds(_: Path) -> Sequence[bytes]:
        return [(EXAMPLES.parent / name).read_bytes() for name in names]

    return seeds


def texts(*given: str) -> Callable[[Path], Sequence[bytes]]:
    """Sound files that are texts."""
    return lambda _: [each.encode() for each in given]


NVPROF = (SEEDS / "nvprof.csv").read_text()
LOG = (SEEDS / "profiler.log").read_text()
_TABLE = ("examples/case_studies/transpose.csv", "examples/case_studies/spmv.csv")
_REPORTS = ("examples/recorded/stencil.ncu-rep", "examples/recorded/averaging.ncu-rep")
_ANALYZE = ("analyze", "FILE")

FORMATS = (
    Format("nsys SQLite: trace", _nsys_seeds, database_of, by_verb("a.sqlite", "trace", "FILE")),
    Format(
        "raw trace: trace",
        files("benchmarks/fuzz/seeds/bicgstab.trace"),
        bytes_of,
        by_verb("a.trace", "trace", "FILE"),
    ),
    Format("PTX: case show", _ptx_seeds, text_of, _ptx_read("case", "show", "")),
    Format("PTX: check", _ptx_seeds, text_of, _ptx_read("check", ""), 0.6),
    Format("PTX: analyze", _ptx_seeds, text_of, _ptx_read("analyze", f"--device {DEVICE}"), 1.5),
    Format(
        "PTX: case new",
        _ptx_seeds,
        text_of,
        by_verb("a.ptx", "case", "new", "FILE", "-o", "FOLDER", "--force"),
    ),
    Format("case TOML: case show", _case_seeds, text_of, _case_read),
    Format(
        "study TOML: study",
        files("examples/transpose/study.toml"),
        text_of,
        by_verb("study.toml", "study", "FILE", "-v", "none"),
    ),
    Format(
        "chip TOML: analyze --chip",
        files("src/cuado/device/data/h200.toml"),
        text_of,
        by_verb(
            "a.toml", "analyze", str(EXAMPLES / "case_studies/transpose.csv"), "--chip", "FILE"
        ),
    ),
    Format("journal SQLite: log, show, ...", _journal_seeds, database_of, _journal_read, 0.06),
    Format(
        "session JSON: journal import",
        files("benchmarks/fuzz/seeds/session.json"),
        json_of,
        by_verb("a.json", "journal", "import", "FILE", "--journal", "FOLDER/journal"),
    ),
    Format("capture.json: capture, case show", _manifest_seeds, json_of, _manifest_read),
    Format("capture data: capture verify", _data_seeds, bytes_of, _data_read),
    Format(".ncu-rep: analyze", files(*_REPORTS), bytes_of, by_verb("a.ncu-rep", *_ANALYZE), 0.3),
    Format(
        "ncu CSV: analyze",
        files("examples/recorded/transpose.raw.csv"),
        text_of,
        by_verb("a.csv", *_ANALYZE),
        0.1,
    ),
    Format("nvprof CSV: analyze", texts(NVPROF), text_of, by_verb("a.csv", *_ANALYZE)),
    Format("profiler log: analyze", texts(LOG), text_of, by_verb("a.log", *_ANALYZE)),
    Format("counter table: analyze", files(*_TABLE), text_of, by_verb("a.csv", *_ANALYZE)),
    Format("cubin", _cubin_seeds, bytes_of, by_function(_read_cubin)),
    Format("fat binary", _fat_seeds, bytes_of, by_function(_read_fatbin)),
)
