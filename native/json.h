// JSON text, written as it is said.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>

#include "utf8.h"

namespace cuado {

class Json {
   public:
    Json &open(char bracket) { return put(std::string(1, bracket), true); }
    Json &close(char bracket) {
        text_ += bracket;
        needs_comma_ = true;
        return *this;
    }
    Json &key(const char *name) {
        string(name);
        text_ += ':';
        needs_comma_ = false;
        return *this;
    }
    Json &string(const std::string &value) {
        std::string quoted = "\"";
        for (unsigned char c : valid_utf8(value)) {
            if (c == '"' || c == '\\') {
                quoted += {'\\', static_cast<char>(c)};
            } else if (c < 0x20) {
                char escape[8];
                std::snprintf(escape, sizeof escape, "\\u%04x", c);
                quoted += escape;
            } else {
                quoted += static_cast<char>(c);
            }
        }
        return put(quoted + "\"", false);
    }
    Json &number(int64_t value) { return put(std::to_string(value), false); }
    Json &count(uint64_t value) { return put(std::to_string(value), false); }
    Json &boolean(bool value) { return put(value ? "true" : "false", false); }
    Json &null() { return put("null", false); }
    Json &address(uint64_t value) {
        char text[24];
        std::snprintf(text, sizeof text, "0x%llx", static_cast<unsigned long long>(value));
        return string(text);
    }
    Json &seconds(double value) {
        char text[40];
        std::snprintf(text, sizeof text, "%.9f", value);
        return put(text, false);
    }
    Json &triple(const unsigned *values) {
        open('[');
        for (int i = 0; i < 3; ++i) number(values[i]);
        return close(']');
    }
    const std::string &text() const { return text_; }

   private:
    Json &put(const std::string &piece, bool opens) {
        if (needs_comma_) text_ += ',';
        text_ += piece;
        needs_comma_ = !opens;
        return *this;
    }
    std::string text_;
    bool needs_comma_ = false;
};

}  // namespace cuado
