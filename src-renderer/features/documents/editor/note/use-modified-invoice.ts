import type { InvoiceResource } from '../../../../../src-main/contract/documents/document-resource.ts';
import { useDocument } from '../../../../lib/queries/documents/document-query.ts';
import { type JsonObject, textAt } from '../../body/json.ts';

/** The invoice that a note names by its id; undefined while it is not known, or names none. */
export function useModifiedInvoice(body: JsonObject): InvoiceResource | undefined {
  const { data } = useDocument(textAt(body, '/modified_document/document_id'));
  return data?.object === 'invoice' ? data : undefined;
}
