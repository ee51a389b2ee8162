import { computeLine } from '../lines/compute-line.ts';
import type { LineBody } from '../lines/line.ts';
import { taxValue } from '../lines/rated-tax.ts';
import { type Decimal, formatAmount, zero } from '../values/decimal.ts';
import type { DebitNoteBody } from './body.ts';

type Reason = DebitNoteBody['reasons'][number];

/**
 * The charges as lines of one unit each: the arithmetic of lines, excises in the IVA base included, serves them as it
 * is. But the XML of a debit note shows totals alone, where the IVA bases must be the subtotal and the excises to the
 * cent; so each charge gets its part of the excise of the summed base, which ends where the next one's begins.
 */
export function chargeLines(reasons: readonly Reason[], date: string): LineBody[] {
  const bases = new Map<string, Decimal>();
  return reasons.map(lineOf).map((line) => {
    const parts = new Map<string, string>();
    for (const { rate, tariff, base, stated } of computeLine(line, { date }).taxes) {
      if (rate.type !== 'ice' || stated) continue;
      const before = bases.get(rate.slug) ?? zero;
      const after = before.plus(base);
      bases.set(rate.slug, after);
      const part = taxValue({ rate, tariff, base: after }).minus(taxValue({ rate, tariff, base: before }));
      parts.set(rate.slug, formatAmount(part));
    }
    return { ...line, taxes: line.taxes.map((tax) => ({ ...tax, value: parts.get(tax.rate) ?? tax.value })) };
  });
}

function lineOf({ description, amount, taxes }: Reason): LineBody {
  return { description, quantity: '1', unit_price: amount, taxes, additional_info: [] };
}
