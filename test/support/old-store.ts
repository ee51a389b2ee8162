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
    database
      .prepare(
        'INSERT INTO entity VALUES (?, ?, ?, ?, NULL, ?, NULL, NULL, NULL, NULL, 1, ?, NULL, NULL, NULL, NULL, ?, ?)',
      )
      .run(
        oldScope.entityId,
        'live',
        issuer.ruc,
        issuer.legalName,
        issuer.headOfficeAddress,
        issuer.regime,
        oldTime,
        oldTime,
      );
    for (const [index, document] of documents.entries()) insert(database, { ...document, seq: index + 1 });
    for (const migration of later) database.exec(migration);
    database.pragma(`user_version = ${version}`);
  })();
  database.close();
}

function insert(
  database: Database.Database,
  { id, status, seq }: OldDocument & { readonly seq: number },
): void {
  const row = {
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
    authorization_number: null,
    authorized_at: null,
    sri_messages_json: JSON.stringify(oldMessages),
    delivery_status: 'none',
    issued_at: oldTime,
    created_at: oldTime,
    updated_at: oldTime,
  };
  const names = Object.keys(row);
  database.prepare(`INSERT INTO document (${names}) VALUES (${names.map((name) => `@${name}`)})`).run(row);
  database
    .prepare('INSERT INTO document_revision VALUES (?, 1, ?, ?, NULL, NULL, NULL)')
    .run(id, JSON.stringify(oldContent), JSON.stringify(issuer));
  database
    .prepare('INSERT INTO document_search (rowid, words) VALUES (?, ?)')
    .run(seq, oldContent.buyer.name);
}

/** When all of it was issued. */
export const oldTime = '2026-11-20T15:00:00.000Z';
export const oldMessages = [
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
