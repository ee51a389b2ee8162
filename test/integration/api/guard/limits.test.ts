import { describe, expect, it, onTestFinished } from 'vitest';
import { invoiceExample } from '../../../../src-main/api/docs/examples/example-bodies.ts';
import type { ApiOptions } from '../../../../src-main/api/server.ts';
import { sandboxConditionsBody } from '../../../../src-main/contract/business/sandbox-conditions.ts';
import {
  type InvoiceResource,
  invoiceResource,
} from '../../../../src-main/contract/documents/document-resource.ts';
import { type ProgramApi, runApi } from '../../../support/api/program-api.ts';
import { eventually } from '../../../support/eventually.ts';

async function openApi(options: Partial<ApiOptions> = {}): Promise<ProgramApi> {
  const api = await runApi(options);
  onTestFinished(() => api.stop());
  return api;
}

/** The authority of the sandbox decides nothing until it is let. */
async function openWaiting() {
  const api = await openApi();
  const { sandbox } = api.services;
  const away = sandboxConditionsBody.parse({ reception: 'unavailable', authorization: 'unavailable' });
  sandbox.set(away);
  const decide = () => void sandbox.set(sandboxConditionsBody.parse({}));
  return { api, decide, leave: () => void sandbox.set(away) };
}

async function issue(api: ProgramApi, token: string): Promise<InvoiceResource> {
  const answer = await api.call('POST', '/v1/ec/invoices', { token, body: invoiceExample });
  return invoiceResource.parse(answer.json());
}

describe('fifty requests a second with a burst of a hundred', () => {
  it('are what a key gets, however many it sends, and each key its own', async () => {
    const rate = { perSecond: 50, burst: 100 };
    let now = 0;
    const api = await openApi({ rate, monotonic: () => now });
    const [greedy, modest] = [await api.addKey({}), await api.addKey({})];
    const served = async (count: number) => {
      const answers = await Promise.all(
        Array.from({ length: count }, () => api.call('GET', '/v1/ec/invoices', { token: greedy })),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      for (const { status, headers } of refused) {
        expect([status, headers['retry-after']]).toEqual([429, '1']);
      }
      return count - refused.length;
    };
    expect(await served(400)).toBe(rate.burst);
    now = 1000;
    expect(await served(200)).toBe(rate.perSecond);
    expect((await api.call('GET', '/v1/ec/invoices', { token: modest })).status).toBe(200);
    expect((await api.call('GET', '/v1/local/workspace', { token: api.session })).status).toBe(200);
  });

  it('are spent by what is refused, too: nobody tries permissions or bodies for free', async () => {
    const api = await openApi({ rate: { perSecond: 0.001, burst: 3 } });
    const token = await api.addKey({ scopes: ['issue'] });
    const statusOf = async (method: string, path: string, body?: unknown) =>
      (await api.call(method, path, { token, body })).status;
    expect(await statusOf('POST', '/v1/ec/invoices', { wrong: true })).toBe(422);
    expect(await statusOf('GET', '/v1/ec/invoices')).toBe(403);
    expect(await statusOf('POST', '/v1/ec/invoices', 'no JSON')).toBe(415);
    expect(await statusOf('POST', '/v1/ec/invoices', invoiceExample)).toBe(429);
  });
});

describe('requests that wait', () => {
  it('are eight of a key at most: one more is answered at once, and the others go on waiting', async () => {
    const { api, decide } = await openWaiting();
    const [token, other] = [await api.addKey({}), await api.addKey({})];
    const { id } = await issue(api, token);
    const path = `/v1/ec/invoices/${id}?wait=25`;
    const statuses: string[] = [];
    let answered = 0;
    const overflow = Promise.withResolvers<void>();
    const all = Array.from({ length: 20 }, async () => {
      const { status } = invoiceResource.parse((await api.call('GET', path, { token })).json());
      statuses.push(status);
      answered += 1;
      if (answered === 12) overflow.resolve();
    });
    await overflow.promise;
    expect(statuses).toEqual(Array(12).fill('pending'));
    const another = api.call('GET', path, { token: other });
    const issued = await issue(api, token);
    expect(issued.status).toBe('pending');
    decide();
    await Promise.all(all);
    expect(statuses.slice(12)).toEqual(Array(8).fill('authorized'));
    expect((await another).json()).toMatchObject({ status: 'authorized' });
  });

  it('free their slot when their client goes away', async () => {
    const { api, decide, leave } = await openWaiting();
    const token = await api.addKey({});
    const leaving = new AbortController();
    const { id } = await issue(api, token);
    const left = Array.from({ length: 9 }, () =>
      api.call('GET', `/v1/ec/invoices/${id}?wait=25`, { token, signal: leaving.signal }),
    );
    // One too many is answered: the other eight have their slots.
    await Promise.race(left);
    leaving.abort();
    const settled = await Promise.allSettled(left);
    expect(settled.filter((one) => one.status === 'rejected')).toHaveLength(8);

    // The service hears of it a moment later.
    const free = await eventually(
      () => slotsOf(api, { token, decide, leave }),
      (count) => count === 8,
    );
    expect(free).toBe(8);
  });

  it('are answered as things are when the service stops, which ends at once', async () => {
    const { api } = await openWaiting();
    const token = await api.addKey();
    const answered = api.call('POST', '/v1/ec/invoices?wait=25', { token, body: invoiceExample });
    await expect
      .poll(async () => (await api.call('GET', '/v1/ec/invoices', { token })).json().total_count)
      .toBe(1);
    await api.stop();
    expect((await answered).json()).toMatchObject({ status: 'pending' });
  });
});

/** How many of nine requests wait for a decision. */
async function slotsOf(
  api: ProgramApi,
  { token, decide, leave }: { token: string; decide: () => void; leave: () => void },
): Promise<number> {
  leave();
  const { id } = await issue(api, token);
  const waiting = Array.from({ length: 9 }, () =>
    api.call('GET', `/v1/ec/invoices/${id}?wait=25`, { token }),
  );
  await Promise.race(waiting);
  decide();
  const answers = await Promise.all(waiting);
  return answers.filter((answer) => answer.json().status === 'authorized').length;
}
