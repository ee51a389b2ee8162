import type { RunningService } from '../support/service.ts';

const sizes = ['S', 'M', 'L', 'XL'];
const colors = ['Blanco', 'Negro', 'Azul marino'];

/** A shirt in four sizes and three colors, one of them not made; of some there is stock, of one nothing is left. */
export async function hangShirts(
  service: RunningService,
  make: (path: string, body: unknown) => Promise<string | undefined>,
): Promise<void> {
  await service.call('PATCH', '/v1/local/settings', { variants_enabled: 'on' });
  const ids: string[] = [];
  const variants: { readonly values: readonly string[]; readonly product_id: string }[] = [];
  for (const [index, size] of sizes.entries()) {
    for (const color of colors) {
      if (size === 'XL' && color === 'Blanco') continue;
      const id = await make('/v1/local/products', {
        code: `CAM-${size}-${color.slice(0, 3).toUpperCase()}`,
        name: `Camiseta básica ${size} ${color}`,
        unit_price_with_taxes: index === 3 ? '14.50' : '12.00',
        category: 'Ropa',
      });
      if (id === undefined) continue;
      ids.push(id);
      variants.push({ values: [size, color], product_id: id });
    }
  }
  await make('/v1/local/product-parents', {
    name: 'Camiseta básica',
    category: 'Ropa',
    attributes: [
      { name: 'Talla', values: [...sizes, 'XXL'] },
      { name: 'Color', values: colors },
    ],
    variants,
  });
  const [gone, ...counted] = ids.slice(0, 7);
  await make('/v1/local/stock/movements', {
    environment: 'sandbox',
    kind: 'count',
    products: [
      { product_id: gone, quantity: '0' },
      ...counted.map((product_id) => ({ product_id, quantity: '6' })),
    ],
  });
}
