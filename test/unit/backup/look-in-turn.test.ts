import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderSilentError, lookInTurn } from '../../../src-main/backup/foreign-folder/look-in-turn.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('begins no other look while one hangs, and answers each of them in time', async () => {
  const begun: string[] = [];
  let answer = () => {};
  const hanging = lookInTurn(() => {
    begun.push('hanging');
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  });
  const others = ['second', 'third'].map((name) =>
    lookInTurn(async () => {
      begun.push(name);
    }),
  );
  const settled = Promise.allSettled([hanging, ...others]);
  await vi.advanceTimersByTimeAsync(3000);
  const reasons = (await settled).map((one) => one.status === 'rejected' && one.reason);
  expect(reasons).toEqual([
    expect.any(FolderSilentError),
    expect.any(FolderSilentError),
    expect.any(FolderSilentError),
  ]);
  expect(begun).toEqual(['hanging']);

  answer();
  expect(await lookInTurn(async () => 'there')).toBe('there');
  expect(begun).toEqual(['hanging']);
});

it('goes on after a look that failed', async () => {
  await expect(lookInTurn(() => Promise.reject(new Error('ENOENT')))).rejects.toThrow('ENOENT');
  expect(await lookInTurn(async () => 'there')).toBe('there');
});
