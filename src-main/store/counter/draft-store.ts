import type { DocumentDraftListed, DocumentDraftResource } from '../../contract/documents/document-draft.ts';
import type { DraftStore, WrittenDraft } from '../../counter/drafts/draft-store.ts';
import { businessOf } from '../rows/business/business-of.ts';
import { parseData } from '../rows/columns/json-columns.ts';
import type { DocumentsTables } from '../schema/documents.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;
type DraftRow = DocumentsTables['document_draft'];

export function makeDraftStore({ db, writes }: Store): DraftStore {
  return {
    async all(environment, types) {
      const entityId = await businessOf(db, environment);
      if (entityId === undefined) return [];
      const rows = await db
        .selectFrom('document_draft')
        .select(listedColumns)
        .where('entity_id', '=', entityId)
        .where('environment', '=', environment)
        .where('type', 'in', [...types])
        .orderBy('updated_at', 'desc')
        .execute();
      return rows.map(listed);
    },

    find: (id) => find(db, id),

    put: (written) =>
      writes.run(async (tx) => {
        const { environment, type } = written.draft;
        const entityId = await businessOf(tx, environment);
        if (entityId === undefined) return { kind: 'no_business' };
        if (await wasIssued(tx, { entityId, environment, type, id: written.id })) return { kind: 'issued' };
        const before = await find(tx, written.id);
        if (before && (before.environment !== environment || before.type !== type)) return { kind: 'other' };
        if (!before && (await draftCount(tx, entityId, written)) >= written.limit) return { kind: 'full' };
        await tx
          .insertInto('document_draft')
          .values(rowOf(written, entityId))
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet((eb) => ({
              label: eb.ref('excluded.label'),
              total: eb.ref('excluded.total'),
              body_json: eb.ref('excluded.body_json'),
              operator_id: eb.ref('excluded.operator_id'),
              operator_name: eb.ref('excluded.operator_name'),
              updated_at: eb.ref('excluded.updated_at'),
            })),
          )
          .execute();
        const draft = await find(tx, written.id);
        if (!draft) throw new Error(`draft ${written.id} is gone`);
        return { kind: 'written', draft };
      }),
  };
}

const listedColumns = [
  'id',
  'environment',
  'type',
  'label',
  'total',
  'operator_id',
  'operator_name',
  'created_at',
  'updated_at',
] as const;

async function find(db: Reader, id: string): Promise<DocumentDraftResource | undefined> {
  const row = await db
    .selectFrom('document_draft')
    .select([...listedColumns, 'body_json'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...listed(row), body: parseData(row.body_json) };
}

interface DraftIdentity {
  readonly entityId: string;
  readonly environment: string;
  readonly type: string;
  readonly id: string;
}

/** A window may save once more what another of its requests has just issued. */
export async function wasIssued(
  tx: Tx,
  { entityId, environment, type, id }: DraftIdentity,
): Promise<boolean> {
  const issued = await tx
    .selectFrom('idempotency')
    .innerJoin('interned_text as scope', 'scope.id', 'idempotency.scope')
    .select('idempotency.seq')
    .where('scope.text', '=', `${entityId} ${environment} issue ${type}`)
    .where('idempotency.key', '=', id)
    .executeTakeFirst();
  return issued !== undefined;
}

async function draftCount(tx: Tx, entityId: string, { draft }: WrittenDraft): Promise<number> {
  const { count } = await tx
    .selectFrom('document_draft')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('entity_id', '=', entityId)
    .where('environment', '=', draft.environment)
    .executeTakeFirstOrThrow();
  return count;
}

function rowOf({ id, draft, operator, at }: WrittenDraft, entityId: string): DraftRow {
  return {
    id,
    entity_id: entityId,
    environment: draft.environment,
    type: draft.type,
    label: draft.label ?? null,
    total: draft.total ?? null,
    body_json: JSON.stringify(draft.body),
    operator_id: operator?.id ?? null,
    operator_name: operator?.name ?? null,
    created_at: at,
    updated_at: at,
  };
}

function listed(row: Omit<DraftRow, 'entity_id' | 'body_json'>): DocumentDraftListed {
  return {
    object: 'document_draft',
    id: row.id,
    environment: row.environment,
    type: row.type,
    ...(row.label !== null && { label: row.label }),
    ...(row.total !== null && { total: row.total }),
    ...(row.operator_id !== null &&
      row.operator_name !== null && { operator: { id: row.operator_id, name: row.operator_name } }),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
