import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Of AES-256. */
export const KEY_BYTES = 32;

/** The key in a file; undefined without one. A file that holds no key is an error, and never replaced: what it sealed would be lost. */
export function readKey(file: string): Buffer | undefined {
  const key = readIfThere(file);
  if (key && key.length !== KEY_BYTES) throw new Error(`${file} is not a key: ${key.length} bytes`);
  return key;
}

/** Whole or not at all: a key that a crash left half written would seal secrets nobody can open later. */
export function writeKey(file: string, key: Uint8Array): void {
  writeFlushed(`${file}.new`, key);
  renameSync(`${file}.new`, file);
  flushFolderOf(file);
}

/** A file that only its owner may read, on the disk itself when this returns. */
export function writeFlushed(file: string, bytes: Uint8Array): void {
  const opened = openSync(file, 'w', 0o600);
  try {
    writeFileSync(opened, bytes);
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
  } catch {
    // Windows and some network disks know no such thing; they keep the changes of a folder in order by themselves.
  }
}

export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code === 'ENOENT') return undefined;
    throw reason;
  }
}
