import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { FolderSilentError, lookInTurn } from './look-in-turn.ts';

/** What a person named as a folder to write into, or as a file in it. */
export type FolderState = 'writable' | 'missing' | 'not_writable' | 'silent';

/** Whether a folder is there and can be written to; `silent` where it does not answer within seconds. */
export function stateOfFolder(folder: string): Promise<FolderState> {
  return inTurn(folder, () => lookAt(folder));
}

/** Whether a file could be written: the state of its folder, or `exists` where there is such a file. */
export function stateOfNewFile(file: string): Promise<FolderState | 'exists'> {
  const folder = dirname(file);
  return inTurn(folder, async () => ((await isThere(file)) ? 'exists' : await lookAt(folder)));
}

async function inTurn<State>(folder: string, look: () => Promise<State>): Promise<State | 'silent'> {
  try {
    return await lookInTurn(folder, look);
  } catch (reason) {
    if (reason instanceof FolderSilentError) return 'silent';
    throw reason;
  }
}

async function lookAt(folder: string): Promise<FolderState> {
  const stats = await stat(folder).catch(() => undefined);
  if (!stats?.isDirectory()) return 'missing';
  return (await isThere(folder, constants.W_OK)) ? 'writable' : 'not_writable';
}

async function isThere(path: string, mode = constants.F_OK): Promise<boolean> {
  try {
    await access(path, mode);
    return true;
  } catch {
    return false;
  }
}
