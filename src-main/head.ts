import { resolve } from 'node:path';
import { localizedCommand } from './cli/input/localized-command.ts';
import { placeholders } from './cli/input/placeholders.ts';
import { keysOf } from './documents/values/keys-of.ts';
import { createHead, type Head } from './head/create-head.ts';
import { NewerDatabaseError } from './head/database/open-database.ts';
import { NoPostgresError, UnsupportedSystemError } from './head/embedded/postgres-programs.ts';
import { ClosedFolderError } from './head/embedded/postgres-user.ts';
import { version } from './process/build.ts';
import { crashFolderIn, logFolderIn } from './process/data-folder.ts';
import { HEAD_STOPS_WITHIN_MS, type HeadMessage } from './process/head/head-message.ts';
import { translate } from './process/language.ts';
import { exitCodes } from './startup/exit-codes.ts';
import { type ExplainedFailure, explainFailure } from './startup/explain-failure.ts';
import { stopOnSignal } from './startup/stop-on-signal.ts';
import { ownFolder } from './store/sqlite/own-folder.ts';
import { makeCrashRecorder, recordUncaught } from './support/crashes/crash-recorder.ts';
import { makeProgramLog } from './support/log/program-log.ts';

/** The door of a head office, where the documents of many stations come together. */
const command = localizedCommand('head', { version, usageExitCode: exitCodes.usage })
  .description(
    translate({
      es: 'Inicia la matriz, donde se reúne lo que emiten las cajas',
      en: 'Starts the head office, where what tills issue comes together',
    }),
  )
  .requiredOption(
    `--data <${placeholders.folder}>`,
    translate({ es: 'carpeta de la matriz', en: 'folder of the head office' }),
  )
  .option(
    `--port <${placeholders.port}>`,
    translate({ es: 'puerto (0: cualquiera libre)', en: 'port (0: any that is free)' }),
    '7443',
  )
  .option(
    `--listen <${placeholders.address}>`,
    translate({
      es: 'dirección en la que escucha; 0.0.0.0: todas las de este equipo',
      en: 'address on which it listens; 0.0.0.0: all of this computer',
    }),
    '127.0.0.1',
  )
  .option(
    `--url <${placeholders.address}>`,
    translate({
      es: 'cómo la alcanzan las cajas, si no es por https://127.0.0.1',
      en: 'how tills reach it, if not by https://127.0.0.1',
    }),
  )
  .option(
    `--database <${placeholders.address}>`,
    translate({
      es: 'PostgreSQL 15 o más nuevo: postgres://usuario:clave@equipo/base',
      en: 'PostgreSQL 15 or newer: postgres://user:password@computer/database',
    }),
  )
  .option(
    '--embedded',
    translate({
      es: 'con un PostgreSQL propio en la carpeta',
      en: 'with a PostgreSQL of its own in the folder',
    }),
  );

interface HeadFlags {
  readonly data: string;
  readonly port: string;
  readonly listen: string;
  readonly url?: string;
  readonly database?: string;
  readonly embedded?: true;
}

const flags = command.parse().opts<HeadFlags>();
const dataDir = resolve(flags.data);
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
      exitWith(explain(reason)?.code ?? exitCodes.failed);
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

function wrongUse(): string | undefined {
  if ((flags.database === undefined) === (flags.embedded === undefined)) {
    return translate({
      es: 'Diga una de las dos: --database con la dirección de un PostgreSQL, o --embedded.',
      en: 'Say one of the two: --database with the address of a PostgreSQL, or --embedded.',
    });
  }
  if (!/^\d{1,5}$/.test(flags.port))
    return translate({ es: 'El puerto debe ser un número.', en: 'The port must be a number.' });
  if (flags.url !== undefined && !/^https:\/\/[\w.:[\]-]+$/.test(flags.url)) {
    return translate({
      es: 'La dirección de --url se escribe así: https://matriz.ejemplo.ec:7443',
      en: 'The address of --url is written so: https://head.example.ec:7443',
    });
  }
  return undefined;
}

function explain(reason: unknown): ExplainedFailure | undefined {
  if (reason instanceof NewerDatabaseError) {
    return {
      code: exitCodes.newerData,
      message: {
        es: 'La base de datos es de una versión más nueva. Actualice Mostrador.',
        en: 'The database is of a newer version. Update Mostrador.',
      },
    };
  }
  if (reason instanceof NoPostgresError) {
    const { needed } = reason;
    return {
      code: exitCodes.noDatabase,
      message:
        needed === undefined
          ? {
              es: 'En este equipo no hay ningún PostgreSQL. Instale uno (en Debian y Ubuntu: sudo apt install postgresql), o indique el de otro con --database.',
              en: 'There is no PostgreSQL on this computer. Install one (on Debian and Ubuntu: sudo apt install postgresql), or name that of another with --database.',
            }
          : {
              es: `Los datos de la matriz son de PostgreSQL ${needed}, y este equipo no lo tiene: otra versión no los lee. Instale la ${needed}.`,
              en: `The data of the head office are of PostgreSQL ${needed}, which this computer has not: no other version reads them. Install ${needed}.`,
            },
    };
  }
  if (reason instanceof UnsupportedSystemError) {
    return {
      code: exitCodes.unsupportedSystem,
      message: {
        es: 'En Windows la matriz no inicia un PostgreSQL propio todavía. Indique uno con --database.',
        en: 'On Windows the head office does not run a PostgreSQL of its own yet. Name one with --database.',
      },
    };
  }
  if (reason instanceof ClosedFolderError) {
    const { folder } = reason;
    return {
      code: exitCodes.closedFolder,
      message: {
        es: `PostgreSQL no corre como root: su usuario «postgres» tiene que poder pasar por ${folder} (chmod o+x ${folder}). O inicie la matriz con un usuario que no sea root.`,
        en: `PostgreSQL does not run as root: its user “postgres” must be able to pass through ${folder} (chmod o+x ${folder}). Or start the head office as a user other than root.`,
      },
    };
  }
  const isOfNetwork = reason instanceof Error && 'code' in reason && reason.code === 'ECONNREFUSED';
  if (isOfNetwork) {
    return {
      code: exitCodes.failed,
      message: {
        es: 'El PostgreSQL de --database no contesta.',
        en: 'The PostgreSQL of --database does not answer.',
      },
    };
  }
  return explainFailure(reason, { dataDir });
}

const usageError = wrongUse();
if (usageError !== undefined) {
  console.error(usageError);
  process.exit(exitCodes.usage);
}
serve().catch((reason) => {
  // The signal that gave it up ends it.
  if (ending.signal.aborted) return;
  const failure = explain(reason);
  if (failure) console.error(translate(failure.message));
  // Nobody reads what it prints where another program started it.
  if (failure === undefined || process.send) log.fatal({ err: reason }, 'could not start');
  exitWith(failure?.code ?? exitCodes.failed);
});
