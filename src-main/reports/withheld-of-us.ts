import type { WithheldRow } from '../contract/reports/period-report.ts';
import type { RecordedPurchase } from '../documents/purchase/recorded-purchase.ts';
import { type Decimal, decimal, formatAmount, zero } from '../documents/values/decimal.ts';
import type { DeclaredPurchase } from './purchase-reading.ts';

interface Sums {
  readonly row: Pick<WithheldRow, 'tax' | 'code' | 'percent'>;
  readonly documents: number;
  readonly base: Decimal;
  readonly value: Decimal;
}

/** Whether the authority stands by a document, as far as is known. */
export function isValid({ authorization }: Pick<RecordedPurchase, 'authorization'>): boolean {
  return authorization !== 'not_authorized' && authorization !== 'annulled';
}

/** Of a purchase, what customers withheld in it. */
type WithheldPurchase = Pick<DeclaredPurchase, 'authorization'> & {
  readonly content: Pick<DeclaredPurchase['content'], 'withheld'>;
};

/** Adds up what customers withheld of the business, by tax, code and percent. */
export function makeWithheldOfUs() {
  const sums = new Map<string, Sums>();
  return {
    add(purchase: WithheldPurchase): void {
      if (!isValid(purchase)) return;
      const counted = new Set<string>();
      for (const { tax, code, percent, base, value } of purchase.content.withheld ?? []) {
        const row = { tax, code, percent: String(decimal(percent)) };
        const key = Object.values(row).join(' ');
        const before = sums.get(key) ?? { documents: 0, base: zero, value: zero };
        sums.set(key, {
          row,
          documents: before.documents + (counted.has(key) ? 0 : 1),
          base: before.base.plus(base),
          value: before.value.plus(value),
        });
        counted.add(key);
      }
    },
    rows: (): WithheldRow[] =>
      [...sums.values()].map(({ row, documents, base, value }) => ({
        ...row,
        documents,
        base: formatAmount(base),
        value: formatAmount(value),
      })),
  };
}
