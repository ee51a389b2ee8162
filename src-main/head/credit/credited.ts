import { sql } from 'kysely';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import type { DocumentIdentity } from '../../documents/model/document.ts';
import { decimal, formatAmount } from '../../documents/values/decimal.ts';
import type { HeadDatabase, HeadTx } from '../database/open-database.ts';
import { isCreditOf } from './credit-of.ts';

/** What is held of an invoice: by the reported notes, and by stations that are about to write one. */
export interface Credited {
  readonly notes: readonly string[];
  /** Of all of it, dollars. */
  readonly credited: string;
}

interface Question {
  readonly document: { readonly id: string; readonly identity: DocumentIdentity };
  readonly at: Date;
  /** What does not count: the hold that is asked for again, and what its note held before it was corrected. */
  readonly except?: { readonly hold: string | undefined; readonly note: string | undefined };
}

export async function creditedOf(
  tx: HeadDatabase | HeadTx,
  { document: { id, identity }, at, except }: Question,
): Promise<Credited> {
  const number = formatNumber(identity, identity.sequential);
  const { rows } = await sql<{ note_id: string | null; amount: string }>`
    SELECT note_id, amount FROM credit
    WHERE ${isCreditOf({ environment: identity.environment, number, id })}
      AND note_id IS DISTINCT FROM ${except?.note ?? null}::uuid
    UNION ALL
    SELECT NULL, amount FROM credit_hold
    WHERE invoice_id = ${id} AND expires_at > ${at} AND id IS DISTINCT FROM ${except?.hold ?? null}::uuid
  `.execute(tx);
  return {
    notes: rows.flatMap(({ note_id }) => note_id ?? []),
    credited: formatAmount(rows.reduce((total, { amount }) => total.plus(amount), decimal('0'))),
  };
}
