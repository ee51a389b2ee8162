import Database from 'better-sqlite3';
import { ARRIVAL, JOURNAL_ID, JOURNAL_MARK, MOVED } from '../store/rows/business/setting-names.ts';

/** Longer than any move takes: a file that lies about is a copy like any other, and proves nothing. */
const VALID_MS = 7 * 24 * 60 * 60 * 1000;

/** Makes of a snapshot what arrives at another computer: the numbers go on there. */
export function markArrival(file: string, movedAt: string): void {
  const database = new Database(file);
  try {
    database.transaction(() => {
      const remove = database.prepare('DELETE FROM setting WHERE name = ?');
      for (const name of [MOVED, JOURNAL_ID, JOURNAL_MARK]) remove.run(name);
      database.prepare('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)').run(ARRIVAL, movedAt);
      // One that was stopped for another reason before stays so.
      database
        .prepare(`UPDATE series SET stopped_json = json_extract(stopped_json, '$.was')
           WHERE stopped_json ->> '$.reason' = 'moved'`)
        .run();
    })();
  } finally {
    database.close();
  }
}

/**
 * Whether what arrived says how the numbers go on: the computer it came from gave none since.
 *
 * @param arrival when that computer was fenced; undefined where nothing arrived
 * @param movedFrom when the numbers moved from this folder before; what arrives must have been made after that
 */
export function isProvenBy(arrival: string | undefined, movedFrom: Date | undefined, now: Date): boolean {
  if (arrival === undefined) return false;
  const at = new Date(arrival);
  return now.getTime() - at.getTime() < VALID_MS && (movedFrom === undefined || at > movedFrom);
}
