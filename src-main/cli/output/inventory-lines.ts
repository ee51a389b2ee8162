import type { PurchaseInventory } from '../../contract/documents/purchases/purchase-inventory.ts';
import { translate } from '../../process/language.ts';

const bookedAs = {
  entry: { es: 'Entró al inventario', en: 'Entered into stock' },
  return: { es: 'Se devolvió al proveedor', en: 'Returned to the supplier' },
  discount: { es: 'Se rebajó el costo', en: 'The cost was lowered' },
};

/** What a purchase brings into stock, or a note takes away, line by line, or how it was booked. */
export function inventoryLines({ lines, receipt, total }: PurchaseInventory): string {
  if (receipt) {
    return [
      `${translate(bookedAs[receipt.effect])}: ${receipt.entered_at}, ${receipt.total} USD`,
      ...receipt.products.map(
        ({ code, name, quantity, unit_cost: cost, cost_after: average }) =>
          `  ${code}  ${name}: ${quantity} × ${cost}${average === undefined ? '' : averageText(average)}`,
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

function averageText(average: string): string {
  return ` (${translate({ es: 'promedio', en: 'average' })} ${average})`;
}
