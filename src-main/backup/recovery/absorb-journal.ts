import type { JournalEntry } from '../../issuing/ports/journal.ts';
import { type Journal, openJournal } from '../../journal/journal.ts';
import { monthsIn } from '../../journal/month-files.ts';
import { readMonth } from '../../journal/read-journal.ts';

interface OwnJournal {
  readonly folder: string;
  readonly journal: Journal;
  readonly now: () => Date;
}

/** So many entries are written together. */
const GROUP = 500;

/**
 * Writes into the journal of a data folder what another one has and it lacks, oldest first: what is put back into the
 * database is in the journal beside it, for the next time.
 */
export async function absorbJournal({ folder, journal, now }: OwnJournal, other: string): Promise<void> {
  const known = new Set<string>();
  for (const month of monthsIn(folder)) {
    for await (const entry of readMonth(folder, month)) known.add(nameOf(entry));
  }
  let group: JournalEntry[] = [];
  for (const month of monthsIn(other)) {
    for await (const entry of readMonth(other, month)) {
      if (known.has(nameOf(entry))) continue;
      group.push(entry);
      if (group.length < GROUP) continue;
      await journal.absorb(group);
      group = [];
    }
  }
  await journal.absorb(group);
  await journal.summarize({ heads: openJournal(other).heads(), at: now() });
}

function nameOf(entry: JournalEntry): string {
  return entry.kind === 'number' ? entry.accessKey : `${entry.documentId} ${entry.revision}`;
}
