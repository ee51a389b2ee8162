import type { PricesWithTaxes } from '../../../../src-main/documents/lines/price-with-taxes/state-without-taxes.ts';
import { today } from '../../../lib/format/today.ts';
import { computeSale, type Sale } from '../sale/issue/compute-sale.ts';

/** What a sale would come to; undefined while it has a fault. */
export function totalOfSale(sale: Sale, pricesWithTaxes: PricesWithTaxes | undefined): string | undefined {
  const computed = computeSale(sale, today(), pricesWithTaxes);
  return computed.kind === 'computed' ? computed.invoice.total : undefined;
}
