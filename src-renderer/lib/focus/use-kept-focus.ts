import { useEffect } from 'react';

/**
 * What works is disabled meanwhile, and the browser takes the focus from what is disabled: it gets it back when it can
 * be pressed again, unless the focus has gone on to something else.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    let lost: EventTarget | null = null;
    const remember = (event: FocusEvent) => {
      last = event.target;
      lost = null;
    };
    const giveBack = (target: Node) => {
      if (!(target instanceof HTMLElement)) return;
      if (target.matches(':disabled')) {
        if (target === last) lost = target;
      } else if (target === lost && document.activeElement === document.body) {
        target.focus();
      }
    };
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) giveBack(target);
    });
    document.addEventListener('focusin', remember);
    watch.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      watch.disconnect();
    };
  }, []);
}
