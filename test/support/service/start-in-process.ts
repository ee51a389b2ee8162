import { createApp } from '../../../src-main/app/app.ts';
import type { ProgramWaits } from '../../../src-main/app/context/context.ts';
import { archiveThreads, type RunArchiveWork } from '../../../src-main/backup/archive/archive-thread.ts';
import { version } from '../../../src-main/process/build.ts';
import { logFolderIn } from '../../../src-main/process/data-folder.ts';
import { windowFolder } from '../../../src-main/process/program-file.ts';
import type { KeyProtector } from '../../../src-main/secrets/key-protector.ts';
import { makeProgramLog } from '../../../src-main/support/log/program-log.ts';
import { deliveryBackoff } from '../../../src-main/sync/delivery/delivery-backoff.ts';
import { quickArchives } from '../backup/quick-archives.ts';
import { doorFile, threadFile } from './door.ts';
import { stateFolderOf } from './state-folder.ts';

/** A service that answers on a port of its own, in this process or in another one. */
export interface AnsweringService {
  /** Where it answers. */
  readonly url: string;
  readonly dataDir: string;
  /** Everything it logged so far. */
  log(): string;
  /** Ends it in order: what is in hand is finished. */
  stop(): Promise<unknown>;
}

/** What a test waits for is looked for at once. */
export const shortWaits: ProgramWaits = {
  headOfficeLookMs: 20,
  headOfficeAnswerSeconds: 1,
  roomLookMs: 100,
  secondPlaceDelayMs: 20,
  secondPlaceRetryMs: 200,
  tokenFirstLookMs: 100,
  // A tenth of the usual ones, so that what comes first still comes first.
  deliveryRetriesMs: deliveryBackoff.delays.map((delay) => delay / 10),
};

/** A service in this process. */
export interface ServiceInProcess extends AnsweringService {
  /** Opens the window in a browser, once. */
  newLink(): string;
}

/** Starts the service in this process, as the headless door does in one of its own: sooner, and the same to its clients. */
export async function startInProcess({
  data: dataDir,
  env,
  now,
  waits,
  archiveWork = quickArchives(archiveThreads(threadFile('backup-thread'))),
  keyProtector,
}: {
  readonly data: string;
  readonly env: Readonly<Record<string, string>>;
  /** Another clock than the machine's. */
  readonly now?: () => Date;
  /** Others than the short ones of tests. */
  readonly waits?: ProgramWaits;
  /** Another than the quick one of tests. */
  readonly archiveWork?: RunArchiveWork;
  /** The system's, as a desktop brings it; none, as in the headless service, when left out. */
  readonly keyProtector?: KeyProtector;
}): Promise<ServiceInProcess> {
  const lines: string[] = [];
  const standardError = { write: (line: string) => void lines.push(line) };
  const app = await createApp({
    dataDir,
    flags: { port: '0' },
    env: { MOSTRADOR_STATE: stateFolderOf(dataDir), ...env },
    version,
    log: makeProgramLog({ name: 'mostrador', folder: logFolderIn(dataDir), standardError }),
    windowFolder,
    onUpdate: () => {},
    archiveWork,
    programFile: threadFile,
    headFile: doorFile('head'),
    waits: { ...shortWaits, ...waits },
    ...(now && { now }),
    ...(keyProtector && { keyProtector }),
  });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= app.stop();
    return stopping;
  };
  try {
    const { url, newLink } = await app.listen();
    return { url, newLink, dataDir, log: () => lines.join(''), stop };
  } catch (reason) {
    await stop();
    throw reason;
  }
}
