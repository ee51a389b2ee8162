import { closeSync, fsyncSync, openSync } from 'node:fs';

/** To the disk itself: the copy must outlive a power cut a moment later. */
export function flush(file: string): void {
  const opened = openSync(file, 'r+');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
