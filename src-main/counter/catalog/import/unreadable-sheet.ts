import { catalogFileLimits } from '../../../contract/catalog/catalog-import.ts';
import type { Problem } from '../../../contract/problems/problems.ts';
import type { UnreadableSheet } from '../sheets/sheet.ts';

const messages = {
  not_a_sheet: 'No es una hoja de cálculo. Guárdela como Excel (.xlsx) o CSV y elíjala otra vez.',
  damaged:
    'El archivo está dañado o no es un libro de Excel. Ábralo en Excel, guárdelo otra vez como .xlsx y elíjalo.',
  protected:
    'Es un libro con contraseña o de una versión antigua de Excel. Guárdelo sin contraseña como .xlsx y elíjalo otra vez.',
  too_many_rows: `Tiene más de ${catalogFileLimits.rows} filas: divídalo en varios archivos.`,
  too_many_columns: `Tiene datos más allá de la columna ${catalogFileLimits.sheetColumns}: deje solo las de la lista.`,
  too_large: 'Al abrirlo ocupa demasiado. Quite hojas, imágenes y formatos, o guárdelo como CSV.',
  empty: 'La primera hoja no tiene datos.',
} as const satisfies Record<UnreadableSheet, string>;

/** Why a file cannot be imported, and what its owner can do about it. */
export function unreadableSheet(why: UnreadableSheet): Problem {
  return {
    code: 'validation_failed',
    errors: [{ pointer: '/file', code: 'invalid_format', message: messages[why] }],
  };
}
