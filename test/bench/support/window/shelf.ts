import { ownerOf } from '../../../support/service/api-client.ts';
import type { RunningService } from '../../../support/service/run-service.ts';

const AT_ONCE = 16;
const kinds = [
  'Café pasado',
  'Arroz flor',
  'Aceite girasol',
  'Jabón de tocador',
  'Atún en agua',
  'Leche entera',
];
const makers = ['Andino', 'Ñandú', 'El Sol', 'La Colmena', 'Cóndor', 'Pacífico', 'Yasuní'];

/** Of the product with this number, counted from 0: thirteen digits, as a scanner reads them. */
export function barcodeOf(index: number): string {
  return `786${String(index).padStart(10, '0')}`;
}

/** Puts so many different products on the shelf of the business. */
export async function fillShelf(service: RunningService, count: number): Promise<void> {
  const owner = ownerOf(service);
  let next = 0;
  const fill = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      const { status } = await owner.call('POST', '/v1/local/products', { body: productOf(index) });
      if (status !== 201) throw new Error(`the service answered ${status} to a product`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fill));
}

function productOf(index: number) {
  const kind = kinds[index % kinds.length] ?? '';
  const maker = makers[index % makers.length] ?? '';
  return {
    code: `P${String(index).padStart(6, '0')}`,
    barcode: barcodeOf(index),
    name: `${kind} ${maker} ${100 + (index % 900)} g, lote ${index}`,
    unit_price: (1 + (index % 997) / 100).toFixed(2),
  };
}
