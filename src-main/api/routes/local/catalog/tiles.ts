import { z } from 'zod';
import { tilesBody, tilesResource } from '../../../../contract/catalog/tiles.ts';
import { pictureTypes } from '../../../../contract/picture.ts';
import type { Tiles } from '../../../../counter/catalog/tiles.ts';
import { empty, file, json, jsonOf, refuse } from '../../../routing/answers/reply.ts';
import { approvalQuery } from '../../../routing/approval.ts';
import { bare, idParams, personOrKeyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Productos';
const path = '/v1/local/tiles';
const one = { status: 200, description: 'Las páginas, en su orden', schema: tilesResource } as const;
const ofProduct = { ...bare, path: '/v1/local/products/{id}/picture', tag, params: idParams } as const;
const changing = {
  permission: { approvable: 'edit_products', about: 'product_ids' },
  query: z.strictObject(approvalQuery),
} as const;

/** Any text: it only makes the address of another picture another one. */
const pictureQuery = z.strictObject({ v: z.string().max(64).optional() });

/** Favourites of the counter, and the pictures of products. */
export function tileRoutes(tiles: Tiles): readonly Route[] {
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'retrieve_tiles',
      permission: 'signed_in',
      tag,
      summary: 'Ver los favoritos del mostrador',
      description: 'Páginas de productos que se venden con un toque. Los inactivos también están.',
      answers: [one],
      problems: [],
      handle: async () => json(200, await tiles.get()),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'PUT',
      path,
      operationId: 'put_tiles',
      permission: { approvable: 'edit_products' },
      query: z.strictObject(approvalQuery),
      tag,
      summary: 'Poner los favoritos del mostrador',
      description: 'Quedan como se envían: las páginas que no vienen se quitan.',
      body: tilesBody,
      answers: [one],
      problems: [],
      example: { pages: [{ name: 'Bebidas', product_ids: [] }] },
      handle: async ({ body }) => jsonOf(200, await tiles.set(body)),
    }),
    personOrKeyRoute('config', {
      ...ofProduct,
      method: 'GET',
      operationId: 'retrieve_product_picture',
      permission: 'signed_in',
      summary: 'Ver la imagen de un producto',
      description: 'La que indica `picture.url` del producto.',
      query: pictureQuery,
      answers: pictureTypes.map((mediaType) => ({ status: 200, description: 'La imagen', mediaType })),
      problems: ['not_found'],
      handle: async ({ params }) => {
        const picture = await tiles.picture(params.id);
        if (!picture.ok) return refuse(picture.problem);
        const { contentType: mediaType, bytes } = picture.value;
        const name = mediaType === 'image/png' ? 'producto.png' : 'producto.jpg';
        return file({ mediaType, disposition: 'inline', name, bytes });
      },
    }),
    personOrKeyRoute('config', {
      ...ofProduct,
      ...changing,
      method: 'PUT',
      operationId: 'put_product_picture',
      summary: 'Poner la imagen de un producto',
      description:
        'El cuerpo es la imagen misma: PNG o JPEG, por su contenido, de hasta 128 KiB y un millón de píxeles. Hasta 2000 productos con imagen.',
      bodyTypes: pictureTypes,
      body: z.instanceof(Uint8Array),
      answers: [{ status: 204, description: 'Puesta' }],
      problems: ['not_found', 'invalid_state'],
      handle: async ({ params, body }) => {
        const put = await tiles.putPicture(params.id, body);
        return put.ok ? empty() : refuse(put.problem);
      },
    }),
    personOrKeyRoute('config', {
      ...ofProduct,
      ...changing,
      method: 'DELETE',
      operationId: 'delete_product_picture',
      summary: 'Quitar la imagen de un producto',
      answers: [{ status: 204, description: 'Quitada' }],
      problems: ['not_found'],
      handle: async ({ params }) => {
        const removed = await tiles.removePicture(params.id);
        return removed.ok ? empty() : refuse(removed.problem);
      },
    }),
  ];
}
