import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { printedReport } from '../../../src-main/contract/counter/printed-report.ts';
import { type PrintJobResource, printBody } from '../../../src-main/contract/printing/print-job.ts';
import { printerBody } from '../../../src-main/contract/printing/printer.ts';
import type { PrinterLine } from '../../../src-main/counter/printing/printers/printer-port.ts';
import { makeTillStore } from '../../../src-main/store/counter/till-store.ts';
import { eventually } from '../../support/eventually.ts';
import { type LoopbackPrinter, startLoopbackPrinter } from '../../support/printing/loopback-printer.ts';
import { granted, hurriedLine, type PrintShop, printShopOf } from '../../support/printing/print-shop.ts';
import { type Paper, readEscPos } from '../../support/printing/read-escpos.ts';
import { openShop, type TestShop } from '../../support/shops/shop.ts';

const text = { lettering: 'text' };
const isPrinted = ({ status }: PrintJobResource) => status === 'printed';

let shop: TestShop;
let prints: PrintShop;
let printer: LoopbackPrinter;

beforeEach(async () => {
  shop = await openShop();
  prints = await printShopOf(shop);
  printer = await startLoopbackPrinter();
});

async function sell(): Promise<string> {
  return (await shop.issue()).id;
}

async function print(documentId: string, parts: Record<string, unknown> = {}): Promise<PrintJobResource> {
  const body = printBody.parse({ document_id: documentId, ...parts });
  return granted(await prints.service().jobs.print(await shop.caller(), body)).value;
}

/** What came out of a printer, by its index. */
async function paper(index = 0, of = printer): Promise<Paper> {
  const job = (await of.printed(index + 1))[index];
  if (!job) throw new Error(`there is no paper ${index}`);
  return readEscPos(job, 576);
}

describe('a sale', () => {
  it('is on paper, and the printer says so', async () => {
    await prints.addPrinter(printer, text);
    const job = await print(await sell());
    expect(job).toMatchObject({ object: 'print_job', kind: 'document', status: 'waiting', copy: false });
    expect(await prints.until(job.id, isPrinted)).toMatchObject({
      status: 'printed',
      confirmed: true,
      might_have_printed: false,
      tries: 1,
    });
    expect((await paper()).lines).toContain('FACTURA');
    expect(prints.faults).toEqual([]);
  });

  it('is on paper of a printer that never answers, without its word', async () => {
    printer.be({ answers: false });
    await prints.addPrinter(printer, text);
    const { id } = await print(await sell());
    expect(await prints.until(id, isPrinted)).toMatchObject({ status: 'printed', confirmed: false });
    expect((await paper()).cuts).toBe(1);
  });

  it('printed again is a copy', async () => {
    await prints.addPrinter(printer, text);
    const sale = await sell();
    await prints.until((await print(sale)).id, isPrinted);
    const again = await print(sale);
    expect(again.copy).toBe(true);
    await prints.until(again.id, isPrinted);
    expect((await paper(0)).lines).not.toContain('COPIA');
    expect((await paper(1)).lines[0]).toBe('COPIA');
  });

  it('cancelled before it was printed leaves no copy behind', async () => {
    await printer.switchOff();
    await prints.addPrinter(printer, text);
    const sale = await sell();
    const first = await print(sale);
    await prints.until(first.id, ({ trouble }) => trouble !== undefined);
    const cancelled = await eventually(
      () => prints.service().jobs.cancel(undefined, first.id),
      ({ ok }) => ok,
    );
    expect(granted(cancelled).status).toBe('cancelled');
    expect((await print(sale)).copy).toBe(false);
  });

  it('says what became of it until it comes out', async () => {
    await printer.switchOff();
    await prints.addPrinter(printer, text);
    const sale = await sell();
    const { id } = await print(sale);
    await shop.decide(sale, 'annulled');
    await printer.switchOn();
    await prints.until(id, isPrinted);
    expect((await paper()).lines).toContain('ANULADO');
  });

  it('is printed once for a key, however often it is asked for, and another under that key is refused', async () => {
    await prints.addPrinter(printer, text);
    const [first, second] = [await sell(), await sell()];
    const ask = async (id: string, key: string) =>
      prints.service().jobs.print(await shop.caller(), printBody.parse({ document_id: id }), key);
    const asked = await Promise.all([ask(first, 'venta-1'), ask(first, 'venta-1')]);
    expect(asked.map((one) => granted(one).replayed)).toEqual([false, true]);
    expect(new Set(asked.map((one) => granted(one).value.id)).size).toBe(1);
    expect(await ask(second, 'venta-1')).toMatchObject({
      ok: false,
      problem: { code: 'idempotency_key_reused' },
    });
    expect(granted(await ask(first, 'venta-2')).value.copy).toBe(true);
  });

  it('of another environment is not printed', async () => {
    await prints.addPrinter(printer);
    const body = printBody.parse({ document_id: await sell() });
    const refused = await prints.service().jobs.print(await shop.caller('live'), body);
    expect(refused).toMatchObject({ ok: false, problem: { code: 'not_found' } });
  });

  it('is refused kindly while there is no printer', async () => {
    const body = printBody.parse({ document_id: await sell() });
    const refused = await prints.service().jobs.print(await shop.caller(), body);
    expect(refused).toMatchObject({ ok: false, problem: { code: 'invalid_state' } });
  });
});

describe('a printer', () => {
  it('that is off loses nothing: all comes out in order once it is on', async () => {
    await printer.switchOff();
    const { id: printerId } = await prints.addPrinter(printer, text);
    const jobs = [await print(await sell()), await print(await sell()), await print(await sell())];
    const [first] = jobs;
    const waiting = await prints.until(first?.id ?? '', ({ tries }) => tries > 1);
    expect(waiting).toMatchObject({ status: 'waiting', trouble: { code: 'connection_refused' } });
    expect(granted(await prints.service().printers.get(printerId))).toMatchObject({
      waiting: 3,
      trouble: { code: 'connection_refused' },
    });
    await printer.switchOn();
    for (const { id } of jobs) {
      expect(await prints.until(id, isPrinted)).toMatchObject({
        status: 'printed',
        might_have_printed: false,
      });
    }
    const papers = await Promise.all([paper(0), paper(1), paper(2)]);
    const numbers = papers.map(({ lines }) => lines.find((line) => line.startsWith('No. ')));
    expect(numbers).toEqual(['No. 001-001-000000001', 'No. 001-001-000000002', 'No. 001-001-000000003']);
  });

  it.each([
    ['paper_out', { paper: 'out' }],
    ['cover_open', { cover: 'open' }],
  ] as const)('in trouble (%s) is sent nothing, and says what to do', async (code, mood) => {
    printer.be(mood);
    const { id: printerId } = await prints.addPrinter(printer, text);
    const { id } = await print(await sell());
    const waiting = await prints.until(
      id,
      ({ trouble, status }) => trouble !== undefined && status === 'waiting',
    );
    expect(waiting).toMatchObject({ status: 'waiting', might_have_printed: false, trouble: { code } });
    expect(waiting.trouble?.remedy).toMatch(/sale solo/);
    expect(granted(await prints.service().printers.status(printerId))).toMatchObject({
      state: 'trouble',
      trouble: { code },
    });
    expect(printer.jobs).toEqual([]);
    printer.be({});
    await prints.until(id, isPrinted);
    expect(await printer.printed(1)).toHaveLength(1);
  });

  it.each([
    ['hangs up in the middle', { dropsAfter: 200 }, 'connection_lost'],
    ['runs out of paper in the middle', { paperEndsAfter: 200 }, 'paper_out'],
  ] as const)('that %s makes the next paper say so', async (_what, mood, code) => {
    printer.be(mood);
    await prints.addPrinter(printer, text);
    const { id } = await print(await sell());
    const doubtful = await prints.until(id, ({ might_have_printed }) => might_have_printed);
    expect(doubtful).toMatchObject({ trouble: { code }, copy: false });
    printer.be({});
    expect(await prints.until(id, isPrinted)).toMatchObject({ status: 'printed', might_have_printed: true });
    await printer.printed(2);
    expect((await paper(printer.jobs.length - 1)).lines[0]).toBe('REIMPRESIÓN: el anterior pudo salir');
  });

  it('that stops taking bytes is given up in time, and tried again', async () => {
    printer.be({ hangsAfter: 0, answers: false });
    await prints.addPrinter(printer, { lettering: 'raster' });
    // Larger than what the sockets of both ends hold.
    const title = 'Un informe largo';
    const lines = Array.from({ length: 2000 }, (_, line) => ({
      kind: 'text',
      text: `Línea ${line} `.repeat(12),
    }));
    const report = printedReport.parse({ title, lines });
    const { id } = granted(await prints.service().jobs.printReport(report));
    const given = await prints.until(id, ({ might_have_printed }) => might_have_printed);
    expect(given).toMatchObject({
      status: expect.stringMatching(/waiting|printing/),
      trouble: { code: 'timeout' },
    });
  });

  it('that is off keeps no other from printing', async () => {
    // Before the first gives its port back, which the system might give to this one.
    const other = await startLoopbackPrinter();
    await printer.switchOff();
    await prints.addPrinter(printer, text);
    const { id: otherId } = await prints.addPrinter(other, { ...text, name: 'Cocina' });
    const stuck = await print(await sell());
    const { id } = await print(await sell(), { printer_id: otherId });
    await prints.until(id, isPrinted);
    // While it is being tried it cannot be moved.
    const moved = await eventually(
      () => prints.service().jobs.retry(undefined, { id: stuck.id, body: { printer_id: otherId } }),
      ({ ok }) => ok,
    );
    expect(granted(moved).printer_id).toBe(otherId);
    await prints.until(stuck.id, isPrinted);
    expect(await other.printed(2)).toHaveLength(2);
  });

  it('says that its paper is low, and one that does not answer is only known to be there', async () => {
    const { id } = await prints.addPrinter(printer);
    const status = async () => granted(await prints.service().printers.status(id)).state;
    expect(await status()).toBe('ready');
    printer.be({ paper: 'low' });
    expect(await status()).toBe('paper_low');
    printer.be({ answers: false });
    expect(await status()).toBe('unknown');
  });

  it('is the default when it is the first, until another is', async () => {
    const first = await prints.addPrinter(printer);
    const second = await prints.addPrinter(printer, { name: 'Cocina' });
    expect([first.is_default, second.is_default]).toEqual([true, false]);
    const { printers } = prints.service();
    const body = printerBody.parse({ name: 'Cocina', connection: printer.connection, is_default: true });
    await printers.change(second.id, body);
    expect((await printers.list()).map(({ id, is_default }) => [id, is_default])).toEqual([
      [first.id, false],
      [second.id, true],
    ]);
    await printers.remove(second.id);
    expect(granted(await printers.get(first.id)).is_default).toBe(true);
  });

  it('that is taken away cancels what waits for it', async () => {
    await printer.switchOff();
    const { id: printerId } = await prints.addPrinter(printer);
    const { id } = await print(await sell());
    await prints.until(id, ({ tries, status }) => tries > 0 && status === 'waiting');
    await eventually(
      () => prints.service().printers.remove(printerId),
      ({ ok }) => ok,
    );
    expect((await prints.until(id, ({ status }) => status !== 'printing')).status).not.toBe('printed');
  });
});

describe('after a crash', () => {
  it('a job that was being printed is printed again, and marked as a reprint', async () => {
    await prints.addPrinter(printer, text);
    let reached: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const never: PrinterLine = {
      ...hurriedLine(),
      send: (_connection, _bytes, signal) => {
        reached();
        return new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ ok: false, problem: 'interrupted', begun: true }));
        });
      },
    };
    const crashing = await printShopOf(shop, { line: never });
    const body = printBody.parse({ document_id: await sell() });
    const { id } = granted(await crashing.service().jobs.print(await shop.caller(), body)).value;
    await begun;
    await prints.restart();
    expect(await prints.until(id, isPrinted)).toMatchObject({ might_have_printed: true });
    expect((await paper()).lines[0]).toMatch(/^REIMPRESIÓN/);
  });
});

describe('a document that cannot be rendered', () => {
  it('fails alone and aloud, and keeps no other from printing', async () => {
    const broken = await printShopOf(shop, {
      render: async (content) => {
        if (content.kind === 'test') throw new Error('cannot be rendered');
        return Buffer.from('x');
      },
    });
    const { id: printerId } = await broken.addPrinter(printer);
    const { jobs } = broken.service();
    const { id } = granted(await jobs.printTest(printerId));
    const failed = await broken.until(id, ({ status }) => status === 'failed');
    expect(failed).toMatchObject({ status: 'failed', trouble: { code: 'job_unprintable' } });
    expect(broken.faults).toEqual([new Error('cannot be rendered')]);
    const body = printBody.parse({ document_id: await sell() });
    const next = granted(await jobs.print(await shop.caller(), body)).value;
    expect((await broken.until(next.id, isPrinted)).status).toBe('printed');
  });
});

describe('the drawer', () => {
  it('opens with a sale that prints at once', async () => {
    await prints.addPrinter(printer, { ...text, has_drawer: true });
    const { id } = await print(await sell(), { open_drawer: true });
    await prints.until(id, isPrinted);
    expect((await paper()).pulses).toEqual([0]);
  });

  it('does not open when the job is printed late', async () => {
    await printer.switchOff();
    await prints.addPrinter(printer, { ...text, has_drawer: true });
    const { id } = await print(await sell(), { open_drawer: true });
    await prints.until(id, ({ tries }) => tries > 0);
    await printer.switchOn();
    await prints.until(id, isPrinted);
    expect((await paper()).pulses).toEqual([]);
  });

  it('does not open for who tries again fifteen seconds after, however few tries there were', async () => {
    await printer.switchOff();
    let ahead = 0;
    const late = await printShopOf(shop, { now: () => new Date(Date.now() + ahead), delays: [60_000] });
    await late.addPrinter(printer, { ...text, has_drawer: true });
    const { jobs } = late.service();
    const body = printBody.parse({ document_id: await sell(), open_drawer: true });
    const { id } = granted(await jobs.print(await shop.caller(), body)).value;
    await late.until(id, ({ tries, status }) => tries > 0 && status === 'waiting');
    await printer.switchOn();
    ahead = 16_000;
    expect(granted(await jobs.retry(undefined, { id, body: {} })).tries).toBe(0);
    await late.until(id, isPrinted);
    expect((await paper()).pulses).toEqual([]);
  });

  it('opens for who tries again at once', async () => {
    await printer.switchOff();
    const soon = await printShopOf(shop, { delays: [60_000] });
    await soon.addPrinter(printer, { ...text, has_drawer: true });
    const { jobs } = soon.service();
    const body = printBody.parse({ document_id: await sell(), open_drawer: true });
    const { id } = granted(await jobs.print(await shop.caller(), body)).value;
    await soon.until(id, ({ tries, status }) => tries > 0 && status === 'waiting');
    await printer.switchOn();
    granted(await jobs.retry(undefined, { id, body: {} }));
    await soon.until(id, isPrinted);
    expect((await paper()).pulses).toEqual([0]);
  });

  it('opens alone, without paper', async () => {
    await prints.addPrinter(printer, { has_drawer: true });
    const opened = granted(await prints.service().jobs.openDrawer({}));
    expect(opened).toEqual({ object: 'drawer', opened: true });
    const { pulses, bitmap } = await paper();
    expect(pulses).toEqual([0]);
    expect(bitmap.height).toBe(0);
  });

  it('of a printer that is off stays shut, and says why', async () => {
    await prints.addPrinter(printer, { has_drawer: true });
    await printer.switchOff();
    expect(granted(await prints.service().jobs.openDrawer({}))).toMatchObject({
      opened: false,
      trouble: { code: 'connection_refused' },
    });
  });

  it('is refused where the printer has none', async () => {
    await prints.addPrinter(printer);
    expect(await prints.service().jobs.openDrawer({})).toMatchObject({
      ok: false,
      problem: { code: 'invalid_state' },
    });
  });
});

describe('a till', () => {
  async function aTill(): Promise<{ readonly id: string; use(printerId: string | null): Promise<unknown> }> {
    const tills = makeTillStore(shop.store);
    const id = uuid();
    const point = { environment: 'test', establishment: '001', emission_point: '001' } as const;
    const made = await tills.insert({ id, name: 'Caja 2', ...point, at: new Date().toISOString() });
    expect(made).toMatchObject({ kind: 'done' });
    return { id, use: (printerId) => tills.change(id, { printer_id: printerId }) };
  }

  it('prints on its own printer, opens its drawer, and prints as everybody once that is gone', async () => {
    const usual = await prints.addPrinter(printer, text);
    const bar = await startLoopbackPrinter();
    const own = await prints.addPrinter(bar, { ...text, name: 'Bar', has_drawer: true });
    const till = await aTill();
    const sale = await sell();
    const place = { till_id: till.id };
    expect((await print(sale, place)).printer_id).toBe(usual.id);
    expect(await till.use(own.id)).toMatchObject({ kind: 'done', till: { printer_id: own.id } });
    expect((await print(sale, place)).printer_id).toBe(own.id);
    expect((await print(sale, { ...place, printer_id: usual.id })).printer_id).toBe(usual.id);
    const { jobs, printers } = prints.service();
    expect(granted(await jobs.openDrawer(place))).toMatchObject({ opened: true });
    granted(await printers.remove(own.id));
    expect((await print(sale, place)).printer_id).toBe(usual.id);
    const again = await till.use(own.id);
    expect(again).toMatchObject({ kind: 'no_printer' });
  });

  it('must exist', async () => {
    await prints.addPrinter(printer, text);
    const body = printBody.parse({ document_id: await sell(), till_id: uuid() });
    expect(await prints.service().jobs.print(await shop.caller(), body)).toMatchObject({
      problem: { code: 'not_found' },
    });
  });
});

describe('a report of the till', () => {
  const report = printedReport.parse({
    title: 'CIERRE DE CAJA X',
    lines: [{ kind: 'amount', label: 'Efectivo', amount: '10,00' }],
  });

  it('says COPIA when the same page was asked for since it was made', async () => {
    await prints.addPrinter(printer, text);
    const { jobs } = prints.service();
    const madeAt = new Date().toISOString();
    for (let count = 0; count < 2; count += 1) {
      const { id } = granted(await jobs.printReport(report, { madeAt }));
      await prints.until(id, isPrinted);
    }
    const papers = await Promise.all([paper(0), paper(1)]);
    expect(papers.map(({ lines }) => lines[0])).toEqual(['CIERRE DE CAJA X', 'COPIA']);
  });

  it('is no copy of another page, nor of one that was cancelled', async () => {
    await printer.switchOff();
    await prints.addPrinter(printer, text);
    const { jobs } = prints.service();
    const madeAt = new Date().toISOString();
    const first = granted(await jobs.printReport(report, { madeAt }));
    await prints.until(first.id, ({ tries, status }) => tries > 0 && status === 'waiting');
    granted(await jobs.cancel(undefined, first.id));
    expect(granted(await jobs.printReport({ ...report, title: 'Otro' }, { madeAt })).copy).toBe(false);
    expect(granted(await jobs.printReport(report, { madeAt })).copy).toBe(false);
    expect(granted(await jobs.printReport(report, { madeAt })).copy).toBe(true);
  });

  it('is no business of a key', async () => {
    await prints.addPrinter(printer, text);
    const { jobs } = prints.service();
    const { id } = granted(await jobs.printReport(report));
    const caller = await shop.caller();
    expect(await jobs.get(caller, id)).toMatchObject({ ok: false });
    expect(granted(await jobs.list(caller, { limit: 20 })).data).toEqual([]);
    expect(granted(await jobs.list(undefined, { limit: 20 })).data).toHaveLength(1);
  });
});
