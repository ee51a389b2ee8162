import { statSync } from 'node:fs';
import type { Command } from 'commander';
import { mayHaveData } from '../../client.ts';
import type { CommandTools } from '../../command-tools.ts';
import { STANDARD } from '../../input/files.ts';
import { applyShop } from '../../provision/apply-shop.ts';
import type { ShopStep } from '../../provision/plan.ts';
import { planShop } from '../../provision/plan-shop.ts';
import { faultyFile, readShopFile } from '../../provision/read-shop-file.ts';
import { newShop, readShopState, type ShopState } from '../../provision/shop-state.ts';

/** `setup apply`: a whole shop as a file says it, the same on each of fifty computers. */
export function addApplyCommand(setup: Command, { withClient, guarded, dataDir, print }: CommandTools): void {
  setup
    .command('apply')
    .description(
      'deja la tienda como dice un archivo: negocio, impresoras, personas, cajas y claves; repetirlo no cambia nada',
    )
    .argument('<archivo>', 'JSON; con personas lleva sus PIN: guárdelo como un secreto')
    .option('--dry-run', 'dice lo que haría, sin hacer nada')
    .action((file: string, { dryRun }: { dryRun?: true }) =>
      guarded(async () => {
        const at = new Date();
        const given = readShopFile(file, at);
        const plan = (state: ShopState) => {
          const { faults, steps } = planShop(given, state);
          if (faults.length > 0) throw faultyFile(file, faults);
          return steps;
        };
        const tell = (steps: readonly ShopStep[]) => {
          const changes = steps.map(({ text }) => text);
          print({ object: 'shop_changes', dry_run: dryRun ?? false, changes }, told(changes, dryRun));
        };
        if (given.shop.operators.length > 0 && isReadByOthers(file)) {
          console.error(`Cuidado: otros usuarios de este equipo pueden leer ${file}, que lleva PIN.`);
        }
        if (!mayHaveData(dataDir())) {
          // Neither a faulty file nor a trial makes a data folder.
          const steps = plan(newShop);
          if (dryRun) return tell(steps);
        }
        await withClient(
          async (client) => {
            const steps = plan(await readShopState(client, at));
            if (!dryRun) await applyShop(client, given.shop, steps);
            tell(steps);
          },
          { makesData: true },
        );
      }),
    );
}

function told(changes: readonly string[], dryRun: true | undefined): string {
  if (changes.length === 0) return 'Todo está ya como dice el archivo: no se cambió nada.';
  return [dryRun ? 'Se haría, sin --dry-run:' : 'Hecho:', ...changes.map((change) => `  ${change}`)].join(
    '\n',
  );
}

/** Windows keeps who may read a file elsewhere. */
function isReadByOthers(file: string): boolean {
  return process.platform !== 'win32' && file !== STANDARD && (statSync(file).mode & 0o077) !== 0;
}
