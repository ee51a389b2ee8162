import { kindOf } from '../all-kinds/types.ts';
import { discountAfterLines, taxedBase } from '../lines/taxed-base.ts';
import type { DocumentContent } from '../model/document.ts';
import { type Decimal, decimal, zero } from '../values/decimal.ts';

/** A part of what a document comes to. */
export interface ContentAmount {
  /** A type of tax (`iva`, `ice`, `irbpnr`), or `total` of the whole document. */
  readonly tax: string;
  /** The rate of an IVA (`iva_15`); empty for all others, which are one sum each. */
  readonly rate: string;
  /** What the tax is on; of the total, what it is before taxes. */
  readonly base: Decimal;
  readonly amount: Decimal;
}

/** What a document comes to, as sums of many documents add it up. Each tax and rate once; never negative. */
export function amountsOfContent(content: DocumentContent): readonly ContentAmount[] {
  const { subtotal, total } = kindOf(content.object).summary(content);
  const stated = 'taxes' in content ? content.taxes : [];
  const taxes = new Map<string, ContentAmount>();
  for (const one of stated) {
    const { type: tax, value } = one;
    const rate = tax === 'iva' ? one.rate : '';
    const before = taxes.get(`${tax} ${rate}`) ?? { base: zero, amount: zero };
    taxes.set(`${tax} ${rate}`, {
      tax,
      rate,
      base: before.base.plus(taxedBase(one)),
      amount: before.amount.plus(value),
    });
  }
  const base = decimal(subtotal).minus(discountAfterLines(stated));
  return [{ tax: 'total', rate: '', base, amount: decimal(total) }, ...taxes.values()];
}
