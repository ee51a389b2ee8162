import type { Command } from 'commander';
import { secondPlaceResource } from '../../../contract/business/backups/second-place.ts';
import { type ReadinessResource, readinessResource } from '../../../contract/business/entity.ts';
import { type WorkspaceResource, workspaceResource } from '../../../contract/business/workspace.ts';
import { syncResource } from '../../../contract/delivery/sync.ts';
import { headOfficeResource } from '../../../contract/head/stations/head-office.ts';
import { type AttentionResource, attentionResource } from '../../../contract/reports/attention.ts';
import { translate } from '../../../process/language.ts';
import { actIn } from '../../acting.ts';
import type { Client } from '../../client.ts';
import type { CommandTools } from '../../command-tools.ts';
import { statusLines } from '../../output/status-lines.ts';

/** `status`: the installation in a few lines. */
export function addStatusCommand(program: Command, { withClient, print }: CommandTools): void {
  program
    .command('status')
    .description(
      translate({
        es: 'cómo están el negocio y la entrega al SRI',
        en: 'how the business and the delivery to the SRI stand',
      }),
    )
    .action(() =>
      withClient(async (client) => {
        const read = (path: string) => client.call({ method: 'GET', path });
        const entering = read('/v1/local/workspace').then((answer) => workspaceResource.parse(answer));
        const [workspace, statuses, sync, secondPlace, { object: _, ...headOffice }] = await Promise.all([
          entering,
          entering.then(({ entities }) => statusesOf(client, entities)),
          read('/v1/local/sync').then((answer) => syncResource.parse(answer)),
          read('/v1/local/second-place').then((answer) => secondPlaceResource.parse(answer)),
          read('/v1/local/head-office').then((answer) => headOfficeResource.parse(answer)),
        ]);
        const { update } = workspace;
        const readiness = statuses.map((status) => status.readiness);
        const attention = statuses.map((status) => status.attention);
        print(
          {
            workspace,
            ...(update && { update }),
            readiness,
            attention,
            sync,
            second_place: secondPlace,
            head_office: headOffice,
          },
          statusLines({ workspace, readiness, attention, sync, secondPlace, headOffice }),
        );
      }),
    );
}

interface EntityStatus {
  readonly readiness: ReadinessResource;
  readonly attention: AttentionResource;
}

/** Of each business where its documents are meant to go: practice in the sandbox, the live one in production. */
function statusesOf(
  client: Client,
  entities: WorkspaceResource['entities'],
): Promise<readonly EntityStatus[]> {
  return Promise.all(
    entities.map(async ({ id, kind }) => {
      const acting = await actIn(client, kind);
      const read = (path: string) => acting.call({ method: 'GET', path });
      const [readiness, attention] = await Promise.all([
        read(`/v1/ec/entities/${id}/readiness`).then((answer) => readinessResource.parse(answer)),
        read('/v1/local/attention').then((answer) => attentionResource.parse(answer)),
      ]);
      return { readiness, attention };
    }),
  );
}
