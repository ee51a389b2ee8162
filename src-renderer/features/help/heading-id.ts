import { normalizedText } from '../../lib/format/normalized-text.ts';

/** How a heading is linked to: `Corregir y anular` as `corregir-y-anular`. */
export function headingId(heading: string): string {
  return normalizedText(heading)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
