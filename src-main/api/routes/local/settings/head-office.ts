import {
  enrolmentBody,
  headOfficeMove,
  headOfficeResource,
} from '../../../../contract/head/stations/head-office.ts';
import type { Destinations } from '../../../../counter/staff-log/destinations.ts';
import type { HeadOffice } from '../../../../station/head-office.ts';
import { json, jsonOf } from '../../../routing/answers/reply.ts';
import { destinationAt } from '../../../routing/destination-at.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';
import { joinProblems } from './join-problems.ts';

/** The head office that this station reports to. */
export function headOfficeRoutes(headOffice: HeadOffice, destinations: Destinations): readonly Route[] {
  const common = { ...bare, path: '/v1/local/head-office', tag: 'Configuración' } as const;
  const answers = [{ status: 200, description: 'Cómo está con la matriz', schema: headOfficeResource }];
  const recordChange = (session: string, former: string | undefined, current: string | undefined) =>
    destinations.record(session, {
      kind: 'head_office',
      former: destinationAt(former),
      current: destinationAt(current),
    });
  return [
    personRoute({
      ...common,
      // Everybody at the counter may know whether what they do arrives.
      permission: 'signed_in',
      method: 'GET',
      operationId: 'retrieve_head_office',
      summary: 'Saber a qué matriz informa esta caja y cuánto falta por enviar',
      answers,
      problems: [],
      handle: async () => json(200, await headOffice.read()),
    }),
    personRoute({
      ...common,
      permission: 'manage_destinations',
      method: 'POST',
      operationId: 'enrol_station',
      summary: 'Unir esta caja a una matriz',
      description:
        'Con un código que dio la matriz. Desde entonces le envía sus documentos, cierres de caja, movimientos y clientes, ' +
        'también los que ya tenía. Nada de eso demora una venta, y sin red se sigue emitiendo. También vuelve a unir a una ' +
        'que la matriz dejó de recibir: con sus mismos puntos de emisión si la retiró, con otros si es copia de otra caja.',
      body: enrolmentBody,
      example: { code: 'ABCD-EFGH-JKMN@https://matriz.ejemplo.ec:7443#sha256/…', name: 'Caja de la entrada' },
      answers,
      problems: joinProblems,
      handle: async ({ session, body }) => {
        const { url: former } = await headOffice.read();
        const enrolled = await headOffice.enrol(body);
        if (enrolled.ok) await recordChange(session, former, enrolled.value.url);
        return jsonOf(200, enrolled);
      },
    }),
    personRoute({
      ...common,
      permission: 'manage_destinations',
      method: 'PATCH',
      operationId: 'move_head_office',
      summary: 'Decir dónde contesta ahora la matriz',
      description:
        'Cuando la misma matriz pasó a otra dirección. Solo se acepta si allí contesta con el certificado que dio el ' +
        'código; esta caja sigue donde iba, sin unirse otra vez.',
      body: headOfficeMove,
      example: { url: 'https://matriz-nueva.ejemplo.ec:7443' },
      answers,
      problems: ['invalid_state', 'head_office_unreachable'],
      handle: async ({ session, body }) => {
        const { url: former } = await headOffice.read();
        const moved = await headOffice.move(body);
        if (moved.ok) await recordChange(session, former, moved.value.url);
        return jsonOf(200, moved);
      },
    }),
    personRoute({
      ...common,
      path: '/v1/local/head-office/retry',
      permission: 'signed_in',
      method: 'POST',
      operationId: 'retry_head_office',
      summary: 'Intentar ya hablar con la matriz',
      description:
        'Sin esperar el siguiente intento, que después de un corte largo puede tardar hasta cinco minutos. Lo que resulta ' +
        'se lee después.',
      answers,
      problems: [],
      handle: async () => json(200, await headOffice.retry()),
    }),
    personRoute({
      ...common,
      permission: 'manage_settings',
      method: 'DELETE',
      operationId: 'leave_head_office',
      summary: 'Separar esta caja de su matriz',
      description:
        'Deja de informar. Lo que la matriz ya tiene se queda en ella. Si ella ya no la recibía, sus series quedan sin ' +
        'probar: una persona dice con qué número sigue cada una.',
      answers,
      problems: [],
      handle: async ({ session }) => {
        const { url: former } = await headOffice.read();
        const left = await headOffice.leave();
        await recordChange(session, former, left.url);
        return json(200, left);
      },
    }),
  ];
}
