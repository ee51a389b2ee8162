import { setTimeout as sleep } from 'node:timers/promises';
import { type Command, Option } from 'commander';
import {
  type BackupDestinationName,
  backupDestinations,
  backupsResource,
  backupTest,
} from '../../../contract/business/backups/backup.ts';
import { translate } from '../../../process/language.ts';
import { NotDoneError } from '../../client.ts';
import type { CommandTools } from '../../command-tools.ts';
import { interruptible } from '../../input/interruptible.ts';
import { placeholders } from '../../input/placeholders.ts';
import { progressLine, testingText } from '../../output/data/progress-line.ts';

const path = '/v1/local/backups';

/** Between two questions how far it is, milliseconds. */
const ASKED_MS = 500;

/** `backups test`: whether one could be restored. */
export function addBackupTestCommand(backups: Command, { withClient, print }: CommandTools): void {
  backups
    .command('test')
    .description(
      translate({
        es: 'abre uno de los guardados y lee todas sus páginas; los datos no cambian',
        en: 'opens one of those that are kept and reads all its pages; the data do not change',
      }),
    )
    .argument(
      `<${placeholders.file}>`,
      translate({ es: 'el que da «backups list»', en: 'as “backups list” gives it' }),
    )
    .addOption(
      new Option(`--place <${placeholders.place}>`, translate({ es: 'dónde está', en: 'where it is' }))
        .choices(backupDestinations)
        .makeOptionMandatory(),
    )
    .action((file: string, { place }: { place: BackupDestinationName }) =>
      withClient((client) =>
        interruptible(
          translate({ es: 'Se canceló la prueba.', en: 'The test was cancelled.' }),
          async (signal) => {
            const line = progressLine();
            const answer = client.call({ method: 'POST', path: `${path}/test`, body: { place, file } });
            const ended = answer.then(
              () => true,
              () => true,
            );
            while (!(await Promise.race([ended, sleep(ASKED_MS, false)]))) {
              if (signal.aborted) await client.call({ method: 'POST', path: `${path}/test/cancel` });
              const { testing } = backupsResource.parse(await client.call({ method: 'GET', path }));
              if (testing) line.show(testingText(testing));
            }
            line.clear();
            signal.throwIfAborted();
            const result = backupTest.parse(await answer);
            if (!result.ok) throw new NotDoneError(result.message);
            print(result, result.message);
          },
        ),
      ),
    );
}
