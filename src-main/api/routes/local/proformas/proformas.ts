import { z } from 'zod';
import { listOf } from '../../../../contract/list.ts';
import {
  proformaAcceptanceBody,
  proformaBody,
  proformaListed,
  proformaListQuery,
  proformaResource,
} from '../../../../contract/proformas/proforma.ts';
import type { Proformas } from '../../../../counter/proformas/proformas.ts';
import { daysBefore } from '../../../../documents/values/ecuador-time.ts';
import { jsonOf, keysetReply, madeReply } from '../../../routing/answers/reply.ts';
import { bare, idParams, keyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Proformas';
const path = '/v1/local/proformas';
const refusals = ['operator_required', 'operator_not_allowed', 'storage_full'] as const;

/** What a shop offers before it sells. */
export function proformaRoutes(proformas: Proformas): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_proformas',
      permission: 'read_documents',
      tag,
      summary: 'Listar las proformas',
      description:
        'La última primero. `q` busca en el número, el cliente y el total. Una proforma no es un comprobante del SRI: no está ' +
        'en los documentos ni en los reportes.',
      query: proformaListQuery,
      answers: [{ status: 200, description: 'Una página', schema: listOf(proformaListed) }],
      problems: ['invalid_cursor'],
      handle: async ({ caller, query }) => keysetReply(await proformas.list(caller, query)),
    }),
    keyRoute('issue', {
      ...bare,
      body: z.unknown(),
      bodyOfUseCase: proformaBody,
      method: 'POST',
      path,
      operationId: 'make_proforma',
      permission: 'sell',
      tag,
      summary: 'Hacer una proforma',
      description:
        'Se escribe y se calcula como una factura, y recibe un número propio del punto de emisión. No gasta un número del SRI, ' +
        'no se firma ni se envía al SRI, no mueve existencias ni dinero. Para facturarla, emita su `invoice_body`: una proforma ' +
        'se factura una sola vez.',
      idempotent: true,
      answers: [
        { status: 201, description: 'La proforma', schema: proformaResource },
        { status: 200, description: 'La misma, con la misma Idempotency-Key', schema: proformaResource },
      ],
      problems: [...refusals, 'not_ready', 'idempotency_key_reused'],
      exampleOn: (today) => ({
        buyer: { identification_type: 'consumidor_final' },
        recipient_name: 'Maestro Juan',
        valid_until: daysBefore(today, -30),
        lines: [
          {
            description: 'Galón de pintura blanca',
            quantity: '4',
            unit_price_with_taxes: '18.50',
            taxes: [{ type: 'iva', rate: 'iva_15' }],
          },
        ],
      }),
      handle: async ({ caller, body, idempotencyKey }) =>
        madeReply(await proformas.make(caller, body, idempotencyKey)),
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}`,
      operationId: 'retrieve_proforma',
      permission: 'read_documents',
      tag,
      summary: 'Consultar una proforma',
      description: 'Con lo que dice, el cuerpo con que se factura y las líneas cuyo precio hoy es otro.',
      params: idParams,
      answers: [{ status: 200, description: 'La proforma', schema: proformaResource }],
      problems: ['not_found'],
      handle: async ({ caller, params }) => jsonOf(200, await proformas.get(caller, params.id)),
    }),
    keyRoute('issue', {
      ...bare,
      method: 'PUT',
      path: `${path}/{id}/acceptance`,
      operationId: 'set_proforma_acceptance',
      permission: 'sell',
      tag,
      summary: 'Anotar si el cliente la aceptó',
      description: 'Una vencida ya no se acepta, y una facturada no cambia. La aceptada a tiempo no vence.',
      params: idParams,
      body: proformaAcceptanceBody,
      answers: [{ status: 200, description: 'La proforma', schema: proformaResource }],
      problems: ['not_found', 'invalid_state', ...refusals],
      example: { accepted: true },
      handle: async ({ caller, params, body }) =>
        jsonOf(200, await proformas.setAccepted(caller, params.id, body)),
    }),
  ];
}
