import type { ComparedSide } from '../../contract/reports/listing-comparison.ts';
import { type DocumentStatus, type DocumentType, documentTypeCodes } from '../../documents/kinds.ts';
import type { PurchaseAuthorization, RecordedPurchase } from '../../documents/purchase/recorded-purchase.ts';
import { supportDocumentSlug } from '../../documents/tables/support-document-types.ts';

/** What a document here has to be compared, by any issuer. */
export interface KeptDocument {
  readonly side: ComparedSide;
  readonly id: string;
  /** Its name in the API. */
  readonly type: string;
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly issueDate: string;
  /** RUC of who issued it. */
  readonly issuer: string;
  readonly party: string;
  /** Before taxes, and the IVA; of purchases alone, as no report of issued documents has them. */
  readonly base?: string;
  readonly iva?: string;
  readonly total: string;
  /** Of a purchase that was typed, maybe none. */
  readonly accessKey: string | undefined;
  readonly status: DocumentStatus | PurchaseAuthorization;
}

/** A document of the business, as far as it is compared. */
export interface IssuedHere {
  readonly id: string;
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  readonly number: string;
  readonly issueDate: string;
  readonly accessKey: string;
  readonly party: string;
  readonly total: string;
}

export function keptIssued({ type, ...document }: IssuedHere, issuer: string): KeptDocument {
  return { side: 'issued', ...document, type: supportDocumentSlug(documentTypeCodes[type]), issuer };
}

export function keptReceived({ id, content, authorization }: RecordedPurchase): KeptDocument {
  return {
    side: 'received',
    id,
    type: content.document_type,
    number: content.number,
    issueDate: content.issue_date,
    issuer: content.supplier.identification,
    party: content.supplier.name,
    base: content.subtotal,
    iva: content.iva,
    total: content.total,
    accessKey: content.access_key,
    status: authorization,
  };
}

/** Whether the authority's listing should name it: what it never authorized, annulled, or is on paper, it does not. */
export function isExpected({ side, status, accessKey }: KeptDocument): boolean {
  if (side === 'issued') return status === 'authorized';
  return accessKey !== undefined && (status === 'authorized' || status === 'unconfirmed');
}
