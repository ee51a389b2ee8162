import type { XmlElement } from 'libxml2-wasm';
import { difference, type IvaTolerance, sum } from '../amounts.ts';
import { type TaxEntry, taxesAt } from '../tax-entry.ts';
import { lineDifferences, linesOf, type SaleLine } from './lines.ts';
import { ivaRateDifferences, taxTotalDifferences } from './tax-totals.ts';

/** What the documents with lines have in common: an invoice, a credit note, a purchase settlement. */
export interface Sale {
  readonly lines: readonly SaleLine[];
  readonly totals: readonly TaxEntry[];
}

/** `info` is the element below the root that holds the totals: `infoFactura`. */
export function saleOf(root: XmlElement, info: string): Sale {
  return { lines: linesOf(root), totals: taxesAt(root, `${info}/totalConImpuestos/totalImpuesto`) };
}

/** Lines, totals by rate and subtotal; `ratesOn` (dd/mm/yyyy) is the day whose IVA rates count. */
export function saleDifferences(
  { lines, totals }: Sale,
  {
    subtotal,
    ratesOn,
    tolerance,
  }: { readonly subtotal: bigint; readonly ratesOn: string; readonly tolerance: IvaTolerance },
): readonly string[] {
  const ofLines = lines.flatMap(({ taxes }) => taxes);
  return [
    ...lines.flatMap((line) => lineDifferences(line, tolerance)),
    ...taxTotalDifferences(totals, ofLines, tolerance),
    ...ivaRateDifferences([...ofLines, ...totals], ratesOn),
    ...difference('totalSinImpuestos', subtotal, sum(lines.map(({ net }) => net))),
  ];
}

/** Of the lines and, after them, of single rates. */
export function discountDifferences({ lines, totals }: Sale, stated: bigint): readonly string[] {
  const computed =
    sum(lines.map(({ discount }) => discount)) +
    sum(totals.map(({ additionalDiscount }) => additionalDiscount));
  return difference('totalDescuento', stated, computed);
}
