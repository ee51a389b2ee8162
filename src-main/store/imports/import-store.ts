import type { Environment } from '../../documents/kinds.ts';
import type {
  ImportScope,
  ImportStore,
  Inserted,
  NewImport,
  RecognizedFile,
} from '../../imports/ports/import-store.ts';
import { keysetRows } from '../sqlite/keyset-rows.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { draftsOf, knownOf, signedXmlOf } from './drafts/import-drafts.ts';
import { toImport, toItem } from './import-columns.ts';
import { linkCredit } from './import-credit.ts';
import { decideDrafts } from './import-decisions.ts';
import { finishImport, sweepEnded } from './import-ending.ts';
import { keepFound } from './import-findings.ts';
import { insertItem } from './import-items.ts';
import { changeImport, enter } from './import-status.ts';

export function makeImportStore({ db, writes }: Store, { newId }: { newId: () => string }): ImportStore {
  return {
    insert: (created) => writes.run((tx) => insert(tx, created)),

    async find({ entityId, environment }, id) {
      const row = await db
        .selectFrom('import')
        .selectAll()
        .where('id', '=', id)
        .where('entity_id', '=', entityId)
        .where('environment', '=', environment)
        .executeTakeFirst();
      return row && toImport(db, row);
    },

    async page({ entityId, environment }, page) {
      const query = db
        .selectFrom('import')
        .selectAll()
        .where('entity_id', '=', entityId)
        .where('environment', '=', environment);
      const rows = await keysetRows(query, 'id', page);
      return Promise.all(rows.map((row) => toImport(db, row)));
    },

    async items(importId, { result, code }, page) {
      let query = db.selectFrom('import_item').selectAll().where('import_id', '=', importId);
      if (result !== undefined) query = query.where('result', '=', result);
      if (code !== undefined) query = query.where('code', '=', code);
      return (await keysetRows(query, 'id', page)).map(toItem);
    },

    undone: async (environment) => {
      const row = await undone(db, environment).executeTakeFirst();
      return row && toImport(db, row);
    },

    async undoneIds() {
      const rows = await db
        .selectFrom('import')
        .select('id')
        .where('status', 'in', ['queued', 'processing'])
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    begin: (id, at) => writes.run((tx) => enter(tx, { id, status: 'processing', at })),
    recognized: (id, files, at) => writes.run((tx) => recognized(tx, { id, files, at })),
    keep: (id, batch) => writes.run((tx) => keepFound(tx, { id, batch }, newId)),
    drafts: (id, phase, limit) => draftsOf(db, { id, phase, limit }),
    signedXml: (itemId) => signedXmlOf(db, itemId),
    knownFacts: (scope, drafts) => knownOf(db, scope, drafts),
    decide: (id, batch) => writes.run((tx) => decideDrafts(tx, { id, batch }, newId)),
    away: (id, rounds) => writes.run((tx) => changeImport(tx, id, { away_rounds: rounds })),
    linkCredit: (scope, part) => writes.run((tx) => linkCredit(tx, scope, part)),
    finish: (id, ending) => writes.run((tx) => finishImport(tx, id, ending)),
    sweepEnded: (at) => writes.run((tx) => sweepEnded(tx, at)),
  };
}

function undone(db: Store['db'], environment: Environment) {
  return db
    .selectFrom('import')
    .selectAll()
    .where('environment', '=', environment)
    .where('status', 'in', ['queued', 'processing'])
    .orderBy('id')
    .limit(1);
}

async function insert(tx: Tx, created: NewImport): Promise<Inserted> {
  const { idempotency, filesSha256 } = created;
  if (idempotency) {
    const { scope, key, since } = idempotency;
    await tx.deleteFrom('import_idempotency').where('created_at', '<', since.toISOString()).execute();
    const before = await tx
      .selectFrom('import_idempotency')
      .select(['fingerprint', 'import_id'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirst();
    if (before && before.fingerprint !== filesSha256) return { kind: 'key_reused' };
    if (before) return there(tx, before.import_id, true);
  }
  const running = await underWay(tx, created, filesSha256);
  if (running === undefined) await insertRows(tx, created);
  const importId = running ?? created.id;
  if (idempotency) await remember(tx, { ...idempotency, filesSha256, importId, at: created.at });
  if (running !== undefined) return there(tx, running, false);
  return { kind: 'created', stored: await mustFind(tx, created.id) };
}

async function underWay(
  tx: Tx,
  { entityId, environment }: ImportScope,
  filesSha256: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('import')
    .select('id')
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where('files_sha256', '=', filesSha256)
    .where('status', 'in', ['queued', 'processing'])
    .executeTakeFirst();
  return row?.id;
}

async function insertRows(tx: Tx, created: NewImport): Promise<void> {
  const at = created.at.toISOString();
  await tx
    .insertInto('import')
    .values({
      id: created.id,
      entity_id: created.entityId,
      environment: created.environment,
      status: 'queued',
      transitions_json: JSON.stringify({ queued: at }),
      files_sha256: created.filesSha256,
      sales_total: '0.00',
      upgraded_signature: 0,
      upgraded_unconfirmed: 0,
      failure_json: null,
      away_rounds: 0,
      created_at: at,
      updated_at: at,
    })
    .execute();
  for (const [index, { name, size, sha256 }] of created.files.entries()) {
    await tx
      .insertInto('import_file')
      .values({
        import_id: created.id,
        number: index + 1,
        name,
        kind: null,
        size,
        sha256,
        ignored_entries: 0,
        next_position: 0,
        is_read: 0,
      })
      .execute();
  }
}

interface Remembered {
  readonly scope: string;
  readonly key: string;
  readonly filesSha256: string;
  readonly importId: string;
  readonly at: Date;
}

async function remember(tx: Tx, { scope, key, filesSha256, importId, at }: Remembered): Promise<void> {
  await tx
    .insertInto('import_idempotency')
    .values({ scope, key, fingerprint: filesSha256, import_id: importId, created_at: at.toISOString() })
    .execute();
}

async function there(tx: Tx, id: string, replayed: boolean): Promise<Inserted> {
  return { kind: 'there', stored: await mustFind(tx, id), replayed };
}

async function mustFind(tx: Tx, id: string) {
  const row = await tx.selectFrom('import').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return toImport(tx, row);
}

async function recognized(
  tx: Tx,
  { id, files, at }: { id: string; files: readonly RecognizedFile[]; at: Date },
): Promise<boolean> {
  if (!(await changeImport(tx, id, { updated_at: at.toISOString() }))) return false;
  for (const { number, kind, ignoredEntries, item } of files) {
    await tx
      .updateTable('import_file')
      .set({ kind: kind ?? null, ignored_entries: ignoredEntries, is_read: kind ? 0 : 1 })
      .where('import_id', '=', id)
      .where('number', '=', number)
      .execute();
    if (item) await insertItem(tx, { importId: id, item, at });
  }
  return true;
}
