import { sql } from 'kysely';
import type {
  NewProforma,
  ProformaFilters,
  ProformaStore,
  StoredProforma,
} from '../../counter/proformas/proforma-store.ts';
import type { Keyed } from '../../issuing/requests/idempotency.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { selectLetterhead } from '../rows/business/letterhead.ts';
import { scopeIdOf } from '../rows/business/scope-id.ts';
import { scopeOf } from '../rows/business/scope-of.ts';
import { hasEveryTerm } from '../rows/columns/search-terms.ts';
import {
  type Reader,
  searchTextOf,
  selectProformaRows,
  selectProformas,
  toProforma,
  toProformaRow,
} from '../rows/proformas/proforma-rows.ts';
import { queueEmailOf } from '../rows/queues/queue-document.ts';
import { keysetRows } from '../sqlite/keyset-rows.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';

export function makeProformaStore({ db, writes }: Store): ProformaStore {
  return {
    find: (scope, id) => find(db, scope, id),

    async page(scope, filters, question) {
      const rows = await keysetRows(matching(db, scope, filters), 'proforma.id', question);
      return rows.map(toProformaRow);
    },

    madeWith: (scope, key) => madeWith(db, scope, key),

    make: (scope, proforma) =>
      writes.run(async (tx) => {
        const { key } = proforma.idempotency;
        const keyed = key === undefined ? undefined : await madeWith(tx, scope, key);
        if (keyed) return { kind: 'keyed', keyed };
        await insert(tx, await scopeIdOf(tx, scope), proforma);
        const written = await find(tx, scope, proforma.id);
        if (!written) throw new Error(`proforma ${proforma.id} was not written`);
        return { kind: 'written', proforma: written };
      }),

    setAccepted: (scope, id, { at, judge }) =>
      writes.run(async (tx) => {
        const proforma = await find(tx, scope, id);
        if (!proforma) return undefined;
        const judged = judge(proforma);
        if (!judged.ok) return judged;
        const { acceptedAt, ...rest } = proforma;
        // When it was accepted first stays.
        if ((at !== null) === (acceptedAt !== undefined)) return { ok: true, value: proforma };
        await tx.updateTable('proforma').set({ accepted_at: at }).where('id', '=', id).execute();
        return { ok: true, value: { ...rest, ...(at !== null && { acceptedAt: at }) } };
      }),

    hasMailAccount: async () =>
      (await db.selectFrom('email_account').select('id').executeTakeFirst()) !== undefined,

    queueEmail: ({ entityId, environment }, id, { to, at }) =>
      writes.run((tx) =>
        queueEmailOf(tx, { proforma_id: id, entity_id: entityId, environment }, { to, at: at.toISOString() }),
      ),

    letterhead: (entityId) => selectLetterhead(db, entityId),

    async priceListOf(identification) {
      const customer = await db
        .selectFrom('customer')
        .select('price_list_id')
        .where('identification', '=', identification)
        .executeTakeFirst();
      return customer?.price_list_id ?? undefined;
    },

    async byId(id) {
      const row = await selectProformas(db).where('proforma.id', '=', id).executeTakeFirst();
      return row && toProforma(row);
    },
  };
}

async function find(db: Reader, scope: Scope, id: string): Promise<StoredProforma | undefined> {
  const row = await selectProformas(db)
    .where('proforma.scope', '=', scopeOf(scope))
    .where('proforma.id', '=', id)
    .executeTakeFirst();
  return row && toProforma(row);
}

async function madeWith(db: Reader, scope: Scope, key: string): Promise<Keyed<StoredProforma> | undefined> {
  const row = await selectProformas(db)
    .where('proforma.scope', '=', scopeOf(scope))
    .where('proforma.idempotency_key', '=', key)
    .executeTakeFirst();
  return row && { fingerprint: row.fingerprint, value: toProforma(row) };
}

function matching(db: Reader, scope: Scope, { status, q, today }: ProformaFilters) {
  const all = selectProformaRows(db)
    .where('proforma.scope', '=', scopeOf(scope))
    .where((eb) => eb.and(hasEveryTerm(q)));
  if (status === undefined) return all;
  if (status === 'invoiced') return all.where('document.id', 'is not', null);
  const uninvoiced = all.where('document.id', 'is', null);
  if (status === 'accepted') return uninvoiced.where('proforma.accepted_at', 'is not', null);
  return uninvoiced
    .where('proforma.accepted_at', 'is', null)
    .where('proforma.valid_until', status === 'expired' ? '<' : '>=', today);
}

async function insert(tx: Tx, scope: number, proforma: NewProforma): Promise<void> {
  const { establishment, emissionPoint, idempotency } = proforma;
  const { last } = await tx
    .selectFrom('proforma')
    .select(({ fn }) => fn.coalesce(fn.max('sequential'), sql<number>`0`).as('last'))
    .where('scope', '=', scope)
    .where('establishment', '=', establishment)
    .where('emission_point', '=', emissionPoint)
    .executeTakeFirstOrThrow();
  const row = {
    id: proforma.id,
    scope,
    establishment,
    emission_point: emissionPoint,
    sequential: last + 1,
    issue_date: proforma.issueDate,
    valid_until: proforma.validUntil,
    recipient_name: proforma.recipientName ?? null,
    identification: proforma.identification,
    buyer_name: proforma.buyerName,
    total: proforma.total,
    issuer_json: JSON.stringify(proforma.issuer),
    content_json: JSON.stringify(proforma.content),
    invoice_body_json: JSON.stringify(proforma.invoiceBody),
    accepted_at: null,
    operator_id: proforma.operator?.id ?? null,
    operator_name: proforma.operator?.name ?? null,
    idempotency_key: idempotency.key ?? null,
    fingerprint: idempotency.fingerprint,
    created_at: proforma.createdAt,
  };
  await tx
    .insertInto('proforma')
    .values({ ...row, search_text: searchTextOf(row) })
    .execute();
}
