import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { seriesResource } from '../../../src-main/contract/business/entity.ts';
import type { DocumentResource } from '../../../src-main/contract/documents/document-resource.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { type AttentionResource, attentionResource } from '../../../src-main/contract/reports/attention.ts';
import { readAttention } from '../../../src-main/store/reading/figures/read-attention.ts';
import { makeEventLog } from '../../../src-main/store/rows/business/event-log.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { type ApiClient, keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { openShop } from '../../support/shops/shop.ts';

const services = testServices();
const seriesList = listOf(seriesResource);

describe('what needs a person', () => {
  let owner: ApiClient;
  let client: ApiClient;

  beforeEach(async () => {
    const service = await services.start();
    owner = ownerOf(service);
    client = await keyHolderOf(service);
  });

  it('is nothing while all is well', async () => {
    await client.issue(anInvoiceBody(), 'wait=20');
    expect((await asked()).items).toEqual([]);
  });

  it('names what the authority refused until it is mended, and numbers that were left out', async () => {
    const refused = await client.issue({ ...anInvoiceBody(), simulate: 'not_authorized' }, 'wait=20');
    const { items } = await eventually(asked, ({ items: current }) => current.length > 0);
    expect(items).toEqual([{ kind: 'refused', count: 1, since: refused.issue_date }]);

    const { data } = seriesList.parse((await owner.call('GET', '/v1/local/series?limit=100')).json());
    const invoices = data.find((row) => row.document_type === 'invoice' && row.next_number === 2);
    const body = { next_number: 10 };
    const raised = await owner.call('PATCH', `/v1/local/series/${invoices?.id}`, { body });
    expect(raised.status).toBe(200);
    await client.issue(anInvoiceBody(), 'wait=20');
    expect((await asked()).items).toContainEqual({
      kind: 'numbering_gap',
      type: 'invoice',
      series: refused.number.slice(0, 7),
      count: 8,
      first: 2,
      last: 9,
    });
  });

  async function asked(): Promise<AttentionResource> {
    return attentionResource.parse((await client.call('GET', '/v1/local/attention')).json());
  }
});

describe('what the journal of numbers has and the data lack', () => {
  it('names the documents that are still missing, of this environment', async () => {
    const shop = await openShop();
    const scope = await shop.caller();
    const [kept, missing] = [await shop.issue(), await shop.issue()];
    const named = (document: DocumentResource, environment: string) => ({
      environment,
      type: document.object,
      number: document.number,
      access_key: document.access_key,
      why: 'unsigned',
    });
    const documents = [
      named(kept, 'test'),
      { ...named(missing, 'test'), access_key: '1'.repeat(49) },
      { ...named(missing, 'live'), access_key: '2'.repeat(49) },
    ];
    const events = makeEventLog(shop.store, {
      newId: () => uuid(),
      now: () => new Date('2026-11-20T17:00:00Z'),
    });
    const read = () => readAttention(shop.store.db, { scope, today: '2026-11-20' });
    expect((await read()).unrecovered).toBeUndefined();
    const data = { count: 4, documents, damaged_months: ['2026-11'] };
    await events.append({ type: 'journal.incomplete', data });
    expect((await read()).unrecovered).toEqual({
      count: 2,
      since: '2026-11-20',
      numbers: [{ type: 'invoice', number: missing.number }],
      damagedMonths: ['2026-11'],
    });
    const back = { count: 1, documents: [named(kept, 'test')], damaged_months: [] };
    await events.append({ type: 'journal.incomplete', data: back });
    expect((await read()).unrecovered).toBeUndefined();
  });
});

describe('what waits for the authority', () => {
  it('concerns nobody on its own day, and somebody on the next', async () => {
    const shop = await openShop();
    const document = await shop.issue();
    const scope = await shop.caller();
    const { issue_date: since } = document;
    const asked = (today: string) => readAttention(shop.store.db, { scope, today });
    expect((await asked(since)).undecided).toBeUndefined();
    expect((await asked('2026-11-22')).undecided).toEqual({ count: 1, since });
    await shop.decide(document.id, 'authorized');
    expect((await asked('2026-11-22')).undecided).toBeUndefined();
  });
});
