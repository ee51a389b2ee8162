import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { ConfigError } from '../../../config.ts';
import { businessFile, type SetupBody } from '../../../contract/business/business-file.ts';
import { entityResource } from '../../../contract/business/entity.ts';
import { checkBody } from '../../../documents/body/check-body.ts';
import { ecuadorDate } from '../../../documents/values/ecuador-time.ts';
import type { CommandTools } from '../../command-tools.ts';
import { readBytes, readJson, readPassword } from '../../input/files.ts';

/** `setup`: the live business from a `business.json` (design.md §8). */
export function addSetupCommand(program: Command, { withClient, print }: CommandTools): void {
  program
    .command('setup')
    .description('crea o cambia el negocio real con un business.json')
    .requiredOption('--file <archivo>', 'business.json')
    .action(({ file }: { file: string }) =>
      withClient(
        async (client) => {
          const body = setupBodyOf(file);
          const answer = await client.call({ method: 'PUT', path: '/v1/local/setup', body });
          const entity = entityResource.parse(answer);
          const certificate = entity.certificate
            ? `Certificado de ${entity.certificate.holder} hasta el ${ecuadorDate(new Date(entity.certificate.valid_until))}.`
            : 'Falta el certificado: instálelo con «certificate install».';
          print(entity, `${entity.legal_name}, RUC ${entity.ruc}, quedó guardado.\n${certificate}`);
        },
        { makesData: true },
      ),
    );
}

/** The body of the setup call for a `business.json`; its paths are relative to it (design.md §8). */
export function setupBodyOf(file: string): SetupBody {
  const checked = checkBody(businessFile, readJson(file));
  if (!checked.ok) {
    const faults = checked.faults.map(({ pointer, message }) => `  ${pointer || '/'}: ${message}`);
    throw new ConfigError(`Hay datos por corregir en ${file}:\n${faults.join('\n')}`);
  }
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
