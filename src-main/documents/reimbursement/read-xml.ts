import {
  REIMBURSEMENT_DOCUMENT_TYPE,
  type ReimbursedDocument,
  type Reimbursement,
} from '../model/reimbursement.ts';
import { supplierTypeCodes } from '../parties/supplier-type.ts';
import { ECUADOR } from '../tables/countries.ts';
import { supportDocumentSlug } from '../tables/support-document-types.ts';
import {
  amountOf,
  amountOrZero,
  dateOf,
  itemsOf,
  keyOfCode,
  optionalText,
  textOf,
} from '../xml/read-parts.ts';
import { identificationTypeFrom, taxFrom } from '../xml/read-shared.ts';
import type { XmlTree } from '../xml/xml-tree.ts';
import type { ReimbursementDialect } from './xml.ts';

/** The documents reimbursed: `list` has `reembolsos`, `head` the totals; undefined where there are none. */
export function reimbursementFrom(
  { list, head }: { list: XmlTree; head: XmlTree },
  dialect: ReimbursementDialect,
): Reimbursement | undefined {
  const documents = itemsOf(list, 'reembolsos', 'reembolsoDetalle');
  if (documents.length === 0) return undefined;
  return {
    document_type: optionalText(head, 'codDocReembolso') ?? REIMBURSEMENT_DOCUMENT_TYPE,
    total: amountOrZero(head, 'totalComprobantesReembolso'),
    base: amountOrZero(head, 'totalBaseImponibleReembolso'),
    tax: amountOrZero(head, 'totalImpuestoReembolso'),
    documents: documents.map((document) => documentFrom(document, dialect)),
  };
}

function documentFrom(document: XmlTree, dialect: ReimbursementDialect): ReimbursedDocument {
  const number = ['estabDocReembolso', 'ptoEmiDocReembolso', 'secuencialDocReembolso'];
  return {
    supplier: {
      identification_type: identificationTypeFrom(textOf(document, 'tipoIdentificacionProveedorReembolso')),
      identification: textOf(document, 'identificacionProveedorReembolso'),
    },
    supplier_type: supplierTypeFrom(textOf(document, 'tipoProveedorReembolso')),
    payment_country: optionalText(document, 'codPaisPagoProveedorReembolso') ?? ECUADOR,
    document_type: supportDocumentSlug(textOf(document, 'codDocReembolso')),
    number: number.map((part) => textOf(document, part)).join('-'),
    issue_date: dateOf(document, 'fechaEmisionDocReembolso'),
    authorization_number: textOf(document, dialect.authorization),
    taxes: itemsOf(document, 'detalleImpuestos', 'detalleImpuesto').map((tax) => ({
      ...taxFrom(tax),
      tariff: amountOf(tax, 'tarifa'),
      base: amountOf(tax, 'baseImponibleReembolso'),
      value: amountOf(tax, 'impuestoReembolso'),
    })),
    compensations: itemsOf(document, 'compensacionesReembolso', 'compensacionReembolso').map((item) => ({
      code: textOf(item, 'codigo'),
      rate: amountOf(item, 'tarifa'),
      value: amountOf(item, 'valor'),
    })),
  };
}

/** A code that the table lacks stays as it is written. */
function supplierTypeFrom(code: string): string {
  return keyOfCode(supplierTypeCodes, code) ?? code;
}
