"""The fastest version as files: its code, the original's, the proof's conditions, launchers."""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib.resources import files

import msgspec

from cuado.errors import CuadoError
from cuado.model.conditions import FORMAT, Conditions
from cuado.model.launch import Launch
from cuado.optimizer.emission.cpp import Written, cpp_launcher
from cuado.optimizer.emission.guide import guide
from cuado.optimizer.emission.names import file_stem, printable
from cuado.optimizer.recording import ptx_hash
from cuado.optimizer.session import Session
from cuado.ptx import parse
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sass.toolchain.cache import Cache


class NothingToEmitError(CuadoError):
    """The session ended with the user's own code."""


@dataclass(frozen=True, slots=True)
class Emitted:
    """Files of a version.

    Attributes:
        stem: what the files are called, without ending.
        files: content by name.
    """

    stem: str
    files: Mapping[str, str | bytes]


def emitted(session: Session, original: Launch) -> Emitted:
    """The session's last version; needs ptxas, and no GPU.

    Args:
        session: a run on the launch.
        original: the launch.

    Raises:
        NothingToEmitError: no step was kept; it was of machine code, which no step changes; or the
            session is too old to know the conditions of its proof.
        CuadoError: it cannot be assembled, or the launch is not the one that the run began with.
    """
    last = session.last
    if last is not None and last.version.steps and session.cubin:
        raise NothingToEmitError(
            f"of '{printable(session.kernel)}' there is only machine code, which is as it was: "
            "what was kept changes how it is launched",
            "the report says what to set before the launch",
        )
    if last is None or not last.version.steps or not session.emitted:
        raise NothingToEmitError(
            f"no version of '{printable(session.kernel)}' that is faster was found",
            "the report says what was tried",
        )
    conditions = last.version.conditions
    if conditions is None:
        raise NothingToEmitError(
            "the session does not say what its proof holds for: an older cuado made it",
            "run it again",
        )
    if session.ptx and session.ptx != ptx_hash(original):
        raise CuadoError(
            f"'{printable(session.kernel)}' is not the code that the run began with",
            "its source was changed meanwhile: run it again",
        )
    _expect_same_parameters(session.emitted, original)
    architecture = last.version.architecture
    made = _assembled(session.emitted, architecture, last.version.max_registers)
    ptx = only_kernel(original.ptx, original.kernel)
    own = _assembled(ptx, architecture, original.max_registers)
    return files_of(conditions, session.emitted, made, ptx, own)


def _assembled(ptx: str, architecture: str, most_registers: int | None) -> bytes:
    options = AssembleOptions(architecture, most_registers)
    return assemble(ptx, options, cache=Cache.default()).cubin


def files_of(
    conditions: Conditions, ptx: str, cubin: bytes, original_ptx: str, original: bytes
) -> Emitted:
    """All files.

    Args:
        conditions: of the version's proof.
        ptx: of the version.
        cubin: its machine code.
        original_ptx: of the original.
        original: its machine code.
    """
    conditions = _printable(conditions)
    stem = file_stem(conditions.kernel)
    code: dict[str, str | bytes] = {
        f"{stem}.ptx": ptx,
        f"{stem}.cubin": cubin,
        f"{stem}.original.ptx": original_ptx,
        f"{stem}.original.cubin": original,
    }
    which = {
        "optimised": f"{stem}.cubin",
        "original": f"{stem}.original.cubin",
        "original_ptx": f"{stem}.original.ptx",
    }
    written = {name: _written(file, code[file]) for name, file in which.items()}
    return Emitted(
        stem,
        {
            **code,
            f"{stem}.conditions.json": _json(conditions, written),
            f"{stem}.hpp": cpp_launcher(conditions, stem, written),
            f"{stem}_launcher.py": _python_launcher(),
            f"{stem}.md": guide(conditions, stem),
        },
    )


def _written(name: str, content: str | bytes) -> Written:
    data = content.encode() if isinstance(content, str) else content
    return name, len(data), zlib.crc32(data)


def _python_launcher() -> str:
    return files(__package__).joinpath("launcher.py").read_text("utf-8")


def _json(conditions: Conditions, written: dict[str, Written]) -> str:
    """What the Python launcher reads."""
    document = {
        "format": FORMAT,
        "files": {
            which: {"name": name, "bytes": size, "crc": crc}
            for which, (name, size, crc) in written.items()
        },
        "conditions": conditions,
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"


def _printable(conditions: Conditions) -> Conditions:
    """The same under names that do nothing to a terminal or an editor.

    The kernel's and the variables' own are those of the PTX: launchers look them up.
    """
    return replace(
        conditions,
        steps=tuple(replace(each, step=printable(each.step)) for each in conditions.steps),
        parameters=tuple(
            replace(
                each,
                name=printable(each.name),
                places=tuple(replace(p, memory=printable(p.memory)) for p in each.places),
            )
            for each in conditions.parameters
        ),
        memories=tuple(replace(each, name=printable(each.name)) for each in conditions.memories),
        vouched=tuple(map(printable, conditions.vouched)),
        unfit=printable(conditions.unfit),
    )


def _expect_same_parameters(ptx: str, original: Launch) -> None:
    """Make sure that the rewritten kernel takes what the original takes.

    Raises:
        CuadoError: it does not; a launcher would pass too little.
    """
    kernels = [parse(text).function(original.kernel) for text in (ptx, original.ptx)]
    taken = [
        None if each is None else [(p.type, p.vector, p.dimensions) for p in each.parameters]
        for each in kernels
    ]
    if taken[0] is None or taken[0] != taken[1]:
        raise CuadoError(
            f"the rewritten '{printable(original.kernel)}' takes other parameters than the original"
        )
