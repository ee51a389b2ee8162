import { v7 as uuid } from 'uuid';
import { onTestFinished } from 'vitest';
import type { PrintJobResource } from '../../../src-main/contract/printing/print-job.ts';
import { type PrinterResource, printerBody } from '../../../src-main/contract/printing/printer.ts';
import type { Outcome } from '../../../src-main/contract/problems/problems.ts';
import {
  type PrintService,
  type PrintServiceDependencies,
  startPrintService,
} from '../../../src-main/counter/print-service.ts';
import { makePrintableDocuments } from '../../../src-main/counter/printing/jobs/printable-documents.ts';
import { makePrinterLine } from '../../../src-main/printing/printer-line.ts';
import { drawerPulse, makePrintJobRenderer } from '../../../src-main/printing/render-print-job.ts';
import { renderRide } from '../../../src-main/ride/ride.ts';
import { makePrintJobStore } from '../../../src-main/store/printing/print-job-store.ts';
import { makePrinterStore } from '../../../src-main/store/printing/printer-store.ts';
import { eventually } from '../eventually.ts';
import type { TestShop } from '../shops/shop.ts';
import type { LoopbackPrinter } from './loopback-printer.ts';

/** In a hurry: a printer that says nothing for so long is given up. */
export const hurriedLine = () =>
  makePrinterLine({ patience: { network: { connect: 500, answer: 200, progress: 400, printing: 400 } } });

/** A shop that prints on printers of its own, with waits of milliseconds. */
export interface PrintShop {
  /** The service that runs now. */
  service(): PrintService;
  readonly faults: readonly unknown[];
  /** Begins again on the same data, as after a restart; without `stop` before, as after a crash. */
  restart(options?: Partial<PrintServiceDependencies>): Promise<PrintService>;
  addPrinter(printer: LoopbackPrinter, parts?: Record<string, unknown>): Promise<PrinterResource>;
  /** Waits until a job is so. */
  until(id: string, isSo: (job: PrintJobResource) => boolean): Promise<PrintJobResource>;
}

export async function printShopOf(
  shop: TestShop,
  options: Partial<PrintServiceDependencies> = {},
): Promise<PrintShop> {
  const now = () => new Date();
  const newId = () => uuid();
  const faults: unknown[] = [];

  async function start(changed: Partial<PrintServiceDependencies> = {}): Promise<PrintService> {
    const started = await startPrintService({
      printers: makePrinterStore(shop.store),
      jobs: makePrintJobStore(shop.store),
      documents: makePrintableDocuments({ store: shop.reading, now, newId }),
      line: hurriedLine(),
      render: makePrintJobRenderer({ renderSheet: renderRide }),
      drawerPulse,
      now,
      newId,
      cursorSecret: Buffer.alloc(32, 7),
      failed: (reason) => faults.push(reason),
      delays: [50],
      ...options,
      ...changed,
    });
    onTestFinished(() => started.stop());
    return started;
  }

  let service = await start();
  return {
    service: () => service,
    faults,
    async restart(changed) {
      service = await start(changed);
      return service;
    },
    addPrinter: ({ connection }, parts) =>
      service.printers.create(printerBody.parse({ name: 'Caja 1', connection, ...parts })),
    until: (id, isSo) => eventually(async () => granted(await service.jobs.get(undefined, id)), isSo),
  };
}

export function granted<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.problem)}`);
  return outcome.value;
}
