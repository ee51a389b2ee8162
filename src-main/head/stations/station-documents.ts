import { sql } from 'kysely';
import type { StationDocumentsAnswer } from '../../contract/head/stations/enrolment.ts';
import { feedLimits } from '../../contract/head/stations/feed.ts';
import { environments } from '../../documents/kinds.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { Patterns } from '../database/patterns.ts';
import { readable, readKept } from '../reading/read-kept.ts';

/** A station stores those of one answer in one transaction, for which a sale waits. */
const DOCUMENTS = 40;

interface DocumentRow {
  readonly id: string;
  readonly stored: Buffer;
  readonly pattern: number;
  readonly xml: Buffer | null;
  readonly xml_pattern: number | null;
}

/**
 * What the head office has of a station beyond a document: what it reported, and what a retired one reported of the emission
 * points that it took over. With journey and signed XML, so that a new disk is filled from it; what
 * cannot be read any more is left out.
 */
export async function documentsOfStation(
  { database, patterns }: { readonly database: HeadDatabase; readonly patterns: Patterns },
  stationId: string,
  after: string | undefined,
): Promise<StationDocumentsAnswer> {
  // By shop first, which an index has: one station is a small part of all.
  const { rows } = await sql<DocumentRow>`
    SELECT document.id, stored, document.pattern, xml, document_file.pattern AS xml_pattern
    FROM document LEFT JOIN document_file ON document_id = document.id AND document_file.revision = document.revision
    WHERE document.environment = ANY (${environments}) AND (establishment, emission_point) IN (
        SELECT establishment, emission_point FROM series WHERE station_id = ${stationId}
        UNION SELECT establishment, emission_point FROM document_count
        WHERE environment = ANY (${environments}) AND station_id = ${stationId} AND documents > 0
      ) AND (document.station_id = ${stationId} OR document.environment = 'live' AND EXISTS (
        SELECT 1 FROM series JOIN station ON station.id = document.station_id
        WHERE series.station_id = ${stationId} AND series.environment = 'live' AND series.type = document.type
          AND series.establishment = document.establishment AND series.emission_point = document.emission_point
          AND retired_at IS NOT NULL
      )) AND document.id > ${after ?? '00000000-0000-0000-0000-000000000000'}
    ORDER BY document.id LIMIT ${DOCUMENTS}
  `.execute(database);
  const data: StationDocumentsAnswer['data'] = [];
  let bytes = 0;
  let last: string | undefined;
  for (const row of rows) {
    const read = await readable(readWhole(row));
    // What is long is mostly its XML, and what says the same.
    bytes += 2 * (read?.signedXml?.length ?? 0);
    if (bytes > feedLimits.bytes && data.length > 0) break;
    last = row.id;
    if (read) data.push(read);
  }
  const isEnd = rows.length < DOCUMENTS && last === rows.at(-1)?.id;
  return { data, next: isEnd ? null : (last ?? null) };

  async function readWhole(row: DocumentRow): Promise<StationDocumentsAnswer['data'][number]> {
    const { document, events } = await readKept(patterns, row);
    const xml = row.xml && (await patterns.unpack(row.xml, row.xml_pattern ?? 0));
    return { document: { ...document }, events, ...(xml && { signedXml: xml.toString('latin1') }) };
  }
}
