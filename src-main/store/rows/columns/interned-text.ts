import { prepareQuery, type QueryParams } from '../../sqlite/prepared.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

const idOf = prepareQuery((db, param: QueryParams<{ text: string }>) =>
  db.selectFrom('interned_text').select('id').where('text', '=', param('text')),
);

/** The number of a text that many rows repeat; a new one is stored first. */
export async function internText(tx: Tx, text: string): Promise<number> {
  const [row] = (await idOf(tx, { text })).rows;
  if (row) return row.id;
  const { id } = await tx
    .insertInto('interned_text')
    .values({ text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
