import { type Command, Option } from 'commander';
import {
  type BackupDestinationName,
  type BackupFile,
  backupDestinations,
  backupFile,
  backupsResource,
} from '../../../contract/business/backups/backup.ts';
import { listOf } from '../../../contract/list.ts';
import { translate } from '../../../process/language.ts';
import type { CommandTools } from '../../command-tools.ts';
import { placeholders } from '../../input/placeholders.ts';
import { addBackupCommands } from './backup.ts';
import { addBackupTestCommand } from './test-backup.ts';

const path = '/v1/local/backups';

/** `backups …`: those that a person makes, and those that the program makes by itself. */
export function addBackupsCommands(program: Command, tools: CommandTools): void {
  const backups = program.command('backups').description(
    translate({
      es: 'respaldos: los que usted hace y los que el programa hace por sí solo',
      en: 'backups: those that you make and those that the program makes by itself',
    }),
  );
  const { withClient, print } = tools;
  addBackupCommands(backups, tools);
  addBackupTestCommand(backups, tools);
  backups
    .command('list')
    .description(
      translate({
        es: 'los que hay en cada lugar, el más reciente primero',
        en: 'those in each place, newest first',
      }),
    )
    .action(() =>
      withClient(async (client) => {
        const { places } = backupsResource.parse(await client.call({ method: 'GET', path }));
        const data: BackupFile[] = [];
        for (const { place } of places) {
          const answer = await client.call({ method: 'GET', path: `${path}/files?place=${place}` });
          data.push(...listOf(backupFile).parse(answer).data);
        }
        print(
          { data },
          data.length === 0
            ? translate({ es: 'Aún no hay respaldos.', en: 'No backups yet.' })
            : data.map(fileLine).join('\n'),
        );
      }),
    );
  backups
    .command('delete')
    .description(translate({ es: 'borra uno', en: 'deletes one' }))
    .argument(
      `<${placeholders.file}>`,
      translate({ es: 'el que da «backups list»', en: 'as “backups list” gives it' }),
    )
    .addOption(
      new Option(`--place <${placeholders.place}>`, translate({ es: 'dónde está', en: 'where it is' }))
        .choices(backupDestinations)
        .makeOptionMandatory(),
    )
    .option(
      '--newest',
      translate({
        es: 'aunque sea el más reciente de su equipo',
        en: 'even if it is the newest of its computer',
      }),
    )
    .action((file: string, { place, newest }: { place: BackupDestinationName; newest?: true }) =>
      withClient(async (client) => {
        const filePath = `${path}/files/${place}/${encodeURIComponent(file)}${newest ? '?newest=true' : ''}`;
        print(
          await client.call({ method: 'DELETE', path: filePath }),
          translate({ es: `Se borró ${file}.`, en: `${file} was deleted.` }),
        );
      }),
    );
}

function fileLine({ place, file, created_at, bytes }: BackupFile): string {
  return [place.padEnd(12), created_at, file, `${Math.ceil(bytes / 1024)} KB`].join('  ');
}
