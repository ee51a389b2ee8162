import { useEffect, useState } from 'react';

/**
 * Where the focus was when something took it, it is again when that is gone: unless it went on elsewhere by itself.
 * What had it may be gone too; then the page's content has it, so that keys still have somewhere to start from.
 */
export function useReturnFocus(): void {
  // Noted while rendering: what is rendered takes the focus before any effect of ours.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The one that is on its way out still has it now.
      setTimeout(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return;
        const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
        const target = isThere ? before : document.getElementById('content');
        target?.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
