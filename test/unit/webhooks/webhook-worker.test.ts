import { describe, expect, it } from 'vitest';
import { makePostWebhook } from '../../../src-main/webhooks/deliveries/post-webhook.ts';
import { anInvoiceBodyOfTenLines } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { startReceiver, verified } from '../../support/network/webhook-receiver.ts';
import { fileSecretBox } from '../../support/secrets/file-secret-box.ts';
import { openShop, type TestShop } from '../../support/shops/shop.ts';
import { hastyDelays, type WebhookShop, webhooksOf } from '../../support/shops/webhook-shop.ts';

/** Waits longer than any test. */
const patient = makePostWebhook({ ownPort: () => undefined, userAgent: 'Mostrador/0', timeoutMs: 600_000 });

async function open(): Promise<{ shop: TestShop; hooks: WebhookShop }> {
  const shop = await openShop();
  return { shop, hooks: await webhooksOf(shop) };
}

describe('what happens to a document', () => {
  it('is sent as it was at each step, signed for the endpoint', async () => {
    const { shop, hooks } = await open();
    const receiver = await startReceiver();
    const { secret, id: endpointId } = await hooks.listen(receiver.url);
    hooks.start();
    const { id } = await shop.issue();
    await hooks.enter(id, 'submitted');
    await hooks.enter(id, 'authorized');
    const events = (await receiver.got(2)).map((request) => verified(request, secret));
    const byType = Object.fromEntries(events.map((event) => [event.type, event]));
    expect(Object.keys(byType).toSorted()).toEqual(['invoice.authorized', 'invoice.submitted']);
    expect(byType['invoice.submitted']?.data).toMatchObject({ id, object: 'invoice', status: 'submitted' });
    expect(byType['invoice.submitted']?.data).not.toHaveProperty('authorization');
    expect(byType['invoice.authorized']).toMatchObject({
      object: 'event',
      environment: 'test',
      entity_id: (await shop.caller()).entityId,
      data: { id, status: 'authorized', authorization: { number: '1'.repeat(49) } },
    });
    const listed = await eventually(
      () => hooks.deliveries(endpointId),
      (all) => all.every(({ status }) => status === 'succeeded'),
    );
    expect(listed).toHaveLength(2);
    expect(listed[0]?.attempts).toEqual([
      { at: expect.any(String), status_code: 204, duration_ms: expect.any(Number) },
    ]);
    expect(hooks.faults).toEqual([]);
  });

  it('is sent as two events when reception returned it at once', async () => {
    const { shop, hooks } = await open();
    const receiver = await startReceiver();
    const { secret } = await hooks.listen(receiver.url);
    const { id } = await shop.issue();
    await hooks.enter(id, 'submitted', 'returned');
    hooks.start();
    const events = (await receiver.got(2)).map((request) => verified(request, secret));
    const statuses = Object.fromEntries(events.map(({ type, data }) => [type, data.status]));
    expect(statuses).toEqual({ 'invoice.submitted': 'submitted', 'invoice.returned': 'returned' });
    const submitted = events.find(({ type }) => type === 'invoice.submitted');
    expect(submitted?.data.status_transitions).not.toHaveProperty('returned');
  });

  it('is sent with the content of that revision, even if it was corrected since', async () => {
    const { shop, hooks } = await open();
    const receiver = await startReceiver();
    const { secret } = await hooks.listen(receiver.url, { events: ['invoice.returned'] });
    const { id, total } = await shop.issue();
    await hooks.enter(id, 'submitted', 'returned');
    const corrected = await shop.resubmit(id, anInvoiceBodyOfTenLines());
    expect(corrected).toMatchObject({ ok: true });
    hooks.start();
    const [request] = await receiver.got(1);
    if (!request) throw new Error('nothing came');
    expect(verified(request, secret).data).toMatchObject({ id, total, status: 'returned' });
  });

  it('is sent for annulments too', async () => {
    const { shop, hooks } = await open();
    const receiver = await startReceiver();
    const { secret } = await hooks.listen(receiver.url, { events: ['invoice.annulled'] });
    const { id } = await shop.issue();
    await hooks.enter(id, 'submitted');
    await hooks.enter(id, 'authorized');
    expect(await shop.annul(id, { annulled_on: '2026-11-21' })).toMatchObject({ ok: true });
    hooks.start();
    const [request] = await receiver.got(1);
    if (!request) throw new Error('nothing came');
    expect(verified(request, secret)).toMatchObject({ type: 'invoice.annulled', data: { id } });
  });

  it('is queued only where an endpoint of that business and environment is enabled', async () => {
    const { shop, hooks } = await open();
    const queued = () => shop.store.db.selectFrom('webhook_queue').select('type').execute();
    const { id } = await shop.issue();
    await hooks.enter(id, 'submitted');
    expect(await queued()).toEqual([]);
    await hooks.listen('http://127.0.0.1:9/', { disabled: true });
    await hooks.enter(id, 'authorized');
    expect(await queued()).toEqual([]);
    await hooks.listen('http://127.0.0.1:9/');
    const other = await shop.issue();
    await hooks.enter(other.id, 'submitted');
    expect(await queued()).toEqual([{ type: 'invoice.submitted' }]);
    const live = await shop.attempt({}, await shop.caller('live'));
    if (!live.ok) throw new Error('not issued');
    await hooks.enter(live.value.document.id, 'submitted');
    expect(await queued()).toHaveLength(1);
  });

  it('is not sent when no endpoint asked for it', async () => {
    const { shop, hooks } = await open();
    const receiver = await startReceiver();
    await hooks.listen(receiver.url, { events: ['credit_note.*', 'invoice.authorized'] });
    hooks.start();
    const { id } = await shop.issue();
    await hooks.enter(id, 'submitted');
    await hooks.enter(id, 'authorized');
    await receiver.got(1);
    const isEmpty = () => shop.store.db.selectFrom('webhook_queue').select('seq').execute();
    expect(await eventually(isEmpty, ({ length }) => length === 0)).toEqual([]);
    expect(receiver.received).toHaveLength(1);
    expect(await shop.store.db.selectFrom('webhook_event').select('type').execute()).toEqual([
      { type: 'invoice.authorized' },
    ]);
  });
});

describe('a delivery', () => {
  it('is tried again with the very same body and identifier, until it arrives', async () => {
    const { hooks, shop } = await open();
    const receiver = await startReceiver();
    const { secret, id } = await hooks.listen(receiver.url, { events: ['invoice.submitted'] });
    receiver.answer({ status: 500 }, 'drops', 'talks_garbage', { status: 302 }, { status: 200 });
    hooks.start({ delays: hastyDelays });
    const invoice = await shop.issue();
    await hooks.enter(invoice.id, 'submitted');
    await hooks.enter(invoice.id, 'authorized');
    const delivery = await hooks.settled(id, 'succeeded');
    expect(delivery.attempts.map(({ status_code }) => status_code)).toEqual([
      500,
      undefined,
      undefined,
      302,
      200,
    ]);
    expect(delivery.attempts.slice(0, 4).every(({ error }) => error !== undefined)).toBe(true);
    expect(delivery).not.toHaveProperty('next_attempt_at');
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    for (const request of receiver.received) {
      expect(verified(request, secret).id).toBe(delivery.event.id);
      expect(request.headers['webhook-id']).toBe(delivery.event.id);
    }
    expect(hooks.faults).toEqual([]);
  });

  it('has failed after ten attempts, and the endpoint says since when it fails', async () => {
    const { hooks, shop } = await open();
    const receiver = await startReceiver();
    receiver.answer({ status: 500 });
    const { id } = await hooks.listen(receiver.url);
    hooks.start({ delays: hastyDelays });
    const caller = await shop.caller();
    await hooks.webhooks.test(caller, id);
    const delivery = await hooks.settled(id, 'failed');
    expect(delivery.attempts).toHaveLength(10);
    expect(await hooks.webhooks.get(caller, id)).toMatchObject({
      value: { deliveries_24h: 1, failed_24h: 1, failing_since: delivery.attempts[0]?.at },
    });
    receiver.answer({ status: 200 });
    await hooks.webhooks.retry(caller, id, delivery.id);
    expect((await hooks.settled(id, 'succeeded')).attempts).toHaveLength(11);
    const { value } = { value: undefined, ...(await hooks.webhooks.get(caller, id)) };
    expect(value).toMatchObject({ deliveries_24h: 1, failed_24h: 0 });
    expect(value).not.toHaveProperty('failing_since');
  });

  it('waits as long as Retry-After asks', async () => {
    const { hooks, shop } = await open();
    const receiver = await startReceiver();
    receiver.answer({ status: 503, headers: { 'retry-after': '600' } });
    const { id } = await hooks.listen(receiver.url);
    await hooks.webhooks.test(await shop.caller(), id);
    const at = new Date();
    hooks.start({ delays: hastyDelays, now: () => at });
    const [delivery] = await eventually(
      () => hooks.deliveries(id),
      ([first]) => first?.attempts.length === 1,
    );
    expect(delivery?.next_attempt_at).toBe(new Date(at.getTime() + 600_000).toISOString());
  });

  it('that came due while the program was off goes out at the start', async () => {
    const { hooks, shop } = await open();
    const receiver = await startReceiver();
    receiver.answer({ status: 500 }, { status: 200 });
    const { id, secret } = await hooks.listen(receiver.url);
    const first = hooks.start({ delays: [0, 60_000] });
    await hooks.webhooks.test(await shop.caller(), id);
    await eventually(
      () => hooks.deliveries(id),
      ([delivery]) => delivery?.attempts.length === 1,
    );
    await first.stop();
    hooks.start({ now: () => new Date(Date.now() + 61_000) });
    await hooks.settled(id, 'succeeded');
    expect(receiver.received).toHaveLength(2);
    const [before, after] = receiver.received;
    expect(after?.body).toBe(before?.body);
    expect(after && verified(after, secret).type).toBe('webhook.test');
  });

  it('that was cut by the end of the program is no attempt, and goes out again', async () => {
    const { hooks, shop } = await open();
    const receiver = await startReceiver();
    receiver.answer('says_nothing', { status: 200 });
    const { id } = await hooks.listen(receiver.url);
    const first = hooks.start({ post: patient, lastMs: 20 });
    await hooks.webhooks.test(await shop.caller(), id);
    await receiver.got(1);
    await first.stop();
    expect((await hooks.deliveries(id))[0]?.attempts).toEqual([]);
    hooks.start();
    expect((await hooks.settled(id, 'succeeded')).attempts).toHaveLength(1);
  });

  it('disables the endpoint that answers 410, which receives nothing more', async () => {
    const { hooks, shop } = await open();
    const receiver = await startReceiver();
    receiver.answer({ status: 410 });
    const { id } = await hooks.listen(receiver.url);
    hooks.start({ delays: hastyDelays });
    const caller = await shop.caller();
    await hooks.webhooks.test(caller, id);
    expect((await hooks.settled(id, 'failed')).attempts).toHaveLength(1);
    expect(await hooks.webhooks.get(caller, id)).toMatchObject({ value: { disabled: true } });
    const invoice = await shop.issue();
    await hooks.enter(invoice.id, 'submitted');
    expect(await hooks.webhooks.test(caller, id)).toMatchObject({ problem: { code: 'invalid_state' } });
    expect(await hooks.deliveries(id)).toHaveLength(1);
    expect(receiver.received).toHaveLength(1);
  });

  it('to a disabled endpoint waits until it is enabled', async () => {
    const { hooks, shop } = await open();
    const receiver = await startReceiver();
    const { id } = await hooks.listen(receiver.url);
    const caller = await shop.caller();
    await hooks.webhooks.test(caller, id);
    await hooks.webhooks.change(caller, id, { disabled: true });
    const worker = hooks.start();
    await worker.stop();
    expect(receiver.received).toEqual([]);
    hooks.start();
    await hooks.webhooks.change(caller, id, { disabled: false });
    await hooks.settled(id, 'succeeded');
  });

  it('is signed with both secrets while they rotate, and with the new one alone a day later', async () => {
    const { hooks, shop } = await open();
    const receiver = await startReceiver();
    const { id, secret: before } = await hooks.listen(receiver.url);
    const caller = await shop.caller();
    const asked = Date.now();
    const rotated = await hooks.webhooks.rotateSecret(caller, id);
    if (!rotated.ok) throw new Error('not rotated');
    const { secret, previous_secret_expires_at: expiresAt = '' } = rotated.value;
    expect(secret).not.toBe(before);
    const expires = Date.parse(expiresAt);
    expect(expires).toBeGreaterThanOrEqual(asked + 24 * 3600_000);
    expect(expires).toBeLessThanOrEqual(Date.now() + 24 * 3600_000);
    const today = hooks.start();
    await hooks.webhooks.test(caller, id);
    const [during] = await receiver.got(1);
    if (!during) throw new Error('nothing came');
    expect(verified(during, secret)).toEqual(verified(during, before));
    await hooks.settled(id, 'succeeded');
    await today.stop();

    await hooks.webhooks.test(caller, id);
    hooks.start({ now: () => new Date(Date.now() + 25 * 3600_000) });
    const [, after] = await receiver.got(2);
    expect(String(after?.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });

  it('cannot be signed where the secret was sealed on another computer, and says so', async () => {
    const { hooks, shop } = await open();
    const receiver = await startReceiver();
    const { id } = await hooks.listen(receiver.url);
    hooks.start({ box: fileSecretBox(`${shop.file}.other.key`), delays: [0] });
    await hooks.webhooks.test(await shop.caller(), id);
    const delivery = await hooks.settled(id, 'failed');
    expect(delivery.attempts[0]?.error).toMatch(/otro equipo/);
    expect(receiver.received).toEqual([]);
  });
});

describe('many deliveries', () => {
  it('to a slow endpoint do not hold up those to another, and few are with it at once', async () => {
    const { hooks, shop } = await open();
    const [slow, quick] = [await startReceiver(), await startReceiver()];
    slow.answer('says_nothing');
    const [slowOne, quickOne] = [await hooks.listen(slow.url), await hooks.listen(quick.url)];
    hooks.start({ post: patient, lastMs: 20 });
    const caller = await shop.caller();
    for (let count = 0; count < 20; count += 1) await hooks.webhooks.test(caller, slowOne.id);
    await slow.got(4);
    for (let count = 0; count < 20; count += 1) await hooks.webhooks.test(caller, quickOne.id);
    await quick.got(20);
    expect(slow.inHand()).toBe(4);
    expect(slow.received).toHaveLength(4);
  });

  it('all arrive, each once, whatever the endpoint does in between', async () => {
    const { hooks, shop } = await open();
    const receiver = await startReceiver();
    const { id, secret } = await hooks.listen(receiver.url);
    const caller = await shop.caller();
    for (let count = 0; count < 150; count += 1) await hooks.webhooks.test(caller, id);
    hooks.start({ delays: hastyDelays });
    receiver.answer({ status: 500 }, 'drops', { status: 200 });
    const done = await eventually(
      () => hooks.deliveries(id, { status: 'succeeded' }),
      ({ length }) => length === 100,
    );
    expect(done).toHaveLength(100);
    await eventually(
      () => hooks.deliveries(id, { status: 'pending' }),
      ({ length }) => length === 0,
    );
    const ids = receiver.received.map((request) => verified(request, secret).id);
    expect(new Set(ids).size).toBe(150);
    expect(ids).toHaveLength(152);
    expect(hooks.faults).toEqual([]);
  });
});
