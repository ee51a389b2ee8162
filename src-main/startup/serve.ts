import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type App, createApp } from '../app/app.ts';
import { version } from '../process/build.ts';
import { crashFolderIn, logFolderIn } from '../process/data-folder.ts';
import { translate } from '../process/language.ts';
import { windowFolder } from '../process/program-file.ts';
import { makeCrashRecorder, recordUncaught } from '../support/crashes/crash-recorder.ts';
import { makeProgramLog } from '../support/log/program-log.ts';
import { exitCodes } from './exit-codes.ts';
import { explainFailure } from './explain-failure.ts';
import { greeting } from './greeting.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { updatingLine } from './updating.ts';

export interface ServeFlags {
  readonly data: string;
  /** In words, as it was given: the program's settings say what a port is. */
  readonly port?: string;
  /** Shows the one-time link that opens the window in a browser. */
  readonly greet?: true;
}

/** Runs the service in this process until a signal ends it: the same program as the desktop's, without a window. */
export async function serve(flags: ServeFlags): Promise<void> {
  const dataDir = resolve(flags.data);
  // Standard output is for programs: the ready line alone. Everything else goes to standard error.
  const log = makeProgramLog({ name: 'mostrador', folder: logFolderIn(dataDir) });
  recordUncaught(makeCrashRecorder({ folder: crashFolderIn(dataDir), version }));
  let opened: App;
  let ended: Promise<unknown> | undefined;
  // Where it answers; once that is known it stays so.
  let port = flags.port;
  /** Closed and opened again, in the same process: its parent, and every window, goes on with it. */
  let turning: Promise<void> = Promise.resolve();
  const startAgain = () => {
    turning = opened.stop().then(() => open(opened.sessions));
    turning.catch((reason: unknown) => fail(reason));
  };
  const fail = (reason: unknown): never => {
    const failure = explainFailure(reason, { dataDir });
    if (failure) console.error(translate(failure.message));
    else log.fatal({ err: reason }, 'could not start');
    process.exit(failure?.code ?? exitCodes.failed);
  };
  const stop = async () => {
    await turning;
    await opened.stop();
  };
  const open = async (sessions?: App['sessions']): Promise<void> => {
    const app = await createApp({
      dataDir,
      flags: port === undefined ? {} : { port },
      env: process.env,
      version,
      log,
      windowFolder,
      onUpdate: (step) => console.error(updatingLine(step)),
      startAgain,
      ...(sessions && { sessions }),
    });
    opened = app;
    // Before it is announced as ready: the reader of that may end it at once.
    ended ??= stopOnSignal({ stop }, log);
    const { url, newLink } = await app.listen().catch(async (reason) => {
      await app.stop();
      throw reason;
    });
    ({ port } = new URL(url));
    const link = flags.greet ? newLink() : undefined;
    console.log(JSON.stringify({ ready: true, url, data_dir: dataDir, ...(link && { link }) }));
    if (link) console.error(greeting({ url, link, dataDir }));
    if (process.getuid?.() === 0) {
      log.warn('the service runs as root, and so do its data: a window of another user does not open them');
    }
    setTimeout(settle, SETTLED_AFTER_MS).unref();
  };
  try {
    await open();
    await ended;
  } catch (reason) {
    fail(reason);
  }
}

/** By then the first sale is warm too (`app/warm-up.ts`). */
const SETTLED_AFTER_MS = 10_000;

async function settle(): Promise<void> {
  await keepCompiled();
  giveMemoryBack();
}

/**
 * Keeps what is compiled by now for the next start. Node does so only when a program ends by itself, and by then has
 * forgotten what the start needed; the computer of a shop is just switched off.
 */
async function keepCompiled(): Promise<void> {
  const { flushCompileCache } = await import('node:module');
  flushCompileCache();
}

/**
 * Collects once what the start left behind, a fifth of all that the service holds. V8 would keep it, and the room it grew
 * into, until new objects need it, which at rest none do. Node shows its collector to nobody unless this flag is set.
 */
function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
}
