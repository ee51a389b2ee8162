import { access } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LivePoint, SeriesHead } from '../../issuing/ports/journal.ts';
import { copiesIn, rootOfCopies } from '../../journal/copy-journal.ts';
import { openJournal } from '../../journal/journal.ts';
import { monthsIn } from '../../journal/month-files.ts';

/** What tells which copies are of the journals of some data. */
export interface Relation {
  /** Of their journal; undefined where they have none. */
  readonly journalId: string | undefined;
  readonly points: readonly LivePoint[];
}

/** A network folder that hangs must not keep the program from starting. */
const ANSWER_MS = 3000;

/** Whether a second place answers, and has copies. */
export async function isThere(secondPlace: string): Promise<boolean> {
  const isFound = access(rootOfCopies(secondPlace)).then(
    () => true,
    () => false,
  );
  return Promise.race([isFound, sleep(ANSWER_MS, false, { ref: false })]);
}

/**
 * The copies in a second place, which must be there, of the journal of some data and of others that gave live numbers at
 * one of their emission points: those of the same data before and after. Other shops may keep theirs in the same folder.
 */
export function relatedCopies(secondPlace: string, { journalId, points }: Relation): readonly string[] {
  const own = new Set(points.map(nameOf));
  return copiesIn(secondPlace).filter((copy) => {
    if (monthsIn(copy).length === 0) return false;
    return (
      basename(dirname(copy)) === journalId ||
      openJournal(copy)
        .heads()
        .some((head) => isOf(own, head))
    );
  });
}

function isOf(points: ReadonlySet<string>, head: SeriesHead): boolean {
  return head.environment === 'live' && points.has(nameOf(head));
}

function nameOf({ ruc, establishment, emissionPoint }: LivePoint): string {
  return `${ruc} ${establishment}-${emissionPoint}`;
}
