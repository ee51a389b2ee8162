import type { ComparedDocument, ListingComparison } from '../../../contract/reports/listing-comparison.ts';
import { supportDocumentTitle } from '../../../documents/tables/support-document-types.ts';
import { translate } from '../../../process/language.ts';

const sides = {
  received: translate({ es: 'Recibidos', en: 'Received' }),
  issued: translate({ es: 'Emitidos', en: 'Issued' }),
} as const;
const results = {
  missing: translate({ es: 'falta aquí', en: 'missing here' }),
  extra: translate({ es: 'no está en el listado', en: 'not in the listing' }),
  different: translate({ es: 'difiere', en: 'different' }),
} as const;
const fields = {
  total: translate({ es: 'valor', en: 'value' }),
  base: translate({ es: 'base', en: 'base' }),
  iva: 'IVA',
  issue_date: translate({ es: 'fecha', en: 'date' }),
  number: translate({ es: 'número', en: 'number' }),
  access_key: translate({ es: 'clave de acceso', en: 'access key' }),
  state: translate({ es: 'estado', en: 'status' }),
} as const;

/** What a comparison found, a row for each document that is not the same. */
export function comparisonLines(comparison: ListingComparison): string {
  const { month, documents, other_months: others, not_compared: uncompared, faults } = comparison;
  return [
    translate({ es: `Período ${month}`, en: `Period ${month}` }),
    ...comparison.sides.map(({ side, days, listed, equal }) =>
      translate({
        es: `${sides[side]} (${daysText(days)}): ${listed} en el listado, ${equal} iguales aquí`,
        en: `${sides[side]} (${daysText(days)}): ${listed} in the listing, ${equal} the same here`,
      }),
    ),
    ...(others > 0
      ? [
          translate({
            es: `De otro mes, sin comparar: ${others}`,
            en: `Of another month, not compared: ${others}`,
          }),
        ]
      : []),
    ...(uncompared > 0
      ? [
          translate({
            es: `Que no son compras, sin comparar: ${uncompared}`,
            en: `No purchases, not compared: ${uncompared}`,
          }),
        ]
      : []),
    ...(documents.length === 0
      ? [translate({ es: 'Todo coincide.', en: 'All is the same.' })]
      : documents.map(documentLine)),
    ...faults.map(({ file, line, message }) =>
      translate({
        es: `  ! ${file}, línea ${line}: ${message}`,
        en: `  ! ${file}, line ${line}: ${message}`,
      }),
    ),
  ].join('\n');
}

/** `2026-11-25, 2026-11-27–2026-11-28`. */
function daysText(days: ListingComparison['sides'][number]['days']): string {
  return days.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(', ');
}

function documentLine(document: ComparedDocument): string {
  const { result, document_type, number, issue_date, party, total, access_key, id, differences } = document;
  const what = [results[result], issue_date, supportDocumentTitle(document_type), number, party, total];
  const rows = differences.map(({ field, here, listed }) =>
    translate({
      es: `  ${fields[field]}: aquí ${here}, SRI ${listed}`,
      en: `  ${fields[field]}: here ${here}, SRI ${listed}`,
    }),
  );
  return [[...what, id ?? access_key].filter(Boolean).join('  '), ...rows].join('\n');
}
