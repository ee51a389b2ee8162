import { type Kysely, sql } from 'kysely';
import type { QueueLength } from '../../support/metrics/queue-metrics.ts';
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

export function makeSupportStore({
  db,
}: Pick<Store, 'db'>): SupportStore & { queues(): Promise<readonly QueueLength[]> } {
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
    async queues() {
      const queues = await Promise.all([countMail(db), countWebhooks(db), countPrinting(db)]);
      return queues.flat();
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

/** The states are written out, so that SQLite sees that the indexes of what waits answer. */
function countMail(db: Kysely<Tables>) {
  return db
    .selectFrom('email')
    .leftJoin('document', 'document.id', 'email.document_id')
    .where('email.status', '=', sql.lit('queued'))
    .select(({ fn, val }) => [
      val('mail' as const).as('queue'),
      fn.coalesce('document.environment', 'email.environment').as('environment'),
      fn.countAll<number>().as('jobs'),
      fn.min('email.created_at').as('oldestAt'),
    ])
    .groupBy(({ fn }) => fn.coalesce('document.environment', 'email.environment'))
    .execute();
}

/** Not those of an endpoint that was deleted: they stay, and nothing sends them. */
function countWebhooks(db: Kysely<Tables>) {
  return db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_endpoint', 'webhook_endpoint.id', 'webhook_delivery.endpoint_id')
    .where('webhook_delivery.status', '=', sql.lit('pending'))
    .where('webhook_endpoint.deleted_at', 'is', null)
    .select(({ fn, val }) => [
      val('webhooks' as const).as('queue'),
      'webhook_endpoint.environment',
      fn.countAll<number>().as('jobs'),
      fn.min('webhook_delivery.created_at').as('oldestAt'),
    ])
    .groupBy('webhook_endpoint.environment')
    .execute();
}

/** What a shop prints for itself, such as a test page, is of no environment. */
function countPrinting(db: Kysely<Tables>) {
  return db
    .selectFrom('print_job')
    .where('status', '=', sql.lit('waiting'))
    .select(({ fn, val }) => [
      val('printing' as const).as('queue'),
      'environment',
      fn.countAll<number>().as('jobs'),
      fn.min('created_at').as('oldestAt'),
    ])
    .groupBy('environment')
    .execute();
}
