import { productBody } from '../../../../src-main/contract/catalog/product.ts';
import {
  type StockItem,
  type StockMovement,
  stockItem,
  stockMovementList,
} from '../../../../src-main/contract/catalog/stock.ts';
import type { CashSessionResource } from '../../../../src-main/contract/counter/cash-session.ts';
import { makeProductStore } from '../../../../src-main/store/catalog/products.ts';
import { type CounterShop, openCounterShop } from './counter-shop.ts';

/** A shop that keeps its stock: twenty notebooks, five pens (B-2) and a service nobody counts (S-3). */
export interface StockShop extends CounterShop {
  readonly notebook: string;
  readonly pen: string;
  readonly service: string;
  readonly cashSession: CashSessionResource;
  switchStock(on: boolean): Promise<void>;
  item(productId: string, environment?: string): Promise<StockItem>;
  onHand(productId: string): Promise<string | undefined>;
  movements(productId: string): Promise<readonly StockMovement[]>;
  /** What came in, went out or was counted. */
  book(kind: string, productId: string, quantity: string, unitCost?: string): Promise<StockMovement>;
}

export async function openStockShop(): Promise<StockShop> {
  const shop = await openCounterShop();
  const products = makeProductStore(shop.store);
  const add = async (code: string, name: string) => {
    const id = shop.issuing.newId();
    const body = productBody.parse({ code, name, unit_price: '10.00' });
    await products.save(id, body, '2026-11-01T12:00:00.000Z');
    return id;
  };
  const notebook = await add('A-1', 'Cuaderno universitario');
  const pen = await add('B-2', 'Esferográfico azul');
  const service = await add('S-3', 'Anillado');
  await shop.hire('Ana', 'administrator');
  const cashSession = await shop.open(await shop.till());

  const item: StockShop['item'] = (id, environment = 'test') =>
    shop.ok(stockItem, 'GET', `/stock/products/${id}?environment=${environment}`);
  const book: StockShop['book'] = (kind, productId, quantity, unitCost) =>
    shop
      .ok(stockMovementList, 'POST', '/stock/movements', {
        environment: 'test',
        kind,
        products: [{ product_id: productId, quantity, unit_cost: unitCost }],
      })
      .then(({ data: [movement] }) => {
        if (!movement) throw new Error('nothing was booked');
        return movement;
      });
  const switchStock: StockShop['switchStock'] = (on) =>
    shop.store.writes.run(async (tx) => {
      const value = on ? 'on' : 'off';
      await tx
        .insertInto('setting')
        .values({ name: 'stock_enabled', value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    });
  await switchStock(true);
  await book('in', notebook, '20');
  await book('count', pen, '5');
  return {
    ...shop,
    notebook,
    pen,
    service,
    cashSession,
    switchStock,
    item,
    book,
    onHand: async (id) => (await item(id)).on_hand,
    movements: async (id) =>
      (await shop.ok(stockMovementList, 'GET', `/stock/products/${id}/movements?environment=test`)).data,
  };
}
