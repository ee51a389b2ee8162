import { resolve } from 'node:path';
import { keysOf } from '../documents/values/keys-of.ts';
import { createHead, type Head } from '../head/create-head.ts';
import { version } from '../process/build.ts';
import { crashFolderIn, logFolderIn } from '../process/data-folder.ts';
import { HEAD_STOPS_WITHIN_MS, type HeadMessage } from '../process/head/head-message.ts';
import { translate } from '../process/language.ts';
import { ownFolder } from '../store/sqlite/own-folder.ts';
import { makeCrashRecorder, recordUncaught } from '../support/crashes/crash-recorder.ts';
import { makeProgramLog } from '../support/log/program-log.ts';
import { exitCodes } from './exit-codes.ts';
import { explainHeadFailure } from './explain-head-failure.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Where the database of a head office is. */
export interface DatabaseFlags {
  readonly database?: string;
  readonly embedded?: true;
}

/** As it is started. */
export interface HeadFlags extends DatabaseFlags {
  readonly port: string;
  readonly listen: string;
  readonly url?: string;
}

/** Runs a head office in this process until a signal, or the program that started it, ends it. */
export function serveHead({ data, ...flags }: HeadFlags & { readonly data: string }): void {
  const dataDir = resolve(data);
  // Standard output is for programs: the ready line alone. Everything else goes to standard error.
  const log = makeProgramLog({ name: 'mostrador-matriz', folder: logFolderIn(dataDir) });
  log.level = 'warn';
  recordUncaught(makeCrashRecorder({ folder: crashFolderIn(dataDir), version }));
  const ending = new AbortController();

  async function serve(): Promise<void> {
    // Before anything is looked at: a second head office would stop the database of the first.
    ownFolder(dataDir);
    const starting = createHead({
      dataDir,
      port: Number(flags.port),
      host: flags.listen,
      publicUrl: flags.url,
      database: flags.database,
      log,
      signal: ending.signal,
      databaseGone(reason) {
        log.fatal({ err: reason }, 'the database of this head office ended');
        console.error(
          translate({
            es: 'El PostgreSQL de la matriz terminó y no vuelve a iniciar: mire el registro. La matriz se cierra.',
            en: 'The PostgreSQL of the head office ended and does not start again: see the log. The head office closes.',
          }),
        );
        exitWith(explainHeadFailure(reason, dataDir)?.code ?? exitCodes.failed);
      },
    });
    void stopOnSignal({ stop: () => stop(starting) }, log);
    endWithStarter();
    const head = await starting;
    tellStarter({ ready: true });
    console.log(JSON.stringify({ ready: true, url: head.url, pin: head.pin, data_dir: dataDir }));
  }

  /** While it starts too: what it began is given up. */
  async function stop(starting: Promise<Head>): Promise<void> {
    ending.abort();
    const [started] = await Promise.allSettled([starting]);
    if (started.status === 'fulfilled') await started.value.stop();
  }

  serve().catch((reason) => {
    // The signal that gave it up ends it.
    if (ending.signal.aborted) return;
    const failure = explainHeadFailure(reason, dataDir);
    if (failure) console.error(translate(failure.message));
    // Nobody reads what it prints where another program started it.
    if (failure === undefined || process.send) log.fatal({ err: reason }, 'could not start');
    exitWith(failure?.code ?? exitCodes.failed);
  });
}

/** Another program started it, as that of a till does on its own computer: it ends with that, however that ends. */
function endWithStarter(): void {
  const end = () => {
    setTimeout(killAll, HEAD_STOPS_WITHIN_MS).unref();
    process.emit('SIGTERM');
  };
  // Before anybody could hear so.
  if (process.connected === false) end();
  else process.once('disconnect', end);
}

/** With what it started, which is in the group of processes that it leads where a till started it. */
function killAll(): void {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}

function exitWith(code: number): never {
  tellStarter({ failed: keysOf(exitCodes).find((name) => exitCodes[name] === code) ?? 'failed' });
  process.exit(code);
}

function tellStarter(message: HeadMessage): void {
  // It may have gone.
  if (process.connected) process.send?.(message);
}
