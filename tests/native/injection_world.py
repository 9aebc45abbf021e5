"""A world to inject into: the library, and a driver, a CUPTI and programs of the tests' own."""

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

from cuado.sources.injection.run import Captured, Ran, Traced, injected

ROOT = Path(__file__).parents[2]
NATIVE = ROOT / "native"
FAKE = ROOT / "tests" / "native" / "fake"
AXPY = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry _Z4axpyfPKfPfi(.param .f32 a, .param .u64 x, .param .u64 y, .param .u32 n)
{
	.reg .pred %p<2>;
	.reg .f32 %f<5>;
	.reg .b32 %r<6>;
	.reg .b64 %rd<8>;
	ld.param.f32 %f1, [a];
	ld.param.u64 %rd1, [x];
	ld.param.u64 %rd2, [y];
	ld.param.u32 %r1, [n];
	mov.u32 %r2, %ctaid.x;
	mov.u32 %r3, %ntid.x;
	mov.u32 %r4, %tid.x;
	mad.lo.s32 %r5, %r2, %r3, %r4;
	setp.ge.s32 %p1, %r5, %r1;
	@%p1 bra done;
	cvta.to.global.u64 %rd3, %rd1;
	cvta.to.global.u64 %rd4, %rd2;
	mul.wide.s32 %rd5, %r5, 4;
	add.s64 %rd6, %rd3, %rd5;
	add.s64 %rd7, %rd4, %rd5;
	ld.global.f32 %f2, [%rd6];
	ld.global.f32 %f3, [%rd7];
	fma.rn.f32 %f4, %f1, %f2, %f3;
	st.global.f32 [%rd7], %f4;
done:
	ret;
}
"""
"""The code of the kernel that the programs here launch."""


@dataclass(frozen=True)
class World:
    """Where the parts are, and how a program is run in it."""

    library: Path
    folder: Path

    @property
    def cupti(self) -> str:
        return str(self.folder / "libcupti_fake.so")

    @property
    def program(self) -> str:
        return str(self.folder / "program")

    def environment(self, **more: str) -> dict[str, str]:
        own = {"LD_LIBRARY_PATH": str(self.folder), "FAKE_MODULE": str(self.folder / "module.o")}
        return {**os.environ, **own, **more}

    def run(
        self, job: Traced | Captured, folder: Path, *words: str, command: str = "", **more: str
    ) -> Ran:
        """Run one of the programs of ``fake/program.cpp``, or another command."""
        return injected(
            [command or self.program, *words],
            job,
            folder=folder,
            library=self.library,
            cupti=self.cupti,
            base=self.environment(**more),
        )


def build_fakes(folder: Path, compiler: str) -> None:
    """The libraries and programs of ``tests/native/fake``, into ``folder``."""
    common = [compiler, "-std=c++17", "-w", "-iquote", str(FAKE), "-iquote", str(NATIVE)]
    shared = [*common, "-fPIC", "-shared"]
    threads = ("-ldl", "-lpthread")
    driver = folder / "libcuda.so.1"
    commands: list[list[str]] = [
        [*shared, str(FAKE / "cuda.cpp"), "-o", str(driver), f"-Wl,-soname,{driver.name}", "-ldl"],
        [*shared, str(FAKE / "cupti.cpp"), "-o", str(folder / "libcupti_fake.so"), "-ldl"],
        [*common, str(FAKE / "program.cpp"), str(driver), *threads, "-o", str(folder / "program")],
        [compiler, "-c", str(FAKE / "module.s"), "-o", str(folder / "module.o")],
    ]
    for command in commands:
        subprocess.run(command, check=True)
