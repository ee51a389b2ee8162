import { listOf } from '../../../../contract/list.ts';
import type { Problem } from '../../../../contract/problems/problems.ts';
import { declarationBody, declarationResource } from '../../../../contract/reports/declaration.ts';
import { dueDeclaration } from '../../../../contract/reports/due-declaration.ts';
import { periodQuery } from '../../../../contract/reports/period-report.ts';
import type { Declarations } from '../../../../reports/declaration/declaration.ts';
import type { DueDeclarations } from '../../../../reports/declaration/due/due-declarations.ts';
import { jsonOf, listReply, refuse } from '../../../routing/answers/reply.ts';
import { bare, keyRoute, type Route } from '../../../routing/route.ts';

/** Figures for the declarations of a period. */
export function declarationRoutes(
  declarations: Pick<Declarations, 'read' | 'save'>,
  dueDeclarations: DueDeclarations,
): readonly Route[] {
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
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: '/v1/local/reports/due-declarations',
      operationId: 'list_due_declarations',
      permission: 'read_reports',
      tag: 'Informes',
      summary: 'Ver qué declaraciones vencen, cuándo y cuánto',
      description:
        'El período en curso y los dos anteriores: IVA (104) por meses, o por semestres en RIMPE emprendedor; retenciones de ' +
        'renta (103) solo de un agente de retención. Un negocio popular no declara IVA.',
      answers: [{ status: 200, description: 'Primero la última que vence', schema: listOf(dueDeclaration) }],
      problems: [],
      handle: async ({ caller, signal }) => {
        const due = await dueDeclarations.list(caller, signal());
        return due.ok ? listReply(due.value) : refuse(due.problem);
      },
    }),
    keyRoute('config', {
      ...bare,
      method: 'PUT',
      path: '/v1/local/reports/declaration',
      operationId: 'save_declaration',
      permission: 'save_declarations',
      tag: 'Informes',
      summary: 'Guardar lo que una persona declara de un período',
      description:
        'Los casilleros que ningún documento dice (`editable`) y, con ellos, los saldos (485, 615, 617 y las notas de crédito ' +
        'por compensar), con los que empieza el mes o semestre siguiente. Se puede guardar otra vez; nada se envía al SRI. ' +
        'La clave necesita también el permiso «read».',
      query: periodQuery,
      body: declarationBody,
      example: { boxes: { '605': '120.50', '606': '0.00' } },
      answers: [{ status: 200, description: 'Las cifras, con lo guardado', schema: declarationResource }],
      problems: [],
      handle: async ({ caller, query, body, signal }) =>
        caller.scopes.includes('read')
          ? jsonOf(200, await declarations.save(caller, query, body, signal()))
          : refuse(mayNotRead),
    }),
  ];
}

const mayNotRead: Problem = {
  code: 'insufficient_scope',
  detail: 'A la clave le falta el permiso «read»: la respuesta lleva las cifras del período.',
};
