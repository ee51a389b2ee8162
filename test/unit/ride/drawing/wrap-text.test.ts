import { describe, expect, it } from 'vitest';
import { openPdf } from '../../../../src-main/ride/drawing/pdf.ts';
import type { TextStyle } from '../../../../src-main/ride/drawing/text-style.ts';
import { wrapText } from '../../../../src-main/ride/drawing/wrap-text.ts';
import { printedSample } from '../printed-sample.ts';

const pdf = openPdf(printedSample());
const style: TextStyle = { font: 'Helvetica', size: 8, leading: 10, color: '#000000', tracking: 0.3 };

describe('wrapText', () => {
  it.each([
    ['a sentence', 'Jabón líquido para manos con aroma de hierba luisa, repuesto de un litro'],
    ['a word of a thousand letters', 'W'.repeat(1000)],
    ['a long word among short ones', `uno ${'x'.repeat(200)} dos tres`],
    ['words parted by many spaces', '  uno    dos   '],
  ])('keeps every letter of %s within the width', (_, text) => {
    const lines = wrapText(pdf, text, { style, width: 90 });
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    for (const line of lines) expect(pdf.widthOf(line, style)).toBeLessThanOrEqual(90.01);
  });

  it('makes one line of what fits, and none of nothing', () => {
    expect(wrapText(pdf, 'Pilas AA', { style, width: 90 })).toEqual(['Pilas AA']);
    expect(wrapText(pdf, '   ', { style, width: 90 })).toEqual([]);
  });

  it('shows at least a letter a line where not even one fits', () => {
    expect(wrapText(pdf, 'WW', { style, width: 1 })).toEqual(['W', 'W']);
  });
});
