import { describe, expect, it } from 'vitest';
import { webhookEndpointBody } from '../../../src-main/contract/webhooks/webhook-endpoint.ts';
import { startReceiver } from '../../support/network/webhook-receiver.ts';
import { openShop } from '../../support/shops/shop.ts';
import { webhooksOf } from '../../support/shops/webhook-shop.ts';

const url = 'https://tienda.example.ec/avisos';

async function open() {
  const shop = await openShop();
  const hooks = await webhooksOf(shop);
  return { shop, hooks, webhooks: hooks.webhooks, caller: await shop.caller() };
}

describe('an endpoint', () => {
  it('shows its secret at its creation and never again', async () => {
    const { hooks, webhooks, caller, shop } = await open();
    const { secret, ...endpoint } = await hooks.listen(url, { events: ['invoice.*'] });
    expect(endpoint).toEqual({
      id: expect.any(String),
      object: 'webhook_endpoint',
      environment: 'test',
      url,
      events: ['invoice.*'],
      disabled: false,
      secret_hint: secret.slice(-4),
      deliveries_24h: 0,
      failed_24h: 0,
      created_at: expect.any(String),
    });
    expect(await webhooks.get(caller, endpoint.id)).toEqual({ ok: true, value: endpoint });
    const listed = await webhooks.list(caller, { limit: 20 });
    expect(listed).toMatchObject({ value: { data: [endpoint], nextCursor: null, prevCursor: null } });
    const row = await shop.store.db
      .selectFrom('webhook_endpoint')
      .select('sealed_secret')
      .executeTakeFirstOrThrow();
    expect(Buffer.from(row.sealed_secret).includes(secret.slice(6))).toBe(false);
  });

  it('receives everything unless it says what', async () => {
    const { hooks } = await open();
    expect(await hooks.listen(url)).toMatchObject({ events: ['*'], disabled: false });
  });

  it('is not made for an address that is refused', async () => {
    const { webhooks, caller } = await open();
    for (const bad of ['http://169.254.169.254/', 'http://tienda.ec/', 'http://127.0.0.1:4747/x']) {
      expect(await webhooks.create(caller, webhookEndpointBody.parse({ url: bad }))).toMatchObject({
        ok: false,
        problem: { code: 'validation_failed', errors: [{ pointer: '/url' }] },
      });
    }
    expect(await webhooks.list(caller, { limit: 20 })).toMatchObject({ value: { data: [] } });
  });

  it('changes only in what is sent, and not to an address that is refused', async () => {
    const { hooks, webhooks, caller } = await open();
    const { secret, ...endpoint } = await hooks.listen(url, { events: ['invoice.*'] });
    const { id } = endpoint;
    expect(await webhooks.change(caller, id, {})).toEqual({ ok: true, value: endpoint });
    const events = ['import.completed' as const];
    expect(await webhooks.change(caller, id, { events })).toEqual({
      ok: true,
      value: { ...endpoint, events },
    });
    const bad = { url: 'http://169.254.169.254/', disabled: true };
    expect(await webhooks.change(caller, id, bad)).toMatchObject({ problem: { code: 'validation_failed' } });
    expect(await webhooks.get(caller, id)).toMatchObject({ value: { url, disabled: false } });
    expect(secret).toMatch(/^whsec_/);
  });

  it('exists for its own business and environment alone', async () => {
    const { hooks, webhooks, caller, shop } = await open();
    const { id } = await hooks.listen(url);
    for (const stranger of [await shop.caller('live'), { ...caller, entityId: 'another' }]) {
      const gone = { ok: false, problem: { code: 'not_found' } };
      expect(await webhooks.get(stranger, id)).toMatchObject(gone);
      expect(await webhooks.change(stranger, id, { disabled: true })).toMatchObject(gone);
      expect(await webhooks.rotateSecret(stranger, id)).toMatchObject(gone);
      expect(await webhooks.test(stranger, id)).toMatchObject(gone);
      expect(await webhooks.deliveries(stranger, id, { limit: 20 })).toMatchObject(gone);
      expect(await webhooks.remove(stranger, id)).toMatchObject(gone);
      expect(await webhooks.list(stranger, { limit: 20 })).toMatchObject({ value: { data: [] } });
    }
    expect(await webhooks.get(caller, id)).toMatchObject({ value: { disabled: false } });
  });

  it('is gone once it is deleted, with its secrets and pending deliveries', async () => {
    const { hooks, webhooks, caller, shop } = await open();
    const receiver = await startReceiver();
    const { id } = await hooks.listen(receiver.url);
    await webhooks.rotateSecret(caller, id);
    await webhooks.test(caller, id);
    expect(await webhooks.remove(caller, id)).toEqual({ ok: true, value: undefined });
    const gone = { problem: { code: 'not_found' } };
    expect(await webhooks.get(caller, id)).toMatchObject(gone);
    expect(await webhooks.change(caller, id, { disabled: false })).toMatchObject(gone);
    expect(await webhooks.deliveries(caller, id, { limit: 20 })).toMatchObject(gone);
    expect(await webhooks.remove(caller, id)).toMatchObject(gone);
    const rows = await shop.store.db
      .selectFrom('webhook_endpoint')
      .select(['sealed_secret', 'sealed_previous_secret'])
      .execute();
    expect(rows.map((row) => [row.sealed_secret.length, row.sealed_previous_secret])).toEqual([[0, null]]);
    await hooks.start().stop();
    expect(receiver.received).toEqual([]);
  });

  it('is one of twenty at most', async () => {
    const { hooks, webhooks, caller, shop } = await open();
    const made = [];
    for (let count = 0; count < 20; count += 1) made.push(await hooks.listen(url));
    const body = webhookEndpointBody.parse({ url });
    expect(await webhooks.create(caller, body)).toMatchObject({ problem: { code: 'validation_failed' } });
    expect(await webhooks.create(await shop.caller('live'), body)).toMatchObject({ ok: true });
    await webhooks.remove(caller, made[0]?.id ?? '');
    expect(await webhooks.create(caller, body)).toMatchObject({ ok: true });
  });

  it('is listed newest first, page by page and back', async () => {
    const { hooks, webhooks, caller } = await open();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await hooks.listen(url)).id);
    const first = await page();
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await page(first.nextCursor);
    const third = await page(second.nextCursor);
    expect([...second.data, ...third.data].map(({ id }) => id)).toEqual(ids.slice(2));
    expect(third.nextCursor).toBeNull();
    expect((await page(second.prevCursor)).data).toEqual(first.data);
    const altered = { limit: 2, cursor: `${first.nextCursor}x` };
    expect(await webhooks.list(caller, altered)).toMatchObject({ problem: { code: 'invalid_cursor' } });

    async function page(cursor: string | null = null) {
      const listed = await webhooks.list(caller, { limit: 2, ...(cursor !== null && { cursor }) });
      if (!listed.ok) throw new Error('not listed');
      return listed.value;
    }
  });
});

describe('the deliveries of an endpoint', () => {
  it('are found by status, by type of event and by document', async () => {
    const { hooks, webhooks, caller, shop } = await open();
    const receiver = await startReceiver();
    const { id } = await hooks.listen(receiver.url);
    const [one, other] = [await shop.issue(), await shop.issue()];
    const worker = hooks.start();
    await hooks.enter(one.id, 'submitted');
    await hooks.enter(one.id, 'authorized');
    await hooks.enter(other.id, 'submitted');
    await receiver.got(3);
    await worker.stop();
    await webhooks.test(caller, id);
    const typesOf = async (query: Parameters<typeof hooks.deliveries>[1]) =>
      (await hooks.deliveries(id, query)).map(({ event }) => event.type).toSorted();
    expect(await typesOf({ document_id: one.id })).toEqual(['invoice.authorized', 'invoice.submitted']);
    expect(await typesOf({ event_type: 'invoice.submitted' })).toHaveLength(2);
    expect(await typesOf({ status: 'pending' })).toEqual(['webhook.test']);
    expect(await typesOf({ status: 'failed' })).toEqual([]);
    expect(
      await typesOf({ event_type: 'invoice.submitted', document_id: other.id, status: 'succeeded' }),
    ).toEqual(['invoice.submitted']);
    expect(await typesOf({ event_type: 'no.such' })).toEqual([]);
  });

  it('are walked page by page without repeating or skipping, while more come', async () => {
    const { hooks, webhooks, caller } = await open();
    const { id } = await hooks.listen('http://127.0.0.1:9/');
    const before: string[] = [];
    for (let count = 0; count < 7; count += 1) before.unshift(await testOnce());
    const walked: string[] = [];
    let cursor: string | null = null;
    do {
      const listed = await webhooks.deliveries(caller, id, { limit: 3, ...(cursor && { cursor }) });
      if (!listed.ok) throw new Error('not listed');
      walked.push(...listed.value.data.map((delivery) => delivery.id));
      cursor = listed.value.nextCursor;
      await testOnce();
    } while (cursor !== null);
    expect(walked).toEqual(before);
    const [first] = await hooks.deliveries(id);
    expect(first?.event.data).toMatchObject({ id, object: 'webhook_endpoint' });

    async function testOnce(): Promise<string> {
      const tested = await webhooks.test(caller, id);
      if (!tested.ok) throw new Error('not tested');
      return tested.value.id;
    }
  });

  it('have a cursor that serves the same filters only', async () => {
    const { hooks, webhooks, caller } = await open();
    const { id } = await hooks.listen('http://127.0.0.1:9/');
    await webhooks.test(caller, id);
    await webhooks.test(caller, id);
    const listed = await webhooks.deliveries(caller, id, { limit: 1 });
    if (!listed.ok || listed.value.nextCursor === null) throw new Error('no second page');
    const cursor = listed.value.nextCursor;
    expect(cursor.length).toBeLessThanOrEqual(200);
    expect(await webhooks.deliveries(caller, id, { limit: 1, cursor })).toMatchObject({ ok: true });
    const filtered = { limit: 1, cursor, status: 'pending' as const };
    expect(await webhooks.deliveries(caller, id, filtered)).toMatchObject({
      problem: { code: 'invalid_cursor' },
    });
  });

  it('can be retried only where they are', async () => {
    const { hooks, webhooks, caller } = await open();
    const [one, other] = [
      await hooks.listen('http://127.0.0.1:9/'),
      await hooks.listen('http://127.0.0.1:9/'),
    ];
    const tested = await webhooks.test(caller, one.id);
    if (!tested.ok) throw new Error('not tested');
    const gone = { problem: { code: 'not_found' } };
    expect(await webhooks.retry(caller, other.id, tested.value.id)).toMatchObject(gone);
    await webhooks.change(caller, one.id, { disabled: true });
    expect(await webhooks.retry(caller, one.id, tested.value.id)).toMatchObject({
      problem: { code: 'invalid_state' },
    });
  });
});
