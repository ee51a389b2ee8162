import { describe, expect, it } from 'vitest';
import { type LabelFormat, labelFormats } from '../../../src-main/contract/catalog/labels.ts';
import type { LabelSheet, ProductLabel } from '../../../src-main/counter/catalog/labels/labels.ts';
import { barsOf } from '../../../src-main/ride/labels/bars-of.ts';
import { labelPage } from '../../../src-main/ride/labels/label-layout.ts';
import { renderLabels } from '../../../src-main/ride/labels/labels.ts';
import { pageSizes, readPages, readWords } from '../../support/pages/pdf-reading.ts';
import { POINTS_PER_MM } from './page-checks.ts';

const coffee: ProductLabel = {
  name: 'Café molido de altura tostado medio en funda con válvula 250 g',
  price: '4.50',
  measurePrice: { measure: 'kg', price: '18.00' },
  code: 'CAF-250',
  scanned: '7861234567898',
};

const sheet = (parts: Partial<LabelSheet>): LabelSheet => ({
  format: 'a4_24',
  content: 'price_and_barcode',
  used: 0,
  labels: [coffee],
  ...parts,
});

const counts: Readonly<Record<LabelFormat, number>> = { a4_24: 24, a4_40: 40, a4_65: 65, roll_50x25: 1 };

describe.for(labelFormats)('labels on %s', (format) => {
  it('fill one page after the other', async () => {
    const count = counts[format];
    const pdf = await renderLabels(
      sheet({ format, labels: Array.from({ length: count + 1 }, () => coffee) }),
    );
    const pages = readPages(pdf);
    expect(pages).toHaveLength(2);
    expect(pages.map((text) => text.split('7861234567898').length - 1)).toEqual([count, 1]);
    const { size } = labelPage(format);
    expect(pageSizes(pdf)[0]?.width).toBeCloseTo(size[0], 1);
    expect(pageSizes(pdf)[0]?.height).toBeCloseTo(size[1], 1);
  });

  it('stay within their edges, price and digits apart', async () => {
    const words = readWords(await renderLabels(sheet({ format })));
    const [box] = labelPage(format).boxes;
    if (!box) throw new Error('a page has labels');
    for (const { text, xMin, xMax, yMin, yMax } of words) {
      expect(xMin, text).toBeGreaterThanOrEqual(box.x - 0.01);
      expect(xMax, text).toBeLessThanOrEqual(box.x + box.width + 0.01);
      expect(yMin, text).toBeGreaterThanOrEqual(box.y - 1);
      expect(yMax, text).toBeLessThanOrEqual(box.y + box.height + 1);
    }
    const [price, digits] = ['4.50', '7861234567898'].map((text) => words.find((word) => word.text === text));
    expect(price?.yMax).toBeLessThan((digits?.yMin ?? 0) + 1);
  });
});

it('begins after the labels that the first sheet lacks', async () => {
  const [word] = readWords(await renderLabels(sheet({ used: 4 }))).filter(
    ({ text }) => text === '7861234567898',
  );
  const box = labelPage('a4_24').boxes[4];
  expect(word?.xMin).toBeGreaterThan(box?.x ?? 0);
  expect(word?.yMin).toBeGreaterThan(37 * POINTS_PER_MM);
});

it('shows the price alone, or the bars alone', async () => {
  const text = async (content: LabelSheet['content']) =>
    readPages(await renderLabels(sheet({ content }))).join();
  expect(await text('price')).not.toContain('7861234567898');
  expect(await text('price')).toContain('$ 18.00 / kg');
  expect(await text('barcode')).not.toContain('4.50');
  expect(await text('barcode')).toContain('7861234567898');
});

describe('the bars of a code', () => {
  const modules = (code: string) => barsOf(code)?.widths.reduce((sum, one) => sum + one, 0);

  it('are EAN-13, UPC-A and EAN-8 where it is one', () => {
    expect([modules('7861234567898'), modules('036000291452'), modules('96385074')]).toEqual([95, 95, 67]);
  });

  it('are Code 128 for all else, also for digits with a wrong check digit', () => {
    expect(modules('CAF-250')).toBe(11 * 9 + 13);
    expect(modules('7861234567890')).toBeGreaterThan(95);
  });

  it('are none for letters that no scanner reads', () => {
    expect(barsOf('CAFÉ')).toBeUndefined();
  });
});
