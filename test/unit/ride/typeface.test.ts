import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { typefaces } from '../../../src-main/ride/typeface.ts';

const fonts = ['Helvetica', 'Helvetica-Bold'] as const;

/** All of WinAnsi. */
const letters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿' +
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ';

describe.each(fonts)('%s', (font) => {
  const pdf = new PDFDocument();
  pdf.font(font).fontSize(1000);
  const typeface = typefaces[font];

  it('is as wide as the library says, every letter', () => {
    for (const letter of letters) expect(typeface.widthOf(letter)).toBe(pdf.widthOfString(letter));
  });

  it('is as wide as the library says, every letter beside every other', () => {
    const differing = [...letters].filter((left) => {
      const text = [...letters].flatMap((right) => [left, right]).join('');
      return typeface.widthOf(text) !== Math.round(pdf.widthOfString(text));
    });
    expect(differing).toEqual([]);
  });

  it.each(['AVENIDA 12 DE OCTUBRE', 'Ñandú — «Té» (10 %)', 'ab\u00a0cd'])('is as wide: %s', (text) => {
    expect(typeface.widthOf(text)).toBeCloseTo(pdf.widthOfString(text), 6);
  });
});

describe('the codes of a text', () => {
  it('are its letters, parted where they are kerned', () => {
    expect(typefaces.Helvetica.codesOf('Hola')).toBe('[(Hola)]');
    expect(typefaces.Helvetica.codesOf('AV')).toBe('[(A) 70 (V)]');
  });

  it('are those of WinAnsi, with what would end the text marked', () => {
    expect(typefaces.Helvetica.codesOf('€ñ')).toBe('[(\x80\xf1)]');
    expect(typefaces.Helvetica.codesOf('(\\)')).toBe('[(\\(\\\\\\))]');
  });
});
