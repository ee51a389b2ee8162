import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scope } from '../reading/document-reading-store.ts';
import { ExportFailure, type MakeExport } from './exports-in-thread.ts';
import type { MonthFile } from './month-file.ts';
import { TOO_LARGE } from './write-export.ts';

export interface MakingMonths {
  readonly month: MonthFile;
  readonly make: MakeExport;
  /** Of ours alone: what a program that ended in the middle left there is deleted. */
  readonly folder: string;
  readonly newId: () => string;
  readonly failed: (reason: unknown) => void;
}

/** Makes the file of a month for who takes it at once; without bytes where it comes to more than `maxBytes`, which is found on the way. */
export function makesMonths({ month: monthFile, make, folder, newId, failed }: MakingMonths) {
  const tidied = rm(folder, { recursive: true, force: true }).catch(failed);
  return async (
    { month, entityId, environment }: Scope & { readonly month: string },
    { maxBytes, signal }: { readonly maxBytes: number; readonly signal: AbortSignal },
  ) => {
    await tidied;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, newId());
    const name = monthFile.nameOf(month);
    try {
      const task = await monthFile.task({ entityId, environment }, month, path);
      await make({ ...task, maxBytes }, { signal, onProgress: () => {} });
      return { name, bytes: await readFile(path) };
    } catch (reason) {
      if (reason instanceof ExportFailure && reason.code === TOO_LARGE) return { name, bytes: undefined };
      throw reason;
    } finally {
      await rm(path, { force: true });
    }
  };
}
