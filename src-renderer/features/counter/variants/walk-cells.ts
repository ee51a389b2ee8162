import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** As `onKeyDown` of a table: arrows go from button to button, past the cells that have none to press. */
export function walkCells(event: KeyboardEvent<HTMLTableElement>): void {
  const [down, right] = steps[event.key] ?? [];
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null;
  const row = cell?.closest('tr');
  if (down === undefined || right === undefined || !cell || !row) return;
  event.preventDefault();
  const { rows } = event.currentTarget;
  let [y, x] = [row.rowIndex + down, cell.cellIndex + right];
  for (let next = rows[y]?.cells[x]; next; next = rows[y]?.cells[x]) {
    const button = next.querySelector<HTMLElement>('button:enabled');
    if (button) {
      button.focus();
      return;
    }
    y += down;
    x += right;
  }
}
