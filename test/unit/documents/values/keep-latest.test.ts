import { describe, expect, it } from 'vitest';
import { keepLatest } from '../../../../src-main/documents/values/keep-latest.ts';

describe('keeping the latest', () => {
  it('forgets what was put longest ago', () => {
    const entries = new Map<string, number>();
    for (const [index, key] of ['a', 'b', 'c', 'd'].entries())
      keepLatest(entries, { key, value: index, most: 2 });
    expect([...entries]).toEqual([
      ['c', 2],
      ['d', 3],
    ]);
  });

  it('puts last what is put again, with what it says now, and forgets none for it', () => {
    const entries = new Map([
      ['a', 1],
      ['b', 2],
    ]);
    keepLatest(entries, { key: 'a', value: 3, most: 2 });
    expect([...entries]).toEqual([
      ['b', 2],
      ['a', 3],
    ]);
  });

  it('takes out all beyond what may be there', () => {
    const entries = new Map([1, 2, 3, 4].map((key) => [key, key]));
    keepLatest(entries, { key: 5, value: 5, most: 2 });
    expect([...entries.keys()]).toEqual([4, 5]);
  });
});
