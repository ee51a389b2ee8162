import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import {
  lineBodyOf,
  lineOfDay,
  lineOfProduct,
  mayBeTourism,
  type SaleLine,
} from '../../../../src-renderer/features/counter/sale/sale-line.ts';
import { createSaleStore } from '../../../../src-renderer/features/counter/sale/sale-store.ts';

const night: ProductResource = {
  object: 'product',
  id: 'p-1',
  code: 'NOCHE',
  name: 'Noche en habitación doble',
  unit_price: '60.00',
  iva: 'iva_15',
  active: true,
  prices: [{ price_list_id: 'agencies', unit_price: '43.478261', unit_price_with_taxes: '50.00' }],
  created_at: '2026-02-14T10:00:00.000Z',
};

describe('a line at the rate of tourism', () => {
  let store: ReturnType<typeof createSaleStore>;
  const line = () => {
    const [first] = store.getState().lines;
    if (!first) throw new Error('the sale has no line');
    return first;
  };
  const toggle = (isTourism: boolean) => store.getState().change(line().key, { isTourism });

  beforeEach(() => {
    let made = 0;
    store = createSaleStore(() => {
      made += 1;
      return `id-${made}`;
    });
    store.getState().add(lineOfProduct(night, '1'));
  });

  it.for([
    ['2026-02-13', 'iva_15', false],
    ['2026-02-14', 'iva_15', true],
    ['2026-02-14', 'iva_0', false],
    ['2026-02-17', 'iva_15', true],
    ['2026-02-18', 'iva_15', false],
  ] as const)('on %s is offered to one at %s: %s', ([date, iva, isOffered]) => {
    expect(mayBeTourism({ ...line(), iva }, date)).toBe(isOffered);
  });

  it('keeps its price before IVA, is no price of its own, and can be taken back on any day', () => {
    store.getState().choosePriceList('agencies');
    const before = line();
    toggle(true);
    expect(lineBodyOf(line())).toMatchObject({
      unit_price: '43.478261',
      taxes: [{ type: 'iva', rate: 'iva_8' }],
    });
    expect(line().isOwnPrice).toBeUndefined();
    expect(mayBeTourism(line(), '2026-02-18')).toBe(true);
    toggle(false);
    expect(line()).toEqual(before);
  });

  it('keeps a price that was changed meanwhile, before IVA', () => {
    toggle(true);
    store.getState().change(line().key, { unitPrice: '20.00' });
    toggle(false);
    expect(line()).toMatchObject({ unitPrice: '20.00', includesIva: false, iva: 'iva_15', isOwnPrice: true });
  });

  it('has its usual rate again where its sale goes on on another day', () => {
    const before = line();
    toggle(true);
    expect(lineOfDay(line(), '2026-02-17')).toEqual(line());
    expect(lineOfDay(line(), '2026-02-18')).toEqual(before);
  });

  it('follows a price list, and a percent off goes on being one', () => {
    store.getState().change(line().key, { discount: '6.00', discountPercent: '10' });
    toggle(true);
    const terms = ({ unitPrice, includesIva, iva, discount }: SaleLine) => [
      unitPrice,
      includesIva,
      iva,
      discount,
    ];
    expect(terms(line())).toEqual(['60.00', false, 'iva_8', '6.00']);
    store.getState().choosePriceList('agencies');
    expect(terms(line())).toEqual(['43.478261', false, 'iva_8', '4.35']);
    toggle(false);
    expect(terms(line())).toEqual(['50.00', true, 'iva_15', '5.00']);
  });
});
