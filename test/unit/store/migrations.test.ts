import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { factsOf } from '../../../src-main/business/open-certificate.ts';
import { resourceOf } from '../../../src-main/issuing/resource.ts';
import { makeCertificateStore } from '../../../src-main/store/certificate-store.ts';
import { makeDeliveryStore } from '../../../src-main/store/delivery-store.ts';
import { makeDocumentReadingStore } from '../../../src-main/store/document-reading-store.ts';
import { openStore } from '../../../src-main/store/open.ts';
import { companyRuc, makeTestKey } from '../../support/certificates/test-certificates.ts';
import {
  oldTime as at,
  oldContent as content,
  makeOldStore,
  oldMessages as messages,
  type OldDocument,
  oldScope as scope,
} from '../../support/old-store.ts';
import { temporaryFolder } from '../../support/store.ts';

describe('data of the first version', () => {
  it('is read by this one: its invoices have the fields that invoices have had since', async () => {
    const id = randomUUID();
    const store = open(firstVersionWith([{ id, status: 'authorized' }]));
    const document = await makeDocumentReadingStore(store).get(scope, id);
    if (!document) throw new Error('the document is gone');
    expect(document.content).toEqual({
      ...content,
      subsidy: '0.00',
      withholdings: [],
      withheld_iva: '0.00',
      withheld_renta: '0.00',
      third_party_charges: [],
      compensations: [],
    });
    expect(resourceOf(document)).toMatchObject({ id, total: '23.00', credit_balance: '23.00' });
  });

  it('keeps its certificate, as the main one', async () => {
    const file = firstVersionWith([]);
    const database = new Database(file);
    const [p12, password] = [Buffer.from('sealed p12'), Buffer.from('sealed password')];
    const facts = factsOf(makeTestKey(companyRuc).certificate, 'file');
    database
      .prepare('INSERT INTO certificate VALUES (?, ?, 1, ?, ?, ?, ?, ?)')
      .run('the-certificate', scope.entityId, 'file', p12, password, JSON.stringify(facts), at);
    database.close();
    const store = makeCertificateStore(open(file));
    expect(await store.inUse(scope.entityId)).toEqual({ main: 'the-certificate' });
    expect(await store.find('the-certificate')).toMatchObject({
      facts,
      key: { storage: 'file', sealed: { p12, password } },
    });
  });

  it('is still found, listed and counted', async () => {
    const ids = [randomUUID(), randomUUID()];
    const store = open(firstVersionWith(ids.map((id) => ({ id, status: 'pending' }))));
    const reading = makeDocumentReadingStore(store);
    const filters = { types: ['invoice'], counterparty: '1760013210001', q: 'rentas' } as const;
    const { documents, total } = await reading.page(scope, filters, { limit: 5, direction: 'older' });
    expect(documents.map(({ document }) => document.id)).toEqual(ids.toReversed());
    expect(total).toBe(2);
  });

  it('remembers its refusals, so that a correction is not taken for refused by them', async () => {
    const [refused, returned] = [randomUUID(), randomUUID()];
    const store = open(
      firstVersionWith([
        { id: refused, status: 'not_authorized' },
        { id: returned, status: 'returned' },
      ]),
    );
    await store.lane.run(async (tx) => {
      const revisions = await tx
        .selectFrom('document_revision')
        .select(['seq', 'content', 'issuer', 'emails_json', 'simulate', 'signed_at'])
        .execute();
      for (const revision of revisions) {
        await tx
          .insertInto('document_revision')
          .values({ ...revision, revision: 2, refusal_json: null })
          .execute();
      }
      await tx.updateTable('document').set({ revision: 2 }).execute();
    });
    const delivery = makeDeliveryStore(store, { newId: () => randomUUID() });
    expect((await delivery.load(refused))?.knownRefusal).toEqual({ decidedAt: null, messages });
    expect((await delivery.load(returned))?.knownRefusal).toBeUndefined();
  });
});

function open(file: string) {
  const store = openStore(file);
  onTestFinished(() => store.close());
  return store;
}

/** A file as the first version left it. */
function firstVersionWith(documents: readonly OldDocument[]): string {
  const file = join(temporaryFolder(), 'mostrador.sqlite');
  makeOldStore(file, { version: 1, documents });
  return file;
}
