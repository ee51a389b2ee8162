import { v7 as uuid } from 'uuid';
import { stateDirOf } from '../../config/default-folders.ts';
import { type Fence, startFence } from '../../numbers/fence.ts';
import type { Journal } from '../../numbers/journal/journal.ts';
import { keepMarks } from '../../numbers/marks/keep-marks.ts';
import { readMarks } from '../../numbers/marks/number-marks.ts';
import { proveNumbers } from '../../numbers/prove-numbers.ts';
import { putBackLost } from '../../numbers/recovery/put-back-lost.ts';
import { reportIncomplete } from '../../numbers/recovery/report-incomplete.ts';
import { journalFolderIn } from '../../process/data-folder.ts';
import { makeMovedSeries } from '../../store/business/series/moved-series.ts';
import { makeSeriesProof } from '../../store/journal/series-proof.ts';
import { makeEventLog } from '../../store/rows/business/event-log.ts';
import type { Store } from '../../store/sqlite/open.ts';
import { makeStationStore } from '../../store/station/station-store.ts';
import type { ProgramOptions } from '../context/context.ts';

/** What keeps the numbers of a running program. */
export interface Numbers {
  /** Whether they moved to another computer. */
  readonly fence: Fence;
  /** For series made since the start: they go on above what the journal and this computer know, whatever was stated. */
  raise(): Promise<void>;
  /** Writes down how far the journal got: when nothing is written to it any more. */
  stop(): Promise<void>;
}

/** Holds the numbers of the database against the journal before anything is issued, and logs what it found. */
export async function proveNumbersAtStart(
  { dataDir, env, log, now = () => new Date() }: ProgramOptions,
  { store, journal }: { readonly store: Store; readonly journal: Journal },
): Promise<Numbers> {
  const newId = () => uuid();
  const folder = journalFolderIn(dataDir);
  const stateDir = stateDirOf(env);
  const marks = readMarks(stateDir);
  const proofResult = await proveNumbers(store, { folder, journal, marks, newId, now });
  const { unproven, raised, recovery } = proofResult;
  const keeping = keepMarks({
    folder,
    stateDir,
    id: proofResult.journalId,
    journal,
    failed: (reason) => log.warn({ err: reason }, 'how far the journal got could not be written down'),
  });
  if (recovery)
    log.warn({ journal: proofResult }, 'the database had lost documents: the journal gave them back');
  else if (raised > 0) log.warn({ journal: proofResult }, 'series went on above what the database knew');
  if (recovery) await reportIncomplete(makeEventLog(store, { newId, now }), recovery);
  if (unproven > 0)
    log.warn({ journal: proofResult }, 'live series are unproven: a person must say the next numbers');
  const proof = makeSeriesProof(store, { newId });
  const series = makeMovedSeries(store, { newId });
  const fence = await startFence({ folder, series, now });
  const station = makeStationStore(store, { newId });
  await station.hold(now());
  // An older copy was put in the place of the data: what was reported since is reported again.
  if (recovery || raised > 0) await station.doubt();
  const movedAt = fence.since();
  if (movedAt) log.warn({ movedAt }, 'the business moved to another computer: nothing live is issued here');
  return {
    fence,
    async raise() {
      await fence.hold();
      await station.hold(now());
      await proof.raise([...journal.heads(), ...marks.flatMap(({ heads }) => heads)]);
      // What had been lost with the business itself comes back with it.
      if (recovery?.left.some(({ why }) => why === 'other_business')) {
        await putBackLost(store, folder, { newId, now });
      }
    },
    stop: () => keeping.stop(),
  };
}
