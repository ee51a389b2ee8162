import { describe, expect, it } from 'vitest';
import type { PrintedDocument } from '../../../src-main/documents/printing/printed.ts';
import { readPages, readTogether, readWords } from '../../support/pages/pdf-reading.ts';
import { requireTool } from '../../support/tools/require-tool.ts';
import { render, wordsOutside, wordsOverlapping } from './page-checks.ts';
import { deliveryNote, fullInvoice } from './printed-kinds.ts';
import { printedSample } from './printed-sample.ts';

const hasPoppler = requireTool('pdftotext');

async function pagesOf(printed: PrintedDocument): Promise<string[]> {
  return readPages(await render(printed, 'a4'));
}

/** So many that the foot of the page comes upon every part of what follows. */
const lengths = Array.from({ length: 30 }, (_, index) => index + 1);

/** The page of each length, made once and read by poppler at once. */
function ofEachLength(made: (length: number) => PrintedDocument) {
  let drawn: Promise<readonly (readonly [number, Buffer])[]> | undefined;
  return async (what: 'pages' | 'words') => {
    drawn ??= Promise.all(lengths.map(async (length) => [length, await render(made(length), 'a4')] as const));
    const pdfs = await drawn;
    readTogether(
      pdfs.map(([, pdf]) => pdf),
      what,
    );
    return pdfs;
  };
}

const notes = ofEachLength((goods) => deliveryNote([goods, 3]));
const invoices = ofEachLength((lines) => fullInvoice({ lines }));
const manyPayments = fullInvoice().payments;
const invoicesOfManyPayments = ofEachLength((lines) => ({
  ...fullInvoice({ lines }),
  totals: printedSample().totals,
  payments: manyPayments,
}));

describe.skipIf(!hasPoppler)('a section on A4', () => {
  it('starts on the page where its facts and the first row of its table stand', async () => {
    for (const [goods, pdf] of await notes('pages')) {
      const pages = readPages(pdf);
      const start = pages.find((page) => /DESTINATARIO 2 DE 2(?! \(cont)/.test(page));
      expect(start, `${goods} goods before`).toContain('Almacenes del Norte 2 S.A.');
      expect(start, `${goods} goods before`).toContain('G2-1');
    }
  });

  it('of facts alone is not parted from its title', async () => {
    for (const [lines, pdf] of await invoices('pages')) {
      const pages = readPages(pdf);
      const start = pages.find((page) => page.includes('COMERCIO EXTERIOR'));
      expect(start, `${lines} lines before`).toContain('PAÍSES BAJOS');
    }
  });

  it('says its title and its column heads again where it goes on', async () => {
    const pages = await pagesOf(deliveryNote([90, 1]));
    const later = pages.filter((page) => page.includes('DESTINATARIO 1 DE 2 (continuación)'));
    expect(later.length).toBeGreaterThan(1);
    for (const page of later) expect(page).toMatch(/continuación\).*DESCRIPCIÓN/);
  });

  it('follows the one before on the same page while there is room', async () => {
    const pages = await pagesOf(deliveryNote([1, 1]));
    expect(pages).toHaveLength(1);
  });

  it('longer than a page goes on over pages, every row once and in order', async () => {
    const text = (await pagesOf(deliveryNote([120, 1, 75]))).join(' ');
    const codes = [...text.matchAll(/\bG\d-\d+/g)].map(([code]) => code);
    const expected = [120, 1, 75].flatMap((count, index) =>
      Array.from({ length: count }, (_, row) => `G${index + 1}-${row + 1}`),
    );
    expect(codes).toEqual(expected);
  });
});

describe.skipIf(!hasPoppler)('totals and payments on A4', () => {
  it('stand together on one page, however many lines come before', async () => {
    for (const [lines, pdf] of await invoices('pages')) {
      const printed = fullInvoice({ lines });
      const page = readPages(pdf).find((text) => text.includes('VALOR TOTAL'));
      for (const { amount } of [...printed.totals, ...printed.payments]) {
        expect(page, `${lines} lines before`).toContain(amount);
      }
    }
  });

  it('stand together when the payments are the longer of the two', async () => {
    for (const [lines, pdf] of await invoicesOfManyPayments('pages')) {
      const page = readPages(pdf).find((text) => text.includes('VALOR TOTAL'));
      for (const { amount } of manyPayments) expect(page, `${lines} lines before`).toContain(amount);
    }
  });

  it('go on over pages when no page could hold them', async () => {
    const printed = {
      ...printedSample(),
      totals: Array.from({ length: 150 }, (_, index) => ({
        label: `Rubro de terceros ${index}`,
        amount: `${1000 + index}.00`,
        strong: index === 149,
      })),
    };
    const pdf = await render(printed, 'a4');
    const text = readPages(pdf).join(' ');
    for (const { label, amount } of printed.totals) {
      expect(text).toContain(label);
      expect(text).toContain(amount);
    }
    expect(wordsOutside(pdf)).toEqual([]);
    expect(wordsOverlapping(pdf)).toEqual([]);
  });

  it('leave label and amount of the total apart, whatever their lengths', async () => {
    const printed = {
      ...printedSample(),
      totals: [{ label: 'VALOR DE LA MODIFICACIÓN', amount: '123456789012.34', strong: true }],
    };
    expect(wordsOverlapping(await render(printed, 'a4'))).toEqual([]);
  });
});

describe.skipIf(!hasPoppler)('pages', () => {
  it('hold four hundred lines with all annexes, each line once, no page empty', async () => {
    const pages = await pagesOf(fullInvoice({ lines: 400 }));
    expect([...pages.join(' ').matchAll(/P-\d{4}/g)]).toHaveLength(400);
    for (const page of pages) expect(page.length).toBeGreaterThan(300);
  });

  it('never begin with the white space between sections', async () => {
    const tops = new Set<number>();
    for (const [, pdf] of await notes('words')) {
      const words = readWords(pdf);
      const last = words.filter(({ page }) => page === 2);
      const title = last.find(({ text }) => text === 'DESTINATARIO');
      const startsThePage = title && !last.some(({ text }) => text.startsWith('G1-'));
      if (startsThePage) tops.add(Math.round(title.yMin));
    }
    expect(tops.size).toBe(1);
  });
});
