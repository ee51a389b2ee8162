import { z } from 'zod';
import {
  type ImportFailure,
  type ImportTransitions,
  importFailure,
  importTransitions,
} from '../../contract/import.ts';
import type { RaisedSeries, StoredFile, StoredImport, StoredItem } from '../../imports/ports/import-store.ts';
import type { ImportFileRow, ImportItemRow, ImportRow } from '../schema/imports.ts';
import type { Store } from '../sqlite/open.ts';

const params = z.record(z.string(), z.string());

type Reader = Pick<Store['db'], 'selectFrom'>;

/** An import with all that is shown of it. */
export async function toImport(db: Reader, row: ImportRow): Promise<StoredImport> {
  const files = await db
    .selectFrom('import_file')
    .selectAll()
    .where('import_id', '=', row.id)
    .orderBy('number')
    .execute();
  const tallies = await db
    .selectFrom('import_tally')
    .select(['result', 'verification', 'items'])
    .where('import_id', '=', row.id)
    .execute();
  const sum = (matches: (tally: (typeof tallies)[number]) => boolean) =>
    tallies.filter(matches).reduce((total, { items }) => total + items, 0);
  const counted = (result: (typeof tallies)[number]['result']) => sum((tally) => tally.result === result);
  const verified = (verification: (typeof tallies)[number]['verification']) =>
    sum((tally) => tally.result === 'imported' && tally.verification === verification);
  return {
    id: row.id,
    entityId: row.entity_id,
    environment: row.environment,
    status: row.status,
    transitions: parseTransitions(row.transitions_json),
    files: files.map(toFile),
    counts: {
      pending: counted('pending'),
      imported: counted('imported'),
      duplicate: counted('duplicate'),
      skipped: counted('skipped'),
      failed: counted('failed'),
    },
    verification: {
      sri: verified('sri'),
      listed: verified('listed'),
      signature: verified('signature'),
      unconfirmed: verified('unconfirmed'),
    },
    salesTotal: row.sales_total,
    upgraded: { signature: row.upgraded_signature, unconfirmed: row.upgraded_unconfirmed },
    numbering: await raisedSeries(db, row.id),
    ...(row.failure_json !== null && { failure: parseFailure(row.failure_json) }),
    awayRounds: row.away_rounds,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export function parseTransitions(json: string): ImportTransitions {
  return importTransitions.parse(JSON.parse(json));
}

function parseFailure(json: string): ImportFailure {
  return importFailure.parse(JSON.parse(json));
}

function toFile(row: ImportFileRow): StoredFile {
  return {
    number: row.number,
    name: row.name,
    ...(row.kind !== null && { kind: row.kind }),
    size: row.size,
    sha256: row.sha256,
    ignoredEntries: row.ignored_entries,
    nextPosition: row.next_position,
    isRead: row.is_read === 1,
  };
}

async function raisedSeries(db: Reader, importId: string): Promise<readonly RaisedSeries[]> {
  const rows = await db
    .selectFrom('import_series')
    .innerJoin('series', 'series.id', 'import_series.series_id')
    .select([
      'series.id',
      'series.document_type',
      'series.establishment',
      'series.emission_point',
      'series.next_number',
      'series.active',
      'import_series.highest_imported',
      'import_series.highest_reserved',
      'import_series.created',
    ])
    .where('import_series.import_id', '=', importId)
    .orderBy('series.document_type')
    .orderBy('series.establishment')
    .orderBy('series.emission_point')
    .execute();
  return rows.map((row) => ({
    seriesId: row.id,
    documentType: row.document_type,
    establishment: row.establishment,
    emissionPoint: row.emission_point,
    highestImported: row.highest_imported,
    highestReserved: row.highest_reserved,
    nextNumber: row.next_number,
    active: row.active === 1,
    created: row.created === 1,
  }));
}

export function toItem(row: ImportItemRow): StoredItem {
  return {
    id: row.id,
    importId: row.import_id,
    file: row.file,
    ...(row.entry !== null && { entry: row.entry }),
    ...(row.line !== null && { line: row.line }),
    ...(row.access_key !== null && { accessKey: row.access_key }),
    ...(row.document_type !== null && { documentType: row.document_type }),
    ...(row.number !== null && { number: row.number }),
    ...(row.issue_date !== null && { issueDate: row.issue_date }),
    result: row.result,
    ...(row.code !== null && { code: row.code }),
    params: params.parse(JSON.parse(row.params_json)),
    ...(row.verification !== null && { verification: row.verification }),
    ...(row.document_id !== null && { documentId: row.document_id }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
