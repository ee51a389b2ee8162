import { formatNumber } from '../../documents/identifiers/access-key.ts';
import type { Replacement, ReplacementTransaction } from '../../issuing/ports/replacement.ts';
import { insertEvent } from '../rows/documents/document-events.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { giveCreditBack, rewriteDocument } from './write-document.ts';

/** Documents that were issued in the place of others. */
export function replacements(tx: Tx, newId: () => string): ReplacementTransaction {
  return {
    async replacementOf(documentId) {
      const row = await tx
        .selectFrom('replacement')
        .select('replacement_id')
        .where('document_id', '=', documentId)
        .executeTakeFirst();
      return row?.replacement_id;
    },
    replace: (replacement) => replace(tx, replacement, newId),
  };
}

async function replace(tx: Tx, { replaced, was, by, at }: Replacement, newId: () => string): Promise<void> {
  if ((await rewriteDocument(tx, replaced, was)) === undefined) {
    throw new Error(`document ${was.id} changed while it was being replaced`);
  }
  const instant = at.toISOString();
  await tx
    .insertInto('replacement')
    .values({ document_id: was.id, replacement_id: by.id, created_at: instant })
    .execute();
  await insertEvent(tx, {
    id: newId(),
    documentId: was.id,
    type: replaced.status === 'annulled' ? 'annulled' : 'corrected',
    revision: replaced.revision,
    at: instant,
    data: { replaced_by: by.id, replaced_by_number: formatNumber(by.identity, by.identity.sequential) },
  });
  await tx.deleteFrom('outbox').where('document_id', '=', was.id).execute();
  await giveCreditBack(tx, was);
}
