import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pino from 'pino';
import { type App, createApp } from './app.ts';
import { spanishCommand } from './cli/input/spanish-command.ts';
import { defaultDataDir } from './config.ts';
import { version } from './process/build.ts';
import { exitCodes } from './startup/exit-codes.ts';
import { explainFailure } from './startup/explain-failure.ts';
import { greeting } from './startup/greeting.ts';
import { updatingLine } from './startup/updating.ts';

/** The headless door: the same program as the desktop's, without a window. */
const command = spanishCommand('serve', { version, usageExitCode: exitCodes.usage })
  .description('Inicia el servicio sin ventana')
  .option('--data <carpeta>', 'carpeta de datos', defaultDataDir())
  .option('--port <puerto>', 'puerto en 127.0.0.1 (0: cualquiera libre)')
  .option('--greet', 'muestra el enlace para abrir la ventana en un navegador');

interface ServiceFlags {
  readonly data: string;
  readonly port?: string;
  readonly greet?: true;
}

const flags = command.parse().opts<ServiceFlags>();
const dataDir = resolve(flags.data);
// Standard output is for programs: the ready line alone. Everything else goes to standard error.
const log = pino({ name: 'mostrador' }, pino.destination({ fd: 2, sync: true }));

async function serve(): Promise<void> {
  const app = await createApp({
    dataDir,
    flags: flags.port === undefined ? {} : { port: flags.port },
    env: process.env,
    version,
    log,
    windowFolder: resolve(import.meta.dirname, '../renderer'),
    onUpdate: (step) => console.error(updatingLine(step)),
  });
  stopOnSignal(app);
  const { url, newLink } = await app.listen().catch(async (reason) => {
    await app.stop();
    throw reason;
  });
  const link = flags.greet ? newLink() : undefined;
  console.log(JSON.stringify({ ready: true, url, data_dir: dataDir, ...(link && { link }) }));
  if (link) console.error(greeting({ url, link, dataDir }));
  setTimeout(settle, SETTLED_AFTER_MS).unref();
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

function stopOnSignal(app: App): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      app.stop().then(
        () => process.exit(0),
        (reason) => {
          log.error({ err: reason }, 'could not stop cleanly');
          process.exit(exitCodes.failed);
        },
      );
    });
  }
}

serve().catch((reason) => {
  const failure = explainFailure(reason, { dataDir });
  if (failure) console.error(failure.message);
  else log.fatal({ err: reason }, 'could not start');
  process.exit(failure?.code ?? exitCodes.failed);
});
