import {
  hostedHeadBody,
  hostedHeadKeyResource,
  hostedHeadResource,
  typedCodeResource,
} from '../../../../contract/head/stations/hosted/hosted-head.ts';
import type { Destinations, HostedHeadLog } from '../../../../counter/staff-log/destinations.ts';
import type { HeadOffice } from '../../../../station/head-office.ts';
import type { HostedHead } from '../../../../station/host/hosted-head.ts';
import { json, jsonOf } from '../../../routing/answers/reply.ts';
import { destinationAt } from '../../../routing/destination-at.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';
import { joinProblems } from './join-problems.ts';

/** The head office that this computer runs beside its till. */
export function hostedHeadRoutes(
  hosted: HostedHead,
  headOffice: Pick<HeadOffice, 'read'>,
  destinations: Destinations & HostedHeadLog,
): readonly Route[] {
  const path = '/v1/local/hosted-head';
  const common = { ...bare, tag: 'Configuración', permission: 'manage_destinations' } as const;
  const answers = [{ status: 200, description: 'La matriz de este equipo', schema: hostedHeadResource }];
  return [
    personRoute({
      ...common,
      path,
      method: 'GET',
      operationId: 'retrieve_hosted_head',
      summary: 'Ver si este equipo es la matriz, cómo está y qué cajas se unieron',
      answers,
      problems: [],
      handle: async () => json(200, await hosted.read()),
    }),
    personRoute({
      ...common,
      path,
      method: 'POST',
      operationId: 'begin_hosted_head',
      summary: 'Hacer de este equipo la matriz, y unir a ella esta caja',
      description:
        'Corre junto al programa y se inicia con él. A las otras cajas les contesta en un puerto propio, con su certificado; ' +
        'el de esta caja sigue siendo solo de este equipo. La primera vez tarda unos segundos. Si la matriz ya funciona y esta ' +
        'caja no está unida, la une.',
      body: hostedHeadBody,
      example: {},
      answers,
      problems: [...joinProblems, 'head_office_not_started'],
      handle: async ({ session, body }) => {
        const { url: former } = await headOffice.read();
        const begun = await hosted.begin(body);
        const { url: current } = await headOffice.read();
        await destinations.record(session, {
          kind: 'head_office',
          former: destinationAt(former),
          current: destinationAt(current),
        });
        return jsonOf(200, begun);
      },
    }),
    personRoute({
      ...common,
      path,
      method: 'DELETE',
      operationId: 'end_hosted_head',
      summary: 'Dejar de tener la matriz en este equipo',
      description:
        'Sus datos se quedan. Las cajas siguen vendiendo, y guardan lo que tienen que informarle hasta que vuelva.',
      answers,
      problems: [],
      handle: async ({ session }) => {
        const ended = await hosted.end();
        await destinations.recordHead(session, 'head_ended');
        return json(200, ended);
      },
    }),
    personRoute({
      ...common,
      path: `${path}/enrolment-codes`,
      method: 'POST',
      operationId: 'create_typed_code',
      summary: 'Dar un código para teclear en otra caja',
      answers: [
        { status: 201, description: 'El código, que se muestra esta única vez', schema: typedCodeResource },
      ],
      problems: ['head_office_unreachable'],
      handle: async ({ session }) => {
        const made = await hosted.createCode();
        if (made.ok) await destinations.recordHead(session, 'head_code_created');
        return jsonOf(201, made);
      },
    }),
    personRoute({
      ...common,
      path: `${path}/keys`,
      permission: 'manage_api_keys',
      method: 'POST',
      operationId: 'create_hosted_head_key',
      summary: 'Dar una clave de dueño para la ventana de la matriz, por un día',
      answers: [
        {
          status: 201,
          description: 'La clave, que se muestra esta única vez',
          schema: hostedHeadKeyResource,
        },
      ],
      problems: ['head_office_unreachable'],
      handle: async ({ session }) => {
        const made = await hosted.createKey();
        if (made.ok) await destinations.recordHead(session, 'head_key_created');
        return jsonOf(201, made);
      },
    }),
  ];
}
