import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { accept, MostradorError } from '../../../client/answer.ts';
import { createClient, type MostradorClient } from '../../../client/mostrador-client.ts';
import type { Invoice } from '../../../client/schema.ts';
import type { WebhookEvent } from '../../../client/webhook-event.ts';
import {
  type WebhookEventType,
  webhookEventTypes,
} from '../../../src-main/contract/webhooks/webhook-event.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { keyHolderOf } from '../../support/service/api-client.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';

const script = fileURLToPath(new URL('../../../scripts/generate-client.mjs', import.meta.url));
const services = testServices();
let service: AnsweringService;
let client: MostradorClient;
beforeAll(async () => {
  service = await services.start();
  client = createClient({ url: service.url, key: await newKey() });
});

async function newKey(): Promise<string> {
  return (await keyHolderOf(service)).token;
}

function issue(given: { readonly idempotencyKey?: string; readonly simulate?: 'undecided' } = {}) {
  const { idempotencyKey, simulate } = given;
  return client.call('POST /v1/ec/invoices', { body: { ...anInvoiceBody(), simulate }, idempotencyKey });
}

describe('the client', () => {
  it('issues, and with the same key again brings the same document', async () => {
    const first = accept(await issue({ idempotencyKey: 'pedido-1' }));
    expect(first).toMatchObject({ object: 'invoice', status: 'pending' });
    expect(accept(await issue({ idempotencyKey: 'pedido-1' })).id).toBe(first.id);
    expect(accept(await issue({ idempotencyKey: 'pedido-2' })).id).not.toBe(first.id);
  });

  it('brings what stood in the way as a value that tells its code and its faults', async () => {
    const body = { ...anInvoiceBody(), lines: [] };
    const answer = await client.call('POST /v1/ec/invoices', { body });
    expect(answer).toMatchObject({
      ok: false,
      failure: { code: 'validation_failed', status: 422, errors: [{ pointer: '/lines', code: 'too_few' }] },
    });
    expect(() => accept(answer)).toThrow(MostradorError);
  });

  it('waits for the decision, and brings a file as its bytes', async () => {
    const { id } = accept(await issue());
    const decided = accept(await client.untilDecided(id));
    expect(decided.status).toBe('authorized');
    const xml = accept(await client.call('GET /v1/ec/documents/{id}/xml', { path: { id } }));
    expect(new TextDecoder().decode(xml)).toContain(decided.access_key);
  });

  it('waits no longer than it may', async () => {
    const { id } = accept(await issue({ simulate: 'undecided' }));
    const document = accept(await client.untilDecided(id, { withinMs: 0 }));
    expect(['pending', 'submitted']).toContain(document.status);
  });

  it('walks a whole list, once each, while more are issued', async () => {
    const issued: string[] = [];
    for (let count = 0; count < 5; count += 1) issued.push(accept(await issue()).id);
    const walked: string[] = [];
    for await (const { id } of client.each('GET /v1/ec/documents', { query: { limit: 2 } })) {
      walked.push(id);
      await issue();
    }
    expect(walked).toEqual(expect.arrayContaining(issued));
    expect(new Set(walked).size).toBe(walked.length);
  });

  it('throws the failure of a page it cannot have', async () => {
    const stranger = createClient({ url: service.url, key: 'mst_sandbox_nobody' });
    await expect(stranger.each('GET /v1/ec/documents').next()).rejects.toMatchObject({
      name: 'MostradorError',
      failure: { code: 'invalid_api_key' },
    });
  });

  it('repeats a filter that has several values, and writes metadata in pairs', async () => {
    const metadata = { 'pedido n.º': '10 & 01' };
    const body = { ...anInvoiceBody(), metadata };
    const { id } = accept(await client.call('POST /v1/ec/invoices', { body, query: { wait: 20 } }));
    const query = { status: ['authorized', 'submitted', 'pending'], metadata } as const;
    const page = accept(await client.call('GET /v1/ec/invoices', { query }));
    expect(page.data.map((invoice) => invoice.id)).toEqual([id]);
  });

  it('asks for another key when the one it has is refused', async () => {
    const keys = ['mst_sandbox_revoked', await newKey()];
    const key = { current: async () => keys[0], renew: async () => keys[1] };
    const answer = await createClient({ url: service.url, key }).call('GET /v1/ec/entities');
    expect(answer.ok).toBe(true);
  });

  it('throws the abort of the caller', async () => {
    const signal = AbortSignal.abort();
    await expect(client.call('GET /v1/ec/entities', { signal })).rejects.toThrow('aborted');
  });
});

describe('a service that is not there', () => {
  /** Each connection is met by the next of these; the last one stays. */
  let manners: ('hang up' | 'busy' | 'not Mostrador' | 'good')[] = [];
  let met = 0;
  const door = createServer((request, response) => {
    met += 1;
    const manner = manners.length > 1 ? manners.shift() : manners[0];
    if (manner === 'hang up') return void request.socket.destroy();
    if (manner === 'not Mostrador') return void response.writeHead(502).end('<html>');
    const body =
      manner === 'busy'
        ? { code: 'rate_limited', status: 429, title: '', detail: '', type: '', instance: '', request_id: '' }
        : { object: 'list', data: [], next_cursor: null, prev_cursor: null };
    response
      .writeHead(manner === 'busy' ? 429 : 200, {
        'content-type': manner === 'busy' ? 'application/problem+json' : 'application/json',
        'retry-after': '0',
      })
      .end(JSON.stringify(body));
  });
  let shaky: MostradorClient;
  beforeAll(async () => {
    await new Promise<void>((ready) => door.listen(0, '127.0.0.1', ready));
    const address = door.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    shaky = createClient({ url: `http://127.0.0.1:${port}`, key: 'mst_sandbox_any' });
  });
  beforeEach(() => {
    met = 0;
  });
  afterAll(() => new Promise((closed) => door.close(closed)));

  it('is asked again where that changes nothing', async () => {
    manners = ['hang up', 'busy', 'good'];
    expect(await shaky.call('GET /v1/ec/entities')).toMatchObject({ ok: true });
    expect(met).toBe(3);
    manners = ['hang up', 'good'];
    const body = anInvoiceBody();
    expect(await shaky.call('POST /v1/ec/invoices', { body, idempotencyKey: 'a' })).toMatchObject({
      ok: true,
    });
  });

  it('is not asked twice to issue without an idempotency key', async () => {
    manners = ['hang up', 'good'];
    expect(await shaky.call('POST /v1/ec/invoices', { body: anInvoiceBody() })).toMatchObject({
      ok: false,
      failure: { code: 'service_unreachable' },
    });
    expect(met).toBe(1);
  });

  it('is distinguished from one that refuses', async () => {
    manners = ['not Mostrador'];
    expect(await shaky.call('GET /v1/ec/entities')).toMatchObject({
      ok: false,
      failure: { code: 'service_unreachable', detail: expect.stringContaining('502') },
    });
    expect(met).toBe(3);
  });
});

it('the client names the types of event that are sent, and no other', () => {
  expectTypeOf<WebhookEvent['type']>().toEqualTypeOf<WebhookEventType>();
  expect(new Set(webhookEventTypes).size).toBe(webhookEventTypes.length);
});

it('the type of an event tells what it is about', () => {
  expectTypeOf<Extract<WebhookEvent, { type: `invoice.${string}` }>['data']>().toEqualTypeOf<Invoice>();
});

it('the client in the repository is what the running program describes: else run `npm run client`', () => {
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], {
    encoding: 'utf8',
    timeout: 600_000,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
