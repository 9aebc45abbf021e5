"""Kernels whose loops can be dealt out, and kernels that just miss a condition; in CUDA C."""

from functools import cache

from alike import count, numbers

from cuado.model.launch import Extent, Launch
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain import nvrtc

ROOM = 8192
SETS, SIZE = 37, 64
# What stands for S in a kernel of data sets: `before` the loop, in it, `after` it.
_SETS = """
extern "C" __global__ void {name}(int n, const int *in, int *out) {{
    __shared__ int v[{room}];
    int t = threadIdx.x;
    {before}
    for (int s = 0; s < n; s++) {{
        {body}
    }}
    {after}
}}"""
_FILL = "v[t] = in[s * 64 + t]; __syncthreads();"
_KEEP = "out[s * 64 + t] = v[63 - t]; __syncthreads();"
_TREE = "for (int k = 32; k; k /= 2) { if (t < k) v[t] += v[t + k]; __syncthreads(); }"
_SWEEP = (
    "if (q == 0 || q == 127) v[128 + q] = v[q];else v[128 + q] = v[q - 1] + 2 * v[q] + v[q + 1];"
)
_SWEPT = "v[q] = v[128 + q];"
_SWEEP_BY_DATA = (
    "if (in[q] & 1) v[128 + q] = v[q]; else v[128 + q] = v[q ^ 1] + 2 * v[q] + v[q ^ 2];"
)
# Each step needs what all earlier ones of the same set have left.
_RECURSION = (
    "v[t] = in[s * 64 + t]; __syncthreads(); for (int i = 1; i <= 16; i++) {"
    "if (t == 0) { int a = v[i]; for (int j = 1; j < i; j++) a += v[64 + j] * v[i - j];"
    "v[127] = a; } __syncthreads(); if (t >= 1 && t < i) v[96 + t] = v[127] + v[64 + i - t];"
    "if (t == i) v[96 + i] = v[127]; __syncthreads();"
    "if (t >= 1 && t <= i) v[64 + t] = v[96 + t]; __syncthreads(); }"
    "out[s * 64 + t] = v[65 + t % 16]; __syncthreads();"
)
# Until nobody raises a flag that one thread lowers in each turn.
_UNTIL = (
    "int x = in[s * 64 + t], k = 0; do { __syncthreads(); if (t == 0) v[64] = 0; __syncthreads();"
    "x = x / 2; if (x > 3) v[64] = 1; __syncthreads(); } while (v[64] && ++k < 20);"
    "out[s * 64 + t] = x + k; __syncthreads();"
)
_NO_WAIT = "if (t == 63 - i) v[96 + i] = v[127];"
SETS_BODIES: dict[str, dict[str, object]] = {
    # What can be dealt out.
    "turned": {"body": _FILL + _KEEP},
    "summed": {"body": _FILL + _TREE + "if (t == 0) out[s] = v[0]; __syncthreads();"},
    "rows_of_the_output": {"body": _FILL + "out[t * n + s] = v[63 - t]; __syncthreads();"},
    "in_two_halves": {
        "body": "if (t < 32) v[t] = in[s * 64 + t]; if (t >= 32) v[t] = s; __syncthreads();" + _KEEP
    },
    "by_a_loop": {
        "body": "for (int q = t; q < 64; q += 32) v[q] = in[s * 64 + q]; __syncthreads();" + _KEEP
    },
    "a_table_before": {
        "before": "v[64 + t] = in[t]; __syncthreads();",
        "room": 128,
        "body": _FILL + "out[s * 64 + t] = v[63 - t] + v[64 + (in[s] & 63)]; __syncthreads();",
    },
    "counted_bins": {
        "body": "v[t] = 0; __syncthreads(); atomicAdd(&v[in[s * 64 + t] & 63], 1);"
        "__syncthreads();" + _KEEP
    },
    "in_place": {"body": "v[t] = out[s * 64 + t]; __syncthreads();" + _KEEP},
    "strided_sets": {
        "body": "v[t] = in[s * 64 + t]; __syncthreads();" + _KEEP,
        "before": "out[4095 + t] = t;",
        "after": "",
    },
    "scanned": {
        "room": 128,
        "body": "int cur = 0; v[t] = in[s * 64 + t]; __syncthreads();"
        "for (int d = 1; d < blockDim.x; d *= 2) { int x = v[cur + t];"
        " if (t >= d) x += v[cur + t - d]; v[(cur ^ 64) + t] = x; cur ^= 64; __syncthreads(); }"
        "out[s * 64 + t] = v[cur + t]; __syncthreads();",
    },
    **{
        name: {
            "room": 256,
            "body": "for (int q = t; q < 128; q += 64) v[q] = in[(s * 64 + q) & 4095];"
            "__syncthreads(); for (int k = 0; k < n; k++) {"
            f"for (int q = t; q < 128; q += 64) {{ {first} }} __syncthreads();"
            f"for (int q = t; q < 128; q += 64) {{ {then} }} __syncthreads(); }}"
            "out[s * 64 + t] = v[t] - v[t + 64]; __syncthreads();",
        }
        for name, first, then in (
            ("swept", _SWEEP, _SWEPT),
            ("swept_by_data", _SWEEP_BY_DATA, _SWEPT),
            ("swept_by_some", _SWEEP_BY_DATA.replace("else", "else if (in[q] & 2)"), _SWEPT),
            ("swept_after_use", f"v[q] += v[128 + q]; {_SWEEP}", _SWEPT),
            ("swept_to_two_places", _SWEEP_BY_DATA.replace("v[128 + q]", "v[255 - q]", 1), _SWEPT),
        )
    },
    "swept_from_the_next": {
        "room": 128,
        "body": _FILL + '_Pragma("unroll 1") for (int k = 0; k < n; k++) {'
        "if (t == 0) v[64 + k] = in[s + k];"
        "__syncthreads(); v[t] += v[64 + (k < n - 1 ? k + 1 : k)]; __syncthreads(); }" + _KEEP,
    },
    "columns_of_a_row": {
        "body": _FILL
        + "for (int c = t; c < n + 150; c += 64) out[s * (n + 150) + c] = v[63 - t] + c;"
        "__syncthreads();"
    },
    "recursion": {"room": 128, "body": _RECURSION},
    "recursion_if_asked": {
        "room": 128,
        "body": "int k = in[s]; if (k > 500) k = k * 3 + 1;"
        + _RECURSION.replace("v[127] + v", "v[127] + k + v"),
    },
    "until_settled": {"room": 65, "body": _UNTIL},
    # What just misses a condition.
    "until_settled_late": {"room": 65, "body": _UNTIL.replace("t == 0", "t == 0 && k > 0")},
    "until_settled_for_some": {
        "room": 65,
        "body": _UNTIL.replace("do {", "do { if (in[s + k] & 1) break;")
        + "out[s * 64 + t] += v[64]; __syncthreads();",
    },
    **{
        f"recursion_{name}": {"room": 128, "body": _RECURSION.replace(one, other)}
        for name, one, other in (
            ("from_the_next", "j < i; j++", "j <= i; j++"),
            ("by_some", "if (t == i) v[96", "if (t == i && in[s] & 1) v[96"),
            ("that_does_not_wait", "if (t == i) v[96 + i] = v[127]; __syncthreads();", _NO_WAIT),
            ("left_by_some", "v[127] = a; }", "v[127] = a; } if (in[s] & 4) continue;"),
        )
    },
    "half_is_never_scanned": {
        "room": 128,
        "body": "int cur = 0; v[64 + t] = in[s * 64 + t]; __syncthreads();"
        "for (int d = 1; d < blockDim.x; d *= 2) { int x = v[cur + t];"
        " if (t >= d) x += v[cur + t - d]; v[(cur ^ 64) + t] = x; cur ^= 64; __syncthreads(); }"
        "out[s * 64 + t] = v[cur + t]; __syncthreads();",
    },
    "columns_of_the_next_row": {
        "body": _FILL
        + "for (int c = t; c < n + 151; c += 64) out[s * (n + 150) + c] = v[63 - t] + c;"
        "__syncthreads();"
    },
    "half_is_filled": {
        "body": "if (t < 32) v[t] = in[s * 64 + t]; __syncthreads();"
        + _KEEP
        + "v[t] = t; __syncthreads();"
    },
    "filled_after_use": {"body": "out[s * 64 + t] = v[63 - t]; __syncthreads();" + _FILL},
    "filled_by_one_after_its_use": {"body": "if (t == 0) out[s] = v[5]; __syncthreads();" + _FILL},
    "filled_by_data": {"body": "if (in[s * 64 + t] > 500) v[t] = s; __syncthreads();" + _KEEP},
    "added_to": {"body": "v[t] += in[s * 64 + t]; __syncthreads();" + _KEEP},
    "the_same_elements": {"body": _FILL + "out[s / 2 * 64 + t] = v[63 - t]; __syncthreads();"},
    "the_next_set": {"body": "v[t] = out[(s + 1) * 64 + t]; __syncthreads();" + _KEEP},
    "overlapping": {"body": _FILL + "out[s * 63 + t] = v[63 - t]; __syncthreads();"},
    "carried": {
        "before": "int last = 0;",
        "body": _FILL + "out[s * 64 + t] = v[63 - t] + last;last = v[t]; __syncthreads();",
    },
    "merged_by_a_block": {
        "before": "int m = 0;",
        "body": "m += in[s * 64 + t] >> 1;",
        "after": "v[t] = m; __syncthreads();" + _TREE + "if (t == 0) atomicAdd(out, v[0]);",
    },
    "used_afterwards": {"body": _FILL + _KEEP, "after": "out[4095 + t] = v[t ^ 1];"},
    "read_before": {
        "before": "int first = out[t];",
        "body": _FILL + "out[s * 64 + t] = v[63 - t] + first;__syncthreads();",
    },
    "ends_early": {"body": _FILL + _KEEP + "if (v[0] == 77) break;"},
    "until_data": {"body": _FILL + _KEEP + "n = in[0] & 15;"},
}
_STORED = _FILL + _KEEP
_WARP = (
    "int a = in[s * 32 + l]; for (int k = 16; k; k /= 2) a += __shfl_xor_sync(~0u, a, k);"
    "if (l == 0) out[s] = a;"
)
_OF_BLOCKS = """
extern "C" __global__ void {name}(int n, const int *in, int *out) {{
    __shared__ int v[64];
    int t = threadIdx.x, l = t & 31;
    {body}
}}"""
OF_BLOCKS_BODIES = {
    # Loops that begin at the block's index.
    "of_blocks": f"for (int s = blockIdx.x; s < n; s += gridDim.x) {{ {_STORED} }}",
    "of_long_counts": "for (long long s = blockIdx.x; s < n; s += gridDim.x) {" + _STORED + "}",
    "of_sizes": "for (size_t s = blockIdx.x; s < n; s += gridDim.x) {" + _STORED + "}",
    "of_a_widened_count": "for (int s = blockIdx.x; s < n; s += gridDim.x) {"
    "const int *i = in + (size_t)s * 64; int *o = out + (size_t)s * 64;"
    "v[t] = i[t]; __syncthreads(); o[t] = v[63 - t]; __syncthreads(); }",
    "of_parts": "int per = (n + gridDim.x - 1) / gridDim.x;"
    "int last = min(n, (int)(blockIdx.x + 1) * per);"
    "\n#pragma unroll 1\nfor (int s = blockIdx.x * per; s < last; s++) {" + _STORED + "}",
    "with_a_local_array": "for (int s = blockIdx.x; s < n; s += gridDim.x) {"
    "v[t] = __float_as_int(sinf(in[s * 64 + t] * 1e6f)); __syncthreads();" + _KEEP + "}",
    "of_warps": "for (int s = blockIdx.x * 2 + t / 32; s < n; s += 2 * gridDim.x) {" + _WARP + "}",
    # What just misses a condition.
    "of_the_next_block": "for (int s = blockIdx.x; s < n; s += gridDim.x) {"
    "v[t] = out[(s + gridDim.x) * 64 + t]; __syncthreads();" + _KEEP + "}",
    "of_half_warps": "for (int s = blockIdx.x * 4 + t / 16; s < n; s += 4 * gridDim.x) {"
    + _WARP
    + "}",
    "of_a_growing_step": "for (int s = blockIdx.x; s < n; s += 1 + s / 4) {" + _STORED + "}",
    "keeps_a_local_array": "int a[8]; for (int k = 0; k < 8; k++) a[k] = in[k + t];"
    "for (int s = blockIdx.x; s < n; s += gridDim.x) {"
    "a[in[s * 64 + t] & 7] = s; v[t] = a[in[s * 64 + t + 1] & 7]; __syncthreads();" + _KEEP + "}",
    "a_local_array_afterwards": "int a[8]; for (int k = 0; k < 8; k++) a[k] = in[k + t];"
    "for (int s = blockIdx.x; s < n; s += gridDim.x) {"
    + _STORED
    + "a[in[s * 64 + t] & 7] = s; } out[8000 + t] = a[in[t] & 7];",
}
_ROWS = """
extern "C" __global__ void {name}(int n, const int *in, int *out) {{
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= 70) return;
    const int *row = in + r * n;
    {body}
}}"""
ROWS_BODIES = {
    # Independent iterations.
    "rows": "for (int c = 0; c < n; c++) out[r * n + c] = row[c] * 3 + c;",
    "columns": "for (int c = 0; c < n; c++) out[c * 70 + r] = row[c] - r;",
    "backwards": "\n#pragma unroll 1\n"
    "for (int c = n - 1; c >= 0; c--) out[r * n + c] = row[c] ^ c;",
    "where_it_holds": "for (int c = 0; c < n; c++) if (row[c] > 300) out[r * n + c] = c;",
    "own_bounds": "for (int c = r & 3; c < n - (r & 1); c += 2) out[r * n + c] = row[c] + 1;",
    "row_in_place": "for (int c = 0; c < n; c++) out[r * n + c] = out[r * n + c] * 5 + row[c];",
    "after_a_store": "out[4095 * 2 - r] = r; for (int c = 0; c < n; c++) out[r * n + c] = row[c];",
    "inner_search": "for (int c = 0; c < n; c++) { int k = 0;"
    "while (k < 20 && row[c] > k * k * 7) k++;"
    "out[r * n + c] = k; }",
    "sines": "for (int c = 0; c < n; c++)"
    "out[r * n + c] = __float_as_int(sinf(row[c] * 1e6f) + cosf(row[c] * 3.f));",
    # Reductions that atomics merge.
    "atomic_sum": "int m = 0; for (int c = 0; c < n; c++) m += row[c]; atomicAdd(out + r % 5, m);",
    "atomic_most": "int m = -7; for (int c = 0; c < n; c++) m = max(m, row[c]);"
    "atomicMax(out + r % 5, m);",
    "atomic_bits": "int m = 0; for (int c = 0; c < n; c++) m ^= row[c] * 3 + c;"
    "atomicXor(out + r % 5, m);",
    "atomic_parts": "int m = 0; for (int c = 0; c < n - r; c++) m += row[c];"
    "atomicAdd(out + r % 5, m);",
    "atomic_from_more": "int m = r; for (int c = 0; c < n; c++) m += row[c]; atomicAdd(out, m);",
    "atomic_twice": "int m = 0; for (int c = 0; c < n; c++) m += row[c]; atomicAdd(out, m * 2);",
    "atomic_and_store": "int m = 0; for (int c = 0; c < n; c++) m += row[c]; atomicAdd(out, m);"
    "atomicAdd(out + 100 + r, 3);",
    "atomic_if": "int m = 0; for (int c = 0; c < n; c++) m += row[c];if (m > 9) atomicAdd(out, m);",
    "atomic_of_another": "int m = 0; for (int c = 0; c < n; c++) m += row[c]; atomicMax(out, m);",
    "atomic_floats": "float m = 0; for (int c = 0; c < n; c++) m += row[c] * .5f;"
    "atomicAdd((float *)out, m);",
    # Reductions.
    "largest": "int m = row[0]; for (int c = 1; c < n; c++) m = max(m, row[c]); out[r] = m;",
    "counted": "int m = 5; for (int c = 0; c < n; c++) if (row[c] > 500) m++; out[r] = m;",
    "bits": "unsigned m = 7; for (int c = 0; c < n; c++) m ^= row[c] * 77u; out[r] = m;",
    "dot": "int m = r; for (int c = 0; c < n; c++) m += row[c] * in[c]; out[r] = m;",
    "nested_sums": "float m = 0; for (int c = 0; c < n; c++) {\n#pragma unroll 1\n"
    "for (int d = 0; d < 8; d++) m += in[c * 8 + d] * 0.5f; } out[r] = __float_as_int(m);",
    "wide": "long long m = 1; for (int c = 0; c < n; c++) m += (long long)row[c] * row[c];"
    "out[r] = (int)(m >> 5) ^ (int)m;",
    "two_of_them": "int m = 0, l = 1 << 30;"
    "for (int c = 0; c < n; c++) { m += row[c]; l = min(l, row[c]); }"
    "out[r] = m; out[r + 100] = l;",
    "normalised": "int m = row[0]; for (int c = 1; c < n; c++) m = max(m, row[c]);"
    "for (int c = 0; c < n; c++) out[r * n + c] = m - row[c];",
    "first_place": "int m = row[0] % 7, at = 0; for (int c = 1; c < n; c++) { int v = row[c] % 7;"
    "if (v > m) { m = v; at = c; } } out[r] = m; out[r + 100] = at;",
    "last_place": "int m = 3, at = -5; for (int c = 0; c < n; c++) { int v = row[c] % 7;"
    "if (v <= m) { m = v; at = c * 3; } } out[r] = m; out[r + 100] = at;",
    # Some are NaN, some zeros of either sign.
    "place_of_a_float": "float m = -1e9f; int at = -1, what = r; for (int c = 0; c < n; c++) {"
    "float v = sqrtf((float)(row[c] % 5 - 2)) * (row[c] % 2 - 0.5f);"
    "if (v > m) { m = v; at = c; what = row[c]; } }"
    "out[r] = __float_as_int(m); out[r + 100] = at; out[r + 200] = what;",
    "wide_place": "long long m = row[0], at = r; for (int c = 0; c < n; c++) {"
    "long long v = row[c] / 100 * 5000000000ll; if (v >= m) { m = v; at = c - v; } }"
    "out[r] = (int)(m >> 9); out[r + 100] = (int)(at >> 3) ^ (int)at;",
    "place_of_a_valid": "int m = 0, at = -1; for (int c = 0; c < n; c++) {"
    "if (row[c] & 1) continue; int v = in[c * 3] % 9; if (v > m) { m = v; at = c; } }"
    "out[r] = m; out[r + 100] = at;",
    "place_among_some": "float m = 1e9f; int at = -1; for (int c = 0; c < n; c++) {"
    "float v = row[c] % 9; if (v <= m && row[c] % 4 > 1) { m = v; at = c; } }"
    "out[r] = __float_as_int(m); out[r + 100] = at;",
    "ends_of_valid": "float m = 1e9f, k = -1e9f; for (int c = 0; c < n; c++) {"
    "if (row[c] % 3 == 0) continue; float v = sqrtf((float)(in[c * 3] % 5 - 1));"
    "m = fminf(m, v); k = fmaxf(k, v); }"
    "out[r] = __float_as_int(m); out[r + 100] = __float_as_int(k);",
    "moments": "int m = 0; long long k = 0; for (int c = 0; c < n; c++) {"
    "m += row[c]; k += (long long)row[c] * c; } out[r] = m + (int)k;",
    "ends_by_choice": "float m = 1e9f, k = -1e9f; for (int c = 0; c < n; c++) {"
    "float v = sqrtf((float)(row[c] % 7 - 2)) * (row[c] % 2 - 0.5f);"
    "m = v < m ? v : m; k = v > k ? v : k; }"
    "out[r] = __float_as_int(m); out[r + 100] = __float_as_int(k);",
    "places_of_both": "int m = row[0], k = row[0], at = 0, to = 0; for (int c = 1; c < n; c++) {"
    "int v = row[c] % 9; if (v < m) { m = v; at = c; } if (v >= k) { k = v; to = c; } }"
    "out[r] = m; out[r + 100] = k; out[r + 200] = at; out[r + 300] = to;",
    "sum_of_some": "int m = r, k = 1 << 20; for (int c = 0; c < n; c++) { int v = row[c];"
    "m = v % 3 ? m + v * c : m; k = v % 5 == 1 ? min(k, v) : k; } out[r] = m; out[r + 100] = k;",
    "walked": "int m = r; const int *p = row, *end = row + n; while (p < end) m += *p++;"
    "out[r] = m;",
    # What just misses a condition.
    "walked_elsewhere": "int m = r; const int *p = row, *end = in + 4096;\n#pragma unroll 1\n"
    "while (p < end) { m += *p; p += 64; } out[r] = m;",
    "walked_unread": "int m = r; const int *p = row, *end = row + n;\n#pragma unroll 1\n"
    "while (p < end) { if (in[m & 63] & 1) m += *p; p++; } out[r] = m;",
    "sum_by_sum": "int m = r; for (int c = 0; c < n; c++) m = m % 7 ? m + row[c] : m; out[r] = m;",
    "ends_that_meet": "float m = 1e9f, k = -1e9f; for (int c = 0; c < n; c++) {"
    "float v = row[c] % 9; m = v < m ? v : m; k = m + v > k ? m + v : k; }"
    "out[r] = __float_as_int(m); out[r + 100] = __float_as_int(k);",
    "ends_in_turn": "float m = 1e9f, k = -1e9f; for (int c = 0; c < n; c++) {"
    "float v = row[c] % 9; if (v < m) m = v; else if (v > k) k = v; }"
    "out[r] = __float_as_int(m); out[r + 100] = __float_as_int(k);",
    "other_of_two": "int m = r, k = 3; for (int c = 0; c < n; c++) { int v = row[c];"
    "int u = v % 3 ? m + v : k + v; k = k + v; m = u; } out[r] = m; out[r + 100] = k;",
    "ends_of_some": "float m = in[r] > 500 ? in[r] : __int_as_float(0x7fc00001 + in[r]);"
    "for (int c = 0; c < n; c++) { if (row[c] % 300) continue; m = fminf(m, in[c * 3] + 900.0f); }"
    "out[r] = __float_as_int(m);",
    "place_by_place": "int m = 0, at = 0; for (int c = 0; c < n; c++) {"
    "int v = row[c]; if (v > m && at < 5) { m = v; at = c; } } out[r] = m; out[r + 100] = at;",
    "place_of_a_few": "int m = 0, at = 0; for (int c = 0; c < n; c++) {"
    "int v = row[c]; if (v > m && v % 3 == 0) at = c; m = v > m ? v : m; }"
    "out[r] = m; out[r + 100] = at;",
    "place_or_not": "int m = 0, at = 0; for (int c = 0; c < n; c++) {"
    "int v = row[c]; if (v > m || v % 8 == 0) { m = v; at = c; } } out[r] = m; out[r + 100] = at;",
    "place_and_sum": "int m = 0, at = 0, k = 0; for (int c = 0; c < n; c++) {"
    "if (row[c] > m) { m = row[c]; at = c; } k ^= m; } out[r] = m + k; out[r + 100] = at;",
    "two_conditions": "int m = 0, at = 0; for (int c = 0; c < n; c++) {"
    "if (row[c] > m + 1) at = c; if (row[c] > m) m = row[c]; } out[r] = m; out[r + 100] = at;",
    "neighbours": "for (int c = 0; c < n - 1; c++) out[r * n + c] = out[r * n + c + 1] + row[c];",
    "shared_places": "for (int c = 0; c < n; c++) out[r * n + c / 8] = row[c];",
    "modulo": "for (int c = 0; c < n; c++) out[r * n + c % 7] = row[c];",
    "running": "int m = 0; for (int c = 0; c < n; c++) { m += row[c]; out[r * n + c] = m; }",
    "scaled": "int m = 0; for (int c = 0; c < n; c++) m = m * 3 + row[c]; out[r] = m;",
    "decides": "int m = 0, k = 0; for (int c = 0; c < n; c++) { m += row[c]; if (m > 900) k++; }"
    "out[r] = m + k;",
    "reset": "int m = 0; for (int c = 0; c < n; c++) { m += row[c]; if (row[c] == 3) m = 0; }"
    "out[r] = m;",
    "first_found": "int c = 0; while (c < n && row[c] < 900) c++; out[r] = c;",
    "last_one": "int m = 0; for (int c = 0; c < n; c++) if (row[c] > 700) m = row[c]; out[r] = m;",
    "kept_places": "int a[8]; for (int k = 0; k < 8; k++) a[k] = k;"
    "for (int c = 0; c < n; c++) { out[r * n + c] = a[row[c] & 7]; a[c & 7] = row[c]; }",
    "atomic_result": "for (int c = 0; c < n; c++) out[r * n + c] = atomicAdd(out + 8000, 1);",
}


@cache
def _compiled() -> str:
    sets = (
        _SETS.format(**{"name": name, "before": "", "after": "", "room": 64} | each)
        for name, each in SETS_BODIES.items()
    )
    rows = (_ROWS.format(name=name, body=body) for name, body in ROWS_BODIES.items())
    blocks = (_OF_BLOCKS.format(name=name, body=each) for name, each in OF_BLOCKS_BODIES.items())
    text = "\n".join((*sets, *rows, *blocks))
    made = nvrtc.compile_to_ptx(text, "compute_90", ("-lineinfo",), name="dealt.cu")
    return made.ptx.rstrip("\0")


def dealt(name: str, n: int = 0, grid: Extent = (0, 1, 1)) -> Launch:
    """A launch: of data sets by one block or by three, of 70 rows by three."""
    is_sets = name in SETS_BODIES or name in OF_BLOCKS_BODIES
    arguments = (
        count("n", n or (SETS if is_sets else 41)),
        numbers("in", ROOM, type_="s32", seed=3),
        numbers("out", ROOM, type_="s32", seed=4),
    )
    shape = grid if grid[0] else ((1, 1, 1) if name in SETS_BODIES else (3, 1, 1))
    block = (SIZE, 1, 1) if is_sets else (32, 1, 1)
    return Launch(name, only_kernel(_compiled(), name), name, shape, block, arguments, ("out",))
