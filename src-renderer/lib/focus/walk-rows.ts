import type { KeyboardEvent } from 'react';

/**
 * As `onKeyDown` of the control its row is gone to by: arrows go to that of the row above or below, past whatever
 * else the rows hold. A control that hangs in no row is a row itself.
 */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const control = event.currentTarget;
  const row = control.closest('tr, li') ?? control;
  const next = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling }[event.key];
  const target = row === control ? next : next?.querySelector(control.localName);
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
}
