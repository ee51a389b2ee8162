import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeDeliveryStore } from '../../../../../src-main/store/delivery/delivery-store.ts';
import { makeExchangeStore } from '../../../../../src-main/store/reading/exchange-reading-store.ts';
import { signedXmlColumns, signedXmlOf } from '../../../../../src-main/store/rows/documents/signed-xml.ts';
import { compress } from '../../../../../src-main/store/sqlite/compression.ts';
import { DamagedStoreError } from '../../../../../src-main/store/sqlite/condition/storage-condition.ts';
import { aLine, anInvoiceBody, anInvoiceBodyOfTenLines } from '../../../../support/builders/invoice-body.ts';
import { aCertificate, openShop, type TestShop } from '../../../../support/shops/shop.ts';

describe('the signed XML of documents', () => {
  it('comes back byte for byte, and what they have in common is stored once', async () => {
    const shop = await openShop();
    const signed = [await sign(shop), await sign(shop), await sign(shop)];
    const rows = await revisionsOf(shop);
    for (const [index, row] of rows.entries()) {
      expect(signedXmlOf(row)).toEqual(signed[index]?.xml);
    }
    expect(await dictionariesOf(shop)).toHaveLength(1);
    const alone = compress(signed[2]?.xml ?? Buffer.alloc(0)).length;
    expect(rows[2]?.xml?.length).toBeLessThan(alone / 2);
  });

  it('is compressed with one of the same certificate: another one begins a dictionary of its own', async () => {
    const shop = await openShop();
    await sign(shop);
    const installed = await shop.business.installCertificate(aCertificate({ keyLabel: 'the next one' }));
    expect(installed.ok).toBe(true);
    await sign(shop);
    expect(await dictionariesOf(shop)).toHaveLength(2);
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
        const rows = await revisionsOf(shop);
        expect(rows.map(signedXmlOf)).toEqual(signed);
        expect((await dictionariesOf(shop)).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 8 },
    );
  });

  it('never comes back changed: with another dictionary it does not come back', async () => {
    const shop = await openShop();
    await sign(shop);
    const { id } = await sign(shop);
    const other = Buffer.from('<factura>another</factura>'.repeat(400));
    await shop.store.writes.run(async (tx) => {
      await sql`DROP TRIGGER dictionary_stays`.execute(tx);
      await tx.updateTable('dictionary').set({ bytes: other }).execute();
    });
    await expect(shop.reading.signedXml(id)).rejects.toBeInstanceOf(DamagedStoreError);
  });
});

describe('an answer of the authority', () => {
  it('that repeats the document comes back verbatim, and takes little beside an earlier one', async () => {
    const shop = await openShop();
    const signed = [await sign(shop), await sign(shop)];
    const answers = signed.map(({ xml }) => {
      const text = xml.toString('utf8').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return Buffer.from(`<autorizacion><comprobante>${text}</comprobante></autorizacion>`);
    });
    for (const [index, { id }] of signed.entries()) {
      await record(shop, id, answers[index] ?? Buffer.alloc(0));
    }
    const exchanges = makeExchangeStore(shop.store);
    for (const [index, { id }] of signed.entries()) {
      const [exchange] = await exchanges.page(id, { limit: 1, position: undefined, direction: 'older' });
      const read = await exchanges.find(id, exchange?.id ?? '');
      expect(read?.answer).toEqual(answers[index]);
      expect(read?.signedXml).toEqual(signed[index]?.xml);
    }
    const rows = await shop.store.db.selectFrom('exchange').select('answer').orderBy('number').execute();
    expect(rows[1]?.answer?.length).toBeLessThan(compress(answers[1] ?? Buffer.alloc(0)).length / 2);
  });
});

async function record({ stored, clock, delivery }: TestShop, id: string, answer: Buffer): Promise<void> {
  const exchange = {
    operation: 'authorization',
    endpoint: 'http://authority.test/',
    httpStatus: 200,
    startedAt: clock.now,
    durationMs: 5,
    authorityDate: null,
    answer,
  } as const;
  await delivery.record(await stored(id), {
    at: clock.now,
    exchange,
    outcome: 'authorized',
    entered: [],
    events: [],
    next: undefined,
  });
}

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
    .innerJoin('signed_xml', 'signed_xml.revision_id', 'document_revision.id')
    .leftJoin('dictionary as xml_dictionary', 'xml_dictionary.id', 'signed_xml.dictionary')
    .select(signedXmlColumns)
    .orderBy('document_revision.id')
    .execute();
}

function dictionariesOf({ store }: TestShop) {
  return store.db.selectFrom('dictionary').selectAll().execute();
}
