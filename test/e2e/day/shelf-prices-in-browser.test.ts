import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cashReport } from '../../../src-main/contract/counter/cash-report.ts';
import { invoiceResource } from '../../../src-main/contract/documents/document-resource.ts';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { httpCall } from '../../support/api/http-call.ts';
import { describeWithShared } from '../../support/samples/shared-files.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { requireTool } from '../../support/tools/require-tool.ts';
import { verifyWithXmlsec } from '../../support/xml/xmlsec.ts';
import { schemaNamed } from '../../support/xml/xsd.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { administrator, atTheCounter, type Counter, cashier } from '../support/day/day-at-the-counter.ts';
import { dollars } from '../support/day/ledger.ts';
import { scan } from '../support/scan.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow } from '../support/window-driver.ts';

/** What the prices come to is held by properties; here it is that the window charges it. */
const PRICES = process.env.TEST_ALL === undefined ? 10 : 100;
const LINES_A_SALE = 5;
const FLOAT = 2000n;

const hasXmlsec = requireTool('xmlsec1');
/** Above fifty dollars a final consumer has a name. */
const buyer = { identification: '1710034065', name: 'ANA LUCIA PAREDES' };
const named = z.object({ id: z.uuid() });
const percentOf = { iva_15: 15n, iva_5: 5n, iva_0: 0n } as const;

const random = seededRandom(20_260_717);
const shelf = Array.from({ length: PRICES }, (_, index) => ({
  code: `P${String(index).padStart(3, '0')}`,
  name: `Producto ${index}`,
  cents: BigInt(random.between(1, 20_000)),
  iva: random.pick(['iva_15', 'iva_15', 'iva_15', 'iva_5', 'iva_0'] as const),
}));

/** A hundred prices as they stand on the shelf, whatever IVA leaves of a cent: each is what the customer pays. */
describe('a hundred shelf prices, in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let counter: Counter;
  let key: string;
  let page: Awaited<ReturnType<typeof openWindow>>;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    for (const { cents, ...product } of shelf) {
      await make('/v1/local/products', { ...product, unit_price_with_taxes: dollars(cents) });
    }
    const { id } = await make('/v1/local/operators', administrator);
    await service.call('POST', `/v1/local/operators/${id}/sign-in`, { pin: administrator.pin });
    await make('/v1/local/operators', cashier);
    const till = { name: 'Caja 1', environment: 'sandbox', establishment: '001', emission_point: '001' };
    await make('/v1/local/tills', till);
    const made = await service.call('POST', '/v1/local/api-keys', { environment: 'sandbox', name: 'shelf' });
    key = createdApiKey.parse(made.json).key;
    await service.call('POST', '/v1/local/operators/sign-out');
    page = await openWindow(browser, service.link);
    counter = atTheCounter(page);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function make(path: string, body: object) {
    const { status, json } = await service.call('POST', path, body);
    if (status !== 201) throw new Error(`the service answered ${status} to ${path}: ${JSON.stringify(json)}`);
    return named.parse(json);
  }

  async function read(path: string): Promise<string> {
    return (await httpCall({ method: 'GET', url: `${service.url}${path}`, token: key })).text;
  }

  async function invoices() {
    const page = z.object({ data: z.array(invoiceResource) });
    return page.parse(JSON.parse(await read('/v1/ec/invoices?limit=100'))).data;
  }

  it('charges exactly what the labels of a sale add up to', async () => {
    await counter.signIn(cashier);
    await counter.openTill(dollars(FLOAT));
    for (let first = 0; first < PRICES; first += LINES_A_SALE) {
      const sold = shelf.slice(first, first + LINES_A_SALE);
      await counter.search().focus();
      await scan(page, ...sold.map(({ code }) => code));
      for (const { name } of sold) await page.getByLabel(`Cantidad de ${name}`, { exact: true }).waitFor();
      await counter.identify(buyer);
      await counter.charge(sumOf(sold));
    }
  });

  it('leaves the sum of the labels in the drawer, to the cent', async () => {
    await goTo(page, '/caja');
    await counter.close(FLOAT + sumOf(shelf));
    const { json } = await service.call('GET', '/v1/local/cash-sessions?environment=sandbox&status=closed');
    const [closed] = z.object({ data: z.array(named) }).parse(json).data;
    const report = await service.call('GET', `/v1/local/cash-sessions/${closed?.id}/z`);
    expect(cashReport.parse(report.json)).toMatchObject({
      sales: { count: PRICES / LINES_A_SALE, total: dollars(sumOf(shelf)) },
      count: { counted: dollars(FLOAT + sumOf(shelf)), difference: '0.00' },
    });
  });

  it('reported to the authority an IVA that is base × rate within a cent', async () => {
    const issued = await invoices();
    expect(issued).toHaveLength(PRICES / LINES_A_SALE);
    for (const { taxes } of issued) {
      for (const { rate, base, value } of taxes) {
        const exact = cents(base) * percentOf[z.enum(['iva_15', 'iva_5', 'iva_0']).parse(rate)];
        const off = cents(value) * 100n - exact;
        expect(off > -100n && off < 100n, `${value} of ${base}, ${rate}`).toBe(true);
      }
    }
  });

  it.skipIf(!hasXmlsec)(
    `signed documents that xmlsec1 accepts${hasXmlsec ? '' : ' [skipped: no xmlsec1]'}`,
    async () => {
      for (const { id } of await invoices()) {
        const xml = await read(`/v1/ec/invoices/${id}/xml?form=signed`);
        expect(verifyWithXmlsec(xml)).toMatch(/^OK$/m);
      }
    },
  );

  describeWithShared('and the schema', () => {
    it('finds no fault in any of them', async () => {
      const schema = schemaNamed('factura_V2.1.0.xsd');
      for (const { id } of await invoices()) {
        expect(schema.faultsOf(await read(`/v1/ec/invoices/${id}/xml?form=signed`))).toEqual([]);
      }
    });
  });
});

function sumOf(products: readonly { readonly cents: bigint }[]): bigint {
  return products.reduce((sum, product) => sum + product.cents, 0n);
}

function cents(money: string): bigint {
  return BigInt(money.replace('.', ''));
}
