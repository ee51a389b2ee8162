import { randomBytes } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { flushFolderOf, writeFlushed, writeWhole } from '../process/flush.ts';
import { KEY_BYTES, readIfThere, readKey } from './key-file.ts';
import { KeyOutOfReachError, type KeyProtector } from './key-protector.ts';

/** Where the key of a data folder lies: as it is, or sealed by the operating system. */
export interface KeyFiles {
  readonly plain: string;
  readonly sealed: string;
}

/** Who keeps the key: the operating system, or a file that only its owner may read. */
export type KeyKeeper = 'system' | 'file';

/** How the key of this start is kept. */
export interface KeptKey {
  readonly keptBy: KeyKeeper;
  /** The system was to keep it and could not: it stays in the file until it can. */
  readonly isUnprotected: boolean;
}

export interface OpenedKey extends KeptKey {
  readonly key: Uint8Array;
}

interface KeyChoice {
  /** Left out where no desktop is: then a file keeps the key. */
  readonly protector?: KeyProtector | undefined;
  readonly keeper: KeyKeeper;
  /** Called with why the system could not keep the key. */
  readonly failed: (reason: unknown) => void;
}

/**
 * The key that seals the secrets of a data folder, made at the first start, and moved to its keeper. The key in
 * the plain file is the one in force as long as there is one: a sealed one beside it is what an interrupted move or a
 * restore left, so wherever the power fails there is a key that opens the secrets. Throws KeyOutOfReachError.
 */
export async function openKey(files: KeyFiles, { protector, keeper, failed }: KeyChoice): Promise<OpenedKey> {
  const plain = readKey(files.plain);
  const sealed = plain ? undefined : readIfThere(files.sealed);
  const availability = await protector?.availability();
  if (sealed) {
    if (!protector) throw new KeyOutOfReachError('no_desktop', files.sealed);
    if (availability === 'unavailable') throw new KeyOutOfReachError('keyring_away', files.sealed);
    const key = await unseal(sealed, files, protector);
    if (keeper === 'system') return { key, keptBy: 'system', isUnprotected: false };
    writeWhole(files.plain, key);
    removeFile(files.sealed);
    return { key, keptBy: 'file', isUnprotected: false };
  }
  const key = plain ?? randomBytes(KEY_BYTES);
  const isWanted = protector !== undefined && keeper === 'system';
  if (isWanted && availability === 'available') {
    const isMoved = await moveToSystem(key, files, { protector, failed });
    if (isMoved) return { key, keptBy: 'system', isUnprotected: false };
  }
  if (!plain) writeWhole(files.plain, key);
  return { key, keptBy: 'file', isUnprotected: isWanted && availability !== 'after_restart' };
}

/** A folder whose key only the desktop can open. */
export function isKeySealed(files: KeyFiles): boolean {
  return !readIfThere(files.plain) && readIfThere(files.sealed) !== undefined;
}

async function unseal(sealed: Uint8Array, { sealed: file }: KeyFiles, protector: KeyProtector) {
  try {
    const key = await protector.unprotect(sealed);
    if (key.length !== KEY_BYTES) throw new Error(`not a key: ${key.length} bytes`);
    return key;
  } catch (reason) {
    throw new KeyOutOfReachError('refused', file, { cause: reason });
  }
}

/** Sealed, flushed and opened again before it gets its name; only then the plain one goes. */
async function moveToSystem(
  key: Uint8Array,
  { plain, sealed }: KeyFiles,
  { protector, failed }: { readonly protector: KeyProtector; readonly failed: KeyChoice['failed'] },
): Promise<boolean> {
  const unfinished = `${sealed}.new`;
  try {
    writeFlushed(unfinished, await protector.protect(key));
    const opened = await protector.unprotect(readIfThere(unfinished) ?? Buffer.alloc(0));
    if (!Buffer.from(opened).equals(key)) throw new Error('the system gave another key back');
    renameSync(unfinished, sealed);
    flushFolderOf(sealed);
  } catch (reason) {
    rmSync(unfinished, { force: true });
    failed(reason);
    return false;
  }
  removeFile(plain);
  return true;
}

function removeFile(file: string): void {
  rmSync(file, { force: true });
  flushFolderOf(file);
}

/** Puts a sealed key that nobody here opens beside its file, for a later program that can open it: the next start makes another. */
export function setKeyAside(file: string): void {
  renameSync(file, `${file}.unopened-${new Date().toISOString().replaceAll(':', '-')}`);
}
