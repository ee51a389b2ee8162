import Database from 'better-sqlite3';
import { migrations } from '../../src-main/store/migrations/migrations.ts';

/** An invoice of a store that an earlier version made. */
export interface OldDocument {
  readonly id: string;
  readonly status: string;
}

/** The business of such a store. */
export const oldScope = { entityId: '0192f3a4-5b6c-7d8e-9fa0-b1c2d3e4f506', environment: 'test' } as const;

/** Makes a file as an earlier version left it: its data are those of the first version, brought up to that schema. */
export function makeOldStore(
  file: string,
  { version, documents }: { readonly version: number; readonly documents: readonly OldDocument[] },
): void {
  const database = new Database(file);
  const [first = '', ...later] = migrations.slice(0, version);
  database.transaction(() => {
    database.exec(first);
    insertRow(database, 'entity', oldEntityRow);
    for (const [index, document] of documents.entries()) {
      insertDocument(database, { ...document, seq: index + 1 });
    }
    for (const migration of later) database.exec(migration);
    database.pragma(`user_version = ${version}`);
  })();
  database.close();
}

type NumberedDocument = OldDocument & { readonly seq: number };

function insertDocument(database: Database.Database, document: NumberedDocument): void {
  const { id, seq } = document;
  insertRow(database, 'document', oldDocumentRow(document));
  database
    .prepare('INSERT INTO document_revision VALUES (?, 1, ?, ?, NULL, NULL, NULL)')
    .run(id, JSON.stringify(oldContent), JSON.stringify(oldIssuer));
  database
    .prepare('INSERT INTO document_search (rowid, words) VALUES (?, ?)')
    .run(seq, oldContent.buyer.name);
}

/** Inserts a row by the names of its columns; the others have what the schema gives them. */
export function insertRow(database: Database.Database, table: string, row: object): void {
  const names = Object.keys(row);
  database.prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map((name) => `@${name}`)})`).run(row);
}

/** The row of a document, with the columns that every version has. */
export function oldDocumentRow({ id, status, seq }: NumberedDocument): object {
  return {
    seq,
    id,
    entity_id: oldScope.entityId,
    environment: oldScope.environment,
    type: 'invoice',
    status,
    transitions_json: JSON.stringify({ pending: oldTime }),
    revision: 1,
    establishment: '001',
    emission_point: '001',
    sequential: seq,
    access_key: String(seq).padStart(49, '0'),
    issue_date: '2026-11-20',
    counterparty: oldContent.buyer.identification,
    counterparty_name: oldContent.buyer.name,
    total: oldContent.total,
    channel: 'api',
    metadata_json: '{}',
    sri_messages_json: JSON.stringify(oldMessages),
    delivery_status: 'none',
    issued_at: oldTime,
    created_at: oldTime,
    updated_at: oldTime,
  };
}

/** When all of it was issued. */
export const oldTime = '2026-11-20T15:00:00.000Z';
export const oldMessages = [
  { code: '39', message: 'FIRMA INVALIDA', detail: '', type: 'error', cause: 'c', remedy: 'r' },
] as const;
export const oldIssuer = {
  ruc: '1799999990001',
  legalName: 'ALMACENES EJEMPLO S.A.',
  headOfficeAddress: 'Quito',
  keepsAccounting: true,
  regime: 'general',
};

/** The row of the business. */
export const oldEntityRow = {
  id: oldScope.entityId,
  kind: 'live',
  ruc: oldIssuer.ruc,
  legal_name: oldIssuer.legalName,
  head_office_address: oldIssuer.headOfficeAddress,
  keeps_accounting: 1,
  regime: oldIssuer.regime,
  created_at: oldTime,
  updated_at: oldTime,
};

/** An invoice as the first version computed it. */
export const oldContent = {
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
