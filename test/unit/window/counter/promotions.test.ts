import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import type { Promotion, PromotionTerms } from '../../../../src-main/documents/promotions/promotion.ts';
import { decimal, formatAmount, sum } from '../../../../src-main/documents/values/decimal.ts';
import {
  bodyOfSale,
  computeSale,
} from '../../../../src-renderer/features/counter/sale/issue/compute-sale.ts';
import { discountToAllow } from '../../../../src-renderer/features/counter/sale/sale-amounts.ts';
import { emptySale } from '../../../../src-renderer/features/counter/sale/sale-content.ts';
import { lineOfProduct } from '../../../../src-renderer/features/counter/sale/sale-line.ts';
import {
  createSaleStore,
  isOpenToPromotions,
} from '../../../../src-renderer/features/counter/sale/sale-store.ts';

const day = '2026-11-28';
const coffee: ProductResource = {
  object: 'product',
  id: 'cafe',
  code: 'CAF',
  name: 'Café',
  unit_price: '8.695652',
  unit_price_with_taxes: '10.00',
  iva: 'iva_15',
  category: 'Abarrotes',
  active: true,
  prices: [{ price_list_id: 'members', unit_price: '6.956522', unit_price_with_taxes: '8.00' }],
  created_at: '2026-11-20T10:00:00.000Z',
};

function promotion(terms: PromotionTerms, parts: Partial<Promotion> = {}): Promotion {
  const scope = { products: [], categories: [], price_lists: [], weekdays: [] };
  return {
    id: '0192f5a0-0000-7000-8000-000000000001',
    name: 'Oferta',
    terms,
    ...scope,
    active: true,
    ...parts,
  };
}

const coffeeLine = lineOfProduct(coffee, '1');
const half = promotion({ kind: 'percent', percent: '50' }, { categories: ['Abarrotes'] });

describe('promotions of the sale in hand', () => {
  let sale: ReturnType<typeof createSaleStore>;
  const discounts = () => sale.getState().lines.map(({ discount }) => Number(discount));
  const key = () => sale.getState().lines[0]?.key ?? '';

  beforeEach(() => {
    let made = 0;
    sale = createSaleStore(() => `id-${made++}`);
    sale.getState().setPromotions([half]);
    sale.getState().add(lineOfProduct(coffee, '1'));
  });

  it('come and go with quantity, price list and what the shop decides; nobody has to allow them', () => {
    expect(sale.getState().lines).toMatchObject([{ discount: '5.00', promotion: { name: 'Oferta' } }]);
    sale.getState().add(lineOfProduct(coffee, '2'));
    expect(discounts()).toEqual([15]);
    sale.getState().choosePriceList('members');
    expect(discounts()).toEqual([12]);
    expect(discountToAllow(sale.getState().lines, undefined)).toBeUndefined();
    // A fifth of it on top is anybody's to give, more is not.
    expect(discountToAllow(sale.getState().lines, { kind: 'amount', value: '4.80' })).toBeUndefined();
    expect(discountToAllow(sale.getState().lines, { kind: 'amount', value: '4.81' })).toBe('4.81');
    sale.getState().setPromotions([]);
    expect(sale.getState().lines).toMatchObject([{ discount: '0', promotion: undefined }]);
  });

  it('stay those of the sale in hand until it is charged, however they are loaded anew', () => {
    const isOpen = () => isOpenToPromotions(sale.getState());
    expect(isOpen()).toBe(false);
    sale.getState().finish({ documentId: 'd', change: '0.00' });
    expect(isOpen()).toBe(true);
    const draft = createSaleStore(() => 'id', {
      ...emptySale,
      lines: [{ ...coffeeLine, key: 'l' }],
      saleId: 's',
      attempts: [],
    });
    expect(isOpenToPromotions(draft.getState())).toBe(true);
    draft.getState().setPromotions([half]);
    expect(isOpenToPromotions(draft.getState())).toBe(false);
  });

  it('leave a line alone that its promotion was taken off, also as more of it is scanned', () => {
    sale.getState().change(key(), { isPromotionOff: true });
    sale.getState().add(coffeeLine);
    expect(sale.getState().lines).toMatchObject([{ quantity: '2', discount: '0' }]);
  });

  it('give way to a discount and a price by hand, are taken off, and come back', () => {
    sale.getState().change(key(), { discount: '2.50' });
    sale.getState().change(key(), { quantity: '2' });
    expect(sale.getState().lines).toMatchObject([{ discount: '2.50', promotion: undefined }]);
    expect(discountToAllow(sale.getState().lines, undefined)).toBeUndefined();
    sale.getState().change(key(), { isPromotionOff: false });
    expect(discounts()).toEqual([10]);
    sale.getState().change(key(), { isPromotionOff: true });
    expect(discounts()).toEqual([0]);
    sale.getState().change(key(), { isPromotionOff: false });
    sale.getState().change(key(), { unitPrice: '9.00' });
    expect(discounts()).toEqual([0]);
  });

  it('are named in the document, line by line', () => {
    sale
      .getState()
      .add({ description: 'Servicio', quantity: '1', unitPrice: '1', discount: '0', iva: 'iva_15' });
    const body = bodyOfSale(sale.getState(), [{ method: 'sin_sistema_financiero' }]);
    expect(body).toMatchObject({
      lines: [{ discount: '5.00' }, {}],
      metadata: { mostrador_promotions: half.id, mostrador_promoted_lines: '0-' },
    });
    expect(JSON.stringify(body.lines)).not.toContain('Oferta');
  });
});

const price = fc.integer({ min: 1, max: 20_000 }).map((cents) => formatAmount(decimal(cents).div(100)));
const terms: fc.Arbitrary<PromotionTerms> = fc.oneof(
  fc.integer({ min: 1, max: 10_000 }).map((share) => ({
    kind: 'percent' as const,
    percent: decimal(share).div(100).toFixed(2),
  })),
  price.map((unit_price_with_taxes) => ({ kind: 'price' as const, unit_price_with_taxes })),
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .map(([pay, free]) => ({ kind: 'n_for_m' as const, take: pay + free, pay })),
);
const cart = fc.array(
  fc.record({
    product: fc.integer({ min: 0, max: 4 }),
    quantity: fc.oneof(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 3000 }).map((n) => n / 1000),
    ),
    note: fc.option(fc.constant('aparte'), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 12 },
);
const products = fc.array(
  fc.record({
    price,
    isWithIva: fc.boolean(),
    iva: fc.constantFrom('iva_15' as const, 'iva_0' as const, 'iva_5' as const),
  }),
  { minLength: 5, maxLength: 5 },
);

it('never cost the customer more, leave no line below zero, and add up to the cent', () => {
  fc.assert(
    fc.property(products, cart, fc.array(terms, { maxLength: 4 }), (goods, sold, all) => {
      const store = createSaleStore(() => crypto.randomUUID());
      for (const { product, quantity, note } of sold) {
        const {
          price: unit_price,
          isWithIva,
          iva,
        } = goods[product] ?? { price: '1', isWithIva: true, iva: 'iva_0' };
        const stated = { unit_price, ...(isWithIva && { unit_price_with_taxes: unit_price }) };
        const resource = { ...coffee, id: `p-${product}`, code: `P-${product}`, ...stated, iva, prices: [] };
        const { unit_price_with_taxes: _, ...withoutIva } = coffee;
        const one = isWithIva ? resource : { ...withoutIva, ...resource, unit_price_with_taxes: undefined };
        store.getState().add({ ...lineOfProduct(one, String(quantity)), ...(note && { note }) });
      }
      const plain = computeSale(store.getState(), day);
      store.getState().setPromotions(
        all.map((one, index) =>
          promotion(one, {
            id: `0192f5a0-0000-7000-8000-00000000000${index}`,
            ...(index % 2 === 1 && { products: ['p-0', 'p-3'] }),
          }),
        ),
      );
      const promoted = computeSale(store.getState(), day);
      if (plain.kind !== 'computed' || promoted.kind !== 'computed')
        throw new Error('every cart can be sold');
      const { lines, total } = promoted.invoice;
      expect(decimal(total).lte(plain.invoice.total)).toBe(true);
      expect(lines.every(({ net }) => decimal(net).gte(0))).toBe(true);
      const taxes = sum(promoted.invoice.taxes.map(({ value }) => decimal(value)));
      expect(formatAmount(sum(lines.map(({ net }) => decimal(net))).plus(taxes))).toBe(total);
    }),
    { numRuns: 200 },
  );
});
