import { z } from 'zod';
import { HEAD_OFFICE, manifest } from '../../backup/archive/manifest.ts';

/** What a backup of a head office holds beside a file of rows for each table of its database. */
export const headFiles = {
  manifest: 'manifest.json',
  /** What opens the secrets in the database. */
  key: 'secret.key',
  /** By which tills know it, with its private key. */
  certificate: 'head-certificate.pem',
  /** When and where its own backups are made; where there are any. */
  settings: 'backups.json',
} as const;

const ROWS = '.ndjson';

/** The file with the rows of a table, each a JSON object in a line of its own. */
export const rowsFileOf = (table: string): string => `${table}${ROWS}`;

/** Whether a name is one of the files that a backup has. */
export function isHeadFile(name: string): boolean {
  return Object.values(headFiles).some((file) => file === name) || /^[a-z0-9_]+\.ndjson$/.test(name);
}

/** What a backup of a head office says of itself: `documents` are those of all tills. */
export const headManifest = manifest.extend({
  kind: z.literal(HEAD_OFFICE),
  /** Of its database. */
  schema: z.int(),
  stations: z.int(),
  /** How many rows there are of each table. */
  rows: z.record(z.string(), z.int()),
});
export type HeadManifest = z.output<typeof headManifest>;
