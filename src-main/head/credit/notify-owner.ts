import { sql } from 'kysely';
import type { CreditChange } from '../../contract/head/credit/credit-change.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import { noteChange } from '../changes/note-change.ts';
import type { HeadTx } from '../database/open-database.ts';
import { isCreditOf } from './credit-of.ts';

/**
 * Lets the till that issued an invoice know what others hold of it, so that its own notes count that. To be the last of
 * a transaction. Nothing is sent of what the till itself holds.
 */
export async function notifyOwner(tx: HeadTx, invoiceId: string, changedBy: string): Promise<void> {
  const invoice = await tx
    .selectFrom('document')
    .select(['station_id', 'environment', 'establishment', 'emission_point', 'sequential'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  if (invoice.station_id === changedBy) return;
  const { establishment, emission_point: emissionPoint, sequential } = invoice;
  const number = formatNumber({ establishment, emissionPoint }, sequential);
  const { rows } = await sql<{ amount: string; until: Date | null }>`
    SELECT credit.amount, NULL::timestamptz AS until FROM credit
    JOIN document AS note ON note.id = credit.note_id
    WHERE ${isCreditOf({ environment: invoice.environment, number, id: invoiceId })}
      AND note.station_id <> ${invoice.station_id}
    UNION ALL
    SELECT amount, expires_at FROM credit_hold
    WHERE invoice_id = ${invoiceId} AND station_id <> ${invoice.station_id} AND expires_at > now()
  `.execute(tx);
  const body: CreditChange = {
    held: rows.map(({ amount, until }) => ({ amount, until: until?.toISOString() ?? null })),
  };
  await noteChange(tx, { subject: 'credit', id: invoiceId, body, to: { stationId: invoice.station_id } });
}
