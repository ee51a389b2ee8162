import type { Line } from '../lines/line.ts';
import type { Fault } from '../values/fault.ts';
import type { DebitNoteBody } from './body.ts';

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
      const place = reasons[index]?.taxes.findIndex((tax) => tax.rate === rate);
      faults.push({
        pointer: `/reasons/${index}/taxes/${place}/tariff`,
        code: 'invalid_value',
        message: `Otro cargo de esta nota lleva este impuesto con tarifa ${first}: use la misma, o emita dos notas.`,
      });
    }
  }
  return faults;
}
