import type { XmlElement } from 'libxml2-wasm';
import { textAt } from '../../document-facts.ts';
import { difference, type IvaTolerance, money, moneyOfAll, productTolerance } from '../amounts.ts';
import { saleDifferences, saleOf } from '../pieces/sale.ts';
import { taxedAmount } from '../pieces/tax-totals.ts';

/** Recomputes a credit note: as an invoice, by the IVA rates of the day of the document it modifies (§8, §9). */
export function recomputeNotaCredito(
  root: XmlElement,
  tolerance: IvaTolerance = productTolerance,
): readonly string[] {
  const info = root.get('infoNotaCredito');
  if (info === null) return ['Falta infoNotaCredito'];
  const sale = saleOf(root, 'infoNotaCredito');
  const subtotal = money(info, 'totalSinImpuestos');
  const credited = taxedAmount(subtotal, sale.totals) - moneyOfAll(info, 'compensaciones/compensacion/valor');
  return [
    ...saleDifferences(sale, { subtotal, ratesOn: textAt(info, 'fechaEmisionDocSustento'), tolerance }),
    ...difference('valorModificacion', money(info, 'valorModificacion'), credited),
  ];
}
