import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { makeEventLog } from '../../../../src-main/store/rows/business/event-log.ts';
import { seqOf } from '../../../../src-main/store/rows/documents/seq-of.ts';
import { queueWebhooks } from '../../../../src-main/store/rows/queues/webhook-queue.ts';
import { compress } from '../../../../src-main/store/sqlite/compression.ts';
import { startReceiver, verified } from '../../../support/network/webhook-receiver.ts';
import { openShop } from '../../../support/shops/shop.ts';
import { webhooksOf } from '../../../support/shops/webhook-shop.ts';

async function open() {
  const shop = await openShop();
  const hooks = await webhooksOf(shop);
  const receiver = await startReceiver();
  const caller = await shop.caller();
  const log = makeEventLog(shop.store, { newId: () => uuid(), now: () => new Date() });
  const queued = async () =>
    (await shop.store.db.selectFrom('webhook_queue').select('type').execute()).map(({ type }) => type);
  return { shop, hooks, receiver, caller, log, queued };
}

const soon = '2026-12-01T00:00:00.000Z';

describe('what happens to the installation', () => {
  it('is sent to the environment it happened in, or to each when it concerns all', async () => {
    const { hooks, receiver, caller, log } = await open();
    const { secret } = await hooks.listen(receiver.url);
    const live = await hooks.webhooks.create(
      { ...caller, environment: 'live' },
      { url: receiver.url, events: ['*'], disabled: false },
    );
    if (!live.ok) throw new Error('not created');
    await log.append({ type: 'sync.offline', environment: 'live', data: { since: soon } });
    await log.append({
      type: 'certificate.expiring',
      entityId: caller.entityId,
      data: { valid_until: soon, days_left: 10 },
    });
    hooks.start();
    const requests = await receiver.got(3);
    const events = requests.map((request) => {
      for (const one of [secret, live.value.secret]) {
        try {
          return verified(request, one);
        } catch {
          // Of the other endpoint.
        }
      }
      throw new Error('signed with no known secret');
    });
    expect(events.map(({ type, environment }) => `${type} ${environment}`).toSorted()).toEqual([
      'certificate.expiring live',
      'certificate.expiring test',
      'sync.offline live',
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(3);
    expect(events.find(({ type }) => type === 'certificate.expiring')?.data).toEqual({
      valid_until: soon,
      days_left: 10,
    });
  });

  it('is not queued without an endpoint, nor when it is no webhook event', async () => {
    const { hooks, receiver, log, queued } = await open();
    await log.append({ type: 'sync.offline', environment: 'test', data: {} });
    await hooks.listen(receiver.url);
    await log.append({ type: 'clock.confirmed', data: {} });
    expect(await queued()).toEqual([]);
    await log.append({ type: 'sync.recovered', environment: 'test', data: {} });
    expect(await queued()).toEqual(['sync.recovered']);
  });
});

describe('what a part of the program queues', () => {
  it('is sent with the document it happened to, or with its resource', async () => {
    const { shop, hooks, receiver, caller } = await open();
    const { entityId, environment } = caller;
    const { secret } = await hooks.listen(receiver.url);
    const { id, number } = await shop.issue();
    const at = new Date().toISOString();
    await shop.store.writes.run(async (tx) => {
      await queueWebhooks(tx, { type: 'document.email_sent', entityId, environment, documentId: id, at });
      const data = { object: 'import', status: 'completed' };
      await queueWebhooks(tx, { type: 'import.completed', entityId, environment, data, at });
    });
    hooks.start();
    const events = (await receiver.got(2)).map((request) => verified(request, secret));
    const byType = Object.fromEntries(events.map(({ type, data }) => [type, data]));
    expect(byType).toMatchObject({
      'document.email_sent': { id, number, object: 'invoice', status: 'pending' },
      'import.completed': { object: 'import', status: 'completed' },
    });
  });

  it('happens with its transaction, or not at all', async () => {
    const { shop, hooks, receiver, caller, queued } = await open();
    const { entityId, environment } = caller;
    const at = new Date().toISOString();
    const pending = { type: 'import.failed', entityId, environment, data: {}, at } as const;
    await shop.store.writes.run((tx) => queueWebhooks(tx, pending));
    expect(await queued()).toEqual([]);
    await hooks.listen(receiver.url);
    const undone = shop.store.writes.run(async (tx) => {
      await queueWebhooks(tx, pending);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await queued()).toEqual([]);
  });
});

describe('something that cannot be read back', () => {
  it('is left out and heard of, and holds up nothing', async () => {
    const { shop, hooks, receiver } = await open();
    const { secret } = await hooks.listen(receiver.url);
    const [broken, good] = [await shop.issue(), await shop.issue()];
    await hooks.enter(broken.id, 'submitted');
    await hooks.enter(good.id, 'submitted');
    await shop.store.writes.run(async (tx) => {
      await tx
        .updateTable('document_revision')
        .set({ content: compress(Buffer.from('{}')) })
        .where('seq', '=', seqOf(broken.id))
        .execute();
    });
    hooks.start();
    const [request] = await receiver.got(1);
    expect(request && verified(request, secret).data.id).toBe(good.id);
    expect(hooks.faults).toHaveLength(1);
  });
});

describe('many pending events', () => {
  it('become events a few at a time, and all of them do', async () => {
    const { shop, hooks, receiver, caller } = await open();
    const { entityId, environment } = caller;
    const { secret } = await hooks.listen(receiver.url);
    const at = new Date().toISOString();
    await shop.store.writes.run(async (tx) => {
      for (let number = 0; number < 100; number += 1) {
        await queueWebhooks(tx, { type: 'import.completed', entityId, environment, data: { number }, at });
      }
    });
    hooks.start();
    const numbers = (await receiver.got(100)).map((request) => verified(request, secret).data.number);
    expect(new Set(numbers).size).toBe(100);
  });
});
