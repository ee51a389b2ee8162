import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Bytes that may be written beside a file; no limit where a file system cannot tell, as some over a network: there it is
 * tried.
 */
export function freeRoomAt(file: string): number {
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
