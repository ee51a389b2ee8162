import { type Given, keepQuery } from './kept-query.ts';
import type { Tx } from './write-lane.ts';

const idOf = keepQuery((db, given: Given<{ text: string }>) =>
  db.selectFrom('kept_text').select('id').where('text', '=', given('text')),
);

/** The number of a text that many rows repeat; a new one is kept first. */
export async function keepText(tx: Tx, text: string): Promise<number> {
  const [known] = (await idOf(tx, { text })).rows;
  if (known) return known.id;
  const { id } = await tx.insertInto('kept_text').values({ text }).returning('id').executeTakeFirstOrThrow();
  return id;
}
