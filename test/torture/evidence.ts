import { join } from 'node:path';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { documentStatuses, documentTypes } from '../../src-main/documents/kinds.ts';
import { decompress } from '../../src-main/store/sqlite/compression.ts';

/** What the data file says, read without a line of the program's own reading. */
export interface Evidence {
  readonly documents: readonly DocumentEvidence[];
  readonly series: readonly SeriesEvidence[];
  readonly idempotency: readonly { readonly key: string; readonly documentId: string }[];
  readonly waiting: readonly WaitingEvidence[];
  /** What SQLite finds wrong with the file itself. */
  readonly damage: readonly string[];
}

export interface DocumentEvidence {
  readonly id: string;
  readonly series: string;
  readonly sequential: number;
  /** `001-001-000000001`. */
  readonly number: string;
  readonly accessKey: string;
  readonly issueDate: string;
  readonly total: string;
  readonly status: string;
  readonly revision: number;
  /** The key of the sale it was issued for, from its metadata. */
  readonly sale: string | undefined;
  readonly revisions: readonly RevisionEvidence[];
}

export interface RevisionEvidence {
  readonly revision: number;
  /** The signed bytes as they were before they were compressed; null when never signed. */
  readonly signedXml: Uint8Array | null;
  /** Types of the journey's steps, in order. */
  readonly events: readonly string[];
}

export interface SeriesEvidence {
  readonly series: string;
  readonly nextNumber: number;
}

export interface WaitingEvidence {
  readonly documentId: string;
  readonly step: string;
  readonly problem: string | null;
}

const seriesRow = z.object({
  environment: z.string(),
  document_type: z.enum(documentTypes),
  establishment: z.string(),
  emission_point: z.string(),
});
const documentRow = z.object({
  id: z.string(),
  environment: z.string(),
  type: z.enum(documentTypes),
  establishment: z.string(),
  emission_point: z.string(),
  sequential: z.int(),
  access_key: z.string(),
  issue_date: z.string(),
  total: z.string(),
  status: z.enum(documentStatuses),
  revision: z.int(),
  metadata_json: z.string(),
});
const revisionRow = z.object({
  document_id: z.string(),
  revision: z.int(),
  xml: z.instanceof(Uint8Array).nullable(),
  dictionary: z.instanceof(Uint8Array).nullable(),
});
const eventRow = z.object({ document_id: z.string(), revision: z.int(), type: z.string() });

const revisionsSql = `
  SELECT document.id AS document_id, document_revision.revision, signed_xml.xml, dictionary.bytes AS dictionary
  FROM document_revision JOIN document USING (seq)
  LEFT JOIN signed_xml ON signed_xml.revision_id = document_revision.id
  LEFT JOIN dictionary ON dictionary.id = signed_xml.dictionary
  ORDER BY document_revision.revision`;

/** Reads the file of a service that has ended. */
export function readEvidence(dataDir: string): Evidence {
  const database = new Database(join(dataDir, 'mostrador.sqlite'), { readonly: true });
  const rows = <Row>(sql: string, row: z.ZodType<Row>): Row[] =>
    z.array(row).parse(database.prepare(sql).all());
  try {
    const events = Map.groupBy(
      rows(
        `SELECT document.id AS document_id, document_event.revision, document_event.type
         FROM document_event JOIN document USING (seq) ORDER BY document_event.id`,
        eventRow,
      ),
      ({ document_id, revision }) => `${document_id} ${revision}`,
    );
    const revisions = Map.groupBy(rows(revisionsSql, revisionRow), ({ document_id }) => document_id);
    return {
      documents: rows('SELECT * FROM document ORDER BY seq', documentRow).map((row) => ({
        id: row.id,
        series: seriesOf({ ...row, document_type: row.type }),
        sequential: row.sequential,
        number: `${row.establishment}-${row.emission_point}-${String(row.sequential).padStart(9, '0')}`,
        accessKey: row.access_key,
        issueDate: row.issue_date,
        total: row.total,
        status: row.status,
        revision: row.revision,
        sale: z.looseObject({ sale: z.string().optional() }).parse(JSON.parse(row.metadata_json)).sale,
        revisions: (revisions.get(row.id) ?? []).map(({ revision, xml, dictionary }) => ({
          revision,
          signedXml: xml && decompress(xml, dictionary ?? undefined),
          events: (events.get(`${row.id} ${revision}`) ?? []).map(({ type }) => type),
        })),
      })),
      series: rows('SELECT * FROM series', seriesRow.extend({ next_number: z.int() })).map((row) => ({
        series: seriesOf(row),
        nextNumber: row.next_number,
      })),
      idempotency: rows(
        'SELECT key, document.id AS document_id FROM idempotency JOIN document USING (seq)',
        z.object({ key: z.string(), document_id: z.string() }),
      ).map(({ key, document_id }) => ({ key, documentId: document_id })),
      waiting: rows(
        'SELECT document_id, step, last_problem FROM outbox',
        z.object({ document_id: z.string(), step: z.string(), last_problem: z.string().nullable() }),
      ).map(({ document_id, step, last_problem }) => ({
        documentId: document_id,
        step,
        problem: last_problem,
      })),
      damage: damageOf(database),
    };
  } finally {
    database.close();
  }
}

function damageOf(database: Database.Database): readonly string[] {
  const integrity = z
    .array(z.object({ integrity_check: z.string() }))
    .parse(database.pragma('integrity_check'));
  const foreign = z
    .array(z.object({ table: z.string(), rowid: z.number().nullable(), parent: z.string() }))
    .parse(database.pragma('foreign_key_check'));
  return [
    ...integrity.map(({ integrity_check }) => integrity_check).filter((finding) => finding !== 'ok'),
    ...foreign.map(({ table, rowid, parent }) => `row ${rowid} of ${table} names no ${parent}`),
  ];
}

function seriesOf(row: z.output<typeof seriesRow>): string {
  return `${row.environment} ${row.document_type} ${row.establishment}-${row.emission_point}`;
}
