import type { UpdateResult } from 'kysely';
import type { StoredDocument } from '../issuing/stored-document.ts';
import type { Refusal } from '../sync/authority.ts';
import type { DeliveryEvent, DeliveryResult, DeliveryStore, NextStep } from '../sync/delivery-store.ts';
import { compress, decompress } from './compression.ts';
import { insertEvent } from './events.ts';
import { parseRefusal, writeRefusal } from './json-columns.ts';
import type { Store } from './open.ts';
import type { DocumentRow } from './schema.ts';
import { selectDocuments, toStoredDocument } from './stored-document.ts';
import type { Tx } from './write-lane.ts';

export function makeDeliveryStore({ db, lane }: Store, { newId }: { newId: () => string }): DeliveryStore {
  return {
    async due({ at, limit, inHand }) {
      const rows = await db
        .selectFrom('outbox')
        .select(['document_id', 'step', 'attempts'])
        .where('next_attempt_at', '<=', at.toISOString())
        .$if(inHand.length > 0, (query) => query.where('document_id', 'not in', inHand))
        .orderBy('next_attempt_at')
        .limit(limit)
        .execute();
      return rows.map(({ document_id, step, attempts }) => ({ documentId: document_id, step, attempts }));
    },

    async nextDueAt(inHand) {
      const row = await db
        .selectFrom('outbox')
        .select('next_attempt_at')
        .$if(inHand.length > 0, (query) => query.where('document_id', 'not in', inHand))
        .orderBy('next_attempt_at')
        .limit(1)
        .executeTakeFirst();
      return row && new Date(row.next_attempt_at);
    },

    async load(documentId) {
      const row = await selectDocuments(db)
        .select('document_revision.signed_xml')
        .where('document.id', '=', documentId)
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        document: toStoredDocument(row),
        signedXml: row.signed_xml === null ? undefined : decompress(row.signed_xml),
        knownRefusal: row.revision === 1 ? undefined : await lastRefusal(db, row),
      };
    },

    freeze: (document, { signedXml, at, next }) =>
      lane.run(async (tx) => {
        const instant = at.toISOString();
        const frozen = await tx
          .updateTable('document_revision')
          .set({ signed_xml: compress(signedXml), signed_at: instant })
          .where('document_id', '=', document.id)
          .where('revision', '=', document.revision)
          .where('signed_xml', 'is', null)
          .executeTakeFirst();
        await putNext(tx, document.id, next);
        // Signed before: those bytes stay, and the journey has its event.
        if (frozen.numUpdatedRows === 0n) return;
        await insertEvent(tx, {
          id: newId(),
          documentId: document.id,
          type: 'signed',
          revision: document.revision,
          at: instant,
        });
      }),

    record: (document, result) => lane.run((tx) => record(tx, document, result, newId)),

    plan: (documentId, next) => lane.run((tx) => putNext(tx, documentId, next)),

    putOff: (documentId, { at, problem }) =>
      lane.run(async (tx) => {
        await tx
          .updateTable('outbox')
          .set((eb) => ({
            attempts: eb('attempts', '+', 1),
            next_attempt_at: at.toISOString(),
            last_problem: problem,
          }))
          .where('document_id', '=', documentId)
          .execute();
      }),

    async waiting(environment) {
      // By the outbox, which holds what is not decided and nothing else: cheap however many documents there are.
      let query = db
        .selectFrom('outbox')
        .innerJoin('document', 'document.id', 'outbox.document_id')
        .select(({ fn }) => [
          'document.status',
          fn.countAll<number>().as('count'),
          fn.min('outbox.created_at').as('oldest_at'),
        ])
        .groupBy('document.status');
      if (environment) query = query.where('document.environment', '=', environment);
      const rows = await query.execute();
      return {
        unsent: rows.find(({ status }) => status === 'pending')?.count ?? 0,
        waiting: rows.reduce((total, { count }) => total + count, 0),
        oldestAt: rows.map(({ oldest_at }) => oldest_at).toSorted()[0],
      };
    },
  };
}

async function record(
  tx: Tx,
  document: StoredDocument,
  result: DeliveryResult,
  newId: () => string,
): Promise<void> {
  const instant = result.at.toISOString();
  const { exchange, authorization } = result;
  await tx
    .insertInto('exchange')
    .values({
      id: newId(),
      document_id: document.id,
      revision: document.revision,
      operation: exchange.operation,
      endpoint: exchange.endpoint,
      outcome: result.outcome,
      http_status: exchange.httpStatus,
      started_at: exchange.startedAt.toISOString(),
      duration_ms: Math.round(exchange.durationMs),
      answer: exchange.answer && compress(exchange.answer),
    })
    .execute();
  for (const type of result.events) {
    await insertEvent(tx, {
      id: newId(),
      documentId: document.id,
      type,
      revision: document.revision,
      at: instant,
      // A correction empties the document's messages: the journey keeps what was said of each revision.
      ...(isRefusal(type) && { data: { sri_messages: result.messages ?? [] } }),
    });
  }
  if (result.refusal) {
    await tx
      .updateTable('document_revision')
      .set({ refusal_json: writeRefusal(result.refusal) })
      .where('document_id', '=', document.id)
      .where('revision', '=', document.revision)
      .execute();
  }
  const status = result.entered.at(-1);
  if (status !== undefined || result.messages !== undefined) {
    const entered = Object.fromEntries(result.entered.map((name) => [name, instant]));
    const changed = await tx
      .updateTable('document')
      .set({
        updated_at: instant,
        transitions_json: JSON.stringify({ ...document.transitions, ...entered }),
        ...(status !== undefined && { status }),
        ...(result.messages !== undefined && { sri_messages_json: JSON.stringify(result.messages) }),
        ...(authorization && {
          authorization_number: authorization.number,
          authorized_at: authorization.authorizedAt,
        }),
      })
      .where('id', '=', document.id)
      .where('status', '=', document.status)
      .where('revision', '=', document.revision)
      .executeTakeFirst();
    mustBeOne(changed, `document ${document.id} is still as it was when the authority was asked`);
  }
  if (result.next) await putNext(tx, document.id, result.next);
  else await tx.deleteFrom('outbox').where('document_id', '=', document.id).execute();
}

function isRefusal(event: DeliveryEvent): boolean {
  return event === 'returned' || event === 'not_authorized';
}

async function lastRefusal(
  db: Store['db'],
  { id, revision }: Pick<DocumentRow, 'id' | 'revision'>,
): Promise<Refusal | undefined> {
  const row = await db
    .selectFrom('document_revision')
    .select('refusal_json')
    .where('document_id', '=', id)
    .where('revision', '<', revision)
    .where('refusal_json', 'is not', null)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.refusal_json ? parseRefusal(row.refusal_json) : undefined;
}

async function putNext(tx: Tx, documentId: string, { step, attempts, at, problem }: NextStep): Promise<void> {
  const changed = await tx
    .updateTable('outbox')
    .set({ step, attempts, next_attempt_at: at.toISOString(), last_problem: problem })
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  mustBeOne(changed, `document ${documentId} has its place in the outbox`);
}

/** A write that finds its row gone or changed is undone and heard of, never taken for done. */
function mustBeOne({ numUpdatedRows }: UpdateResult, rule: string): void {
  if (numUpdatedRows !== 1n) throw new Error(`${rule}: ${numUpdatedRows} rows changed instead of one`);
}
