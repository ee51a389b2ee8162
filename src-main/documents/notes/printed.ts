import type { ModifiedDocument } from '../body/modified-document.ts';
import { supportDocumentTitle } from '../tables/support-document-types.ts';
import { toSriDate } from '../values/ecuador-time.ts';

/** What a note's page says of the document it modifies (SRI reference §11), as pairs for `facts`. */
export function modifiedDocumentFacts({
  document_type,
  number,
  issue_date,
}: ModifiedDocument): readonly (readonly [string, string])[] {
  return [
    ['Comprobante que se modifica', `${supportDocumentTitle(document_type)} ${number}`],
    ['Fecha de emisión del comprobante', toSriDate(issue_date)],
  ];
}
