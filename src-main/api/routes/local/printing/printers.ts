import { printJobResource } from '../../../../contract/printing/print-job.ts';
import {
  printerBody,
  printerList,
  printerResource,
  printerStatus,
  printQueueList,
} from '../../../../contract/printing/printer.ts';
import type { PrintService } from '../../../../counter/print-service.ts';
import { empty, json, jsonOf, listReply, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, personOrKeyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Impresión';
const path = '/v1/local/printers';

/** The printers of this installation: their settings for who configures, how they are for operators who print. */
export function printerRoutes({ printers, jobs }: Pick<PrintService, 'printers' | 'jobs'>): readonly Route[] {
  return [
    personOrKeyRoute('devices', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_printers',
      permission: 'signed_in',
      tag,
      summary: 'Listar las impresoras',
      description: 'Con cuántas impresiones esperan en cada una y, si no salen, por qué.',
      answers: [{ status: 200, description: 'Todas', schema: printerList }],
      problems: [],
      handle: async () => listReply(await printers.list()),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'POST',
      path,
      operationId: 'create_printer',
      permission: 'manage_printers',
      tag,
      summary: 'Añadir una impresora',
      description:
        'De tickets, por la red (puerto 9100), como dispositivo de este equipo o compartida en Windows, o por una cola ' +
        'del sistema (CUPS); o de hojas A4, por una cola. La primera es la de siempre. Con `lettering` raster las ' +
        'letras se dibujan: salen bien en cualquiera.',
      body: printerBody,
      example: {
        name: 'Caja 1',
        connection: { type: 'network', host: '192.168.1.50', port: 9100 },
        paper: 'roll80',
        has_drawer: true,
      },
      answers: [{ status: 201, description: 'La impresora', schema: printerResource }],
      problems: ['storage_full'],
      handle: async ({ body }) => json(201, await printers.create(body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path: `${path}/queues`,
      operationId: 'list_print_queues',
      permission: 'manage_printers',
      tag,
      summary: 'Listar las colas de impresión del sistema',
      description: 'Las de CUPS de este equipo, para elegir una; ninguna donde el sistema no las tiene.',
      answers: [{ status: 200, description: 'Todas, por nombre', schema: printQueueList }],
      problems: [],
      handle: async () => listReply(await printers.queues()),
    }),
    personOrKeyRoute('devices', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}`,
      operationId: 'retrieve_printer',
      permission: 'signed_in',
      tag,
      summary: 'Consultar una impresora',
      params: idParams,
      answers: [{ status: 200, description: 'La impresora', schema: printerResource }],
      problems: ['not_found'],
      handle: async ({ params }) => jsonOf(200, await printers.get(params.id)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'PUT',
      path: `${path}/{id}`,
      operationId: 'put_printer',
      permission: 'manage_printers',
      tag,
      summary: 'Cambiar una impresora',
      description: 'Lo que esperaba en ella se intenta ya.',
      params: idParams,
      body: printerBody,
      answers: [{ status: 200, description: 'La impresora', schema: printerResource }],
      problems: ['not_found', 'storage_full'],
      handle: async ({ params, body }) => jsonOf(200, await printers.change(params.id, body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'DELETE',
      path: `${path}/{id}`,
      operationId: 'delete_printer',
      permission: 'manage_printers',
      tag,
      summary: 'Quitar una impresora',
      description: 'Lo que esperaba en ella se cancela.',
      params: idParams,
      answers: [{ status: 204, description: 'Quitada' }],
      problems: ['not_found', 'storage_full'],
      handle: async ({ params }) => {
        const removed = await printers.remove(params.id);
        return removed.ok ? empty() : refuse(removed.problem);
      },
    }),
    personOrKeyRoute('devices', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}/status`,
      operationId: 'retrieve_printer_status',
      permission: 'signed_in',
      tag,
      summary: 'Preguntar a una impresora cómo está',
      description:
        'Ahora mismo: si hay papel, si la tapa está cerrada. Las que no saben decirlo quedan en `unknown`.',
      params: idParams,
      answers: [{ status: 200, description: 'Cómo está', schema: printerStatus }],
      problems: ['not_found'],
      handle: async ({ params }) => jsonOf(200, await printers.status(params.id)),
    }),
    personOrKeyRoute('devices', {
      ...bare,
      method: 'POST',
      path: `${path}/{id}/test`,
      operationId: 'test_printer',
      permission: 'manage_printers',
      tag,
      summary: 'Imprimir una página de prueba',
      description: 'Con tildes, eñes, bordes y un código de barras. Cómo fue se ve en la impresión.',
      params: idParams,
      answers: [{ status: 202, description: 'La impresión, en cola', schema: printJobResource }],
      problems: ['not_found', 'storage_full'],
      handle: async ({ params }) => jsonOf(202, await jobs.printTest(params.id)),
    }),
  ];
}
