import type { PurchaseInventory } from '../../contract/documents/purchases/purchase-inventory.ts';
import { translate } from '../../process/language.ts';

/** What a purchase brings into stock, line by line, or how it came in. */
export function inventoryLines({ lines, receipt, total }: PurchaseInventory): string {
  if (receipt) {
    return [
      translate({
        es: `Entró al inventario: ${receipt.entered_at}, ${receipt.total} USD`,
        en: `Entered into stock: ${receipt.entered_at}, ${receipt.total} USD`,
      }),
      ...receipt.products.map(
        ({ code, name, quantity, unit_cost: cost, cost_after: average }) =>
          `  ${code}  ${name}: ${quantity} × ${cost} (${translate({ es: 'promedio', en: 'average' })} ${average})`,
      ),
    ].join('\n');
  }
  return [
    ...lines.map(({ line, description, match, quantity_in: quantity, unit_cost: cost }) => {
      const what =
        match?.kind === 'product'
          ? `${match.product?.code}  ${quantity ?? '0'} × ${cost ?? '0'}`
          : match
            ? translate({ es: 'no es mercadería', en: 'no goods' })
            : translate({ es: '! falta decir qué es', en: '! not known what it is' });
      return `${line + 1}. ${description}: ${what}`;
    }),
    translate({ es: `Costo de la mercadería: ${total} USD`, en: `Cost of the goods: ${total} USD` }),
  ].join('\n');
}
