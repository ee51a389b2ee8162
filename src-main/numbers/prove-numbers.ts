import type { UnprovenCause } from '../contract/business/entity.ts';
import { makeSeriesProof } from '../store/journal/series-proof.ts';
import { isKept, unjournaledIn } from '../store/journal/unjournaled.ts';
import type { Store } from '../store/sqlite/open.ts';
import { isProvenBy } from './arrival.ts';
import { type JournalIdentity, readIdentity, writeIdentity } from './journal/identity.ts';
import type { Journal } from './journal/journal.ts';
import { hasEnd } from './journal/journal-end.ts';
import type { NumberMark } from './marks/number-marks.ts';
import { readMovedMark, removeMovedMark } from './moved-mark.ts';
import { absorbJournals } from './recovery/absorb-journal.ts';
import { otherCopies } from './recovery/other-copies.ts';
import { putBackLost, type Recovery } from './recovery/put-back-lost.ts';

export interface ProofParts {
  readonly folder: string;
  readonly journal: Journal;
  /** What this computer remembers outside its data folders. */
  readonly marks: readonly NumberMark[];
  readonly newId: () => string;
  readonly now: () => Date;
}

/** What was found when the database was held against the journal. */
export interface Proven {
  /** The journal that goes with these data from now on. */
  readonly journalId: string;
  /** Live series that give no number until a person states the next, because nothing proves it. */
  readonly unproven: number;
  /** Why nothing proves it; undefined where the numbers are proven. */
  readonly cause: UnprovenCause | undefined;
  /** Series that went on above what the database knew. */
  readonly raised: number;
  /** Entries that were committed and had not reached the journal. */
  readonly caughtUp: number;
  /** What the database had lost; undefined when that was nothing. */
  readonly recovery: Recovery | undefined;
}

/**
 * Holds the database against the journal beside it, at every start and before anything is issued (decision 0020).
 *
 * A database that is behind gets back what it lost, and each series goes on above both. A journal that is behind gets
 * what was committed last. The live series are unproven where others may have given the next numbers: the journal is not
 * the one these data were kept with, or was copied with them, or is not as it was written, or what this computer or the
 * second place remember goes beyond it.
 */
export async function proveNumbers(store: Store, parts: ProofParts): Promise<Proven> {
  const { folder, journal, marks, newId, now } = parts;
  const proof = makeSeriesProof(store, { newId });
  const identity = readIdentity(folder);
  const isAsWritten = isJournalAsWritten(identity, parts);
  const isOwn = identity.id !== undefined && identity.isOriginal && identity.id === (await proof.journalId());
  const raised = await proof.raise(journal.heads());
  const remembered = marks.flatMap(({ heads }) => heads);
  const isPassed = await proof.isBehind(remembered);
  const areDoubtful = isPassed || !isAsWritten || !isOwn;
  const copies = await otherCopies(store, { folder, journal, journalId: identity.id, proof, areDoubtful });
  const damagedCopies = await absorbJournals(parts, copies);
  const isLost = copies.length > 0 || (await isBehind(store, journal, await proof.mark()));
  const recovered = isLost ? await putBackLost(store, folder, parts) : undefined;
  await proof.raise([...journal.heads(), ...remembered]);
  const isDamaged = !isAsWritten || (recovered !== undefined && recovered.damagedMonths.length > 0);
  const recovery = recovered && withDamaged(recovered, damagedCopies);
  const wasBehind = isPassed || copies.length > 0;
  const cause = wasBehind ? 'behind' : isDamaged ? 'journal_damaged' : isOwn ? undefined : 'copied';
  let journalId = identity.id;
  let unproven = 0;
  if (cause !== undefined || journalId === undefined) {
    journalId = newId();
    const arrival = await proof.arrival();
    // A folder that was started since the numbers arrived and copied then proves no more than any copy.
    const isFirst = identity.id === undefined || identity.isOriginal;
    const isSound = !wasBehind && !isDamaged && isFirst;
    const isProven = isSound && isProvenBy(arrival, readMovedMark(folder), now());
    unproven = await proof.adopt({ id: journalId, at: now(), cause: isProven ? undefined : cause });
    // The database first: interrupted here, the two still do not belong together, and it is done again.
    await journal.summarize({ heads: await proof.heads(), at: now() });
    writeIdentity(folder, { id: journalId, end: journal.end() });
    // The numbers that left this folder are back.
    if (isProven) removeMovedMark(folder);
  }
  const caughtUp = await catchUp(store, journal);
  // What is of a business that is not set up again yet is for a later start.
  const isComplete = recovery?.left.every(({ why }) => why !== 'other_business') ?? true;
  if (isComplete && (isLost || cause !== undefined || caughtUp > 0 || isBehindMonth(journal, now()))) {
    const mark = newId();
    await proof.setMark(mark);
    await journal.summarize({ heads: [], at: now(), mark });
  }
  return { journalId, unproven, cause, raised, recovery, caughtUp };
}

/** What the copies in the second place lack cannot be put back either. */
function withDamaged(recovery: Recovery, months: readonly string[]): Recovery {
  return { ...recovery, damagedMonths: [...new Set([...recovery.damagedMonths, ...months])].toSorted() };
}

/**
 * Whether the journal still has all that it had by what was written down of it, in its folder and outside: months that
 * were cut off, changed or taken away are none that it may be believed without.
 */
function isJournalAsWritten({ id, end }: JournalIdentity, { folder, journal, marks }: ProofParts): boolean {
  const ends = [end, ...marks.flatMap((mark) => (mark.id === id ? [mark.end] : []))];
  return journal.isWhole && ends.every((one) => one === undefined || hasEnd(folder, one));
}

/**
 * Both get their entries in the same order, so that a database that has the last one has them all; but for what reached
 * one of them later, as it was put back or caught up with: then both have a new mark, and have all that is before it.
 */
async function isBehind({ db }: Store, journal: Journal, mark: string | undefined): Promise<boolean> {
  if (journal.mark() !== mark) return true;
  const marked = journal.tail.findIndex((record) => record.kind === 'heads' && record.mark === mark);
  const last = journal.tail.slice(marked + 1).findLast((record) => record.kind !== 'heads');
  return last !== undefined && !(await isKept(db, last));
}

/** With a mark in each month, a search for what was lost reads few of them. */
function isBehindMonth(journal: Journal, now: Date): boolean {
  const end = journal.end();
  return end !== undefined && end.month < now.toISOString().slice(0, 7);
}

async function catchUp({ db }: Store, journal: Journal): Promise<number> {
  const written = new Set(
    journal.tail.flatMap((record) =>
      record.kind === 'revision' || record.kind === 'signed'
        ? [`${record.kind} ${record.documentId} ${record.revision}`]
        : [],
    ),
  );
  const missing = await unjournaledIn(db, {
    highestOf: journal.highestOf,
    has: (kind, documentId, revision) => written.has(`${kind} ${documentId} ${revision}`),
    lastAt: journal.tail.at(-1)?.at,
  });
  await journal.prepare(missing).write();
  return missing.length;
}
