import { type Decimal, decimal, sum, zero } from './values/decimal.ts';
import type { Fault } from './values/fault.ts';

/** The authority's services take no document over this many dollars (SRI reference §8). */
const TOTAL_LIMIT = decimal('200000000');

/** What a total is made of, in dollars; what a kind of document does not know is left out. */
export interface AmountParts {
  /** Lines before taxes. */
  readonly subtotal: Decimal;
  /** Off the base of single rates, after the lines. */
  readonly additionalDiscount?: Decimal;
  readonly taxes: Decimal;
  readonly ivaRefund?: Decimal;
  readonly compensations?: Decimal;
  readonly tip?: Decimal;
  /** Taxes the seller of fuels or press withholds. */
  readonly withheld?: Decimal;
  readonly exportCosts?: Decimal;
  readonly thirdPartyCharges?: Decimal;
}

/** The authority's own formula of `importeTotal`, as it prints it in message 52 (SRI reference §8). */
export function amountDue(parts: AmountParts): Decimal {
  const { subtotal, taxes } = parts;
  const added = [parts.tip, parts.withheld, parts.exportCosts, parts.thirdPartyCharges];
  const deductions = [parts.additionalDiscount, parts.ivaRefund, parts.compensations];
  return subtotal.plus(taxes).plus(total(added)).minus(total(deductions));
}

/** A total that is negative or that the authority takes no document of; `others` need only fit the schema. */
export function totalFaults(
  due: Decimal,
  { others = [], pointer = '/lines' }: { others?: readonly Decimal[]; pointer?: string } = {},
): Fault[] {
  if ([due, ...others].some((amount) => amount.gt(TOTAL_LIMIT))) {
    const message = 'Los totales superan el máximo que admite el SRI, $ 200,000,000.';
    return [{ pointer, code: 'total_over_limit', message }];
  }
  if (due.gte(zero)) return [];
  return [
    {
      pointer,
      code: 'below_zero',
      message: 'Los descuentos y devoluciones superan el valor del comprobante.',
    },
  ];
}

function total(parts: readonly (Decimal | undefined)[]): Decimal {
  return sum(parts.flatMap((part) => part ?? []));
}
