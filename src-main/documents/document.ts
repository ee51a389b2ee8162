import type { AdditionalField } from './common-body.ts';
import type { Invoice } from './invoice/invoice.ts';
import type { Issuer } from './issuer.ts';
import type { DocumentType, Environment } from './kinds.ts';

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
export type DocumentContent = Invoice;

/** Everything that is signed and printed. */
export interface IssuedDocument<Content extends DocumentContent = DocumentContent> {
  readonly identity: DocumentIdentity;
  readonly issuer: Issuer;
  readonly content: Content;
}

/**
 * Additional fields as they are written and printed: the person's, then those the law has the program add
 * (large taxpayer: annex 24; software provider: annex 26).
 */
export function additionalFields(
  issuer: Issuer,
  own: readonly AdditionalField[],
): readonly AdditionalField[] {
  return [
    ...own,
    ...(issuer.largeTaxpayerResolution
      ? [{ name: 'Gran Contribuyente', value: issuer.largeTaxpayerResolution }]
      : []),
    ...(issuer.softwareProviderRuc ? [{ name: 'RUC Proveedor', value: issuer.softwareProviderRuc }] : []),
  ];
}
