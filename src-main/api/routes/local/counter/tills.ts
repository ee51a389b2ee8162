import { tillBody, tillListQuery, tillPatch, tillResource } from '../../../../contract/counter/till.ts';
import { listOf } from '../../../../contract/list.ts';
import type { Tills } from '../../../../counter/tills/tills.ts';
import { jsonOf, listReply } from '../../../routing/answers/reply.ts';
import { bare, idParams, personRoute, type Route } from '../../../routing/route.ts';

const tag = 'Mostrador';
const path = '/v1/local/tills';
const one = { status: 200, description: 'La caja', schema: tillResource } as const;

/** The tills, each with its emission point. */
export function tillRoutes(tills: Tills): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_tills',
      permission: 'signed_in',
      tag,
      summary: 'Listar las cajas',
      query: tillListQuery,
      answers: [{ status: 200, description: 'Todas, por nombre', schema: listOf(tillResource) }],
      problems: [],
      handle: async ({ query }) => {
        const data = await tills.list(query);
        return listReply(data);
      },
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path,
      operationId: 'create_till',
      permission: 'manage_tills',
      tag,
      summary: 'Crear una caja',
      description: 'Emite desde un punto de emisión que tenga serie; uno para cada caja.',
      body: tillBody,
      answers: [{ ...one, status: 201 }],
      problems: ['operator_required', 'operator_not_allowed', 'not_ready', 'storage_full'],
      example: { name: 'Caja 1', environment: 'sandbox', establishment: '001', emission_point: '001' },
      handle: async ({ session, body }) => jsonOf(201, await tills.create(session, body)),
    }),
    personRoute({
      ...bare,
      method: 'PATCH',
      path: `${path}/{id}`,
      operationId: 'update_till',
      permission: 'manage_tills',
      tag,
      summary: 'Cambiar una caja',
      description:
        'Solo cambia lo que se envía; `fiscal_machine_id` o `printer_id` en null la dejan sin ellas.',
      params: idParams,
      body: tillPatch,
      answers: [one],
      problems: ['not_found', 'operator_required', 'operator_not_allowed', 'invalid_state', 'storage_full'],
      example: { name: 'Caja rápida' },
      handle: async ({ session, params, body }) => jsonOf(200, await tills.change(session, params.id, body)),
    }),
  ];
}
