import type { ComparedDocument, ListingComparison } from '../../contract/reports/listing-comparison.ts';
import { supportDocumentTitle } from '../../documents/tables/support-document-types.ts';

const sides = { received: 'Recibidos', issued: 'Emitidos' } as const;
const results = { missing: 'falta aquí', extra: 'no está en el listado', different: 'difiere' } as const;
const fields = {
  total: 'valor',
  issue_date: 'fecha',
  number: 'número',
  access_key: 'clave de acceso',
  state: 'estado',
} as const;

/** What a comparison found, a row for each document that is not the same. */
export function comparisonLines(comparison: ListingComparison): string {
  const { month, documents, other_months: others, not_compared: uncompared, faults } = comparison;
  return [
    `Mes ${month}`,
    ...comparison.sides.map(
      ({ side, listed, equal }) => `${sides[side]}: ${listed} en el listado, ${equal} iguales aquí`,
    ),
    ...(others > 0 ? [`De otro mes, sin comparar: ${others}`] : []),
    ...(uncompared > 0 ? [`Que no son compras, sin comparar: ${uncompared}`] : []),
    ...(documents.length === 0 ? ['Todo coincide.'] : documents.map(documentLine)),
    ...faults.map(({ line, message }) => `  ! Línea ${line}: ${message}`),
  ].join('\n');
}

function documentLine(document: ComparedDocument): string {
  const { result, document_type, number, issue_date, party, total, access_key, id, differences } = document;
  const what = [results[result], issue_date, supportDocumentTitle(document_type), number, party, total];
  const rows = differences.map(
    ({ field, here, listed }) => `  ${fields[field]}: aquí ${here}, SRI ${listed}`,
  );
  return [[...what, id ?? access_key].filter(Boolean).join('  '), ...rows].join('\n');
}
