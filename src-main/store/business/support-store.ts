import type { Kysely } from 'kysely';
import type { SupportStore } from '../../support/support.ts';
import type { Tables } from '../schema/tables.ts';
import type { Store } from '../sqlite/open.ts';

/** Those that tell how large a shop is, and none that grows with its sales. */
const counted = [
  'product',
  'customer',
  'operator',
  'till',
  'fiscal_machine',
  'printer',
  'api_key',
  'webhook_endpoint',
  'outbox',
  'held_sale',
  'document_draft',
  'import',
] as const;

export function makeSupportStore({ db }: Pick<Store, 'db'>): SupportStore {
  return {
    async counts() {
      const [documents, others] = await Promise.all([countDocuments(db), countOthers(db)]);
      return { documents, others };
    },
    documents: () => countDocuments(db),
    async names() {
      const people = await db.selectFrom('operator').select('name').execute();
      return people.map(({ name }) => name);
    },
  };
}

/** From the counters of months: no document is read. */
function countDocuments(db: Kysely<Tables>) {
  return db
    .selectFrom('document_month_count')
    .innerJoin('list_scope', 'list_scope.id', 'document_month_count.scope')
    .groupBy(['environment', 'type', 'status'])
    .select(['environment', 'type', 'status'])
    .select(({ fn }) => fn.sum<number>('documents').as('documents'))
    .execute();
}

async function countOthers(db: Kysely<Tables>): Promise<Record<string, number>> {
  const counts = await Promise.all(
    counted.map(async (table) => {
      const { rows } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      return [table, rows] as const;
    }),
  );
  return Object.fromEntries(counts);
}
