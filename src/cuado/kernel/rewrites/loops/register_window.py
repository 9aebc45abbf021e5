"""Replaces repeated loads by registers that shift from iteration to iteration."""

from cuado.kernel.facts.accesses.load_reuse import Reuse, values_of
from cuado.kernel.facts.loops.loop import Entry
from cuado.kernel.rewrites.switches.switched_accesses import register_bits
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.edit import Edit
from cuado.ptx.errors import PtxEditError
from cuado.ptx.rewrite import renamed
from cuado.ptx.syntax.tree import Directive, Instruction, Statement

_LONG = 4
"""Instructions of an address computation from which advancing by a step is cheaper."""

_Lines = dict[int, list[str]]
"""Code to put at instructions."""


class RegisterWindow:
    """Collects loads to omit, and the code that replaces them.

    Args:
        rewriting: of the kernel.
    """

    def __init__(self, rewriting: Rewriting) -> None:
        self._rewriting, self._kernel = rewriting, rewriting.subject
        self._carried: list[Reuse] = []
        self._kept: dict[int, list[str]] = {}
        self._copies: dict[tuple[int, int], dict[Key, str]] = {}
        self._instead: _Lines = {}
        self._keeping: _Lines = {}
        self._before: _Lines = {}
        self._after: _Lines = {}

    def keep(self, reuse: Reuse) -> None:
        """Omit a load: its value has been fetched before."""
        values, kept = values_of(self._kernel, reuse.load), self._kept_of(reuse.source)
        # Within an iteration, or outside of loops, the value is still in the source's registers.
        # From one iteration to the next it is carried: registers of its own take it over at each
        # latch, and the first iteration's are loaded before the loop.
        if reuse.loop is None:
            self._instead[reuse.load] = self._moves(reuse.load, values, kept)
            return
        carried = self._registers(reuse.load)
        self._instead[reuse.load] = self._moves(reuse.load, values, carried)
        self._load_first(reuse, carried)
        self._at_ends(reuse.loop, self._moves(reuse.load, carried, kept))
        self._carried.append(reuse)

    def apply(self) -> None:
        """Put the code into the kernel."""
        advanced: set[int] = set()
        for reuse in self._carried:
            # A source that is not omitted itself still loads in every iteration. If its address
            # takes long, which omitted loads shared, a pointer that advances is cheaper.
            is_made = reuse.source not in self._instead and reuse.source not in advanced
            if is_made and len(reuse.advancing or ()) >= _LONG:
                advanced.add(reuse.source)
                self._advance(reuse)
        for loop in dict.fromkeys(each.loop for each in self._carried):
            self._let_unroll(loop)
        for index, lines in self._before.items():
            self._rewriting.before(index, "\n".join(lines))
        for index in self._instead.keys() | self._keeping.keys() | self._after.keys():
            following = self._keeping.get(index, []) + self._after.get(index, [])
            if index in self._instead:
                self._rewriting.replace(index, "\n".join(self._instead[index] + following))
            else:
                self._rewriting.after(index, "\n".join(following))

    def _registers(self, load: int) -> list[str]:
        """New registers for what a load fetches."""
        names = values_of(self._kernel, load)
        return [self._rewriting.register(f"b{self._bits(name, load)}") for name in names]

    def _bits(self, name: str, index: int) -> int:
        bits = register_bits(self._kernel, name, index)
        if bits is None:
            raise PtxEditError(f"'{name}' is no register of a width that is handled")
        return bits

    def _moves(self, load: int, to: "tuple[str, ...] | list[str]", of: list[str]) -> list[str]:
        bits = [self._bits(name, load) for name in values_of(self._kernel, load)]
        return [f"mov.b{n} {one}, {other};" for n, one, other in zip(bits, to, of, strict=True)]

    def _kept_of(self, source: int) -> list[str]:
        """Registers with a load's values, until it runs again."""
        if source not in self._kept:
            kept = self._kept[source] = self._registers(source)
            names = values_of(self._kernel, source)
            self._keeping[source] = self._moves(source, kept, list(names))
        return self._kept[source]

    def _at_ends(self, loop: Loop, code: list[str]) -> None:
        """Run code before another iteration begins, wherever one does."""
        for latch in loop.latches:
            last = self._kernel.slicer.flow.blocks[latch].last
            # A latch ends in a branch, which code must precede, or falls through to the header.
            is_branch = self._kernel.code.instructions[last].base in ("bra", "brx")
            where = self._before if is_branch else self._after
            where.setdefault(last, []).extend(code)

    def _at_entry(self, entry: Entry) -> list[str]:
        """The list of code that runs once before a loop."""
        return (self._after if entry.after else self._before).setdefault(entry.index, [])

    def _let_unroll(self, loop: Loop | None) -> None:
        """Delete the pragma that forbids unrolling a loop: unrolled, values need no moves."""
        statements = [each for _, each in self._kernel.function.statements()]
        flow = self._kernel.slicer.flow
        first = flow.blocks[loop.header].first if loop is not None else 0
        header = self._kernel.code.instructions[first]
        for at, each in enumerate(statements):
            if each is header:
                for before in reversed(statements[:at]):
                    if _forbids(before):
                        self._rewriting.edit(Edit(before.start, before.end, ""))
                    elif isinstance(before, Instruction):
                        break

    def _load_first(self, reuse: Reuse, carried: list[str]) -> None:
        """Load the values for the first iteration before the loop."""
        loop, entry = reuse.loop, reuse.entry
        if loop is None or entry is None:
            raise PtxEditError("a loop has several entries")
        lines = self._at_entry(entry)
        # The address of the first iteration, computed by copies of the instructions that compute it
        # in the loop, with registers of their own: the loop's must not be changed early.
        for index in reuse.computing:
            lines += self._copied(loop, index)
        base, offset = self._first_address(loop, reuse.load)
        value = f"{{{', '.join(carried)}}}" if len(carried) > 1 else carried[0]
        opcode = self._kernel.code.instructions[reuse.load].opcode
        lines.append(f"{entry.guard}{opcode} {value}, [{base}+{offset}];")

    def _first_address(self, loop: Loop, load: int) -> tuple[str, int]:
        """A load's address before the loop: a register, and bytes to add."""
        base, offset, _ = self._rewriting.address(load)
        return self._names(loop, load, (base,)).get(base, base), offset

    def _advance(self, reuse: Reuse) -> None:
        """Advance the source's address by a step instead of recomputing it.

        The computation was shared with the omitted loads, and may be long.
        """
        loop, entry, advancing = reuse.loop, reuse.entry, reuse.advancing
        if loop is None or entry is None or advancing is None:
            return
        lines = self._at_entry(entry)
        for index in advancing:
            lines += self._copied(loop, index)
        base, offset = self._first_address(loop, reuse.source)
        before, less = self._first_address(loop, reuse.load)
        pointer, step = self._rewriting.register("b64"), self._rewriting.register("b64")
        lines += [
            f"add.s64 {pointer}, {base}, {offset};",
            f"sub.s64 {step}, {pointer}, {before};",
            f"sub.s64 {step}, {step}, {less};",
        ]
        self._at_ends(loop, [f"add.s64 {pointer}, {pointer}, {step};"])
        self._rewriting.operand(
            reuse.source, self._rewriting.address(reuse.source)[2], f"[{pointer}]"
        )

    def _copied(self, loop: Loop, index: int) -> list[str]:
        """A copy of an instruction with registers of its own, made once."""
        if (loop.header, index) in self._copies:
            return []
        code, effects = self._kernel.code, self._kernel.code.effects[index]
        names = self._names(loop, index, effects.reads)
        own: dict[Key, str] = {}
        lines = []
        for name in effects.writes:
            symbol = code.symbol(name, index)
            if symbol is None:
                raise PtxEditError(f"'{name}' is not declared")
            register = own[symbol.key] = self._rewriting.register(symbol.variable.type)
            # An instruction that changes a register in place needs the old value in the copy.
            if name in effects.reads:
                read = names.get(name, name)
                lines.append(f"mov.{symbol.variable.type} {register}, {read};")
            names[name] = register
        self._copies[loop.header, index] = own
        return [*lines, renamed(code.instructions[index], names)]

    def _names(self, loop: Loop, index: int, names: tuple[str, ...]) -> dict[str, str]:
        """Names before the loop of the registers that an instruction in it reads."""
        found = {}
        for name in names:
            for key in self._kernel.code.keys((name,), index):
                for definition in self._kernel.slicer.chains.definitions.get((index, key), ()):
                    copy = self._copies.get((loop.header, definition), {})
                    found.update({name: copy[key]} if key in copy else {})
        return found


def _forbids(statement: Statement) -> bool:
    """True if a statement forbids to unroll the loop that it stands in."""
    if not isinstance(statement, Directive) or statement.name != "pragma":
        return False
    return "nounroll" in statement.arguments
