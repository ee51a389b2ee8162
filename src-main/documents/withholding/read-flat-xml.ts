import { dashedNumber } from '../identifiers/document-number.ts';
import type { SupportDocument } from '../model/withholding.ts';
import { supportDocumentSlug } from '../tables/support-document-types.ts';
import { itemsOf, optionalDate, optionalText } from '../xml/read-parts.ts';
import type { XmlTree } from '../xml/xml-tree.ts';
import { withheldFrom } from './support-documents/read-withheld.ts';

/**
 * The support documents of version 1.0.0, which repeats each of them on every tax withheld from it and says no more
 * of it than kind, number and date (SRI reference §14.7).
 */
export function flatSupportDocuments(root: XmlTree): SupportDocument[] {
  const documents = new Map<string, SupportDocument>();
  for (const tax of itemsOf(root, 'impuestos', 'impuesto')) {
    const code = optionalText(tax, 'codDocSustento');
    const number = optionalText(tax, 'numDocSustento');
    const issueDate = optionalDate(tax, 'fechaEmisionDocSustento');
    const key = [code, number, issueDate].join(' ');
    const document = documents.get(key) ?? {
      document_type: code && supportDocumentSlug(code),
      number: number && dashedNumber(number),
      issue_date: issueDate,
      taxes: [],
      withholdings: [],
      payments: [],
    };
    document.withholdings.push(withheldFrom(tax));
    documents.set(key, document);
  }
  return [...documents.values()];
}
