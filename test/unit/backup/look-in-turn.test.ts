import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderSilentError, lookInTurn } from '../../../src-main/backup/foreign-folder/look-in-turn.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A look that hangs until it is let go. */
function hangingLook() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { look: () => promise, letGo: resolve };
}

async function refused(look: Promise<unknown>): Promise<unknown> {
  const [settled] = await Promise.allSettled([look]);
  return settled.status === 'rejected' ? settled.reason : undefined;
}

it('begins no other look into a folder that hangs, answers each in time, and goes on when the folder answers', async () => {
  const { look, letGo } = hangingLook();
  const begun: string[] = [];
  const waiting = [
    lookInTurn('/nas', look),
    ...['second', 'third'].map((name) => lookInTurn('/nas', async () => void begun.push(name))),
  ].map(refused);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await Promise.all(waiting)).toEqual(Array(3).fill(expect.any(FolderSilentError)));
  expect(begun).toEqual([]);

  letGo();
  expect(await lookInTurn('/nas', async () => 'there')).toBe('there');
  expect(begun).toEqual([]);
});

it('looks elsewhere while one folder hangs, and no longer while two do', async () => {
  const [nas, stick] = [hangingLook(), hangingLook()];
  const first = refused(lookInTurn('/nas', nas.look));
  await vi.advanceTimersByTimeAsync(10_000);
  await first;
  expect(await lookInTurn('/disk', async () => 'there')).toBe('there');
  const second = refused(lookInTurn('/stick', stick.look));
  await vi.advanceTimersByTimeAsync(10_000);
  await second;
  expect(await refused(lookInTurn('/disk', async () => 'there'))).toBeInstanceOf(FolderSilentError);
  nas.letGo();
  stick.letGo();
  await vi.advanceTimersByTimeAsync(0);
  expect(await lookInTurn('/disk', async () => 'there')).toBe('there');
});

it('goes on after a look that failed', async () => {
  await expect(lookInTurn('/nas', () => Promise.reject(new Error('ENOENT')))).rejects.toThrow('ENOENT');
  expect(await lookInTurn('/nas', async () => 'there')).toBe('there');
});
