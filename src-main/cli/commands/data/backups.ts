import { type Command, Option } from 'commander';
import {
  type BackupFile,
  type BackupPlaceName,
  backupFile,
  backupPlaces,
  backupsResource,
} from '../../../contract/business/backup.ts';
import { listOf } from '../../../contract/list.ts';
import type { CommandTools } from '../../command-tools.ts';
import { addBackupCommands } from './backup.ts';

const path = '/v1/local/backups';

/** `backups …`: those that a person makes, and those that the program makes by itself. */
export function addBackupsCommands(program: Command, tools: CommandTools): void {
  const backups = program
    .command('backups')
    .description('respaldos: los que usted hace y los que el programa hace por sí solo');
  const { withClient, print } = tools;
  addBackupCommands(backups, tools);
  backups
    .command('list')
    .description('los que hay en cada lugar, el más reciente primero')
    .action(() =>
      withClient(async (client) => {
        const { places } = backupsResource.parse(await client.call({ method: 'GET', path }));
        const data: BackupFile[] = [];
        for (const { place } of places) {
          const answer = await client.call({ method: 'GET', path: `${path}/files?place=${place}` });
          data.push(...listOf(backupFile).parse(answer).data);
        }
        print({ data }, data.length === 0 ? 'Aún no hay respaldos.' : data.map(fileLine).join('\n'));
      }),
    );
  backups
    .command('delete')
    .description('borra uno')
    .argument('<archivo>', 'el que da «backups list»')
    .addOption(new Option('--place <lugar>', 'dónde está').choices(backupPlaces).makeOptionMandatory())
    .option('--newest', 'aunque sea el más reciente de su equipo')
    .action((file: string, { place, newest }: { place: BackupPlaceName; newest?: true }) =>
      withClient(async (client) => {
        const asked = `${path}/files/${place}/${encodeURIComponent(file)}${newest ? '?newest=true' : ''}`;
        print(await client.call({ method: 'DELETE', path: asked }), `Se borró ${file}.`);
      }),
    );
}

function fileLine({ place, file, created_at, bytes }: BackupFile): string {
  return [place.padEnd(12), created_at, file, `${Math.ceil(bytes / 1024)} KB`].join('  ');
}
