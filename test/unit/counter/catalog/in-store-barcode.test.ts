import { expect, it } from 'vitest';
import { labelFormatsIn } from '../../../../src-main/contract/catalog/scale-labels.ts';
import { inStoreBarcodes } from '../../../../src-main/counter/catalog/labels/in-store-barcode.ts';
import { normalizeBarcode } from '../../../../src-main/documents/identifiers/gtin.ts';

it('goes on after the highest of the shop, each with its check digit', () => {
  const codes = inStoreBarcodes(['7501031311309', '2900000000414', '29000', '290000000004A'], []);
  const [one, two] = [codes?.next(), codes?.next()];
  expect([one, two]).toEqual(['2900000000421', '2900000000438']);
  // A GTIN, and in its shortest form already.
  expect(normalizeBarcode(`0${one}`)).toBe(one);
});

it('leaves the prefixes of the scale to the scale', () => {
  expect(inStoreBarcodes([], labelFormatsIn('29:price:5:5:2;28:weight:5:5:3'))?.next()).toBe('2700000000014');
  const all = Array.from({ length: 10 }, (_, index) => `2${index}:price:5:5:2`).join(';');
  expect(inStoreBarcodes([], labelFormatsIn(all))).toBeUndefined();
});
