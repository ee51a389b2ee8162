import { setTimeout as sleep } from 'node:timers/promises';
import { compareCopy, copyFolderIn } from '../../journal/copy-journal.ts';
import { type Journal, openJournal } from '../../journal/journal.ts';
import { SECOND_PLACE } from '../../store/business/setting-names.ts';
import { makeSettings } from '../../store/business/settings.ts';
import type { SeriesProof } from '../../store/journal/series-proof.ts';
import type { Store } from '../../store/sqlite/open.ts';
import { isThere, relatedCopies } from './related-copies.ts';

interface OwnData {
  /** Of the journal. */
  readonly folder: string;
  readonly journal: Journal;
  /** Undefined where none can be read. */
  readonly journalId: string | undefined;
  readonly proof: SeriesProof;
  /** Whether they may be older than what was issued last, by something else than the second place. */
  readonly areDoubtful: boolean;
}

/**
 * The copies in the second place that know more than the journal here: of the same journal, when it is of another course
 * of things, as this machine went back (a virtual machine that was set back), or another one that looks just like it (a
 * disk cloned block by block) writes there; and where the data are doubtful, of whichever journal numbered on from them.
 */
export async function otherCopies(store: Store, data: OwnData): Promise<readonly string[]> {
  const secondPlace = await makeSettings(store).get(SECOND_PLACE);
  if (secondPlace === undefined || !(await isThere(secondPlace))) return [];
  const other = await otherCopy(secondPlace, data);
  if (!data.areDoubtful) return other;
  return [...new Set([...other, ...(await copiesAhead(secondPlace, data))])];
}

/** A network folder that hangs must not keep the program from starting. */
const COMPARED_WITHIN_MS = 3000;

async function otherCopy(
  secondPlace: string,
  { folder, journal, journalId }: OwnData,
): Promise<readonly string[]> {
  const end = journal.end();
  if (journalId === undefined || !end) return [];
  const copy = copyFolderIn(secondPlace, journalId);
  const isOther = compareCopy(folder, copy, end).then(
    (isSame) => !isSame,
    // It is not there: nothing is said against what is here.
    () => false,
  );
  const late = sleep(COMPARED_WITHIN_MS, false, { ref: false });
  return (await Promise.race([isOther, late])) ? [copy] : [];
}

async function copiesAhead(secondPlace: string, { journalId, proof }: OwnData): Promise<readonly string[]> {
  const points = await proof.livePoints();
  const ahead: string[] = [];
  for (const copy of relatedCopies(secondPlace, { journalId, points })) {
    const heads = openJournal(copy)
      .heads()
      .filter(({ environment }) => environment === 'live');
    if (await proof.isBehind(heads)) ahead.push(copy);
  }
  return ahead;
}
