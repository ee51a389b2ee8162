import { describe, expect, it } from 'vitest';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { keyHolderOf, ownerOf, syncOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const clientCount = 16;
const invoicesEach = 25;
const all = clientCount * invoicesEach;

describe('sixteen clients at once', () => {
  it('get distinct numbers without a gap, and everything is authorized', async () => {
    const service = await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } });
    const clients = await Promise.all(Array.from({ length: clientCount }, () => keyHolderOf(service)));
    const issued = await Promise.all(
      clients.map(async (client) => {
        const own = [];
        for (let count = 0; count < invoicesEach; count += 1) own.push(await client.issue(anInvoiceBody()));
        return own;
      }),
    );

    const invoices = issued.flat();
    const numbers = invoices.map(({ number }) => Number(number.slice(-9))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: all }, (_, index) => index + 1));
    expect(new Set(invoices.map(({ access_key }) => access_key)).size).toBe(all);
    for (const own of issued) expect(own).toEqual(own.toSorted((a, b) => a.number.localeCompare(b.number)));

    const owner = ownerOf(service);
    const { waiting } = await eventually(
      () => syncOf(owner),
      (sync) => sync.waiting === 0,
    );
    expect(waiting).toBe(0);
    const [client] = clients;
    const authorized = await client?.call('GET', '/v1/ec/invoices?status=authorized&limit=1');
    expect(authorized?.json().total_count).toBe(all);
  });
});
