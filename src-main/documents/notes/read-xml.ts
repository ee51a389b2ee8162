import { supportDocumentSlug } from '../tables/support-document-types.ts';
import { dateOf, textOf } from '../xml/read-parts.ts';
import type { XmlTree } from '../xml/xml-tree.ts';
import type { ModifiedDocument } from './modified-document.ts';

/** The document a note modifies; whether it was issued here no XML says. */
export function modifiedDocumentFrom(info: XmlTree): ModifiedDocument {
  return {
    document_type: supportDocumentSlug(textOf(info, 'codDocModificado')),
    number: textOf(info, 'numDocModificado'),
    issue_date: dateOf(info, 'fechaEmisionDocSustento'),
  };
}
