import { join } from 'node:path';
import type { Journal } from '../journal/journal.ts';
import { readPlace, writePlace } from '../journal/place.ts';
import { makeSeriesProof } from '../store/journal/series-proof.ts';
import { isKept, unjournaledIn } from '../store/journal/unjournaled.ts';
import type { Store } from '../store/sqlite/open.ts';
import { putBackLost, type Recovery } from './put-back-lost.ts';

/** The journal of a data folder. */
export function journalFolderIn(dataDir: string): string {
  return join(dataDir, 'journal');
}

export interface ProofParts {
  readonly folder: string;
  readonly journal: Journal;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** What was found when the database was held against the journal. */
export interface Proven {
  /** Live series that give no number until a person says the next, because nothing proves it. */
  readonly unproven: number;
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
 * A database that is behind gets back what was signed, and each series goes on above both. A journal that is behind gets
 * what was committed last. Where the journal is not the one these data were kept with, or was copied with them from
 * elsewhere, others may have given the next numbers: the live series are unproven.
 */
export async function proveNumbers(store: Store, parts: ProofParts): Promise<Proven> {
  const { folder, journal, newId, now } = parts;
  const proof = makeSeriesProof(store, { newId });
  const place = readPlace(folder);
  const isOurs = place.isOriginal && place.id !== undefined && place.id === (await proof.journalId());
  const recovery = (await isBehind(store, journal)) ? await putBackLost(store, folder, parts) : undefined;
  const raised = await proof.raise(journal.heads());
  let unproven = 0;
  if (!isOurs) {
    const id = newId();
    unproven = await proof.adopt({ id, at: now() });
    // The database first: interrupted here, the two still do not belong together, and it is done again.
    await journal.summarize(await proof.heads(), now());
    writePlace(folder, id);
  }
  return { unproven, raised, recovery, caughtUp: await catchUp(store, journal) };
}

/** Both get their entries in the same order: a database that has the last one has them all. */
async function isBehind({ db }: Store, { tail }: Journal): Promise<boolean> {
  const last = tail.findLast((said) => said.kind !== 'heads');
  return last !== undefined && !(await isKept(db, last));
}

async function catchUp({ db }: Store, journal: Journal): Promise<number> {
  const signed = new Set(
    journal.tail.flatMap((said) => (said.kind === 'signed' ? [`${said.documentId} ${said.revision}`] : [])),
  );
  const missing = await unjournaledIn(db, {
    highestOf: journal.highestOf,
    isSigned: (documentId, revision) => signed.has(`${documentId} ${revision}`),
    lastAt: journal.tail.at(-1)?.at,
  });
  await journal.prepare(missing).write();
  return missing.length;
}
