import { sql } from 'kysely';
import { saleNatureOf } from '../../../documents/figures/sale-nature.ts';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

/**
 * Marks the days of the notes on an export or a reimbursement as changed: they are declared as their invoice, which an import
 * may bring after them.
 */
export async function refreshDaysOfNotes(
  tx: Tx,
  seq: number,
  { identity, content }: StoredDocument,
): Promise<void> {
  if (identity.type !== 'invoice' || saleNatureOf(content, undefined) === 'local') return;
  const number = formatNumber(identity, identity.sequential);
  await sql`
    UPDATE report_day SET changes = changes + 1 WHERE (scope, day) IN (
      SELECT note.scope, note.day
      FROM document_list AS invoice
        JOIN document_reference AS reference ON reference.scope = invoice.scope
        JOIN document_list AS note ON note.seq = reference.seq
      WHERE invoice.seq = ${seq} AND reference.type = 'invoice' AND reference.number = ${number}
    )
  `.execute(tx);
}
