#include "python_frames.h"

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <mutex>
#include <string>
#include <unordered_map>

#include "process.h"

// Frameworks release the interpreter's lock before they launch. Taking it in a callback could deadlock, so
// the frames of this very thread are read as memory: while the thread is here they stand still, and each
// frame holds its code object, which holds its names. No reference count is touched and no Python object is
// made.

namespace cuado {
namespace {

// Offsets in bytes, from the headers of each release (the layout is fixed within one).
struct Layout {
    int minor;
    bool via_cframe;                 // The thread points to a C frame, which points to the current frame.
    size_t current, cframe_current;  // PyThreadState; _PyCFrame
    size_t previous, code, instruction, owner;  // _PyInterpreterFrame
    size_t instructions, filename, qualname;    // PyCodeObject
    size_t ascii_bytes, compact_bytes;  // PyASCIIObject, PyCompactUnicodeObject: characters stand behind
};
constexpr Layout kLayouts[] = {
    {11, true, 56, 8, 48, 32, 56, 69, 184, 112, 128, 48, 72},
    {12, true, 56, 0, 8, 0, 56, 70, 192, 112, 128, 40, 56},
    {13, false, 72, 0, 8, 0, 56, 70, 200, 112, 128, 40, 56},
};
constexpr unsigned char kOwnedByC = 3;  // A frame that C put there: it has no code of the program.
constexpr size_t kUnicodeLength = 16, kUnicodeState = 32;
constexpr int kDeepest = 256;
constexpr size_t kMostPlaces = 1u << 17;
constexpr size_t kInstruction = 2;  // Bytes of an instruction, at least.

const Layout *layout = nullptr;
void *(*this_thread)() = nullptr;
int (*line_of)(void *, int) = nullptr;

template <typename Value>
Value at(const void *object, size_t offset) {
    Value value;
    std::memcpy(&value, static_cast<const char *>(object) + offset, sizeof value);
    return value;
}

void append_utf8(std::string &out, uint32_t c) {
    if (c < 0x80) {
        out += static_cast<char>(c);
    } else if (c < 0x800) {
        out += {static_cast<char>(0xc0 | c >> 6), static_cast<char>(0x80 | (c & 0x3f))};
    } else if (c < 0x10000) {
        out += {static_cast<char>(0xe0 | c >> 12), static_cast<char>(0x80 | (c >> 6 & 0x3f)),
                static_cast<char>(0x80 | (c & 0x3f))};
    } else {
        out += {static_cast<char>(0xf0 | c >> 18), static_cast<char>(0x80 | (c >> 12 & 0x3f)),
                static_cast<char>(0x80 | (c >> 6 & 0x3f)), static_cast<char>(0x80 | (c & 0x3f))};
    }
}

std::string unicode(const void *object) {
    std::string out;
    if (!object) return out;
    auto length = at<int64_t>(object, kUnicodeLength);
    auto state = at<uint32_t>(object, kUnicodeState);
    unsigned kind = state >> 2 & 7, compact = state >> 5 & 1,
             ascii = state >> 6 & 1;  // interned is 2 bits, and 16 in 3.14
    if (!compact || length < 0 || length > 4096 || (kind != 1 && kind != 2 && kind != 4)) return out;
    const char *data =
        static_cast<const char *>(object) + (ascii ? layout->ascii_bytes : layout->compact_bytes);
    for (int64_t i = 0; i < length; ++i) {
        append_utf8(out, kind == 1   ? at<uint8_t>(data, i)
                         : kind == 2 ? at<uint16_t>(data, 2 * i)
                                     : at<uint32_t>(data, 4 * i));
    }
    return out;
}

bool is_users(const std::string &file) {
    return file.find("/site-packages/") == std::string::npos &&
           file.find("/dist-packages/") == std::string::npos &&
           file.find("/lib/python3.") == std::string::npos && file.compare(0, 7, "<frozen") != 0;
}

// What is known of an instruction of a code object; the names tell whether the address holds another object
// by now.
struct Place {
    const void *filename, *qualname;
    std::string text;
    bool is_users;
};
struct Key {
    const void *code, *instruction;
    bool operator==(const Key &other) const { return code == other.code && instruction == other.instruction; }
};
struct Hash {
    size_t operator()(const Key &key) const {
        return reinterpret_cast<size_t>(key.code) * 31 + reinterpret_cast<size_t>(key.instruction);
    }
};

// Of this thread, found without the lock: launches come from the same places again and again.
struct Recent {
    static constexpr size_t kMost = 256;
    Key key;
    const Place *place;
};
thread_local Recent recent[Recent::kMost];

const Place &looked_up(const void *code, const void *instruction, const void *filename,
                       const void *qualname) {
    static auto *places = new std::unordered_map<Key, Place *, Hash>;  // Places are never freed: the trace
                                                                       // refers to their text.
    static auto *lock = new std::mutex;
    std::lock_guard<std::mutex> hold(*lock);
    auto found = places->find({code, instruction});
    if (found != places->end() && found->second->filename == filename && found->second->qualname == qualname)
        return *found->second;
    static auto *none = new Place{nullptr, nullptr, "", false};
    if (places->size() >= kMostPlaces) return *none;
    int offset = static_cast<int>(static_cast<const char *>(instruction) - static_cast<const char *>(code)) -
                 static_cast<int>(layout->instructions);
    std::string file = unicode(filename);
    std::string text =
        file + ":" + std::to_string(line_of(const_cast<void *>(code), offset)) + " " + unicode(qualname);
    return *((*places)[{code, instruction}] = new Place{filename, qualname, text, is_users(file)});
}

const Place &place_of(const void *code, const void *instruction) {
    auto filename = at<const void *>(code, layout->filename),
         qualname = at<const void *>(code, layout->qualname);
    Key key{code, instruction};
    Recent &known = recent[Hash{}(key) / kInstruction % Recent::kMost];
    if (!known.place || !(known.key == key) || known.place->filename != filename ||
        known.place->qualname != qualname)
        known = {key, &looked_up(code, instruction, filename, qualname)};
    return *known.place;
}

}  // namespace

bool find_python() {
    auto version = reinterpret_cast<const char *(*)()>(dlsym(RTLD_DEFAULT, "Py_GetVersion"));
    this_thread = reinterpret_cast<void *(*)()>(dlsym(RTLD_DEFAULT, "PyGILState_GetThisThreadState"));
    line_of = reinterpret_cast<int (*)(void *, int)>(dlsym(RTLD_DEFAULT, "PyCode_Addr2Line"));
    if (!version || !this_thread || !line_of) return false;  // No Python program.
    std::string release = version();
    for (const Layout &each : kLayouts) {
        if (release.compare(0, 5, "3." + std::to_string(each.minor) + ".") == 0) layout = &each;
    }
    if (release.find("free-threading") != std::string::npos) layout = nullptr;
    if (!layout)
        note("Python " + release.substr(0, release.find(' ')) +
             ": lines that launch are read in 3.11 to 3.13 only");
    return layout != nullptr;
}

const char *python_place() {
    if (!layout) return nullptr;
    void *thread = this_thread();
    if (!thread) return nullptr;
    auto frame = at<const void *>(thread, layout->current);
    if (layout->via_cframe && frame) frame = at<const void *>(frame, layout->cframe_current);
    const Place *innermost = nullptr;
    for (int depth = 0; frame && depth < kDeepest;
         ++depth, frame = at<const void *>(frame, layout->previous)) {
        if (at<unsigned char>(frame, layout->owner) >= kOwnedByC) continue;
        const Place &place =
            place_of(at<const void *>(frame, layout->code), at<const void *>(frame, layout->instruction));
        if (place.is_users) return place.text.c_str();
        if (!innermost && !place.text.empty()) innermost = &place;
    }
    return innermost ? innermost->text.c_str() : nullptr;
}

}  // namespace cuado
