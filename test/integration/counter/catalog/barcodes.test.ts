import { expect, it } from 'vitest';
import { productList, productResource } from '../../../../src-main/contract/catalog/product.ts';
import { openCatalogShop } from '../../../support/shops/counter/catalog-shop.ts';

const forms = ['036000291452', '0036000291452', '00036000291452'];
const product = { name: 'Galletas', unit_price: '1.00' };

it.for(forms)('a GTIN that was typed as %s is found however it is scanned', async (barcode) => {
  const shop = await openCatalogShop();
  const made = await shop.ok(productResource, 'POST', '/products', { ...product, code: 'GAL', barcode });
  expect(made.barcode).toBe('036000291452');
  for (const [index, q] of forms.entries()) {
    const { data } = await shop.ok(productList, 'GET', `/products?q=${q}`);
    expect(data.map(({ code }) => code)).toEqual(['GAL']);
    const again = await shop.call('POST', '/products', { ...product, code: `OTRO-${index}`, barcode: q });
    expect(again.json()).toMatchObject({ errors: [{ pointer: '/barcode', code: 'repeated' }] });
  }
});
