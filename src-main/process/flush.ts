import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file that is there, to the disk itself: it outlives a power cut a moment later. */
export function flush(file: string): void {
  const opened = openSync(file, 'r+');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** A name that was given or taken away is on the disk too, where the file system flushes folders. */
export function flushFolderOf(file: string): void {
  try {
    const folder = openSync(dirname(file), 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch (reason) {
    // Windows and some network disks know no such thing; they keep the changes of a folder in order by themselves.
    if (reason instanceof Error && 'code' in reason && diskFaults.has(reason.code)) throw reason;
  }
}

/** What a disk says that fails or is full. */
const diskFaults: ReadonlySet<unknown> = new Set(['EIO', 'ENOSPC', 'EDQUOT']);

/** A file that only its owner may read, on the disk itself when this returns. */
export function writeFlushed(file: string, bytes: Uint8Array): void {
  writeFileSync(file, bytes, { mode: 0o600, flush: true });
}

/** Whole or not at all: what a crash left half written is no file of that name. */
export function writeWhole(file: string, bytes: Uint8Array): void {
  writeFlushed(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
  flushFolderOf(file);
}
