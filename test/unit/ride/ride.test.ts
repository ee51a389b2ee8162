import { describe, expect, it } from 'vitest';
import type { PrintedDocument } from '../../../src-main/documents/printing/printed.ts';
import { rideFormats } from '../../../src-main/ride/ride.ts';
import { pageSizes, readBars, readPages, readWords } from '../../support/pages/pdf-reading.ts';
import { requireTool } from '../../support/tools/require-tool.ts';
import { decodeCode128, moduleWidthOf } from './code128-decoder.ts';
import {
  authorized,
  dense,
  denseText,
  factsOf,
  POINTS_PER_MM,
  render,
  wordsOutside,
  wordsOverlapping,
} from './page-checks.ts';
import { printedSample, sampleLines, shop } from './printed-sample.ts';

const hasPoppler = requireTool('pdftotext');

/** Every kind of fact at once: several rates, ICE, IRBPNR, tip, notes, terms, all legends, additional fields. */
const everything = printedSample({
  issuer: {
    ...shop,
    specialTaxpayerResolution: '5368',
    withholdingAgentResolution: '1',
    largeTaxpayerResolution: 'NAC-GCFOIOC21-00000868-E',
  },
  body: {
    lines: [
      {
        code: 'CERV-330',
        auxiliary_code: '7861024600015',
        description: 'Cerveza artesanal roja',
        unit: 'caja',
        quantity: '10',
        unit_price: '28.505',
        discount: '5.00',
        taxes: [
          { type: 'iva', rate: 'iva_15' },
          { type: 'ice', rate: 'ice_3031', tariff: '13.20', base: '8.00' },
        ],
        additional_info: [{ name: 'Lote', value: 'L-2291' }],
      },
      line('Cemento en saco', 'iva_5', '7.90'),
      line('Libro de lectura', 'iva_0', '12.00'),
      line('Servicio exento', 'iva_exento', '100.00'),
      line('Bien sin objeto', 'iva_no_objeto', '9.00'),
      {
        description: 'Agua en botella',
        quantity: '24',
        unit_price: '0.50',
        taxes: [
          { type: 'iva', rate: 'iva_15' },
          { type: 'irbpnr', rate: 'irbpnr_5001' },
        ],
      },
    ],
    payments: [
      { method: 'tarjeta_credito', amount: '400.00', term: { length: 3, unit: 'months' } },
      { method: 'sin_sistema_financiero', amount: '85.44' },
    ],
    tip: '2.00',
  },
});

function line(description: string, rate: string, price: string): Record<string, unknown> {
  return { description, quantity: '1', unit_price: price, taxes: [{ type: 'iva', rate }] };
}

describe.skipIf(!hasPoppler)('the facts of an invoice, as pdftotext reads them', () => {
  it.each(rideFormats)('are all on %s', async (format) => {
    const page = denseText(await render(everything, format));
    for (const fact of factsOf(everything, format)) expect(page).toContain(dense(fact));
    expect(page).toContain(dense(authorized.authorizedAt));
  });

  it('say the number of authorization, the key under its bars, and the key again in the footer', async () => {
    expect(denseText(await render(everything, 'a4')).split(everything.accessKey)).toHaveLength(4);
  });

  it.each(rideFormats)('include a notice on %s while there is one', async (format) => {
    const pending = await render(printedSample(), format, { notice: 'Pendiente de autorización' });
    expect(denseText(pending)).toContain('PENDIENTEDEAUTORIZACIÓN');
    expect(denseText(await render(printedSample(), format))).not.toContain('PENDIENTE');
  });

  it.each(rideFormats)(
    'end with the closing words of the business on %s, over nothing else',
    async (format) => {
      const footerLegend = 'Gracias por su compra. Cambios hasta en ocho días con este papel. '.repeat(4);
      const pdf = await render(printedSample(), format, { footerLegend });
      expect(denseText(pdf)).toContain(dense(footerLegend));
      expect(wordsOverlapping(pdf)).toEqual([]);
    },
  );

  it('never break a number of the table', async () => {
    const numbers = { quantity: '123456.123456', unit_price: '1234.123456', discount: '1234567.12' };
    const printed = printedSample({
      body: {
        lines: [{ ...numbers, description: 'Maíz', code: 'M', taxes: [{ type: 'iva', rate: 'iva_0' }] }],
      },
    });
    const words = readWords(await render(printed, 'a4')).map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(Object.values(numbers)));
  });

  it('leave out columns that no line fills', async () => {
    expect(readPages(await render(printedSample(), 'a4'))[0]).not.toContain('AUXILIAR');
    expect(readPages(await render(everything, 'a4'))[0]).toContain('AUXILIAR');
  });
});

describe.skipIf(!hasPoppler)('a long invoice', () => {
  const long = printedSample({ body: { lines: sampleLines(60) } });

  it('takes numbered pages, each with the column heads, the number and the key', async () => {
    const pages = readPages(await render(long, 'a4'));
    expect(pages).toHaveLength(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Página ${index + 1} de 3`);
      expect(page).toContain('DESCRIPCIÓN');
      expect(page).toContain(long.number);
      expect(page).toContain(`Clave de acceso ${long.accessKey}`);
    }
  });

  it('keeps every line, in order and once', async () => {
    const text = readPages(await render(long, 'a4')).join(' ');
    const codes = [...text.matchAll(/P-\d{4}/g)].map(([code]) => code);
    expect(codes).toEqual(long.sections[0]?.table?.rows.map(({ cells }) => cells.code));
  });

  it('fills a ticket as long as a roll, and goes on where a PDF page ends', async () => {
    const roll = printedSample({ body: { lines: sampleLines(900) } });
    const pdf = await render(roll, 'ticket80');
    expect(Math.max(...pageSizes(pdf).map(({ height }) => height))).toBeLessThanOrEqual(14_400);
    expect(
      readPages(pdf)
        .join(' ')
        .match(/P-\d{4}/g),
    ).toHaveLength(900);
  });
});

describe.skipIf(!hasPoppler)('texts of the greatest length', () => {
  const sentence = 'Comercializadora internacional de productos agrícolas del litoral '
    .repeat(5)
    .slice(0, 300);
  const extreme = printedSample({
    issuer: { ...shop, tradeName: sentence, legalName: sentence, headOfficeAddress: 'W'.repeat(300) },
    body: {
      buyer: {
        identification_type: 'exterior',
        identification: 'X'.repeat(20),
        name: sentence,
        address: 'Z'.repeat(300),
      },
      lines: [
        {
          code: 'W'.repeat(25),
          auxiliary_code: 'M'.repeat(25),
          description: 'W'.repeat(300),
          unit: 'W'.repeat(50),
          quantity: '1234567.123456',
          unit_price: '123.123456',
          taxes: [{ type: 'iva', rate: 'iva_15' }],
          additional_info: [1, 2, 3].map((name) => ({ name: `N${name}`, value: 'W'.repeat(300) })),
        },
      ],
      additional_info: Array.from({ length: 13 }, (_, index) => ({
        name: `Campo ${index} ${'N'.repeat(200)}`,
        value: sentence,
      })),
    },
  });

  it('continue a line on the next page under the same column heads', async () => {
    const pages = readPages(await render(extreme, 'a4'));
    const within = pages.filter((page) => page.includes('WWWWW'));
    expect(within.length).toBeGreaterThan(1);
    for (const page of within) expect(page.match(/DESCRIPCIÓN/g)).toHaveLength(1);
  });

  it.each(rideFormats)('stay within the edges of %s, one word not over another', async (format) => {
    const pdf = await render(extreme, format);
    expect(wordsOutside(pdf)).toEqual([]);
    expect(wordsOverlapping(pdf)).toEqual([]);
  });
});

describe('the barcode', () => {
  it.each(rideFormats)('on %s is read back as the access key, bars of at least 0.19 mm', async (format) => {
    const barcodes = readBars(await render(everything, format));
    expect(barcodes.map(decodeCode128).join('')).toBe(everything.accessKey);
    for (const bars of barcodes) {
      expect(moduleWidthOf(bars) / POINTS_PER_MM).toBeGreaterThanOrEqual(0.19);
    }
  });

  it.each(rideFormats)('on %s has a quiet zone of ten modules at both sides', async (format) => {
    const pdf = await render(everything, format);
    const width = pageSizes(pdf)[0]?.width ?? 0;
    for (const bars of readBars(pdf)) {
      const last = bars.at(-1) ?? { left: width, width: 0 };
      const quiet = 10 * moduleWidthOf(bars);
      expect(bars[0]?.left).toBeGreaterThanOrEqual(quiet);
      expect(width - last.left - last.width).toBeGreaterThanOrEqual(quiet);
    }
  });
});

describe('a page', () => {
  it.each(rideFormats)('is the same bytes for the same document on %s', async (format) => {
    expect(await render(everything, format)).toEqual(await render(everything, format));
  });

  it('is A4, or as wide as the roll and as long as its lines', async () => {
    const [a4] = pageSizes(await render(everything, 'a4'));
    expect(a4?.width).toBeCloseTo(210 * POINTS_PER_MM, 1);
    expect(a4?.height).toBeCloseTo(297 * POINTS_PER_MM, 1);
    for (const [format, millimetres] of [['ticket80', 80] as const, ['ticket58', 58] as const]) {
      const [short, longer] = await Promise.all(
        [1, 10].map(async (count) => {
          const printed = printedSample({ body: { lines: sampleLines(count) } });
          return pageSizes(await render(printed, format))[0];
        }),
      );
      expect(short?.width).toBeCloseTo(millimetres * POINTS_PER_MM, 1);
      expect(longer?.height).toBeGreaterThan((short?.height ?? 0) + 9 * 15);
    }
  });

  it('names itself, its issuer and its language', async () => {
    const pdf = (await render(printedSample(), 'a4')).toString('latin1');
    expect(pdf).toContain('(FACTURA 001-002-000000123)');
    expect(pdf.replaceAll('\0', '')).toContain('(þÿCOMERCIAL PICHINCHA CÍA. LTDA.)');
    expect(pdf).toContain('/Lang (es-EC)');
    expect(pdf).toContain('(D:20261121050000Z)');
  });

  it.each(rideFormats)('survives any characters on %s', async (format) => {
    for (const text of ['🎂👨‍👩‍👧', '咖啡店', 'ą́̂', '\u0000\ud800\u202e', '\n\t', 'W'.repeat(1000), '']) {
      const pdf = await render(withEveryTextReplaced(everything, text), format);
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});

/** The document with each free text replaced; titles, numbers, key and date are never free. */
function withEveryTextReplaced(printed: PrintedDocument, text: string): PrintedDocument {
  return {
    ...printed,
    issuer: { ...printed.issuer, legalName: text, tradeName: text, headOfficeAddress: text, legends: [text] },
    party: [{ label: text, value: text }],
    sections: printed.sections.map(({ table }) => ({
      facts: [{ label: text, value: text }],
      ...(table && {
        table: {
          columns: table.columns,
          rows: table.rows.map(({ cells }) => ({
            cells: Object.fromEntries(Object.keys(cells).map((key) => [key, text])),
            notes: [text],
            ticket: { text, detail: text, amount: text },
          })),
        },
      }),
    })),
    totals: [{ label: text, amount: text, strong: true }],
    payments: [{ method: text, amount: text, term: text }],
    additionalInfo: [{ label: text, value: text }],
  };
}
