import { sql } from 'kysely';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import { furtherBy } from '../../documents/lifecycle/came-further.ts';
import type { HeadTx } from '../database/open-database.ts';
import type { DocumentRow, PreparedDocument } from '../feed/document-row.ts';
import type { ReportedRecord } from '../feed/read-line.ts';
import { LineRefused } from '../feed/why-rejected.ts';

/**
 * The first live document says whose head office this is, where no enrolment did: practice never does. Throws LineRefused for
 * one that another business issued.
 */
export async function beOfTheBusiness(tx: HeadTx, lines: readonly PreparedDocument[]): Promise<void> {
  const rucs = lines.flatMap(({ row, reported }) =>
    row.environment === 'live' ? [reported.document.issuer.ruc] : [],
  );
  await beOf(tx, rucs, (ruc) => `El documento lo emitió el RUC ${ruc}`);
}

/** The same of what was bought. */
export async function beBoughtByTheBusiness(tx: HeadTx, lines: readonly ReportedRecord[]): Promise<void> {
  const rucs = lines.flatMap(({ buyer }) => (buyer?.environment === 'live' ? [buyer.ruc] : []));
  await beOf(tx, rucs, (ruc) => `La compra es del RUC ${ruc}`);
}

async function beOf(tx: HeadTx, rucs: readonly string[], describe: (ruc: string) => string): Promise<void> {
  const [first] = rucs;
  if (first === undefined) return;
  const business = await tx.selectFrom('business').select('ruc').executeTakeFirstOrThrow();
  const { ruc } =
    business.ruc === null
      ? await tx
          .updateTable('business')
          .set({ ruc: sql`coalesce(ruc, ${first})` })
          .returning('ruc')
          .executeTakeFirstOrThrow()
      : business;
  const other = rucs.find((one) => one !== ruc);
  if (other === undefined) return;
  throw new LineRefused({
    because: 'other_business',
    reason: `${describe(other)}, y esta matriz es del ${ruc}.`,
  });
}

interface Other
  extends Pick<
    DocumentRow,
    'id' | 'access_key' | 'total' | 'issue_date' | 'counterparty' | 'revision' | 'status'
  > {
  readonly station: string;
}

/**
 * Of these documents, those that a station may report: its own, those of the identity it had before, and those of a live
 * series that is its own. A copy of a till reports what the till reported: the same is passed over. Throws LineRefused for a
 * document of another station that says something else.
 */
export async function ownDocuments(
  tx: HeadTx,
  stationId: string,
  lines: readonly PreparedDocument[],
): Promise<readonly PreparedDocument[]> {
  if (lines.length === 0) return [];
  const { rows } = await sql<Other>`
    SELECT document.id, access_key, total, issue_date, counterparty, revision, status, station.name AS station
    FROM document JOIN station ON station.id = document.station_id
    WHERE document.id = ANY (${lines.map(({ row }) => row.id)}::uuid[]) AND document.station_id <> ${stationId}
      AND station.successor IS DISTINCT FROM ${stationId} AND NOT (document.environment = 'live' AND EXISTS (
        SELECT 1 FROM series
        WHERE series.environment = 'live' AND series.type = document.type AND series.station_id = ${stationId}
          AND series.establishment = document.establishment AND series.emission_point = document.emission_point
      ))
  `.execute(tx);
  if (rows.length === 0) return lines;
  const others = new Map(rows.map((row) => [row.id, row]));
  return lines.filter(({ row }) => {
    const other = others.get(row.id);
    if (!other) return true;
    if (saysTheSame(row, other)) return false;
    const { establishment, emission_point: emissionPoint, sequential } = row;
    const number = formatNumber({ establishment, emissionPoint }, sequential);
    throw new LineRefused({
      because: 'document_claimed',
      reason: `El documento ${number} es de la caja «${other.station}», y esta dice otra cosa de él.`,
    });
  });
}

function saysTheSame(row: DocumentRow, other: Other): boolean {
  return (
    row.access_key === other.access_key &&
    Number(row.total) === Number(other.total) &&
    row.issue_date === other.issue_date &&
    row.counterparty === other.counterparty &&
    furtherBy(row, other) <= 0
  );
}
