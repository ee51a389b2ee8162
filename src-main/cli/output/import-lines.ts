import type { ImportItemResource, ImportResource, ImportStatus } from '../../contract/import.ts';
import { kindOf } from '../../documents/types.ts';
import { instantOf } from './document-lines.ts';

const statusLabels: Readonly<Record<ImportStatus, string>> = {
  queued: 'en cola',
  processing: 'en curso',
  completed: 'terminada',
  failed: 'fallida',
  canceled: 'cancelada',
};

/** `Importación terminada: hallados 12, importados 10, repetidos 1, omitidos 1, fallidos 0` */
function importLine({ status, counts }: ImportResource): string {
  const { found, imported, duplicate, skipped, failed, pending } = counts;
  const waiting = pending === 0 ? '' : `, por decidir ${pending}`;
  return (
    `Importación ${statusLabels[status]}: hallados ${found}, importados ${imported}, repetidos ${duplicate}, ` +
    `omitidos ${skipped}, fallidos ${failed}${waiting}`
  );
}

/** How an import went: its counts, with what evidence, what was sold, and what its numbers did to ours. */
export function importLines(found: ImportResource): string {
  const { id, files, failure, counts, verification, sales_total, numbering } = found;
  return [
    importLine(found),
    ...(failure ? [failure.message] : []),
    ...files.map(({ name, size, kind }) => `  ${name}: ${kind ?? 'sin abrir'}, ${size} bytes`),
    ...(counts.imported === 0
      ? []
      : [
          `Confirmados por el SRI ${verification.sri}, por un listado ${verification.listed}, por su firma ` +
            `${verification.signature}, sin confirmar ${verification.unconfirmed}`,
          `Vendido: ${sales_total} USD`,
        ]),
    ...numbering.map(
      ({ document_type, establishment, emission_point, next_number }) =>
        `${kindOf(document_type).label} ${establishment}-${emission_point}: el siguiente número es ${next_number}`,
    ),
    ...(counts.failed + counts.skipped === 0
      ? []
      : [`Lo que pide atención: imports items ${id} --result failed, y --result skipped`]),
    `Id ${id}`,
  ].join('\n');
}

/** An import in a row of a list. */
export function importRow(found: ImportResource): string {
  return [instantOf(found.created_at), found.id, importLine(found)].join('  ');
}

/** One of the documents that were found, and what became of it. */
export function importItemLine(item: ImportItemResource): string {
  const { file, entry, line, number, access_key, result, code, message } = item;
  const place = [file, entry, line === undefined ? undefined : `línea ${line}`].filter(Boolean).join(' › ');
  const what = number ?? access_key ?? '';
  return [result, code ?? '', place, what, message ?? ''].filter((text) => text !== '').join('  ');
}
