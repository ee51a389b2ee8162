import { type RefObject, useEffect } from 'react';

/** Sends typing to a field when it would go nowhere: a scan after a click on the page is not lost. */
export function useTypingGoesTo(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.key.length !== 1 || event.key === ' ')
        return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]'))
        return;
      field.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [field]);
}
