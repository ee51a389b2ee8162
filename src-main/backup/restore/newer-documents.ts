import type Database from 'better-sqlite3';
import type { JournalEntry } from '../../issuing/ports/journal.ts';
import { openJournal } from '../../numbers/journal/journal.ts';
import { absorbEntries } from '../../numbers/recovery/absorb-journal.ts';
import { journalFolderIn } from '../../process/data-folder.ts';
import { entriesOf } from '../../store/journal/entries-of.ts';
import { storageFaultOf } from '../../store/sqlite/condition/storage-fault.ts';
import { openStore } from '../../store/sqlite/open.ts';

/**
 * The documents that data have and a backup in their place would not: issued since it was made, or signed since. None
 * where the data are damaged there: what is kept of them is the journal's.
 *
 * @param incoming the backup
 */
export function newerDocuments(incoming: Database.Database, replacedFile: string): readonly string[] {
  incoming.prepare('ATTACH ? AS replaced').run(replacedFile);
  try {
    return incoming.prepare<[], string>(newer).pluck().all();
  } catch (reason) {
    if (storageFaultOf(reason) === 'damaged') return [];
    throw reason;
  } finally {
    incoming.exec('DETACH replaced');
  }
}

/** A backup of another business (another RUC) has nothing to do with these documents. */
const newer = `
  SELECT old.id FROM replaced.document AS old
  WHERE old.channel <> 'imported'
    AND old.entity_id IN (SELECT one.id FROM replaced.entity AS one JOIN main.entity AS other ON other.ruc = one.ruc)
    AND NOT EXISTS (
      SELECT 1 FROM main.document AS new
      WHERE new.id = old.id AND new.revision = old.revision
        AND (SELECT signed_at FROM main.document_revision WHERE seq = new.seq AND revision = new.revision)
          IS (SELECT signed_at FROM replaced.document_revision WHERE seq = old.seq AND revision = old.revision)
    )
  ORDER BY old.seq`;

/** Writes documents of the data into the journal beside them, where it lacks them: from there they are put back. */
export async function journalDocuments(
  dataDir: string,
  { file, ids }: { readonly file: string; readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  const folder = journalFolderIn(dataDir);
  const store = openStore(file);
  const journal = openJournal(folder);
  try {
    await absorbEntries({ folder, journal }, readable(entriesOf(store.db, ids)));
  } finally {
    journal.close();
    await store.close();
  }
}

/** Up to the first that cannot be read, of data that are damaged. */
async function* readable(entries: AsyncIterable<JournalEntry>): AsyncGenerator<JournalEntry> {
  try {
    yield* entries;
  } catch (reason) {
    if (storageFaultOf(reason) !== 'damaged') throw reason;
  }
}
