import { type Expression, expressionBuilder } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** The `seq` of a document, as a subquery: rows about documents name them by it. */
export function seqOf(documentId: string | Expression<string>) {
  return expressionBuilder<Tables>()
    .selectFrom('document')
    .select('document.seq')
    .where('document.id', '=', documentId);
}
