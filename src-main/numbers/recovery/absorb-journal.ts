import type { JournalEntry } from '../../issuing/ports/journal.ts';
import { makeChain } from '../journal/chain.ts';
import { type Journal, openJournal } from '../journal/journal.ts';
import { monthsIn } from '../journal/month-files.ts';
import { readMonth } from '../journal/read-journal.ts';

interface OwnJournal {
  readonly folder: string;
  readonly journal: Journal;
}

/** So many entries are written together. */
const GROUP = 500;

/**
 * Writes into the journal of a data folder what others have and it lacks, oldest first: what is put back into the
 * database is in the journal beside it, for the next time. Gives the months of the others that are not as they were
 * written.
 */
export async function absorbJournals(
  { folder, journal, now }: OwnJournal & { readonly now: () => Date },
  others: readonly string[],
): Promise<readonly string[]> {
  const damaged: string[] = [];
  await absorbEntries({ folder, journal }, allOf(others, damaged));
  const heads = others.flatMap((other) => openJournal(other).heads());
  if (others.length > 0) await journal.summarize({ heads, at: now() });
  return damaged;
}

async function* allOf(folders: readonly string[], damaged: string[]): AsyncGenerator<JournalEntry> {
  for (const folder of folders) yield* allEntries(folder, damaged);
}

/** Writes entries into the journal of a data folder that it lacks, in order. */
export async function absorbEntries(
  { folder, journal }: OwnJournal,
  entries: AsyncIterable<JournalEntry>,
): Promise<void> {
  const entryKeys = new Set<string>();
  for await (const entry of allEntries(folder, [])) entryKeys.add(nameOf(entry));
  let group: JournalEntry[] = [];
  for await (const entry of entries) {
    if (entryKeys.has(nameOf(entry))) continue;
    entryKeys.add(nameOf(entry));
    group.push(entry);
    if (group.length < GROUP) continue;
    await journal.absorb(group);
    group = [];
  }
  await journal.absorb(group);
}

/**
 * All that a journal has, oldest first.
 *
 * @param damaged gets the months that are not as they were written
 */
async function* allEntries(folder: string, damaged: string[]): AsyncGenerator<JournalEntry> {
  for (const month of monthsIn(folder)) {
    const chain = makeChain();
    yield* readMonth(folder, month, { chain });
    if (!chain.isWhole()) damaged.push(month);
  }
}

function nameOf(entry: JournalEntry): string {
  return entry.kind === 'number' ? entry.accessKey : `${entry.kind} ${entry.documentId} ${entry.revision}`;
}
