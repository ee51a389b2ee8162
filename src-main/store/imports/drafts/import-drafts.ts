import { z } from 'zod';
import type { DecidingPhase, Draft, DraftFacts, KnownFacts } from '../../../imports/ports/draft.ts';
import type { ImportScope } from '../../../imports/ports/import-store.ts';
import { parseListing } from '../../rows/columns/json-columns.ts';
import type { ImportListingRow } from '../../schema/imports.ts';
import { decompress } from '../../sqlite/compression.ts';
import type { Store } from '../../sqlite/open.ts';
import { undecidedOf } from './undecided-documents.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

const draftFacts: z.ZodType<DraftFacts> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('document'),
    accessKey: z.string(),
    warnings: z.record(z.string(), z.string()),
    envelope: z.exactOptional(
      z.strictObject({
        authorizedAt: z.exactOptional(z.string()),
        signatureValue: z.exactOptional(z.string()),
      }),
    ),
  }),
  z.strictObject({
    kind: z.literal('listed'),
    accessKey: z.string(),
    evidence: z.exactOptional(
      z.strictObject({ sha256: z.string(), entry: z.exactOptional(z.string()), line: z.int() }),
    ),
  }),
]);

export async function draftsOf(
  db: Reader,
  { id, phase, limit }: { id: string; phase: DecidingPhase; limit: number },
): Promise<readonly Draft[]> {
  const rows = await db
    .selectFrom('import_draft')
    .select(['item_id', 'import_id', 'phase', 'asked', 'facts_json'])
    .where('import_id', '=', id)
    .where('phase', '=', phase)
    .orderBy('asked')
    .orderBy('item_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    itemId: row.item_id,
    importId: row.import_id,
    phase: row.phase,
    asked: row.asked,
    facts: draftFacts.parse(JSON.parse(row.facts_json)),
  }));
}

export async function signedXmlOf(db: Reader, itemId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('import_draft')
    .select('signed_xml')
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row?.signed_xml ? new TextDecoder().decode(decompress(row.signed_xml)) : undefined;
}

/** What is here that bears on each draft, by its access key. */
export async function knownOf(
  db: Reader,
  { entityId, environment }: ImportScope,
  drafts: readonly Draft[],
): Promise<Map<string, KnownFacts>> {
  const keys = [...new Set(drafts.map(({ facts }) => facts.accessKey))];
  const documents = await db
    .selectFrom('document')
    .select(['id', 'access_key', 'status', 'verification', 'listing_json'])
    .where('environment', '=', environment)
    .where('access_key', 'in', keys)
    .execute();
  const listings = await db
    .selectFrom('import_listing')
    .selectAll()
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where('access_key', 'in', keys)
    .execute();
  const factsByKey = new Map<string, KnownFacts>();
  for (const { id, access_key, verification, listing_json } of documents) {
    const listing = listing_json === null ? {} : { listing: parseListing(listing_json) };
    factsByKey.set(access_key, {
      existing: { id, ...(verification !== null && { verification }), ...listing },
    });
  }
  for (const [accessKey, existing] of await undecidedOf(db, documents))
    factsByKey.set(accessKey, { existing });
  for (const row of listings) {
    factsByKey.set(row.access_key, { ...factsByKey.get(row.access_key), listing: toListing(row) });
  }
  return factsByKey;
}

function toListing(row: ImportListingRow): NonNullable<KnownFacts['listing']> {
  return {
    import_id: row.import_id,
    file: row.file,
    ...(row.entry !== null && { entry: row.entry }),
    sha256: row.sha256,
    line: row.line,
    ...(row.authorized_at !== null && { authorized_at: row.authorized_at }),
  };
}
