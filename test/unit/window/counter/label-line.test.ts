import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import {
  eanCheckDigit,
  labelFormatsIn,
  labelFormatsText,
  readScaleLabel,
  textOfLabelFormats,
} from '../../../../src-main/contract/catalog/scale-labels.ts';
import {
  decimal,
  formatAmount,
  formatUnitPrice,
  sum,
} from '../../../../src-main/documents/values/decimal.ts';
import { computeSale } from '../../../../src-renderer/features/counter/sale/issue/compute-sale.ts';
import { lineOfLabel } from '../../../../src-renderer/features/counter/sale/label-line.ts';
import { ivaRatesOn } from '../../../../src-renderer/lib/format/iva.ts';

const today = '2026-11-20';

const cheese: ProductResource = {
  object: 'product',
  id: '00000000-0000-7000-8000-0000000000c1',
  code: '123',
  name: 'Queso fresco',
  unit: 'kg',
  unit_price: '6.00',
  iva: 'iva_0',
  active: true,
  prices: [],
  created_at: '2026-11-20T10:00:00.000Z',
};

const formats = labelFormatsIn('20:price:5:5:2;21:weight:5:5:3;22:price:5:4:2');
const ean = (first: string) => first + eanCheckDigit(first);

describe('a label of the scale', () => {
  it.each([
    ['20' + '00123' + '00347', { kind: 'price', code: '00123', value: '3.47' }],
    ['21' + '00123' + '01250', { kind: 'weight', code: '00123', value: '1.250' }],
    // The scale's own check digit stands between code and price.
    ['22' + '00123' + '7' + '0347', { kind: 'price', code: '00123', value: '3.47' }],
    ['20' + '00123' + '00000', { kind: 'nothing' }],
  ])('%s says %o', (first, expected) => {
    expect(readScaleLabel(ean(first), formats)).toEqual(expected);
  });

  it('is refused when a digit was read wrongly', () => {
    const good = ean('200012300347');
    const wrong = `${good.slice(0, 9)}${(Number(good[9]) + 1) % 10}${good.slice(10)}`;
    expect(readScaleLabel(wrong, formats)).toEqual({ kind: 'wrong_check_digit' });
  });

  it('is none of another prefix, of another length, or where the shop has no scale', () => {
    expect(readScaleLabel(ean('290012300347'), formats)).toBeUndefined();
    expect(readScaleLabel('20001230034', formats)).toBeUndefined();
    expect(readScaleLabel(ean('200012300347'), [])).toBeUndefined();
  });

  it('has its format in a setting that is read back as it was written', () => {
    const text = '20:price:5:5:2;21:weight:6:4:3';
    expect(textOfLabelFormats(labelFormatsIn(text))).toBe(text);
    for (const wrong of [
      '19:price:5:5:2',
      '20:price:5:6:2',
      '20:price:5:5:2;20:weight:5:5:3',
      '20:kg:5:5:2',
    ]) {
      expect(labelFormatsText.safeParse(wrong).success, wrong).toBe(false);
    }
  });
});

describe('a package with a label', () => {
  it('of a weight is sold as so much of the product', () => {
    const line = lineOfLabel(cheese, {
      label: { kind: 'weight', code: '00123', value: '1.250' },
      packages: '2',
      priceListId: undefined,
    });
    expect(line).toMatchObject({ quantity: '2.5', unitPrice: '6.00', isWeighed: true });
  });

  it('of a price is none of a product that costs nothing', () => {
    const free = { ...cheese, unit_price: '0.00' };
    const label = { kind: 'price', code: '00123', value: '3.47' } as const;
    expect(lineOfLabel(free, { label, packages: '1', priceListId: undefined })).toBeUndefined();
  });

  it('is paid as its label says, to the cent, at every rate of IVA, however the product is priced', () => {
    const cents = fc.integer({ min: 1, max: 99_999 }).map((amount) => formatAmount(decimal(amount).div(100)));
    // In millionths: a price without IVA seldom ends in cents.
    const stated = fc
      .tuple(fc.integer({ min: 50_000, max: 500_000_000 }), fc.boolean())
      .map(([millionths, withTaxes]) => {
        const price = formatUnitPrice(decimal(millionths).div(1_000_000));
        return withTaxes
          ? { unit_price: price, unit_price_with_taxes: formatAmount(decimal(price)) }
          : { unit_price: price };
      });
    const one = fc.record({ value: cents, price: stated, iva: fc.constantFrom(...ivaRatesOn(today)) });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 6 }), (packages) => {
        const lines = packages.flatMap(({ value, price, iva }, index) => {
          const label = { kind: 'price', code: '00123', value } as const;
          const line = lineOfLabel(
            { ...cheese, ...price, iva },
            { label, packages: '1', priceListId: undefined },
          );
          return line ? [{ ...line, key: String(index) }] : [];
        });
        expect(lines).toHaveLength(packages.length);
        const computed = computeSale({ lines }, today, 'exact');
        const total = formatAmount(sum(packages.map(({ value }) => decimal(value))));
        expect(computed).toMatchObject({ kind: 'computed', invoice: { total } });
      }),
      { numRuns: 400 },
    );
  });
});
