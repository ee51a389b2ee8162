import { describe, expect, it } from 'vitest';
import { metadata } from '../../../../src-main/documents/body/common-body.ts';
import {
  applyPromotions,
  type PromotableLine,
} from '../../../../src-main/documents/promotions/apply-promotions.ts';
import { type Promotion, promotionStatusOf } from '../../../../src-main/documents/promotions/promotion.ts';
import {
  metadataOfPromotions,
  PROMOTIONS_PER_SALE,
  promotionsOfLines,
} from '../../../../src-main/documents/promotions/promotions-metadata.ts';

const saturday = '2026-11-28';

function line(parts: Partial<PromotableLine> = {}): PromotableLine {
  return { product: 'cafe', quantity: '1', unitPrice: '10.00', includesIva: true, iva: 'iva_15', ...parts };
}

function promotion(parts: Partial<Promotion> = {}): Promotion {
  return {
    id: 'p',
    name: 'Semana del café',
    terms: { kind: 'percent', percent: '10' },
    products: [],
    categories: [],
    price_lists: [],
    weekdays: [],
    active: true,
    ...parts,
  };
}

const threeForTwo = promotion({ id: '3x2', terms: { kind: 'n_for_m', take: 3, pay: 2 } });

function applied(
  lines: readonly (PromotableLine | undefined)[],
  promotions: readonly Promotion[],
  { day = saturday, priceListId }: { readonly day?: string; readonly priceListId?: string } = {},
) {
  return applyPromotions(lines, promotions, { day, priceListId }).map(
    (one) => one && `${one.promotion.id} ${one.discount}`,
  );
}

describe('the promotion of a line', () => {
  it('takes a percent off, to the cent', () => {
    const terms = { kind: 'percent', percent: '12.5' } as const;
    expect(applied([line({ quantity: '0.333', unitPrice: '1.99' })], [promotion({ terms })])).toEqual([
      'p 0.08',
    ]);
  });

  it('makes a special price what the customer pays, and nothing where it is no lower', () => {
    const terms = { kind: 'price', unit_price_with_taxes: '1.99' } as const;
    const special = promotion({ terms });
    expect(applied([line({ quantity: '3', unitPrice: '2.50' })], [special])).toEqual(['p 1.53']);
    expect(applied([line({ unitPrice: '1.99' })], [special])).toEqual([undefined]);
    // 1.73 and IVA are 1.99; 1.74 would be 2.00.
    expect(applied([line({ unitPrice: '2.50', includesIva: false })], [special])).toEqual(['p 0.77']);
  });

  it('gives units of one product away, spread over its lines, of whole units alone', () => {
    expect(applied([line({ quantity: '2' }), line({ quantity: '2' })], [threeForTwo])).toEqual([
      '3x2 5.00',
      '3x2 5.00',
    ]);
    expect(applied([line({ quantity: '7', unitPrice: '3.33' })], [threeForTwo])).toEqual(['3x2 6.66']);
    expect(applied([line({ quantity: '2' }), line({ product: 'pan' })], [threeForTwo])).toEqual([
      undefined,
      undefined,
    ]);
    expect(applied([line({ quantity: '3.5' })], [threeForTwo])).toEqual([undefined]);
    expect(applied([line({ quantity: '3', isWeighed: true })], [threeForTwo])).toEqual([undefined]);
  });

  it('counts a product at one price without IVA together, also where one is sold at the rate of tourism', () => {
    const lines = [line({ quantity: '2', includesIva: false }), line({ includesIva: false, iva: 'iva_8' })];
    expect(applied(lines, [threeForTwo])).toEqual(['3x2 6.67', '3x2 3.33']);
  });

  it('is the one that takes most off, of equals the first, never two', () => {
    const other = promotion({ id: 'other' });
    expect(applied([line({ quantity: '3' })], [promotion(), other, threeForTwo])).toEqual(['3x2 10.00']);
    expect(applied([line({ quantity: '2' })], [promotion(), other, threeForTwo])).toEqual(['p 2.00']);
  });

  it('holds for its products and categories, its price lists, its days and its days of the week', () => {
    const dairy = line({ product: 'leche', category: 'Lácteos' });
    const covering = promotion({ products: ['cafe'], categories: ['Lácteos'] });
    expect(applied([line(), dairy, line({ product: 'pan' }), undefined], [covering])).toEqual([
      'p 1.00',
      'p 1.00',
      undefined,
      undefined,
    ]);
    const ofMembers = promotion({ price_lists: ['members'] });
    expect(applied([line()], [ofMembers])).toEqual([undefined]);
    expect(applied([line()], [ofMembers], { priceListId: 'members' })).toEqual(['p 1.00']);
    const onSaturdays = promotion({ from: '2026-11-28', until: '2026-12-05', weekdays: [6] });
    const days = ['2026-11-21', '2026-11-28', '2026-11-29', '2026-12-05', '2026-12-12'];
    expect(days.map((day) => applied([line()], [onSaturdays], { day })[0])).toEqual([
      undefined,
      'p 1.00',
      undefined,
      'p 1.00',
      undefined,
    ]);
    expect(days.map((day) => promotionStatusOf(onSaturdays, day))).toEqual([
      'programmed',
      'running',
      'running',
      'running',
      'ended',
    ]);
    expect(applied([line()], [promotion({ active: false })])).toEqual([undefined]);
  });

  it('is one of as many as a document names', () => {
    const lines = Array.from({ length: 40 }, (_, index) =>
      line({ product: `00000000-0000-4000-8000-${index.toString().padStart(12, '0')}` }),
    );
    const promotions = lines.map(({ product }) => promotion({ id: product, products: [product] }));
    const ids = applyPromotions(lines, promotions, { day: saturday, priceListId: undefined }).map(
      (one) => one?.promotion.id,
    );
    expect(new Set(ids.filter((id) => id !== undefined)).size).toBe(PROMOTIONS_PER_SALE);
    expect(promotionsOfLines(metadata.parse(metadataOfPromotions(ids)))).toEqual(ids);
    expect(promotionsOfLines(metadata.parse(metadataOfPromotions(ids.slice(0, 3))))).toEqual(ids.slice(0, 3));
    expect(metadataOfPromotions([undefined])).toEqual({});
    expect(promotionsOfLines({ mostrador_promotions: 'a', mostrador_promoted_lines: '0?9' })).toEqual([
      'a',
      undefined,
      undefined,
    ]);
  });
});
