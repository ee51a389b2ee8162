import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { factsOf } from '../../../src-main/business/open-certificate.ts';
import { resourceOf } from '../../../src-main/issuing/resource.ts';
import { makeCertificateStore } from '../../../src-main/store/certificate-store.ts';
import { makeDeliveryStore } from '../../../src-main/store/delivery-store.ts';
import { makeDocumentReadingStore } from '../../../src-main/store/document-reading-store.ts';
import { migration0001 } from '../../../src-main/store/migrations/0001-first.ts';
import { openStore } from '../../../src-main/store/open.ts';
import { companyRuc, makeTestKey } from '../../support/certificates/test-certificates.ts';
import { temporaryFolder } from '../../support/store.ts';

const scope = { entityId: 'the-business', environment: 'test' } as const;

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
function firstVersionWith(documents: readonly { id: string; status: string }[]): string {
  const file = join(temporaryFolder(), 'mostrador.sqlite');
  const database = new Database(file);
  database.exec(migration0001);
  database.pragma('user_version = 1');
  database
    .prepare(
      'INSERT INTO entity VALUES (?, ?, ?, ?, NULL, ?, NULL, NULL, NULL, NULL, 1, ?, NULL, NULL, NULL, NULL, ?, ?)',
    )
    .run(scope.entityId, 'live', '1799999990001', 'ALMACENES EJEMPLO S.A.', 'Quito', 'general', at, at);
  for (const [index, document] of documents.entries()) insert(database, { ...document, seq: index + 1 });
  database.close();
  return file;
}

function insert(
  database: Database.Database,
  { id, status, seq }: { id: string; status: string; seq: number },
): void {
  const row = {
    seq,
    id,
    entity_id: scope.entityId,
    environment: scope.environment,
    type: 'invoice',
    status,
    transitions_json: JSON.stringify({ pending: at }),
    revision: 1,
    establishment: '001',
    emission_point: '001',
    sequential: seq,
    access_key: String(seq).padStart(49, '0'),
    issue_date: '2026-11-20',
    counterparty: content.buyer.identification,
    counterparty_name: content.buyer.name,
    total: content.total,
    channel: 'api',
    metadata_json: '{}',
    authorization_number: null,
    authorized_at: null,
    sri_messages_json: JSON.stringify(messages),
    delivery_status: 'none',
    issued_at: at,
    created_at: at,
    updated_at: at,
  };
  const names = Object.keys(row);
  database.prepare(`INSERT INTO document (${names}) VALUES (${names.map((name) => `@${name}`)})`).run(row);
  database
    .prepare('INSERT INTO document_revision VALUES (?, 1, ?, ?, NULL, NULL, NULL)')
    .run(id, JSON.stringify(content), JSON.stringify(issuer));
  database.prepare('INSERT INTO document_search (rowid, words) VALUES (?, ?)').run(seq, content.buyer.name);
}

const at = '2026-11-20T15:00:00.000Z';
const messages = [
  { code: '39', message: 'FIRMA INVALIDA', detail: '', type: 'error', cause: 'c', remedy: 'r' },
] as const;
const issuer = {
  ruc: '1799999990001',
  legalName: 'ALMACENES EJEMPLO S.A.',
  headOfficeAddress: 'Quito',
  keepsAccounting: true,
  regime: 'general',
};

/** An invoice as the first version computed it. */
const content = {
  object: 'invoice',
  buyer: {
    identification_type: 'ruc',
    identification: '1760013210001',
    name: 'SERVICIO DE RENTAS INTERNAS',
    email: 'comprador@example.com',
  },
  lines: [
    {
      code: 'A-1',
      description: 'Cuaderno universitario',
      quantity: '2',
      unit_price: '10.00',
      discount: '0.00',
      net: '20.00',
      taxes: [{ type: 'iva', rate: 'iva_15', tariff: '15.00', base: '20.00', value: '3.00' }],
      additional_info: [],
    },
  ],
  taxes: [{ type: 'iva', rate: 'iva_15', tariff: '15.00', base: '20.00', value: '3.00' }],
  subtotal: '20.00',
  discount: '0.00',
  iva: '3.00',
  ice: '0.00',
  irbpnr: '0.00',
  tip: '0.00',
  total: '23.00',
  payments: [{ method: 'sin_sistema_financiero', amount: '23.00' }],
  additional_info: [],
} as const;
