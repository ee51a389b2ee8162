import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { dataFileIn } from '../../process/data-folder.ts';

/** Keeps a copy of the data in `folder`. Nobody may have them open: then one file is all of them. */
export async function keepData(dataDir: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = dataFileIn(dataDir);
  await copyFile(file, join(folder, basename(file)), constants.COPYFILE_FICLONE);
}

/**
 * Puts the kept data back in the place of those that a newer version may have changed. Numbers are safe: that version
 * answered nobody, and the journal beside the data has every one that was given.
 */
export async function putDataBack(dataDir: string, folder: string): Promise<void> {
  const file = dataFileIn(dataDir);
  const target = join(folder, basename(file));
  if (!existsSync(target)) return;
  const beside = `${file}.kept`;
  await copyFile(target, beside, constants.COPYFILE_FICLONE);
  for (const log of ['-wal', '-shm']) await rm(`${file}${log}`, { force: true });
  await rename(beside, file);
}
