import { useEffect } from 'react';

/**
 * What is removed from the screen while it has the focus leaves it to nobody: then the dialog that is open has it, or
 * the content of the page, so that keys still have somewhere to start from.
 */
export function useRescuedFocus(): void {
  useEffect(() => {
    const rescue = () => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]');
      (dialogs[dialogs.length - 1] ?? document.getElementById('content'))?.focus({ preventScroll: true });
    };
    rescue();
    const watch = new MutationObserver(rescue);
    watch.observe(document.body, { subtree: true, childList: true });
    return () => watch.disconnect();
  }, []);
}
