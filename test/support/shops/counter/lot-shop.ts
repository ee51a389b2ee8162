import { type ProductLots, productLots, type StatedLot } from '../../../../src-main/contract/catalog/lots.ts';
import { stockItem, stockMovementList } from '../../../../src-main/contract/catalog/stock.ts';
import { daysBefore, ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { aLine, anInvoiceBody } from '../../builders/invoice-body.ts';
import { openStockShop, type StockShop } from './stock-shop.ts';

/** A shop with stock whose notebooks are tracked by lots; twenty of them are in none. */
export interface LotShop extends StockShop {
  /** The day that many days from today. */
  day(offset: number): string;
  lots(): Promise<ProductLots>;
  /** What is in each lot, by its number; the rest by `-`. */
  shares(): Promise<Readonly<Record<string, string>>>;
  /** Notebooks come in or go out; what the lots leave of the quantity is in none. */
  move(kind: 'in' | 'out', quantity: string, lots?: readonly StatedLot[]): Promise<void>;
  track(isTracked: boolean): Promise<void>;
  /** Sells notebooks at the counter; gives the invoice, authorized. */
  sellNotebooks(quantity: string): Promise<string>;
  /** They come back by a note of the invoice; gives the note. */
  takeBack(invoiceId: string, quantity: string): Promise<string>;
}

export async function openLotShop(): Promise<LotShop> {
  const shop = await openStockShop();
  const metadata = { cash_session: shop.cashSession.id };
  await shop.store.writes.run((tx) =>
    tx.insertInto('setting').values({ name: 'lots_enabled', value: 'on' }).execute(),
  );
  const track: LotShop['track'] = async (isTracked) => {
    await shop.ok(stockItem, 'PATCH', `/stock/products/${shop.notebook}`, {
      environment: 'test',
      tracks_lots: isTracked,
    });
  };
  const lots = () => shop.ok(productLots, 'GET', `/stock/products/${shop.notebook}/lots?environment=test`);
  await track(true);
  return {
    ...shop,
    day: (offset) => daysBefore(ecuadorDate(shop.clock.now), -offset),
    lots,
    async shares() {
      const there = await lots();
      const numbered = there.lots.map(({ number = '', quantity }) => [number, quantity]);
      return Object.fromEntries([...numbered, ['-', there.without_lot]]);
    },
    async move(kind, quantity, stated = []) {
      const product = { product_id: shop.notebook, quantity, ...(stated.length > 0 && { lots: stated }) };
      await shop.ok(stockMovementList, 'POST', '/stock/movements', {
        environment: 'test',
        kind,
        products: [product],
        ...(kind === 'in' && { confirm_expired: true }),
      });
    },
    track,
    async sellNotebooks(quantity) {
      const lines = [aLine({ code: 'A-1', quantity })];
      const { id } = await shop.issue(anInvoiceBody({ lines, metadata }));
      await shop.decide(id, 'authorized');
      return id;
    },
    async takeBack(invoiceId, quantity) {
      const note = await shop.issueAs('credit_note', {
        modified_document: { document_id: invoiceId },
        reason: 'Devolución',
        lines: [{ code: 'A-1', quantity }],
        metadata,
      });
      await shop.decide(note.id, 'authorized');
      return note.id;
    },
  };
}
