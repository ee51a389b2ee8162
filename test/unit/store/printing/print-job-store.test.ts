import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { printerBody } from '../../../../src-main/contract/printing/printer.ts';
import type {
  JobContent,
  PrintJobStore,
} from '../../../../src-main/counter/printing/jobs/print-job-store.ts';
import { makePrintJobStore } from '../../../../src-main/store/printing/print-job-store.ts';
import { makePrinterStore } from '../../../../src-main/store/printing/printer-store.ts';
import { openShop, type TestShop } from '../../../support/shops/shop.ts';
import { plansOf } from '../../../support/store/query-plans.ts';

const at = '2026-11-21T17:00:00.000Z';
const expiresAt = '2026-11-22T17:00:00.000Z';
const test: JobContent = { kind: 'test', facts: ['Caja 1'] };

let shop: TestShop;
let jobs: PrintJobStore;
let printerId: string;

beforeEach(async () => {
  shop = await openShop();
  jobs = makePrintJobStore(shop.store);
  const connection = { type: 'network', host: '127.0.0.1', port: 9100 };
  const printer = { id: uuid(), ...printerBody.parse({ name: 'Caja 1', connection }) };
  ({ id: printerId } = await makePrinterStore(shop.store).insert({
    ...printer,
    createdAt: at,
    updatedAt: at,
  }));
});

function add(content: JobContent = test) {
  const job = { id: uuid(), printerId, content, copy: false, opensDrawer: false, expiresAt, createdAt: at };
  return jobs.insert(job);
}

async function ofDocument(): Promise<JobContent> {
  const { entityId, environment } = await shop.caller();
  return { kind: 'document', documentId: (await shop.issue()).id, scope: { entityId, environment } };
}

describe('print jobs', () => {
  it('are taken up in the order they were asked for, each once', async () => {
    const [first, second] = [await add(), await add()];
    expect((await jobs.next(printerId))?.id).toBe(first.id);
    expect(await jobs.begin(first.id, at)).toBe(true);
    expect(await jobs.begin(first.id, at)).toBe(false);
    expect((await jobs.next(printerId))?.id).toBe(second.id);
    expect(await jobs.printersWaiting()).toEqual([printerId]);
  });

  it('that were being printed wait again, and may be on paper', async () => {
    const [begun, waiting] = [await add(), await add()];
    await jobs.begin(begun.id, at);
    await jobs.resumeInterrupted({ at, printerId: uuid() });
    expect((await jobs.find(begun.id, undefined))?.status).toBe('printing');
    await jobs.resumeInterrupted({ at });
    expect(await jobs.find(begun.id, undefined)).toMatchObject({
      status: 'waiting',
      mightHavePrinted: true,
      problem: 'interrupted',
    });
    expect(await jobs.find(waiting.id, undefined)).toMatchObject({ mightHavePrinted: false });
  });

  it('keep a doubt until the end', async () => {
    const { id } = await add();
    await jobs.begin(id, at);
    await jobs.record(id, { at, status: 'waiting', nextAttemptAt: at, doubtful: true, problem: 'timeout' });
    await jobs.begin(id, at);
    await jobs.record(id, { at, status: 'printed', confirmed: true });
    const printed = await jobs.find(id, undefined);
    expect(printed).toMatchObject({ status: 'printed', mightHavePrinted: true, confirmed: true, tries: 2 });
    expect(printed?.problem).toBeUndefined();
  });

  it.each([
    ['waits', async () => undefined, true],
    ['was printed', (id: string) => jobs.record(id, { at, status: 'printed' }), true],
    [
      'may have been printed',
      (id: string) => jobs.record(id, { at, status: 'failed', doubtful: true }),
      true,
    ],
    ['never came out', (id: string) => jobs.record(id, { at, status: 'failed' }), false],
  ])('of a document of which another %s', async (_what, happen, isCopy) => {
    const content = await ofDocument();
    const { id } = await add(content);
    await happen(id);
    expect((await add(content)).copy).toBe(isCopy);
  });

  it('give back what they are to print', async () => {
    const report = {
      title: 'CIERRE Z',
      subtitles: ['Caja 1'],
      lines: [{ kind: 'amount', label: 'Efectivo', amount: '1,00', strong: true }],
    } satisfies Extract<JobContent, { kind: 'report' }>['report'];
    for (const content of [test, await ofDocument(), { kind: 'report', report } as const]) {
      const { id } = await add(content);
      expect((await jobs.find(id, undefined))?.content).toEqual(content);
    }
  });

  it('are found without reading those that were printed long ago', async () => {
    const { id } = await add(await ofDocument());
    const plans = await plansOf(shop.store, async (store) => {
      const looking = makePrintJobStore(store);
      await looking.next(printerId);
      await looking.printersWaiting();
      await looking.find(id, undefined);
      const filters = { scope: await shop.caller(), status: undefined };
      await looking.page(filters, { limit: 20, position: id, direction: 'older' });
    });
    expect(plans.filter((plan) => /SCAN print_job(?! USING)/.test(plan))).toEqual([]);
    expect(plans.filter((plan) => plan.includes('print_job'))).not.toEqual([]);
  });
});
