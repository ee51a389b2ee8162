import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { ConfigError } from '../../../config/config-error.ts';
import { businessFile, type SetupBody } from '../../../contract/business/business-file.ts';
import { entityResource } from '../../../contract/business/entity.ts';
import { checkBody } from '../../../documents/body/check-body.ts';
import { ecuadorDate } from '../../../documents/values/ecuador-time.ts';
import { translate } from '../../../process/language.ts';
import type { CommandTools } from '../../command-tools.ts';
import { readBytes, readJson, readPassword } from '../../input/files.ts';
import { placeholders } from '../../input/placeholders.ts';
import { faultyFile } from '../../provision/read-shop-file.ts';
import { addApplyCommand } from './apply.ts';

/** `setup`: the live business from a `business.json` (design.md §8), or a whole shop from a file of its own. */
export function addSetupCommand(program: Command, tools: CommandTools): void {
  const { withClient, print } = tools;
  const setup = program
    .command('setup')
    .description(
      translate({
        es: 'crea o cambia el negocio real con un business.json, o la tienda entera con «setup apply»',
        en: 'makes or changes the live business by a business.json, or the whole shop with “setup apply”',
      }),
    )
    .option(`--file <${placeholders.file}>`, 'business.json')
    .action(({ file }: { file?: string }) =>
      withClient(
        async (client) => {
          if (file === undefined)
            throw new ConfigError({
              es: 'Falta la opción --file <archivo>.',
              en: 'The option --file <file> is missing.',
            });
          const body = setupBodyOf(file);
          const answer = await client.call({ method: 'PUT', path: '/v1/local/setup', body });
          const entity = entityResource.parse(answer);
          const certificate = entity.certificate
            ? translate({
                es: `Certificado de ${entity.certificate.holder} hasta el ${ecuadorDate(new Date(entity.certificate.valid_until))}.`,
                en: `Certificate of ${entity.certificate.holder} until ${ecuadorDate(new Date(entity.certificate.valid_until))}.`,
              })
            : translate({
                es: 'Falta el certificado: instálelo con «certificate install».',
                en: 'The certificate is missing: install it with “certificate install”.',
              });
          print(
            entity,
            translate({
              es: `${entity.legal_name}, RUC ${entity.ruc}, quedó guardado.\n${certificate}`,
              en: `${entity.legal_name}, RUC ${entity.ruc}, was saved.\n${certificate}`,
            }),
          );
        },
        { makesData: true },
      ),
    );
  addApplyCommand(setup, tools);
}

/** The body of the setup call for a `business.json`; its paths are relative to it (design.md §8). */
export function setupBodyOf(file: string): SetupBody {
  const checked = checkBody(businessFile, readJson(file));
  if (!checked.ok) throw faultyFile(file, checked.faults);
  const { certificate, ...business } = checked.value;
  if (!certificate) return business;
  const folder = dirname(resolve(file));
  return {
    ...business,
    certificate: {
      p12_base64: readBytes(resolve(folder, certificate.file)).toString('base64'),
      password: readPassword(resolve(folder, certificate.password_file)),
    },
  };
}
