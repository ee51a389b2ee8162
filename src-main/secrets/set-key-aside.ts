import { renameSync } from 'node:fs';

/** Puts a sealed key that nobody here opens beside its place, for whoever may open it some day: the next start makes another. */
export function setKeyAside(file: string): void {
  renameSync(file, `${file}.unopened-${new Date().toISOString().replaceAll(':', '-')}`);
}
