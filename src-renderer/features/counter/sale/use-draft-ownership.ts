import { useEffect, useState } from 'react';

/** Whether this window is the one that has a draft in hand. */
export type DraftOwnership = 'asked' | 'ours' | 'of_another';

/** A window that closes, or is loaded again, lets go within this time. */
const PATIENCE_MS = 300;

/**
 * Two windows at one till must not sell the same draft under the same key: the first to ask has it until it closes.
 * Browsers that cannot say have one window, as the desktop shell does.
 */
export function useDraftOwnership(name: string): DraftOwnership {
  const [ownership, setOwnership] = useState<DraftOwnership>(navigator.locks ? 'asked' : 'ours');
  useEffect(() => {
    if (!navigator.locks) return;
    const leaving = new AbortController();
    const left = new Promise<void>((resolve) => {
      leaving.signal.addEventListener('abort', () => resolve());
    });
    // Not `AbortSignal.any`: the desktop's older browsers lack it.
    const asking = new AbortController();
    leaving.signal.addEventListener('abort', () => asking.abort());
    const patience = setTimeout(() => asking.abort(), PATIENCE_MS);
    navigator.locks
      .request(name, { signal: asking.signal }, () => {
        clearTimeout(patience);
        setOwnership('ours');
        return left;
      })
      .catch(() => {
        if (!leaving.signal.aborted) setOwnership('of_another');
      });
    return () => leaving.abort();
  }, [name]);
  return ownership;
}
