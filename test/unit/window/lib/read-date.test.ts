import { describe, expect, it } from 'vitest';
import { readDate } from '../../../../src-renderer/lib/format/read-date.ts';

describe('a typed date', () => {
  it.each(['21/11/2026', '21-11-26', '21.11.2026', '21 11 2026', '21112026', ' 2026-11-21 '])(
    'is read as people write it: %s',
    (text) => expect(readDate(text)).toBe('2026-11-21'),
  );

  it('has its day first, whatever the system does', () => {
    expect(readDate('3/4/2026')).toBe('2026-04-03');
  });

  it.each(['', '21/11', '31/02/2026', '21/13/2026', '21/11/1999', '211126', 'ayer'])('is none: %s', (text) =>
    expect(readDate(text)).toBeUndefined(),
  );
});
