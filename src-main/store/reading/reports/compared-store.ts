import { setImmediate as endOfTurn } from 'node:timers/promises';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import type { IssuedHere } from '../../../reports/comparison/kept-document.ts';
import type { ComparisonDependencies } from '../../../reports/comparison/listing-comparisons.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import type { Store } from '../../sqlite/open.ts';

const BATCH = 1000;

/** Documents of the business by their issue date, as far as they are compared with the authority's listing. */
export function makeComparedStore({ db }: Store): ComparisonDependencies['documents'] {
  return {
    async *issued({ entityId, environment, from, to }) {
      const scope = scopeOf({ entityId, environment });
      let next: Position | undefined = { day: from, seq: 0 };
      do {
        const rows: readonly Row[] = await batchAfter(db, scope, next, to);
        yield rows.map(toIssued);
        const last = rows.length === BATCH ? rows.at(-1) : undefined;
        next = last && { day: last.issue_date, seq: last.seq };
        // A month of a busy shop takes a while: sales go on meanwhile.
        await endOfTurn();
      } while (next);
    },
  };
}

interface Position {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly seq: number;
}

type Row = Awaited<ReturnType<typeof batchAfter>>[number];

function batchAfter(
  db: Store['db'],
  scope: ReturnType<typeof scopeOf>,
  { day, seq }: Position,
  lastDay: string,
) {
  return db
    .selectFrom('document_list as list')
    .innerJoin('document', 'document.seq', 'list.seq')
    .select([
      'document.seq',
      'document.id',
      'document.type',
      'document.status',
      'document.establishment',
      'document.emission_point',
      'document.sequential',
      'document.issue_date',
      'document.access_key',
      'document.counterparty_name',
      'document.total',
    ])
    .where('list.scope', '=', scope)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('list.day', 'list.seq'), '>', tuple(day, seq)))
    .where('list.day', '<=', lastDay)
    .orderBy('list.day')
    .orderBy('list.seq')
    .limit(BATCH)
    .execute();
}

function toIssued(row: Row): IssuedHere {
  const series = { establishment: row.establishment, emissionPoint: row.emission_point };
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    number: formatNumber(series, row.sequential),
    issueDate: row.issue_date,
    accessKey: row.access_key,
    party: row.counterparty_name,
    total: row.total,
  };
}
