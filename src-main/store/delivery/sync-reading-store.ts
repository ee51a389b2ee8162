import { sql } from 'kysely';
import type { Environment } from '../../documents/kinds.ts';
import type { SyncReading } from '../../sync/sync-reading.ts';
import type { Store } from '../sqlite/open.ts';

/** How far back the answers of one environment are looked for: what is shown is recent, and never a scan. */
const ANSWERS_LOOKED_AT = 200;

/** Reads the outbox alone, so the cost does not grow with the number of documents. */
export function makeSyncReadingStore({ db }: Store): SyncReading {
  return {
    async groups(today) {
      const rows = await db
        .selectFrom('outbox')
        .innerJoin('document', 'document.id', 'outbox.document_id')
        .select(({ fn, eb }) => [
          'outbox.environment',
          'document.status',
          'outbox.step',
          eb('outbox.decision', 'is not', null).as('is_held'),
          fn.countAll<number>().as('documents'),
          fn.sum<number>(eb('document.issue_date', '=', today)).as('of_today'),
          fn.min('outbox.created_at').as('oldest_at'),
          fn.min('outbox.next_attempt_at').as('next_at'),
          fn.max('outbox.last_problem').as('problem'),
        ])
        .groupBy(['outbox.environment', 'document.status', 'outbox.step', 'is_held'])
        .execute();
      return rows.map(({ is_held, of_today, oldest_at, next_at, ...row }) => ({
        ...row,
        isHeld: Boolean(is_held),
        ofToday: of_today,
        oldestAt: oldest_at,
        nextAt: next_at,
      }));
    },

    async lastAnswers({ environment, limit }) {
      const rows = await db
        .selectFrom((eb) =>
          eb
            .selectFrom('exchange')
            .select(['number', 'seq', 'operation', 'outcome', 'http_status', 'started_at', 'duration_ms'])
            .orderBy('number', 'desc')
            .limit(sql.lit(ANSWERS_LOOKED_AT))
            .as('newest'),
        )
        .innerJoin('document', 'document.seq', 'newest.seq')
        .select([
          'document.environment',
          'newest.operation',
          'newest.started_at as at',
          'newest.outcome',
          'newest.http_status',
          'newest.duration_ms',
          'document.id as document_id',
        ])
        .$if(environment !== undefined, (query) =>
          // The plus keeps the answers first: by its index, every document of the environment would be looked up.
          query.where(sql<Environment>`+document.environment`, '=', environment ?? 'sandbox'),
        )
        .orderBy('newest.number', 'desc')
        .limit(limit)
        .execute();
      return rows;
    },
  };
}
