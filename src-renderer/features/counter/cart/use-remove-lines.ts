import { useTranslation } from 'react-i18next';
import { contentOf } from '../sale/sale-content.ts';
import { useSaleStore } from '../sale/sale-context.tsx';
import { useSaleUndo } from '../sale/use-sale-undo.ts';
import type { CounterView } from '../use-counter-view.ts';

/** What takes a line, or all of them, out of the sale. */
export function useRemoveLines(view: CounterView) {
  const { t } = useTranslation();
  const store = useSaleStore();
  const offerUndo = useSaleUndo();
  return {
    remove: (key: string) => {
      const { saleId, lines, remove, putBack, ...sale } = store.getState();
      const index = lines.findIndex((candidate) => candidate.key === key);
      const line = lines[index];
      if (!line) return;
      remove(key);
      view.toSearch();
      offerUndo(
        { message: t('undo.removed', { name: line.description }), undo: () => putBack(line, index, sale) },
        (now) => now.saleId === saleId,
      );
    },
    /** A sale that may be a document already is asked about first, and is not to be had again. */
    empty: (isConfirmed: boolean) => {
      const sale = store.getState();
      const isUnfinished = sale.attempts.length > 0;
      if (isUnfinished && !isConfirmed) return view.open({ kind: 'clear' });
      const content = contentOf(sale);
      sale.startOver();
      view.clear();
      view.toSearch();
      if (isUnfinished) return;
      offerUndo(
        { message: t('undo.cleared'), undo: () => store.getState().resume(content) },
        // Taken up again in the place of an empty one alone.
        (now) => now.lines.length === 0,
      );
    },
  };
}
