import type { ModifiedDocument, ModifiedDocumentBody } from '../body/modified-document.ts';
import { formatNumber } from '../identifiers/access-key.ts';
import type { ComputeContext, Reference, ReferencedDocument } from '../model/document-kind.ts';
import type { Invoice } from '../model/invoice.ts';
import { type BuyerBody, customerReferences } from '../parties/party.ts';
import type { Checked, Fault, FaultCode } from '../values/fault.ts';

/** An invoice issued by the business, as a note on it must know it. */
export interface ReferencedInvoice extends ReferencedDocument {
  readonly content: Invoice;
}

/** What a note is about. */
export interface Modified {
  readonly modified: ModifiedDocument;
  /** Absent when the invoice was issued elsewhere: then nothing is known of it but its number and date. */
  readonly invoice?: ReferencedInvoice;
}

/**
 * What a note's body names, to be looked up: its customer, and the invoice; a number may turn out to be of one issued
 * elsewhere.
 */
export function noteReferences({ buyer, modified_document: modified }: NoteBody): readonly Reference[] {
  const invoice: Reference =
    'document_id' in modified
      ? { kind: 'document', id: modified.document_id }
      : { kind: 'invoice_number', number: modified.number };
  return [...customerReferences(buyer), invoice];
}

interface NoteBody {
  readonly buyer?: BuyerBody | undefined;
  readonly modified_document: ModifiedDocumentBody;
}

/**
 * The invoice a note is about. One that was issued here must be an authorized invoice, whether the body names it by
 * its id or by its number and date; of one issued elsewhere only the date can be judged.
 */
export function resolveModifiedDocument(
  body: ModifiedDocumentBody,
  { documents, issueDate }: ComputeContext,
): Checked<Modified> {
  const document = documents.get('document_id' in body ? body.document_id : body.number);
  if (document) return issuedHere(body, document, issueDate);
  if ('document_id' in body) return { ok: false, faults: [fault(body, 'not_found', NOT_FOUND)] };
  if (body.issue_date > issueDate) return { ok: false, faults: [inFuture('/modified_document/issue_date')] };
  return {
    ok: true,
    value: { modified: { document_type: 'factura', number: body.number, issue_date: body.issue_date } },
  };
}

/** The pointer of the body that names the invoice: its id or its number. */
export function modifiedDocumentPointer(body: ModifiedDocumentBody): string {
  return 'document_id' in body ? '/modified_document/document_id' : '/modified_document/number';
}

function issuedHere(
  body: ModifiedDocumentBody,
  document: ReferencedDocument,
  issueDate: string,
): Checked<Modified> {
  const { identity } = document;
  if (!isInvoice(document)) return { ok: false, faults: [fault(body, 'not_an_invoice', NOT_AN_INVOICE)] };
  const faults: Fault[] = [
    ...(document.authorized ? [] : [fault(body, 'invoice_not_authorized', NOT_AUTHORIZED)]),
    ...('document_id' in body ? [] : otherDate(body.issue_date, identity.issueDate)),
    ...(identity.issueDate > issueDate ? [inFuture(modifiedDocumentPointer(body))] : []),
  ];
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    value: {
      modified: {
        document_type: 'factura',
        number: formatNumber(identity, identity.sequential),
        issue_date: identity.issueDate,
        ...(!document.isElsewhere && { document_id: document.id }),
      },
      invoice: document,
    },
  };
}

function isInvoice(document: ReferencedDocument): document is ReferencedInvoice {
  return document.content.object === 'invoice';
}

const NOT_FOUND = 'No hay una factura con este identificador.';
const NOT_AN_INVOICE = 'Este comprobante no es una factura: solo una factura se modifica con una nota.';
const NOT_AUTHORIZED =
  'La factura no está autorizada, o fue anulada: solo se modifica una autorizada. Si espera o fue devuelta, resuélvala antes.';

function fault(body: ModifiedDocumentBody, code: FaultCode, message: string): Fault {
  return { pointer: modifiedDocumentPointer(body), code, message };
}

function otherDate(stated: string, actual: string): Fault[] {
  if (stated === actual) return [];
  const message = `La factura con este número se emitió el ${actual}: indique esa fecha.`;
  return [{ pointer: '/modified_document/issue_date', code: 'invalid_value', message }];
}

function inFuture(pointer: string): Fault {
  return {
    pointer,
    code: 'date_in_future',
    message: 'La factura no puede ser posterior a la nota que la modifica.',
  };
}
