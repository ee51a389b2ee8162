import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { MakeExport } from '../exports-in-thread.ts';
import type { MonthFile } from './month-file.ts';

export interface MakingMonths {
  readonly month: MonthFile;
  readonly make: MakeExport;
  /** Of ours alone. */
  readonly folder: string;
  readonly newId: () => string;
}

/** Makes the file of a month for who takes it at once: `read` gives its bytes, and `discard` deletes it. */
export function makesMonths({ month: monthFile, make, folder, newId }: MakingMonths) {
  return async ({ month, ...scope }: Scope & { readonly month: string }, signal: AbortSignal) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, newId());
    const discard = () => rm(path, { force: true });
    try {
      const task = await monthFile.task(scope, month, path);
      const bytes = await make(task, { signal, onProgress: () => {} });
      return { name: monthFile.nameOf(month), bytes, read: () => readFile(path), discard };
    } catch (reason) {
      await discard();
      throw reason;
    }
  };
}
