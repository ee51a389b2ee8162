import { describe, expect, it } from 'vitest';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { type ApiClient, keyHolderOf } from '../../../support/service/api-client.ts';
import { testServices } from '../../../support/service/test-services.ts';

const services = testServices();

const STOCK = 200;
const SALES = 40;

/** What clients ask for that costs the most. */
const questions = [
  '/v1/ec/documents?limit=100',
  '/v1/ec/invoices?limit=100&q=servicio',
  '/v1/ec/invoices?status=authorized&status=submitted&limit=100',
  '/v1/ec/documents?metadata[order]=17',
  '/v1/ec/documents/report',
  '/v1/ec/entities',
  '/v1/openapi.json',
] as const;

describe('clients that ask without pause', () => {
  it('never keep another from issuing, nor does any of them starve', async () => {
    const service = await services.startProcess({ env: { MOSTRADOR_RATE_LIMIT: 'off' } });
    const till = await keyHolderOf(service);
    const issued = await Promise.all(Array.from({ length: STOCK }, () => till.issue(anInvoiceBody())));
    const pages = issued.slice(0, 3).map(({ id }) => `/v1/ec/invoices/${id}/ride?format=a4`);
    const hammering = new AbortController();
    const hammers = await Promise.all(
      [...questions, ...pages].map(async (path) =>
        hammer(await keyHolderOf(service), path, hammering.signal),
      ),
    );

    const overtaken: number[] = [];
    for (let sale = 0; sale < SALES; sale += 1) {
      const before = answersOf(hammers);
      const { number } = await till.issue(anInvoiceBody());
      expect(Number(number.slice(-9))).toBe(STOCK + sale + 1);
      overtaken.push(answersOf(hammers) - before);
    }
    hammering.abort();
    await Promise.all(hammers.map(({ ended }) => ended));

    // Each has one request under way: a sale that takes its turn sees each of them answered a few times at most.
    const middle = overtaken.toSorted((a, b) => a - b)[SALES / 2] ?? Number.POSITIVE_INFINITY;
    expect(middle).toBeLessThanOrEqual(hammers.length * 4);
    for (const { path, statuses } of hammers) {
      expect([path, ...new Set(statuses)]).toEqual([path, 200]);
      expect(statuses.length, path).toBeGreaterThan(1);
    }
  });
});

interface Hammer {
  readonly path: string;
  /** Of every answer so far. */
  readonly statuses: readonly number[];
  readonly ended: Promise<void>;
}

function hammer(client: ApiClient, path: string, signal: AbortSignal): Hammer {
  const statuses: number[] = [];
  const run = async () => {
    while (!signal.aborted) statuses.push((await client.call('GET', path)).status);
  };
  return { path, statuses, ended: run() };
}

function answersOf(hammers: readonly Hammer[]): number {
  return hammers.reduce((total, { statuses }) => total + statuses.length, 0);
}
