import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { checkBody } from '../../../../src-main/documents/body/check-body.ts';
import { creditNoteBody } from '../../../../src-main/documents/credit-note/body.ts';
import { debitNoteBody } from '../../../../src-main/documents/debit-note/body.ts';
import { deliveryNoteBody } from '../../../../src-main/documents/delivery-note/body.ts';
import type { DocumentContent } from '../../../../src-main/documents/document.ts';
import { invoiceBody } from '../../../../src-main/documents/invoice/body.ts';
import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import { purchaseSettlementBody } from '../../../../src-main/documents/purchase-settlement/body.ts';
import { kindOf } from '../../../../src-main/documents/types.ts';
import type { Checked } from '../../../../src-main/documents/values/fault.ts';
import { withholdingBody } from '../../../../src-main/documents/withholding/body.ts';
import { type JsonObject, withValueAt } from './json.ts';

/** A correction in the shape the service takes, or all that is wrong with it. */
export function readCorrection(type: DocumentType, body: JsonObject) {
  switch (type) {
    case 'invoice':
      return checkBody(invoiceBody, body);
    case 'purchase_settlement':
      return checkBody(purchaseSettlementBody, body);
    case 'credit_note':
      return checkBody(creditNoteBody, body);
    case 'debit_note':
      return checkBody(debitNoteBody, body);
    case 'delivery_note':
      return checkBody(deliveryNoteBody, body);
    case 'withholding':
      return checkBody(withholdingBody, body);
  }
}

/**
 * What a correction comes to, by the very code that will issue it. The invoice of a note is named by its number here:
 * its balance only the service knows.
 */
export function computeCorrection(document: DocumentResource, body: JsonObject): Checked<DocumentContent> {
  const kind = kindOf(document.object);
  const checked = checkBody(kind.body, withoutReference(document, body));
  if (!checked.ok) return checked;
  return kind.compute(checked.value, {
    issueDate: document.issue_date,
    issuerRuc: document.access_key.slice(10, 23),
    customers: new Map(),
    documents: new Map(),
  });
}

function withoutReference(document: DocumentResource, body: JsonObject): JsonObject {
  if (!('modified_document' in document)) return body;
  const { number, issue_date } = document.modified_document;
  const named = withValueAt(body, '/modified_document', { number, issue_date });
  if (document.object !== 'credit_note' || 'buyer' in body) return named;
  const { identification_type, identification, name } = document.buyer;
  return { ...named, buyer: { identification_type, identification, name } };
}
