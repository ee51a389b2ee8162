import type { DocumentKind } from './document-kind.ts';
import { invoiceKind } from './invoice/kind.ts';
import type { DocumentType } from './kinds.ts';

/** The kinds the program can issue, explicit. */
export const issuableKinds: readonly DocumentKind[] = [invoiceKind];

export function kindOf(type: DocumentType): DocumentKind {
  const kind = issuableKinds.find((candidate) => candidate.type === type);
  if (!kind) throw new Error(`documents of type ${type} cannot be issued`);
  return kind;
}
