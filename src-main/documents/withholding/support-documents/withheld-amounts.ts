import type { Withheld } from '../../model/withholding.ts';
import type { WithheldTax } from '../../taxes/withholding/withholding-code.ts';
import { type Decimal, decimal, sum, toCents } from '../../values/decimal.ts';

/** `valorRetenido` = base × percent, in cents: the authority computes it too, and answers 52 (SRI reference §9). */
export function withheldValue(base: string, percent: string): Decimal {
  return toCents(decimal(base).times(percent).times('0.01'));
}

/** What is withheld of each tax, and of all. */
export function withheldTotals(
  documents: readonly { readonly withholdings: readonly Pick<Withheld, 'tax' | 'value'>[] }[],
): Readonly<Record<WithheldTax | 'total', Decimal>> {
  const withheld = documents.flatMap(({ withholdings }) => withholdings);
  const ofTax = (tax: WithheldTax) =>
    sum(withheld.filter((entry) => entry.tax === tax).map(({ value }) => decimal(value)));
  return {
    renta: ofTax('renta'),
    iva: ofTax('iva'),
    isd: ofTax('isd'),
    total: sum(withheld.map(({ value }) => decimal(value))),
  };
}
