import { describe, expect, it } from 'vitest';
import { rideFormats } from '../../../src-main/ride/ride.ts';
import { readFonts, readPages } from '../../support/pages/pdf-reading.ts';
import { requireTool } from '../../support/tools/require-tool.ts';
import { dense, denseText, factsOf, render, wordsOutside, wordsOverlapping } from './page-checks.ts';
import { printedSample, shop } from './printed-sample.ts';

const hasPoppler = requireTool('pdftotext');

const polish = 'Łukasz Żółć';
const russian = 'Москва, ул. Тверская 12';
const greek = 'Ελλάδα';
const vietnamese = 'Nguyễn Thị Hòa';
const chinese = '中文咖啡店';
const japanese = 'カタカナ';
const korean = '한국어';

const foreign = printedSample({
  issuer: { ...shop, tradeName: `${chinese} Łódź`, legalName: `${polish} Cía. Ltda.` },
  body: {
    buyer: {
      identification_type: 'exterior',
      identification: 'PL123456',
      name: polish,
      address: `${russian}; ${greek}`,
    },
    lines: [polish, russian, greek, vietnamese, chinese, japanese, korean].map((text) => ({
      description: `Café de ${text}`,
      quantity: '1',
      unit_price: '1.00',
      taxes: [{ type: 'iva', rate: 'iva_15' }],
    })),
  },
});

describe.skipIf(!hasPoppler)('letters that the standard fonts lack', () => {
  it.each(rideFormats)('are read on %s as they were written', async (format) => {
    const page = denseText(await render(foreign, format));
    expect(factsOf(foreign, format).filter((fact) => !page.includes(dense(fact)))).toEqual([]);
  });

  it.each(rideFormats)('stay within the edges of %s, one word not over another', async (format) => {
    const pdf = await render(foreign, format);
    expect(wordsOutside(pdf)).toEqual([]);
    expect(wordsOverlapping(pdf)).toEqual([]);
  });

  it('come in fonts inside the file', async () => {
    const embedded = readFonts(await render(foreign, 'a4')).filter(({ isEmbedded }) => isEmbedded);
    expect(embedded.map(({ name }) => name).toSorted()).toEqual([
      'Arimo-Bold',
      'Arimo-Regular',
      'DroidSansFallback',
    ]);
  });

  it('give the same bytes each time', async () => {
    expect(await render(foreign, 'a4')).toEqual(await render(foreign, 'a4'));
  });

  it('cost a page of Spanish nothing: no font is inside it', async () => {
    const fonts = readFonts(await render(printedSample(), 'a4'));
    expect(fonts.map(({ name }) => name).toSorted()).toEqual(['Helvetica', 'Helvetica-Bold']);
    expect(fonts.some(({ isEmbedded }) => isEmbedded)).toBe(false);
  });

  it('are seen to be missing where no font has them', async () => {
    const printed = { ...printedSample(), additionalInfo: [{ label: 'Nota', value: 'Feliz 🎂 día' }] };
    expect(readPages(await render(printed, 'a4'))[0]).toContain('Feliz ? día');
  });

  it('are broken into lines where a word is wider than its column', async () => {
    const printed = { ...printedSample(), additionalInfo: [{ label: 'Nota', value: chinese.repeat(60) }] };
    const pdf = await render(printed, 'ticket58');
    expect(denseText(pdf)).toContain(chinese.repeat(60));
    expect(wordsOutside(pdf)).toEqual([]);
  });
});
