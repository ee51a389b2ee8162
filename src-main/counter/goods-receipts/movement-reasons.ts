import type { PurchaseOfGoods } from './goods-receipt-store.ts';

/** What the movements of the stock say that a purchase brought. */
export function movementReason({ content: { number, supplier } }: PurchaseOfGoods): string {
  return `Compra ${number} · ${supplier.name}`.slice(0, 150);
}

/** What the movements say that take it out again: they begin with the same of each purchase. */
export function reversalReason(entered: string, why?: string): string {
  return [`Se deshizo: ${entered}`, why ?? []].flat().join(': ').slice(0, 200);
}
