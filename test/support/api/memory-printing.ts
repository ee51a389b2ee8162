import { v7 as uuid } from 'uuid';
import type { ApiServices } from '../../../src-main/api/services.ts';
import type { PrintJobResource } from '../../../src-main/contract/printing/print-job.ts';
import type { PrinterResource } from '../../../src-main/contract/printing/printer.ts';

/** Printers kept in memory, from which no paper ever comes. */
export function memoryPrinting(now: string): ApiServices['printing'] {
  const printers = new Map<string, PrinterResource>();
  const jobs = new Map<string, PrintJobResource>();
  const notFound = { ok: false, problem: { code: 'not_found' } } as const;

  function queue(printerId: string, documentId?: string) {
    if (!printers.has(printerId)) return notFound;
    const job: PrintJobResource = {
      id: uuid(),
      object: 'print_job',
      printer_id: printerId,
      kind: documentId === undefined ? 'test' : 'document',
      ...(documentId !== undefined && { document_id: documentId }),
      status: 'waiting',
      copy: false,
      confirmed: false,
      might_have_printed: false,
      tries: 0,
      next_attempt_at: now,
      created_at: now,
      updated_at: now,
    };
    jobs.set(job.id, job);
    return { ok: true, value: job } as const;
  }

  function found<Value>(value: Value | undefined) {
    return value === undefined ? notFound : ({ ok: true, value } as const);
  }

  return {
    printers: {
      list: async () => [...printers.values()],
      queues: async () => [{ object: 'print_queue', name: 'Caja_1' }],
      get: async (id) => found(printers.get(id)),
      async create(body) {
        const id = uuid();
        const printer = {
          id,
          object: 'printer',
          ...body,
          waiting: 0,
          created_at: now,
          updated_at: now,
        } as const;
        printers.set(id, printer);
        return printer;
      },
      async change(id, body) {
        const before = printers.get(id);
        if (before) printers.set(id, { ...before, ...body });
        return found(printers.get(id));
      },
      remove: async (id) => (printers.delete(id) ? { ok: true, value: undefined } : notFound),
      status: async (id) =>
        found(printers.has(id) ? { object: 'printer_status', state: 'unknown' } : undefined),
    },
    jobs: {
      print: async (_scope, body) => {
        const queued = queue(body.printer_id ?? [...printers.keys()][0] ?? '', body.document_id);
        return queued.ok ? { ok: true, value: { value: queued.value, replayed: false } } : queued;
      },
      printReport: async () => notFound,
      printTest: async (printerId) => queue(printerId),
      get: async (_scope, id) => found(jobs.get(id)),
      list: async (_scope, { limit }) => ({
        ok: true,
        value: { data: [...jobs.values()].toReversed().slice(0, limit), nextCursor: null, prevCursor: null },
      }),
      retry: async (_scope, { id }) => found(jobs.get(id)),
      cancel: async (_scope, id) => found(jobs.get(id)),
      openDrawer: async () => ({ ok: true, value: { object: 'drawer', opened: true } }),
    },
  };
}
