import { statSync } from 'node:fs';

/** Bytes of a file; of one that is not there, none. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
