"""Has cuado assemble by a server without files, and keeps what was assembled in memory.

What the server refuses or does not survive goes the product's way: its errors are the product's.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from types import MappingProxyType

from cuado.kernel import assembler_calls, assembly
from cuado.kernel.assembler_calls import wait_for
from cuado.sass.toolchain.assemble import AssembleOptions, Assembly, assemble, target_of
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.errors import Severity, parse_diagnostics
from cuado.sass.toolchain.locate import Program, Tool, find_all
from cuado.sass.toolchain.resources import Resources, completed, parse_resources
from soundness.assembler import client
from soundness.assembler.client import EndedError, Server, product_words
from soundness.assembler.together import Part, alias, head, merged, part

MOST = 12
"""Texts of one module."""
_MOST_CHARACTERS = 200_000
_KEPT = 20_000
"""Assemblies that are kept; those of earlier kernels are of no use."""

Text = tuple[str, AssembleOptions]


class Direct:
    """Assembles in this process's stead.

    Args:
        server: what assembles.
        tool: the assembler that cuado would run, of the same release.
    """

    def __init__(self, server: Server, tool: Tool) -> None:
        self._server, self._tool = server, tool
        self._known: dict[Text, Assembly] = {}

    def install(self) -> None:
        """Have the product call this object, for as long as this process lives."""
        vars(assembler_calls)["assemble"] = self.assemble
        vars(assembly)["wait_for"] = _wait_for

    def assemble(
        self,
        ptx: str,
        options: AssembleOptions | None = None,
        *,
        ptxas: Tool | None = None,
        cache: Cache | None = None,
        timeout: float = 300.0,
    ) -> Assembly:
        """As the product's :func:`assemble`."""
        options = options or AssembleOptions()
        known = self._known.get((ptx, options))
        if known is None and ptxas is None and options.suits(self._tool):
            known = self._asked(ptx, options, timeout)
        if known is None:
            known = assemble(ptx, options, ptxas=ptxas, cache=cache, timeout=timeout)
        self._keep((ptx, options), known)
        return known

    def ahead(self, texts: Iterable[Text], kernel: str, timeout: float = 300.0) -> None:
        """Assemble texts of a kernel that are about to be asked for, several at a time.

        Nothing is said of those that cannot be: they will be asked for one by one.
        """
        new = [each for each in dict.fromkeys(texts) if each not in self._known]
        fit = [(head(ptx, kernel), ptx, options) for ptx, options in new]
        fit = [each for each in fit if each[0] and each[2].suits(self._tool)]
        fit.sort(key=lambda each: (each[0], str(each[2])))
        for (_, words), alike in groupby(fit, lambda each: (each[0], str(each[2]))):
            del words
            for group in _groups([(ptx, options) for _, ptx, options in alike]):
                self._assemble_group(group, kernel, timeout)

    def _assemble_group(self, group: list[Text], kernel: str, timeout: float) -> None:
        """Several texts with the same options."""
        options = group[0][1]
        found = self._answer(merged([ptx for ptx, _ in group], kernel), options, timeout)
        if found is None:
            return
        for number, text in enumerate(group):
            resources = found.resources.get(alias(kernel, number))
            if resources is not None:
                own = part(found.cubin, kernel, number, len(group))
                self._keep(text, _assembly(found, own, {kernel: resources}))

    def _asked(self, ptx: str, options: AssembleOptions, timeout: float) -> Assembly | None:
        return self._answer(ptx, options, timeout)

    def _answer(self, ptx: str, options: AssembleOptions, timeout: float) -> Assembly | None:
        """What the server makes of a module; None where it makes nothing of it."""
        architecture = options.architecture or target_of(ptx)
        try:
            status, code, said = self._server.ask(
                options.arguments(architecture), ptx.encode(), timeout
            )
        except (EndedError, TimeoutError):
            return None
        if status:
            return None
        said = product_words(said)
        resources = completed(parse_resources(said), code)
        warnings = tuple(d for d in parse_diagnostics(said) if d.severity is Severity.WARNING)
        return Assembly(
            code, architecture, MappingProxyType(resources), warnings, self._tool.banner
        )

    def _keep(self, text: Text, made: Assembly) -> None:
        if len(self._known) > _KEPT:
            for each in list(self._known)[: _KEPT // 2]:
                del self._known[each]
        self._known[text] = made


def _assembly(whole: Assembly, own: bytes, resources: dict[str, Resources]) -> Assembly:
    return Assembly(
        own, whole.architecture, MappingProxyType(resources), whole.warnings, whole.assembler
    )


def _groups(texts: list[Text]) -> Iterator[list[Text]]:
    """Texts in turn, so many that one module has at most; a single one needs no company."""
    group: list[Text] = []
    size = 0
    for each in texts:
        if group and (len(group) == MOST or size + len(each[0]) > _MOST_CHARACTERS):
            if len(group) > 1:
                yield group
            group, size = [], 0
        group.append(each)
        size += len(each[0])
    if len(group) > 1:
        yield group


def use(program: Path) -> Direct | None:
    """Assemble by a server from now on, in this process; None where none of its kind would be run.

    Args:
        program: the server's.
    """
    if not client.use(program):
        return None
    server, first = Server(program), find_all(Program.PTXAS)[0]
    if first.version != server.release():
        return None
    direct = Direct(server, first)
    direct.install()
    return direct


def _wait_for(cubin: bytes) -> None:
    """As the product's, but that parts of modules are for reading, not for a disassembler."""
    if not isinstance(cubin, Part):
        wait_for(cubin)
