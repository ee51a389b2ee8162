import {
  printBody,
  printJobList,
  printJobListQuery,
  printJobResource,
  retryPrintBody,
} from '../../../../contract/printing/print-job.ts';
import type { PrintJobs } from '../../../../counter/printing/jobs/print-jobs.ts';
import type { Scope } from '../../../../reading/document-reading-store.ts';
import type { KeyHolder, Person } from '../../../routing/access.ts';
import { jsonOf, keysetReply, madeReply } from '../../../routing/answers/reply.ts';
import { bare, idParams, keyRoute, personOrKeyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Impresión';
const path = '/v1/local/print';

/** Documents on paper, and what waits to be. */
export function printRoutes(jobs: PrintJobs): readonly Route[] {
  return [
    keyRoute('devices', {
      ...bare,
      method: 'POST',
      path,
      operationId: 'create_print_job',
      permission: 'signed_in',
      tag,
      summary: 'Imprimir un documento',
      description:
        'Responde en cuanto la impresión está guardada, sin esperar a la impresora: si está apagada o sin papel, sale ' +
        'sola cuando se pueda, como esté el documento entonces. Desde la segunda vez sale marcado COPIA. El cajón solo ' +
        'se abre si se imprime en el momento.',
      body: printBody,
      example: { document_id: '01982b7e-6c1c-7d5f-9d0e-3b1f6a2c4e51', open_drawer: true },
      idempotent: true,
      answers: [
        { status: 202, description: 'La impresión, en cola', schema: printJobResource },
        { status: 200, description: 'La misma, con la misma Idempotency-Key', schema: printJobResource },
      ],
      problems: ['not_found', 'invalid_state', 'storage_full', 'idempotency_key_reused'],
      handle: async ({ caller, body, idempotencyKey }) =>
        madeReply(await jobs.print(caller, body, idempotencyKey), 202),
    }),
    personOrKeyRoute('devices', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_print_jobs',
      permission: 'signed_in',
      tag,
      summary: 'Listar las impresiones',
      description: 'De la más nueva a la más antigua. Una clave ve las de su negocio y ambiente.',
      query: printJobListQuery,
      answers: [{ status: 200, description: 'Una página', schema: printJobList }],
      problems: ['invalid_cursor'],
      handle: async ({ identity, query }) => {
        return keysetReply(await jobs.list(scopeOf(identity), query));
      },
    }),
    personOrKeyRoute('devices', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}`,
      operationId: 'retrieve_print_job',
      permission: 'signed_in',
      tag,
      summary: 'Consultar una impresión',
      params: idParams,
      answers: [{ status: 200, description: 'La impresión', schema: printJobResource }],
      problems: ['not_found'],
      handle: async ({ identity, params }) => jsonOf(200, await jobs.get(scopeOf(identity), params.id)),
    }),
    personOrKeyRoute('devices', {
      ...bare,
      method: 'POST',
      path: `${path}/{id}/retry`,
      operationId: 'retry_print_job',
      permission: 'signed_in',
      tag,
      summary: 'Intentar ya una impresión',
      description: 'Una que espera, que falló o que se canceló; en otra impresora, si se nombra.',
      params: idParams,
      body: retryPrintBody,
      answers: [{ status: 202, description: 'La impresión, en cola', schema: printJobResource }],
      problems: ['not_found', 'invalid_state', 'storage_full'],
      handle: async ({ identity, params, body }) =>
        jsonOf(202, await jobs.retry(scopeOf(identity), { id: params.id, body })),
    }),
    personOrKeyRoute('devices', {
      ...bare,
      method: 'POST',
      path: `${path}/{id}/cancel`,
      operationId: 'cancel_print_job',
      permission: 'signed_in',
      tag,
      summary: 'Cancelar una impresión que espera',
      params: idParams,
      answers: [{ status: 200, description: 'La impresión', schema: printJobResource }],
      problems: ['not_found', 'invalid_state', 'storage_full'],
      handle: async ({ identity, params }) => jsonOf(200, await jobs.cancel(scopeOf(identity), params.id)),
    }),
  ];
}

/** A person reaches all, a key what is of its business and environment. */
function scopeOf(identity: Person | KeyHolder): Scope | undefined {
  return identity.kind === 'key' ? identity.caller : undefined;
}
