import { supportDocumentCode, supportDocumentLabel } from '../tables/support-document-types.ts';
import { toSriDate } from '../values/ecuador-time.ts';
import type { ModifiedDocument } from './modified-document.ts';

/** What a note's page says of the document it modifies (SRI reference §11), as pairs for `facts`. */
export function modifiedDocumentFacts({
  document_type,
  number,
  issue_date,
}: ModifiedDocument): readonly (readonly [string, string])[] {
  const code = supportDocumentCode(document_type) ?? document_type;
  return [
    ['Comprobante que se modifica', `${supportDocumentLabel(code)} ${number}`],
    ['Fecha de emisión del comprobante', toSriDate(issue_date)],
  ];
}
