import type { ApiServices } from '../../api/services.ts';
import { authorizationEnvelope, receptionEnvelope } from '../../authority/soap/envelopes.ts';
import type { PortalLinks } from '../../portal/portal-links.ts';
import { makeDocumentLists } from '../../reading/documents/document-lists.ts';
import { makeDocumentReader } from '../../reading/documents/document-reader.ts';
import { makeActivityLog } from '../../reading/events/activity-log.ts';
import { makeExchangeReader } from '../../reading/exchange-reader.ts';
import { makeFaultReports } from '../../reading/fault-report.ts';
import { makeWaitingDocuments } from '../../reading/lists/list-waiting.ts';
import { makeReports } from '../../reports/reports.ts';
import { makeWaitingStore } from '../../store/delivery/waiting-store.ts';
import { makeDocumentReadingStore } from '../../store/reading/document-reading-store.ts';
import { makeExchangeStore } from '../../store/reading/exchange-reading-store.ts';
import { makeFaultReportStore } from '../../store/reading/fault-report-store.ts';
import { makeReportStore } from '../../store/reading/reports/report-store.ts';
import { readInThread } from '../../store/reading/thread/read-in-thread.ts';
import type { AppContext } from '../context/context.ts';

type ReadingServices = Pick<
  ApiServices,
  'documents' | 'documentLists' | 'exchanges' | 'reportFault' | 'waiting' | 'activity' | 'reports'
>;

export type Reading = ReturnType<typeof startReading>;

/** Joins the use cases that only read. */
export function startReading(context: AppContext, { linkOf }: Pick<PortalLinks, 'linkOf'>) {
  const { store, dataFile, changes, cursorSecret, now, newId, events, log, pageLanguage } = context;
  const readLists = () =>
    readInThread({
      threadFile: context.programFile('list-thread'),
      file: dataFile,
      db: store.db,
      failed: (reason) => log.warn({ err: reason }, 'a list was read without its thread'),
    });
  const lists = readLists();
  // To sum many documents up takes longer than to show some of them: no list waits for it.
  const sums = readLists();
  const documentStore = makeDocumentReadingStore(store, { pages: lists.read, sums: sums.read });
  const { platform, arch, versions } = process;
  const services: ReadingServices = {
    documents: makeDocumentReader({
      store: documentStore,
      changes,
      // Loaded at the first page: the PDF library would double the time to the first answer.
      render: async (printed, page) => {
        const { renderRide } = await import('../../ride/ride.ts');
        return renderRide(printed, { ...page, language: await pageLanguage() });
      },
      linkOf,
      cursorSecret,
      now,
      newId,
      failed: (reason, documentId) => log.error({ err: reason, documentId }, 'journey not written'),
    }),
    documentLists: makeDocumentLists(documentStore),
    exchanges: makeExchangeReader({
      store: makeExchangeStore(store),
      envelopes: { reception: receptionEnvelope, authorization: authorizationEnvelope },
      cursorSecret,
    }),
    reportFault: makeFaultReports({
      store: makeFaultReportStore(store),
      version: context.business.version,
      system: `${platform} ${arch}, Node ${versions.node}`,
      now,
    }),
    waiting: makeWaitingDocuments({ store: makeWaitingStore(store), cursorSecret }),
    activity: makeActivityLog({ log: events, cursorSecret }),
    reports: makeReports({ store: makeReportStore(store), now }),
  };
  return {
    services,
    /** Adds many documents up, beside the lists. */
    sum: sums.read,
    stop: () => Promise.all([lists.stop(), sums.stop()]),
  };
}
