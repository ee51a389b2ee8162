import { declarationResource } from '../../../../contract/reports/declaration.ts';
import { periodQuery } from '../../../../contract/reports/period-report.ts';
import type { Declarations } from '../../../../reports/declaration/declaration.ts';
import { jsonOf } from '../../../routing/reply.ts';
import { bare, keyRoute, type Route } from '../../../routing/route.ts';

/** Figures for the declarations of a period. */
export function declarationRoutes(declarations: Declarations): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: '/v1/local/reports/declaration',
      operationId: 'read_declaration',
      permission: 'read_reports',
      tag: 'Informes',
      summary: 'Ver las cifras de las declaraciones de un período',
      description:
        'Casilleros del formulario 104 (IVA) y lo retenido de renta para el 103: cómo se obtuvo cada uno y de qué ' +
        'documentos. Donde falta `value`, decide una persona. Solo cuenta lo autorizado; nada se envía al SRI.',
      query: periodQuery,
      answers: [{ status: 200, description: 'Las cifras', schema: declarationResource }],
      problems: [],
      handle: async ({ caller, query, signal }) =>
        jsonOf(200, await declarations.read(caller, query, signal())),
    }),
  ];
}
