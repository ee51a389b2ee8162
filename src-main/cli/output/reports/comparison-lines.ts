import type { ComparedDocument, ListingComparison } from '../../../contract/reports/listing-comparison.ts';
import { supportDocumentTitle } from '../../../documents/tables/support-document-types.ts';
import { say } from '../../../process/language.ts';

const sides = {
  received: say({ es: 'Recibidos', en: 'Received' }),
  issued: say({ es: 'Emitidos', en: 'Issued' }),
} as const;
const results = {
  missing: say({ es: 'falta aquí', en: 'missing here' }),
  extra: say({ es: 'no está en el listado', en: 'not in the listing' }),
  different: say({ es: 'difiere', en: 'different' }),
} as const;
const fields = {
  total: say({ es: 'valor', en: 'value' }),
  base: say({ es: 'base', en: 'base' }),
  iva: 'IVA',
  issue_date: say({ es: 'fecha', en: 'date' }),
  number: say({ es: 'número', en: 'number' }),
  access_key: say({ es: 'clave de acceso', en: 'access key' }),
  state: say({ es: 'estado', en: 'status' }),
} as const;

/** What a comparison found, a row for each document that is not the same. */
export function comparisonLines(comparison: ListingComparison): string {
  const { month, documents, other_months: others, not_compared: uncompared, faults } = comparison;
  return [
    say({ es: `Mes ${month}`, en: `Month ${month}` }),
    ...comparison.sides.map(({ side, days, listed, equal }) =>
      say({
        es: `${sides[side]} (${daysText(days)}): ${listed} en el listado, ${equal} iguales aquí`,
        en: `${sides[side]} (${daysText(days)}): ${listed} in the listing, ${equal} the same here`,
      }),
    ),
    ...(others > 0
      ? [say({ es: `De otro mes, sin comparar: ${others}`, en: `Of another month, not compared: ${others}` })]
      : []),
    ...(uncompared > 0
      ? [
          say({
            es: `Que no son compras, sin comparar: ${uncompared}`,
            en: `No purchases, not compared: ${uncompared}`,
          }),
        ]
      : []),
    ...(documents.length === 0
      ? [say({ es: 'Todo coincide.', en: 'All is the same.' })]
      : documents.map(documentLine)),
    ...faults.map(({ file, line, message }) =>
      say({ es: `  ! ${file}, línea ${line}: ${message}`, en: `  ! ${file}, line ${line}: ${message}` }),
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
    say({
      es: `  ${fields[field]}: aquí ${here}, SRI ${listed}`,
      en: `  ${fields[field]}: here ${here}, SRI ${listed}`,
    }),
  );
  return [[...what, id ?? access_key].filter(Boolean).join('  '), ...rows].join('\n');
}
