import type { XmlElement } from 'libxml2-wasm';
import { textAt } from '../../document-facts.ts';
import { difference, money, moneyOfAll, productTolerance, sum } from '../amounts.ts';
import { exciseDifferences } from '../pieces/lines.ts';
import { exciseTotal, ivaRateDifferences, repeatedRates, taxedAmount } from '../pieces/tax-totals.ts';
import { isIce, isIva, percentOf, rateKey, type TaxEntry, taxesAt } from '../tax-entry.ts';

/** Recomputes a debit note from its reasons, by the IVA rates of the day of the document it modifies (§8, §9). */
export function recomputeNotaDebito(root: XmlElement): readonly string[] {
  const info = root.get('infoNotaDebito');
  if (info === null) return ['Falta infoNotaDebito'];
  const taxes = taxesAt(info, 'impuestos/impuesto');
  const subtotal = money(info, 'totalSinImpuestos');
  const due = taxedAmount(subtotal, taxes) - moneyOfAll(info, 'compensaciones/compensacion/valor');
  const ivaBase = sum(taxes.filter(isIva).map(({ base }) => base));
  return [
    ...difference('totalSinImpuestos', subtotal, moneyOfAll(root, 'motivos/motivo/valor')),
    ...difference('baseImponible del IVA', ivaBase, subtotal + exciseTotal(taxes)),
    ...taxes.flatMap(taxDifferences),
    ...repeatedRates(taxes, 'impuesto'),
    ...ivaRateDifferences(taxes, textAt(info, 'fechaEmisionDocSustento')),
    ...difference('valorTotal', money(info, 'valorTotal'), due),
  ];
}

function taxDifferences(tax: TaxEntry): readonly string[] {
  if (isIce(tax)) return exciseDifferences(tax, rateKey(tax));
  return isIva(tax)
    ? difference(`valor del IVA (${rateKey(tax)})`, tax.value, percentOf(tax.base, tax), productTolerance)
    : [];
}
