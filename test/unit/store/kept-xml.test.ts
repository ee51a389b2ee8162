import { describe, expect, it } from 'vitest';
import { compress } from '../../../src-main/store/compression.ts';
import { answerOf, keepAnswer } from '../../../src-main/store/kept-answer.ts';
import { xmlColumns, xmlOf } from '../../../src-main/store/kept-xml.ts';
import { DamagedStoreError } from '../../../src-main/store/storage-condition.ts';
import { anInvoiceBodyOfTenLines } from '../../support/builders/invoice-body.ts';
import { aCertificate, openShop, type TestShop } from '../../support/shop.ts';

describe('the signed XML of documents', () => {
  it('comes back byte for byte, and what they have in common is kept once', async () => {
    const shop = await openShop();
    const signed = [await sign(shop), await sign(shop), await sign(shop)];
    const rows = await revisionsOf(shop);
    for (const [index, row] of rows.entries()) {
      expect(await xmlOf(shop.store.db, row)).toEqual(signed[index]?.xml);
    }
    expect(await patternsOf(shop)).toHaveLength(1);
    const alone = compress(signed[2]?.xml ?? Buffer.alloc(0)).length;
    expect(rows[2]?.xml?.length).toBeLessThan(alone / 2);
  });

  it('is kept beside one of the same certificate: another one begins a pattern of its own', async () => {
    const shop = await openShop();
    await sign(shop);
    const installed = await shop.business.installCertificate(aCertificate({ keyLabel: 'the next one' }));
    expect(installed.ok).toBe(true);
    await sign(shop);
    expect(await patternsOf(shop)).toHaveLength(2);
  });

  it('begins a new pattern when a thousand more were issued: a broken page takes no more with it', async () => {
    const shop = await openShop();
    const first = await sign(shop);
    await shop.store.lane.run((tx) => tx.updateTable('xml_pattern').set({ last_seq: -1000 }).execute());
    const second = await sign(shop);
    expect(await patternsOf(shop)).toHaveLength(2);
    for (const { id, xml } of [first, second]) {
      expect(await shop.reading.signedXml(id)).toEqual(xml);
    }
  });

  it('is never changed: beside another pattern it does not come back', async () => {
    const shop = await openShop();
    const { id } = await sign(shop);
    await sign(shop);
    const [pattern] = await patternsOf(shop);
    const other = compress(Buffer.from('<factura>another</factura>'.repeat(400)));
    await shop.store.lane.run((tx) => tx.updateTable('xml_pattern').set({ xml: other }).execute());
    expect(pattern).toBeDefined();
    await expect(shop.reading.signedXml(id)).rejects.toBeInstanceOf(DamagedStoreError);
  });
});

describe('an answer of the authority', () => {
  it('that repeats the document is kept beside it, verbatim', async () => {
    const shop = await openShop();
    const { id, xml } = await sign(shop);
    const text = xml.toString('utf8').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const answer = Buffer.from(`<autorizacion><comprobante>${text}</comprobante></autorizacion>`);
    const kept = await shop.store.lane.run((tx) => keepAnswer(tx, { id, revision: 1 }, answer));
    expect(kept.answer_beside).toBe(3);
    expect(kept.answer?.length).toBeLessThan(compress(answer).length / 2);
    expect(answerOf(kept, xml)).toEqual(answer);
  });

  it('that is short, or to a document that was never signed, is kept beside what all answers repeat', async () => {
    const shop = await openShop();
    const { id } = await shop.issue();
    for (const answer of [Buffer.from('RECIBIDA'), Buffer.alloc(5000, 'a page of a firewall ')]) {
      const kept = await shop.store.lane.run((tx) => keepAnswer(tx, { id, revision: 1 }, answer));
      expect(kept.answer_beside).toBe(2);
      expect(answerOf(kept, undefined)).toEqual(answer);
    }
  });
});

async function sign(shop: TestShop): Promise<{ id: string; xml: Buffer }> {
  const { id } = await shop.issue(anInvoiceBodyOfTenLines());
  const document = await shop.stored(id);
  const at = shop.clock.now;
  const signed = await shop.signer.sign(document, at);
  if (!signed.ok) throw new Error('not signed');
  const next = { step: 'ask_before_send', attempts: 0, at, problem: null } as const;
  await shop.delivery.freeze(document, { signedXml: signed.signedXml, at, next });
  return { id, xml: Buffer.from(signed.signedXml) };
}

function revisionsOf({ store }: TestShop) {
  return store.db
    .selectFrom('document_revision')
    .leftJoin('signed_xml', 'signed_xml.place', 'document_revision.place')
    .select(xmlColumns)
    .orderBy('document_revision.seq')
    .execute();
}

function patternsOf({ store }: TestShop) {
  return store.db.selectFrom('xml_pattern').selectAll().execute();
}
