import { type Expression, expressionBuilder } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** The place of a document, within another question: rows about documents name them by it. */
export function placeOf(documentId: string | Expression<string>) {
  return expressionBuilder<Tables>()
    .selectFrom('document')
    .select('document.seq')
    .where('document.id', '=', documentId);
}
