import { execFile, spawn } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';

const APP_IMAGE = 'kept.AppImage';

/** Where this program is installed, as an AppImage's one file or the folder of all others. */
export interface InstalledProgram {
  readonly appImage: string | undefined;
  readonly executable: string;
  readonly folder: string;
}

export function installedProgram({
  env,
  execPath,
  platform,
}: Pick<NodeJS.Process, 'env' | 'execPath' | 'platform'> = process): InstalledProgram {
  const folder = dirname(execPath);
  return {
    appImage: env.APPIMAGE,
    executable: execPath,
    // macOS has the executable three folders down in what a person sees as the program.
    folder: platform === 'darwin' ? resolve(folder, '../..') : folder,
  };
}

/** Whether this is the copy that runs, in the place of what is installed. */
export function isKept({ executable }: Pick<InstalledProgram, 'executable'>, folder: string): boolean {
  return executable.startsWith(join(folder, sep));
}

/** Where a program that is kept in `folder` is: an AppImage's file, else the executable of all others. */
function keptIn(folder: string, { appImage, executable, folder: installed }: InstalledProgram): string {
  return appImage === undefined
    ? join(folder, basename(installed), relative(installed, executable))
    : join(folder, APP_IMAGE);
}

/** Whether there is a program to go back to. */
export function hasKept(program: InstalledProgram, folder: string): boolean {
  return existsSync(keptIn(folder, program));
}

/** Keeps a copy of this program in `folder`. */
export async function keepProgram(program: InstalledProgram, folder: string): Promise<void> {
  // After going back this is the kept one itself.
  if (isKept(program, folder)) return;
  const { appImage, folder: installed } = program;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (appImage !== undefined) return copyFile(appImage, keptIn(folder, program), constants.COPYFILE_FICLONE);
  await copyFolder(installed, join(folder, basename(installed)));
}

/**
 * Copied by this program as a Node of its own: Electron's file system takes the archive that the program lies in for a folder
 * of files, and to switch that off here would keep the window from its pages meanwhile.
 */
async function copyFolder(from: string, to: string): Promise<void> {
  const program =
    "require('fs').cpSync(process.argv[1], process.argv[2], { recursive: true, verbatimSymlinks: true })";
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1', ELECTRON_NO_ASAR: '1' };
  await promisify(execFile)(process.execPath, ['-e', program, from, to], { env });
}

/**
 * Starts the kept program in this one's place. An AppImage is put back where it was; what was installed otherwise stays
 * as it is, since to change it takes an administrator, and the kept one runs beside it.
 */
export async function startKeptProgram(
  program: InstalledProgram,
  folder: string,
  args: readonly string[],
): Promise<void> {
  const { appImage } = program;
  const copy = keptIn(folder, program);
  if (appImage === undefined) return startDetached(copy, args);
  // Copied beside it first: the file of a program that runs is replaced, never written into.
  const beside = `${appImage}.kept`;
  await copyFile(copy, beside, constants.COPYFILE_FICLONE);
  await rename(beside, appImage);
  startDetached(appImage, args);
}

/** Starts a program that goes on when this one ends. */
export function startDetached(executable: string, args: readonly string[]): void {
  spawn(executable, args, { detached: true, stdio: 'ignore' }).unref();
}
