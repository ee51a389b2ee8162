import type { UpdateResult } from 'kysely';
import type { RevisionSigned } from '../../issuing/ports/journal.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { Refusal } from '../../sync/authority.ts';
import type {
  DeliveryEvent,
  DeliveryResult,
  DeliveryStore,
  Frozen,
  NextStep,
  OutboxEntry,
} from '../../sync/delivery/delivery-store.ts';
import { stopSeries } from '../business/series/stop-series.ts';
import { compressAlike } from '../documents/dictionaries.ts';
import { insertEvent, insertEventAt } from '../documents/document-events.ts';
import { internText } from '../documents/interned-text.ts';
import { parseRefusal, writeRefusal } from '../documents/json-columns.ts';
import { seqOf } from '../documents/seq-of.ts';
import { insertSignedXml, signedXmlColumns, signedXmlOf } from '../documents/signed-xml.ts';
import { selectDocuments, toStoredDocument } from '../documents/stored-document.ts';
import { giveCreditBack } from '../documents/write-document.ts';
import type { DocumentRow, OutboxRow } from '../schema/documents.ts';
import type { Store } from '../sqlite/open.ts';
import { type Given, prepareQuery } from '../sqlite/prepared.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { queueWebhooks } from '../webhooks/webhook-queue.ts';
import { holdLate, tellLate } from './hold-late.ts';

export function makeDeliveryStore({ db, writes }: Store, { newId }: { newId: () => string }): DeliveryStore {
  return {
    async load(documentId) {
      const row = await selectDocuments(db)
        .leftJoin('outbox', 'outbox.document_id', 'document.id')
        .leftJoin('signed_xml', 'signed_xml.revision_id', 'document_revision.id')
        .leftJoin('dictionary as xml_dictionary', 'xml_dictionary.id', 'signed_xml.dictionary')
        .select([
          ...signedXmlColumns,
          'outbox.step',
          'outbox.attempts',
          'outbox.next_attempt_at',
          'outbox.created_at as queued_at',
          'outbox.decision',
        ])
        .where('document.id', '=', documentId)
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        document: toStoredDocument(row),
        signedXml: signedXmlOf(row),
        knownRefusal: row.revision === 1 ? undefined : await lastRefusal(db, row),
        entry: outboxEntryOf(row),
      };
    },

    // Patient: a flush of its own for each signature would delay the next sale, and nobody waits for a signature.
    freeze: (document, frozen) =>
      writes.run(async (tx, note) => {
        const { isNew, isQueued } = await freeze(tx, { document, frozen }, newId);
        if (isNew) note(revisionSigned(document, frozen));
        return isQueued;
      }, 'patient'),

    record: (document, result) => writes.run((tx) => record(tx, document, result, newId)),

    plan: (documentId, next) => writes.run((tx) => putNext(tx, documentId, next)),

    holdLate: ({ id, revision }, at) =>
      writes.run((tx) => holdLate(tx, { documentId: id, revision, at }, newId)),

    putOff: (documentId, { at, problem }) =>
      writes.run(async (tx) => {
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
  };
}

const signRevision = prepareQuery(
  (db, given: Given<Pick<StoredDocument, 'id' | 'revision'> & { instant: string }>) =>
    db
      .updateTable('document_revision')
      .set({ signed_at: given('instant') })
      .where('seq', '=', seqOf(given('id')))
      .where('revision', '=', given('revision'))
      .where('signed_at', 'is', null)
      .returning(['id', 'seq']),
);

const moveInOutbox = prepareQuery(
  (db, given: Given<Omit<NextStep, 'at'> & { documentId: string; at: string }>) =>
    db
      .updateTable('outbox')
      .set({
        step: given('step'),
        attempts: given('attempts'),
        next_attempt_at: given('at'),
        last_problem: given('problem'),
      })
      .where('document_id', '=', given('documentId'))
      .where('decision', 'is', null),
);

interface Freezing {
  readonly document: StoredDocument;
  readonly frozen: Frozen;
}

/** Whether these bytes are those of the revision now, and whether the document is still on its way. */
async function freeze(
  tx: Tx,
  { document, frozen }: Freezing,
  newId: () => string,
): Promise<{ isNew: boolean; isQueued: boolean }> {
  const { id, revision, identity } = document;
  const { signedXml, at, next, note } = frozen;
  const instant = at.toISOString();
  const [signed] = (await signRevision(tx, { id, revision, instant })).rows;
  // Signed before: those bytes stay, and the journey has its event.
  if (!signed) return { isNew: false, isQueued: await putNext(tx, id, next) };
  await insertSignedXml(tx, { revisionId: signed.id, type: identity.type, xml: signedXml });
  await insertEventAt(tx, signed.seq, {
    id: newId(),
    type: 'signed',
    revision,
    at: instant,
    ...(note !== undefined && { data: { note } }),
  });
  return { isNew: true, isQueued: await putNext(tx, id, next) };
}

function revisionSigned({ id, revision }: StoredDocument, { signedXml, at }: Frozen): RevisionSigned {
  return { kind: 'signed', documentId: id, revision, signedXml, at: at.toISOString() };
}

async function record(
  tx: Tx,
  document: StoredDocument,
  result: DeliveryResult,
  newId: () => string,
): Promise<void> {
  const instant = result.at.toISOString();
  const { exchange, authorization, outcome } = result;
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
  for (const type of result.events) {
    await insertEvent(tx, {
      id: newId(),
      documentId: document.id,
      type,
      revision: document.revision,
      at: instant,
      // A correction empties the document's messages: the journey keeps what was said of each revision.
      ...(isRefusal(type) && { data: { sri_messages: result.messages ?? [] } }),
      ...(type === 'authorization_mismatch' && { data: { differences: result.differences ?? [] } }),
    });
    // Not a status: no trigger tells of it.
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
  if (result.stopsSeries) await stopSeries(tx, { document, reason: 'number_taken', at: result.at }, newId);
  await moveOn(tx, document, result, newId);
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
    mustBeOne(held, `document ${id} has its place in the outbox`);
    if (decision === 'late') await tellLate(tx, { documentId: id, revision, at }, newId);
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

async function lastRefusal(
  db: Store['db'],
  { seq, revision }: Pick<DocumentRow, 'seq' | 'revision'>,
): Promise<Refusal | undefined> {
  const row = await db
    .selectFrom('document_revision')
    .select('refusal_json')
    .where('seq', '=', seq)
    .where('revision', '<', revision)
    .where('refusal_json', 'is not', null)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.refusal_json ? parseRefusal(row.refusal_json) : undefined;
}

/** False when the entry waits for a person or is gone: then the delivery does not write a next step. */
async function putNext(
  tx: Tx,
  documentId: string,
  { step, attempts, at, problem }: NextStep,
): Promise<boolean> {
  const changed = await moveInOutbox(tx, { documentId, step, attempts, at: at.toISOString(), problem });
  return (changed.numAffectedRows ?? 0n) > 0n;
}

type EntryColumns = Nullable<Pick<OutboxRow, 'step' | 'attempts' | 'next_attempt_at' | 'decision'>> & {
  readonly queued_at: string | null;
};

type Nullable<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

function outboxEntryOf({
  step,
  attempts,
  next_attempt_at,
  queued_at,
  decision,
}: EntryColumns): OutboxEntry | undefined {
  if (step === null || attempts === null || next_attempt_at === null || queued_at === null) return undefined;
  return {
    step,
    attempts,
    dueAt: new Date(next_attempt_at),
    queuedAt: new Date(queued_at),
    ...(decision !== null && { decision }),
  };
}

/** Throws when a write did not find its row as expected, so that the transaction is rolled back. */
function mustBeOne({ numUpdatedRows }: UpdateResult, rule: string): void {
  if (numUpdatedRows !== 1n) throw new Error(`${rule}: ${numUpdatedRows} rows changed instead of one`);
}
