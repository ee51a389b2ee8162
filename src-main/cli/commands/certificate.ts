import type { Command } from 'commander';
import { ConfigError } from '../../config.ts';
import {
  certificateReport,
  tokenDriver,
  tokenResource,
  tokenState,
} from '../../contract/business/certificate.ts';
import { certificateResource } from '../../contract/business/entity.ts';
import { listOf } from '../../contract/list.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { exitCodes } from '../../startup/exit-codes.ts';
import { type Client, RefusedError } from '../client.ts';
import type { CommandTools } from '../command-tools.ts';
import { readBytes, readPassword } from '../input/files.ts';
import { driverLines, reportLines } from '../output/certificate-lines.ts';

/** `certificate …`: the signing certificate of the live business. */
export function addCertificateCommands(program: Command, tools: CommandTools): void {
  const certificate = program.command('certificate').description('certificado de firma del negocio real');
  addFileCommands(certificate, tools);
  addTokenCommands(certificate, tools);
  addDoctor(certificate, tools);
}

const passwordOption = ['--password-file <archivo>', 'archivo cuya primera línea es la clave'] as const;
const certificatePath = '/v1/local/certificate';

function addFileCommands(certificate: Command, { withClient, print }: CommandTools): void {
  certificate
    .command('install')
    .description('instala un archivo .p12')
    .argument('<archivo>', 'archivo .p12 o .pfx')
    .requiredOption(...passwordOption)
    .action((file: string, { passwordFile }: { passwordFile: string }) =>
      withClient(async (client) => {
        const body = uploadOf(file, passwordFile);
        const answer = await client.call({ method: 'PUT', path: certificatePath, body });
        print(answer, `${installedLine(answer)}.`);
      }),
    );
  certificate
    .command('fallback')
    .description('instala un archivo .p12 que firma mientras el token no puede')
    .argument('[archivo]', 'archivo .p12 o .pfx')
    .option(...passwordOption)
    .option('--remove', 'quita el que hay')
    .action((file: string | undefined, { passwordFile, remove }: FallbackOptions) =>
      withClient(async (client) => {
        const path = `${certificatePath}/fallback`;
        if (remove) {
          await client.call({ method: 'DELETE', path });
          return print({ removed: true }, 'El archivo de respaldo quedó quitado.');
        }
        if (file === undefined || passwordFile === undefined) {
          throw new ConfigError('Indique el archivo y su --password-file, o --remove.');
        }
        const answer = await client.call({ method: 'PUT', path, body: uploadOf(file, passwordFile) });
        print(answer, `Respaldo del token: ${installedLine(answer)}.`);
      }),
    );
}

interface FallbackOptions {
  readonly passwordFile?: string;
  readonly remove?: true;
}

function addTokenCommands(certificate: Command, { withClient, print }: CommandTools): void {
  certificate
    .command('token')
    .description('firma con un token USB (PKCS#11)')
    .option('--list', 'muestra los controladores y los tokens conectados')
    .option('--module <ruta>', 'módulo PKCS#11 del token')
    .option('--pin-file <archivo>', 'archivo cuya primera línea es el PIN')
    .option('--serial <número>', 'serie del token, cuando hay varios')
    .option('--certificate-id <id>', 'CKA_ID del certificado, en hexadecimal')
    .option('--ask-pin', 'no guarda el PIN: se pide una vez en cada sesión')
    .option('--risk-last-try', 'acepta usar el último intento de PIN')
    .action((options: TokenOptions) =>
      withClient(async (client) => {
        if (options.list) {
          const drivers = await seenDrivers(client, options.module);
          return print({ drivers }, driverLines(drivers));
        }
        const answer = await client.call({
          method: 'PUT',
          path: `${certificatePath}/token`,
          body: installationOf(options),
        });
        print(answer, `${installedLine(answer)}, en el token.`);
      }),
    );
  certificate
    .command('pin')
    .description('da el PIN del token instalado; se prueba una sola vez')
    .requiredOption('--pin-file <archivo>', 'archivo cuya primera línea es el PIN')
    .option('--risk-last-try', 'acepta usar el último intento de PIN')
    .action(({ pinFile, riskLastTry }: { pinFile: string; riskLastTry?: true }) =>
      withClient(async (client) => {
        const body = { pin: readPassword(pinFile), risk_last_try: riskLastTry ?? false };
        const answer = await client.call({ method: 'POST', path: `${certificatePath}/token/pin`, body });
        print(answer, tokenState.parse(answer).message);
      }),
    );
}

interface TokenOptions {
  readonly list?: true;
  readonly module?: string;
  readonly pinFile?: string;
  readonly serial?: string;
  readonly certificateId?: string;
  readonly askPin?: true;
  readonly riskLastTry?: true;
}

function installationOf({ module, pinFile, serial, certificateId, askPin, riskLastTry }: TokenOptions) {
  if (module === undefined || pinFile === undefined) {
    throw new ConfigError('Indique --module y --pin-file, o --list para ver lo que hay.');
  }
  return {
    module,
    ...(serial !== undefined && { serial }),
    ...(certificateId !== undefined && { certificate_id: certificateId }),
    pin: readPassword(pinFile),
    keep_pin: askPin === undefined,
    risk_last_try: riskLastTry ?? false,
  };
}

/** The known drivers, or the one that is named, each with what it sees or why it sees nothing. */
async function seenDrivers(client: Client, module: string | undefined) {
  const listed = await client.call({ method: 'GET', path: `${certificatePath}/token/drivers` });
  const known = listOf(tokenDriver).parse(listed).data;
  const named = module === undefined ? known : [{ name: module, module, present: true }];
  const seen = [];
  for (const { name, module, present } of named) {
    seen.push({ name, module, present, ...(present && (await tokensOf(client, module))) });
  }
  return seen;
}

async function tokensOf(client: Client, module: string) {
  try {
    const path = `${certificatePath}/token/inspect`;
    const answer = await client.call({ method: 'POST', path, body: { module } });
    return { tokens: listOf(tokenResource).parse(answer).data };
  } catch (reason) {
    if (reason instanceof RefusedError) return { problem: reason.problem.detail };
    throw reason;
  }
}

function addDoctor(certificate: Command, { withClient, print }: CommandTools): void {
  certificate
    .command('doctor')
    .description('revisa el certificado instalado, o un archivo sin instalarlo')
    .argument('[archivo]', 'archivo .p12 o .pfx')
    .option(...passwordOption)
    .action((file: string | undefined, { passwordFile }: { passwordFile?: string }) =>
      withClient(async (client) => {
        if (file !== undefined && passwordFile === undefined) {
          throw new ConfigError('Indique con --password-file la clave del archivo.');
        }
        const path = `${certificatePath}/doctor`;
        const answer =
          file !== undefined && passwordFile !== undefined
            ? await client.call({ method: 'POST', path, body: uploadOf(file, passwordFile) })
            : await client.call({ method: 'GET', path });
        const report = certificateReport.parse(answer);
        print(report, reportLines(report));
        if (report.verdict === 'unusable') process.exitCode = exitCodes.failed;
      }),
    );
}

function uploadOf(file: string, passwordFile: string) {
  return { p12_base64: readBytes(file).toString('base64'), password: readPassword(passwordFile) };
}

function installedLine(answer: unknown): string {
  const { holder, valid_until } = certificateResource.parse(answer);
  return `Certificado de ${holder}, vigente hasta el ${ecuadorDate(new Date(valid_until))}`;
}
