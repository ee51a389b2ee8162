import { describe, expect, it } from 'vitest';
import { makeDocumentChanges } from '../../../../src-main/issuing/ports/changes.ts';
import { makeDocumentReader } from '../../../../src-main/reading/documents/document-reader.ts';
import { aCreditNoteBody } from '../../../support/builders/credit-note-body.ts';
import { aPurchaseSettlementBody } from '../../../support/builders/purchase-settlement-body.ts';
import { openShop, problemOf, type TestShop } from '../../../support/shops/shop.ts';

const patience = new AbortController().signal;

describe('a document', () => {
  it('is there for its own business, environment and type alone', async () => {
    const { shop, reader } = await openReader();
    const { id } = await shop.issue();
    const caller = await shop.caller();
    expect(await reader.get(caller, id)).toMatchObject({ id });
    expect(await reader.get(caller, id, 'invoice')).toMatchObject({ id });
    expect(await reader.get(caller, id, 'credit_note')).toBeUndefined();
    expect(await reader.get(await shop.caller('live'), id)).toBeUndefined();
    expect(await reader.get({ ...caller, entityId: 'another' }, id)).toBeUndefined();
    expect(problemOf(await reader.xml(await shop.caller('live'), id)).code).toBe('not_found');
    expect(problemOf(await reader.ride(await shop.caller('live'), id, 'a4')).code).toBe('not_found');
  });

  it('has its XML once it is signed, byte for byte', async () => {
    const { shop, reader } = await openReader();
    const { id } = await shop.issue();
    const caller = await shop.caller();
    expect(problemOf(await reader.xml(caller, id))).toMatchObject({ code: 'not_ready', documentId: id });
    const loaded = await shop.delivery.load(id);
    const signed = loaded && (await shop.signer.sign(loaded.document, shop.clock.now));
    if (!loaded || !signed?.ok) throw new Error('not signed');
    const next = { step: 'ask_before_send', attempts: 0, at: shop.clock.now, problem: null } as const;
    await shop.delivery.freeze(loaded.document, { signedXml: signed.signedXml, at: shop.clock.now, next });
    const file = await reader.xml(caller, id);
    expect(file).toMatchObject({ ok: true, value: { name: 'factura-001-001-000000001.xml' } });
    expect(file.ok && Buffer.compare(file.value.bytes, signed.signedXml)).toBe(0);
  });
});

describe('the files of a document', () => {
  it('are named after its kind and number, in plain letters', async () => {
    const { shop, reader } = await openReader();
    const { id } = await shop.issueAs('purchase_settlement', aPurchaseSettlementBody());
    const invoice = await shop.issue();
    await shop.decide(invoice.id, 'authorized');
    const body = aCreditNoteBody({ modified_document: { document_id: invoice.id } });
    const note = await shop.issueAs('credit_note', body);
    const caller = await shop.caller();
    expect(await reader.ride(caller, id, 'a4')).toMatchObject({
      value: { name: 'liquidacion-de-compra-001-001-000000001.pdf' },
    });
    expect(await reader.ride(caller, note.id, 'a4')).toMatchObject({
      value: { name: 'nota-de-credito-001-001-000000001.pdf' },
    });
  });
});

describe('the journey of a document', () => {
  it('says once for each revision that it was printed', async () => {
    const { shop, reader } = await openReader();
    const { id } = await shop.issue();
    const caller = await shop.caller();
    await Promise.all([reader.ride(caller, id, 'a4'), reader.ride(caller, id, 'ticket80')]);
    await reader.ride(caller, id, 'a4');
    expect(await stepsOf(reader, caller, id)).toEqual(['ride_generated 1', 'accepted 1']);
    await shop.decide(id, 'returned');
    expect(await shop.resubmit(id)).toMatchObject({ ok: true });
    await reader.ride(caller, id, 'a4');
    expect((await stepsOf(reader, caller, id))[0]).toBe('ride_generated 2');
  });

  async function stepsOf(
    reader: Awaited<ReturnType<typeof openReader>>['reader'],
    caller: Awaited<ReturnType<TestShop['caller']>>,
    id: string,
  ): Promise<readonly string[]> {
    const page = await reader.events(caller, id, { limit: 100 });
    return page.ok ? page.value.data.map(({ type, revision }) => `${type} ${revision}`) : [];
  }
});

describe('waiting for a decision', () => {
  it('ends at the change itself', async () => {
    const { shop, reader, changes } = await openReader();
    const { id } = await shop.issue();
    let ended = false;
    const waiting = reader.decided(id, 20, patience).then(() => {
      ended = true;
    });
    await decide(shop, 'submitted');
    changes.changed(id);
    await reader.get(await shop.caller(), id);
    expect(ended).toBe(false);
    await decide(shop, 'authorized');
    changes.changed(id);
    await waiting;
    expect(ended).toBe(true);
  });

  it('is over at once for what is decided, or does not exist', async () => {
    const { shop, reader } = await openReader();
    const { id } = await shop.issue();
    await decide(shop, 'returned');
    await reader.decided(id, 20, patience);
    await reader.decided('nothing', 20, patience);
  });

  it('ends when its time is over, or its caller is gone', async () => {
    const { shop, reader } = await openReader();
    const { id } = await shop.issue();
    await reader.decided(id, 0.01, patience);
    const leaving = new AbortController();
    const waiting = reader.decided(id, 20, leaving.signal);
    leaving.abort();
    await waiting;
    expect(await reader.get(await shop.caller(), id)).toMatchObject({ status: 'pending' });
  });
});

async function openReader() {
  const shop = await openShop();
  const changes = makeDocumentChanges();
  const reader = makeDocumentReader({
    store: shop.reading,
    changes,
    render: async () => Buffer.alloc(0),
    cursorSecret: Buffer.alloc(32),
    now: () => shop.clock.now,
    newId: shop.issuing.newId,
    failed: (reason) => {
      throw reason;
    },
  });
  return { shop, changes, reader };
}

async function decide({ store }: TestShop, status: 'submitted' | 'authorized' | 'returned'): Promise<void> {
  await store.writes.run((tx) => tx.updateTable('document').set({ status }).execute());
}
