import type { DocumentType } from '../kinds.ts';
import type { DocumentContent } from '../model/document.ts';
import { type Decimal, decimal, formatAmount, zero } from '../values/decimal.ts';
import { saleSigns } from './sale-signs.ts';

/** Adds up what was sold at each IVA rate, document by document. */
export function makeIvaByRate() {
  const rates = new Map<string, { readonly base: Decimal; readonly iva: Decimal }>();
  return {
    add({ type, content }: { readonly type: DocumentType; readonly content: DocumentContent }): void {
      const sign = saleSigns[type];
      if (sign === 0 || !('taxes' in content)) return;
      for (const { type: tax, rate, base, value } of content.taxes) {
        if (tax !== 'iva') continue;
        const before = rates.get(rate) ?? { base: zero, iva: zero };
        rates.set(rate, {
          base: before.base.plus(decimal(base).times(sign)),
          iva: before.iva.plus(decimal(value).times(sign)),
        });
      }
    },
    /** By rate; amounts of two decimals. */
    result: (): { rate: string; base: string; iva: string }[] =>
      [...rates]
        .map(([rate, { base, iva }]) => ({ rate, base: formatAmount(base), iva: formatAmount(iva) }))
        .toSorted((one, other) => one.rate.localeCompare(other.rate)),
  };
}
