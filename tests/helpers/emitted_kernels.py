"""Versions of kernels as they are emitted, launched by programs of their own in several ways."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cuado.backends.contents import pieces
from cuado.backends.gpu import GpuBackend
from cuado.model.arguments import Buffer, Scalar
from cuado.model.launch import Launch
from cuado.optimizer.conditions import conditions_of
from cuado.optimizer.emission.cpp import TYPES, namespace
from cuado.optimizer.emission.files import files_of
from cuado.optimizer.registry import transformation_from
from cuado.optimizer.version import Version, Versions
from cuado.what_if.conduct import open_launch
from cuado.what_if.session import Options

HELD = ("as proved", "pool")
"""Ways in which the rewritten kernel is launched: allocations of their own; parts of larger ones,
with the parts given."""
BROKEN = {
    "larger": "bytes, the proof is of",
    "smaller": "bytes, the proof is of",
    "shifted": "does not begin at a multiple of",
    "shared": "the dynamic shared memory is",
}
"""Ways in which the original is, and why: an allocation is larger; what is given is half of it;
memory does not begin where allocations do; more shared memory is asked for."""
_SOURCE = """#include "{stem}.hpp"

#include <cstdio>

namespace core = {space}::core;

static void expect(CUresult status) {{
    if (status != CUDA_SUCCESS) throw std::runtime_error("status " + std::to_string(status));
}}

static std::vector<char> content(const std::string& path) {{
    std::ifstream stream(path, std::ios::binary);
    return std::vector<char>(std::istreambuf_iterator<char>(stream),
                             std::istreambuf_iterator<char>());
}}

struct Memory {{
    CUdeviceptr address = 0;
    std::size_t bytes = 0, range = 0;
    core::Pointer pointer() const {{
        return range ? core::Pointer(address, address, range) : core::Pointer(address);
    }}
}};

static Memory memory(const std::string& path, const std::string& way) {{
    std::vector<char> data = content(path);
    bool is_larger = way == "larger" || way == "pool" || way == "shifted";
    Memory made;
    made.bytes = data.size();
    expect(cuMemAlloc(&made.address, data.size() + (is_larger ? 4096 : 0)));
    made.address += way == "shifted" ? 16 : 0;
    if (way == "pool" || way == "shifted") made.range = data.size();
    if (way == "smaller") made.range = data.size() / 2;
    expect(cuMemcpyHtoD(made.address, data.data(), data.size()));
    return made;
}}

static void leave(const Memory& memory, const std::string& path) {{
    std::vector<char> data(memory.bytes);
    expect(cuCtxSynchronize());
    expect(cuMemcpyDtoH(data.data(), memory.address, data.size()));
    std::ofstream(path, std::ios::binary).write(data.data(), (std::streamsize)data.size());
}}

int main(int, char** arguments) {{
    std::string folder = arguments[1], way = arguments[2];
    CUdevice device;
    CUcontext context;
    expect(cuInit(0));
    expect(cuDeviceGet(&device, 0));
    expect(cuDevicePrimaryCtxRetain(&context, device));
    expect(cuCtxSetCurrent(context));
    {space}::Launcher launcher(folder);
{made}
    core::Outcome outcome = launcher.launch(core::Extent{grid}, core::Extent{block},
                                            {shared} + (way == "shared" ? 16 : 0), nullptr{passed});
{left}
    std::printf("%d %d %s", outcome.optimised, (int)outcome.status, outcome.why.c_str());
    return 0;
}}
"""


@dataclass(frozen=True)
class Program:
    """How a language's launcher is run: the command, to which a way is added."""

    name: str
    command: tuple[str, ...]


@dataclass(frozen=True)
class Emitted:
    """A version's files in a folder, and the launch that it was proved for."""

    folder: Path
    stem: str
    launch: Launch

    def launched(self, program: Program, way: str) -> tuple[str, dict[str, bytes]]:
        """What a launcher says, and what is in all buffers then."""
        for each in self.folder.glob("out.*"):
            each.unlink()
        ran = subprocess.run(
            [*program.command, way], capture_output=True, text=True, check=False, timeout=120
        )
        assert ran.returncode == 0, ran.stderr
        found = self.folder.glob("out.*")
        return ran.stdout, {each.name[4:]: each.read_bytes() for each in found}


def emit(folder: Path, launch: Launch, steps: Sequence[str]) -> Emitted:
    """Make a version on the GPU's architecture, and write it with what a program passes."""
    with open_launch(launch, GpuBackend(), Options(())) as ready:
        subject = ready.session.subject
    made = Versions(Version((), subject)).of([*map(transformation_from, steps)])
    assert isinstance(made, Version), made
    return written(folder, launch, made, subject.built.cubin)


def written(folder: Path, launch: Launch, made: Version, original: bytes) -> Emitted:
    """Write a version, and what a program passes."""
    conditions = conditions_of(launch, made)
    cubin = made.subject.built.cubin
    files = files_of(conditions, made.subject.launch.ptx, cubin, launch.ptx, original)
    folder.mkdir()
    for name, content in files.files.items():
        (folder / name).write_bytes(content.encode() if isinstance(content, str) else content)
    for buffer in launch.buffers:
        with (folder / f"in.{buffer.name}").open("wb") as file:
            for piece in pieces(buffer):
                file.write(piece.tobytes())
    call = {
        "stem": files.stem,
        "grid": launch.grid,
        "block": launch.block,
        "shared": launch.dynamic_shared_bytes,
        "arguments": [
            {"name": each.name} | ({"value": each.value} if isinstance(each, Scalar) else {})
            for each in launch.arguments
        ],
    }
    (folder / "call.json").write_text(json.dumps(call))
    return Emitted(folder, files.stem, launch)


def programs(emitted: Emitted, library: str, include: Path | None) -> Iterator[Program]:
    """What launches it in Python; and in C++, where there is a compiler and ``cuda.h``."""
    script = str(Path(__file__).with_name("launched_from_python.py"))
    yield Program("Python", (sys.executable, script, str(emitted.folder), library))
    compiler = shutil.which("g++")
    if compiler is None or include is None:
        return
    source, program = emitted.folder / "main.cpp", emitted.folder / "main"
    source.write_text(_cpp(emitted))
    place = ["-std=c++14", "-isystem", str(include), f"-I{emitted.folder}"]
    linked = [library, f"-Wl,-rpath,{Path(library).parent}", "-Wl,--allow-shlib-undefined"]
    command = [compiler, *place, str(source), *linked, "-o", str(program)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    yield Program("C++", (str(program), str(emitted.folder)))


def _cpp(emitted: Emitted) -> str:
    """A program that passes what a case passes."""
    launch, made, left, passed = emitted.launch, "", "", ""
    for number, each in enumerate(launch.arguments):
        if isinstance(each, Buffer):
            made += f'    Memory m{number} = memory(folder + "/in.{each.name}", way);\n'
            left += f'    leave(m{number}, folder + "/out.{each.name}");\n'
            passed += f", m{number}.pointer()"
        elif isinstance(each, Scalar):
            passed += f", static_cast<{TYPES[each.type]}>({each.value!r})"
    grid, block = (f"({', '.join(map(str, e))})" for e in (launch.grid, launch.block))
    shared = launch.dynamic_shared_bytes
    return _SOURCE.format(
        stem=emitted.stem,
        space=namespace(emitted.stem),
        made=made,
        left=left,
        passed=passed,
        grid=grid,
        block=block,
        shared=shared,
    )
