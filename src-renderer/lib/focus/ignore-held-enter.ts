import type { KeyboardEvent } from 'react';

/** An Enter that is held down since another screen does not submit this one. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
