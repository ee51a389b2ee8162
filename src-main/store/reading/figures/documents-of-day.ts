import type { Kysely } from 'kysely';
import type { DocumentStatus } from '../../../documents/kinds.ts';
import type { Scope } from '../../../reading/document-reading-store.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import type { Tables } from '../../schema/tables.ts';

export interface DayQuestion {
  readonly scope: Scope;
  /** YYYY-MM-DD in Ecuador. */
  readonly day: string;
}

interface WhichDocuments extends DayQuestion {
  readonly statuses: readonly DocumentStatus[];
}

/** Read at a time. */
const BATCH = 500;

/** The documents of a day with their present revisions; which of their columns, `select` says. */
export async function* documentsOfDay<Row extends { readonly seq: number }>(
  question: WhichDocuments,
  db: Kysely<Tables>,
  select: (query: DocumentsQuery) => { execute(): Promise<readonly Row[]> },
): AsyncGenerator<readonly Row[]> {
  let last = 0;
  let rows: readonly Row[];
  do {
    rows = await select(batchAfter(db, question, last)).execute();
    yield rows;
    last = rows.at(-1)?.seq ?? last;
  } while (rows.length === BATCH);
}

export type DocumentsQuery = ReturnType<typeof batchAfter>;

function batchAfter(db: Kysely<Tables>, { scope, day, statuses }: WhichDocuments, seq: number) {
  return db
    .selectFrom('document_list as list')
    .innerJoin('document', 'document.seq', 'list.seq')
    .innerJoin('document_revision', (join) =>
      join
        .onRef('document_revision.seq', '=', 'document.seq')
        .onRef('document_revision.revision', '=', 'document.revision'),
    )
    .select(['list.seq', 'document.type', 'document.status', 'document_revision.content'])
    .select(['document.establishment', 'document.emission_point'])
    .where('list.scope', '=', scopeOf(scope))
    .where('list.day', '=', day)
    .where('list.status', 'in', statuses)
    .where('list.seq', '>', seq)
    .orderBy('list.seq')
    .limit(BATCH);
}
