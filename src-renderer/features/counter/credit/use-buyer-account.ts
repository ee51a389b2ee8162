import type { Receivable } from '../../../../src-main/contract/receivables/receivable.ts';
import { useReceivable } from '../../../lib/receivables/receivables-query.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { useSale } from '../sale/sale-context.tsx';

/** What the buyer of the sale owes; undefined of a final consumer, for who may not see it, and until it is read. */
export function useBuyerAccount(): Receivable | undefined {
  const may = useMay();
  const buyer = useSale((sale) => sale.buyer);
  return useReceivable(may('receive_payments') ? buyer?.identification : undefined).data;
}
