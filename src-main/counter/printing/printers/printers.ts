import {
  type PrinterBody,
  type PrinterResource,
  type PrinterStatus,
  type PrintQueue,
  queueName,
} from '../../../contract/printing/printer.ts';
import type { Outcome } from '../../../contract/problems/problems.ts';
import type { Semaphore } from '../../../queue/semaphore.ts';
import { noPrinter } from '../refuse.ts';
import type { PrinterLine, PrinterReply } from './printer-port.ts';
import type { PrinterStore, StoredPrinter } from './printer-store.ts';
import { runWithin } from './run-within.ts';
import { troubleOf } from './trouble-messages.ts';

export interface PrinterDependencies {
  readonly printers: PrinterStore;
  readonly line: Pick<PrinterLine, 'ask' | 'queues'>;
  readonly connections: Semaphore;
  readonly now: () => Date;
  readonly newId: () => string;
  /** The waiting jobs of a printer are to be tried now. */
  readonly due: (printerId: string) => void;
}

/** Milliseconds for a printer that does not answer, or that finishes another job first. */
const ASK_MS = 8000;

/** Milliseconds for the system to list its print queues. */
const QUEUES_MS = 4000;

/** The printers of this installation. */
export function makePrinters({ printers, line, connections, now, newId, due }: PrinterDependencies) {
  async function resourceOf(printer: StoredPrinter): Promise<PrinterResource> {
    const { createdAt, updatedAt, id, ...body } = printer;
    const { waiting, problem } = await printers.queue(id);
    return {
      id,
      object: 'printer',
      ...body,
      waiting,
      ...(problem && { trouble: troubleOf(problem) }),
      created_at: createdAt,
      updated_at: updatedAt,
    };
  }

  async function outcomeOf(printer: StoredPrinter | undefined): Promise<Outcome<PrinterResource>> {
    return printer ? { ok: true, value: await resourceOf(printer) } : noPrinter;
  }

  return {
    async list(): Promise<readonly PrinterResource[]> {
      return Promise.all((await printers.list()).map(resourceOf));
    },

    /** Those a connection can name. */
    async queues(): Promise<readonly PrintQueue[]> {
      const names = await line.queues(AbortSignal.timeout(QUEUES_MS));
      return names
        .filter((name) => queueName.safeParse(name).success)
        .map((name) => ({ object: 'print_queue', name }) as const);
    },

    get: async (id: string): Promise<Outcome<PrinterResource>> => outcomeOf(await printers.find(id)),

    async create(body: PrinterBody): Promise<PrinterResource> {
      const at = now().toISOString();
      return resourceOf(await printers.insert({ id: newId(), ...body, createdAt: at, updatedAt: at }));
    },

    async change(id: string, body: PrinterBody): Promise<Outcome<PrinterResource>> {
      const changed = await printers.change(id, { body, at: now().toISOString() });
      if (changed) due(id);
      return outcomeOf(changed);
    },

    async remove(id: string): Promise<Outcome<undefined>> {
      const removed = await printers.remove(id, now().toISOString());
      return removed ? { ok: true, value: undefined } : noPrinter;
    },

    async status(id: string): Promise<Outcome<PrinterStatus>> {
      const printer = await printers.find(id);
      if (!printer) return noPrinter;
      const reply = await runWithin<PrinterReply>(
        connections,
        { key: id, ms: ASK_MS, late: { state: 'trouble', problem: 'timeout' } },
        (signal) => line.ask(printer.connection, signal),
      );
      const { state } = reply;
      const trouble = state === 'trouble' ? { trouble: troubleOf(reply.problem) } : {};
      return { ok: true, value: { object: 'printer_status', state, ...trouble } };
    },
  };
}
