// Names and arguments may be any bytes; what is written is UTF-8.
#pragma once

#include <string>

namespace cuado {

// The text, with a question mark for every byte that is not part of a character.
std::string valid_utf8(const std::string &text);

}  // namespace cuado
