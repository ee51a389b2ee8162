import { expect, it, onTestFinished, vi } from 'vitest';
import { claimDraft } from '../../../../src-renderer/features/counter/sale/claim-draft.ts';

/** Claims a draft by the locks that Node has as browsers do. */
function claim(name: string) {
  const changed = vi.fn();
  const release = claimDraft(navigator.locks, name, changed);
  onTestFinished(release);
  return { changed, release };
}

it('gives a draft to the first window, and to the next once that lets go', async () => {
  const first = claim('one');
  await vi.waitFor(() => expect(first.changed).toHaveBeenLastCalledWith('ours'));
  const second = claim('one');
  await vi.waitFor(() => expect(second.changed).toHaveBeenLastCalledWith('of_another'));
  first.release();
  await vi.waitFor(() => expect(second.changed).toHaveBeenLastCalledWith('ours'));
  expect(first.changed).toHaveBeenCalledOnce();
});

it('waits for a lock that is slow to come, where no other window has it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let grant = () => {};
  const granted = new Promise<void>((resolve) => {
    grant = resolve;
  });
  const locks: Pick<LockManager, 'request' | 'query'> = {
    query: () => navigator.locks.query(),
    async request(name: string, options: unknown, callback?: unknown) {
      await granted;
      if (typeof options !== 'object' || typeof callback !== 'function') throw new Error(name);
      return navigator.locks.request(name, options ?? {}, async () => callback());
    },
  };
  const changed = vi.fn();
  onTestFinished(claimDraft(locks, 'slow', changed));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(changed).not.toHaveBeenCalled();
  grant();
  vi.useRealTimers();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledWith('ours'));
});
