// Makes the disk of a server fail: the file named by FOUR_FAULT says how. Loaded with LD_PRELOAD.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// Whether a file belongs to the database.
static int is_database(int fd) {
    char link[64], name[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length < 0) return 0;
    name[length] = 0;
    return strstr(name, "games.db") != NULL;
}

// The fault in force, as the first letter of its name: e(io), n(ospc), s(tall), f(sync only), c(lock); 0 if there is none.
static char fault(void) {
    const char *path = getenv("FOUR_FAULT");
    int fd = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    char kind = 0;
    if (fd >= 0) {
        if (read(fd, &kind, 1) != 1) kind = 0;
        close(fd);
    }
    return kind;
}

// Returns whether the call must fail. A stall lasts as long as the fault.
static int fails(int fd, int syncs) {
    int kept = errno;
    if (!is_database(fd)) return 0;
    char kind = fault();
    while (kind == 's') {
        struct timespec pause = {0, 5000000};
        nanosleep(&pause, NULL);
        kind = fault();
    }
    if (kind == 'e' || (kind == 'f' && syncs)) {
        errno = EIO;
        return 1;
    }
    if (kind == 'n' && !syncs) {
        errno = ENOSPC;
        return 1;
    }
    errno = kept;
    return 0;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
    return fails(fd, 0) ? -1 : REAL(pwrite)(fd, data, size, at);
}
ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
    return fails(fd, 0) ? -1 : REAL(pwrite64)(fd, data, size, at);
}
ssize_t write(int fd, const void *data, size_t size) {
    return fails(fd, 0) ? -1 : REAL(write)(fd, data, size);
}
// The wall clock is 400 days ahead while the fault is "clock".
int clock_gettime(clockid_t clock, struct timespec *now) {
    int result = REAL(clock_gettime)(clock, now);
    if (result == 0 && clock == CLOCK_REALTIME && fault() == 'c') now->tv_sec += 400L * 86400;
    return result;
}
int fsync(int fd) { return fails(fd, 1) ? -1 : REAL(fsync)(fd); }
int fdatasync(int fd) { return fails(fd, 1) ? -1 : REAL(fdatasync)(fd); }
