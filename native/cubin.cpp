#include "cubin.h"

#include <cstring>
#include <elf.h>

namespace cuado {
namespace {

// Sections with the bounds checked: the image may be anything.
class Bounded {
   public:
    Bounded(const char *bytes, size_t size) : bytes_(bytes), size_(size) {}

    template <typename Entry>
    const Entry *get(uint64_t offset, uint64_t count = 1) const {
        if (offset > size_ || count > (size_ - offset) / sizeof(Entry)) return nullptr;
        return reinterpret_cast<const Entry *>(bytes_ + offset);
    }

    std::string text(const Elf64_Shdr &table, uint64_t offset) const {
        if (offset >= table.sh_size || !get<char>(table.sh_offset, table.sh_size)) return "";
        const char *begin = bytes_ + table.sh_offset + offset;
        return std::string(begin, strnlen(begin, table.sh_size - offset));
    }

   private:
    const char *bytes_;
    size_t size_;
};

bool begins(const std::string &text, const char *with) {
    return text.compare(0, std::strlen(with), with) == 0;
}

}  // namespace

std::vector<Symbol> symbols(const char *bytes, size_t size) {
    std::vector<Symbol> found;
    Bounded image(bytes, size);
    auto header = image.get<Elf64_Ehdr>(0);
    if (!header || std::memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 ||
        header->e_ident[EI_CLASS] != ELFCLASS64)
        return found;
    auto sections = image.get<Elf64_Shdr>(header->e_shoff, header->e_shnum);
    if (!sections || header->e_shstrndx >= header->e_shnum) return found;
    for (unsigned i = 0; i < header->e_shnum; ++i) {
        const Elf64_Shdr &table = sections[i];
        if (table.sh_type != SHT_SYMTAB || table.sh_link >= header->e_shnum) continue;
        uint64_t count = table.sh_size / sizeof(Elf64_Sym);
        auto entries = image.get<Elf64_Sym>(table.sh_offset, count);
        for (uint64_t each = 0; entries && each < count; ++each) {
            const Elf64_Sym &symbol = entries[each];
            if (symbol.st_shndx == SHN_UNDEF || symbol.st_shndx >= header->e_shnum) continue;
            std::string section = image.text(sections[header->e_shstrndx], sections[symbol.st_shndx].sh_name);
            unsigned type = ELF64_ST_TYPE(symbol.st_info);
            bool is_kernel = type == STT_FUNC && begins(section, ".text.");
            bool is_constant = begins(section, ".nv.constant3");
            bool is_variable = type == STT_OBJECT && (is_constant || begins(section, ".nv.global"));
            if (!is_kernel && !is_variable) continue;
            bool is_local = ELF64_ST_BIND(symbol.st_info) == STB_LOCAL;
            found.push_back({image.text(sections[table.sh_link], symbol.st_name), is_kernel, is_constant,
                             is_local, symbol.st_size});
        }
    }
    return found;
}

}  // namespace cuado
