import type { ImportItemResource } from '../../contract/import.ts';
import type { StoredItem } from '../ports/import-store.ts';
import { itemMessage } from './item-messages.ts';

/** A stored item as the API shows it. */
export function itemResourceOf(item: StoredItem): ImportItemResource {
  return {
    id: item.id,
    object: 'import_item',
    import_id: item.importId,
    file: item.file,
    ...(item.entry !== undefined && { entry: item.entry }),
    ...(item.line !== undefined && { line: item.line }),
    ...(item.accessKey !== undefined && { access_key: item.accessKey }),
    ...(item.documentType && { document_type: item.documentType }),
    ...(item.number !== undefined && { number: item.number }),
    ...(item.issueDate !== undefined && { issue_date: item.issueDate }),
    result: item.result,
    ...(item.code && { code: item.code, message: itemMessage(item.code, item.params) }),
    params: { ...item.params },
    ...(item.verification && { verification: item.verification }),
    ...(item.documentId !== undefined && { document_id: item.documentId }),
    created_at: item.createdAt,
    updated_at: item.updatedAt,
  };
}
