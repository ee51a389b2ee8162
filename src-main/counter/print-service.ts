import { makeSemaphore } from '../queue/semaphore.ts';
import { makePrintJobs, type PrintJobDependencies } from './printing/jobs/print-jobs.ts';
import { type PrintingOptions, startPrinting } from './printing/jobs/start-printing.ts';
import { makePrinters, type PrinterDependencies } from './printing/printers/printers.ts';

export type PrintServiceDependencies = Omit<
  PrinterDependencies & PrintJobDependencies & PrintingOptions,
  'connections' | 'due'
>;

/** Printers, what is printed on them, and the queue between. */
export type PrintService = Awaited<ReturnType<typeof startPrintService>>;

/** Begins with what was left to print; stop it before the store is closed. */
export async function startPrintService(dependencies: PrintServiceDependencies) {
  // Most printers accept one connection at a time.
  const connections = makeSemaphore(1);
  const printing = await startPrinting({ ...dependencies, connections });
  const joined = { ...dependencies, connections, due: printing.wake };
  return { printers: makePrinters(joined), jobs: makePrintJobs(joined), stop: () => printing.stop() };
}
