import type { XmlElement, XmlNode } from 'libxml2-wasm';
import { rounded } from '../../decimals.ts';
import { textAt } from '../../document-facts.ts';
import { difference, type IvaTolerance, money, moneyOfAll, productTolerance } from '../amounts.ts';
import { exportCosts, exportDifferences } from '../pieces/export.ts';
import { negotiableDifferences } from '../pieces/negotiable.ts';
import { presumptiveDifferences } from '../pieces/presumptive-withholdings.ts';
import { saleReimbursementDifferences } from '../pieces/reimbursement.ts';
import { discountDifferences, type Sale, saleDifferences, saleOf } from '../pieces/sale.ts';
import { subsidyDifferences } from '../pieces/subsidy.ts';
import { taxedAmount } from '../pieces/tax-totals.ts';

/**
 * Recomputes an invoice from its lines, in cents, and lists where the document says otherwise: the inventory
 * that message 52 prints. Formulas: technical sheet 2.34 and the server's own, printed in that message.
 */
export function recomputeFactura(
  root: XmlElement,
  tolerance: IvaTolerance = productTolerance,
): readonly string[] {
  const info = root.get('infoFactura');
  if (info === null) return ['Falta infoFactura'];
  const sale = saleOf(root, 'infoFactura');
  const subtotal = money(info, 'totalSinImpuestos');
  const subsidy = textAt(info, 'totalSubsidio') === '' ? null : money(info, 'totalSubsidio');
  return [
    ...saleDifferences(sale, { subtotal, ratesOn: textAt(info, 'fechaEmision'), tolerance }),
    ...discountDifferences(sale, money(info, 'totalDescuento')),
    ...difference('importeTotal', money(info, 'importeTotal'), amountDue(root, info, sale)),
    ...tipDifferences(money(info, 'propina'), subtotal),
    ...subsidyDifferences(sale.lines, subsidy),
    ...exportDifferences(info),
    ...presumptiveDifferences(root),
    ...negotiableDifferences(root, { info: 'infoFactura', address: 'direccionComprador' }),
    ...saleReimbursementDifferences(root, info),
  ];
}

/** The server's formula of importeTotal (SRI reference §8). */
function amountDue(root: XmlElement, info: XmlNode, { totals }: Sale): bigint {
  return (
    taxedAmount(money(info, 'totalSinImpuestos'), totals) -
    moneyOfAll(info, 'compensaciones/compensacion/valor') +
    money(info, 'propina') +
    moneyOfAll(root, 'retenciones/retencion/valor') +
    exportCosts(info) +
    moneyOfAll(root, 'otrosRubrosTerceros/rubro/total')
  );
}

function tipDifferences(tip: bigint, subtotal: bigint): readonly string[] {
  return tip > rounded(subtotal * 10n, 2, 0) ? ['La propina supera el 10 % del subtotal'] : [];
}
