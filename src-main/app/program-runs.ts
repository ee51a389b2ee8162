import { stat, utimes } from 'node:fs/promises';
import { serviceFileIn } from '../process/service-file.ts';
import { makeProgramRunStore } from '../store/business/program-run-store.ts';
import type { Store } from '../store/sqlite/open.ts';

/** A switched off computer says nothing: its last sign of life is this old at most. */
const SIGN_OF_LIFE_EVERY_MS = 60_000;

interface ProgramRun {
  readonly store: Store;
  readonly dataDir: string;
  readonly now: () => Date;
  readonly failed: (reason: unknown) => void;
}

/**
 * Keeps when the program ran, for the report of what was authorized late. The time of `service.json` is its sign of life. A disk that
 * takes nothing keeps nobody from selling.
 */
export async function keepProgramRun({
  store,
  dataDir,
  now,
  failed,
}: ProgramRun): Promise<{ stop(): Promise<void> }> {
  const runs = makeProgramRunStore(store);
  const file = serviceFileIn(dataDir);
  const startedAt = now().toISOString();
  await runs.begin(startedAt, (await timeOf(file))?.toISOString()).catch(failed);
  const signOfLife = async () => {
    if (await timeOf(file)) await utimes(file, now(), now());
  };
  const timer = setInterval(() => void signOfLife().catch(failed), SIGN_OF_LIFE_EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await runs.end(startedAt, now().toISOString()).catch(failed);
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
