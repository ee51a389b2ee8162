import { computeLine } from '../lines/compute/compute-line.ts';
import type { Line, LineBody } from '../lines/line.ts';
import { taxValue } from '../lines/rated-tax.ts';
import { type Decimal, formatAmount, zero } from '../values/decimal.ts';
import type { Fault } from '../values/fault.ts';
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

/**
 * Charges whose excise of one code has not the tariff it had before. A debit note says each tax once for all its
 * charges, tariff included (`impuesto/tarifa` is required, SRI reference §14.4), so they cannot share a note.
 */
export function tariffsThatDiffer(reasons: DebitNoteBody['reasons'], charges: readonly Line[]): Fault[] {
  const firsts = new Map<string, string>();
  const faults: Fault[] = [];
  for (const [index, charge] of charges.entries()) {
    for (const { rate, tariff } of charge.taxes) {
      const first = firsts.get(rate) ?? tariff;
      firsts.set(rate, first);
      if (first === tariff) continue;
      // Computing puts the taxes of a charge in an order of its own.
      const taxIndex = reasons[index]?.taxes.findIndex((tax) => tax.rate === rate);
      faults.push({
        pointer: `/reasons/${index}/taxes/${taxIndex}/tariff`,
        code: 'invalid_value',
        message: `Otro cargo de esta nota lleva este impuesto con tarifa ${first}: use la misma, o emita dos notas.`,
      });
    }
  }
  return faults;
}
