import {
  goodsReceiptBody,
  goodsReceiptReversalBody,
  purchaseInventory,
  purchaseMatches,
} from '../../../../contract/documents/purchases/purchase-inventory.ts';
import type { GoodsReceipts } from '../../../../counter/goods-receipts/goods-receipts.ts';
import { jsonOf, madeReply } from '../../../routing/answers/reply.ts';
import { bare, idParams, keyRoute, type Route } from '../../../routing/route.ts';

const tag = 'Compras';
const path = '/v1/local/purchases/{id}/inventory';
/** Everything here shows what products cost; of programs, those alone that may do everything read that. */
const permission = 'read_costs';
const refusals = ['not_found', 'invalid_state', 'operator_required', 'operator_not_allowed'] as const;

/** What purchases bring into stock, and at which cost. */
export function purchaseInventoryRoutes(receipts: GoodsReceipts): readonly Route[] {
  return [
    keyRoute('config', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'retrieve_purchase_inventory',
      permission,
      tag,
      summary: 'Ver qué mercadería trajo una compra',
      description:
        'Cada línea con su producto: el que se dijo antes de este proveedor, el de su código de barras, o el de su código; ' +
        'lo que cuesta, y si ya entró al inventario, cómo. El id es el de una compra, o el de una liquidación de compra propia.',
      params: idParams,
      answers: [{ status: 200, description: 'Las líneas', schema: purchaseInventory }],
      problems: ['not_found'],
      handle: async ({ caller, params }) => jsonOf(200, await receipts.get(caller, params.id)),
    }),
    keyRoute('config', {
      ...bare,
      method: 'PUT',
      path: `${path}/matches`,
      operationId: 'match_purchase_lines',
      permission,
      tag,
      summary: 'Decir qué productos son las líneas de una compra',
      description:
        'Se recuerda para todo lo que venda este proveedor con su código y un nombre parecido, o su descripción si no tiene código. Las líneas que ' +
        'no se nombran quedan como están.',
      params: idParams,
      body: purchaseMatches,
      example: {
        matches: [
          { kind: 'product', line: 0, product_id: '01970000-0000-7000-8000-000000000000', factor: '12' },
          { kind: 'not_goods', line: 1 },
        ],
      },
      answers: [{ status: 200, description: 'Las líneas', schema: purchaseInventory }],
      problems: ['not_found', 'invalid_state', 'storage_full'],
      handle: async ({ caller, params, body }) => jsonOf(200, await receipts.match(caller, params.id, body)),
    }),
    keyRoute('config', {
      ...bare,
      method: 'POST',
      path: `${path}/receipt`,
      operationId: 'create_goods_receipt',
      permission,
      tag,
      summary: 'Ingresar una compra al inventario, o devolverla con su nota de crédito',
      description:
        'Entra todo lo que es mercadería, al costo de su línea, o nada. Una compra entra una sola vez: pedirlo otra vez ' +
        'responde cómo entró. Quien no puede cambiar las existencias necesita la aprobación de quien puede, con la ' +
        'compra (item) y lo que cuesta (amount). Una nota de crédito del proveedor dice qué hizo (effect): saca lo que se le ' +
        'devolvió (return), a lo que acredita de cada línea, y el promedio de lo que queda cambia con la diferencia; o, si nada ' +
        'se devolvió (discount), rebaja lo que cuesta lo que hay, hasta cero. Lo que el SRI no autorizó, o está anulado, no entra.',
      params: idParams,
      body: goodsReceiptBody,
      example: {},
      answers: [
        { status: 201, description: 'Cómo entró', schema: purchaseInventory },
        { status: 200, description: 'Cómo había entrado', schema: purchaseInventory },
      ],
      problems: [...refusals, 'storage_full'],
      handle: async ({ caller, params, body }) => madeReply(await receipts.enter(caller, params.id, body)),
    }),
    keyRoute('config', {
      ...bare,
      method: 'POST',
      path: `${path}/receipt/reversal`,
      operationId: 'reverse_goods_receipt',
      permission,
      tag,
      summary: 'Deshacer el ingreso de una compra, o lo que hizo una nota de crédito',
      description:
        'Sale lo que entró, o entra lo que salió, y cada producto vuelve a costar lo que costaba. Solo mientras nada de eso se ha vendido ni ' +
        'contado, está todo lo que entró y no entró ni se devolvió más con un costo; después se corrige en el inventario.',
      params: idParams,
      body: goodsReceiptReversalBody,
      example: { reason: 'Era de otra sucursal' },
      answers: [{ status: 200, description: 'Las líneas, otra vez por ingresar', schema: purchaseInventory }],
      problems: [...refusals, 'storage_full'],
      handle: async ({ caller, params, body }) =>
        jsonOf(200, await receipts.reverse(caller, params.id, body)),
    }),
  ];
}
