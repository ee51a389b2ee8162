import type { PurchaseOfGoods } from './goods-receipt-store.ts';

const names: Readonly<Record<string, string>> = {
  nota_credito: 'Nota de crédito',
  liquidacion_compra: 'Liquidación de compra',
};

/** What the movements of the stock say that a purchase brought, or a supplier's note took away. */
export function movementReason({ content }: PurchaseOfGoods): string {
  const { document_type: type, number, supplier } = content;
  return `${names[type] ?? 'Compra'} ${number} · ${supplier.name}`.slice(0, 150);
}

/** What the movements say that undo it: they begin with the same of each purchase. */
export function reversalReason(entered: string, why?: string): string {
  return [`Se deshizo: ${entered}`, why ?? []].flat().join(': ').slice(0, 200);
}
