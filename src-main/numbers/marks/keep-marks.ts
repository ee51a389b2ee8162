import { writeIdentity } from '../journal/identity.ts';
import type { Journal } from '../journal/journal.ts';
import { writeMark } from './number-marks.ts';

export interface MarkParts {
  /** Of the journal. */
  readonly folder: string;
  /** Where the user of this computer keeps the state of programs, outside any data folder. */
  readonly stateDir: string;
  /** Of the journal. */
  readonly id: string;
  readonly journal: Pick<Journal, 'end' | 'heads' | 'onWritten'>;
  /** The disk took one of the two not: once for each time that it begins to fail. */
  readonly failed: (reason: unknown) => void;
}

export interface KeptMarks {
  /** Writes the mark outside now. */
  write(): Promise<void>;
  /** Writes both a last time. */
  stop(): Promise<void>;
}

/** After a write, so that sales in a row share one. */
const DELAY_MS = 1000;

/**
 * Keeps how far a journal got: in the identity of its folder, made anew at each start and written at each end, and in the
 * mark outside, behind the sales and never in their way. Without either the program goes on: the next start has less to
 * compare the folder with.
 */
export function keepMarks({ folder, stateDir, id, journal, failed }: MarkParts): KeptMarks {
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isFailing = false;

  async function writeNow(): Promise<void> {
    const end = journal.end();
    const heads = journal.heads().filter(({ environment }) => environment === 'live');
    // Only live numbers are proven: practice leaves nothing in the user's state.
    if (!end || heads.length === 0) return;
    try {
      await writeMark(stateDir, { id, end, heads });
      isFailing = false;
    } catch (reason) {
      if (!isFailing) failed(reason);
      isFailing = true;
    }
  }

  function renewIdentity(): void {
    try {
      writeIdentity(folder, { id, end: journal.end() });
    } catch (reason) {
      failed(reason);
    }
  }

  /** One at a time, the newest last. */
  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeNow);
    return writing;
  }

  renewIdentity();
  journal.onWritten(() => {
    timer ??= setTimeout(write, DELAY_MS).unref();
  });
  return {
    write,
    async stop() {
      await write();
      renewIdentity();
    },
  };
}
