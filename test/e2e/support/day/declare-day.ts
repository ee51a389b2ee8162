import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { SandboxConditionsBody } from '../../../../src-main/contract/business/sandbox-conditions.ts';
import { cashReport } from '../../../../src-main/contract/counter/cash-report.ts';
import { syncResource } from '../../../../src-main/contract/delivery/sync.ts';
import { reportResource } from '../../../../src-main/contract/documents/report.ts';
import { createdApiKey } from '../../../../src-main/contract/local.ts';
import { es } from '../../../../src-renderer/text/es.ts';
import { httpCall } from '../../../support/api/http-call.ts';
import { type LoopbackPrinter, openLoopbackPrinter } from '../../../support/printing/loopback-printer.ts';
import { keepScreenshot } from '../browser/screenshot.ts';
import { stockShelf } from '../counter.ts';
import { type RunningService, startService } from '../service.ts';
import { goTo, pinOf } from '../window-driver.ts';
import {
  administrator,
  atTheCounter,
  authorizedWithinMs,
  type Counter,
  cashier,
} from './day-at-the-counter.ts';
import { type Basket, dollars, makeLedger, type Sale, saleOf, totalOf } from './ledger.ts';

/** The window of the program, opened on a service that runs. */
export interface ShopWindow {
  readonly page: Page;
  close(): Promise<void>;
}

const FLOAT = 2000n;
const SALES = 6;
/** While these are sold the line is down. */
const OFFLINE = { from: 2, until: 4 };
/** The sales that are taken back, and of the wrong customer: both of a customer by name, paid in cash. */
const TAKEN_BACK = 2;
const OF_WRONG_CUSTOMER = 5;
const ana = { identification: '1710034065', name: 'ANA LUCIA PAREDES' };
const faro = { identification: '1790012345001', name: 'CAFETERIA EL FARO S.A.' };

const named = z.object({ id: z.uuid() });
const sums = z.object({ type: z.string(), documents: z.int(), cents: z.int() });

/**
 * A day in a shop by scanner and keyboard alone: the till is opened, six sales are made with the line down in the
 * middle, one is given back, one was to the wrong customer, one is refused and put right, and the day ends with a Z.
 * What it came to is known three times: by the test's own ledger, by the report, and by the database.
 */
export function declareDay(openWindow: (service: RunningService) => Promise<ShopWindow>, look: string): void {
  const ledger = makeLedger();
  const numbers: string[] = [];
  let service: RunningService;
  let printer: LoopbackPrinter;
  let shown: ShopWindow | undefined;
  let page: Page;
  let counter: Counter;

  beforeAll(async () => {
    [service, printer] = await Promise.all([startService(), openLoopbackPrinter()]);
    await stockShelf(service);
    await furnish();
    shown = await openWindow(service);
    page = shown.page;
    counter = atTheCounter(page);
  });
  afterAll(async () => {
    await shown?.close();
    await service?.stop();
    await printer?.switchOff();
  });

  /** A printer, two people and a till, as another screen's tests show how they are made. */
  async function furnish(): Promise<void> {
    await make('/v1/local/printers', {
      name: 'Caja 1',
      connection: printer.connection,
      paper: 'roll80',
      has_drawer: true,
    });
    const { id } = await make('/v1/local/operators', administrator);
    await service.call('POST', `/v1/local/operators/${id}/sign-in`, { pin: administrator.pin });
    await make('/v1/local/operators', cashier);
    await make('/v1/local/tills', {
      name: 'Caja 1',
      environment: 'sandbox',
      establishment: '001',
      emission_point: '001',
    });
    await service.call('POST', '/v1/local/operators/sign-out');
  }

  async function make(path: string, body: object): Promise<z.output<typeof named>> {
    const { status, json } = await service.call('POST', path, body);
    if (status !== 201) throw new Error(`the service answered ${status} to ${path}: ${JSON.stringify(json)}`);
    return named.parse(json);
  }

  async function rehearse(conditions: Partial<SandboxConditionsBody>): Promise<void> {
    const { status } = await service.call('PUT', '/v1/local/sandbox/conditions', conditions);
    expect(status).toBe(200);
  }

  const waiting = async () => {
    const { json } = await service.call('GET', '/v1/local/sync');
    return syncResource.parse(json).waiting;
  };
  const allDelivered = () => expect.poll(waiting, { timeout: authorizedWithinMs }).toBe(0);

  /** The sale of this index in the day, a different one each time. */
  async function sellOne(index: number): Promise<Sale> {
    const basket: Basket = { coffees: 1 + (index % 3), breads: index % 4 === 0 ? 2 : 0 };
    const { total } = saleOf(basket);
    const split = index === 3;
    const number = await counter.sell(basket, total, {
      byName: index === 0,
      ...(index % 3 === 2 && { buyer: ana }),
      ...(split ? { cash: '5', card: true } : index % 3 === 1 ? { cash: '50' } : {}),
    });
    numbers[index] = number;
    return ledger.sell(basket, split ? total - 500n : 0n);
  }

  it('opens the till', async () => {
    await counter.signIn(cashier);
    await counter.openTill(dollars(FLOAT));
  });

  it(`sells ${SALES} times by scanner and keyboard, with the line down in the middle`, async () => {
    for (let index = 0; index < SALES; index += 1) {
      if (index === OFFLINE.from) {
        await allDelivered();
        await rehearse({ reception: 'unavailable', authorization: 'unavailable' });
      }
      if (index === OFFLINE.until) {
        expect(await waiting()).toBe(OFFLINE.until - OFFLINE.from);
        await keepScreenshot(page, `${look}-day-offline`);
        await rehearse({});
      }
      await sellOne(index);
    }
    expect(new Set(numbers).size).toBe(SALES);
    expect(numbers.at(-1)).toBe(`001-001-${String(SALES).padStart(9, '0')}`);
    await allDelivered();
  });

  it('gave every customer a ticket, and opened the drawer when there was cash', async () => {
    await expect.poll(() => printer.jobs.length, { timeout: authorizedWithinMs }).toBe(SALES);
  });

  it('takes a sale back, with the leave of somebody who may give it', async () => {
    const index = TAKEN_BACK;
    await counter.returnAll(numbers[index] ?? '');
    const sale = ledger.sales[index];
    if (!sale) throw new Error('it was sold');
    ledger.giveBack(sale, true);
    await page.getByText(es.status.simulated, { exact: true }).waitFor({ timeout: authorizedWithinMs });
    await keepScreenshot(page, `${look}-day-return`);
  });

  it('puts a wrong customer right: a credit note, and the same sale to the right one', async () => {
    const index = OF_WRONG_CUSTOMER;
    await openDocument(numbers[index] ?? '');
    await page.getByRole('link', { name: es.correction.buyer.open }).press('Enter');
    await page.getByRole('textbox', { name: es.buyer.identification }).fill(faro.identification);
    await page.getByLabel(es.buyer.name).fill(faro.name);
    await counter.press('F9');
    await leaveGiven(page.getByRole('heading', { name: es.correction.buyer.done }));
    const sale = ledger.sales[index];
    if (!sale) throw new Error('it was sold');
    ledger.giveBack(sale, true);
    await counter.press('Enter');
    await page.getByText(faro.name).first().waitFor();
    await counter.charge(sale.total);
    ledger.sell(sale.basket);
    await allDelivered();
  });

  it('puts right what the authority refused, once somebody who may signs in, and sends it again', async () => {
    await rehearse({ authorization: 'signature_refused', remaining: 1 });
    const basket = { coffees: 1, breads: 0 };
    await counter.sell(basket, saleOf(basket).total, { buyer: ana });
    ledger.sell(basket);
    await counter.ticket().getByText(es.status.not_authorized, { exact: true }).waitFor();
    await keepScreenshot(page, `${look}-day-refused`);
    await goTo(page, '/documentos?estado=refused');
    await page.getByRole('link', { name: /^Abrir/ }).press('Enter');
    await page.getByRole('link', { name: es.correction.open }).press('Enter');
    await page.getByRole('button', { name: es.workplace.changePerson, exact: true }).press('Enter');
    await counter.signIn(administrator);
    await page.locator('[name="/buyer/name"]').fill('ANA LUCIA PAREDES MORA');
    await counter.press('F9');
    await page.getByRole('heading', { name: es.document.timeline }).waitFor();
    await page
      .getByText(es.status.simulated, { exact: true })
      .first()
      .waitFor({ timeout: authorizedWithinMs });
    await counter.press('Control+b');
    await counter.signIn(cashier);
    await counter.search().waitFor();
  });

  it('closes with a Z that is right to the cent', async () => {
    await goTo(page, '/caja');
    await counter.close(FLOAT + ledger.cash());
    await page.getByText(es.cash.exact, { exact: false }).first().waitFor();
    await keepScreenshot(page, `${look}-day-z`);
    const z = await zReport();
    expect(z).toMatchObject({
      kind: 'z',
      z_number: 1,
      sales: {
        count: ledger.sales.length,
        total: dollars(totalOf(ledger.sales)),
        subtotal: dollars(totalOf(ledger.sales, 'subtotal')),
        iva: dollars(totalOf(ledger.sales, 'iva')),
      },
      refunds: { count: ledger.refunds.length, total: dollars(totalOf(ledger.refunds)) },
      undelivered: 0,
      cash: { opening_float: dollars(FLOAT), expected: dollars(FLOAT + ledger.cash()) },
      count: { counted: dollars(FLOAT + ledger.cash()), difference: '0.00' },
    });
  });

  it('agrees with the report and with the database', async () => {
    const made = await service.call('POST', '/v1/local/api-keys', { environment: 'sandbox', name: 'day' });
    const { key: token } = createdApiKey.parse(made.json);
    const url = `${service.url}/v1/ec/documents/report`;
    const { text } = await httpCall({ method: 'GET', url, token });
    const invoiced = totalOf(ledger.sales);
    const credited = totalOf(ledger.refunds);
    expect(reportResource.parse(JSON.parse(text))).toMatchObject({
      sales: {
        invoiced: dollars(invoiced),
        credited: dollars(credited),
        net: dollars(invoiced - credited),
      },
      attention_count: 0,
      pending_count: 0,
    });
    expect(storedSums(service.dataDir)).toEqual([
      { type: 'credit_note', documents: ledger.refunds.length, cents: Number(credited) },
      { type: 'invoice', documents: ledger.sales.length, cents: Number(invoiced) },
    ]);
  });

  async function openDocument(number: string): Promise<void> {
    await goTo(page, `/documentos?q=${number}`);
    await page.getByRole('link', { name: new RegExp(`^Abrir .*${number}`) }).press('Enter');
    await page.getByRole('heading', { name: es.document.timeline }).waitFor();
  }

  /** The administrator's PIN, where it is asked for. */
  async function leaveGiven(done: ReturnType<Page['getByRole']>): Promise<void> {
    const asked = pinOf(page, administrator.name);
    await asked.or(done).first().waitFor();
    if (await asked.isVisible()) await counter.signIn(administrator);
    await done.waitFor();
  }

  async function zReport() {
    const { json } = await service.call('GET', '/v1/local/cash-sessions?environment=sandbox&status=closed');
    const [closed] = z.object({ data: z.array(named) }).parse(json).data;
    const report = await service.call('GET', `/v1/local/cash-sessions/${closed?.id}/z`);
    return cashReport.parse(report.json);
  }
}

/** What the file of the store holds, read beside the program: money is summed in cents. */
function storedSums(dataDir: string) {
  const database = new Database(join(dataDir, 'mostrador.sqlite'), { readonly: true });
  try {
    return z.array(sums).parse(
      database
        .prepare(
          `SELECT type, count(*) AS documents, sum(CAST(replace(total, '.', '') AS INTEGER)) AS cents
           FROM document WHERE status = 'authorized' GROUP BY type ORDER BY type`,
        )
        .all(),
    );
  } finally {
    database.close();
  }
}
