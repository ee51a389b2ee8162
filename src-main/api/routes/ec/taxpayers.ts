import { z } from 'zod';
import { taxpayerResource } from '../../../contract/documents/purchases/taxpayer.ts';
import type { Lookups } from '../../../received/lookups.ts';
import { jsonOf } from '../../routing/answers/reply.ts';
import { bare, keyRoute, type Route } from '../../routing/route.ts';

/** Whether someone is a special taxpayer. */
export function taxpayerRoutes(lookups: Lookups): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: '/v1/ec/taxpayers/{identification}',
      operationId: 'retrieve_taxpayer',
      permission: 'signed_in',
      tag: 'Compras',
      summary: 'Consultar un contribuyente',
      description:
        'Dice si es contribuyente especial, por su RUC o cédula. El SRI no ofrece un servicio web que lo diga: ' +
        'responde lo que dicen los comprobantes suyos leídos del SRI y, si no hay, los documentos y clientes propios, ' +
        'que solo saben el nombre. `source` y `checked_at` indican de dónde y de cuándo es. Lo que nadie ha dicho ' +
        'responde `authority_unavailable`.',
      // Checked by the use case: a wrong identification gets a fault of its own.
      params: z.strictObject({ identification: z.string() }),
      answers: [{ status: 200, description: 'Lo que se sabe', schema: taxpayerResource }],
      problems: ['validation_failed', 'not_available_in_sandbox', 'authority_unavailable'],
      handle: async ({ caller, params }) =>
        jsonOf(200, await lookups.taxpayer(caller, params.identification)),
    }),
  ];
}
