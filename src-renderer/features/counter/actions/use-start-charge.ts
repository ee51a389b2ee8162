import { today } from '../../../lib/format/today.ts';
import { useProgramSettings } from '../../../lib/program-settings.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import type { CounterDialog } from '../counter-dialog.ts';
import { computeSale } from '../sale/issue/compute-sale.ts';
import { discountToAllow } from '../sale/sale-amounts.ts';
import { useSaleStore } from '../sale/sale-context.tsx';
import { useApplyPromotions } from '../sale/use-sale-promotions.ts';

interface Outcome {
  readonly onOpen: (dialog: CounterDialog) => void;
  /** A discount was not allowed. */
  readonly onRefused: () => void;
  /** Promotions began, ended or changed since the sale was last looked at: it comes to another total. */
  readonly onPromotionsChanged: () => void;
  /** Nothing opens: the focus goes back to where work goes on. */
  readonly onStay: () => void;
}

/**
 * What stands between a sale and its charge. Discounts over the limit are allowed by somebody, if they were not when
 * they were given. A final consumer over the limit of the law becomes a known buyer, whichever operator signs in: nobody can
 * allow what the authority's sheet (2.34, since 2.23) does not.
 */
export function useStartCharge({
  onOpen,
  onRefused,
  onPromotionsChanged,
  onStay,
}: Outcome): () => Promise<void> {
  const store = useSaleStore();
  const permit = usePermit();
  const settings = useProgramSettings();
  const applyPromotions = useApplyPromotions();
  return async () => {
    // What is still being typed in a line is taken with it.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    if (await applyPromotions('loaded')) {
      onPromotionsChanged();
      return onStay();
    }
    const sale = store.getState();
    const computed = computeSale(sale, today(), settings?.prices_with_taxes);
    if (computed.kind !== 'computed') return onStay();
    const amount = sale.isDiscountAllowed ? undefined : discountToAllow(sale.lines, sale.discount);
    if (amount !== undefined) {
      const granted = await permit('discount_over_limit', { amount });
      if (!granted) {
        onRefused();
        return onStay();
      }
      sale.allowDiscounts(granted);
    }
    const isOverLimit = computed.warnings.some(({ code }) => code === 'consumidor_final_limit');
    onOpen(isOverLimit ? { kind: 'buyer', thenCharge: true } : { kind: 'charge' });
  };
}
