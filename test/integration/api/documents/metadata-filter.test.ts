import { describe, expect, it } from 'vitest';
import { invoiceResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { documentListOf } from '../../../../src-main/contract/list.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { type ApiClient, keyHolderOf, problemOf } from '../../../support/service/api-client.ts';
import { testServices } from '../../../support/service/test-services.ts';

const services = testServices();
const list = documentListOf(invoiceResource);

describe('finding documents by their metadata', () => {
  let client: ApiClient;
  let ids: readonly string[];

  it('finds those that carry all the pairs, exactly, newest first, page by page', async () => {
    client = await keyHolderOf(await services.start());
    const issued = [];
    for (const metadata of [
      { order: '17', till: '1' },
      { order: '17', till: '2' },
      { order: '17 ', till: '2' },
      { order: '17', till: '2', 'a[b]/c ñ': 'x=1&y' },
    ]) {
      issued.push(await client.issue({ ...anInvoiceBody(), metadata }));
    }
    ids = issued.map(({ id }) => id);
    expect(await numbersFound('metadata[order]=17&metadata[till]=2')).toEqual([ids[3], ids[1]]);
    expect(
      await numbersFound('metadata[order]=17&status=pending&status=submitted&status=authorized'),
    ).toEqual([ids[3], ids[1], ids[0]]);
    expect(
      await numbersFound(`${encodeURIComponent('metadata[a[b]/c ñ]')}=${encodeURIComponent('x=1&y')}`),
    ).toEqual([ids[3]]);
    expect(await numbersFound('metadata[till]=3')).toEqual([]);

    const first = await page('metadata[order]=17&limit=2');
    expect(first).toMatchObject({ total_count: 3, offset: 0, prev_cursor: null });
    const rest = await page(`metadata[order]=17&limit=2&cursor=${first.next_cursor}`);
    expect(rest).toMatchObject({ total_count: 3, offset: 2, next_cursor: null });
    expect(rest.data.map(({ id }) => id)).toEqual([ids[0]]);
  });

  it('refuses a repeated key, a cursor of other pairs, and what is no pair', async () => {
    const repeated = await client.call('GET', '/v1/ec/invoices?metadata[order]=17&metadata[order]=18');
    expect(repeated.status).toBe(422);
    expect(problemOf(repeated)).toMatchObject({
      code: 'repeated_metadata_key',
      errors: [{ parameter: 'metadata[order]' }],
    });
    const { next_cursor } = await page('metadata[order]=17&limit=2');
    const other = await client.call(
      'GET',
      `/v1/ec/invoices?metadata[order]=18&limit=2&cursor=${next_cursor}`,
    );
    expect(problemOf(other).code).toBe('invalid_cursor');
    for (const query of ['metadata=1', 'metadata[]=1', 'metadata[__proto__]=1', 'metadato[order]=1']) {
      const answer = await client.call('GET', `/v1/ec/invoices?${query}`);
      expect([query, answer.status, problemOf(answer).code]).toEqual([query, 422, 'unknown_parameter']);
    }
  });

  it('refuses more than twenty pairs and too long ones, all at once', async () => {
    const many = Array.from({ length: 21 }, (_, index) => `metadata[k${index}]=1`).join('&');
    const answer = await client.call('GET', `/v1/ec/invoices?limit=0&${many}`);
    expect(answer.status).toBe(422);
    expect(problemOf(answer).errors?.map(({ parameter, code }) => `${parameter}:${code}`)).toEqual([
      'limit:out_of_range',
      'metadata:too_many',
    ]);
    const long = await client.call('GET', `/v1/ec/invoices?metadata[order]=${'x'.repeat(501)}`);
    expect(problemOf(long).errors).toMatchObject([{ parameter: 'metadata[order]', code: 'too_long' }]);
  });

  async function page(query: string) {
    const answer = await client.call('GET', `/v1/ec/invoices?${query}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return list.parse(answer.json());
  }

  async function numbersFound(query: string): Promise<string[]> {
    return (await page(query)).data.map(({ id }) => id);
  }
});
