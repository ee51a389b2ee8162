import {
  fiscalMachineBody,
  fiscalMachineDocument,
  fiscalMachinePatch,
  fiscalMachineResource,
  fiscalMachineTotals,
  fiscalMachineTotalsQuery,
} from '../../../../contract/counter/fiscal-machine.ts';
import { listOf } from '../../../../contract/list.ts';
import type { FiscalMachines } from '../../../../counter/fiscal-machines/fiscal-machines.ts';
import { jsonOf, listReply, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, personRoute, type Route } from '../../../routing/route.ts';

const tag = 'Máquinas fiscales';
const path = '/v1/local/fiscal-machines';
const one = { status: 200, description: 'La máquina fiscal', schema: fiscalMachineResource } as const;

/** The register of fiscal machines, and what each issues. */
export function fiscalMachineRoutes(machines: FiscalMachines): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_fiscal_machines',
      permission: 'signed_in',
      tag,
      summary: 'Listar las máquinas fiscales',
      answers: [{ status: 200, description: 'Todas', schema: listOf(fiscalMachineResource) }],
      problems: [],
      handle: async () => {
        const data = await machines.list();
        return listReply(data);
      },
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path,
      operationId: 'register_fiscal_machine',
      permission: 'manage_fiscal_machines',
      tag,
      summary: 'Registrar una máquina fiscal',
      description: 'La serie es única y no cambia: los documentos la llevan.',
      body: fiscalMachineBody,
      answers: [{ ...one, status: 201 }],
      problems: ['operator_required', 'operator_not_allowed', 'storage_full'],
      example: { brand: 'SISPAU', model: 'A1', serial: 'SP-000123' },
      handle: async ({ session, body }) => jsonOf(201, await machines.register(session, body)),
    }),
    personRoute({
      ...bare,
      method: 'PATCH',
      path: `${path}/{id}`,
      operationId: 'update_fiscal_machine',
      permission: 'manage_fiscal_machines',
      tag,
      summary: 'Cambiar una máquina fiscal',
      params: idParams,
      body: fiscalMachinePatch,
      answers: [one],
      problems: ['not_found', 'operator_required', 'operator_not_allowed', 'invalid_state', 'storage_full'],
      example: { active: false },
      handle: async ({ session, params, body }) =>
        jsonOf(200, await machines.change(session, params.id, body)),
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path: `${path}/{id}/totals`,
      operationId: 'retrieve_fiscal_machine_totals',
      permission: 'read_documents',
      tag,
      summary: 'Totales del día de una máquina fiscal',
      description:
        'De los documentos que llevan su serie en `fiscal_machine`, por fecha de emisión en Ecuador.',
      params: idParams,
      query: fiscalMachineTotalsQuery,
      answers: [{ status: 200, description: 'Los totales', schema: fiscalMachineTotals }],
      problems: ['not_found'],
      handle: async ({ params, query }) => jsonOf(200, await machines.totals(params.id, query)),
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path: `${path}/{id}/documents`,
      operationId: 'list_fiscal_machine_documents',
      permission: 'read_documents',
      tag,
      summary: 'Documentos del día de una máquina fiscal',
      description: 'Los que suman sus totales, y los anulados; del más nuevo al más antiguo.',
      params: idParams,
      query: fiscalMachineTotalsQuery,
      answers: [{ status: 200, description: 'Todos los del día', schema: listOf(fiscalMachineDocument) }],
      problems: ['not_found'],
      handle: async ({ params, query }) => {
        const listed = await machines.documents(params.id, query);
        if (!listed.ok) return refuse(listed.problem);
        return listReply(listed.value);
      },
    }),
  ];
}
