import { expect, it } from 'vitest';
import { productParent } from '../../../../src-main/contract/catalog/product-parent.ts';
import { staff } from '../../../support/service/staffed-service.ts';
import { testServices } from '../../../support/service/test-services.ts';

const services = testServices();
const path = '/v1/local/product-parents';

it('a cashier looks at variants, and changes them with an approval alone', async () => {
  const shop = await staff(await services.start());
  const call = (method: string, at: string, body?: unknown) => shop.window.call(method, at, { body });
  await shop.signIn(shop.ana);
  await call('PATCH', '/v1/local/settings', { variants_enabled: 'on' });
  const product = (code: string) => ({ code, name: `Gorra ${code}`, unit_price: '8' });
  const cap = { name: 'Gorra', attributes: [{ name: 'Talla', values: ['S', 'M'] }] };
  const body = { ...cap, variants: [{ values: ['S'], product: product('G-S') }] };
  const parent = productParent.parse((await call('POST', path, body)).json());
  const one = `${path}/${parent.id}`;
  await shop.signIn(shop.caro);

  expect((await call('GET', one)).status).toBe(200);
  const approved = async () => `?approval_id=${await shop.approve('edit_products')}`;
  const changed = { ...cap, variants: [{ values: ['M'], product: product('G-M') }] };
  expect((await call('PUT', one, changed)).json()).toMatchObject({ status: 403 });
  expect((await call('PUT', `${one}${await approved()}`, changed)).status).toBe(200);
  const variant = `${one}/variants/${parent.variants[0]?.product.id}`;
  expect((await call('DELETE', variant)).json()).toMatchObject({ status: 403 });
  expect((await call('DELETE', `${variant}${await approved()}`)).status).toBe(204);
  expect((await call('DELETE', `${one}${await approved()}`)).status).toBe(204);
  await shop.signOut();
  expect((await call('GET', one)).json()).toMatchObject({ status: 403 });
});
