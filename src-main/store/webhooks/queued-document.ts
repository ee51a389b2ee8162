import { z } from 'zod';
import { documentStatuses } from '../../documents/kinds.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { selectDocuments, toStoredDocument } from '../rows/documents/stored-document.ts';
import type { WebhookQueueRow } from '../schema/webhooks.ts';
import type { Store } from '../sqlite/open.ts';

/** A document as it was when something was queued about it; as it is, where nothing says how it was. */
export async function readQueuedDocument(
  db: Store['db'],
  { document_id, revision, state_json }: WebhookQueueRow,
): Promise<StoredDocument> {
  const now = await selectDocuments(db).where('document.id', '=', document_id).executeTakeFirstOrThrow();
  const content = await db
    .selectFrom('document_revision')
    .innerJoin('interned_text as issuer', 'issuer.id', 'document_revision.issuer')
    .select(['revision', 'content', 'issuer.text as issuer_json', 'simulate'])
    .where('seq', '=', now.seq)
    .where('revision', '=', revision ?? now.revision)
    .executeTakeFirstOrThrow();
  return toStoredDocument({ ...now, ...content, ...(state_json !== null && stateColumns(state_json)) });
}

/** The JSON that the trigger of the queue writes. */
const state = z.strictObject({
  status: z.enum(documentStatuses),
  transitions: z.unknown(),
  sri_messages: z.unknown(),
  authorization_number: z.string().nullable(),
  authorized_at: z.string().nullable(),
  substitute_authority: z.string().nullable(),
  updated_at: z.string(),
});

function stateColumns(json: string) {
  const { transitions, sri_messages, ...columns } = state.parse(JSON.parse(json));
  return {
    ...columns,
    transitions_json: JSON.stringify(transitions),
    sri_messages_json: JSON.stringify(sri_messages),
  };
}
