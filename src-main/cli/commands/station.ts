import type { Command } from 'commander';
import { headOfficeResource } from '../../contract/head/head-office.ts';
import type { CommandTools } from '../command-tools.ts';
import { headOfficeMessage } from '../output/status-lines.ts';

const path = '/v1/local/head-office';

/** `enrol` and `leave`: this till and its head office. */
export function addStationCommands(program: Command, { withClient, print }: CommandTools): void {
  program
    .command('enrol')
    .description('une esta caja a una matriz, que recibe desde entonces lo que aquí se emite')
    .argument('<código>', 'el que dio «head codes create» en la matriz')
    .action((code: string) =>
      withClient(async (client) => {
        const answer = await client.call({ method: 'POST', path, body: { code } });
        const headOffice = headOfficeResource.parse(answer);
        print(headOffice, `Esta caja informa a ${headOffice.url}: ${headOfficeMessage(headOffice)}.`);
      }),
    );
  program
    .command('leave')
    .description('separa esta caja de su matriz; lo que la matriz ya tiene se queda en ella')
    .action(() =>
      withClient(async (client) => {
        const answer = await client.call({ method: 'DELETE', path });
        print(headOfficeResource.parse(answer), 'Esta caja ya no informa a ninguna matriz.');
      }),
    );
}
