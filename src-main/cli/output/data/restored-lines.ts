import type { Restored } from '../../../backup/restore/restore.ts';
import { translate } from '../../../process/language.ts';
import { countOf } from '../status-lines.ts';
import { recoveredJson, recoveredLines } from './rebuilt-lines.ts';
import { replacedLines } from './replaced-lines.ts';

export function restoredJson({ documents, keptAs, unread, recovered, missing }: Restored) {
  return {
    documents,
    kept_as: keptAs ?? null,
    unread,
    missing,
    ...(recovered && { recovered: recoveredJson(recovered) }),
  };
}

export function restoredLines(restored: Restored): string {
  const { documents, recovered, missing } = restored;
  return [
    translate({
      es: `Datos restaurados: ${countOf(documents)}.`,
      en: `Data restored: ${countOf(documents)}.`,
    }),
    ...replacedLines(restored),
    ...(recovered ? recoveredLines(recovered) : [withoutJournal]),
    ...missing.map(missingLine),
  ].join('\n');
}

const withoutJournal = translate({
  es:
    'No se encontró ningún diario de números: no se sabe qué se emitió después del respaldo. Las series reales no dan ' +
    'números hasta que usted diga el siguiente de cada una («series next»), mirando el último comprobante impreso.',
  en:
    'No journal of numbers was found: what was issued after the backup is not known. The live series give no numbers ' +
    'until you state the next of each (“series next”), by the last document that was printed.',
});

/** It may know of later documents than whatever was read. */
function missingLine(path: string): string {
  return translate({
    es: `El segundo lugar ${path} no responde, y puede tener documentos posteriores: conéctelo y restaure otra vez antes de emitir.`,
    en: `The second place ${path} does not answer, and may have later documents: connect it and restore again before you issue.`,
  });
}
