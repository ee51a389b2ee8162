import type { AdditionalField } from '../body/common-body.ts';
import type { DocumentType, Environment } from '../kinds.ts';
import type { Issuer } from '../parties/issuer.ts';
import type { CreditNote } from './credit-note.ts';
import type { DebitNote } from './debit-note.ts';
import type { DeliveryNote } from './delivery-note.ts';
import type { Invoice } from './invoice.ts';
import type { PurchaseSettlement } from './purchase-settlement.ts';
import type { Withholding } from './withholding.ts';

/** What makes a document this one and no other; taken once, kept through every correction. */
export interface DocumentIdentity {
  readonly type: DocumentType;
  readonly environment: Environment;
  readonly establishment: string;
  readonly emissionPoint: string;
  readonly sequential: number;
  readonly accessKey: string;
  /** YYYY-MM-DD in Ecuador. */
  readonly issueDate: string;
}

/** The computed content of each type: what its resource shows beyond the common fields. */
export type DocumentContent =
  | Invoice
  | PurchaseSettlement
  | CreditNote
  | DebitNote
  | DeliveryNote
  | Withholding;

/** Everything that is signed and printed. */
export interface IssuedDocument<Content extends DocumentContent = DocumentContent> {
  readonly identity: DocumentIdentity;
  readonly issuer: Issuer;
  readonly content: Content;
}

/**
 * Additional fields as they are written and printed: the person's, then those the law has the program add
 * (large taxpayer: annex 24, on what is sold or bought; software provider: annex 26, on everything).
 */
export function additionalFields({
  issuer,
  content,
}: Pick<IssuedDocument, 'issuer' | 'content'>): readonly AdditionalField[] {
  const { largeTaxpayerResolution, softwareProviderRuc } = issuer;
  const showsLargeTaxpayer = content.object !== 'withholding' && content.object !== 'delivery_note';
  return [
    ...content.additional_info,
    ...(largeTaxpayerResolution && showsLargeTaxpayer
      ? [{ name: programFields.largeTaxpayer, value: largeTaxpayerResolution }]
      : []),
    ...(softwareProviderRuc ? [{ name: programFields.softwareProvider, value: softwareProviderRuc }] : []),
  ];
}

/** Names of the fields the program adds itself, in the authority's exact words. */
export const programFields = {
  largeTaxpayer: 'Gran Contribuyente',
  softwareProvider: 'RUC Proveedor',
} as const;
