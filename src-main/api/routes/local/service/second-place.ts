import type { SecondPlaceResource } from '../../../../contract/business/backups/second-place.ts';
import { secondPlaceBody, secondPlaceResource } from '../../../../contract/business/backups/second-place.ts';
import type { Outcome } from '../../../../contract/problems/problems.ts';
import type { Destinations } from '../../../../counter/staff-log/destinations.ts';
import { json, jsonOf } from '../../../routing/answers/reply.ts';
import { destinationAt } from '../../../routing/destination-at.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

export interface SecondPlaceControl {
  state(): SecondPlaceResource;
  change(path: string | null): Promise<Outcome<SecondPlaceResource>>;
}

/** The copy of the journal of numbers on another disk. */
export function secondPlaceRoutes(place: SecondPlaceControl, destinations: Destinations): readonly Route[] {
  const common = { ...bare, path: '/v1/local/second-place', tag: 'Servicio' } as const;
  const answers = [{ status: 200, description: 'El segundo lugar', schema: secondPlaceResource }] as const;
  return [
    personRoute({
      ...common,
      permission: 'signed_in',
      method: 'GET',
      operationId: 'retrieve_second_place',
      summary: 'Cómo está la copia del diario de números en otro disco',
      answers,
      problems: [],
      handle: async () => json(200, place.state()),
    }),
    personRoute({
      ...common,
      permission: 'manage_destinations',
      method: 'PUT',
      operationId: 'change_second_place',
      summary: 'Elegir el segundo lugar, o quitarlo',
      description:
        'Una carpeta en otro disco, en una memoria USB o en la red. Ahí queda cada número y cada XML firmado poco después ' +
        'de cada venta; si falta, se sigue vendiendo y se pone al día al volver.',
      body: secondPlaceBody,
      answers,
      problems: [],
      example: { path: 'E:\\Respaldo de la tienda' },
      handle: async ({ session, body }) => {
        const former = place.state().path;
        const changed = await place.change(body.path);
        if (changed.ok) {
          await destinations.record(session, {
            kind: 'second_place',
            former: destinationAt(former),
            current: destinationAt(changed.value.path),
          });
        }
        return jsonOf(200, changed);
      },
    }),
  ];
}
