import { describe, expect, it } from 'vitest';
import { pageIn } from '../../../src-main/documents/printing/page-language.ts';
import type { PrintedDocument } from '../../../src-main/documents/printing/printed.ts';
import { type RideFormat, rideFormats } from '../../../src-main/ride/ride.ts';
import { readBars, readPages, readTogether, readWords } from '../../support/pages/pdf-reading.ts';
import { requireTool } from '../../support/tools/require-tool.ts';
import { decodeCode128 } from './code128-decoder.ts';
import {
  authorized,
  dense,
  denseText,
  factsOf,
  render,
  wordsOutside,
  wordsOverlapping,
} from './page-checks.ts';
import { deliveryNote, printedKinds } from './printed-kinds.ts';

const hasPoppler = requireTool('pdftotext');
const kinds = Object.keys(printedKinds);

function kind(name: string): PrintedDocument {
  const printed = printedKinds[name];
  if (!printed) throw new Error(`there is no sample of ${name}`);
  return printed;
}

type Draw = (printed: PrintedDocument, format: RideFormat) => Promise<Buffer>;

/** The page of each kind on each format, made once and read by poppler at once. */
function pagesOfKinds(
  draw: Draw,
  read: readonly ('pages' | 'words')[] = ['pages', 'words'],
): (name: string, format: RideFormat) => Promise<Buffer> {
  let drawn: Promise<ReadonlyMap<string, Buffer>> | undefined;
  async function drawAll(): Promise<ReadonlyMap<string, Buffer>> {
    const pdfs = new Map<string, Buffer>();
    for (const name of kinds) {
      for (const format of rideFormats) pdfs.set(`${name} ${format}`, await draw(kind(name), format));
    }
    for (const what of read) readTogether([...pdfs.values()], what);
    return pdfs;
  }
  return async (name, format) => {
    drawn ??= drawAll();
    const pdf = (await drawn).get(`${name} ${format}`);
    if (!pdf) throw new Error(`there is no page of ${name} on ${format}`);
    return pdf;
  };
}

const pageOf = pagesOfKinds(render);
const englishPageOf = pagesOfKinds((printed, format) =>
  render(printed, format, { ...authorized, notice: 'ANULADO' }, 'en'),
);

describe.skipIf(!hasPoppler)('the page of each kind', () => {
  it.each(kinds)('says every word of %s on A4', async (name) => {
    const counts = countWords(readPages(await pageOf(name, 'a4')).join(' '));
    const needed = countWords([...factsOf(kind(name), 'a4'), authorized.authorizedAt].join(' '));
    expect([...needed].filter(([word, count]) => (counts.get(word) ?? 0) < count)).toEqual([]);
  });

  describe.each(['ticket80', 'ticket58'] as const)('on %s', (format) => {
    it.each(kinds)('says every fact, row and total of %s', async (name) => {
      const page = denseText(await pageOf(name, format));
      expect(factsOf(kind(name), format).filter((fact) => !page.includes(dense(fact)))).toEqual([]);
    });
  });

  describe.each(rideFormats)('on %s', (format) => {
    it.each(kinds)('keeps %s within the edges, one word not over another', async (name) => {
      const pdf = await pageOf(name, format);
      expect(wordsOutside(pdf)).toEqual([]);
      expect(wordsOverlapping(pdf)).toEqual([]);
    });

    it.each(kinds)('is the same bytes each time, with the key in bars, for %s', async (name) => {
      const pdf = await pageOf(name, format);
      expect(pdf).toEqual(await render(kind(name), format));
      expect(readBars(pdf).map(decodeCode128).join('')).toBe(kind(name).accessKey);
    });
  });
});

describe.skipIf(!hasPoppler)('the page with English too', () => {
  describe.each(rideFormats)('on %s', (format) => {
    it.each(kinds)('says all of %s in Spanish, and English beside it, within the edges', async (name) => {
      const pdf = await englishPageOf(name, format);
      const { printed } = pageIn('en', { printed: kind(name), status: {} });
      // A reader of PDF takes a dash at the end of a line for a word's division.
      const undashed = (text: string) => dense(text).replaceAll('-', '');
      const page = undashed(readPages(pdf).join(''));
      const facts = format === 'a4' ? [printed.title, printed.labels.accessKey] : factsOf(printed, format);
      expect([...facts, 'ANULADO / VOID'].filter((fact) => !page.includes(undashed(fact)))).toEqual([]);
      expect(wordsOutside(pdf)).toEqual([]);
      expect(wordsOverlapping(pdf)).toEqual([]);
    });
  });
});

/** Texts of 300 characters, the most the authority takes, in words and in one word. */
const longTexts = [
  ['sentences', 'Comercializadora de productos agrícolas del litoral '.repeat(6).slice(0, 300)],
  ['one word', 'W'.repeat(300)],
] as const;

describe.skipIf(!hasPoppler)('the longest texts', () => {
  describe.each(longTexts)('of %s', (_, text) => {
    const longPageOf = pagesOfKinds(
      (printed, format) => render(withLongTexts(printed, text), format),
      ['words'],
    );

    it.each(kinds)('stay within the edges, not one over another, in %s', async (name) => {
      for (const format of rideFormats) {
        const pdf = await longPageOf(name, format);
        expect(wordsOutside(pdf)).toEqual([]);
        expect(wordsOverlapping(pdf)).toEqual([]);
      }
    });
  });
});

describe.skipIf(!hasPoppler)('a delivery note', () => {
  it.each(rideFormats)('speaks of no money on %s', async (format) => {
    const page = denseText(await render(deliveryNote(), format));
    expect(page).not.toContain('$');
    expect(page).not.toContain('FORMADEPAGO');
  });

  it('gives its additional information the width that totals would take', async () => {
    const printed = {
      ...deliveryNote(),
      additionalInfo: [{ label: 'Nota', value: 'Entregar por la puerta lateral. '.repeat(4) }],
    };
    const words = readWords(await render(printed, 'a4'));
    const note = words.findLast(({ text }) => text === 'Nota');
    const line = words.filter(({ page, yMin }) => page === note?.page && Math.abs(yMin - note.yMin) < 1);
    expect(Math.max(...line.map(({ xMax }) => xMax))).toBeGreaterThan(400);
  });
});

describe.skipIf(!hasPoppler)('a ticket', () => {
  it.each(['ticket80', 'ticket58'] as const)(
    'begins no line with the dot between details on %s',
    async (format) => {
      for (const name of kinds) {
        const words = readWords(await pageOf(name, format));
        const leftEdge = Math.min(...words.map(({ xMin }) => xMin));
        expect(words.filter(({ text, xMin }) => text === '·' && xMin < leftEdge + 1)).toEqual([]);
      }
    },
  );

  it('keeps the number of an authorization in one line of 80 mm', async () => {
    const words = readWords(await render(deliveryNote(), 'ticket80')).map(({ text }) => text);
    const keys = words.filter((word) => /^\d{49}$/.test(word));
    expect(keys).toHaveLength(2 + 3);
  });
});

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toUpperCase().split(/\s+/)) {
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** The document with each free text as long as it can be, and amounts of fourteen digits. */
function withLongTexts(printed: PrintedDocument, text: string): PrintedDocument {
  const amount = '123456789012.34';
  return {
    ...printed,
    issuer: {
      ...printed.issuer,
      legalName: text,
      tradeName: text,
      headOfficeAddress: text,
      establishmentAddress: text,
    },
    party: printed.party.map(({ label }) => ({ label, value: text })),
    sections: printed.sections.map(({ title, facts, table }) => ({
      ...(title && { title }),
      facts: facts.map(({ label }) => ({ label, value: text })),
      ...(table && {
        table: {
          columns: table.columns,
          rows: table.rows.map(() => ({
            cells: Object.fromEntries(
              table.columns.map(({ key, align }) => [key, align === 'right' ? amount : text]),
            ),
            notes: [text, text],
            ticket: { text, detail: text, amount },
          })),
        },
      }),
    })),
    totals: printed.totals.map(({ label, strong }) => ({ label: strong ? label : text, amount, strong })),
    payments: printed.payments.map(({ method }) => ({ method, amount, term: '999999 semanas' })),
    additionalInfo: printed.additionalInfo.map(() => ({ label: text, value: text })),
  };
}
