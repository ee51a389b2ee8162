import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { documentStatuses, documentTypes, type Environment } from '../../../src-main/documents/kinds.ts';
import { type HeadDatabase, openDatabase } from '../../../src-main/head/database/open-database.ts';
import type { DocumentRow } from '../../../src-main/head/feed/document-row.ts';
import { writeDocuments } from '../../../src-main/head/ingest/write-documents.ts';
import { makeHeadDocumentRows } from '../../../src-main/head/reading/document-rows.ts';
import { countDocuments, countNewer } from '../../../src-main/head/reading/find-documents.ts';
import type { DocumentFilters, Scope } from '../../../src-main/reading/document-reading-store.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

/** A minute before and after midnight in Ecuador, a clock that is years off, and one at the end of what identifiers can tell. */
const moments = [
  '2026-03-01T04:59:00Z',
  '2026-03-01T05:01:00Z',
  '2026-03-02T12:00:00Z',
  '2019-07-01T12:00:00Z',
]
  .map((text) => Date.parse(text))
  .concat(2 ** 48 - 1);
const days = ['2026-02-28', '2026-03-01', '2026-03-02'];
const stations = Array.from({ length: 2 }, () => uuid());
const incarnation = uuid();
const PATTERN = 1;

const pointFields = {
  environment: fc.constantFrom<Environment>('live', 'sandbox'),
  establishment: fc.constantFrom('001', '002', '003'),
  emission_point: fc.constantFrom('001', '002'),
  station_id: fc.constantFrom(...stations),
};
const types = documentTypes.slice(0, 3);
const statuses = documentStatuses.slice(0, 3);
const status = fc.constantFrom(...statuses);

const someDocuments = fc.array(
  fc.record({
    ...pointFields,
    id: fc.constantFrom(...moments).map((msecs) => uuid({ msecs })),
    type: fc.constantFrom(...types),
    issue_date: fc.constantFrom(...days),
    status,
    /** Its later status, if it changes. */
    later: fc.option(fc.record({ status, station_id: pointFields.station_id })),
  }),
  { minLength: 1, maxLength: 25 },
);

const some = <Value>(...values: readonly Value[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 }), { nil: undefined });
const perhaps = <Value>(...values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });

const aQuestion = fc.record({
  scope: fc.record(
    {
      entityId: fc.constant('the only one'),
      environment: pointFields.environment,
      reach: fc.record(
        { establishments: fc.constant(['001', '003']), issuedFrom: fc.constant('2026-03-01') },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['entityId', 'environment'] },
  ),
  filters: fc.record({
    types: fc.uniqueArray(fc.constantFrom(...documentTypes), { minLength: 1 }),
    statuses: some(...statuses),
    establishments: some('001', '002', '003'),
    emissionPoints: some('001', '002'),
    stations: some(...stations),
    issuedFrom: perhaps(...days),
    issuedTo: perhaps(...days),
    counterparty: perhaps('1790012345001', '0'),
  }),
});

describe.skipIf(missing !== undefined)('how many documents a head office has', () => {
  const postgres = testPostgres();
  let database: HeadDatabase;
  beforeAll(async () => {
    database = await openDatabase(postgres.url(), () => {});
    await database
      .insertInto('pattern')
      .values({ id: PATTERN, kind: 'any', bytes: Buffer.alloc(0) })
      .execute();
    return () => database.destroy();
  });

  it('is what is there, one by one, in any list and before any document of it', async () => {
    onTestFinished(emptied);
    const property = fc.asyncProperty(
      someDocuments,
      fc.array(aQuestion, { minLength: 5 }),
      async (documents, questions) => {
        await emptied();
        const rows = documents.map(({ later: _, ...document }) => rowOf(document, 1));
        await reportRows(rows);
        const changed = documents.flatMap(({ later, ...document }) =>
          later ? [rowOf({ ...document, ...later }, 2)] : [],
        );
        await reportRows(changed);
        const all = [...new Map([...rows, ...changed].map((row) => [row.id, row])).values()];
        for (const { scope, filters } of questions) await judge(all, scope, filters);
      },
    );
    await fc.assert(property, { numRuns: 25 });
  });

  async function judge(all: readonly DocumentRow[], scope: Scope, filters: DocumentFilters) {
    const found = all
      .filter((row) => isIn(row, scope, filters))
      .toSorted((one, other) => (one.id < other.id ? 1 : -1));
    expect(await countDocuments(database, scope, filters)).toBe(found.length);
    for (const [index, { id }] of found.entries()) {
      expect(await countNewer(database, { scope, filters, than: id })).toBe(index);
    }
    const { rows } = await makeHeadDocumentRows(database).rows(scope, filters, { offset: 1, limit: 3 });
    expect(rows.map(({ id }) => id)).toEqual(found.slice(1, 4).map(({ id }) => id));
  }

  async function reportRows(rows: readonly DocumentRow[]) {
    const amounts = [{ rate: 'total', base: '1.00', amount: '1.15' }];
    const prepared = rows.map((row) => ({ row, amounts }));
    await database
      .transaction()
      .execute((tx) => writeDocuments(tx, prepared, { id: stations[0] ?? '', clockSkewMs: 0 }));
  }

  async function emptied() {
    await sql`TRUNCATE document, day_total, document_count`.execute(database);
  }
});

/** What any reader of the documents themselves would say. */
function isIn(row: DocumentRow, { environment, reach }: Scope, filters: DocumentFilters): boolean {
  const among = (values: readonly string[] | undefined, value: string) => values?.includes(value) ?? true;
  const within = (from: string | undefined, to: string | undefined) =>
    (from === undefined || row.issue_date >= from) && (to === undefined || row.issue_date <= to);
  return (
    row.environment === environment &&
    among(reach?.establishments, row.establishment) &&
    within(reach?.issuedFrom, reach?.issuedTo) &&
    among(filters.types, row.type) &&
    among(filters.statuses, row.status) &&
    among(filters.establishments, row.establishment) &&
    among(filters.emissionPoints, row.emission_point) &&
    among(filters.stations, row.station_id) &&
    within(filters.issuedFrom, filters.issuedTo) &&
    (filters.counterparty === undefined || row.counterparty === filters.counterparty)
  );
}

type ReportedDocument = Pick<
  DocumentRow,
  'id' | 'station_id' | 'environment' | 'type' | 'status' | 'establishment' | 'emission_point' | 'issue_date'
>;

function rowOf(document: ReportedDocument, position: number): DocumentRow {
  return {
    ...document,
    incarnation,
    position,
    revision: 1,
    sequential: 1,
    access_key: '0',
    counterparty: '1790012345001',
    counterparty_name: 'ANA',
    total: '1.15',
    channel: 'api',
    metadata: {},
    created_at: new Date(0),
    updated_at: new Date(0),
    words: 'ana',
    amounts: [{ rate: 'total', base: '1.00', amount: '1.15' }],
    stored: Buffer.from('not read'),
    pattern: PATTERN,
  };
}
