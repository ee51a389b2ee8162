import { setImmediate as endOfTurn } from 'node:timers/promises';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import type { Period, ReportedDocument, ReportStore } from '../../../reports/figures/report-store.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import { parseContent } from '../../rows/columns/content-column.ts';
import { parseMessages } from '../../rows/columns/json-columns.ts';
import type { Store } from '../../sqlite/open.ts';

const BATCH = 200;

export function makeReportStore({ db }: Store): ReportStore {
  return {
    async *ofPeriod(period) {
      let last: Position | undefined;
      do {
        const rows = await batchBefore(db, period, last);
        yield rows.map(toReported);
        const oldest = rows.at(-1);
        last = rows.length === BATCH && oldest ? { date: oldest.issue_date, seq: oldest.seq } : undefined;
        // A year of sales takes seconds: sales of now go on meanwhile.
        await endOfTurn();
      } while (last);
    },
  };
}

interface Position {
  readonly date: string;
  readonly seq: number;
}

type Row = Awaited<ReturnType<typeof batchBefore>>[number];

function batchBefore(
  db: Store['db'],
  { entityId, environment, from, to }: Period,
  last: Position | undefined,
) {
  let query = db
    .selectFrom('document_list as list')
    .innerJoin('document', 'document.seq', 'list.seq')
    .innerJoin('document_revision', (join) =>
      join
        .onRef('document_revision.seq', '=', 'document.seq')
        .onRef('document_revision.revision', '=', 'document.revision'),
    )
    .select([
      'document.seq',
      'document.id',
      'document.type',
      'document.status',
      'document.establishment',
      'document.emission_point',
      'document.sequential',
      'document.issue_date',
      'document.sri_messages_json',
      'document_revision.content',
    ])
    .where('list.scope', '=', scopeOf({ entityId, environment }))
    .where('list.day', '>=', from)
    .orderBy('list.day', 'desc')
    .orderBy('list.seq', 'desc')
    .limit(BATCH);
  query = last
    ? query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('list.day', 'list.seq'), '<', tuple(last.date, last.seq)),
      )
    : query.where('list.day', '<=', to);
  return query.execute();
}

function toReported(row: Row): ReportedDocument {
  const series = { establishment: row.establishment, emissionPoint: row.emission_point };
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    number: formatNumber(series, row.sequential),
    issueDate: row.issue_date,
    content: parseContent(row.type, row.content),
    sriMessages: parseMessages(row.sri_messages_json),
  };
}
