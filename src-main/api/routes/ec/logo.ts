import { z } from 'zod';
import type { EntityChanges } from '../../../business/entity/entity-changes.ts';
import { entityResource } from '../../../contract/business/entity.ts';
import { pictureTypes } from '../../../contract/picture.ts';
import { mayReach } from '../../routing/access.ts';
import { empty, file, jsonOf, refuse } from '../../routing/answers/reply.ts';
import { bare, idParams, notFound, personOrKeyRoute, type Route } from '../../routing/route.ts';

const shared = { ...bare, path: '/v1/ec/entities/{id}/logo', tag: 'Negocios', params: idParams } as const;

/** Any text: it only makes the address of another picture another one. */
const logoQuery = z.strictObject({ v: z.string().max(64).optional() });

/** The picture of a business, on its printed pages and in its mail. */
export function logoRoutes(changes: EntityChanges): readonly Route[] {
  return [
    personOrKeyRoute('read', {
      ...shared,
      method: 'GET',
      operationId: 'retrieve_entity_logo',
      permission: 'signed_in',
      summary: 'Ver el logo',
      description: 'La imagen que indica `logo.url` del negocio.',
      query: logoQuery,
      answers: pictureTypes.map((mediaType) => ({ status: 200, description: 'La imagen', mediaType })),
      problems: ['not_found'],
      handle: async ({ identity, params }) => {
        const logo = mayReach(identity, params.id) ? await changes.logo(params.id) : undefined;
        if (!logo?.ok) return refuse(notFound);
        const { contentType, bytes } = logo.value;
        const name = contentType === 'image/png' ? 'logo.png' : 'logo.jpg';
        return file({ mediaType: contentType, disposition: 'inline', name, bytes });
      },
    }),
    personOrKeyRoute('config', {
      ...shared,
      method: 'PUT',
      operationId: 'put_entity_logo',
      permission: 'manage_business',
      summary: 'Poner el logo',
      description:
        'El cuerpo es la imagen misma: PNG o JPEG, por su contenido, de hasta 512 KiB y un millón de píxeles. Sale en la representación impresa (RIDE) y en los correos.',
      bodyTypes: pictureTypes,
      body: z.instanceof(Uint8Array),
      answers: [{ status: 200, description: 'El negocio, con su logo', schema: entityResource }],
      problems: ['not_found'],
      handle: async ({ identity, params, body }) =>
        mayReach(identity, params.id)
          ? jsonOf(200, await changes.putLogo(params.id, body))
          : refuse(notFound),
    }),
    personOrKeyRoute('config', {
      ...shared,
      method: 'DELETE',
      operationId: 'delete_entity_logo',
      permission: 'manage_business',
      summary: 'Quitar el logo',
      answers: [{ status: 204, description: 'Quitado' }],
      problems: ['not_found'],
      handle: async ({ identity, params }) => {
        const removed = mayReach(identity, params.id) ? await changes.removeLogo(params.id) : undefined;
        return removed?.ok ? empty() : refuse(notFound);
      },
    }),
  ];
}
