import pino from 'pino';
import { onTestFinished } from 'vitest';
import { createHead } from '../../../src-main/head/create-head.ts';
import { threadFile } from '../service/door.ts';
import { type AskedHead, askedHead } from './run-head.ts';

/** A head office in this process, whose clock a test sets; it ends with the test where it was not stopped before. */
export interface HeadOnDay extends AskedHead {
  stop(): Promise<void>;
}

export async function headOnDay(
  clock: { readonly now: Date },
  { database, dataDir }: { readonly database: string; readonly dataDir: string },
): Promise<HeadOnDay> {
  const log = pino({ level: 'silent' });
  const head = await createHead({
    ...{ dataDir, port: 0, host: '127.0.0.1', database, log },
    now: () => clock.now,
    programFile: threadFile,
  });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= head.stop();
    return stopping;
  };
  onTestFinished(stop);
  return { ...askedHead({ ...head, dataDir }), stop };
}
