import type {
  DocumentResource,
  InvoiceResource,
} from '../../../../src-main/contract/documents/document-resource.ts';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { checkBody } from '../../../../src-main/documents/body/check-body.ts';
import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import type { DocumentContent } from '../../../../src-main/documents/model/document.ts';
import type { ComputeContext } from '../../../../src-main/documents/model/document-kind.ts';
import type { Checked } from '../../../../src-main/documents/values/fault.ts';
import { referencedInvoice } from '../../../lib/credit/referenced-invoice.ts';
import { type JsonObject, withValueAt } from './json.ts';

/**
 * What a body comes to, by the very code that will issue it.
 *
 * @param modified the invoice of a note that names it by its id; the service judges again by what it holds
 */
export function computeBody(
  type: DocumentType,
  body: JsonObject,
  {
    issueDate,
    issuerRuc,
    modified,
  }: Pick<ComputeContext, 'issueDate' | 'issuerRuc'> & {
    readonly modified?: InvoiceResource | undefined;
  },
): Checked<DocumentContent> {
  const kind = kindOf(type);
  const checked = checkBody(kind.body, body);
  if (!checked.ok) return checked;
  return kind.compute(checked.value, {
    issueDate,
    issuerRuc,
    customers: new Map(),
    documents: new Map(modified && [[modified.id, referencedInvoice(modified)]]),
  });
}

/**
 * What a correction comes to. The invoice of a note is named by its number here: its balance counts what the note under
 * correction itself held.
 */
export function computeCorrection(document: DocumentResource, body: JsonObject): Checked<DocumentContent> {
  return computeBody(document.object, withoutReference(document, body), {
    issueDate: document.issue_date,
    issuerRuc: document.access_key.slice(10, 23),
  });
}

function withoutReference(document: DocumentResource, body: JsonObject): JsonObject {
  if (!('modified_document' in document)) return body;
  const { number, issue_date, document_id } = document.modified_document;
  if (document_id === undefined) return body;
  const named = withValueAt(body, '/modified_document', { number, issue_date });
  if (document.object !== 'credit_note' || 'buyer' in body) return named;
  const { identification_type, identification, name } = document.buyer;
  return { ...named, buyer: { identification_type, identification, name } };
}
