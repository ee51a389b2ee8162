import { z } from 'zod';

/** The names of what an archive holds. */
export const archiveFiles = {
  manifest: 'manifest.json',
  key: 'secret.key',
  database: 'mostrador.sqlite',
} as const;

/** What the backups of a head office say they are; those of a till say nothing. */
export const HEAD_OFFICE = 'head_office';

/** What a backup says of itself: the first entry of the archive. */
export const manifest = z.object({
  format: z.literal(1),
  kind: z.literal(HEAD_OFFICE).optional(),
  created_at: z.iso.datetime(),
  /** Of the program that made it. */
  version: z.string(),
  /** Of the data folder it was made from; another one where it is restored elsewhere. */
  installation_id: z.string(),
  /** Of the business that issues; of the practice one until there is another. */
  ruc: z.string(),
  legal_name: z.string(),
  documents: z.int(),
});
export type Manifest = z.output<typeof manifest>;
