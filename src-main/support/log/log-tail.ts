import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Of each file, from its end: more than a helper reads. */
const READ_BYTES = 256 * 1024;

/** The last lines of the log files in a folder, the oldest first; none where nothing is logged to files. */
export async function logTail(folder: string, most: number): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => /\.log(\.\d+)?$/.test(name))
      .map(async (name) => ({ path: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  );
  const lines: string[] = [];
  for (const { path } of files.toSorted((one, other) => other.at - one.at)) {
    if (lines.length >= most) break;
    lines.unshift(...(await endOf(path)));
  }
  return lines.slice(-most);
}

async function endOf(path: string): Promise<readonly string[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const from = Math.max(0, size - READ_BYTES);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(size - from), position: from });
    const lines = buffer.subarray(0, bytesRead).toString('utf8').split('\n');
    // The first one began before what was read.
    return lines.slice(from > 0 ? 1 : 0).filter((line) => line !== '');
  } finally {
    await file.close();
  }
}
