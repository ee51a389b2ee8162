import type { Command } from 'commander';
import { type ReadinessResource, readinessResource } from '../../../contract/business/entity.ts';
import { secondPlaceResource } from '../../../contract/business/second-place.ts';
import { syncResource } from '../../../contract/delivery/sync.ts';
import { headOfficeResource } from '../../../contract/head/head-office.ts';
import { type WorkspaceResource, workspaceResource } from '../../../contract/local.ts';
import { actIn } from '../../acting.ts';
import type { Client } from '../../client.ts';
import type { CommandTools } from '../../command-tools.ts';
import { statusLines } from '../../output/status-lines.ts';

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
        const { object: _, ...headOffice } = headOfficeResource.parse(
          await client.call({ method: 'GET', path: '/v1/local/head-office' }),
        );
        const readiness = await readinessOf(client, workspace.entities);
        print(
          { workspace, readiness, sync, second_place: secondPlace, head_office: headOffice },
          statusLines({ workspace, readiness, sync, secondPlace, headOffice }),
        );
      }),
    );
}

/** Of each business where its documents are meant to go: practice in the sandbox, the live one in production. */
function readinessOf(
  client: Client,
  entities: WorkspaceResource['entities'],
): Promise<readonly ReadinessResource[]> {
  return Promise.all(
    entities.map(async ({ id, kind }) => {
      const acting = await actIn(client, kind);
      return readinessResource.parse(
        await acting.call({ method: 'GET', path: `/v1/ec/entities/${id}/readiness` }),
      );
    }),
  );
}
