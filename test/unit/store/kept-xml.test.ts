import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compress } from '../../../src-main/store/compression.ts';
import { makeDeliveryStore } from '../../../src-main/store/delivery-store.ts';
import { answerOf, keepAnswer } from '../../../src-main/store/kept-answer.ts';
import { xmlColumns, xmlOf } from '../../../src-main/store/kept-xml.ts';
import { DamagedStoreError } from '../../../src-main/store/storage-condition.ts';
import { aLine, anInvoiceBody, anInvoiceBodyOfTenLines } from '../../support/builders/invoice-body.ts';
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

  it('comes back byte for byte, whatever is sold, corrected and begun again in between', async () => {
    const step = fc.record({
      does: fc.constantFrom('sells', 'sells', 'corrects', 'begins again'),
      description: fc.stringMatching(/^[A-Za-zÑñÁé&<>"'0-9]{1,60}$/),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const shop = await openShop();
        const signed: Buffer[] = [];
        let delivery = shop.delivery;
        let last: string | undefined;
        for (const { does, description } of steps) {
          const body = anInvoiceBody({ lines: [aLine({ description })] });
          if (does === 'begins again') {
            delivery = makeDeliveryStore(shop.store, { newId: shop.issuing.newId });
            continue;
          }
          if (does === 'corrects' && last !== undefined) {
            await shop.decide(last, 'returned');
            expect(await shop.resubmit(last, body)).toMatchObject({ ok: true });
          } else last = (await shop.issue(body)).id;
          signed.push(await signStored({ ...shop, delivery }, last));
        }
        const kept = await shop.store.db
          .selectFrom('document_revision')
          .innerJoin('signed_xml', 'signed_xml.place', 'document_revision.place')
          .select(xmlColumns)
          .orderBy('document_revision.place')
          .execute();
        expect(await Promise.all(kept.map((row) => xmlOf(shop.store.db, row)))).toEqual(signed);
        expect((await patternsOf(shop)).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 8 },
    );
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
  return { id, xml: await signStored(shop, id) };
}

type Signing = Pick<TestShop, 'stored' | 'clock' | 'signer' | 'delivery'>;

/** Signs a document as it stands and keeps what was signed. */
async function signStored({ stored, clock, signer, delivery }: Signing, id: string): Promise<Buffer> {
  const document = await stored(id);
  const at = clock.now;
  const signed = await signer.sign(document, at);
  if (!signed.ok) throw new Error('not signed');
  const next = { step: 'ask_before_send', attempts: 0, at, problem: null } as const;
  await delivery.freeze(document, { signedXml: signed.signedXml, at, next });
  return Buffer.from(signed.signedXml);
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
