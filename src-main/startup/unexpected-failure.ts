import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { translate } from '../process/language.ts';

/** A bug, in a sentence for a person; the rest, for the developers, goes to a file that only its owner can read. */
export function unexpectedFailure(reason: unknown): string {
  const [what] = String(reason).split('\n', 1);
  const detail = writeDetail(inspect(reason));
  return translate({
    es: `Mostrador falló por dentro (${what}). ${detail}`,
    en: `Mostrador failed inside (${what}). ${detail}`,
  });
}

function writeDetail(detail: string): string {
  try {
    const file = join(mkdtempSync(join(tmpdir(), 'mostrador-fallo-')), 'detalle.txt');
    writeFileSync(file, detail, { mode: 0o600 });
    return translate({
      es: `Envíe el archivo ${file} a quien le da soporte.`,
      en: `Send the file ${file} to your support.`,
    });
  } catch {
    return translate({ es: 'Avise a quien le da soporte.', en: 'Tell your support.' });
  }
}
