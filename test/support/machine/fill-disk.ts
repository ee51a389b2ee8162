import { closeSync, openSync, writeSync } from 'node:fs';

/** Takes the last byte of the disk that a file is on. */
export function fillDisk(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (let block = 65_536; block >= 1; block = Math.floor(block / 2)) {
      while (writes(handle, block));
    }
  } finally {
    closeSync(handle);
  }
}

function writes(handle: number, bytes: number): boolean {
  try {
    return writeSync(handle, Buffer.alloc(bytes)) === bytes;
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code === 'ENOSPC') return false;
    throw reason;
  }
}
