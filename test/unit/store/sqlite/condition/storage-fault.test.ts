import { expect, it } from 'vitest';
import { storageFaultOf } from '../../../../../src-main/store/sqlite/condition/storage-fault.ts';

it.each([
  ['SQLITE_FULL', 'full'],
  ['ENOSPC', 'full'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_CORRUPT_VTAB', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_IOERR_READ', 'damaged'],
  ['SQLITE_IOERR_WRITE', 'read_only'],
  ['SQLITE_IOERR_FSYNC', 'read_only'],
  ['SQLITE_READONLY', 'read_only'],
  ['SQLITE_READONLY_DBMOVED', 'read_only'],
  ['SQLITE_CANTOPEN', 'read_only'],
  ['EROFS', 'read_only'],
  ['SQLITE_CONSTRAINT_PRIMARYKEY', undefined],
  ['SQLITE_BUSY', undefined],
  ['ECONNREFUSED', undefined],
])('%s means that the disk of the data is %s', (code, fault) => {
  expect(storageFaultOf(Object.assign(new Error('failed'), { code }))).toBe(fault);
});

it('ignores errors that are not of the system', () => {
  for (const reason of [undefined, 'SQLITE_FULL', { code: 'SQLITE_FULL' }, new Error('SQLITE_FULL')]) {
    expect(storageFaultOf(reason)).toBeUndefined();
  }
});
