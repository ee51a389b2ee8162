import { z } from 'zod';
import { drawerBody, drawerResource } from '../../../../contract/printing/printer.ts';
import type { PrintJobs } from '../../../../counter/printing/jobs/print-jobs.ts';
import { json, refuse } from '../../../routing/answers/reply.ts';
import { approvalQuery } from '../../../routing/approval.ts';
import { bare, personOrKeyRoute, type Route } from '../../../routing/route.ts';

/** The cash drawer, which hangs from a printer. */
export function drawerRoutes(jobs: Pick<PrintJobs, 'openDrawer'>): readonly Route[] {
  return [
    personOrKeyRoute('devices', {
      ...bare,
      method: 'POST',
      path: '/v1/local/drawer',
      operationId: 'open_drawer',
      permission: { approvable: 'open_drawer_without_sale' },
      query: z.strictObject(approvalQuery),
      tag: 'Impresión',
      summary: 'Abrir el cajón',
      description:
        'Al momento o nunca: si la impresora no responde no se intenta más tarde. `opened` dice que recibió la orden.',
      body: drawerBody,
      example: {},
      answers: [{ status: 200, description: 'Qué pasó', schema: drawerResource }],
      problems: ['not_found', 'invalid_state'],
      handle: async ({ body }) => {
        const order = await jobs.openDrawer(body);
        if (!order.ok) return refuse(order.problem);
        return { ...json(200, order.value), keepsApproval: !order.value.opened };
      },
    }),
  ];
}
