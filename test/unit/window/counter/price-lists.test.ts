import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { lineBodyOf, lineOfProduct } from '../../../../src-renderer/features/counter/sale/sale-line.ts';
import { createSaleStore } from '../../../../src-renderer/features/counter/sale/sale-store.ts';

const coffee: ProductResource = {
  object: 'product',
  id: 'p-1',
  code: 'CAF',
  name: 'Café',
  unit_price: '10.00',
  iva: 'iva_15',
  active: true,
  prices: [{ price_list_id: 'wholesale', unit_price: '8.00' }],
  created_at: '2026-11-20T10:00:00.000Z',
};
const bread: ProductResource = { ...coffee, id: 'p-2', code: 'PAN', unit_price: '1.00', prices: [] };
const ana = { identification_type: 'cedula', identification: '1710034065', name: 'Ana' } as const;

describe('a price list', () => {
  let store: ReturnType<typeof createSaleStore>;
  const prices = () => store.getState().lines.map(({ unitPrice }) => unitPrice);

  beforeEach(() => {
    let made = 0;
    store = createSaleStore(() => {
      made += 1;
      return `id-${made}`;
    });
    for (const product of [coffee, bread]) store.getState().add(lineOfProduct(product, '1'));
  });

  it('prices what is in it, and leaves the rest at its normal price', () => {
    store.getState().choosePriceList('wholesale');
    expect(prices()).toEqual(['8.00', '1.00']);
    store.getState().choosePriceList(undefined);
    expect(prices()).toEqual(['10.00', '1.00']);
  });

  it('leaves a price set by hand alone', () => {
    const [line] = store.getState().lines;
    store.getState().change(line?.key ?? '', { unitPrice: '9.00' });
    store.getState().choosePriceList('wholesale');
    expect(prices()).toEqual(['9.00', '1.00']);
  });

  it('takes a percent off its own price', () => {
    const [line] = store.getState().lines;
    store.getState().change(line?.key ?? '', { discount: '1.00', discountPercent: '10' });
    store.getState().choosePriceList('wholesale');
    expect(store.getState().lines[0]?.discount).toBe('0.80');
  });

  it('of a customer comes and goes with the customer', () => {
    store.getState().setBuyer(ana, 'wholesale');
    expect(prices()).toEqual(['8.00', '1.00']);
    store.getState().setBuyer(undefined);
    expect(prices()).toEqual(['10.00', '1.00']);
  });

  it('that a person chose stays when the customer has none', () => {
    store.getState().choosePriceList('wholesale');
    store.getState().setBuyer(ana);
    expect(prices()).toEqual(['8.00', '1.00']);
  });

  it('has prices with IVA and without it, each as it was stated', () => {
    const prices = [{ price_list_id: 'wholesale', unit_price: '7.826087', unit_price_with_taxes: '9.00' }];
    const mixed = { ...coffee, prices };
    expect(lineOfProduct(mixed, '1')).toMatchObject({ unitPrice: '10.00', includesIva: false });
    expect(lineOfProduct(mixed, '1', 'wholesale')).toMatchObject({ unitPrice: '9.00', includesIva: true });
    store.getState().startOver();
    store.getState().add(lineOfProduct(mixed, '1'));
    store.getState().choosePriceList('wholesale');
    const [line] = store.getState().lines;
    expect(line && lineBodyOf(line)).toMatchObject({ unit_price_with_taxes: '9.00' });
    store.getState().choosePriceList(undefined);
    expect(store.getState().lines).toMatchObject([{ unitPrice: '10.00', includesIva: false }]);
  });

  it('prices what is scanned after it was chosen', () => {
    expect(lineOfProduct(coffee, '2', 'wholesale').unitPrice).toBe('8.00');
    expect(lineOfProduct(bread, '2', 'wholesale').unitPrice).toBe('1.00');
  });
});
