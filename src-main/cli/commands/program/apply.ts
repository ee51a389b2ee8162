import { statSync } from 'node:fs';
import type { Command } from 'commander';
import { translate } from '../../../process/language.ts';
import { mayHaveData } from '../../client.ts';
import type { CommandTools } from '../../command-tools.ts';
import { STANDARD } from '../../input/files.ts';
import { placeholders } from '../../input/placeholders.ts';
import { applyShop } from '../../provision/apply-shop.ts';
import type { ShopStep } from '../../provision/plan.ts';
import { planShop } from '../../provision/plan-shop.ts';
import { faultyFile, readShopFile } from '../../provision/read-shop-file.ts';
import { newShop, readShopState, type ShopState } from '../../provision/shop-state.ts';

/** `setup apply`: a whole shop as a file says it, the same on each of fifty computers. */
export function addApplyCommand(
  setup: Command,
  { withClient, guarded, dataDir, print, writeError }: CommandTools,
): void {
  setup
    .command('apply')
    .description(
      translate({
        es: 'deja la tienda como dice un archivo: negocio, ajustes, impresoras, personas, cajas, máquinas fiscales y claves; repetirlo no cambia nada',
        en:
          'makes the shop as a file says: business, settings, printers, people, tills, fiscal machines and keys; ' +
          'repeating it changes nothing',
      }),
    )
    .argument(
      `<${placeholders.file}>`,
      translate({
        es: 'JSON; con personas lleva sus PIN: guárdelo como un secreto',
        en: 'JSON; with people it holds their PINs: keep it like a secret',
      }),
    )
    .option(
      '--dry-run',
      translate({
        es: 'dice lo que haría, sin hacer nada',
        en: 'says what it would do, without doing anything',
      }),
    )
    .action((file: string, { dryRun }: { dryRun?: true }) =>
      guarded(async () => {
        const at = new Date();
        const shopFile = readShopFile(file, at);
        const plan = (state: ShopState) => {
          const { faults, steps } = planShop(shopFile, state);
          if (faults.length > 0) throw faultyFile(file, faults);
          return steps;
        };
        const printSteps = (steps: readonly ShopStep[]) => {
          const changes = steps.map(({ text }) => text);
          print(
            { object: 'shop_changes', dry_run: dryRun ?? false, changes },
            changeSummary(changes, dryRun),
          );
        };
        if (shopFile.shop.operators.length > 0 && isReadByOthers(file)) {
          writeError(
            translate({
              es: `Cuidado: otros usuarios de este equipo pueden leer ${file}, que lleva PIN.`,
              en: `Careful: other users of this computer can read ${file}, which holds PINs.`,
            }),
          );
        }
        if (!mayHaveData(dataDir())) {
          // Neither a faulty file nor a trial makes a data folder.
          const steps = plan(newShop);
          if (dryRun) return printSteps(steps);
        }
        await withClient(
          async (client) => {
            const steps = plan(await readShopState(client, at));
            if (!dryRun) await applyShop(client, shopFile.shop, steps);
            printSteps(steps);
          },
          { makesData: true },
        );
      }),
    );
}

function changeSummary(changes: readonly string[], dryRun: true | undefined): string {
  if (changes.length === 0)
    return translate({
      es: 'Todo está ya como dice el archivo: no se cambió nada.',
      en: 'All is as the file says already: nothing was changed.',
    });
  return [
    dryRun
      ? translate({ es: 'Se haría, sin --dry-run:', en: 'Would be done, without --dry-run:' })
      : translate({ es: 'Hecho:', en: 'Done:' }),
    ...changes.map((change) => `  ${change}`),
  ].join('\n');
}

/** Windows keeps who may read a file elsewhere. */
function isReadByOthers(file: string): boolean {
  return process.platform !== 'win32' && file !== STANDARD && (statSync(file).mode & 0o077) !== 0;
}
