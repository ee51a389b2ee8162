import type { Command } from 'commander';
import { secondPlaceResource } from '../../contract/business/second-place.ts';
import { syncResource } from '../../contract/delivery/sync.ts';
import { workspaceResource } from '../../contract/local.ts';
import type { CommandTools } from '../command-tools.ts';
import { statusLines } from '../output/status-lines.ts';

/** `status`: the installation in a few lines. */
export function addStatusCommand(program: Command, { withClient, print }: CommandTools): void {
  program
    .command('status')
    .description('cómo están el negocio y la entrega al SRI')
    .action(() =>
      withClient(async (client) => {
        const workspace = workspaceResource.parse(
          await client.call({ method: 'GET', path: '/v1/local/workspace' }),
        );
        const sync = syncResource.parse(await client.call({ method: 'GET', path: '/v1/local/sync' }));
        const secondPlace = secondPlaceResource.parse(
          await client.call({ method: 'GET', path: '/v1/local/second-place' }),
        );
        print({ workspace, sync, second_place: secondPlace }, statusLines(workspace, sync, secondPlace));
      }),
    );
}
