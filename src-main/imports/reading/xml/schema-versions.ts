import type { DocumentType } from '../../../documents/kinds.ts';

/** The versions of each schema that the authority has published (technical sheet 2.34, annexes 3 to 17). */
const publishedVersions: Readonly<Record<DocumentType, readonly string[]>> = {
  invoice: ['1.0.0', '1.1.0', '2.0.0', '2.1.0'],
  purchase_settlement: ['1.0.0', '1.1.0'],
  credit_note: ['1.0.0', '1.1.0'],
  debit_note: ['1.0.0'],
  delivery_note: ['1.0.0', '1.1.0'],
  withholding: ['1.0.0', '2.0.0'],
};

export function isPublishedVersion(type: DocumentType, version: string): boolean {
  return publishedVersions[type].includes(version);
}
