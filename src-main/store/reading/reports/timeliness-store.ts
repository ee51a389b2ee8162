import { startOfEcuadorDay } from '../../../documents/values/ecuador-time.ts';
import type { Span, TimelinessStore } from '../../../reports/timeliness/timeliness-store.ts';
import { parseData } from '../../rows/columns/json-columns.ts';
import type { Store } from '../../sqlite/open.ts';
import { answerTo, type ReadLists } from '../thread/list-readers.ts';

/** @param read in a thread of its own: a year of a busy shop takes a while */
export function makeTimelinessStore(
  { db }: Store,
  read: ReadLists = (reading, question) => answerTo(db, reading, question),
): TimelinessStore {
  return {
    waits: (question, signal) => read('timeliness', question, signal),

    async interruptions({ scope, from, now }) {
      const start = startOfEcuadorDay(from).toISOString();
      const runs = await db.selectFrom('program_run').selectAll().orderBy('started_at').execute();
      const outages = await db
        .selectFrom('event')
        .selectAll()
        .where('type', 'in', ['sync.offline', 'sync.recovered'])
        .where('environment', '=', scope.environment)
        .orderBy('id')
        .execute();
      const closed = runs.flatMap(({ ended_at }, index): Span[] => {
        const next = runs[index + 1];
        return ended_at !== null && next ? [{ from: ended_at, to: next.started_at }] : [];
      });
      const offline = outages.flatMap(({ type, data_json, created_at }, index) => {
        if (type !== 'sync.offline') return [];
        const { since, problem } = parseData(data_json);
        const from = typeof since === 'string' ? since : created_at;
        // Earlier versions did not keep why: then the attempts of each document alone say so.
        if (problem === undefined) return [];
        return [{ from, to: outages[index + 1]?.created_at, isLine: problem === 'unreachable' }];
      });
      const isWithin = ({ from, to }: Span) => from < now && (to === undefined || to > start);
      return { closed: closed.filter(isWithin), offline: offline.filter(isWithin) };
    },
  };
}
