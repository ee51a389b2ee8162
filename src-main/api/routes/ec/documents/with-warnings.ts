import type { DocumentResource } from '../../../../contract/documents/document-resource.ts';
import { kindOf } from '../../../../documents/all-kinds/types.ts';
import type { Issuer } from '../../../../documents/parties/issuer.ts';

/** A document just issued or corrected by a business with what its preview says of it, as nobody may have asked for a preview. */
export function withWarnings(document: DocumentResource, issuer: Issuer): DocumentResource {
  const warnings = kindOf(document.object).warnings(document, document.issue_date, issuer);
  return warnings.length === 0 ? document : { ...document, warnings: [...warnings] };
}
