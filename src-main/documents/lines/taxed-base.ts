import { type Decimal, decimal, sum } from '../values/decimal.ts';

interface Taxed {
  readonly base: string;
  readonly additional_discount?: string | undefined;
}

/** What a tax is computed of: the base of its lines without the discount after them, of which nobody owes a tax. */
export function taxedBase({ base, additional_discount: discount = '0' }: Taxed): Decimal {
  return decimal(base).minus(discount);
}

/** What a document gives away after its lines, which their subtotal does not know. */
export function discountAfterLines(taxes: readonly Taxed[]): Decimal {
  return sum(taxes.map(({ additional_discount: discount }) => decimal(discount ?? '0')));
}
