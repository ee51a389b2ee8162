import type { DocumentContent } from '../model/document.ts';
import type { DocumentKind } from '../model/document-kind.ts';

/** The addresses a document is emailed to by itself, each once; of a delivery note those of its recipients. */
export function recipientsOf(kind: Pick<DocumentKind, 'summary'>, content: DocumentContent): string[] {
  const { counterparty, others } = kind.summary(content);
  return [...new Set([counterparty, ...others].flatMap(({ email }) => email ?? []))];
}
