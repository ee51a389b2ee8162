import { setImmediate as endOfTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ExportedDocument, ExportSelection, ExportSource } from '../../exports/formats/export-source.ts';
import { lastIdOf } from '../database/identifier-times.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { Patterns } from '../database/patterns.ts';
import { countDocuments } from './find-documents.ts';
import { type Condition, every, inReach, matching } from './matching.ts';
import { readable, readKept } from './read-kept.ts';

/** Read at a time: enough to be quick, little enough to be held. */
const BATCH = 200;

interface ExportedRow {
  readonly id: string;
  readonly stored: Buffer;
  readonly pattern: number;
  readonly xml: Buffer | null;
  readonly xml_pattern: number | null;
}

export interface HeadExportSource extends ExportSource {
  documents(
    selection: ExportSelection,
    wanted: {
      readonly withXml: boolean;
      /** Each access key once, of those that several stations imported. */
      readonly isOnce?: boolean;
      /** Where it is there, what cannot be read is passed over, and named. */
      readonly unreadable?: (id: string) => void;
    },
  ): AsyncIterable<readonly ExportedDocument[]>;
}

/** The documents of all stations, to be exported. What was bought is the stations' alone. */
export function makeHeadExportSource(database: HeadDatabase, patterns: Patterns): HeadExportSource {
  async function exported(entityId: string, row: ExportedRow): Promise<ExportedDocument> {
    const { document } = await readKept(patterns, row);
    const signedXml =
      row.xml && row.xml_pattern !== null ? await patterns.unpack(row.xml, row.xml_pattern) : undefined;
    // Each station has an identifier of its own for the business that all of them are of.
    return { document: { ...document, entityId }, signedXml };
  }

  return {
    async count({ scope, documents }) {
      if ('filters' in documents) return countDocuments(database, scope, documents.filters);
      const { count } = await database
        .selectFrom('document')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(conditionOf({ scope, documents }))
        .executeTakeFirstOrThrow();
      return count;
    },

    async rates(selection) {
      const { rows } = await sql<{ rate: string }>`
        SELECT DISTINCT part ->> 'rate' AS rate FROM document, jsonb_array_elements(amounts) AS part
        WHERE ${conditionOf(selection)} AND part ->> 'rate' <> 'total'
      `.execute(database);
      return rows.map(({ rate }) => rate);
    },

    async *documents(selection, { withXml, isOnce = false, unreadable }) {
      const condition = every([
        conditionOf(selection),
        await madeWhenIssued(database, selection),
        ...(isOnce ? [firstOfKey] : []),
      ]);
      let last: string | undefined;
      do {
        const before: Condition = last === undefined ? sql`true` : sql`document.id < ${last}::uuid`;
        const { rows } = await sql<ExportedRow>`
          WITH batch AS (
            SELECT id, stored, pattern, revision FROM document WHERE ${condition} AND ${before}
            ORDER BY id DESC LIMIT ${sql.lit(BATCH)}
          )
          SELECT batch.id, batch.stored, batch.pattern, file.xml, file.pattern AS xml_pattern
          FROM batch LEFT JOIN document_file AS file
            ON ${withXml ? sql`true` : sql`false`} AND file.document_id = batch.id AND file.revision = batch.revision
          ORDER BY batch.id DESC
        `.execute(database);
        const batch: ExportedDocument[] = [];
        for (const row of rows) {
          const reading = exported(selection.scope.entityId, row);
          const document = unreadable ? await readable(reading) : await reading;
          if (document) batch.push(document);
          else unreadable?.(row.id);
          // Others work between two: here it is read for declarations too, beside what stations report.
          await endOfTurn();
        }
        if (batch.length > 0) yield batch;
        last = rows.length === BATCH ? rows.at(-1)?.id : undefined;
      } while (last !== undefined);
    },

    countPurchases: async () => 0,

    async *purchases() {},

    /** Logos stay at the stations. */
    letterhead: async () => ({}),
  };
}

const standing = (document: 'document' | 'other') =>
  sql`(coalesce(array_position(ARRAY['annulled', 'authorized'], ${sql.ref(`${document}.status`)}), 3), ${sql.ref(`${document}.id`)})`;

/** Of the documents with one access key, the one that was annulled, else one that was authorized, else the first. */
const firstOfKey: Condition = sql`NOT EXISTS (
  SELECT 1 FROM document AS other
  WHERE other.access_key = document.access_key AND ${standing('other')} < ${standing('document')}
)`;

function conditionOf({ scope, documents }: ExportSelection): Condition {
  return 'ids' in documents
    ? every([inReach('issue_date', scope, {}), sql`document.id = ANY (${documents.ids}::uuid[])`])
    : matching(scope, documents.filters);
}

/** Of documents of some days alone: between which identifiers theirs are, so that no others are looked at. */
async function madeWhenIssued(
  database: HeadDatabase,
  { scope, documents }: ExportSelection,
): Promise<Condition> {
  if ('ids' in documents) return sql`true`;
  const { types, issuedFrom, issuedTo } = documents.filters;
  if (issuedFrom === undefined && issuedTo === undefined) return sql`true`;
  const { first, last } = await database
    .selectFrom('day_total')
    .select(({ fn }) => [fn.min<number | null>('made').as('first'), fn.max<number | null>('made').as('last')])
    .where(inReach('day', scope, { types, issuedFrom, issuedTo }))
    .executeTakeFirstOrThrow();
  if (first === null || last === null) return sql`false`;
  return sql`(document.id > ${lastIdOf(first - 1)}::uuid AND document.id <= ${lastIdOf(last)}::uuid)`;
}
