import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { backupTo } from './backup/backup.ts';
import { restoreFrom } from './backup/restore.ts';
import { addCertificateCommands } from './cli/certificate-commands.ts';
import { type Client, connect, RefusedError } from './cli/client.ts';
import { parseEnvironment } from './cli/environment.ts';
import { readJson } from './cli/files.ts';
import { setupBodyOf } from './cli/setup.ts';
import { spanishCommand } from './cli/spanish-command.ts';
import { countOf, statusLines } from './cli/status.ts';
import { defaultDataDir } from './config.ts';
import { documentResource } from './contract/document-resource.ts';
import { entityResource } from './contract/entity.ts';
import { createdApiKey, sessionKeyResource, workspaceResource } from './contract/local.ts';
import type { ProblemError } from './contract/problems.ts';
import { syncResource } from './contract/sync.ts';
import { ecuadorDate } from './documents/ecuador-time.ts';
import type { Environment } from './documents/kinds.ts';
import { issuableKinds } from './documents/types.ts';
import { exitCodes, explainFailure } from './exit-codes.ts';
import { version } from './version.ts';

/** The command line: the same calls as everyone's, made in the name of whoever owns the data folder. */
const program = spanishCommand('mostrador', { version, usageExitCode: exitCodes.usage })
  .description('Mostrador desde la línea de comandos')
  .option('--data <carpeta>', 'carpeta de datos', defaultDataDir())
  .option('--json', 'responde en JSON');

program
  .command('setup')
  .description('crea o cambia el negocio real con un business.json')
  .requiredOption('--file <archivo>', 'business.json')
  .action(({ file }: { file: string }) =>
    withClient(async (client) => {
      const body = setupBodyOf(file);
      const entity = entityResource.parse(
        await client.call({ method: 'PUT', path: '/v1/local/setup', body }),
      );
      const certificate = entity.certificate
        ? `Certificado de ${entity.certificate.holder} hasta el ${ecuadorDate(new Date(entity.certificate.valid_until))}.`
        : 'Falta el certificado: instálelo con «certificate install».';
      print(entity, `${entity.legal_name}, RUC ${entity.ruc}, quedó guardado.\n${certificate}`);
    }),
  );

program
  .command('keys')
  .description('claves de la API')
  .command('create')
  .description('crea una clave y la muestra, esta única vez')
  .requiredOption('--environment <ambiente>', 'sandbox, test o live', parseEnvironment)
  .option('--name <nombre>', 'para reconocerla', 'Línea de comandos')
  .action((body: { environment: Environment; name: string }) =>
    withClient(async (client) => {
      const created = await client.call({ method: 'POST', path: '/v1/local/api-keys', body });
      print(created, createdApiKey.parse(created).key);
    }),
  );

addCertificateCommands(program, { withClient, print });

program
  .command('issue')
  .description('emite un documento')
  .argument('<tipo>', issuableKinds.map(({ type }) => type).join(', '), parseType)
  .argument('<archivo>', 'cuerpo de la llamada de emisión, en JSON')
  .option('--environment <ambiente>', 'sandbox, test o live', parseEnvironment, 'sandbox')
  .option('--wait <segundos>', 'espera la decisión del SRI, hasta 25', parseWait)
  .option('--idempotency-key <clave>', 'un reintento con la misma clave no duplica')
  .action((kind: (typeof issuableKinds)[number], file: string, options: IssueOptions) =>
    withClient(async (client) => {
      const sessionKey = sessionKeyResource.parse(
        await client.call({
          method: 'POST',
          path: '/v1/local/session-keys',
          body: { environment: options.environment, channel: 'cli' },
        }),
      );
      const answer = await client.call({
        method: 'POST',
        path: `/v1/ec/${kind.plural}${options.wait === undefined ? '' : `?wait=${options.wait}`}`,
        body: readJson(file),
        token: sessionKey.key,
        ...(options.idempotencyKey && { headers: { 'idempotency-key': options.idempotencyKey } }),
      });
      const document = documentResource.parse(answer);
      print(document, `${kind.label} ${document.number}: ${document.status}\n${document.access_key}`);
    }),
  );

interface IssueOptions {
  readonly environment: Environment;
  readonly wait?: number;
  readonly idempotencyKey?: string;
}

program
  .command('status')
  .description('cómo están el negocio y la entrega al SRI')
  .action(() =>
    withClient(async (client) => {
      const workspace = workspaceResource.parse(
        await client.call({ method: 'GET', path: '/v1/local/workspace' }),
      );
      const sync = syncResource.parse(await client.call({ method: 'GET', path: '/v1/local/sync' }));
      print({ workspace, sync }, statusLines(workspace, sync));
    }),
  );

program
  .command('backup')
  .description('copia todos los datos a un archivo')
  .argument('<archivo>', 'archivo que se crea')
  .action((file: string) =>
    guarded(async () => {
      const { documents, bytes } = await backupTo(resolve(file), dataDir());
      print(
        { file: resolve(file), documents, bytes },
        `Respaldo verificado: ${countOf(documents)} en ${resolve(file)}.`,
      );
    }, resolve(file)),
  );

program
  .command('restore')
  .description('vuelve a poner los datos de un respaldo')
  .argument('<archivo>', 'respaldo hecho con «backup»')
  .action((file: string) =>
    guarded(async () => {
      const { documents, keptAs } = await restoreFrom(resolve(file), dataDir());
      const kept = keptAs ? `\nLos datos anteriores quedaron en ${keptAs}.` : '';
      print(
        { documents, kept_as: keptAs ?? null },
        `Datos restaurados: ${countOf(documents)}.${kept}\nSi después del respaldo se emitió algo más, suba los siguientes números con «setup» antes de emitir.`,
      );
    }),
  );

function dataDir(): string {
  return resolve(program.opts<{ data: string }>().data);
}

function print(json: unknown, text: string): void {
  console.log(program.opts<{ json?: true }>().json ? JSON.stringify(json) : text);
}

function withClient(job: (client: Client) => Promise<void>): Promise<void> {
  return guarded(async () => {
    const client = await connect(dataDir());
    try {
      await job(client);
    } finally {
      await client.close();
    }
  });
}

/**
 * Every failure ends in one clear message on standard error and its exit code. `written` is what the job writes, where
 * that is not the data folder.
 */
async function guarded(job: () => Promise<void>, written?: string): Promise<void> {
  try {
    await job();
  } catch (reason) {
    if (reason instanceof RefusedError) {
      const { problem } = reason;
      if (program.opts<{ json?: true }>().json) console.error(JSON.stringify(problem));
      else console.error([problem.detail, ...(problem.errors ?? []).map(faultLine)].join('\n'));
      process.exitCode = exitCodes.failed;
      return;
    }
    const failure = explainFailure(reason, { dataDir: dataDir(), ...(written !== undefined && { written }) });
    if (!failure) throw reason;
    const { message, code } = failure;
    const isJson = program.opts<{ json?: true }>().json;
    console.error(isJson ? JSON.stringify({ detail: message, exit_code: code }) : message);
    process.exitCode = code;
  }
}

function faultLine({ pointer, parameter, message }: ProblemError): string {
  return `  ${pointer ?? parameter ?? ''}: ${message}`;
}

function parseType(text: string) {
  const kind = issuableKinds.find(({ type }) => type === text);
  if (!kind) throw new InvalidArgumentError(`Debe ser ${issuableKinds.map(({ type }) => type).join(', ')}.`);
  return kind;
}

function parseWait(text: string): number {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 25) {
    throw new InvalidArgumentError('Debe ser un número entero de 0 a 25.');
  }
  return seconds;
}

program.parseAsync().catch((reason) => {
  console.error(reason);
  process.exit(exitCodes.failed);
});
