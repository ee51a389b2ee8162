import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { CommandTools } from '../command-tools.ts';
import { countOf } from '../output/status-lines.ts';

/** `backup` and `restore`: the data as a whole. */
export function addBackupCommands(program: Command, { guarded, dataDir, print }: CommandTools): void {
  program
    .command('backup')
    .description('copia todos los datos a un archivo')
    .argument('<archivo>', 'archivo que se crea')
    .action((file: string) =>
      guarded(async () => {
        const { backupTo } = await import('../../backup/backup.ts');
        const { documents, bytes } = await backupTo(resolve(file), dataDir());
        print(
          { file: resolve(file), documents, bytes },
          `Respaldo verificado: ${countOf(documents)} en ${resolve(file)}.`,
        );
      }, resolve(file)),
    );
  program
    .command('restore')
    .description('vuelve a poner los datos de un respaldo')
    .argument('<archivo>', 'respaldo hecho con «backup»')
    .action((file: string) =>
      guarded(async () => {
        const { restoreFrom } = await import('../../backup/restore.ts');
        const { documents, keptAs } = await restoreFrom(resolve(file), dataDir());
        const kept = keptAs ? `\nLos datos anteriores quedaron en ${keptAs}.` : '';
        print(
          { documents, kept_as: keptAs ?? null },
          `Datos restaurados: ${countOf(documents)}.${kept}\nSi después del respaldo se emitió algo más, suba los siguientes números con «setup» antes de emitir.`,
        );
      }),
    );
}
