import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { documentTypes, type Environment, environments } from '../../../documents/kinds.ts';
import { ecuadorDate } from '../../../documents/values/ecuador-time.ts';
import type { Unrecovered } from '../../../reports/attention/attention-store.ts';
import { parseData } from '../../rows/columns/json-columns.ts';
import type { Tables } from '../../schema/tables.ts';

/** Data of the event `journal.incomplete`: it names the first fifty documents. */
const incomplete = z.object({
  count: z.int(),
  documents: z.array(
    z.object({
      environment: z.enum(environments),
      type: z.enum(documentTypes),
      number: z.string(),
      access_key: z.string(),
    }),
  ),
  damaged_months: z.array(z.string()),
});

/**
 * The documents that were in the journal of numbers when it was last searched for what the database lost, and did not get
 * back into it since, as by an import. Undefined where there are none.
 */
export async function readUnrecovered(
  db: Kysely<Tables>,
  environment: Environment,
): Promise<Unrecovered | undefined> {
  const { rows } = await sql<{ data_json: string; created_at: string }>`
    SELECT data_json, created_at FROM event WHERE type = 'journal.incomplete' ORDER BY id DESC LIMIT 1`.execute(
    db,
  );
  const [event] = rows;
  if (!event) return undefined;
  const { count, documents, damaged_months: damagedMonths } = incomplete.parse(parseData(event.data_json));
  const named = documents.filter((document) => document.environment === environment);
  const keys = named.map(({ access_key }) => access_key);
  const storedRows = await db
    .selectFrom('document')
    .select('access_key')
    .where('environment', '=', environment)
    .where('access_key', 'in', keys)
    .execute();
  const isKept = new Set(storedRows.map(({ access_key }) => access_key));
  const missing = named.filter(({ access_key }) => !isKept.has(access_key));
  if (missing.length === 0) return undefined;
  return {
    // Of those that are not named, nothing is known.
    count: missing.length + count - documents.length,
    since: ecuadorDate(new Date(event.created_at)),
    numbers: missing.map(({ type, number }) => ({ type, number })),
    damagedMonths,
  };
}
