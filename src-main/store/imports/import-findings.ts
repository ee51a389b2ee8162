import type { NewItem } from '../../imports/ports/draft.ts';
import type { FoundBatch } from '../../imports/ports/import-store.ts';
import type { ImportListingRow } from '../schema/imports.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { decideAll } from './import-decisions.ts';
import { insertItem } from './import-items.ts';
import { changeImport } from './import-status.ts';
import { type Undecided, undecidedFinding } from './import-undecided.ts';

/**
 * Items as they were found, decided where they can be, and how far their file was read: together, so that none comes
 * twice after a crash.
 */
export async function keepFound(
  tx: Tx,
  { id, batch }: { id: string; batch: FoundBatch },
  newId: () => string,
): Promise<boolean> {
  const { number, items, nextPosition, isRead, decide, at } = batch;
  if (!(await changeImport(tx, id, { updated_at: at.toISOString() }))) return false;
  await tx
    .updateTable('import_file')
    .set({ next_position: nextPosition, is_read: isRead ? 1 : 0 })
    .where('import_id', '=', id)
    .where('number', '=', number)
    .execute();
  const scope = await tx
    .selectFrom('import')
    .select(['entity_id', 'environment'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const undecided: Undecided[] = [];
  for (const item of items) {
    const { outcome, listing } = item;
    if (decide && outcome.kind === 'pending' && outcome.document) {
      undecided.push(undecidedFinding(tx, { importId: id, item, pending: outcome, at }));
    } else {
      await insertItem(tx, { importId: id, item, at });
    }
    if (listing) await insertListing(tx, { scope, importId: id, item, listing });
  }
  if (decide && undecided.length > 0) await decideAll(tx, { id, undecided, decide, at }, newId);
  return true;
}

interface Listed {
  readonly scope: Pick<ImportListingRow, 'entity_id' | 'environment'>;
  readonly importId: string;
  readonly item: NewItem;
  readonly listing: NonNullable<NewItem['listing']>;
}

/** The first listing that names a key stays its evidence. */
async function insertListing(tx: Tx, { scope, importId, item, listing }: Listed): Promise<void> {
  await tx
    .insertInto('import_listing')
    .values({
      ...scope,
      access_key: listing.accessKey,
      import_id: importId,
      file: item.file,
      entry: listing.entry ?? null,
      sha256: listing.sha256,
      line: listing.line,
      authorized_at: listing.authorizedAt ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
