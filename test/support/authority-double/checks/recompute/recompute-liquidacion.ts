import type { XmlElement } from 'libxml2-wasm';
import { textAt } from '../../document-facts.ts';
import { difference, type IvaTolerance, money, productTolerance } from '../amounts.ts';
import { negotiableDifferences } from '../pieces/negotiable.ts';
import { saleReimbursementDifferences } from '../pieces/reimbursement.ts';
import { discountDifferences, saleDifferences, saleOf } from '../pieces/sale.ts';
import { taxedAmount } from '../pieces/tax-totals.ts';
import { isIva, rateKey } from '../tax-entry.ts';

/** Recomputes a purchase settlement: as an invoice, with no tax but the IVA (SRI reference §9). */
export function recomputeLiquidacion(
  root: XmlElement,
  tolerance: IvaTolerance = productTolerance,
): readonly string[] {
  const info = root.get('infoLiquidacionCompra');
  if (info === null) return ['Falta infoLiquidacionCompra'];
  const sale = saleOf(root, 'infoLiquidacionCompra');
  const subtotal = money(info, 'totalSinImpuestos');
  const others = [...sale.totals, ...sale.lines.flatMap(({ taxes }) => taxes)].filter((tax) => !isIva(tax));
  return [
    ...others.map((tax) => `El impuesto ${rateKey(tax)} no va en una liquidación de compra`),
    ...saleDifferences(sale, { subtotal, ratesOn: textAt(info, 'fechaEmision'), tolerance }),
    ...discountDifferences(sale, money(info, 'totalDescuento')),
    ...difference('importeTotal', money(info, 'importeTotal'), taxedAmount(subtotal, sale.totals)),
    ...negotiableDifferences(root, { info: 'infoLiquidacionCompra', address: 'direccionProveedor' }),
    ...saleReimbursementDifferences(root, info),
  ];
}
