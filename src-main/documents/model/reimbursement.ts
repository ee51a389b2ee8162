import { z } from 'zod';
import { compensation, compensationBodies } from '../adjustments/compensation.ts';
import { authorizationNumber } from '../identifiers/authorization-number.ts';
import { documentNumber } from '../identifiers/document-number.ts';
import { statedTaxBody } from '../lines/stated-taxes.ts';
import { taxLine } from '../lines/tax-body.ts';
import { identifiedSupplier, identifiedSupplierBody } from '../parties/party.ts';
import { supplierType } from '../parties/supplier-type.ts';
import { countryCode, ECUADOR } from '../tables/countries.ts';
import { supportDocumentType } from '../tables/support-document-types.ts';
import { asWritten } from '../values/as-written.ts';
import { dateText } from '../values/calendar/calendar-date.ts';
import { namedObject } from '../values/named-object.ts';

/** `codDocReembolso` of the whole: the only one the authority knows (SRI technical sheet 2.34, annex 5). */
export const REIMBURSEMENT_DOCUMENT_TYPE = '41';

/** What reimburses expenses is 41, whatever kind of document it is (ATS technical sheet, "reembolso"). */
export function codeWithReimbursement(documentCode: string, reimbursed: readonly unknown[] = []): string {
  return reimbursed.length > 0 ? REIMBURSEMENT_DOCUMENT_TYPE : documentCode;
}

const reimbursedDocumentBody = namedObject('reimbursed_document_body', {
  supplier: identifiedSupplierBody,
  supplier_type: supplierType,
  payment_country: countryCode.default(ECUADOR),
  document_type: supportDocumentType,
  number: documentNumber,
  issue_date: dateText,
  authorization_number: authorizationNumber,
  taxes: z.array(statedTaxBody).min(1),
  compensations: compensationBodies.meta({
    description: 'Solo el XML de las facturas tiene lugar para ellas',
  }),
});

/** Expenses paid for somebody else (annex 5): the documents; their totals are computed. */
export const reimbursementBody = z
  .strictObject({
    documents: z.array(reimbursedDocumentBody).min(1),
  })
  .meta({ id: 'reimbursement_body', description: 'Reembolso de gastos (anexo 5)' });
export type ReimbursementBody = z.output<typeof reimbursementBody>;

export const reimbursedDocument = namedObject('reimbursed_document', {
  supplier: identifiedSupplier,
  supplier_type: asWritten(supplierType.options),
  payment_country: z.string(),
  document_type: z.string(),
  number: z.string(),
  issue_date: z.string(),
  authorization_number: z.string(),
  taxes: z.array(taxLine),
  compensations: z.array(compensation),
});
export type ReimbursedDocument = z.output<typeof reimbursedDocument>;

export const reimbursement = namedObject('reimbursement', {
  document_type: z.string(),
  total: z.string(),
  base: z.string(),
  tax: z.string(),
  documents: z.array(reimbursedDocument),
});
export type Reimbursement = z.output<typeof reimbursement>;
