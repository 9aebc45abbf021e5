"""PTX out of the containers of nvcc: those of the ``fatbinary`` that is here, and damaged ones."""

import subprocess
from pathlib import Path

import pytest
from captured_kernels import axpy, captured_ptx

from cuado.errors import InvalidDataError
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.locate import Program, find
from cuado.sources.capture import launch_of_capture
from cuado.sources.capture.fatbin import images_in, is_fatbin, lz4_block
from cuado.sources.capture.finalise import finalise
from cuado.sources.capture.images import cubin_in, ptx_in


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("fat")
    (made / "k.ptx").write_text(captured_ptx(), "utf-8")
    (made / "k.cubin").write_bytes(assemble(captured_ptx()).cubin)
    return made


def _packed(folder: Path, mode: str, *kinds: str) -> bytes:
    tool = find(Program.PTXAS).path.with_name("fatbinary")
    if not tool.exists():
        pytest.skip("there is no fatbinary beside ptxas")
    images = [
        f"--image3=kind={kind},file={folder / name},sm=90"
        for kind, name in (("ptx", "k.ptx"), ("elf", "k.cubin"))
        if kind in kinds
    ]
    compress = ["--compress=false"] if mode == "none" else ["--compress-all"]
    target = folder / f"{mode}-{'-'.join(kinds)}.fatbin"
    words = [str(tool), f"--create={target}", *compress, f"--compress-mode={mode}", *images]
    subprocess.run(words, check=True, capture_output=True, timeout=60)
    return target.read_bytes()


@pytest.mark.parametrize("mode", ["none", "default", "size", "speed", "balance"])
def test_images_of_every_packing_are_found(folder: Path, mode: str) -> None:
    data = _packed(folder, mode, "ptx", "elf")
    assert is_fatbin(data)
    text, code = images_in(data)
    assert (text.is_ptx, text.architecture, code.is_ptx, code.architecture) == (True, 90, False, 90)
    assert code.data == (folder / "k.cubin").read_bytes()
    ptx, why = ptx_in(data, "axpy", 90)
    assert not why
    assert ".entry axpy(" in ptx


def test_containers_one_after_the_other_are_all_read(folder: Path) -> None:
    data = _packed(folder, "none", "elf")
    assert len(images_in(data + bytes(-len(data) % 8) + data)) == 2


def test_machine_code_is_taken_where_it_runs(folder: Path) -> None:
    data, code = _packed(folder, "default", "elf"), (folder / "k.cubin").read_bytes()
    assert cubin_in(data, "axpy", 90) == cubin_in(code, "axpy", 90) == code
    for kernel, architecture in (("axpy", 80), ("axpy", 100), ("other", 90)):
        assert cubin_in(data, kernel, architecture) is None
    assert cubin_in(captured_ptx().encode(), "axpy", 90) is None


def test_a_program_without_ptx_says_what_it_has(folder: Path) -> None:
    _, why = ptx_in(_packed(folder, "default", "elf"), "axpy", 90)
    assert why == "the program was built without PTX (machine code for sm_90)"
    _, why = ptx_in((folder / "k.cubin").read_bytes(), "axpy", 90)
    assert "cubin" in why


def test_of_several_ptx_the_newest_that_runs_is_taken() -> None:
    old, new = (
        f".version 8.0\n.target sm_{n}\n.address_size 64\n.visible .entry k() {{ ret; }}\n"
        for n in (80, 100)
    )

    def container(*texts: str) -> bytes:
        entries = b"".join(_entry(text.encode()) for text in texts)
        return (0xBA55ED50).to_bytes(4, "little") + bytes([1, 0, 16, 0]) + _u64(entries) + entries

    assert "sm_80" in ptx_in(container(old, new), "k", 90)[0]
    assert "sm_100" in ptx_in(container(old, new), "k", 100)[0]
    assert "no PTX in the image has the kernel" in ptx_in(container(old), "other", 90)[1]


def _u64(data: bytes) -> bytes:
    return len(data).to_bytes(8, "little")


def _entry(data: bytes) -> bytes:
    head = bytes([1, 0, 1, 1, 64, 0, 0, 0]) + _u64(data)
    return head + bytes(64 - len(head)) + data


def test_containers_that_are_cut_off_are_refused(folder: Path) -> None:
    data = _packed(folder, "speed", "ptx", "elf")
    for left in (17, 60, 100, len(data) - 1):
        with pytest.raises(InvalidDataError):
            images_in(data[:left])


@pytest.mark.parametrize(
    "data",
    [
        b"\xf0",  # A length that goes on, and does not.
        b"\x10a\x05\x00",  # Refers to before the beginning.
        b"\x10a\x00\x00",  # Refers to nothing.
        b"\x20a",  # Fewer literals than stated.
    ],
)
def test_damaged_lz4_is_refused(data: bytes) -> None:
    with pytest.raises(InvalidDataError):
        lz4_block(data, 100)


def test_lz4_repeats_what_it_is_making() -> None:
    assert lz4_block(b"\x1aa\x01\x00\x10b", 16) == b"a" * 15 + b"b"


def test_a_capture_of_a_fat_binary_has_its_ptx(folder: Path, tmp_path: Path) -> None:
    image = _packed(folder, "default", "ptx", "elf")
    raw = axpy()
    raw.more = {"cubin": "kernel.cubin"}
    made = raw.write(tmp_path / "raw", image, "fatbin")
    code = (folder / "k.cubin").read_bytes()
    (made / "kernel.cubin").write_bytes(code)
    capture = finalise(made, tmp_path / "x.capture")
    assert launch_of_capture(capture).kernel == "axpy"
    assert capture.manifest.image is not None
    assert capture.manifest.image.kind == "fatbin"
    assert capture.manifest.cubin is not None
    assert b"".join(capture.pieces(capture.manifest.cubin.content)) == code
