import type { FaultReportStore } from '../../../reading/fault-report.ts';
import { makeExchangeStore } from '../../delivery/exchange-reading-store.ts';
import type { Store } from '../../sqlite/open.ts';
import { documentById } from '../stored-document.ts';
import { makeDocumentReadingStore } from './document-reading-store.ts';

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
