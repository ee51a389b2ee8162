import type { Command } from 'commander';
import { ConfigError } from '../../config/config-error.ts';
import {
  certificateReport,
  tokenDriver,
  tokenResource,
  tokenState,
} from '../../contract/business/certificate/certificate.ts';
import { certificateResource } from '../../contract/business/entity.ts';
import { listOf } from '../../contract/list.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { translate } from '../../process/language.ts';
import { exitCodes } from '../../startup/exit-codes.ts';
import { type Client, RefusedError } from '../client.ts';
import type { CommandTools } from '../command-tools.ts';
import { readBytes, readPassword } from '../input/files.ts';
import { placeholders } from '../input/placeholders.ts';
import { driverLines, reportLines } from '../output/certificate-lines.ts';

/** `certificate …`: the signing certificate of the live business. */
export function addCertificateCommands(program: Command, tools: CommandTools): void {
  const certificate = program.command('certificate').description(
    translate({
      es: 'certificado de firma del negocio real',
      en: 'signing certificate of the live business',
    }),
  );
  addFileCommands(certificate, tools);
  addTokenCommands(certificate, tools);
  addDoctor(certificate, tools);
}

const passwordOption = [
  `--password-file <${placeholders.file}>`,
  translate({ es: 'archivo cuya primera línea es la clave', en: 'file whose first line is the password' }),
] as const;
const pinOption = [
  `--pin-file <${placeholders.file}>`,
  translate({ es: 'archivo cuya primera línea es el PIN', en: 'file whose first line is the PIN' }),
] as const;
const riskOption = [
  '--risk-last-try',
  translate({ es: 'acepta usar el último intento de PIN', en: 'accepts to use the last try of the PIN' }),
] as const;
const certificatePath = '/v1/local/certificate';

function addFileCommands(certificate: Command, { withClient, print }: CommandTools): void {
  certificate
    .command('install')
    .description(translate({ es: 'instala un archivo .p12', en: 'installs a .p12 file' }))
    .argument(`<${placeholders.file}>`, translate({ es: 'archivo .p12 o .pfx', en: '.p12 or .pfx file' }))
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
    .description(
      translate({
        es: 'instala un archivo .p12 que firma mientras el token no puede',
        en: 'installs a .p12 file that signs while the token cannot',
      }),
    )
    .argument(`[${placeholders.file}]`, translate({ es: 'archivo .p12 o .pfx', en: '.p12 or .pfx file' }))
    .option(...passwordOption)
    .option('--remove', translate({ es: 'quita el que hay', en: 'removes the one that is there' }))
    .action((file: string | undefined, { passwordFile, remove }: FallbackOptions) =>
      withClient(async (client) => {
        const path = `${certificatePath}/fallback`;
        if (remove) {
          await client.call({ method: 'DELETE', path });
          return print(
            { removed: true },
            translate({ es: 'El archivo de respaldo quedó quitado.', en: 'The fallback file was removed.' }),
          );
        }
        if (file === undefined || passwordFile === undefined) {
          throw new ConfigError({
            es: 'Indique el archivo y su --password-file, o --remove.',
            en: 'Give the file and its --password-file, or --remove.',
          });
        }
        const answer = await client.call({ method: 'PUT', path, body: uploadOf(file, passwordFile) });
        print(
          answer,
          translate({
            es: `Respaldo del token: ${installedLine(answer)}.`,
            en: `Fallback of the token: ${installedLine(answer)}.`,
          }),
        );
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
    .description(
      translate({ es: 'firma con un token USB (PKCS#11)', en: 'signs with a USB token (PKCS#11)' }),
    )
    .option(
      '--list',
      translate({
        es: 'muestra los controladores y los tokens conectados',
        en: 'shows the drivers and the tokens that are connected',
      }),
    )
    .option(
      `--module <${placeholders.path}>`,
      translate({ es: 'módulo PKCS#11 del token', en: 'PKCS#11 module of the token' }),
    )
    .option(...pinOption)
    .option(
      `--serial <${placeholders.number}>`,
      translate({
        es: 'serie del token, cuando hay varios',
        en: 'serial number of the token, where there are several',
      }),
    )
    .option(
      `--certificate-id <${placeholders.id}>`,
      translate({
        es: 'CKA_ID del certificado, en hexadecimal',
        en: 'CKA_ID of the certificate, in hexadecimal',
      }),
    )
    .option(
      '--ask-pin',
      translate({
        es: 'no guarda el PIN: se pide una vez en cada sesión',
        en: 'does not keep the PIN: it is asked for once in each session',
      }),
    )
    .option(...riskOption)
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
        print(
          answer,
          translate({
            es: `${installedLine(answer)}, en el token.`,
            en: `${installedLine(answer)}, on the token.`,
          }),
        );
      }),
    );
  certificate
    .command('pin')
    .description(
      translate({
        es: 'da el PIN del token instalado; se prueba una sola vez',
        en: 'gives the PIN of the installed token; it is tried once',
      }),
    )
    .requiredOption(...pinOption)
    .option(...riskOption)
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
    throw new ConfigError({
      es: 'Indique --module y --pin-file, o --list para ver lo que hay.',
      en: 'Give --module and --pin-file, or --list to see what there is.',
    });
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
  const drivers = listOf(tokenDriver).parse(listed).data;
  const named = module === undefined ? drivers : [{ name: module, module, present: true }];
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

function addDoctor(certificate: Command, { withClient, print, terminal }: CommandTools): void {
  certificate
    .command('doctor')
    .description(
      translate({
        es: 'revisa el certificado instalado, o un archivo sin instalarlo',
        en: 'examines the installed certificate, or a file without installing it',
      }),
    )
    .argument(`[${placeholders.file}]`, translate({ es: 'archivo .p12 o .pfx', en: '.p12 or .pfx file' }))
    .option(...passwordOption)
    .action((file: string | undefined, { passwordFile }: { passwordFile?: string }) =>
      withClient(async (client) => {
        if (file !== undefined && passwordFile === undefined) {
          throw new ConfigError({
            es: 'Indique con --password-file la clave del archivo.',
            en: 'Give the password of the file with --password-file.',
          });
        }
        const path = `${certificatePath}/doctor`;
        const answer =
          file !== undefined && passwordFile !== undefined
            ? await client.call({ method: 'POST', path, body: uploadOf(file, passwordFile) })
            : await client.call({ method: 'GET', path });
        const report = certificateReport.parse(answer);
        print(report, reportLines(report));
        if (report.verdict === 'unusable') terminal.exitCode = exitCodes.failed;
      }),
    );
}

function uploadOf(file: string, passwordFile: string) {
  return { p12_base64: readBytes(file).toString('base64'), password: readPassword(passwordFile) };
}

function installedLine(answer: unknown): string {
  const { holder, valid_until } = certificateResource.parse(answer);
  return translate({
    es: `Certificado de ${holder}, vigente hasta el ${ecuadorDate(new Date(valid_until))}`,
    en: `Certificate of ${holder}, valid until ${ecuadorDate(new Date(valid_until))}`,
  });
}
