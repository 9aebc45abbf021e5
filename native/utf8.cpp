#include "utf8.h"

namespace cuado {
namespace {

// Bytes of the character that begins here; 0 where none does (RFC 3629: no overlong forms, no surrogates).
size_t character(const std::string &text, size_t at) {
    auto byte = [&](size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
    unsigned first = byte(at), second = byte(at + 1);
    if (first < 0x80) return 1;
    size_t bytes = first >= 0xc2 && first < 0xe0   ? 2
                   : first >= 0xe0 && first < 0xf0 ? 3
                   : first >= 0xf0 && first < 0xf5 ? 4
                                                   : 0;
    for (size_t i = 1; i < bytes; ++i) {
        if ((byte(at + i) & 0xc0) != 0x80) return 0;
    }
    bool is_overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
    bool is_outside = (first == 0xed && second >= 0xa0) || (first == 0xf4 && second >= 0x90);
    return is_overlong || is_outside ? 0 : bytes;
}

}  // namespace

std::string valid_utf8(const std::string &text) {
    std::string out;
    out.reserve(text.size());
    for (size_t at = 0; at < text.size();) {
        size_t bytes = character(text, at);
        if (bytes) {
            out.append(text, at, bytes);
        } else {
            out += '?';
        }
        at += bytes ? bytes : 1;
    }
    return out;
}

}  // namespace cuado
