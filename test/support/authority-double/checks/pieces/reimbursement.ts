import type { XmlElement, XmlNode } from 'libxml2-wasm';
import { textAt } from '../../document-facts.ts';
import { difference, money, productTolerance, sum } from '../amounts.ts';
import { isIva, percentOf, type TaxEntry, taxesAt } from '../tax-entry.ts';
import { ivaRateDifferences } from './tax-totals.ts';

const names = { tax: 'codigo', base: 'baseImponibleReembolso', value: 'impuestoReembolso' };

const totals = ['totalComprobantesReembolso', 'totalBaseImponibleReembolso', 'totalImpuestoReembolso'];

/** Of an invoice or a purchase settlement, whose head `info` says by the code 41 that it reimburses. */
export function saleReimbursementDifferences(root: XmlElement, info: XmlNode): readonly string[] {
  const code = textAt(info, 'codDocReembolso');
  return [
    ...(code === '' || code === '41' ? [] : [`codDocReembolso ${code} no es de un reembolso`]),
    ...reimbursementDifferences({ head: info, documentsIn: root, isReimbursement: code !== '' }),
  ];
}

/** Where the totals of a reimbursement do not follow from the documents reimbursed (technical sheet 2.34, annex 5). */
export function reimbursementDifferences({
  head,
  documentsIn,
  isReimbursement,
}: {
  /** Holds the three totals. */
  readonly head: XmlNode;
  /** Holds `reembolsos`. */
  readonly documentsIn: XmlNode;
  /** By the code of the document: 41. */
  readonly isReimbursement: boolean;
}): readonly string[] {
  const documents = documentsIn.find('reembolsos/reembolsoDetalle');
  const stated = totals.filter((name) => textAt(head, name) !== '');
  const isConsistent = isReimbursement
    ? documents.length > 0 && stated.length === totals.length
    : documents.length === 0 && stated.length === 0;
  if (!isConsistent) return ['El código 41, los totales del reembolso y los reembolsos van juntos'];
  const taxes = documents.flatMap((document) => taxesAt(document, 'detalleImpuestos/detalleImpuesto', names));
  const base = sum(taxes.map((tax) => tax.base));
  const tax = sum(taxes.map(({ value }) => value));
  return [
    ...documents.flatMap(documentDifferences),
    ...difference('totalBaseImponibleReembolso', money(head, 'totalBaseImponibleReembolso'), base),
    ...difference('totalImpuestoReembolso', money(head, 'totalImpuestoReembolso'), tax),
    ...difference('totalComprobantesReembolso', money(head, 'totalComprobantesReembolso'), base + tax),
  ];
}

/** A document of another issuer: its IVA by the rates of its own day. */
function documentDifferences(document: XmlNode, index: number): readonly string[] {
  const taxes = taxesAt(document, 'detalleImpuestos/detalleImpuesto', names);
  return [
    ...taxes.filter(isIva).flatMap((tax) => taxDifferences(tax, `reembolso ${index + 1}`)),
    ...ivaRateDifferences(taxes, textAt(document, 'fechaEmisionDocReembolso')),
  ];
}

function taxDifferences(tax: TaxEntry, name: string): readonly string[] {
  return difference(`impuestoReembolso (${name})`, tax.value, percentOf(tax.base, tax), productTolerance);
}
