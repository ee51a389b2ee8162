import type { SeriesProof } from '../../store/journal/series-proof.ts';
import { SECOND_PLACE } from '../../store/rows/business/setting-names.ts';
import { makeSettings } from '../../store/rows/business/settings.ts';
import type { Store } from '../../store/sqlite/open.ts';
import { compareCopy, copyFolderIn } from '../journal/copy-journal.ts';
import type { Journal } from '../journal/journal.ts';
import { answerInTime } from './answer-in-time.ts';
import { hasCopies, relatedCopies } from './related-copies.ts';

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
  if (secondPlace === undefined || !(await hasCopies(secondPlace))) return [];
  const other = await otherCopy(secondPlace, data);
  if (!data.areDoubtful) return other;
  return [...new Set([...other, ...(await copiesAhead(secondPlace, data))])];
}

async function otherCopy(
  secondPlace: string,
  { folder, journal, journalId }: OwnData,
): Promise<readonly string[]> {
  const end = journal.end();
  if (journalId === undefined || !end) return [];
  const copy = copyFolderIn(secondPlace, journalId);
  const isOther = compareCopy(folder, copy, end).then(
    (isSame) => !isSame,
    // It is not there: nothing speaks against what is here.
    () => false,
  );
  return (await answerInTime(isOther, false)) ? [copy] : [];
}

async function copiesAhead(secondPlace: string, { journalId, proof }: OwnData): Promise<readonly string[]> {
  const points = await proof.livePoints();
  const journalIds = journalId === undefined ? [] : [journalId];
  const ahead: string[] = [];
  for (const { folder, liveHeads } of relatedCopies(secondPlace, { journalIds, points })) {
    if (await proof.isBehind(liveHeads)) ahead.push(folder);
  }
  return ahead;
}
