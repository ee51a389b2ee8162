import { comparisonQuery, listingComparison } from '../../../../contract/reports/listing-comparison.ts';
import type { ListingComparisons } from '../../../../reports/comparison/listing-comparisons.ts';
import { jsonOf } from '../../../routing/answers/reply.ts';
import { bare, keyRoute, type Route } from '../../../routing/route.ts';
import { uploadParts, uploadType } from '../../../routing/upload-parts.ts';

/** A month here beside the authority's own listing of it. */
export function listingComparisonRoutes(comparisons: ListingComparisons): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'POST',
      path: '/v1/local/reports/comparison',
      operationId: 'compare_listing',
      permission: 'read_reports',
      tag: 'Informes',
      summary: 'Comparar un mes o semestre con los listados del SRI',
      description:
        'Sube en el campo `file`, repetido si son varios, los reportes en TXT de SRI en Línea, de recibidos o de emitidos, y ' +
        'dice qué falta aquí, qué sobra y qué difiere (valor, base, IVA, fecha, número, estado). Solo se comparan los tipos y ' +
        'los días que traen los listados. No guarda nada.',
      query: comparisonQuery,
      bodyTypes: [uploadType],
      body: uploadParts,
      answers: [{ status: 200, description: 'La comparación', schema: listingComparison }],
      problems: ['validation_failed', 'payload_too_large', 'storage_full'],
      handle: async ({ caller, query, body }) =>
        jsonOf(200, await comparisons.compare(caller, body, query.month)),
    }),
  ];
}
