/**
 * What a failure of SQLite or of the disk says about the disk of the data: there is no room left, it cannot be
 * written at all, or what it holds is not what was written.
 */
export type StorageFault = 'full' | 'read_only' | 'damaged';

/** By the beginning of the code; the first that matches counts (https://www.sqlite.org/rescode.html). */
const faults: readonly (readonly [prefix: string, fault: StorageFault])[] = [
  ['SQLITE_FULL', 'full'],
  ['ENOSPC', 'full'],
  ['STORE_FULL', 'full'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['STORE_DAMAGED', 'damaged'],
  // A page that cannot be read is as lost as one that was overwritten.
  ['SQLITE_IOERR_READ', 'damaged'],
  ['SQLITE_IOERR_SHORT_READ', 'damaged'],
  ['SQLITE_IOERR_CORRUPTFS', 'damaged'],
  ['SQLITE_IOERR_DATA', 'damaged'],
  // Once the file is open, a disk that became read-only is reported as a write or a flush that failed.
  ['SQLITE_IOERR', 'read_only'],
  ['SQLITE_READONLY', 'read_only'],
  ['SQLITE_CANTOPEN', 'read_only'],
  ['EROFS', 'read_only'],
  ['EACCES', 'read_only'],
  ['EPERM', 'read_only'],
  ['EIO', 'read_only'],
];

/** Undefined: the failure has nothing to do with where the data are. */
export function storageFaultOf(reason: unknown): StorageFault | undefined {
  const code = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
  return faults.find(([prefix]) => code.startsWith(prefix))?.[1];
}
