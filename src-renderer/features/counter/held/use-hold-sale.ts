import { useProgramSettings } from '../../../lib/program-settings.ts';
import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';
import { contentOf } from '../sale/sale-content.ts';
import { useSaleStore } from '../sale/sale-context.tsx';
import { totalOfSale } from '../whole-sale/sale-total.ts';
import { useHold } from './held-sales-query.ts';

/** Puts the sale in hand aside and empties the counter; what cannot be put aside stays in hand. */
export function useHoldSale() {
  const store = useSaleStore();
  const { till } = useWorkplace();
  const hold = useHold();
  const settings = useProgramSettings();
  return {
    isPending: hold.isPending,
    error: hold.error,
    async hold(label: string): Promise<void> {
      const sale = store.getState();
      await hold.mutateAsync({
        key: sale.saleId,
        label,
        total: totalOfSale(sale, settings?.prices_with_taxes) ?? '0.00',
        content: { ...contentOf(sale) },
        ...(till && { till_id: till.id }),
        ...(sale.buyer && { customer_name: sale.buyer.name }),
      });
      store.getState().startOver();
    },
  };
}
