import { statusTransitions } from '../../contract/documents/document-resource.ts';
import type { Decision } from '../../imports/ports/draft.ts';
import { insertEvent } from '../rows/documents/document-events.ts';
import type { Tx } from '../sqlite/write-queue.ts';

interface Authorizing extends Extract<Decision, { kind: 'authorize' }> {
  readonly importId: string;
  readonly at: Date;
}

/** A document that was issued here is authorized by what an import brought: it has nothing more to wait for. */
export async function authorizeUndecided(
  tx: Tx,
  { documentId, by, authorizedAt, importId, at }: Authorizing,
  newId: () => string,
): Promise<void> {
  const { access_key, status, revision, transitions_json } = await tx
    .selectFrom('document')
    .select(['access_key', 'status', 'revision', 'transitions_json'])
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  const instant = at.toISOString();
  const isUnheard = status === 'pending';
  if (isUnheard) {
    await tx.updateTable('document').set({ status: 'submitted' }).where('id', '=', documentId).execute();
    await insertEvent(tx, { id: newId(), documentId, type: 'received', revision, at: instant });
  }
  await tx
    .updateTable('document')
    .set({
      status: 'authorized',
      // In the offline scheme the authorization number is the access key itself.
      authorization_number: access_key,
      authorized_at: authorizedAt,
      transitions_json: JSON.stringify({
        ...statusTransitions.parse(JSON.parse(transitions_json)),
        ...(isUnheard && { submitted: instant }),
        authorized: instant,
      }),
      updated_at: instant,
    })
    .where('id', '=', documentId)
    .execute();
  await insertEvent(tx, {
    id: newId(),
    documentId,
    type: 'authorized',
    revision,
    at: instant,
    data: { by, import_id: importId },
  });
  await tx.deleteFrom('outbox').where('document_id', '=', documentId).execute();
}
