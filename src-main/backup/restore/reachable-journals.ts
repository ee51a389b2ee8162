import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { LivePoint } from '../../issuing/ports/journal.ts';
import { backupsIn, compareCopy } from '../../numbers/journal/copy-journal.ts';
import { openJournal } from '../../numbers/journal/journal.ts';
import type { JournalEnd } from '../../numbers/journal/journal-end.ts';
import { hasCopies, relatedCopies } from '../../numbers/recovery/related-copies.ts';
import { journalFolderIn } from '../../process/data-folder.ts';
import { JOURNAL_ID, SECOND_PLACE } from '../../store/rows/business/setting-names.ts';
import { settingIn } from './installation.ts';

/** The journals that know which numbers were given since a backup was made. */
export interface ReachableJournals {
  /** Whether the data folder has one. */
  readonly hasOwn: boolean;
  /** Folders of others: copies in a second place. */
  readonly others: readonly string[];
  /** Second places that do not answer, where the data folder has no journal of its own. */
  readonly missing: readonly string[];
}

/**
 * Looks for journals in the data folder, in each second place that is known, and beside the backup.
 *
 * @param databases those that are replaced, and the one that is put in their place: the newest first
 */
export async function reachableJournals(
  dataDir: string,
  { databases, backup }: { readonly databases: readonly string[]; readonly backup: string | undefined },
): Promise<ReachableJournals> {
  const points = databases.flatMap(livePointsIn);
  const journalIds = databases.flatMap((file) => settingIn(file, JOURNAL_ID) ?? []);
  const secondPlaces = databases.flatMap((file) => settingIn(file, SECOND_PLACE) ?? []);
  const others: string[] = [];
  const missing: string[] = [];
  for (const path of new Set([...secondPlaces, ...secondPlaceOf(backup)])) {
    if (!(await hasCopies(path))) missing.push(path);
    else others.push(...relatedCopies(path, { journalIds, points }).map(({ folder }) => folder));
  }
  const own = journalFolderIn(dataDir);
  const end = openJournal(own).end();
  const further: string[] = [];
  for (const copy of others) if (!end || !(await isBeginning(own, copy, end))) further.push(copy);
  return { hasOwn: end !== undefined, others: further, missing: end === undefined ? missing : [] };
}

/** A copy that is the beginning of the journal here knows nothing more. */
function isBeginning(own: string, copy: string, end: JournalEnd): Promise<boolean> {
  return compareCopy(own, copy, end).catch(() => false);
}

/** The second place in which a backup lies among the backups that are made by themselves. */
function secondPlaceOf(backup: string | undefined): readonly string[] {
  if (backup === undefined) return [];
  const folder = dirname(backup);
  const path = dirname(dirname(folder));
  return backupsIn(path) === folder ? [path] : [];
}

function livePointsIn(file: string): readonly LivePoint[] {
  try {
    const database = new Database(file, { readonly: true });
    try {
      return database
        .prepare<[], LivePoint>(
          `SELECT DISTINCT ruc, establishment, emission_point AS emissionPoint
           FROM series JOIN entity ON entity.id = series.entity_id WHERE environment = 'live'`,
        )
        .all();
    } finally {
      database.close();
    }
  } catch {
    // Of data that are damaged, the backup says them.
    return [];
  }
}
