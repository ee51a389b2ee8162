import type { DocumentResource } from '../../../../contract/documents/document-resource.ts';
import { kindOf } from '../../../../documents/types.ts';

/** A document just issued or corrected with what its preview says of it, as nobody may have asked for a preview. */
export function withWarnings(document: DocumentResource): DocumentResource {
  const warnings = kindOf(document.object).warnings(document, document.issue_date);
  return warnings.length === 0 ? document : { ...document, warnings: [...warnings] };
}
