import type { DeclarationBox } from '../../../contract/reports/declaration.ts';
import type { Decimal } from '../../../documents/values/decimal.ts';
import { amountBox } from '../parts/box.ts';
import type { Excess } from './line-sums.ts';

/** A box and its label. */
type BoxText = readonly [box: string, label: string];

/** The two boxes of credit notes at a former rate, of which those are shown that have anything. */
export function differenceBoxes(
  { added, takenOff }: { readonly added: Decimal; readonly takenOff: Decimal },
  texts: { readonly added: BoxText; readonly takenOff: BoxText; readonly how: string },
): DeclarationBox[] {
  return [
    ...(added.eq(0) ? [] : [amountBox(...texts.added, added, texts.how)]),
    ...(takenOff.eq(0) ? [] : [amountBox(...texts.takenOff, takenOff, texts.how)]),
  ];
}

/** What of credit notes does not fit into the period, by the boxes of the part of the form; those that have anything. */
export function carriedBoxes(
  sums: { excess(kind: 'taxed' | 'untaxed'): Excess },
  { untaxed, taxed, tax, how }: { untaxed: string; taxed: string; tax: string; how: string },
): DeclarationBox[] {
  const [ofTaxed, ofUntaxed] = [sums.excess('taxed'), sums.excess('untaxed')];
  return [
    ...(ofUntaxed.base.eq(0)
      ? []
      : [
          amountBox(untaxed, 'Notas de crédito tarifa 0 % por compensar el próximo mes', ofUntaxed.base, how),
        ]),
    ...(ofTaxed.base.eq(0) && ofTaxed.iva.eq(0)
      ? []
      : [
          amountBox(
            taxed,
            'Notas de crédito con otra tarifa por compensar el próximo mes',
            ofTaxed.base,
            how,
          ),
          amountBox(tax, 'Impuesto de las notas de crédito por compensar', ofTaxed.iva, how),
        ]),
  ];
}
