import { z } from 'zod';
import {
  inStoreBarcodes,
  inStoreBarcodesBody,
  labelPrintBody,
  labelsBody,
} from '../../../../contract/catalog/labels.ts';
import { printJobResource } from '../../../../contract/printing/print-job.ts';
import type { LabelPrinting } from '../../../../counter/catalog/labels/label-printing.ts';
import type { Labels } from '../../../../counter/catalog/labels/labels.ts';
import { jsonOf, pdfOf } from '../../../routing/answers/reply.ts';
import { approvalQuery } from '../../../routing/approval.ts';
import { bare, personOrKeyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Productos';
const path = '/v1/local/products';

/** Labels for shelves and goods. */
export function labelRoutes(labels: Labels, labelPrinting: LabelPrinting): readonly Route[] {
  return [
    personOrKeyRoute('config', {
      ...bare,
      method: 'POST',
      path: `${path}/labels`,
      operationId: 'render_product_labels',
      permission: 'signed_in',
      tag,
      summary: 'Hacer etiquetas de productos',
      description:
        'Un PDF con el nombre, el precio con IVA, el precio del kilo o litro donde el nombre dice el contenido, y el código ' +
        'de barras: EAN o UPC si lo es, Code 128 los demás; sin código de barras, el código del producto. Con `only_changed`, ' +
        'solo de los que cambiaron de precio desde su última etiqueta, o no tienen una.',
      body: labelsBody,
      answers: [{ status: 200, description: 'El PDF', mediaType: 'application/pdf' }],
      problems: [],
      example: { products: { category: 'Abarrotes' }, format: 'a4_24', copies: 1 },
      handle: async ({ body }) => pdfOf(await labels.render(body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'POST',
      path: `${path}/labels/print`,
      operationId: 'print_product_labels',
      permission: 'signed_in',
      tag,
      summary: 'Imprimir etiquetas en la impresora de tickets',
      description:
        'Una debajo de otra, para cortarlas por las rayas; hasta 200 de una vez. Un código de barras más ancho que el rollo ' +
        'sale solo en letras.',
      body: labelPrintBody,
      answers: [{ status: 202, description: 'En camino a la impresora', schema: printJobResource }],
      problems: ['not_found', 'invalid_state', 'storage_full'],
      example: { products: { category: 'Abarrotes' }, only_changed: true },
      handle: async ({ body }) => jsonOf(202, await labelPrinting.print(body)),
    }),
    personOrKeyRoute('config', {
      ...bare,
      method: 'POST',
      path: `${path}/in-store-barcodes`,
      operationId: 'assign_in_store_barcodes',
      permission: { approvable: 'edit_products' },
      query: z.strictObject(approvalQuery),
      tag,
      summary: 'Dar códigos de barras propios',
      description:
        'Un EAN-13 con un prefijo del 20 al 29, que GS1 deja a cada negocio y que la balanza no usa, a los productos que no ' +
        'tienen código de barras.',
      body: inStoreBarcodesBody,
      answers: [{ status: 200, description: 'Cuántos', schema: inStoreBarcodes }],
      problems: ['invalid_state', 'storage_full', 'owned_by_head_office'],
      example: { products: { category: 'Frutas' } },
      handle: async ({ body }) => jsonOf(200, await labels.assignBarcodes(body)),
    }),
  ];
}
