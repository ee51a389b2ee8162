import { formatAmount, formatUnitPrice } from '../../values/decimal.ts';
import type { LineBody } from '../line.ts';
import type { LineWithoutTaxes } from './take-taxes-out.ts';

/**
 * How IVA follows from prices that include it: as what is left of them, so that the customer pays exactly the price, or
 * the classic way, as base × rate of the same base, which may come to a cent more or less.
 */
export const pricesWithTaxes = ['exact', 'classic'] as const;
export type PricesWithTaxes = (typeof pricesWithTaxes)[number];

/** The line with the price and the discount that are left without taxes: nothing of it says any more what it was with. */
export function stateWithoutTaxes(body: LineBody, { unitPrice, discount }: LineWithoutTaxes): LineBody {
  const { unit_price_with_taxes: _price, ...others } = body;
  return { ...others, unit_price: formatUnitPrice(unitPrice), discount: formatAmount(discount) };
}
