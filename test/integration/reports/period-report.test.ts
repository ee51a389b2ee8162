import { beforeAll, describe, expect, it } from 'vitest';
import { productResource } from '../../../src-main/contract/catalog/product.ts';
import { type PeriodReport, periodReport } from '../../../src-main/contract/reports/period-report.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { aCreditNoteBody } from '../../support/builders/credit-note-body.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { type ApiClient, keyHolderOf, ownerOf, problemOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();

/** What is sold: cents before IVA, its rate. The sums below are of these whole numbers, not of the program's. */
const goods = {
  'A-1': { name: 'Cuaderno', cents: 250, rate: 15, category: 'Papelería' },
  'B-2': { name: 'Arroz', cents: 120, rate: 0, category: undefined },
} as const;
type Code = keyof typeof goods;

describe('the report of a period', () => {
  let client: ApiClient;
  let today: string;

  beforeAll(async () => {
    const service = await services.start();
    client = await keyHolderOf(service);
    today = ecuadorDate(new Date());
    const owner = ownerOf(service);
    const on = await owner.call('PATCH', '/v1/local/settings', { body: { stock_enabled: 'on' } });
    expect(on.status).toBe(200);
    for (const [code, { name, cents, rate, category }] of Object.entries(goods)) {
      const body = {
        code,
        name,
        unit_price: money(cents),
        iva: `iva_${rate}`,
        ...(category && { category }),
      };
      const made = await owner.call('POST', '/v1/local/products', { body });
      expect(made.status).toBe(201);
      const { id } = productResource.parse(made.json());
      const movement = {
        environment: 'sandbox',
        kind: 'in',
        products: [{ product_id: id, quantity: '1.5' }],
      };
      expect((await owner.call('POST', '/v1/local/stock/movements', { body: movement })).status).toBe(201);
    }
  });

  it('says that nothing was sold where nothing was', async () => {
    const report = await read();
    expect(report.sales).toMatchObject({ invoices: 0, total: '0.00', undecided: 0 });
    expect([report.days, report.products, report.payments]).toEqual([[], [], []]);
    // 1.5 × 2.50 + 1.5 × 1.20
    expect(report.stock).toEqual({ products: 2, value: '5.55' });
  });

  it('adds up by all that sales are broken down by, less what was credited', async () => {
    const first = await client.issue(
      sale(
        [
          ['A-1', 4],
          ['B-2', 3],
        ],
        'sin_sistema_financiero',
      ),
      'wait=20',
    );
    await client.issue(sale([['A-1', 2]], 'tarjeta_credito'), 'wait=20');
    await client.issue({ ...sale([['B-2', 7]]), simulate: 'not_authorized' }, 'wait=20');
    const waiting = await client.issue({ ...sale([['B-2', 5]]), simulate: 'undecided' });
    const note = await client.call('POST', '/v1/ec/credit-notes?wait=20', {
      body: aCreditNoteBody({
        modified_document: { document_id: first.id },
        lines: [{ code: 'A-1', quantity: '1' }],
      }),
    });
    expect([note.status, note.json().status]).toEqual([201, 'authorized']);

    const report = await read();
    const [notebooks, rice] = [(4 + 2 - 1) * 250, (3 + 5) * 120];
    const iva = (1000 * 15 + 500 * 15 - 250 * 15) / 100;
    // The note of 2.50 has 0.375 of IVA, rounded half up.
    const rounded = 150 + 75 - 38;
    expect(Math.abs(iva - rounded)).toBeLessThan(1);
    const total = notebooks + rice + rounded;
    expect(report.sales).toEqual({
      invoices: 3,
      credit_notes: 1,
      invoiced: money(1000 + 360 + 150 + 500 + 75 + 600),
      debited: '0.00',
      credited: money(250 + 38),
      base: money(notebooks + rice),
      iva: money(rounded),
      total: money(total),
      undecided: 1,
      undecided_total: waiting.total,
    });
    expect(report.products).toEqual([
      row('A-1', 'Cuaderno', 3, notebooks, rounded, '5'),
      row('B-2', 'Arroz', 2, rice, 0, '8'),
    ]);
    expect(report.categories.map(({ key, total: sum }) => [key, sum])).toEqual([
      ['Papelería', money(notebooks + rounded)],
      ['', money(rice)],
    ]);
    expect(report.rates.map(({ key, base, iva: tax }) => [key, base, tax])).toEqual([
      ['iva_0', money(rice), '0.00'],
      ['iva_15', money(notebooks), money(rounded)],
    ]);
    expect(report.payments.map(({ key, total: paid }) => [key, paid])).toEqual([
      ['sin_sistema_financiero', money(1000 + 360 + 150 + 600)],
      ['tarjeta_credito', money(500 + 75)],
      ['', money(-288)],
    ]);
    for (const whole of [report.days, report.hours, report.tills, report.operators]) {
      expect(cents(whole)).toBe(total);
    }
    expect(report.days[0]?.key).toBe(today);
    expect(report.tills.map(({ key }) => key)).toEqual([first.number.slice(0, 7)]);

    const annulled = await client.call('POST', `/v1/ec/documents/${first.id}/annul`, {
      body: { annulled_on: today, reason: 'El cliente no la quiso' },
    });
    expect(annulled.status).toBe(200);
    expect((await read()).sales.invoiced).toBe(money(500 + 75 + 600));
  });

  it('goes out as a workbook and as CSV', async () => {
    const csv = await client.call('GET', `${file()}&format=csv&table=products`);
    expect(csv.status).toBe(200);
    expect(csv.text).toContain('Código;Producto;Documentos;Cantidad;Base;IVA;Total');
    expect(csv.text).toContain('B-2;Arroz;');
    expect((await client.call('GET', `${file()}&format=xlsx`)).status).toBe(200);
    expect(problemOf(await client.call('GET', `${file()}&format=csv`)).errors).toMatchObject([
      { parameter: 'table' },
    ]);
  });

  it('refuses days in the wrong order', async () => {
    const answer = await client.call('GET', '/v1/local/reports/period?from=2026-03-02&to=2026-03-01');
    expect(answer.status).toBe(422);
  });

  const file = () => `/v1/local/reports/period/file?from=${today}&to=${today}`;
  async function read(): Promise<PeriodReport> {
    const answer = await client.call('GET', `/v1/local/reports/period?from=${today}&to=${today}`);
    return periodReport.parse(answer.json());
  }
});

function sale(lines: readonly (readonly [Code, number])[], method = 'sin_sistema_financiero') {
  return {
    ...anInvoiceBody(),
    lines: lines.map(([code, quantity]) => ({
      code,
      description: goods[code].name,
      quantity: String(quantity),
      unit_price: money(goods[code].cents),
      taxes: [{ type: 'iva' as const, rate: `iva_${goods[code].rate}` as const }],
    })),
    payments: [{ method: method as 'sin_sistema_financiero' }],
  };
}

function row(key: string, label: string, documents: number, base: number, iva: number, quantity: string) {
  return { key, label, documents, quantity, base: money(base), iva: money(iva), total: money(base + iva) };
}

function money(of: number): string {
  const sign = of < 0 ? '-' : '';
  return `${sign}${Math.floor(Math.abs(of) / 100)}.${String(Math.abs(of) % 100).padStart(2, '0')}`;
}

function cents(rows: PeriodReport['days']): number {
  return rows.reduce((all, { total }) => all + Number(total.replace('.', '')), 0);
}
