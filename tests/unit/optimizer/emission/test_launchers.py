"""The launchers: each condition that does not hold has the original launched, and is named."""

from dataclasses import replace
from pathlib import Path

from fake_launches import CONDITIONS as ASKED
from fake_launches import (
    INSIDE,
    OPTIMISED,
    ORIGINAL,
    SIZE,
    Answer,
    Call,
    Launchers,
    X,
    Y,
    write,
)

WITH = (
    "with 0000010000000000 0000020000000000 0001010000000000 e8030000 00002040 "
    "070000000000000010000300000000000900000000000000"
)
"""The proof's arguments: x, y, z, n, a, s."""
HELD = Call()
BROKEN = {
    "the grid is (9, 2, 1), the proof is of (8, 2, 1)": Call(grid=(9, 2, 1)),
    "the block is (64, 1, 1), the proof is of (128, 1, 1)": Call(block=(64, 1, 1)),
    "the proof is of 16": Call(shared=32),
    "has another value than in the proof": Call(n=1001),
    "'s' has another value than in the proof": Call(first=8),
    "the memory behind 'x' has 2048 bytes, the proof is of 4096": Call(
        memory=((X, SIZE // 2), (Y, SIZE), (INSIDE, SIZE))
    ),
    "the memory behind 'y' has 8192 bytes, the proof is of 4096": Call(
        memory=((X, SIZE), (Y, 2 * SIZE), (INSIDE, SIZE))
    ),
    "the memory behind 'y' has 4095 bytes": Call(y=(Y, Y, SIZE - 1)),
    "the memory that is given for 'y' is larger than its allocation": Call(
        y=(Y, Y, SIZE), memory=((X, SIZE), (Y, SIZE - 8), (INSIDE, SIZE))
    ),
    "the driver knows no memory behind 'y'": Call(memory=((X, SIZE), (INSIDE, SIZE))),
    "the driver knows no memory behind 's' + 8": Call(inside=(0, 0, 0)),
    "'x' and 'y' share memory, in the proof they do not": Call(
        x=(X, X, SIZE),
        y=(X + 512, X + 512, SIZE),
        z=(X + 256, X, SIZE),
        memory=((INSIDE, SIZE), (X, 1 << 20)),
    ),
    "'x' and 's' + 8 share memory": Call(
        x=(X, X, SIZE),
        z=(X + 256, X, SIZE),
        inside=(X + SIZE - 240, X + SIZE - 256, SIZE),
        memory=((X, 2 * SIZE), (Y, SIZE)),
    ),
    "'x' and 'z' lead into one memory in the proof": Call(
        z=(0x40100, 0, 0), memory=((X, SIZE), (Y, SIZE), (INSIDE, SIZE), (0x40000, SIZE))
    ),
    "'z' does not lead to where it did in its memory": Call(z=(X + 128, X, SIZE)),
    "'y' does not lead to where it did in its memory": Call(
        y=(Y + 16, 0, 0), memory=((X, SIZE), (Y, SIZE), (INSIDE, SIZE))
    ),
    "'x' does not begin at a multiple of 256 bytes": Call(
        x=(X + 16, X + 16, SIZE),
        z=(X + 272, X + 16, SIZE),
        memory=((X, 2 * SIZE), (Y, SIZE), (INSIDE, SIZE)),
    ),
    "the device is not of compute capability 9.0": Call(capability=80),
    "the context is not the one": Call(refuse="contexts"),
    "the rewritten kernel cannot be loaded|the code cannot be loaded": Call(refuse="load:2"),
    "the driver refused the launch": Call(refuse="launch:2"),
    "nobody vouched for this: the moon is full": Call(kernel="free"),
    "its module holds addresses": Call(kernel="unfit"),
}


def test_where_all_holds_the_rewritten_kernel_is_launched_as_it_was_made(built: Launchers) -> None:
    for name, answer in built.answers(HELD).items():
        assert answer.said == "1 0 ", (name, answer)
        assert answer.launched == (
            f"launch {OPTIMISED} grid 4 2 1 block 64 1 1 shared 60000 stream 5 {WITH}"
        )
        assert f"attribute 8 of {OPTIMISED} is 60000" in answer.log, name


def test_what_a_proof_does_not_rest_on_may_differ(built: Launchers) -> None:
    for call in (
        Call(a=-1.0),
        Call(stream=0),
        # What the caller says of memory counts, where it is from a pool.
        Call(
            x=(X, X, SIZE),
            y=(X + SIZE, X + SIZE, SIZE),
            z=(X + 256, X, SIZE),
            inside=(X + 2 * SIZE + 16, X + 2 * SIZE, SIZE),
            memory=((X, 1 << 20),),
        ),
        # Each lies elsewhere, as far apart.
        Call(x=(Y, 0, 0), y=(X, 0, 0), z=(Y + 256, 0, 0)),
    ):
        for name, answer in built.answers(call).items():
            assert answer.said == "1 0 ", (name, call, answer)


def test_each_condition_that_does_not_hold_has_the_original_launched(built: Launchers) -> None:
    for reason, call in BROKEN.items():
        answers = built.answers(call)
        # One says which of the two kernels cannot be loaded, the other what it loads.
        assert "|" in reason or len({each.said for each in answers.values()}) == 1, answers
        for name, answer in answers.items():
            assert answer.said.startswith("0 0 "), (name, reason, answer)
            assert any(each in answer.said for each in reason.split("|")), (name, reason, answer)
            assert answer.module == ORIGINAL, (name, reason)
            assert _shape_of(call) in answer.launched, (name, reason, answer)


def _shape_of(call: Call) -> str:
    grid, block = (" ".join(map(str, each)) for each in (call.grid, call.block))
    return f"grid {grid} block {block} shared {call.shared} stream {call.stream} with"


def test_a_proof_that_rests_on_numbers_alone_lets_the_launch_be_any(built: Launchers) -> None:
    call = Call("free", (99, 1, 1), (32, 2, 1), 8, vouched=True)
    for name, answer in built.answers(call).items():
        assert answer.said == "1 0 ", (name, answer)
        assert _shape_of(call) in answer.launched, name
        assert answer.module == OPTIMISED, name
        # The cluster and the carve-out that were proved, and variables there and back.
        assert "launch attribute 4 is 4 4 1" in answer.log
        assert any(line.startswith("launch attribute 2 is 1 ") for line in answer.log)
        assert f"attribute 9 of {OPTIMISED} is 50" in answer.log
        assert [line for line in answer.log if line.startswith(("copy", "launch 2"))] == [
            "copy a000 from 5000, 16",
            "copy a000 from 5000, 16",
            answer.launched,
            "copy 5000 from a000, 16",
        ]
    variable = (0x5000, 0x5000, 8)
    for answer in built.answers(replace(call, y=variable)).values():
        assert "'y' leads into variable 'v'" in answer.said
        assert answer.module == ORIGINAL
    for answer in built.answers(replace(call, n=3)).values():
        assert "has another value" in answer.said
        assert answer.module == ORIGINAL
        assert not any(line.startswith("copy") for line in answer.log)


def test_what_goes_wrong_around_a_launch_has_the_original_launched(built: Launchers) -> None:
    for refuse in ("variable", "copy", "attribute"):
        call = Call("free", shared=0, vouched=True, refuse=refuse)
        for name, answer in built.answers(call).items():
            assert answer.said.startswith("0 0 "), (name, refuse, answer)
            assert answer.module == ORIGINAL, (name, refuse)


def test_where_the_original_cannot_be_launched_there_is_an_error(built: Launchers) -> None:
    for refuse in ("context", "function", "load:1,load:2", "launch:1,launch:2"):
        for name, answer in built.answers(Call(refuse=refuse)).items():
            assert _failed(answer), (name, refuse, answer)
            assert not answer.launched, (name, refuse)


def _failed(answer: Answer) -> bool:
    return answer.said.startswith("error") or answer.said.split()[1] != "0"


def test_the_original_is_made_of_its_ptx_on_another_device(built: Launchers) -> None:
    for name, answer in built.answers(Call("free", capability=80, vouched=True)).items():
        assert "load 1 options 1 value 64" in answer.log, name  # its cap of registers
        assert answer.module == ORIGINAL, name


def test_files_of_another_version_are_not_loaded(built: Launchers) -> None:
    written = write(built.folder, ASKED)
    try:
        for gone, reason in (
            ("k.cubin", "0 0 k.cubin is not the file"),
            ("k.original.cubin", "1 "),
        ):
            (built.folder / gone).write_bytes(b"optimisee")
            for name, answer in built.answers(HELD).items():
                assert answer.said.startswith(reason), (name, answer)
            write(built.folder, ASKED)
        for each in ("k.original.cubin", "k.original.ptx"):
            (built.folder / each).unlink()
        for name, answer in built.answers(HELD).items():
            assert answer.said.startswith("error "), (name, answer)
            assert "k.original.ptx" in answer.said, name
    finally:
        write(built.folder, ASKED)
    assert set(written) <= {path.name for path in Path(built.folder).iterdir()}
