import { resolve } from 'node:path';
import { spanishCommand } from './cli/input/spanish-command.ts';
import { createHead } from './head/create-head.ts';
import { NewerDatabaseError } from './head/database/open-database.ts';
import { version } from './process/build.ts';
import { crashFolderIn, logFolderIn } from './process/data-folder.ts';
import { exitCodes } from './startup/exit-codes.ts';
import { explainFailure } from './startup/explain-failure.ts';
import { stopOnSignal } from './startup/stop-on-signal.ts';
import { makeCrashRecorder, recordUncaught } from './support/crashes/crash-recorder.ts';
import { makeProgramLog } from './support/log/program-log.ts';

/** The door of a head office, where the documents of many stations come together. */
const command = spanishCommand('head', { version, usageExitCode: exitCodes.usage })
  .description('Inicia la matriz, donde se reúne lo que emiten las cajas')
  .requiredOption('--data <carpeta>', 'carpeta de la matriz')
  .option('--port <puerto>', 'puerto (0: cualquiera libre)', '7443')
  .option(
    '--listen <dirección>',
    'dirección en la que escucha; 0.0.0.0: todas las de este equipo',
    '127.0.0.1',
  )
  .option('--url <dirección>', 'cómo la alcanzan las cajas, si no es por https://127.0.0.1')
  .option('--database <dirección>', 'PostgreSQL 15 o más nuevo: postgres://usuario:clave@equipo/base')
  .option('--embedded', 'con un PostgreSQL propio en la carpeta');

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

async function serve(): Promise<void> {
  const head = await createHead({
    dataDir,
    port: Number(flags.port),
    host: flags.listen,
    publicUrl: flags.url,
    database: flags.database,
    log,
  });
  void stopOnSignal(head, log);
  console.log(JSON.stringify({ ready: true, url: head.url, pin: head.pin, data_dir: dataDir }));
}

function wrongUse(): string | undefined {
  if ((flags.database === undefined) === (flags.embedded === undefined)) {
    return 'Diga una de las dos: --database con la dirección de un PostgreSQL, o --embedded.';
  }
  if (!/^\d{1,5}$/.test(flags.port)) return 'El puerto debe ser un número.';
  if (flags.url !== undefined && !/^https:\/\/[\w.:[\]-]+$/.test(flags.url)) {
    return 'La dirección de --url se escribe así: https://matriz.ejemplo.ec:7443';
  }
  return undefined;
}

function explain(reason: unknown): { readonly code: number; readonly message: string } | undefined {
  if (reason instanceof NewerDatabaseError) {
    return {
      code: exitCodes.newerData,
      message: 'La base de datos es de una versión más nueva. Actualice Mostrador.',
    };
  }
  const isOfNetwork = reason instanceof Error && 'code' in reason && reason.code === 'ECONNREFUSED';
  if (isOfNetwork) {
    return { code: exitCodes.failed, message: 'El PostgreSQL de --database no contesta.' };
  }
  return explainFailure(reason, { dataDir });
}

const objection = wrongUse();
if (objection !== undefined) {
  console.error(objection);
  process.exit(exitCodes.usage);
}
serve().catch((reason) => {
  const failure = explain(reason);
  if (failure) console.error(failure.message);
  else log.fatal({ err: reason }, 'could not start');
  process.exit(failure?.code ?? exitCodes.failed);
});
