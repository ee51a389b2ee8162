import { sql } from 'kysely';
import { creditNote } from '../../documents/model/credit-note.ts';
import type { CreditPart, ImportScope } from '../../imports/ports/import-store.ts';
import { scopeOf } from '../rows/business/scope-of.ts';
import { contentJson } from '../rows/columns/content-column.ts';
import { invoiceNumbered } from '../rows/documents/document-numbered.ts';
import { seqOf } from '../rows/documents/seq-of.ts';
import type { Tx } from '../sqlite/write-queue.ts';

/**
 * Has authorized credit notes that hold nothing yet hold what they take of their invoice, once both are here. A note
 * names its invoice by number alone, and either may be imported first, or issued here. The position of the last note
 * looked at; undefined after the last.
 */
export async function linkCredit(
  tx: Tx,
  scope: ImportScope,
  { after, limit }: CreditPart,
): Promise<number | undefined> {
  const notes = await tx
    .selectFrom('document_list as list')
    .innerJoin('document', 'document.seq', 'list.seq')
    .leftJoin('credit', 'credit.credit_note_id', 'document.id')
    .select(['document.seq', 'document.id', 'document.revision', 'credit.invoice_id'])
    .where('list.scope', '=', scopeOf(scope))
    .where('list.type', '=', 'credit_note')
    // Not by the index of statuses: among all that is authorized, credit notes are few.
    .where(sql<string>`+list.status`, '=', 'authorized')
    .where('list.seq', '>', after)
    .orderBy('list.seq')
    .limit(limit)
    .execute();
  for (const { id, revision, invoice_id } of notes) {
    if (invoice_id === null) await linkNote(tx, scope, { id, revision });
  }
  return notes.length === limit ? notes.at(-1)?.seq : undefined;
}

async function linkNote(
  tx: Tx,
  scope: ImportScope,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<void> {
  const { content } = await tx
    .selectFrom('document_revision')
    .select('content')
    .where('seq', '=', seqOf(id))
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  const { modified_document, total } = creditNote.parse(JSON.parse(contentJson(content)));
  const invoiceId = await invoiceNumbered(tx, scope, modified_document.number);
  if (invoiceId === undefined) return;
  await tx
    .insertInto('credit')
    .values({ credit_note_id: id, invoice_id: invoiceId, amount: total })
    .execute();
}
