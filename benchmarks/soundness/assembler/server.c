/* Assembles PTX with the code of ptxas itself (nvPTXCompiler), again and again in one process.
 *
 * Starting ptxas takes as long as assembling a small kernel, and a random kernel has hundreds of
 * versions. The static library has the same code generator as the ptxas of the same release.
 *
 * A question on standard input: three unsigned 32-bit numbers of this machine's order (how many
 * options, bytes of all options with a zero behind each, bytes of the text), then those bytes. An
 * answer on standard output: three more (0 if it was assembled, bytes of the cubin, bytes of what
 * the assembler said), then those bytes. The end of the input ends it. With an argument it says its
 * release and ends.
 */

#include <nvPTXCompiler.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST_OPTIONS = 32 };

static char *space(size_t size) {
    char *made = malloc(size + 1);
    if (made == NULL) {
        exit(2);
    }
    made[size] = 0;
    return made;
}

static int whole(void *into, size_t size) {
    return fread(into, 1, size, stdin) == size;
}

static void say(const void *data, size_t size) {
    if (fwrite(data, 1, size, stdout) != size) {
        exit(3);
    }
}

/* What the assembler said, errors before the rest; the caller frees it. */
static char *said(nvPTXCompilerHandle compiler, size_t *size) {
    size_t errors = 0, notes = 0;
    nvPTXCompilerGetErrorLogSize(compiler, &errors);
    nvPTXCompilerGetInfoLogSize(compiler, &notes);
    char *text = space(errors + notes + 4);
    *size = 0;
    if (errors) {
        nvPTXCompilerGetErrorLog(compiler, text);
        *size = errors;
        text[(*size)++] = '\n';
    }
    if (notes) {
        nvPTXCompilerGetInfoLog(compiler, text + *size);
        *size += notes;
    }
    return text;
}

static void answer(size_t text_size, const char *text, int count, const char *const *options) {
    nvPTXCompilerHandle compiler;
    size_t code_size = 0, log_size = 0;
    char *code = NULL, *log = NULL;
    uint32_t head[3] = {1, 0, 0};
    if (nvPTXCompilerCreate(&compiler, text_size, text) == NVPTXCOMPILE_SUCCESS) {
        head[0] = (uint32_t)nvPTXCompilerCompile(compiler, count, options);
        if (head[0] == 0 && nvPTXCompilerGetCompiledProgramSize(compiler, &code_size) == 0) {
            code = space(code_size);
            head[0] = (uint32_t)nvPTXCompilerGetCompiledProgram(compiler, code);
        }
        log = said(compiler, &log_size);
        nvPTXCompilerDestroy(&compiler);
    }
    head[1] = (uint32_t)code_size;
    head[2] = (uint32_t)log_size;
    say(head, sizeof head);
    say(code, code_size);
    say(log, log_size);
    fflush(stdout);
    free(code);
    free(log);
}

int main(int count, char **arguments) {
    uint32_t head[3];
    (void)arguments;
    if (count > 1) {
        unsigned major = 0, minor = 0;
        nvPTXCompilerGetVersion(&major, &minor);
        printf("%u.%u\n", major, minor);
        return 0;
    }
    while (whole(head, sizeof head)) {
        const char *options[MOST_OPTIONS];
        char *words = space(head[1]), *text = space(head[2]);
        if (head[0] > MOST_OPTIONS || !whole(words, head[1]) || !whole(text, head[2])) {
            return 1;
        }
        const char *word = words;
        for (uint32_t n = 0; n < head[0]; n++) {
            options[n] = word;
            while (*word++) {
            }
        }
        answer(head[2], text, (int)head[0], options);
        free(words);
        free(text);
    }
    return 0;
}
