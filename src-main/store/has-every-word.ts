import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Tables } from './schema.ts';
import { fold } from './search-words.ts';

type Searched = 'product' | 'customer';

/** Every word of the question appears somewhere in the row's search text; an empty question fits all. */
export function hasEveryWord(
  eb: ExpressionBuilder<Tables, Searched>,
  q: string | undefined,
): ExpressionWrapper<Tables, Searched, SqlBool> {
  const words = fold(q ?? '')
    .replace(/[\\%_]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return eb.and(words.map((word) => eb('search_text', 'like', `%${word}%`)));
}
