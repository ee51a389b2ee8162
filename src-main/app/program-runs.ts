import { stat, utimes } from 'node:fs/promises';
import { DAY_MS } from '../documents/values/ecuador-time.ts';
import { serviceFileIn } from '../process/service-file.ts';
import { makeProgramRunStore } from '../store/business/program-run-store.ts';
import type { Store } from '../store/sqlite/open.ts';

const SIGN_OF_LIFE_EVERY_MS = 60_000;
/** A computer that slept, or that was stopped, gives no signs meanwhile. */
const ASLEEP_AFTER_MS = 3 * SIGN_OF_LIFE_EVERY_MS;
/** A little longer than the longest period of a report. */
const KEPT_MS = 400 * DAY_MS;

interface ProgramRunParts {
  readonly store: Store;
  readonly dataDir: string;
  readonly now: () => Date;
  readonly failed: (reason: unknown) => void;
}

/** The run of this program, as far as others could reach it. */
export interface ProgramRun {
  /** From now on it can be reached. */
  begin(): Promise<void>;
  end(): Promise<void>;
}

/**
 * Keeps when the program ran, for the report of what was authorized late. The time of `service.json` is its sign of life. To be called
 * before anything is delivered: an attempt of this start is no sign of the run before. A disk that takes nothing keeps nobody from
 * selling.
 */
export async function openProgramRun({ store, dataDir, now, failed }: ProgramRunParts): Promise<ProgramRun> {
  const runs = makeProgramRunStore(store);
  const file = serviceFileIn(dataDir);
  let started: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastSign = now();
  let hasFailed = false;
  /** Logged once: a disk that is full stays so for a while. */
  const failedOnce = (reason: unknown) => {
    if (!hasFailed) failed(reason);
    hasFailed = true;
  };

  async function begin(at: Date): Promise<void> {
    started = at.toISOString();
    lastSign = at;
    await runs.begin(started, new Date(at.getTime() - KEPT_MS).toISOString());
  }

  async function signOfLife(): Promise<void> {
    const at = now();
    if (started !== undefined && at.getTime() - lastSign.getTime() > ASLEEP_AFTER_MS) {
      await runs.end(started, lastSign.toISOString());
      await begin(at);
    }
    lastSign = at;
    if (await timeOf(file)) await utimes(file, at, at);
  }

  await runs.endLeftOpen((await timeOf(file))?.toISOString()).catch(failedOnce);
  return {
    async begin() {
      await begin(now()).catch(failedOnce);
      timer = setInterval(() => void signOfLife().catch(failedOnce), SIGN_OF_LIFE_EVERY_MS).unref();
    },
    async end() {
      clearInterval(timer);
      if (started !== undefined) await runs.end(started, now().toISOString()).catch(failedOnce);
    },
  };
}

/** Undefined where there is no such file: before the program listens, and after it was withdrawn. */
async function timeOf(file: string): Promise<Date | undefined> {
  return stat(file).then(
    ({ mtime }) => mtime,
    () => undefined,
  );
}
