import { supportDocumentCode, supportDocumentSlug } from '../tables/support-document-types.ts';
import { toSriDate } from '../values/ecuador-time.ts';
import { dateOf, textOf } from '../xml/read-parts.ts';
import type { XmlTree } from '../xml/xml-tree.ts';
import { element, type XmlNode } from '../xml/xml-writer.ts';
import type { ModifiedDocument } from './modified-document.ts';

/** The document a note modifies, as both notes write it (SRI reference §14.3, §14.4). */
export function modifiedDocumentElements({ document_type, number, issue_date }: ModifiedDocument): XmlNode {
  return [
    element('codDocModificado', supportDocumentCode(document_type) ?? document_type),
    element('numDocModificado', number),
    element('fechaEmisionDocSustento', toSriDate(issue_date)),
  ];
}

/** The document a note modifies; whether it was issued here no XML says. */
export function modifiedDocumentFrom(info: XmlTree): ModifiedDocument {
  return {
    document_type: supportDocumentSlug(textOf(info, 'codDocModificado')),
    number: textOf(info, 'numDocModificado'),
    issue_date: dateOf(info, 'fechaEmisionDocSustento'),
  };
}
