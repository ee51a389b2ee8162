import { sql } from 'kysely';
import { fold } from '../../documents/values/fold.ts';
import type { HeadDatabase, HeadTx } from '../database/open-database.ts';

/** Something the head office decides, as it is now. */
export interface HeadRecord {
  readonly id: string;
  readonly version: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly establishment: string | null;
}

export interface RecordQuestion {
  readonly q?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Changes of what the head office decides happen one after the other: what must be there once can be looked for. */
export async function oneAtATime(tx: HeadTx): Promise<void> {
  await tx.selectFrom('business').select('only_one').forUpdate().execute();
}

type Reader = HeadDatabase | HeadTx;

const there = (reader: Reader, subject: string) =>
  reader
    .selectFrom('change')
    .select(['id', 'version', 'establishment'])
    .select(sql<Readonly<Record<string, unknown>>>`body`.as('body'))
    .where('subject', '=', subject)
    .where('body', 'is not', null);

export function recordOf(reader: Reader, subject: string, id: string): Promise<HeadRecord | undefined> {
  return there(reader, subject).where('id', '=', id).executeTakeFirst();
}

/** Whether another record says the same in one of its fields. */
export async function isTaken(
  tx: HeadTx,
  subject: string,
  { id, field, value }: { readonly id: string; readonly field: string; readonly value: string },
): Promise<boolean> {
  const other = await there(tx, subject)
    .where('id', '<>', id)
    .where(sql`body ->> ${field}`, '=', value)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** By name, those in which each term of the query is somewhere; and how many there are. */
export async function listRecords(
  reader: Reader,
  subject: string,
  { q, limit, offset }: RecordQuestion,
): Promise<{ readonly records: readonly HeadRecord[]; readonly total: number }> {
  const terms = fold(q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  let query = there(reader, subject);
  for (const term of terms) query = query.where(sql<boolean>`position(${term} in search_text) > 0`);
  const records = await query.orderBy('sort_name').orderBy('id').limit(limit).offset(offset).execute();
  const { count } = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { records, total: count };
}
