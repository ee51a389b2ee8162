/** What a row is gone to by: the button that opens it. */
export const rowMark = { 'data-row': '' } as const;

/**
 * As the `ref` of what holds a search and its rows: arrow keys go from the search into the rows, and from row to row;
 * up from the first one, back to the search.
 */
export function rowArrows(whole: HTMLElement | null): (() => void) | undefined {
  if (!whole) return undefined;
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const search = whole.querySelector<HTMLElement>('input[type=search]');
    if (!('row' in target.dataset) && target !== search) return;
    const rows = [...whole.querySelectorAll<HTMLElement>('[data-row]')];
    const index = rows.indexOf(target) + (event.key === 'ArrowDown' ? 1 : -1);
    const next = index < 0 ? search : rows[index];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  whole.addEventListener('keydown', walk);
  return () => whole.removeEventListener('keydown', walk);
}
