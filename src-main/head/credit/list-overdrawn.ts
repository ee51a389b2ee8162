import { sql } from 'kysely';
import type { AttentionItem } from '../../contract/head/attention.ts';
import type { Environment } from '../../documents/kinds.ts';
import { decimal, formatAmount } from '../../documents/values/decimal.ts';
import type { Reach } from '../../issuing/requests/caller.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { every, reached } from '../reading/matching.ts';
import { invoiceIn, isCreditOf, numberIn } from './credit-of.ts';

const AT_MOST = 500;

interface OverdrawnRow {
  readonly invoice_id: string;
  readonly station: string;
  readonly environment: Environment;
  readonly number: string;
  readonly total: string;
  readonly found_at: Date;
  readonly notes: readonly {
    readonly id: string;
    readonly station: string;
    readonly number: string;
    readonly total: string;
  }[];
}

/** As far as they are there for a key, the invoices of which their notes take more than they come to, the latest first, with those notes. */
export async function listOverdrawn(
  database: HeadDatabase,
  reach: Reach | undefined,
): Promise<readonly AttentionItem[]> {
  const { rows } = await sql<OverdrawnRow>`
    SELECT overdrawn.invoice_id, station.name AS station, invoice.environment, ${numberIn('invoice')} AS number,
      invoice.total, overdrawn.found_at,
      json_agg(json_build_object('id', note.id, 'station', teller.name, 'number', ${numberIn('note')},
        'total', credit.amount::text) ORDER BY note.id) AS notes
    FROM overdrawn_invoice AS overdrawn
    JOIN document AS invoice ON invoice.id = overdrawn.invoice_id
    JOIN station ON station.id = invoice.station_id
    JOIN credit ON ${isCreditOf(invoiceIn('invoice'))}
    JOIN document AS note ON note.id = credit.note_id
    JOIN station AS teller ON teller.id = note.station_id
    WHERE ${every(reached(reach, { establishment: 'invoice.establishment', day: 'invoice.issue_date' }))}
    GROUP BY overdrawn.invoice_id, overdrawn.found_at, invoice.id, station.id
    ORDER BY overdrawn.found_at DESC LIMIT ${sql.lit(AT_MOST)}
  `.execute(database);
  return rows.map(({ found_at, notes, ...invoice }) => ({
    kind: 'credit_overdrawn',
    ...invoice,
    credited: formatAmount(notes.reduce((all, { total }) => all.plus(total), decimal('0'))),
    found_at: found_at.toISOString(),
    notes: [...notes],
  }));
}
