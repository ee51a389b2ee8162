/** Whether this window is the one that has a draft in hand. */
export type DraftOwnership = 'asked' | 'ours' | 'of_another';

/** A window that closes, or is loaded again, lets go within this time (milliseconds). */
const PATIENCE_MS = 300;

/**
 * Two windows at one till must not sell the same draft under the same key: the first to ask has it until it closes, and
 * then the next. A lock that is merely slow to come is waited for: another window has it only where the browser says so.
 *
 * @returns lets go of it, or asks for it no more
 */
export function claimDraft(
  locks: Pick<LockManager, 'request' | 'query'>,
  name: string,
  changed: (ownership: DraftOwnership) => void,
): () => void {
  const leaving = new AbortController();
  const left = new Promise<void>((resolve) => {
    leaving.signal.addEventListener('abort', () => resolve());
  });
  const looking = setInterval(async () => {
    const { held = [] } = await locks.query();
    const isHeld = held.some((lock) => lock.name === name);
    if (isHeld && !leaving.signal.aborted) settle('of_another');
  }, PATIENCE_MS);

  let isSettled = false;
  function settle(ownership: DraftOwnership): void {
    if (isSettled && ownership === 'of_another') return;
    isSettled = true;
    clearInterval(looking);
    changed(ownership);
  }

  locks
    .request(name, { signal: leaving.signal }, () => {
      settle('ours');
      return left;
    })
    // Given up: this window leaves.
    .catch(() => undefined);
  return () => {
    clearInterval(looking);
    leaving.abort();
  };
}
