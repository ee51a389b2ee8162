import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ChangedQueryClient } from '../../../../src-renderer/lib/queries/changed-query-client.ts';

describe('a list that is read again after a change', () => {
  let cache: ChangedQueryClient;
  /** Readings under way, the first first: what each is answered with is given to it. */
  let readings: ((answer: string) => void)[];
  let seen: (string | undefined)[];
  let stopWatching: () => void;

  beforeEach(() => {
    cache = new ChangedQueryClient();
    readings = [];
    seen = [];
    const list = new QueryObserver(cache, {
      queryKey: ['list'],
      queryFn: ({ signal }) =>
        new Promise<string>((resolve, reject) => {
          readings.push(resolve);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    stopWatching = list.subscribe(({ data }) => seen.push(data));
  });
  afterEach(() => {
    stopWatching();
    cache.clear();
  });

  it('is what it is after the change, though its first reading began before', async () => {
    const invalidated = cache.invalidateQueries({ queryKey: ['list'] });
    await expect.poll(() => readings.length).toBe(2);
    readings[0]?.('before');
    readings[1]?.('after');
    await invalidated;
    expect(cache.getQueryData(['list'])).toBe('after');
    expect(seen).not.toContain('before');
  });

  it('keeps what was read until the new reading comes', async () => {
    readings[0]?.('before');
    await expect.poll(() => cache.getQueryData(['list'])).toBe('before');
    const invalidated = cache.invalidateQueries({ queryKey: ['list'] });
    await expect.poll(() => readings.length).toBe(2);
    expect(cache.getQueryData(['list'])).toBe('before');
    readings[1]?.('after');
    await invalidated;
    expect(cache.getQueryData(['list'])).toBe('after');
  });
});
