import Database from 'better-sqlite3';
import { z } from 'zod';
import { type BackupContents, backupContents } from '../../contract/business/backups/restore.ts';
import type { Manifest } from '../archive/manifest.ts';

const seriesRows = z.object({ series: backupContents.shape.series });

/** What an opened backup says of itself, and the last number of each of its series. */
export function contentsOf(
  { created_at, version, ruc, legal_name, documents }: Manifest,
  file: string,
): BackupContents {
  const database = new Database(file, { readonly: true });
  try {
    const rows = database
      .prepare(
        `SELECT environment, document_type, establishment, emission_point, next_number - 1 AS last_number
         FROM series WHERE next_number > 1
         ORDER BY environment, document_type, establishment, emission_point`,
      )
      .all();
    const { series } = seriesRows.parse({ series: rows });
    return { created_at, version, ruc, legal_name, documents, series };
  } finally {
    database.close();
  }
}
