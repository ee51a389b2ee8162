import type { Taker } from './example-taker.ts';

/** Products, customers and what they cost, from one by one to whole sheets. */
export async function takeCatalog({ take }: Taker): Promise<void> {
  const coffee = await take('POST', '/v1/local/products', {
    body: {
      code: 'CAF-250',
      name: 'Café molido 250 g',
      unit_price: '4.50',
      iva: 'iva_15',
      category: 'Abarrotes',
    },
  });
  await take('PUT', '/v1/local/products/{id}/cost', {
    ids: [coffee],
    body: { environment: 'sandbox', unit_cost: '2.85' },
  });
  await take('GET', '/v1/local/products/costs', {
    query: `?environment=sandbox&product_ids=${coffee}`,
  });
  await take('GET', '/v1/local/products');
  await take('GET', '/v1/local/products/categories');
  await take('GET', '/v1/local/products/next-code');
  await take('POST', '/v1/local/customers', {
    body: { identification_type: 'cedula', identification: '1710034065', name: 'JUAN PÉREZ' },
  });
  await take('GET', '/v1/local/customers');
  const shirt = {
    name: 'Camiseta básica',
    attributes: [
      { name: 'Talla', values: ['S', 'M'] },
      { name: 'Color', values: ['Rojo', 'Azul'] },
    ],
  };
  const red = { code: 'CAM-001', name: 'Camiseta básica M Rojo', unit_price_with_taxes: '12.00' };
  await take('PATCH', '/v1/local/settings', { body: { variants_enabled: 'on' } });
  const parent = await take('POST', '/v1/local/product-parents', {
    body: { ...shirt, variants: [{ values: ['M', 'Rojo'], product: red }] },
  });
  await take('PUT', '/v1/local/product-parents/{id}', { ids: [parent], body: shirt });
  await take('GET', '/v1/local/product-parents');
  await take('PUT', '/v1/local/tiles', { body: { pages: [{ name: 'Mañana', product_ids: [coffee] }] } });
  await take('POST', '/v1/local/price-lists', { body: { name: 'Mayorista' } });
  await take('GET', '/v1/local/price-lists');
  const promotion = {
    name: 'Café 3×2',
    terms: { kind: 'n_for_m', take: 3, pay: 2 },
    products: [coffee],
  };
  await take('POST', '/v1/local/promotions/preview', { body: promotion });
  const promotionId = await take('POST', '/v1/local/promotions', { body: promotion });
  await take('PUT', '/v1/local/promotions/{id}', { ids: [promotionId], body: promotion });
  await take('GET', '/v1/local/promotions');
  await take('POST', '/v1/local/promotions/priced-cart', {
    body: { lines: [{ code: 'CAF-250', quantity: '3' }] },
  });
  await take('GET', '/v1/local/promotions/results');
  await take('POST', '/v1/local/products/price-changes/preview', {
    body: { products: { ids: [coffee] }, change: { kind: 'percent', value: '5' } },
  });
  await take('POST', '/v1/local/products/in-store-barcodes', { body: { products: { ids: [coffee] } } });
  const sheets = {
    products: 'Código;Nombre;Precio sin IVA;IVA\nTE-20;Té negro 20 sobres;1,80;15\n',
    customers: 'Tipo de identificación;Identificación;Nombre\ncédula;1710034065;JUAN PÉREZ\n',
  };
  for (const [what, content] of Object.entries(sheets)) {
    const path = `/v1/local/${what}/imports`;
    const file = { name: `${what}.csv`, content };
    const id = await take('POST', path, { file });
    await take('GET', `${path}/{id}/rows`, { ids: [id] });
  }
}
