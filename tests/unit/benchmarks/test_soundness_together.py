"""Versions assembled as one module: each is what it is alone; GPUs get the module once."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("soundness", reason="benchmarks are not on the path")

from cuado.kernel import assembler_calls, assembly
from cuado.kernel.roundings.observed import is_same_code
from cuado.sass.toolchain.assemble import AssembleOptions, Assembly, assemble
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.errors import AssemblyError
from cuado.sass.toolchain.locate import Program, find
from cuado.sass.toolchain.process import run
from soundness.assembler.client import EndedError, Server
from soundness.assembler.direct import MOST, Direct
from soundness.assembler.together import Part, alias, head, merged, part
from soundness.gpu_worker import Bytes, Row, compared

PTX = """.version 8.0
.target sm_90
.address_size 64
.shared .align 4 .b8 tile[256];
.visible .entry k1(.param .u64 k1_out)
{
    .reg .b32 %r<9>; .reg .b64 %rd<9>;
    .shared .align 4 .b8 own[512];
    ld.param.u64 %rd1, [k1_out];
    mov.u32 %r1, %tid.x; mov.u32 %r2, tile; shl.b32 %r3, %r1, 2; add.u32 %r4, %r2, %r3;
    st.shared.u32 [%r4], %r1; bar.sync 0;
    ld.shared.u32 %r5, [%r4+COUNT]; ld.global.u32 %r6, [%rd1+8];
    mov.u32 %r7, own; st.shared.u32 [%r7], %r5;
    add.u32 %r5, %r5, %r6; st.global.u32 [%rd1], %r5;
    ret;
}
"""
TEXTS = [PTX.replace("COUNT", str(4 * n)) for n in range(5)]
OPTIONS = AssembleOptions("sm_90")


class Ptxas(Server):
    """ptxas in the place of the server, and how often it was asked."""

    def __init__(self, folder: Path) -> None:
        super().__init__(find(Program.PTXAS).path)
        self.folder, self.asked = folder, 0

    def ask(self, options: Sequence[str], ptx: bytes, seconds: float) -> tuple[int, bytes, str]:
        self.asked += 1
        (self.folder / "in.ptx").write_bytes(ptx)
        words = [*options, "in.ptx", "-o", "out.cubin"]
        done = run(self.program, words, timeout=seconds, folder=self.folder)
        if done.code:
            return done.code, b"", done.errors + done.output
        return 0, (self.folder / "out.cubin").read_bytes(), done.errors + done.output


class Ends(Server):
    """A server that ends."""

    def ask(self, options: Sequence[str], ptx: bytes, seconds: float) -> tuple[int, bytes, str]:
        raise EndedError


def assert_alike(one: Assembly, other: Assembly) -> None:
    assert is_same_code(one.cubin, other.cubin)
    assert one.resources == other.resources
    name = next(iter(one.resources))
    assert Cubin(one.cubin).relocated(name) == Cubin(other.cubin).relocated(name)


def test_a_part_is_what_its_text_is_alone() -> None:
    assert all(head(text, "k1") for text in TEXTS)
    whole = assemble(merged(TEXTS, "k1"), OPTIONS).cubin
    for number, text in enumerate(TEXTS):
        alone = assemble(text, OPTIONS).cubin
        own = part(whole, "k1", number, len(TEXTS))
        assert is_same_code(own, alone)
        assert (own.whole, own.name) == (whole, alias("k1", number))
        assert Cubin(whole).code.keys() == {alias("k1", n) for n in range(len(TEXTS))}
    assert not is_same_code(part(whole, "k1", 0, 5), assemble(TEXTS[1], OPTIONS).cubin)


@pytest.mark.parametrize(
    "text",
    [
        "",
        PTX.replace("ret;", ".loc 1 3 5;\n    ret;").replace("COUNT", "0"),
        PTX.replace(".visible .entry", ".func other()\n{\n ret;\n}\n.visible .entry"),
        PTX.replace("k1", "k2"),
        PTX.replace(".shared .align 4 .b8 tile", ".const .align 4 .u32 t[2];\n.shared .b8 tile"),
        PTX.replace(".shared .align 4 .b8 tile", ".global .align 4 .u32 t;\n.shared .b8 tile"),
        PTX.replace(".address_size 64", ".address_size 32"),
    ],
)
def test_texts_that_stay_alone(text: str) -> None:
    assert head(text, "k1") == ""


def test_texts_are_assembled_ahead_and_asked_for_once(tmp_path: Path) -> None:
    server = Ptxas(tmp_path)
    direct = Direct(server, find(Program.PTXAS))
    capped = AssembleOptions("sm_90", max_registers=24)
    alone = PTX.replace("COUNT", "64")
    direct.ahead([*((t, OPTIONS) for t in TEXTS), *((t, capped) for t in TEXTS[:2])], "k1")
    direct.ahead([(alone, OPTIONS)], "k1")
    assert server.asked == 2
    for text, options in (*((t, OPTIONS) for t in TEXTS), (TEXTS[0], capped)):
        found = direct.assemble(text, options)
        assert isinstance(found.cubin, Part)
        assert_alike(found, assemble(text, options))
    assert server.asked == 2
    found = direct.assemble(alone, OPTIONS)
    assert not isinstance(found.cubin, Part)
    assert_alike(found, assemble(alone, OPTIONS))
    assert direct.assemble(alone, OPTIONS) is found
    assert server.asked == 3
    direct.ahead([(t.replace("tile", "more"), OPTIONS) for t in TEXTS * 9], "k1")
    assert server.asked == 4
    assert len(TEXTS) < MOST


def test_what_the_server_refuses_is_refused_in_the_products_words(tmp_path: Path) -> None:
    wrong = PTX.replace("COUNT", "nothing")
    direct = Direct(Ptxas(tmp_path), find(Program.PTXAS))
    direct.ahead([(wrong, OPTIONS), (TEXTS[0], OPTIONS)], "k1")
    with pytest.raises(AssemblyError) as found:
        direct.assemble(wrong, OPTIONS)
    with pytest.raises(AssemblyError) as expected:
        assemble(wrong, OPTIONS)
    assert found.value.message == expected.value.message
    assert_alike(direct.assemble(TEXTS[0], OPTIONS), assemble(TEXTS[0], OPTIONS))
    ends = Direct(Ends(Path("none")), find(Program.PTXAS))
    assert_alike(ends.assemble(TEXTS[0], OPTIONS), assemble(TEXTS[0], OPTIONS))


def test_the_product_asks_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for module, name in ((assembler_calls, "assemble"), (assembly, "wait_for")):
        monkeypatch.setattr(module, name, getattr(module, name))
    server = Ptxas(tmp_path)
    Direct(server, find(Program.PTXAS)).install()
    built = assembly.build(TEXTS[2], "k1", OPTIONS)
    assert server.asked == 1
    assert is_same_code(built.cubin, assemble(TEXTS[2], OPTIONS).cubin)


class Sees:
    """A GPU that writes the first bytes of the code that it is given."""

    name = "a GPU"

    def run(self, version: Row, memory: Bytes, places: dict[str, int]) -> Bytes:
        left = memory.copy()
        left[places["out"]] = int(version["code"], 16)
        return left


def test_code_of_several_versions_is_sent_once() -> None:
    row = {
        "seed": 0,
        "number": 0,
        "features": [],
        "faults": [],
        "worlds": 1,
        "buffers": [["out", "u32", 1, 0]],
        "emulated": "not asked",
        "codes": ["01", "02"],
        "versions": [{"steps": str(n), "ptx": "", "code": n} for n in (0, 0, 1)],
    }
    found = compared(row, Sees())["results"]
    assert [each["result"] for each in found] == ["equal", "equal", "different"]
    assert np.asarray(row["codes"]).size == 2
