import type { DocumentFilters, Scope } from '../reading/document-reading-store.ts';
import { conditionsOf } from './document-lists.ts';
import type { Store } from './open.ts';

/** Places in one block of `document_block_count`, as migration 0005 has it. */
const BLOCK = 4096;

/** Whether the kept counts tell the sort of documents that the filters ask for; others are counted one by one. */
export function isCounted({ q, counterparty, createdFrom, createdTo, metadata }: DocumentFilters): boolean {
  const pairs = Object.keys(metadata ?? {});
  return [q, counterparty, createdFrom, createdTo].every((one) => one === undefined) && pairs.length === 0;
}

/** How many documents match, by the kept counts: the cost grows with the days, not with the documents. */
export async function countByDay(db: Store['db'], scope: Scope, filters: DocumentFilters): Promise<number> {
  // Under the documents' name, so that the conditions on documents fit.
  const { documents } = await db
    .selectFrom('document_day_count as document')
    .where(conditionsOf(scope, filters))
    .select(({ fn }) => fn.sum<number | null>('document.documents').as('documents'))
    .executeTakeFirstOrThrow();
  return documents ?? 0;
}

/** How many of them are newer than a place: whole blocks by the kept counts, its own block one by one. */
export async function countNewer(
  db: Store['db'],
  scope: Scope,
  { filters, newerThan }: { filters: DocumentFilters; newerThan: number },
): Promise<number> {
  const block = Math.floor(newerThan / BLOCK);
  const [whole, own] = await Promise.all([
    db
      .selectFrom('document_block_count as document')
      .where(conditionsOf(scope, filters))
      .where('document.block', '>', block)
      .select(({ fn }) => fn.sum<number | null>('document.documents').as('documents'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('document')
      .where(conditionsOf(scope, filters))
      .where('document.seq', '>', newerThan)
      .where('document.seq', '<', (block + 1) * BLOCK)
      .select(({ fn }) => fn.countAll<number>().as('documents'))
      .executeTakeFirstOrThrow(),
  ]);
  return (whole.documents ?? 0) + own.documents;
}
