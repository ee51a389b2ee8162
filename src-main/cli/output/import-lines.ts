import type { ImportItemResource, ImportResource, ImportStatus } from '../../contract/import.ts';
import { translate } from '../../process/language.ts';
import { instantOf } from './documents/document-lines.ts';
import { kindLabel } from './documents/kind-label.ts';

const statusLabels: Readonly<Record<ImportStatus, string>> = {
  queued: translate({ es: 'en cola', en: 'queued' }),
  processing: translate({ es: 'en curso', en: 'going on' }),
  completed: translate({ es: 'terminada', en: 'completed' }),
  failed: translate({ es: 'fallida', en: 'failed' }),
  canceled: translate({ es: 'cancelada', en: 'canceled' }),
};

/** `Importación terminada: hallados 12, importados 10, repetidos 1, omitidos 1, fallidos 0` */
function importLine({ status, counts }: ImportResource): string {
  const { found, imported, duplicate, skipped, failed, pending } = counts;
  const waiting =
    pending === 0 ? '' : translate({ es: `, por decidir ${pending}`, en: `, to be decided ${pending}` });
  return translate({
    es:
      `Importación ${statusLabels[status]}: hallados ${found}, importados ${imported}, repetidos ${duplicate}, ` +
      `omitidos ${skipped}, fallidos ${failed}${waiting}`,
    en:
      `Import ${statusLabels[status]}: found ${found}, imported ${imported}, duplicate ${duplicate}, skipped ` +
      `${skipped}, failed ${failed}${waiting}`,
  });
}

/** How an import went: its counts, with what evidence, what was sold, and what its numbers did to ours. */
export function importLines(resource: ImportResource): string {
  const { id, files, failure, counts, verification, sales_total, numbering } = resource;
  return [
    importLine(resource),
    ...(failure ? [failure.message] : []),
    ...files.map(({ name, size, kind }) =>
      translate({
        es: `  ${name}: ${kind ?? 'sin abrir'}, ${size} bytes`,
        en: `  ${name}: ${kind ?? 'not opened'}, ${size} bytes`,
      }),
    ),
    ...(counts.imported === 0
      ? []
      : [
          translate({
            es:
              `Confirmados por el SRI ${verification.sri}, por un listado ${verification.listed}, por su firma ` +
              `${verification.signature}, sin confirmar ${verification.unconfirmed}`,
            en:
              `Confirmed by the SRI ${verification.sri}, by a listing ${verification.listed}, by their signature ` +
              `${verification.signature}, not confirmed ${verification.unconfirmed}`,
          }),
          translate({ es: `Vendido: ${sales_total} USD`, en: `Sold: ${sales_total} USD` }),
        ]),
    ...numbering.map(({ document_type, establishment, emission_point, next_number }) =>
      translate({
        es: `${kindLabel(document_type)} ${establishment}-${emission_point}: el siguiente número es ${next_number}`,
        en: `${kindLabel(document_type)} ${establishment}-${emission_point}: the next number is ${next_number}`,
      }),
    ),
    ...(counts.failed + counts.skipped === 0
      ? []
      : [
          translate({
            es: `Lo que pide atención: imports items ${id} --result failed, y --result skipped`,
            en: `What needs attention: imports items ${id} --result failed, and --result skipped`,
          }),
        ]),
    `Id ${id}`,
  ].join('\n');
}

/** An import in a row of a list. */
export function importRow(resource: ImportResource): string {
  return [instantOf(resource.created_at), resource.id, importLine(resource)].join('  ');
}

/** One of the documents that were found, and what became of it. */
export function importItemLine(item: ImportItemResource): string {
  const { file, entry, line, number, access_key, result, code, message } = item;
  const location = [
    file,
    entry,
    line === undefined ? undefined : translate({ es: `línea ${line}`, en: `line ${line}` }),
  ]
    .filter(Boolean)
    .join(' › ');
  const what = number ?? access_key ?? '';
  return [result, code ?? '', location, what, message ?? ''].filter((text) => text !== '').join('  ');
}
