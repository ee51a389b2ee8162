import { plainWords } from '../../lib/format/plain-words.ts';

/** How a heading is linked to: `Corregir y anular` as `corregir-y-anular`. */
export function headingId(heading: string): string {
  return plainWords(heading)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
