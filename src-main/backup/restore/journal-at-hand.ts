import { copyFolderIn } from '../../journal/copy-journal.ts';
import { monthsIn } from '../../journal/month-files.ts';
import { journalFolderIn } from '../../process/data-folder.ts';
import { JOURNAL_ID, SECOND_PLACE } from '../../store/business/setting-names.ts';
import { settingIn } from './installation.ts';

/**
 * The journal that tells which numbers were given where the database cannot: the one of the data folder, or else its copy
 * in the second place. Undefined where neither is at hand.
 *
 * @param databases files that may know where the second place is, the newest first
 */
export function journalAtHand(dataDir: string, databases: readonly string[]): string | undefined {
  const own = journalFolderIn(dataDir);
  if (monthsIn(own).length > 0) return own;
  for (const file of databases) {
    const [place, id] = [settingIn(file, SECOND_PLACE), settingIn(file, JOURNAL_ID)];
    if (place === undefined || id === undefined) continue;
    const copy = copyFolderIn(place, id);
    if (monthsIn(copy).length > 0) return copy;
  }
  return undefined;
}
