import { describe, expect, it } from 'vitest';
import { problemOfError } from '../../../../../src-main/api/routing/answers/problem-of-error.ts';

describe('what the disk says of the store', () => {
  it.each([
    ['SQLITE_FULL', 'storage_full'],
    ['ENOSPC', 'storage_full'],
    ['SQLITE_CORRUPT', 'storage_damaged'],
    ['SQLITE_CORRUPT_VTAB', 'storage_damaged'],
    ['SQLITE_NOTADB', 'storage_damaged'],
    ['SQLITE_IOERR_READ', 'storage_damaged'],
    ['STORE_DAMAGED', 'storage_damaged'],
    ['SQLITE_IOERR_WRITE', 'entity_locked'],
    ['SQLITE_IOERR_FSYNC', 'entity_locked'],
    ['SQLITE_READONLY', 'entity_locked'],
    ['SQLITE_CANTOPEN', 'entity_locked'],
    ['EROFS', 'entity_locked'],
    ['SQLITE_CONSTRAINT_UNIQUE', 'internal_error'],
    ['SQLITE_BUSY', 'internal_error'],
  ])('%s is the problem %s', (code, problem) => {
    expect(problemOfError(failure(code)).code).toBe(problem);
  });

  it('names the lock of a folder that cannot be written', () => {
    expect(problemOfError(failure('SQLITE_IOERR_WRITE'))).toMatchObject({
      detail: expect.stringContaining('No se guardó nada'),
      errors: [{ code: 'storage_read_only' }],
    });
  });

  it('says how to go on when the data are damaged', () => {
    expect(problemOfError(failure('SQLITE_CORRUPT')).detail).toMatch(/restaure un respaldo/);
  });
});

it('asks callers that search when too many do to come back in a second', () => {
  expect(problemOfError(failure('STORE_BUSY'))).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 1 });
});

it('takes work that was given up for no bug', () => {
  expect(problemOfError(AbortSignal.abort().reason).code).toBe('maintenance');
});

it('reveals nothing of a bug, not even its words', () => {
  expect(problemOfError(new Error('secret'))).toEqual({ code: 'internal_error' });
  expect(problemOfError('secret')).toEqual({ code: 'internal_error' });
});

function failure(code: string): Error {
  return Object.assign(new Error('failed'), { code });
}
