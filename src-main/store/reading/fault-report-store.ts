import type { FaultReportStore } from '../../reading/fault-report.ts';
import { documentById } from '../rows/documents/stored-document.ts';
import type { Store } from '../sqlite/open.ts';
import { makeDocumentReadingStore } from './document-reading-store.ts';
import { makeExchangeStore } from './exchange-reading-store.ts';

export function makeFaultReportStore(store: Store): FaultReportStore {
  const { page, find } = makeExchangeStore(store);
  const { signedXml } = makeDocumentReadingStore(store);
  return {
    page,
    find,
    signedXml,
    document: (id) => documentById(store.db, id),
  };
}
