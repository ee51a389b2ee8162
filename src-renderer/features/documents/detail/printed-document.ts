import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { numberParts } from '../../../../src-main/documents/identifiers/document-number.ts';
import type { DocumentContent, DocumentIdentity } from '../../../../src-main/documents/model/document.ts';
import type { Issuer } from '../../../../src-main/documents/parties/issuer.ts';
import type { PrintedDocument } from '../../../../src-main/documents/printing/printed.ts';

export type DocumentParts = Pick<
  PrintedDocument,
  'party' | 'sections' | 'totals' | 'payments' | 'additionalInfo'
>;

/**
 * What a document says, in the Spanish words and the order of its printed page: the same for all six kinds. With another `content`:
 * what it would say once corrected.
 */
export function printedDocument(
  document: DocumentResource,
  content: DocumentContent = document,
): DocumentParts {
  const { establishment, emissionPoint, sequential } = numberParts(document.number);
  return printed(content, {
    environment: document.environment,
    establishment,
    emissionPoint,
    sequential: Number(sequential),
    accessKey: document.access_key,
    issueDate: document.issue_date,
  });
}

/** The same of a document that has no number yet. */
export function printedContent(
  content: DocumentContent,
  { environment, issueDate }: Pick<DocumentIdentity, 'environment' | 'issueDate'>,
): DocumentParts {
  return printed(content, {
    environment,
    issueDate,
    establishment: '',
    emissionPoint: '',
    sequential: 0,
    accessKey: '',
  });
}

function printed(content: DocumentContent, identity: Omit<DocumentIdentity, 'type'>): DocumentParts {
  const type = content.object;
  return kindOf(type).printed({ identity: { type, ...identity }, issuer: nobody, content });
}

/** The business heads the page on paper only: the reader of the screen is the business. */
const nobody: Issuer = {
  ruc: '',
  legalName: '',
  headOfficeAddress: '',
  keepsAccounting: false,
  regime: 'general',
};
