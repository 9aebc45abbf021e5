// Launches a kernel that cuado rewrote, where the conditions of its proof hold, and the original
// kernel everywhere else. Needs the CUDA driver's interface (cuda.h, -lcuda) and C++14.
//
// What is checked are the tables at the end of this file; PREFIX.conditions.json has the same.
// A launch of the original is never an error: Outcome::why says which condition does not hold.
// One long file: it is written beside the code, and is to need nothing but that.

#ifndef CUADO_LAUNCHER_@CORE@
#define CUADO_LAUNCHER_@CORE@

#include <cuda.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <iterator>
#include <mutex>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace cuado_launcher_@CORE@ {

// Blocks of a grid, or threads of a block.
struct Extent {
    unsigned x, y, z;
    Extent(unsigned x_ = 1, unsigned y_ = 1, unsigned z_ = 1) : x(x_), y(y_), z(z_) {}
};

// Memory that the kernel may access through a pointer; of 0 bytes: the driver is asked.
struct Range {
    CUdeviceptr begin = 0;
    std::size_t bytes = 0;
};

// A pointer that is passed, and the memory behind it. Of arrays that come from a pool give the
// array's own range: the driver only knows the pool's.
struct Pointer {
    CUdeviceptr address;
    Range memory;

    Pointer(CUdeviceptr address_) : address(address_) {}
    Pointer(CUdeviceptr address_, CUdeviceptr begin, std::size_t bytes) : address(address_) {
        memory.begin = begin;
        memory.bytes = bytes;
    }
    template <class T>
    Pointer(T* pointer) : address(reinterpret_cast<std::uintptr_t>(pointer)) {}
    // An array of that many bytes that begins where the pointer leads.
    template <class T>
    Pointer(T* pointer, std::size_t bytes) : Pointer(pointer) {
        memory.begin = address;
        memory.bytes = bytes;
    }
};

// A structure that is passed by value.
template <std::size_t N>
struct Bytes {
    unsigned char data[N];
    std::vector<std::pair<std::size_t, Range>> memories;

    template <class T>
    Bytes(const T& value) {
        static_assert(sizeof(T) == N, "the kernel takes a structure of another size");
        static_assert(std::is_trivially_copyable<T>::value, "it is passed as its bytes");
        std::memcpy(data, &value, N);
    }
    // The memory behind the pointer at a byte of the structure.
    Bytes& behind(std::size_t at, CUdeviceptr begin, std::size_t bytes) {
        Range range;
        range.begin = begin;
        range.bytes = bytes;
        memories.emplace_back(at, range);
        return *this;
    }
};

// What became of a launch.
struct Outcome {
    bool optimised = false;          // whether the rewritten kernel was launched
    CUresult status = CUDA_SUCCESS;  // of the launch
    std::string why;                 // the condition that does not hold; empty if all do
};

struct Shape {
    Extent grid, block;
    unsigned shared;
};

struct PlaceRow {
    unsigned parameter;
    std::size_t at;
    unsigned memory;
    std::size_t offset;
};
struct ParameterRow {
    const char* name;
    std::size_t bytes;
    const char* value;  // null: any will do
};
struct MemoryRow {
    const char* name;
    std::size_t bytes, alignment;
};
struct VariableRow {
    const char* name;
    std::size_t bytes;
    bool is_constant;
};
struct FileRow {
    const char* name;
    std::size_t bytes;
    std::uint32_t crc;
};

// The conditions of a proof, and where the code is.
struct Table {
    const char* kernel;
    int major, minor;
    bool wants_grid, wants_block, wants_shared, wants_sizes, wants_overlap, wants_alignment;
    Shape asked, launched;
    bool has_cluster;
    Extent cluster;
    bool cooperative;
    int carve_out;  // percent; -1 leaves it to the driver
    int registers;  // cap of the original; 0 for none
    std::vector<ParameterRow> parameters;
    std::vector<PlaceRow> places;
    std::vector<MemoryRow> memories;
    std::vector<VariableRow> variables;
    const char* unfit;
    const char* vouched;
    FileRow optimised, original, original_ptx;
};

// What is passed for a parameter.
struct Given {
    const void* data;
    std::vector<std::pair<std::size_t, Range>> memories;
};

template <class T>
Given given(const T& value) {
    return Given{&value, {}};
}
inline Given given(const Pointer& pointer) {
    return Given{&pointer.address, {{0, pointer.memory}}};
}
template <std::size_t N>
Given given(const Bytes<N>& bytes) {
    return Given{bytes.data, bytes.memories};
}

inline std::uint32_t crc_of(const std::vector<char>& data) {
    std::uint32_t crc = 0xFFFFFFFFu;
    for (char each : data) {
        crc ^= static_cast<unsigned char>(each);
        for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320u : 0u);
    }
    return ~crc;
}

inline std::string said(const Extent& e) {
    return "(" + std::to_string(e.x) + ", " + std::to_string(e.y) + ", " + std::to_string(e.z) +
           ")";
}

inline bool same(const Extent& a, const Extent& b) {
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

inline bool apart(const Range& a, const Range& b) {
    return a.begin >= b.begin ? a.begin - b.begin >= b.bytes : b.begin - a.begin >= a.bytes;
}

inline std::string named(CUresult status) {
    const char* name = nullptr;
    return cuGetErrorName(status, &name) == CUDA_SUCCESS && name ? name : std::to_string(status);
}

class Core {
public:
    // Loads both kernels into the current context.
    // Throws std::runtime_error if the original cannot be loaded.
    Core(const Table& table, const std::string& folder, bool vouched) : table_(table) {
        cuCtxGetCurrent(&context_);
        if (!context_) throw std::runtime_error("cuado: there is no current CUDA context");
        load_original(folder);
        unfit_ = load_optimised(folder, vouched);
    }
    ~Core() {
        if (optimised_.module) cuModuleUnload(optimised_.module);
        if (original_.module) cuModuleUnload(original_.module);
    }
    Core(const Core&) = delete;
    Core& operator=(const Core&) = delete;

    // Why the rewritten kernel is never launched here; empty if it may be.
    const std::string& unfit() const { return unfit_; }

    // The original's module: what host code sets of its variables, both kernels see.
    CUmodule module() const { return original_.module; }

protected:
    Outcome run(const Shape& shape, CUstream stream, const std::vector<Given>& values) {
        std::lock_guard<std::mutex> lock(mutex_);
        std::vector<void*> data;
        for (const Given& each : values) data.push_back(const_cast<void*>(each.data));
        Outcome outcome;
        outcome.why = objection(shape, values);
        if (outcome.why.empty()) {
            outcome.why = start_optimised(shape, stream, data, outcome);
            if (outcome.optimised) return outcome;
        }
        outcome.status = start(original_, shape, stream, data);
        return outcome;
    }

private:
    struct Kernel {
        CUmodule module = nullptr;
        CUfunction function = nullptr;
        unsigned granted = 0;
    };
    // A variable that is copied: in the rewritten kernel's module, and in the original's.
    struct Carried {
        const VariableRow* row;
        CUdeviceptr here, there;
    };

    static std::string read(const std::string& folder, const FileRow& file,
                            std::vector<char>& content) {
        std::ifstream stream(folder + "/" + file.name, std::ios::binary);
        content.assign(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
        if (!stream) return std::string("cannot read ") + file.name;
        if (content.size() != file.bytes || crc_of(content) != file.crc)
            return std::string(file.name) + " is not the file that was written with this launcher";
        content.push_back('\0');
        return "";
    }

    void load_original(const std::string& folder) {
        std::vector<char> code;
        if (is_device() && read(folder, table_.original, code).empty() &&
            cuModuleLoadData(&original_.module, code.data()) == CUDA_SUCCESS) {
            find(original_);
            return;
        }
        std::string problem = read(folder, table_.original_ptx, code);
        if (!problem.empty()) throw std::runtime_error("cuado: " + problem);
        CUjit_option option = CU_JIT_MAX_REGISTERS;
        void* most = reinterpret_cast<void*>(static_cast<std::uintptr_t>(table_.registers));
        CUresult status = cuModuleLoadDataEx(&original_.module, code.data(),
                                             table_.registers ? 1 : 0, &option, &most);
        if (status != CUDA_SUCCESS)
            throw std::runtime_error("cuado: the original cannot be loaded: " + named(status));
        find(original_);
    }

    void find(Kernel& kernel) {
        CUresult status = cuModuleGetFunction(&kernel.function, kernel.module, table_.kernel);
        if (status != CUDA_SUCCESS)
            throw std::runtime_error("cuado: the original has no such kernel: " + named(status));
        wide_clusters(kernel);
    }

    void wide_clusters(Kernel& kernel) {
        const Extent& c = table_.cluster;
#if CUDA_VERSION >= 11080
        if (table_.has_cluster && c.x * c.y * c.z > 8)
            cuFuncSetAttribute(kernel.function,
                               CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, 1);
#else
        (void)kernel, (void)c;
#endif
    }

    bool is_device() {
        CUdevice device = 0;
        int major = 0, minor = 0;
        return cuCtxGetDevice(&device) == CUDA_SUCCESS &&
               cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
                                    device) == CUDA_SUCCESS &&
               cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
                                    device) == CUDA_SUCCESS &&
               major == table_.major && minor == table_.minor;
    }

    std::string load_optimised(const std::string& folder, bool vouched) {
        if (*table_.unfit) return table_.unfit;
        if (*table_.vouched && !vouched)
            return std::string("nobody vouched for this: ") + table_.vouched;
        if (!is_device())
            return "the device is not of compute capability " + std::to_string(table_.major) + "." +
                   std::to_string(table_.minor);
        std::vector<char> code;
        std::string problem = read(folder, table_.optimised, code);
        if (!problem.empty()) return problem;
        CUresult status = cuModuleLoadData(&optimised_.module, code.data());
        if (status == CUDA_SUCCESS)
            status = cuModuleGetFunction(&optimised_.function, optimised_.module, table_.kernel);
        if (status == CUDA_SUCCESS && table_.carve_out >= 0)
            status = cuFuncSetAttribute(optimised_.function,
                                        CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
                                        table_.carve_out);
        if (status != CUDA_SUCCESS) return "the rewritten kernel cannot be loaded: " + named(status);
        wide_clusters(optimised_);
        return find_variables();
    }

    std::string find_variables() {
        for (const VariableRow& each : table_.variables) {
            Carried made = {&each, 0, 0};
            std::size_t here = 0, there = 0;
            bool is_here = cuModuleGetGlobal(&made.here, &here, optimised_.module, each.name) ==
                           CUDA_SUCCESS;
            bool is_there = cuModuleGetGlobal(&made.there, &there, original_.module, each.name) ==
                            CUDA_SUCCESS;
            if (!is_here && each.is_constant) continue;  // Its code does not use it.
            if (!is_here || !is_there || here != there || here != each.bytes)
                return std::string("variable '") + each.name + "' is not in both modules";
            carried_.push_back(made);
        }
        return "";
    }

    std::string objection(const Shape& shape, const std::vector<Given>& values) {
        if (!unfit_.empty()) return unfit_;
        CUcontext current = nullptr;
        if (cuCtxGetCurrent(&current) != CUDA_SUCCESS || current != context_)
            return "the context is not the one that the kernels were loaded into";
        std::string why = objection_to(shape);
        for (std::size_t n = 0; why.empty() && n < values.size(); ++n)
            why = objection_to(n, static_cast<const char*>(values[n].data));
        return why.empty() ? objection_to(values) : why;
    }

    std::string objection_to(const Shape& shape) const {
        const Shape& asked = table_.asked;
        if (table_.wants_grid && !same(shape.grid, asked.grid))
            return "the grid is " + said(shape.grid) + ", the proof is of " + said(asked.grid);
        if (table_.wants_block && !same(shape.block, asked.block))
            return "the block is " + said(shape.block) + ", the proof is of " + said(asked.block);
        if (table_.wants_shared && shape.shared != asked.shared)
            return "the dynamic shared memory is " + std::to_string(shape.shared) +
                   ", the proof is of " + std::to_string(asked.shared);
        return "";
    }

    // Whether a parameter has the bytes of the proof; those of pointers are not looked at.
    std::string objection_to(std::size_t number, const char* data) const {
        const ParameterRow& row = table_.parameters[number];
        if (!row.value) return "";
        std::vector<char> bytes(data, data + row.bytes);
        for (const PlaceRow& place : table_.places)
            if (place.parameter == number)
                std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(place.at), 8, '\0');
        if (std::equal(bytes.begin(), bytes.end(), row.value)) return "";
        return std::string("'") + row.name + "' has another value than in the proof";
    }

    // Whether the memory behind all pointers is as large, and lies as far apart, as in the proof.
    std::string objection_to(const std::vector<Given>& values) const {
        if (!table_.wants_sizes && !table_.wants_overlap && !table_.wants_alignment &&
            carried_.empty())
            return "";
        std::vector<Range> ranges;
        for (const PlaceRow& place : table_.places) {
            Range range;
            std::string why = find(place, values[place.parameter], range);
            if (!why.empty()) return why;
            ranges.push_back(range);
        }
        for (std::size_t i = 0; i < ranges.size(); ++i) {
            for (std::size_t j = 0; table_.wants_overlap && j < i; ++j) {
                bool is_one = table_.places[i].memory == table_.places[j].memory;
                const Range &a = ranges[i], &b = ranges[j];
                if (is_one ? a.begin == b.begin && a.bytes == b.bytes : apart(a, b)) continue;
                return both(i, j) + (is_one ? " lead into one memory in the proof"
                                            : " share memory, in the proof they do not");
            }
            for (const Carried& each : carried_) {
                Range own;
                own.begin = each.there;
                own.bytes = each.row->bytes;
                if (!apart(ranges[i], own))
                    return word(i) + " leads into variable '" + each.row->name + "'";
            }
        }
        return "";
    }

    // The memory behind a pointer: what the caller gave, or what the driver says.
    std::string find(const PlaceRow& place, const Given& value, Range& range) const {
        const MemoryRow& memory = table_.memories[place.memory];
        std::uint64_t pointer = 0;
        std::memcpy(&pointer, static_cast<const char*>(value.data) + place.at, sizeof(pointer));
        CUdeviceptr begin = pointer - place.offset;
        std::string name = word(place);
        for (const auto& each : value.memories)
            if (each.first == place.at) range = each.second;
        Range allocation;
        bool is_known = cuMemGetAddressRange(&allocation.begin, &allocation.bytes,
                                             range.bytes ? range.begin : begin) == CUDA_SUCCESS;
        if (!range.bytes && !is_known)
            return "the driver knows no memory behind " + name + ": give its range";
        if (!range.bytes) range = allocation;
        if (is_known && (range.begin < allocation.begin || range.bytes > allocation.bytes ||
                         range.begin - allocation.begin > allocation.bytes - range.bytes))
            return "the memory that is given for " + name + " is larger than its allocation";
        if (table_.wants_sizes && range.bytes != memory.bytes)
            return "the memory behind " + name + " has " + std::to_string(range.bytes) +
                   " bytes, the proof is of " + std::to_string(memory.bytes);
        if (pointer < range.begin || pointer - range.begin > range.bytes ||
            (table_.wants_sizes && range.begin != begin))
            return name + " does not lead to where it did in its memory";
        if (table_.wants_alignment && begin % memory.alignment)
            return "the memory behind " + name + " does not begin at a multiple of " +
                   std::to_string(memory.alignment) + " bytes";
        return "";
    }

    std::string word(const PlaceRow& place) const {
        std::string name = std::string("'") + table_.parameters[place.parameter].name + "'";
        return place.at ? name + " + " + std::to_string(place.at) : name;
    }
    std::string word(std::size_t place) const { return word(table_.places[place]); }
    std::string both(std::size_t i, std::size_t j) const { return word(j) + " and " + word(i); }

    std::string start_optimised(const Shape& shape, CUstream stream, std::vector<void*>& data,
                                Outcome& outcome) {
        for (const Carried& each : carried_) {
            CUresult status = cuMemcpyDtoDAsync(each.here, each.there, each.row->bytes, stream);
            if (status != CUDA_SUCCESS) return "variables cannot be copied: " + named(status);
        }
        Shape made = shape;
        if (table_.wants_grid) made.grid = table_.launched.grid;
        if (table_.wants_block) made.block = table_.launched.block;
        if (table_.wants_shared) made.shared = table_.launched.shared;
        CUresult status = start(optimised_, made, stream, data);
        if (status != CUDA_SUCCESS) return "the driver refused the launch: " + named(status);
        outcome.optimised = true;
        for (const Carried& each : carried_)
            if (!each.row->is_constant && outcome.status == CUDA_SUCCESS)
                outcome.status =
                    cuMemcpyDtoDAsync(each.there, each.here, each.row->bytes, stream);
        return "";
    }

    CUresult start(Kernel& kernel, const Shape& shape, CUstream stream, std::vector<void*>& data) {
        const Extent &g = shape.grid, &b = shape.block;
        if (shape.shared > kernel.granted) {
            CUresult status = cuFuncSetAttribute(kernel.function,
                                                 CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                                                 static_cast<int>(shape.shared));
            if (status != CUDA_SUCCESS) return status;
            kernel.granted = shape.shared;
        }
        if (!table_.has_cluster && !table_.cooperative)
            return cuLaunchKernel(kernel.function, g.x, g.y, g.z, b.x, b.y, b.z, shape.shared,
                                  stream, data.data(), nullptr);
#if CUDA_VERSION >= 11080
        CUlaunchAttribute attributes[2] = {};
        unsigned count = 0;
        if (table_.has_cluster) {
            attributes[count].id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
            attributes[count].value.clusterDim.x = table_.cluster.x;
            attributes[count].value.clusterDim.y = table_.cluster.y;
            attributes[count++].value.clusterDim.z = table_.cluster.z;
        }
        if (table_.cooperative) {
            attributes[count].id = CU_LAUNCH_ATTRIBUTE_COOPERATIVE;
            attributes[count++].value.cooperative = 1;
        }
        CUlaunchConfig config = {};
        config.gridDimX = g.x, config.gridDimY = g.y, config.gridDimZ = g.z;
        config.blockDimX = b.x, config.blockDimY = b.y, config.blockDimZ = b.z;
        config.sharedMemBytes = shape.shared;
        config.hStream = stream;
        config.attrs = attributes;
        config.numAttrs = count;
        return cuLaunchKernelEx(&config, kernel.function, data.data(), nullptr);
#else
        return CUDA_ERROR_NOT_SUPPORTED;
#endif
    }

    const Table& table_;
    CUcontext context_ = nullptr;
    Kernel original_, optimised_;
    std::vector<Carried> carried_;
    std::string unfit_;
    std::mutex mutex_;
};

}  // namespace cuado_launcher_@CORE@

#endif
