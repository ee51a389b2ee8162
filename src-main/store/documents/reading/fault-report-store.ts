import type { FaultReportStore } from '../../../reading/fault-report.ts';
import { makeExchangeStore } from '../../delivery/exchange-reading-store.ts';
import type { Store } from '../../sqlite/open.ts';
import { selectDocuments, toStoredDocument } from '../stored-document.ts';
import { makeDocumentReadingStore } from './document-reading-store.ts';

export function makeFaultReportStore(store: Store): FaultReportStore {
  const { page, find } = makeExchangeStore(store);
  const { signedXml } = makeDocumentReadingStore(store);
  return {
    page,
    find,
    signedXml,
    async document(id) {
      const row = await selectDocuments(store.db).where('document.id', '=', id).executeTakeFirst();
      return row && toStoredDocument(row);
    },
  };
}
