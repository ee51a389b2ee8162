import type { UpdateResult } from 'kysely';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { DeliveryEvent, DeliveryResult } from '../../sync/delivery/delivery-store.ts';
import { compressAlike } from '../rows/columns/dictionaries.ts';
import { internText } from '../rows/columns/interned-text.ts';
import { writeRefusal } from '../rows/columns/json-columns.ts';
import { insertEvent } from '../rows/documents/document-events.ts';
import { seqOf } from '../rows/documents/seq-of.ts';
import { queueWebhooks } from '../rows/queues/webhook-queue.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { giveCreditBack } from '../writing/write-document.ts';
import { insertLateEvent } from './hold-late.ts';
import { putNext } from './put-next.ts';
import { stopSeries } from './stop-series.ts';

/** What came of asking the authority: the exchange, the document's journey and status, and what is next. */
export async function recordAnswer(
  tx: Tx,
  document: StoredDocument,
  result: DeliveryResult,
  newId: () => string,
): Promise<void> {
  const instant = result.at.toISOString();
  const { authorization } = result;
  await insertExchange(tx, document, result, newId);
  await insertJourney(tx, document, result, newId);
  if (result.refusal) {
    await tx
      .updateTable('document_revision')
      .set({ refusal_json: writeRefusal(result.refusal) })
      .where('seq', '=', seqOf(document.id))
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
          substitute_authority: authorization.substituteAuthority ?? null,
        }),
      })
      .where('id', '=', document.id)
      .where('status', '=', document.status)
      .where('revision', '=', document.revision)
      .executeTakeFirst();
    mustBeOne(changed, `document ${document.id} is still as it was when the authority was asked`);
  }
  // What the authority refused takes nothing of an invoice, until a correction takes it again (decision 0017).
  if (status === 'returned' || status === 'not_authorized') await giveCreditBack(tx, document);
  if (result.stopsSeries) await stopSeries(tx, { document, at: result.at }, newId);
  await moveOn(tx, document, result, newId);
}

async function insertExchange(
  tx: Tx,
  document: StoredDocument,
  { exchange, outcome }: DeliveryResult,
  newId: () => string,
): Promise<void> {
  // Answers about documents of one kind are alike, so they compress well with a dictionary of that kind.
  const answer =
    exchange.answer &&
    (await compressAlike(tx, `${exchange.operation} ${outcome} ${document.identity.type}`, exchange.answer));
  await tx
    .insertInto('exchange')
    .values({
      seq: seqOf(document.id),
      id: newId(),
      revision: document.revision,
      operation: exchange.operation,
      endpoint: await internText(tx, exchange.endpoint),
      outcome,
      http_status: exchange.httpStatus,
      started_at: exchange.startedAt.toISOString(),
      duration_ms: Math.round(exchange.durationMs),
      answer: answer?.bytes ?? null,
      answer_dictionary: answer?.dictionary ?? null,
    })
    .execute();
}

async function insertJourney(
  tx: Tx,
  document: StoredDocument,
  result: DeliveryResult,
  newId: () => string,
): Promise<void> {
  const instant = result.at.toISOString();
  for (const type of result.events) {
    await insertEvent(tx, {
      id: newId(),
      documentId: document.id,
      type,
      revision: document.revision,
      at: instant,
      // A correction empties the document's messages: the journey keeps what was answered of each revision.
      ...(isRefusal(type) && { data: { sri_messages: result.messages ?? [] } }),
      ...(type === 'authorized' && result.state && { data: { by: 'state_query', state: result.state } }),
      ...(type === 'authorization_mismatch' && { data: { differences: result.differences ?? [] } }),
    });
    // Not a status: no trigger queues it.
    if (type === 'authorization_mismatch') {
      const { entityId, identity } = document;
      await queueWebhooks(tx, {
        type: `${identity.type}.authorization_mismatch`,
        entityId,
        environment: identity.environment,
        documentId: document.id,
        at: instant,
      });
    }
  }
}

/** The outbox entry after an answer: with its next step, held for a person, or removed. */
async function moveOn(
  tx: Tx,
  { id, revision }: StoredDocument,
  { next, decision, at }: DeliveryResult,
  newId: () => string,
): Promise<void> {
  if (decision) {
    const entry = next && { step: next.step, attempts: next.attempts };
    const held = await tx
      .updateTable('outbox')
      .set({ decision, last_problem: null, ...entry })
      .where('document_id', '=', id)
      .executeTakeFirst();
    mustBeOne(held, `document ${id} is in the outbox`);
    if (decision === 'late') await insertLateEvent(tx, { documentId: id, revision, at }, newId);
  } else if (next) {
    const isThere = await putNext(tx, id, next);
    if (!isThere) throw new Error(`document ${id} was taken off its way while it was with the authority`);
  } else {
    await tx.deleteFrom('outbox').where('document_id', '=', id).execute();
  }
}

function isRefusal(event: DeliveryEvent): boolean {
  return event === 'returned' || event === 'not_authorized';
}

/** Throws when a write did not find its row as expected, so that the transaction is rolled back. */
function mustBeOne({ numUpdatedRows }: UpdateResult, rule: string): void {
  if (numUpdatedRows !== 1n) throw new Error(`${rule}: ${numUpdatedRows} rows changed instead of one`);
}
