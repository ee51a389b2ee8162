import type { SheetFormat } from '../../contract/catalog/catalog-import.ts';
import { file, type Reply } from './answers/reply.ts';
import { fileAnswers } from './route.ts';

const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** What a route answers that exports a spreadsheet. */
export const sheetAnswers = fileAnswers('El archivo, Excel o CSV', mediaTypes);

/** A spreadsheet to be saved. @param name without its extension */
export function sheetFile(name: string, format: SheetFormat, bytes: Uint8Array): Reply {
  return file({
    mediaType: format === 'csv' ? `${mediaTypes.csv}; charset=utf-8` : mediaTypes[format],
    disposition: 'attachment',
    name: `${name}.${format}`,
    bytes,
  });
}
