"""Meaning of PTX instructions: operands read and written, memory, effects on warp and block."""

from cuado.ptx.semantics.effects import Effects, effects_of
from cuado.ptx.semantics.opcode import Access, Opcode, Role, Space, Trait, opcode_of

__all__ = ["Access", "Effects", "Opcode", "Role", "Space", "Trait", "effects_of", "opcode_of"]
