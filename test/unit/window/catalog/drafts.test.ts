import { describe, expect, it } from 'vitest';
import { type ProductResource, productBody } from '../../../../src-main/contract/catalog/product.ts';
import { bodyOf, draftFor } from '../../../../src-renderer/features/catalog/prices/price-change-draft.ts';
import { draftOf, formOf } from '../../../../src-renderer/features/catalog/products/product-draft.ts';
import type { ProductSelection } from '../../../../src-renderer/features/catalog/scope/product-selection.ts';

const list = '019a0000-0000-7000-8000-00000000000a';
const coffee: ProductResource = {
  object: 'product',
  id: '019a0000-0000-7000-8000-000000000001',
  code: 'CAF',
  name: 'Café',
  unit_price: '3.913043',
  unit_price_with_taxes: '4.50',
  iva: 'iva_15',
  active: true,
  prices: [{ price_list_id: list, unit_price: '3.478261' }],
  created_at: '2026-11-21T17:00:00.000Z',
};

describe('a product being typed', () => {
  it('shows what the customer pays, and keeps the decimals of what nobody touched', () => {
    const draft = draftOf(coffee);
    expect(draft.price.typed).toBe('4.50');
    expect(draft.listPrices).toEqual({ [list]: '4.00' });
    const form = formOf({ ...draft, name: 'Café molido ' }, coffee);
    expect(form).toMatchObject({
      name: 'Café molido',
      unit_price_with_taxes: '4.50',
      prices: coffee.prices,
    });
  });

  it('changes the price that is typed, and drops the one that is emptied', () => {
    const draft = draftOf(coffee);
    const form = formOf(
      { ...draft, price: { ...draft.price, typed: '4,60' }, listPrices: { [list]: ' ' } },
      coffee,
    );
    expect(form).toMatchObject({ unit_price_with_taxes: '4.60', prices: [] });
  });

  it('with the other rate costs the same to the customer', () => {
    const draft = draftOf(coffee);
    const form = formOf({ ...draft, price: { ...draft.price, iva: 'iva_0' } }, coffee);
    expect(form).toMatchObject({
      unit_price_with_taxes: '4.50',
      iva: 'iva_0',
      prices: [{ unit_price_with_taxes: '4.00' }],
    });
  });

  it('shows a price stated without IVA so, and keeps its decimals', () => {
    const { unit_price_with_taxes: _price, ...net } = coffee;
    const draft = draftOf(net);
    expect(draft.price).toEqual({ typed: '3.913043', includesIva: false, iva: 'iva_15' });
    expect(draft.listPrices).toEqual({ [list]: '3.478261' });
    expect(formOf(draft, net)).toMatchObject({ unit_price: '3.913043' });
  });

  it('that is empty has nothing but its choices, and the faults go beside the fields', () => {
    expect(formOf(draftOf(undefined, { scanned: '7861000000017' }), undefined)).toMatchObject({
      barcode: '7861000000017',
    });
    const form = formOf(draftOf(undefined), undefined);
    const faults = productBody.safeParse(form).error?.issues.map(({ path }) => path.join('/'));
    expect(faults).toEqual(['code', 'name', 'unit_price']);
  });
});

describe('a change of prices being typed', () => {
  const whole: ProductSelection = {
    term: '',
    category: undefined,
    shown: 'all',
    chosen: new Set(),
    total: 2,
  };
  const chosen = new Set(['one', 'two']);

  it.for([
    { scope: whole, first: 'all', products: {} },
    { scope: { ...whole, term: 'pan' }, first: 'filtered', products: { q: 'pan' } },
    { scope: { ...whole, shown: 'active' }, first: 'filtered', products: { active: true } },
    { scope: { ...whole, category: 'Aseo', chosen }, first: 'chosen', products: { ids: ['one', 'two'] } },
  ] as const)('is about $first first', ({ scope, first, products }) => {
    const draft = draftFor(scope);
    expect(draft.scope).toBe(first);
    expect(bodyOf({ ...draft, typed: '5' }, scope)).toMatchObject({ products, change: { value: '5' } });
  });

  it.for(['', 'cinco', '0', '0,00', '1.234', '-5'])('asks for nothing while it is no amount: %j', (typed) => {
    expect(bodyOf({ ...draftFor(whole), typed }, whole)).toBeUndefined();
  });

  it('lowers in a list', () => {
    const draft = { ...draftFor(whole), typed: '2,5', direction: 'down', kind: 'amount', list } as const;
    expect(bodyOf(draft, whole)).toMatchObject({
      price_list_id: list,
      change: { kind: 'amount', value: '-2.5' },
    });
  });
});
