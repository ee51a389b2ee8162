import type { ApiServices } from '../../api/services.ts';
import { makeCashPrinting } from '../../counter/cash/cash-printing.ts';
import { makeLabelPrinting } from '../../counter/catalog/labels/label-printing.ts';
import { type PrintService, startPrintService } from '../../counter/print-service.ts';
import { makePrintableDocuments } from '../../counter/printing/jobs/printable-documents.ts';
import { makeStatementPapers } from '../../counter/receivables/papers/statement-papers.ts';
import { makeSlipPrinting } from '../../counter/receivables/slip-printing.ts';
import { makePrinterLine } from '../../printing/printer-line.ts';
import { drawerPulse, makePrintJobRenderer } from '../../printing/render-print-job.ts';
import { makePrintJobStore } from '../../store/printing/print-job-store.ts';
import { makePrinterStore } from '../../store/printing/printer-store.ts';
import { makeDocumentReadingStore } from '../../store/reading/document-reading-store.ts';
import type { AppContext } from '../context/context.ts';

/** Joins what prints at the counter, and starts with what was left to print. */
export function startPrinters({
  store,
  now,
  newId,
  cursorSecret,
  log,
  pageLanguage,
}: Pick<
  AppContext,
  'store' | 'now' | 'newId' | 'cursorSecret' | 'log' | 'pageLanguage'
>): Promise<PrintService> {
  return startPrintService({
    printers: makePrinterStore(store),
    jobs: makePrintJobStore(store),
    documents: makePrintableDocuments({ store: makeDocumentReadingStore(store), now, newId }),
    line: makePrinterLine(),
    render: makePrintJobRenderer({
      // Loaded at the first sheet, as for reading: a roll needs no PDF.
      renderSheet: async (printed, page) => (await import('../../ride/ride.ts')).renderRide(printed, page),
      language: pageLanguage,
    }),
    drawerPulse,
    now,
    newId,
    cursorSecret,
    failed: (reason, jobId) => log.error({ err: reason, jobId }, 'not printed'),
  });
}

/** Joins what is printed, and mailed, of the cash sessions, the payments received and the accounts of customers. */
export function composeCounterPrinting(
  { business, counter, catalog }: Pick<ApiServices, 'business' | 'counter' | 'catalog'>,
  { jobs }: PrintService,
  { send, now }: Pick<Parameters<typeof makeStatementPapers>[0], 'send' | 'now'>,
) {
  const { entity } = business;
  const { printReport } = jobs;
  return {
    cashPrinting: makeCashPrinting(counter.cashSessions, jobs),
    labelPrinting: makeLabelPrinting({
      collect: catalog.labels.collect,
      // Loaded at the first label: most days have none.
      barsOf: async (code) => (await import('../../ride/labels/bars-of.ts')).barsOf(code),
      printReport,
    }),
    slipPrinting: makeSlipPrinting({
      payment: counter.receivables.payment,
      entity,
      cashSession: counter.cashSessions.get,
      printReport,
      now,
    }),
    statementPapers: makeStatementPapers({
      receivables: counter.receivables,
      entity,
      renderReport: async (report) => (await import('../../ride/report.ts')).renderReport(report),
      printReport,
      send,
      now,
    }),
  };
}
