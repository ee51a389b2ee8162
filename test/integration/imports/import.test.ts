import { expect, it } from 'vitest';
import { signedForeignInvoice } from '../../support/import-files/signed-invoice.ts';
import { importsOf } from '../../support/shops/import-shop.ts';
import { openShop } from '../../support/shops/shop.ts';

it('imports a signed invoice that the authority confirms', async () => {
  const shop = await openShop();
  const { run, items, authority, faults } = await importsOf(shop);
  const xml = await signedForeignInvoice({ environment: 'test' });
  const key = /<claveAcceso>(\d{49})/.exec(xml)?.[1] ?? '';
  authority.set(key, { kind: 'authorized', authorizedAt: '2026-11-20T15:31:09.000Z', xml });

  const done = await run([{ name: 'factura.xml', content: xml }]);
  expect(faults).toEqual([]);
  expect(await items(done.id)).toMatchObject([{ result: 'imported', code: 'confirmed_by_sri' }]);
  expect(done).toMatchObject({
    status: 'completed',
    counts: { found: 1, imported: 1 },
    sales_total: '11.50',
  });
});
