import { beforeEach, describe, expect, it } from 'vitest';
import { seriesResource } from '../../../src-main/contract/business/entity.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { type AttentionResource, attentionResource } from '../../../src-main/contract/reports/attention.ts';
import { readAttention } from '../../../src-main/store/reports/read-attention.ts';
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
    const { items } = await eventually(asked, ({ items: found }) => found.length > 0);
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
