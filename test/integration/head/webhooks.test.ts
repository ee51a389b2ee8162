import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { headKeyWithSecret } from '../../../src-main/contract/head/access/keys.ts';
import {
  webhookDeliveryList,
  webhookDeliveryResource,
} from '../../../src-main/contract/webhooks/webhook-delivery.ts';
import { webhookEndpointWithSecret } from '../../../src-main/contract/webhooks/webhook-endpoint.ts';
import { eventually } from '../../support/eventually.ts';
import { everyRowOf } from '../../support/head/every-row.ts';
import { databaseAt } from '../../support/head/head-changes.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import type { AskedHead } from '../../support/head/run-head.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { openTill } from '../../support/head/till.ts';
import { startReceiver, verified } from '../../support/network/webhook-receiver.ts';

const path = '/v1/webhook-endpoints';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('webhooks of a head office', () => {
  const heads = testHeads();
  const postgres = testPostgres();

  async function keyFor(head: AskedHead, body: object): Promise<string> {
    const { json } = await head.call('POST', '/v1/head/keys', { body: { environment: 'test', ...body } });
    return headKeyWithSecret.parse(json).key;
  }

  async function listen(head: AskedHead, key: string, url: string) {
    const { json } = await head.call('POST', path, { key, body: { url, events: ['invoice.*'] } });
    return webhookEndpointWithSecret.parse(json);
  }

  it('report what happened since a till was enrolled, signed, once, whichever of two heads sends', async () => {
    const database = await postgres.another();
    const one = await heads.onProcess(database);
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-head-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    cpSync(join(one.dataDir, 'secret.key'), join(folder, 'secret.key'));
    const other = await heads.on(database, folder);
    const receiver = await startReceiver();
    receiver.answer({ status: 500 }, { status: 204 });
    const key = await keyFor(one, { role: 'manager' });
    const { id: endpoint, secret } = await listen(one, key, receiver.url);

    const till = await openTill();
    const old = await till.issue();
    await till.shop.decide(old, 'authorized');
    till.shop.clock.now = new Date(till.shop.clock.now.getTime() + 3_600_000);
    await till.enrol(one);
    await till.allSent();
    const ids = [await till.issue(), await till.issue(), await till.issue()];
    for (const id of ids) await till.shop.decide(id, 'authorized');
    await till.allSent();

    // One more than there are documents: the first attempt was refused.
    const received = await receiver.got(ids.length + 1);
    const sent = received.map((request) => verified(request, secret));
    const events = new Map(sent.map((event) => [event.id, event]));
    expect(
      [...events.values()].map(({ type, data: { id, status } }) => `${type} ${id} ${status}`).toSorted(),
    ).toEqual(ids.map((id) => `invoice.authorized ${id} authorized`).toSorted());
    const deliveries = async (head: AskedHead) =>
      webhookDeliveryList.parse((await head.call('GET', `${path}/${endpoint}/deliveries`, { key })).json)
        .data;
    const arrived = await eventually(
      () => deliveries(other),
      (all) => all.length === ids.length && all.every(({ status }) => status === 'succeeded'),
    );
    expect(arrived.flatMap(({ attempts }) => attempts.map((one) => one.status_code)).toSorted()).toEqual([
      204, 204, 204, 500,
    ]);

    // What is sent again goes once more, under the same name, and where a head is killed by another.
    const { status } = await other.call('POST', `${path}/${endpoint}/deliveries/${arrived[0]?.id}/retry`, {
      key,
    });
    expect(status).toBe(200);
    const again = (await receiver.got(ids.length + 2)).at(-1);
    expect(again && verified(again, secret).id).toBe(arrived[0]?.event.id);
    await eventually(
      () => deliveries(other),
      (all) => all.flatMap(({ attempts }) => attempts).length === ids.length + 2,
    );
    await one.kill();
    const tested = await other.call('POST', `${path}/${endpoint}/test`, { key });
    expect(tested.status).toBe(200);
    const last = (await receiver.got(ids.length + 3)).at(-1);
    expect(last && verified(last, secret).type).toBe('webhook.test');
    expect(receiver.received).toHaveLength(ids.length + 3);
  });

  it('sign with secrets that the database does not give away, and that are made anew where the key is lost', async () => {
    const database = await postgres.another();
    const first = await heads.on(database);
    const receiver = await startReceiver();
    const key = await keyFor(first, { role: 'manager' });
    const { id, secret: oldest } = await listen(first, key, receiver.url);
    const rotated = await first.call('POST', `${path}/${id}/rotate-secret`, { key });
    const { secret } = webhookEndpointWithSecret.parse(rotated.json);
    const dump = await everyRowOf(database);
    expect(dump).toContain(receiver.url);
    for (const one of [oldest, secret]) {
      const text = one.slice('whsec_'.length);
      expect(dump).not.toContain(text);
      expect(dump).not.toContain(Buffer.from(one).toString('hex'));
      expect(dump).not.toContain(Buffer.from(text, 'base64').toString('hex'));
    }
    await first.call('POST', `${path}/${id}/test`, { key });
    const [request] = await receiver.got(1);
    for (const one of [oldest, secret]) expect(request && verified(request, one).type).toBe('webhook.test');
    expect(statSync(join(first.dataDir, 'secret.key')).mode & 0o077).toBe(0);
    await first.stop();

    const elsewhere = await heads.on(database);
    await elsewhere.call('POST', `${path}/${id}/test`, { key });
    const deliveries = async () =>
      webhookDeliveryList.parse((await elsewhere.call('GET', `${path}/${id}/deliveries`, { key })).json).data;
    const failed = await eventually(deliveries, (all) =>
      all.some(({ attempts }) => attempts.some(({ error }) => error?.includes('se selló en otro equipo'))),
    );
    expect(receiver.received).toHaveLength(1);
    const anew = await elsewhere.call('POST', `${path}/${id}/rotate-secret`, { key });
    const made = webhookEndpointWithSecret.parse(anew.json).secret;
    const waiting = failed.find(({ status }) => status === 'pending');
    await elsewhere.call('POST', `${path}/${id}/deliveries/${waiting?.id}/retry`, { key });
    const last = (await receiver.got(2)).at(-1);
    expect(last && verified(last, made).id).toBe(waiting?.event.id);
  });

  it('are forgotten thirty days after they arrived, by whichever head looks next', async () => {
    const database = await postgres.another();
    const head = await heads.on(database);
    const receiver = await startReceiver();
    const key = await keyFor(head, { role: 'manager' });
    const { id } = await listen(head, key, receiver.url);
    const deliveries = async () =>
      webhookDeliveryList.parse((await head.call('GET', `${path}/${id}/deliveries`, { key })).json).data;
    await head.call('POST', `${path}/${id}/test`, { key });
    await eventually(deliveries, ([one]) => one?.status === 'succeeded');
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    await (await databaseAt(database)).updateTable('webhook_delivery').set({ updated_at: longAgo }).execute();
    const answer = webhookDeliveryResource.parse(
      (await head.call('POST', `${path}/${id}/test`, { key })).json,
    );

    await heads.on(database);
    const left = await eventually(deliveries, ({ length }) => length === 1);
    expect(left[0]?.id).toBe(answer.id);
  });

  it('wait while they are disabled, go nowhere they must not, and are for those of the whole business', async () => {
    const head = await heads.on(await postgres.another());
    const receiver = await startReceiver();
    const key = await keyFor(head, { role: 'manager' });
    const refusals = [head.url, 'http://169.254.169.254/', 'http://example.com/'].map(async (url) => {
      const { status } = await head.call('POST', path, { key, body: { url } });
      return status;
    });
    expect(await Promise.all(refusals)).toEqual([422, 422, 422]);
    for (const grant of [{ role: 'reader' }, { role: 'accountant' }, { role: 'manager', shops: ['001'] }]) {
      const refused = await head.call('GET', path, { key: await keyFor(head, grant) });
      expect(refused.json, JSON.stringify(grant)).toMatchObject({ code: 'insufficient_scope' });
    }

    receiver.answer({ status: 503, headers: { 'retry-after': '1' } }, { status: 200 });
    const { id } = await listen(head, key, receiver.url);
    await head.call('POST', `${path}/${id}/test`, { key });
    await receiver.got(1);
    const change = (disabled: boolean) => head.call('PATCH', `${path}/${id}`, { key, body: { disabled } });
    expect((await change(true)).json).toMatchObject({ disabled: true });
    expect((await head.call('POST', `${path}/${id}/test`, { key })).json).toMatchObject({
      code: 'invalid_state',
    });
    expect((await change(false)).json).toMatchObject({ disabled: false });
    await receiver.got(2);
    expect((await head.call('DELETE', `${path}/${id}`, { key })).status).toBe(204);
    const list = z.object({ data: z.array(z.unknown()) });
    expect(list.parse((await head.call('GET', path, { key })).json).data).toEqual([]);
  });
});
