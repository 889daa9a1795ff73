/* A disk that fails on command, and that remembers in which order it was written and synced.
 *
 * Loaded into a process with LD_PRELOAD. Files whose path begins with ZASHIKI_DISK_FILE are its own. The file
 * ZASHIKI_DISK_CONTROL says what fails: lines such as `write 28` or `sync 5`, an operation and an errno. What
 * succeeds is appended to ZASHIKI_DISK_JOURNAL, if that is set: a head of 24 bytes, then the bytes written.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#define FILES 65536

/* 0 is no file of ours, 1 the database, 2 its log, 3 its rollback journal. */
static unsigned char kinds[FILES];
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static int journal = -1;
static char prefix[4096], control[4096];
static size_t prefix_length;

static int (*real_open)(const char *, int, ...);
static int (*real_close)(int);
static ssize_t (*real_read)(int, void *, size_t);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off_t);
static int (*real_unlink)(const char *);

struct head {
    unsigned char operation, file, unused[6];
    uint64_t offset, length;
};

__attribute__((constructor)) static void begin(void) {
    real_open = dlsym(RTLD_NEXT, "open64");
    real_close = dlsym(RTLD_NEXT, "close");
    real_read = dlsym(RTLD_NEXT, "read");
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    real_unlink = dlsym(RTLD_NEXT, "unlink");
    const char *file = getenv("ZASHIKI_DISK_FILE");
    const char *orders = getenv("ZASHIKI_DISK_CONTROL");
    const char *record = getenv("ZASHIKI_DISK_JOURNAL");
    if (!file || !orders || strlen(file) >= sizeof prefix || strlen(orders) >= sizeof control)
        return;
    strcpy(control, orders);
    strcpy(prefix, file);
    prefix_length = strlen(prefix);
    if (record && *record)
        journal = real_open(record, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static unsigned char kind_of(const char *path) {
    if (!prefix_length || strncmp(path, prefix, prefix_length))
        return 0;
    const char *rest = path + prefix_length;
    if (!*rest) return 1;
    if (!strcmp(rest, "-wal")) return 2;
    if (!strcmp(rest, "-journal")) return 3;
    return 0;
}

static unsigned char kind(int fd) { return fd >= 0 && fd < FILES ? kinds[fd] : 0; }

/* The errno that an operation is to fail with; 0 if it is not. */
static int ordered(const char *operation) {
    char text[256];
    int fd = real_open(control, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return 0;
    ssize_t length = real_read(fd, text, sizeof text - 1);
    real_close(fd);
    if (length <= 0) return 0;
    text[length] = 0;
    size_t name = strlen(operation);
    for (char *line = text; line && *line;) {
        if (!strncmp(line, operation, name) && line[name] == ' ')
            return atoi(line + name + 1);
        line = strchr(line, '\n');
        if (line) line++;
    }
    return 0;
}

static void note(char operation, unsigned char file, uint64_t offset, const void *data, uint64_t length) {
    if (journal < 0) return;
    struct head head = {.operation = operation, .file = file, .offset = offset, .length = length};
    struct iovec parts[2] = {{&head, sizeof head}, {(void *)data, data ? length : 0}};
    /* A record that is not whole would make every later one unreadable. */
    if (writev(journal, parts, 2) != (ssize_t)(sizeof head + (data ? length : 0))) abort();
}

static int opened(int fd, const char *path) {
    if (fd >= 0 && fd < FILES) kinds[fd] = kind_of(path);
    return fd;
}

int open64(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = va_arg(rest, mode_t);
    va_end(rest);
    return opened(real_open(path, flags, mode), path);
}

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = va_arg(rest, mode_t);
    va_end(rest);
    return opened(real_open(path, flags, mode), path);
}

int close(int fd) {
    if (fd >= 0 && fd < FILES) kinds[fd] = 0;
    return real_close(fd);
}

static ssize_t put(int fd, const void *data, size_t length, off_t offset, int moves) {
    pthread_mutex_lock(&turn);
    int wrong = ordered("write");
    ssize_t done = -1;
    if (!wrong) {
        done = moves ? real_write(fd, data, length) : real_pwrite(fd, data, length, offset);
        if (done > 0) note('w', kind(fd), (uint64_t)offset, data, (uint64_t)done);
        wrong = errno;
    }
    pthread_mutex_unlock(&turn);
    if (done < 0) errno = wrong;
    return done;
}

ssize_t write(int fd, const void *data, size_t length) {
    if (!kind(fd)) return real_write(fd, data, length);
    return put(fd, data, length, lseek(fd, 0, SEEK_CUR), 1);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off_t offset) {
    if (!kind(fd)) return real_pwrite(fd, data, length, offset);
    return put(fd, data, length, offset, 0);
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) { return pwrite64(fd, data, length, offset); }

static int flush(int fd, int (*real)(int)) {
    if (!kind(fd)) return real(fd);
    pthread_mutex_lock(&turn);
    int wrong = ordered("sync"), done = -1;
    if (!wrong) {
        done = real(fd);
        wrong = errno;
    }
    /* After a sync that failed the system counts the pages as written, though they are not. */
    note(done ? 'f' : 's', kind(fd), 0, NULL, 0);
    pthread_mutex_unlock(&turn);
    if (done) errno = wrong;
    return done;
}

int fsync(int fd) { return flush(fd, real_fsync); }

int fdatasync(int fd) { return flush(fd, real_fdatasync); }

int ftruncate64(int fd, off_t length) {
    if (!kind(fd)) return real_ftruncate(fd, length);
    pthread_mutex_lock(&turn);
    int wrong = ordered("write"), done = -1;
    if (!wrong) {
        done = real_ftruncate(fd, length);
        if (!done) note('t', kind(fd), (uint64_t)length, NULL, 0);
        wrong = errno;
    }
    pthread_mutex_unlock(&turn);
    if (done) errno = wrong;
    return done;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

int unlink(const char *path) {
    unsigned char file = kind_of(path);
    if (!file) return real_unlink(path);
    pthread_mutex_lock(&turn);
    int done = real_unlink(path);
    if (!done) note('u', file, 0, NULL, 0);
    pthread_mutex_unlock(&turn);
    return done;
}
