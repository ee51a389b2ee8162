import type { Restored } from '../../../backup/restore/restore.ts';
import { say } from '../../../process/language.ts';
import { countOf } from '../status-lines.ts';
import { recoveredJson, recoveredLines } from './rebuilt-lines.ts';
import { replacedLines } from './replaced-lines.ts';

export function restoredJson({ documents, keptAs, unread, recovered }: Restored) {
  return {
    documents,
    kept_as: keptAs ?? null,
    unread,
    ...(recovered && { recovered: recoveredJson(recovered) }),
  };
}

export function restoredLines(restored: Restored): string {
  const { documents, recovered } = restored;
  return [
    say({ es: `Datos restaurados: ${countOf(documents)}.`, en: `Data restored: ${countOf(documents)}.` }),
    ...replacedLines(restored),
    ...(recovered ? recoveredLines(recovered) : [atNextStart]),
  ].join('\n');
}

const atNextStart = say({
  es:
    'Al abrir el programa, el diario de números de la carpeta devuelve lo que se emitió después del respaldo. Si aquí no ' +
    'está ese diario, las series reales no dan números hasta que usted diga el siguiente.',
  en:
    'When the program opens, the journal of numbers of the folder gives back what was issued after the ' +
    'backup. If that journal is not here, the live series give no numbers until you say the next.',
});
