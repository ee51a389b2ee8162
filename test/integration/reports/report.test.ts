import { beforeAll, describe, expect, it } from 'vitest';
import { type ReportResource, reportResource } from '../../../src-main/contract/documents/report.ts';
import { decimal, formatAmount, sum } from '../../../src-main/documents/values/decimal.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { aCreditNoteBody } from '../../support/builders/credit-note-body.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { type ApiClient, keyHolderOf, ownerOf, problemOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aSetup } from '../../support/shops/shop.ts';

const services = testServices();

describe('the report of a period', () => {
  let client: ApiClient;
  let today: string;

  beforeAll(async () => {
    client = await keyHolderOf(await services.start());
    today = ecuadorDate(new Date());
  });

  it('is empty before anything is issued', async () => {
    expect(await report()).toMatchObject({
      from: `${today.slice(0, 7)}-01`,
      types: [],
      sales: { invoiced: '0.00', net: '0.00', by_rate: [] },
      attention: [],
      pending_count: 0,
    });
  });

  it('adds up what was issued by type and status, and what was sold net of credit notes', async () => {
    const sold = await Promise.all(
      ['1', '3', '7'].map((quantity) => client.issue(sale(quantity), 'wait=20')),
    );
    const [credited] = sold;
    const note = await client.call('POST', '/v1/ec/credit-notes?wait=20', {
      body: aCreditNoteBody({
        modified_document: { document_id: credited?.id ?? '' },
        lines: [{ code: 'A-1', quantity: '1' }],
      }),
    });
    expect([note.status, note.json().status]).toEqual([201, 'authorized']);
    const refused = await client.issue({ ...sale('2'), simulate: 'not_authorized' }, 'wait=20');
    await client.issue({ ...sale('5'), simulate: 'undecided' });

    const summary = await eventually(report, ({ pending_count }) => pending_count === 1);
    const invoices = summary.types.find(({ type }) => type === 'invoice')?.statuses;
    const total = formatAmount(sum(sold.map((invoice) => decimal(invoice.total))));
    expect(invoices?.authorized).toEqual({
      count: 3,
      subtotal: formatAmount(sum(sold.map(({ subtotal }) => decimal(subtotal)))),
      iva: formatAmount(sum(sold.map(({ iva }) => decimal(iva)))),
      total,
    });
    expect(invoices?.not_authorized?.count).toBe(1);
    expect(summary.sales).toEqual({
      invoiced: total,
      debited: '0.00',
      credited: credited?.total,
      net: formatAmount(decimal(total).minus(credited?.total ?? '0')),
      by_rate: [{ rate: 'iva_15', base: '100.00', iva: '15.00' }],
    });
    expect(summary.attention).toMatchObject([
      { document_id: refused.id, number: refused.number, status: 'not_authorized', type: 'invoice' },
    ]);
    expect(summary.attention[0]?.sri_messages[0]?.remedy).not.toBe('');
    expect(summary.attention_count).toBe(1);
  });

  it('keeps to its days and to its environment', async () => {
    expect((await report(`issue_date[gte]=${today}&issue_date[lte]=${today}`)).types).not.toEqual([]);
    expect((await report('issue_date[lte]=2026-02-15')).from).toBe('2026-02-01');
    expect(await report('issue_date[gte]=2026-02-03')).toMatchObject({ to: '2026-02-28', types: [] });
  });

  it('counts nothing of another environment of the same business', async () => {
    const shop = await services.start();
    expect((await ownerOf(shop).call('PUT', '/v1/local/setup', { body: aSetup() })).status).toBe(200);
    const [test, live] = [await keyHolderOf(shop, 'test'), await keyHolderOf(shop, 'live')];
    await test.issue(sale('2'));
    const reportTo = async (holder: ApiClient) =>
      reportResource.parse((await holder.call('GET', '/v1/ec/documents/report')).json());
    expect((await reportTo(test)).types).toMatchObject([{ type: 'invoice' }]);
    expect(await reportTo(live)).toMatchObject({ environment: 'live', types: [], pending_count: 0 });
  });

  it('refuses days that are none and a period that ends before it begins', async () => {
    const backwards = await client.call(
      'GET',
      '/v1/ec/documents/report?issue_date[gte]=2026-03-02&issue_date[lte]=2026-03-01',
    );
    expect(backwards.status).toBe(422);
    expect(problemOf(backwards).errors).toMatchObject([{ parameter: 'issue_date[lte]' }]);
    const nonsense = await client.call('GET', '/v1/ec/documents/report?issue_date[gte]=2026-02-30&until=1');
    expect(nonsense.status).toBe(422);
    expect(problemOf(nonsense).errors).toHaveLength(2);
  });

  async function report(query = ''): Promise<ReportResource> {
    return reportResource.parse((await client.call('GET', `/v1/ec/documents/report?${query}`)).json());
  }
});

function sale(quantity: string) {
  const line = {
    code: 'A-1',
    description: 'Cuaderno universitario',
    quantity,
    unit_price: '10.00',
    taxes: [{ type: 'iva', rate: 'iva_15' }] as const,
  };
  return { ...anInvoiceBody(), lines: [{ ...line, taxes: [...line.taxes] }] };
}
