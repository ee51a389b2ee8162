import type { KeyboardEvent } from 'react';

/**
 * As `onKeyDownCapture` of a table of fields: arrows go to the same column of the row above or below, Enter to the start
 * of the next row, which `addRow` makes after the last one. A field that offers something keeps its keys.
 */
export function walkCells(event: KeyboardEvent<HTMLElement>, addRow: () => void): void {
  const { target, key, currentTarget: table } = event;
  if (!(target instanceof HTMLInputElement) || target.dataset.typed === undefined) return;
  if (target.dataset.offers !== undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  const row = target.closest<HTMLElement>('[data-row]');
  const cell = target.closest<HTMLElement>('[data-column]');
  if (!row || !cell || row.closest('table') !== table) return;
  const rowBeside = (step: 1 | -1) =>
    table.querySelector(`:scope > tbody > [data-row="${Number(row.dataset.row) + step}"]`);
  if (key === 'Enter') {
    take(event);
    const next = rowBeside(1);
    if (next) focusIn(next, '0');
    else addRow();
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    take(event);
    focusIn(rowBeside(key === 'ArrowUp' ? -1 : 1), cell.dataset.column ?? '0');
  }
}

function take(event: KeyboardEvent<HTMLElement>): void {
  event.preventDefault();
  event.stopPropagation();
}

function focusIn(row: Element | null, column: string): void {
  row?.querySelector<HTMLElement>(`[data-column="${column}"] :is(input:not([type=hidden]), select)`)?.focus();
}
