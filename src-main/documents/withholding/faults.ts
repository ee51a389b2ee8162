import { ratesNotInForce } from '../lines/rate-faults.ts';
import type { Party } from '../parties/party.ts';
import type { SupplierType } from '../parties/supplier-type.ts';
import { reimbursementFaults } from '../reimbursement/compute.ts';
import { includesDate } from '../tables/date-span.ts';
import { isHavenOffList } from '../tables/foreign-regimes.ts';
import { supportDocumentCodeOf } from '../tables/support-document-types.ts';
import { findTaxSupport } from '../tables/tax-support-codes.ts';
import { resolvePercent } from '../taxes/withholding/resolve-percent.ts';
import { findWithholdingCode } from '../taxes/withholding/withholding-rate.ts';
import type { Fault } from '../values/fault.ts';
import type { SupportDocumentBody } from './support-documents/support-document-body.ts';

/** `tipoSujetoRetenido` goes with a foreign identification and no other (SRI reference §9; message 52 without it). */
export function supplierFaults(type: SupplierType | undefined, supplier: Party): Fault[] {
  const pointer = '/supplier_type';
  const isForeign = supplier.identification_type === 'exterior';
  if (isForeign && type === undefined) {
    const message = 'Con identificación del exterior, indique si el proveedor es persona_natural o sociedad.';
    return [{ pointer, code: 'supplier_type_required', message }];
  }
  if (!isForeign && type !== undefined) {
    const message = 'Solo se indica cuando el proveedor tiene identificación del exterior.';
    return [{ pointer, code: 'not_allowed_here', message }];
  }
  return [];
}

/** The withholding a support document stands in. */
interface FaultContext {
  /** Of the withholding, YYYY-MM-DD. */
  readonly issueDate: string;
  readonly issuerRuc: string;
  readonly supplier: Party | undefined;
  /** Of the support document. */
  readonly pointer: string;
}

/** What is wrong with a support document on the day of its withholding, and for its issuer. */
export function supportDocumentFaults(document: SupportDocumentBody, context: FaultContext): Fault[] {
  const { issueDate, pointer } = context;
  return [
    ...futureFaults(document, context),
    ...taxSupportFaults(document, context),
    ...(isNote(document) ? [] : ratesNotInForce(document.taxes, { date: document.issue_date, pointer })),
    ...havenFaults(document, context),
    ...percentFaults(document, context),
    ...selfWithholdingFaults(document, context),
    ...reimbursementFaults(document.reimbursement, { issueDate, pointer: `${pointer}/reimbursement` }),
  ];
}

function futureFaults(document: SupportDocumentBody, { issueDate, pointer }: FaultContext): Fault[] {
  const fields = ['issue_date', 'accounting_date'] as const;
  return fields.flatMap((field): Fault[] => {
    const date = document[field];
    if (date === undefined || date <= issueDate) return [];
    const message = `No puede ser posterior al día de emisión de la retención, ${issueDate}.`;
    return [{ pointer: `${pointer}/${field}`, code: 'date_in_future', message }];
  });
}

function taxSupportFaults(
  { tax_support: code }: SupportDocumentBody,
  { issueDate, pointer }: FaultContext,
): Fault[] {
  const support = findTaxSupport(code);
  if (!support || includesDate(support, issueDate)) return [];
  const message = `El sustento tributario ${code} no está vigente el ${issueDate}.`;
  return [{ pointer: `${pointer}/tax_support`, code: 'not_in_force', message }];
}

/** A haven stays on the list for a time: the payment is of the day of the document or of its withholding. */
function havenFaults(
  { foreign_payment: payment, issue_date: issued }: SupportDocumentBody,
  { issueDate, pointer }: FaultContext,
): Fault[] {
  if (payment?.regime !== '02' || !isHavenOffList(payment.country, [issued, issueDate])) return [];
  const message = `El ${payment.country} no consta entre los paraísos fiscales el ${issueDate}: su régimen es otro.`;
  return [{ pointer: `${pointer}/foreign_payment/country`, code: 'not_in_force', message }];
}

/** Notes on an earlier sale: they bear the rates of its day, not of theirs (SRI reference §8). */
const notes: readonly string[] = ['04', '05', '23', '24', '47', '48', '51', '52', '372', '373', '374'];

function isNote({ document_type: type }: SupportDocumentBody): boolean {
  return notes.includes(supportDocumentCodeOf(type));
}

function percentFaults({ withholdings }: SupportDocumentBody, { issueDate, pointer }: FaultContext): Fault[] {
  return withholdings.flatMap((withheld, index): Fault[] => {
    const resolved = resolvePercent({ ...withheld, date: issueDate });
    if (resolved.ok) return [];
    const { field, fault: code, message } = resolved;
    return [{ pointer: `${pointer}/withholdings/${index}/${field}`, code, message }];
  });
}

/** What a business withholds from itself (SRI technical sheet 2.34, annex 19). */
const selfWithholding = { documentType: '42', taxSupport: '12' } as const;

function selfWithholdingFaults(
  document: SupportDocumentBody,
  { issuerRuc, supplier, pointer }: FaultContext,
): Fault[] {
  const index = document.withholdings.findIndex(
    ({ tax, code }) => findWithholdingCode(tax, code)?.isSelfWithholding,
  );
  const code = document.withholdings[index]?.code;
  if (code === undefined) return [];
  const fault = (field: string, message: string): Fault => ({
    pointer: `${pointer}/${field}`,
    code: 'not_allowed_here',
    message: `El código ${code} es una autorretención: ${message}`,
  });
  const { documentType, taxSupport } = selfWithholding;
  const isOwn = supplier?.identification === issuerRuc;
  return [
    ...(supplier && !isOwn
      ? [fault(`withholdings/${index}/code`, `el sujeto retenido es el propio emisor, con RUC ${issuerRuc}.`)]
      : []),
    ...(document.document_type === documentType
      ? []
      : [fault('document_type', `el tipo de comprobante es ${documentType}.`)]),
    ...(document.tax_support === taxSupport
      ? []
      : [fault('tax_support', `el sustento tributario es ${taxSupport}.`)]),
  ];
}
