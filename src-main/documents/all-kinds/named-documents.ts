import { documentNumber } from '../identifiers/document-number.ts';
import { type DocumentType, documentTypeCodes, documentTypes } from '../kinds.ts';
import type { DocumentContent } from '../model/document.ts';
import { supportDocumentCodeOf } from '../tables/support-document-types.ts';

/** A document of the same business that another one names. */
export interface NamedDocument {
  readonly type: DocumentType;
  /** `001-001-000000001`. */
  readonly number: string;
}

/**
 * The documents of the business itself that a document names, each once: the invoice of a note, the delivery note of an
 * invoice, the sale that a delivery note carries, the purchase settlement that is withheld from.
 *
 * @param ruc of the business: a delivery note may carry what a supplier invoiced
 */
export function namedDocuments(content: DocumentContent, ruc: string): readonly NamedDocument[] {
  const named = new Map<string, NamedDocument>();
  for (const { type, number } of statedBy(content, ruc)) {
    if (type === undefined || !documentNumber.safeParse(number).success) continue;
    named.set(`${type} ${number}`, { type, number });
  }
  return [...named.values()];
}

interface Stated {
  readonly type: DocumentType | undefined;
  readonly number: string;
}

function statedBy(content: DocumentContent, ruc: string): readonly Stated[] {
  switch (content.object) {
    case 'credit_note':
    case 'debit_note': {
      const { document_type, number } = content.modified_document;
      return [{ type: typeOf(document_type), number }];
    }
    case 'invoice':
      return [{ type: 'delivery_note', number: content.delivery_note_number ?? '' }];
    case 'delivery_note':
      return content.recipients.flatMap(({ support_document: support }) =>
        support && isOfBusiness(support.authorization_number, ruc)
          ? [{ type: typeOf(support.document_type), number: support.number ?? '' }]
          : [],
      );
    case 'withholding':
      // All others are the supplier's own.
      return content.support_documents.flatMap(({ document_type, number }) =>
        typeOf(document_type) === 'purchase_settlement'
          ? [{ type: 'purchase_settlement' as const, number: number ?? '' }]
          : [],
      );
    case 'purchase_settlement':
      return [];
  }
}

function typeOf(stated: string | undefined): DocumentType | undefined {
  const code = stated === undefined ? undefined : supportDocumentCodeOf(stated);
  return documentTypes.find((type) => documentTypeCodes[type] === code);
}

const ACCESS_KEY = /^\d{10}(?<ruc>\d{13})\d{26}$/;

/** An access key says whose it is; an older number of authorization does not. */
function isOfBusiness(authorizationNumber: string | undefined, ruc: string): boolean {
  const issuer = ACCESS_KEY.exec(authorizationNumber ?? '')?.groups?.ruc;
  return issuer === undefined || issuer === ruc;
}
