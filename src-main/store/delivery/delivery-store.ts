import type { RevisionSigned } from '../../issuing/ports/journal.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { DeliveryStore, Frozen, OutboxEntry } from '../../sync/delivery/delivery-store.ts';
import type { Refusal } from '../../sync/ports/authority.ts';
import { parseRefusal } from '../rows/columns/json-columns.ts';
import { signedXmlColumns, signedXmlOf } from '../rows/documents/signed-xml.ts';
import { selectDocuments, toStoredDocument } from '../rows/documents/stored-document.ts';
import type { DocumentRow, OutboxRow } from '../schema/documents.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { signRevision } from '../writing/sign-revision.ts';
import { holdLate } from './hold-late.ts';
import { putNext } from './put-next.ts';
import { recordAnswer } from './record-answer.ts';

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

    record: (document, result) => writes.run((tx) => recordAnswer(tx, document, result, newId)),

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
  const signing = { documentId: id, revision, type: identity.type, signedXml, at: at.toISOString(), note };
  const isNew = await signRevision(tx, signing, newId);
  return { isNew, isQueued: await putNext(tx, id, next) };
}

function revisionSigned({ id, revision }: StoredDocument, { signedXml, at }: Frozen): RevisionSigned {
  return { kind: 'signed', documentId: id, revision, signedXml, at: at.toISOString() };
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
