import { existsSync } from 'node:fs';
import { ConfigError } from '../../config/config-error.ts';
import { copiesIn } from '../../numbers/journal/copy-journal.ts';
import { monthsIn } from '../../numbers/journal/month-files.ts';
import { journalFolderIn } from '../../process/data-folder.ts';

/**
 * The folders of the journals that a person named: each by its own folder, by the data folder that it is in, or by a
 * second place, which may hold several. Throws ConfigError where one of them has none.
 */
export function namedJournals(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const folders = journalFoldersOf(path).filter((folder) => monthsIn(folder).length > 0);
    if (folders.length > 0) return folders;
    throw new ConfigError({
      es: `En ${path} no hay un diario de números. Es la carpeta del segundo lugar, o la carpeta «journal» de los datos anteriores.`,
      en: `There is no journal of numbers in ${path}. It is the folder of the second place, or the folder “journal” of the data before.`,
    });
  });
}

function journalFoldersOf(path: string): readonly string[] {
  const inside = journalFolderIn(path);
  const copies = copiesIn(path);
  return copies.length > 0 ? copies : [existsSync(inside) ? inside : path];
}
