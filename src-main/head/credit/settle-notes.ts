import { formatNumber } from '../../documents/identifiers/access-key.ts';
import type { DocumentStatus } from '../../documents/kinds.ts';
import type { HeadTx } from '../database/open-database.ts';
import type { ReportedDocument } from '../feed/read-line.ts';
import { judgeInvoices, lockInvoices, type NumberedInvoice, withCredit } from './overdrawn.ts';

/** A note that was refused or annulled holds nothing (decision 17). */
const holding: ReadonlySet<DocumentStatus> = new Set(['pending', 'submitted', 'authorized']);

interface ReportedNote extends NumberedInvoice {
  readonly id: string;
  readonly invoiceId: string | undefined;
}

/**
 * Books what the notes of a batch hold of their invoices, in the transaction that stores them and in the place of what
 * was held for them; an invoice that its notes take more of than it comes to is noted. Gives the invoices whose credit may
 * have changed.
 */
export async function settleNotes(
  tx: HeadTx,
  stationId: string,
  { documents, at }: { readonly documents: readonly ReportedDocument[]; readonly at: Date },
): Promise<readonly string[]> {
  const notes = documents.flatMap(reportedNote);
  const invoices = documents.flatMap(({ document: { identity } }) =>
    identity.type === 'invoice'
      ? [{ environment: identity.environment, number: formatNumber(identity, identity.sequential) }]
      : [],
  );
  const touched = [...notes, ...(await withCredit(tx, invoices))];
  if (touched.length === 0) return [];
  const locked = await lockInvoices(tx, touched);
  for (const note of notes) await settle(tx, stationId, note);
  await judgeInvoices(tx, locked, at);
  return notes.length > 0 ? locked : [];
}

function reportedNote({ document: { id, identity, content } }: ReportedDocument): readonly ReportedNote[] {
  if (content.object !== 'credit_note') return [];
  const { number, document_id: invoiceId } = content.modified_document;
  return [{ id, environment: identity.environment, number, invoiceId }];
}

async function settle(
  tx: HeadTx,
  stationId: string,
  { id, environment, number, invoiceId }: ReportedNote,
): Promise<void> {
  // As it is stored now: what was reported may be older.
  const note = await tx
    .selectFrom('document')
    .select(['status', 'revision', 'total'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const hold = await tx
    .deleteFrom('credit_hold')
    .where('station_id', '=', stationId)
    .where('note_id', '=', id)
    .where('revision', '<=', note.revision)
    .returning('invoice_id')
    .executeTakeFirst();
  if (!holding.has(note.status)) {
    await tx.deleteFrom('credit').where('note_id', '=', id).execute();
    return;
  }
  await tx
    .insertInto('credit')
    .values({
      note_id: id,
      environment,
      invoice_id: invoiceId ?? hold?.invoice_id ?? null,
      invoice_number: number,
      amount: note.total,
    })
    .onConflict((conflict) =>
      conflict.column('note_id').doUpdateSet((eb) => ({
        amount: eb.ref('excluded.amount'),
        invoice_number: eb.ref('excluded.invoice_number'),
        invoice_id: eb.fn.coalesce('excluded.invoice_id', 'credit.invoice_id'),
      })),
    )
    .execute();
}
