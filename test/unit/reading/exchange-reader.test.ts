import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { authorizationEnvelope, receptionEnvelope } from '../../../src-main/authority/soap/envelopes.ts';
import { makeExchangeReader } from '../../../src-main/reading/exchange-reader.ts';
import { makeExchangeStore } from '../../../src-main/store/reading/exchange-reading-store.ts';
import type { Exchange } from '../../../src-main/sync/ports/authority.ts';
import { openShop, problemOf, type TestShop } from '../../support/shops/shop.ts';

const signedXml = Buffer.from('<factura id="comprobante"><ñ/></factura>');
/** Not even text. */
const garbage = Buffer.from([0xff, 0xfe, 0x00, 0x80]);

describe('the exchanges of a document', () => {
  it('are listed newest first, walked to the end and back', async () => {
    const { reader, shop, id } = await openSigned();
    for (let count = 0; count < 5; count += 1) await exchanged(shop, id, { durationMs: count });
    const first = await list(reader, id, { limit: 3 });
    expect(first.data.map(({ duration_ms }) => duration_ms)).toEqual([4, 3, 2]);
    expect(first.data[0]).toMatchObject({
      object: 'exchange',
      document_id: id,
      revision: 1,
      operation: 'reception',
      endpoint: 'http://authority.test/',
      outcome: 'unknown: not_soap',
      http_status: 200,
    });
    const rest = await list(reader, id, { limit: 3, cursor: first.nextCursor ?? '' });
    expect(rest.data.map(({ duration_ms }) => duration_ms)).toEqual([1, 0]);
    expect(rest.nextCursor).toBeNull();
    const back = await list(reader, id, { limit: 3, cursor: rest.prevCursor ?? '' });
    expect(back.data).toEqual(first.data);
  });

  it('give back the request in the envelope that was sent, with the bytes of its own revision', async () => {
    const { reader, shop, id } = await openSigned();
    const sent = await exchanged(shop, id, {});
    const asked = await exchanged(shop, id, { operation: 'authorization' });
    expect(await reader.request(id, sent)).toEqual({ ok: true, value: receptionEnvelope(signedXml) });
    const { accessKey } = (await shop.stored(id)).identity;
    expect(await reader.request(id, asked)).toEqual({ ok: true, value: authorizationEnvelope(accessKey) });
    await shop.decide(id, 'returned');
    await shop.resubmit(id);
    await freeze(shop, id, Buffer.from('<factura>2</factura>'));
    expect(await reader.request(id, sent)).toEqual({ ok: true, value: receptionEnvelope(signedXml) });
  });

  it('give back the answer byte for byte, whatever it was', async () => {
    const { reader, shop, id } = await openSigned();
    const exchange = await exchanged(shop, id, { answer: garbage });
    const answer = await reader.answer(id, exchange);
    expect(answer.ok && Buffer.compare(answer.value, garbage)).toBe(0);
    const empty = await reader.answer(id, await exchanged(shop, id, { answer: Buffer.alloc(0) }));
    expect(empty.ok && empty.value.byteLength).toBe(0);
  });

  it('have no answer where none came, which is another thing than an empty one', async () => {
    const { reader, shop, id } = await openSigned();
    const exchange = await exchanged(shop, id, { answer: null });
    expect(problemOf(await reader.answer(id, exchange)).code).toBe('not_found');
  });

  it('are none of another document', async () => {
    const { reader, shop, id } = await openSigned();
    const exchange = await exchanged(shop, id, {});
    const { id: other } = await shop.issue();
    expect(problemOf(await reader.request(other, exchange)).code).toBe('not_found');
    expect(problemOf(await reader.answer(other, exchange)).code).toBe('not_found');
    expect(problemOf(await reader.list(uuid(), { limit: 20 })).code).toBe('not_found');
  });
});

async function openSigned() {
  const shop = await openShop();
  const { id } = await shop.issue();
  await freeze(shop, id, signedXml);
  const reader = makeExchangeReader({
    store: makeExchangeStore(shop.store),
    envelopes: { reception: receptionEnvelope, authorization: authorizationEnvelope },
    cursorSecret: Buffer.alloc(32, 7),
  });
  return { shop, id, reader };
}

async function freeze(shop: TestShop, id: string, xml: Uint8Array): Promise<void> {
  const at = shop.clock.now;
  await shop.delivery.freeze(await shop.stored(id), {
    signedXml: xml,
    at,
    next: { step: 'ask_before_send', attempts: 0, at, problem: null },
  });
}

/** Something sent to the authority, and how it was answered: with a page of a firewall, unless the test says another. */
async function exchanged(shop: TestShop, id: string, parts: Partial<Exchange>): Promise<string> {
  const at = shop.clock.now;
  await shop.delivery.record(await shop.stored(id), {
    at,
    exchange: {
      operation: 'reception',
      endpoint: 'http://authority.test/',
      startedAt: at,
      durationMs: 1,
      httpStatus: 200,
      authorityDate: null,
      answer: Buffer.from('<html/>'),
      ...parts,
    },
    outcome: 'unknown: not_soap',
    entered: [],
    events: [],
    next: { step: 'ask_before_send', attempts: 1, at, problem: 'not_soap' },
  });
  const newest = await shop.store.db
    .selectFrom('exchange')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return newest.id;
}

async function list(
  reader: ReturnType<typeof makeExchangeReader>,
  id: string,
  query: { limit: number; cursor?: string },
) {
  const reply = await reader.list(id, query);
  if (!reply.ok) throw new Error(`not listed: ${JSON.stringify(reply.problem)}`);
  return reply.value;
}
