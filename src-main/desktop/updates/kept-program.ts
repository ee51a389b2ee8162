import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { copyFile, cp, mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/** Where this program is installed, as an AppImage's one file or the folder of all others. */
export interface InstalledProgram {
  readonly appImage: string | undefined;
  readonly executable: string;
}

export function installedProgram(env = process.env): InstalledProgram {
  return { appImage: env.APPIMAGE, executable: process.execPath };
}

/** Whether this is the copy that runs, in the place of what is installed. */
export function isKept({ executable }: InstalledProgram, folder: string): boolean {
  return executable.startsWith(join(folder, sep));
}

/** Keeps a copy of this program in `folder`. */
export async function keepProgram({ appImage, executable }: InstalledProgram, folder: string): Promise<void> {
  // After going back this is the kept one itself.
  if (isKept({ appImage, executable }, folder)) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (appImage !== undefined)
    return copyFile(appImage, join(folder, 'kept.AppImage'), constants.COPYFILE_FICLONE);
  const installed = folderOf(executable);
  await cp(installed, join(folder, basename(installed)), { recursive: true, verbatimSymlinks: true });
}

/**
 * Starts the kept program in this one's place. An AppImage is put back where it was; what was installed otherwise stays
 * as it is, since to change it takes an administrator, and the kept one runs beside it.
 */
export async function startKeptProgram(
  { appImage, executable }: InstalledProgram,
  folder: string,
  args: readonly string[],
): Promise<void> {
  let kept: string;
  if (appImage === undefined) {
    const installed = folderOf(executable);
    kept = join(folder, basename(installed), relative(installed, executable));
  } else {
    // Copied beside it first: the file of a program that runs is replaced, never written into.
    const beside = `${appImage}.kept`;
    await copyFile(join(folder, 'kept.AppImage'), beside, constants.COPYFILE_FICLONE);
    await rename(beside, appImage);
    kept = appImage;
  }
  spawn(kept, args, { detached: true, stdio: 'ignore' }).unref();
}

/** macOS has the executable three folders down in what a person sees as the program. */
function folderOf(executable: string): string {
  const folder = dirname(executable);
  return process.platform === 'darwin' ? resolve(folder, '../..') : folder;
}
