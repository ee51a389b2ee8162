import type { Command } from 'commander';
import { entityResource } from '../../contract/business/entity.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import type { CommandTools } from '../command-tools.ts';
import { setupBodyOf } from '../setup.ts';

/** `setup`: the live business from a `business.json` (design.md §8). */
export function addSetupCommand(program: Command, { withClient, print }: CommandTools): void {
  program
    .command('setup')
    .description('crea o cambia el negocio real con un business.json')
    .requiredOption('--file <archivo>', 'business.json')
    .action(({ file }: { file: string }) =>
      withClient(async (client) => {
        const body = setupBodyOf(file);
        const answer = await client.call({ method: 'PUT', path: '/v1/local/setup', body });
        const entity = entityResource.parse(answer);
        const certificate = entity.certificate
          ? `Certificado de ${entity.certificate.holder} hasta el ${ecuadorDate(new Date(entity.certificate.valid_until))}.`
          : 'Falta el certificado: instálelo con «certificate install».';
        print(entity, `${entity.legal_name}, RUC ${entity.ruc}, quedó guardado.\n${certificate}`);
      }),
    );
}
