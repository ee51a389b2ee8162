import { dirname } from 'node:path';
import type { Logger } from 'pino';
import type { EventLog } from '../../../reading/events/event-log.ts';
import type { Store } from '../open.ts';
import { integrityRecordsIn } from './integrity-record.ts';
import { type IntegrityNews, type IntegrityWatch, startIntegrityWatch } from './integrity-watch.ts';
import { runIntegrityCheck } from './run-integrity-check.ts';

export interface DataFileWatchOptions {
  readonly file: string;
  /** The program of `integrity-thread`. */
  readonly threadFile: string;
  readonly now: () => Date;
  readonly log: Logger;
  readonly events: Pick<EventLog, 'append'>;
  /** The file can be written again: what rested may go on. */
  readonly writableAgain: () => void;
}

/**
 * Watches over an open store until it is stopped, and logs what becomes of its file. To be started last of
 * all: the lock that earlier damage left behind stops every write, also those that a start makes.
 */
export function watchDataFile(store: Store, options: DataFileWatchOptions): IntegrityWatch {
  const { file, threadFile, now, log, events, writableAgain } = options;
  const integrity = startIntegrityWatch({
    condition: store.condition,
    records: integrityRecordsIn(dirname(file)),
    wasLeftOpen: store.wasLeftOpen,
    check: (how) => runIntegrityCheck(threadFile, { file, ...how }),
    now,
    report,
  });
  const unwatch = store.condition.watch((state) => {
    if (state.kind === 'sound') {
      log.info('the data file can be written');
      writableAgain();
    } else if (state.kind !== 'damaged') {
      log.warn({ storage: state }, 'the data file cannot be written');
    }
  });

  function report(news: IntegrityNews): void {
    switch (news.kind) {
      case 'damaged':
        log.error(
          { storage: news },
          'the data file is damaged: nothing is written until a backup is restored',
        );
        break;
      case 'sound_again':
        log.warn({ storage: news }, 'the data file is sound again');
        keepInHistory(news);
        break;
      case 'not_checked':
        log.warn({ storage: news }, 'the data file could not be checked');
    }
  }

  /** Afterwards: nothing is written to a file while it is damaged. */
  function keepInHistory({ foundAt, detail }: Extract<IntegrityNews, { kind: 'sound_again' }>): void {
    events
      .append({ type: 'storage.damaged', data: { found_at: foundAt, detail } })
      .catch((reason) => log.error({ err: reason }, 'event not written'));
  }

  return {
    checked: integrity.checked,
    async stop() {
      unwatch();
      await integrity.stop();
    },
  };
}
