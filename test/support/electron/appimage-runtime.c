/*
 * The head of an AppImage for tests: unpacks what follows it and runs that, as the real runtime does where a system has
 * no FUSE. The real one is downloaded by electron-builder, which not every machine of the tests can do.
 */
#define _GNU_SOURCE
#include <elf.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int _count, char **arguments) {
	char image[PATH_MAX] = {0}, folder[PATH_MAX], run[PATH_MAX + 8], offset[32];
	if (readlink("/proc/self/exe", image, sizeof image - 1) < 0) return 127;
	FILE *file = fopen(image, "rb");
	Elf64_Ehdr head;
	if (!file || fread(&head, sizeof head, 1, file) != 1) return 127;
	fclose(file);
	snprintf(offset, sizeof offset, "%lu", (unsigned long)(head.e_shoff + (unsigned long)head.e_shentsize * head.e_shnum));
	snprintf(folder, sizeof folder, "%s/appimage-XXXXXX", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
	if (!mkdtemp(folder)) return 127;
	pid_t child = fork();
	if (child == 0) {
		if (!freopen("/dev/null", "w", stdout)) return 127;
		execlp("unsquashfs", "unsquashfs", "-q", "-n", "-f", "-o", offset, "-d", folder, image, (char *)0);
		return 127;
	}
	int status = 1;
	if (waitpid(child, &status, 0) < 0 || status != 0) return 127;
	setenv("APPIMAGE", image, 1);
	setenv("APPDIR", folder, 1);
	snprintf(run, sizeof run, "%s/AppRun", folder);
	execv(run, arguments);
	return 127;
}
