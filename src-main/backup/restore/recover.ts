import { v7 as uuid } from 'uuid';
import { openJournal } from '../../numbers/journal/journal.ts';
import { monthsIn } from '../../numbers/journal/month-files.ts';
import { absorbJournals } from '../../numbers/recovery/absorb-journal.ts';
import { businessFromJournal } from '../../numbers/recovery/business-from-journal.ts';
import { putBackLost, type Recovery } from '../../numbers/recovery/put-back-lost.ts';
import { reportIncomplete } from '../../numbers/recovery/report-incomplete.ts';
import { dataFileIn, journalFolderIn } from '../../process/data-folder.ts';
import { makeSeriesProof } from '../../store/journal/series-proof.ts';
import { makeEventLog } from '../../store/rows/business/event-log.ts';
import { openStore } from '../../store/sqlite/open.ts';

export interface Recovered extends Recovery {
  /** Folders of the journals that were read. */
  readonly journals: readonly string[];
  /** Whether the business itself had to be taken from what it signed, as there were no data of it. */
  readonly madeBusiness: boolean;
}

/**
 * Puts back into the data of a folder, which must be owned, what its journal and others have and they lack; each series
 * goes on above all of them.
 */
export async function recoverFromJournals(dataDir: string, others: readonly string[]): Promise<Recovered> {
  const own = journalFolderIn(dataDir);
  const journals = [...(monthsIn(own).length > 0 ? [own] : []), ...others];
  const journal = openJournal(own);
  try {
    const damaged = await absorbJournals({ folder: own, journal, now }, others);
    const store = openStore(dataFileIn(dataDir));
    try {
      const madeBusiness = await businessFromJournal(store, own, { newId, now });
      const recovery = await putBackLost(store, own, { newId, now });
      await makeSeriesProof(store, { newId }).raise(journal.heads());
      const damagedMonths = [...new Set([...damaged, ...recovery.damagedMonths])].toSorted();
      const recovered = { ...recovery, journals, damagedMonths, madeBusiness };
      await reportIncomplete(makeEventLog(store, { newId, now }), recovered);
      return recovered;
    } finally {
      await store.close();
    }
  } finally {
    journal.close();
  }
}

const newId = () => uuid();
const now = () => new Date();
