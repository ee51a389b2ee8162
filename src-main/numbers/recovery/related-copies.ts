import { access } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { LivePoint, SeriesHead } from '../../issuing/ports/journal.ts';
import { copiesIn, rootOfCopies } from '../journal/copy-journal.ts';
import { openJournal } from '../journal/journal.ts';
import { monthsIn } from '../journal/month-files.ts';
import { answerInTime } from './answer-in-time.ts';

/** What tells which copies are of the journals of some data. */
export interface Relation {
  /** Of their journals. */
  readonly journalIds: readonly string[];
  readonly points: readonly LivePoint[];
}

/** A copy of a journal in a second place. */
export interface JournalCopy {
  readonly folder: string;
  /** The last live numbers that it knows. */
  readonly liveHeads: readonly SeriesHead[];
}

/** Whether a second place answers, and has copies. */
export async function hasCopies(secondPlace: string): Promise<boolean> {
  const isFound = access(rootOfCopies(secondPlace)).then(
    () => true,
    () => false,
  );
  return answerInTime(isFound, false);
}

/**
 * The copies in a second place, which must be there, of the journals of some data and of others that gave live numbers at
 * one of their emission points: those of the same data before and after. Other shops may keep theirs in the same folder.
 */
export function relatedCopies(secondPlace: string, { journalIds, points }: Relation): readonly JournalCopy[] {
  const own = new Set(points.map(nameOf));
  return copiesIn(secondPlace).flatMap((folder) => {
    if (monthsIn(folder).length === 0) return [];
    const liveHeads = openJournal(folder)
      .heads()
      .filter(({ environment }) => environment === 'live');
    const isRelated =
      journalIds.includes(basename(dirname(folder))) || liveHeads.some((head) => own.has(nameOf(head)));
    return isRelated ? [{ folder, liveHeads }] : [];
  });
}

function nameOf({ ruc, establishment, emissionPoint }: LivePoint): string {
  return `${ruc} ${establishment}-${emissionPoint}`;
}
