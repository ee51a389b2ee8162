import type { Issuing } from '../../../../issuing/issuing.ts';
import { json, jsonOf, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, personRoute, type Route } from '../../../routing/route.ts';
import { resourceSchemaOf } from '../../document-schemas.ts';

/** What a person decides of a document that cannot go on by itself. */
export function lateDocumentRoutes(issuing: Issuing): readonly Route[] {
  const schema = resourceSchemaOf(undefined);
  return [
    personRoute({
      ...bare,
      method: 'POST',
      path: '/v1/local/documents/{id}/send',
      operationId: 'send_late_document',
      permission: 'correct_documents',
      tag: 'Servicio',
      summary: 'Enviar con su fecha',
      description:
        'Manda a enviar uno atrasado, o firma y envía otra vez uno cuya fecha rechazó el SRI, con la fecha que tiene. ' +
        'Solo uno que espera esa decisión.',
      params: idParams,
      answers: [{ status: 200, description: 'En camino', schema }],
      problems: ['not_found', 'invalid_state'],
      handle: async ({ params }) => jsonOf(200, await issuing.sendHeld(params.id)),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: '/v1/local/documents/{id}/replace',
      operationId: 'replace_document',
      permission: 'correct_documents',
      tag: 'Servicio',
      summary: 'Reemplazar por otro de hoy',
      description:
        'Emite hoy, con un número nuevo, lo mismo que dice uno cuya fecha o número rechazó el SRI, o uno atrasado que ' +
        'nunca se envió. El viejo deja la cola, y el recorrido de cada uno nombra al otro. Cada documento se reemplaza ' +
        'una vez.',
      params: idParams,
      idempotent: true,
      answers: [
        { status: 201, description: 'El documento nuevo', schema },
        {
          status: 200,
          description:
            'Ya se había reemplazado con esta Idempotency-Key (cabecera Idempotent-Replayed: true)',
          schema,
        },
      ],
      problems: [
        'not_found',
        'idempotency_key_invalid',
        'invalid_state',
        'not_ready',
        'validation_failed',
        'credit_exceeds_balance',
        'entity_locked',
        'starting',
      ],
      handle: async ({ params, idempotencyKey }) => {
        const replaced = await issuing.replace(params.id, idempotencyKey);
        if (!replaced.ok) return refuse(replaced.problem);
        const { document, replayed } = replaced.value;
        if (replayed) return json(200, document, { 'idempotent-replayed': 'true' });
        return json(201, document, { location: `/v1/ec/documents/${document.id}` });
      },
    }),
  ];
}
