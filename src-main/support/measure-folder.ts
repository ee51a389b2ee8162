import { lstat, readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of all files below a folder, without one that is right in it; links are not followed, and what vanishes meanwhile counts nothing. */
export async function measureFolder(folder: string, without?: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries
      .filter(({ name }) => name !== without)
      .map(async (entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return measureFolder(path);
        return entry.isFile()
          ? lstat(path).then(
              ({ size }) => size,
              () => 0,
            )
          : 0;
      }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Room on the disk of a folder for its user, in bytes; undefined where the system does not say. */
export async function freeBytesIn(folder: string): Promise<number | undefined> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk && disk.bavail * disk.bsize;
}
