import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { storageFaultOf } from '../../store/sqlite/condition/storage-fault.ts';
import { FolderSilentError, lookInTurn } from '../foreign-folder/look-in-turn.ts';
import { type BackupDestination, DestinationError, type StoredFile } from './destination.ts';

/** Thousands of files of a slow folder are listed within this. */
const LIST_WITHIN_MS = 60_000;

/**
 * A folder of another disk, of a stick or of the network.
 *
 * @param makes whether it may be made; never the folder it is in, which a stick that is not mounted does not have
 */
export function folderDestination(folder: string, { makes = false } = {}): BackupDestination {
  const ready = async () => void (makes && (await mkdir(folder, { mode: 0o700 }).catch(unlessThere)));
  return {
    list: () =>
      explained(folder, () =>
        lookInTurn(
          folder,
          async () => {
            await ready();
            return filesIn(folder);
          },
          { withinMs: LIST_WITHIN_MS },
        ),
      ),

    put: (file, name) =>
      explained(folder, async () => {
        await ready();
        const unfinished = join(folder, `${name}.part`);
        try {
          await copyFile(file, unfinished);
          await flush(unfinished);
          // A file that is there under its name is whole.
          await rename(unfinished, join(folder, name));
        } catch (reason) {
          await rm(unfinished, { force: true });
          throw reason;
        }
      }),

    // A stream, unlike a copy of the system, can be ended, and grows where it can be seen.
    fetch: (name, file, signal) =>
      explained(folder, () =>
        pipeline(createReadStream(join(folder, name)), createWriteStream(file, { mode: 0o600 }), { signal }),
      ),
    remove: (name) => explained(folder, () => rm(join(folder, name), { force: true })),
  };
}

/** One after the other: in a folder that hangs they would hold a thread each. */
async function filesIn(folder: string): Promise<readonly StoredFile[]> {
  const files: StoredFile[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile()) files.push(...(await storedFile(folder, entry.name)));
  }
  return files;
}

function unlessThere(reason: unknown): void {
  if (codeOf(reason) !== 'EEXIST') throw reason;
}

/** Nothing where it was removed since the folder was read: an old one, by the backup that was just made. */
async function storedFile(folder: string, name: string): Promise<readonly StoredFile[]> {
  try {
    return [{ name, bytes: (await stat(join(folder, name))).size }];
  } catch (reason) {
    if (codeOf(reason) === 'ENOENT') return [];
    throw reason;
  }
}

async function flush(file: string): Promise<void> {
  const opened = await open(file, 'r+');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

async function explained<Result>(folder: string, job: () => Promise<Result>): Promise<Result> {
  try {
    return await job();
  } catch (reason) {
    throw new DestinationError(messageOf(folder, reason), { cause: reason });
  }
}

function messageOf(folder: string, reason: unknown): string {
  if (reason instanceof FolderSilentError) {
    return `La carpeta ${folder} no responde: revise su disco o la red, o elija otra.`;
  }
  const code = codeOf(reason);
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return `No se encuentra la carpeta ${folder}: conecte su disco o memoria, o elija otra.`;
  }
  switch (storageFaultOf(reason)) {
    case 'full':
      return `No queda espacio en ${folder}: libere espacio o elija otra carpeta.`;
    case 'read_only':
      return `No se puede escribir en ${folder}: revise sus permisos o elija otra carpeta.`;
    default:
      return `No se pudo guardar en ${folder}: revise el disco o elija otra carpeta.`;
  }
}

function codeOf(reason: unknown): unknown {
  return reason instanceof Error && 'code' in reason ? reason.code : undefined;
}
