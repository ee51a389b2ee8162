import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import { codeWithReimbursement, type ReimbursedDocument } from '../../../documents/model/reimbursement.ts';
import type { Party } from '../../../documents/parties/party.ts';
import type { RecordedPurchase } from '../../../documents/purchase/recorded-purchase.ts';
import {
  supportDocumentCodeOf,
  supportDocumentLabel,
} from '../../../documents/tables/support-document-types.ts';
import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';
import type { MadeWithholding } from '../../made-withholdings.ts';
import type { FindingDocument } from '../rows/findings.ts';

interface ValuedTax {
  readonly type: string;
  readonly rate: string;
  readonly base: string;
  readonly value: string;
  readonly additional_discount?: string | undefined;
}

/** Something that was bought, wherever it is known from. */
export interface Bought {
  readonly document: FindingDocument;
  readonly supplier: Pick<Party, 'identification_type' | 'identification' | 'name'>;
  /** The authority's code of its kind of document. */
  readonly type: string;
  readonly number: string;
  readonly issueDate: string;
  /** Where a person moved it to another month. */
  readonly bookedOn?: string;
  readonly authorization?: string | undefined;
  /** Undefined where nothing says what it is for. */
  readonly taxSupport?: string | undefined;
  readonly taxes: readonly ValuedTax[];
  readonly payments: readonly { readonly method: string }[];
  readonly reimbursed: readonly (Pick<
    ReimbursedDocument,
    'supplier' | 'document_type' | 'number' | 'issue_date' | 'authorization_number'
  > & { readonly taxes: readonly ValuedTax[] })[];
  /** Of a note. */
  readonly modified?:
    | { readonly type: string; readonly number: string; readonly authorization?: string | undefined }
    | undefined;
  /** Whether somebody stated that nothing is to be withheld from it. */
  readonly isWaived: boolean;
  /** What was withheld from it, the newest first. */
  readonly withheld: readonly MadeWithholding[];
}

type KeptPurchase = RecordedPurchase & { readonly waivedReason?: string };

/** A purchase that somebody issued to the business; undefined of a withholding that a customer made. */
export function boughtOfPurchase(
  { id, content, bookedOn, taxSupport, waivedReason }: KeptPurchase,
  withheldFrom: (supplier: string, type: string, number: string) => readonly MadeWithholding[],
): Bought | undefined {
  if (content.withheld) return undefined;
  const kind = supportDocumentCodeOf(content.document_type);
  const reimbursed = content.reimbursement?.documents ?? [];
  const { supplier, number } = content;
  const withheld = withheldFrom(supplier.identification, kind, number);
  return {
    document: { kind: 'purchase', id, title: supportDocumentLabel(kind), number },
    supplier,
    type: codeWithReimbursement(kind, reimbursed),
    number,
    issueDate: content.issue_date,
    ...(bookedOn !== content.issue_date && { bookedOn }),
    authorization: content.authorization_number ?? content.access_key,
    taxSupport: withheld[0]?.support.tax_support ?? taxSupport,
    taxes: content.taxes,
    payments: content.payments,
    reimbursed,
    modified: modifiedOf(content.modified_document),
    isWaived: waivedReason !== undefined,
    withheld,
  };
}

/** A settlement that the business issued for what it bought. */
export function boughtOfSettlement(
  { id, identity, content }: StoredDocument,
  withheldFrom: (supplier: string, type: string, number: string) => readonly MadeWithholding[],
): Bought | undefined {
  if (content.object !== 'purchase_settlement') return undefined;
  const number = formatNumber(identity, identity.sequential);
  const { supplier, taxes, payments } = content;
  const reimbursed = content.reimbursement?.documents ?? [];
  const withheld = withheldFrom(supplier.identification, '03', number);
  return {
    document: { kind: 'document', id, title: supportDocumentLabel('03'), number },
    supplier,
    type: codeWithReimbursement('03', reimbursed),
    number,
    issueDate: identity.issueDate,
    authorization: identity.accessKey,
    taxSupport: withheld[0]?.support.tax_support,
    taxes,
    payments,
    reimbursed,
    isWaived: false,
    withheld,
  };
}

/** What only a withholding of the business tells of: it names all that the annex asks. */
export function boughtOfWithholding(withheld: readonly MadeWithholding[]): Bought | undefined {
  const [newest] = withheld;
  if (!newest) return undefined;
  const { document, withholding, support } = newest;
  if (
    support.document_type === undefined ||
    support.number === undefined ||
    support.issue_date === undefined
  ) {
    return undefined;
  }
  const kind = supportDocumentCodeOf(support.document_type);
  const reimbursed = support.reimbursement?.documents ?? [];
  return {
    document: {
      kind: 'document',
      id: document.id,
      title: supportDocumentLabel('07'),
      number: formatNumber(document.identity, document.identity.sequential),
    },
    supplier: withholding.supplier,
    type: codeWithReimbursement(kind, reimbursed),
    number: support.number,
    issueDate: support.issue_date,
    authorization: support.authorization_number,
    taxSupport: support.tax_support,
    taxes: support.taxes,
    payments: support.payments,
    reimbursed,
    isWaived: false,
    withheld,
  };
}

function modifiedOf(modified: RecordedPurchase['content']['modified_document']): Bought['modified'] {
  return (
    modified && {
      type: supportDocumentCodeOf(modified.document_type),
      number: modified.number,
      authorization: modified.authorization_number,
    }
  );
}
