import { mkdirSync, readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the files of imports are kept until nothing needs them: a folder for each, that its owner alone can read. */
export interface ImportFolder {
  /** Makes the folder of an import. */
  make(importId: string): Promise<void>;
  /** Path of a file, by its number from 1: what a person called it never becomes a path. */
  fileOf(importId: string, number: number): string;
  remove(importId: string): Promise<void>;
  /**
   * Takes away what was there when the program started and no import under way needs: uploads that were cut, imports
   * that were killed at their end.
   */
  tidy(underWay: ReadonlySet<string>): Promise<void>;
}

/** Opens the folder, making it first. */
export function makeImportFolder(path: string): ImportFolder {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const leftovers = readdirSync(path);
  const folderOf = (importId: string) => join(path, importId);
  const remove = (name: string) => rm(join(path, name), { recursive: true, force: true });
  return {
    async make(importId) {
      await mkdir(folderOf(importId), { recursive: true, mode: 0o700 });
    },
    fileOf: (importId, number) => join(folderOf(importId), String(number)),
    remove,
    async tidy(underWay) {
      for (const name of leftovers) {
        if (!underWay.has(name)) await remove(name);
      }
    },
  };
}
