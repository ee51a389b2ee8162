import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { whyNotPutAside } from '../held/why-not-put-aside.ts';
import { useSaleStore } from '../sale/sale-context.tsx';
import type { CounterView } from '../use-counter-view.ts';
import { useStartCharge } from './use-start-charge.ts';

/** What is done to the sale by a key of the pad or of the keyboard. */
export function useSaleActions({ open, note, refuse, warn, toSearch, sellFree }: CounterView) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const store = useSaleStore();
  const may = useMay();
  const startCharge = useStartCharge({
    onOpen: open,
    onRefused: refuse,
    onPromotionsChanged: () => warn(t('promotions.changed')),
    onStay: toSearch,
  });
  return {
    buyer: () => open({ kind: 'buyer', thenCharge: false }),
    free_line: () => sellFree(''),
    collect_debt: may('receive_payments') ? () => open({ kind: 'collect_debt' }) : undefined,
    charge: () => void startCharge(),
    sale_discount: () => open({ kind: 'sale_discount' }),
    tip: () => open({ kind: 'tip' }),
    sale_note: () => open({ kind: 'sale_note' }),
    price_list: () => open({ kind: 'price_list' }),
    // The sale in hand is put aside for the one taken up.
    recall: () => {
      if (whyNotPutAside(store.getState()) === 'unfinished') note(t('sale.holdUnfinished'));
      else open({ kind: 'recall' });
    },
    return_sale: () => void navigate('/devolucion'),
    line_note: () => {
      const { selectedKey } = store.getState();
      if (selectedKey === undefined) note(t('sale.lineNoteNothing'));
      else open({ kind: 'line_note', lineKey: selectedKey });
    },
    hold: () => {
      const reason = whyNotPutAside(store.getState());
      if (reason === 'nothing') note(t('sale.holdNothing'));
      else if (reason === 'unfinished') note(t('sale.holdUnfinished'));
      else open({ kind: 'hold' });
    },
  };
}
