import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printedReport } from '../../../src-main/contract/counter/printed-report.ts';
import type { PressOptions, PrintContent } from '../../../src-main/counter/printing/printers/printer-port.ts';
import type { PageLanguage } from '../../../src-main/documents/printing/page-language.ts';
import { codePageNumbers } from '../../../src-main/printing/escpos/code-pages.ts';
import type { Bitmap } from '../../../src-main/printing/raster/bitmap.ts';
import { rollDots } from '../../../src-main/printing/raster/roll.ts';
import { makePrintJobRenderer } from '../../../src-main/printing/render-print-job.ts';
import { renderRide } from '../../../src-main/ride/ride.ts';
import { makePng } from '../../support/pages/pictures.ts';
import { goldenPaper, paperPng } from '../../support/printing/paper-picture.ts';
import { dotsApart, isBlack, type Paper, readEscPos } from '../../support/printing/read-escpos.ts';
import { decodeCode128 } from '../ride/code128-decoder.ts';
import { fullInvoice } from '../ride/printed-kinds.ts';
import { printedSample, sampleLines } from '../ride/printed-sample.ts';

const render = makePrintJobRenderer({ renderSheet: renderRide });
const renderEnglish = makePrintJobRenderer({ renderSheet: renderRide, language: async () => 'en' });
const rolls = ['roll80', 'roll58'] as const;
type Roll = (typeof rolls)[number];

const sale = printedSample({ body: { lines: sampleLines(5) } });
const iva = [{ type: 'iva', rate: 'iva_15' }];
const shelf = printedSample({
  body: {
    lines: [
      {
        code: 'CAF',
        description: 'Café molido 250 g',
        quantity: '3',
        unit_price_with_taxes: '6.25',
        taxes: iva,
      },
      {
        code: 'LEC',
        description: 'Leche entera 1 litro',
        quantity: '1',
        unit_price_with_taxes: '10.00',
        discount: '0.50',
        taxes: iva,
      },
    ],
  },
});
const pending = { notice: 'Pendiente de autorización' } as const;
const invoice: PrintContent = { kind: 'document', printed: sale, status: pending };

const report: PrintContent = {
  kind: 'report',
  report: printedReport.parse({
    title: 'CIERRE DE CAJA Z N.º 12',
    subtitles: ['La Esquina del Ñandú', 'Caja 1 · Rosa Chiluisa', '21/11/2026 18:05:33'],
    lines: [
      { kind: 'heading', text: 'Ventas' },
      { kind: 'amount', label: 'Efectivo', amount: '320,50' },
      { kind: 'amount', label: 'Tarjeta de crédito', amount: '115,00' },
      { kind: 'amount', label: 'TOTAL', amount: '$ 435,50', strong: true },
      { kind: 'rule' },
      { kind: 'text', text: 'Diferencia explicada: un billete de 5 que se devolvió al señor Muñoz.' },
      { kind: 'signature', label: 'Firma del cajero' },
    ],
  }),
};

/** What comes out of a printer; kept as a picture where `PAPERS` names a folder, to be looked at. */
async function paper(
  content: PrintContent,
  roll: Roll,
  {
    name,
    language = 'es',
    ...options
  }: Partial<PressOptions['printer']> &
    Partial<Omit<PressOptions, 'printer'>> & { name?: string; language?: PageLanguage } = {},
): Promise<Paper> {
  const { mark, opensDrawer = false, ...printer } = options;
  const bytes = await (language === 'en' ? renderEnglish : render)(content, {
    printer: { paper: roll, lettering: 'raster', code_page: 'pc858', cuts: true, ...printer },
    opensDrawer,
    ...(mark !== undefined && { mark }),
  });
  const printed = readEscPos(bytes, rollDots[roll]);
  const folder = process.env.PAPERS;
  if (folder && name) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}-${roll}.png`), paperPng(printed.bitmap));
  }
  return printed;
}

/** A hundredth of a percent of the dots may differ. */
function expectLike(printed: Paper, name: string): void {
  const { width, height } = printed.bitmap;
  const apart = dotsApart(printed.bitmap, goldenPaper(name, printed.bitmap));
  expect(apart).toBeLessThanOrEqual((width * height) / 10_000);
}

/** Barcodes as a scanner sees them: rows of many bars, the same over a whole bar's height. */
function barcodesOn(bitmap: Bitmap): readonly string[] {
  const results: string[] = [];
  for (let y = 0; y + 40 < bitmap.height; y += 1) {
    const bars = barsOf(bitmap, y);
    if (bars.length < 46 || JSON.stringify(bars) !== JSON.stringify(barsOf(bitmap, y + 40))) continue;
    results.push(decodeCode128(bars));
    y += 72;
  }
  return results;
}

function barsOf(bitmap: Bitmap, y: number): { left: number; width: number }[] {
  const bars: { left: number; width: number }[] = [];
  for (let x = 0; x < bitmap.width; x += 1) {
    if (!isBlack(bitmap, x, y)) continue;
    const last = bars.at(-1);
    if (last && last.left + last.width === x) last.width += 1;
    else bars.push({ left: x, width: 1 });
  }
  return bars;
}

describe.each(rolls)('on a roll of %s', (roll) => {
  it('a sale looks as the one that was looked at', async () => {
    expectLike(await paper(invoice, roll, { name: 'invoice' }), `invoice-${roll}`);
  });

  it('a sale with English too looks as the one that was looked at', async () => {
    const copy = { language: 'en', mark: 'COPIA' } as const;
    const content = { ...invoice, status: { notice: 'PENDIENTE DE AUTORIZACIÓN' } };
    expectLike(await paper(content, roll, { name: 'invoice-english', ...copy }), `invoice-english-${roll}`);
  });

  it('a sale in the letters of the printer looks the same, ñ and accents included', async () => {
    const [written, drawn] = [
      await paper(invoice, roll, { name: 'written', lettering: 'text' }),
      await paper(invoice, roll),
    ];
    expect(written.codePage).toBe(codePageNumbers.pc858);
    expect(written.lines.join('\n')).toContain('Café pasado de Loja');
    expect(written.lines.join('\n')).not.toContain('\ufffd');
    expect(dotsApart(written.bitmap, drawn.bitmap)).toBe(0);
  });

  it('a sale at prices with IVA says them beside what the law wants', async () => {
    const matter: PrintContent = { kind: 'document', printed: shelf, status: pending };
    expectLike(await paper(matter, roll, { name: 'shelf-prices' }), `shelf-prices-${roll}`);
  });

  it('a copy says so before anything else', async () => {
    const copy = await paper(invoice, roll, { mark: 'COPIA', lettering: 'text' });
    expect(copy.lines[0]).toBe('COPIA');
  });

  it('a report of the till looks as the one that was looked at', async () => {
    expectLike(await paper(report, roll, { name: 'report', mark: 'COPIA' }), `report-${roll}`);
  });

  it('the key is read back from its bars', async () => {
    expect(barcodesOn((await paper(invoice, roll)).bitmap).join('')).toBe(sale.accessKey);
  });

  it('a test page looks as the one that was looked at', async () => {
    const facts = ['Caja 1', '192.168.1.50, puerto 9100', '21/11/2026 12:00:00'];
    expectLike(await paper({ kind: 'test', facts }, roll, { name: 'test' }), `test-${roll}`);
  });

  it('a sale at a till says the cash, its change, the cashier and the closing words', async () => {
    const status = {
      ...pending,
      cash: { received: '100.00', change: '12.35' },
      cashier: 'Ana Lucía',
      footerLegend: 'Gracias por su compra. Cambios hasta en ocho días con este papel.',
    };
    const { lines } = await paper({ ...invoice, status }, roll, { name: 'till', lettering: 'text' });
    const text = lines.join('\n');
    expect(text).toMatch(/^Recibido {2,}100\.00\nCambio {2,}12\.35$/m);
    expect(text).toMatch(/^Atendido por: Ana Lucía$/m);
    expect(lines.slice(-3).join(' ').replaceAll(/ +/g, ' ')).toContain(
      'Cambios hasta en ocho días con este papel.',
    );
  });

  it('the longest document comes out whole, no line wider than the roll', async () => {
    const content: PrintContent = { kind: 'document', printed: fullInvoice({ lines: 60 }), status: {} };
    const { lines, bitmap } = await paper(content, roll, { name: 'full', lettering: 'text' });
    expect(bitmap.height).toBeGreaterThan(3000);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(rollDots[roll] / 9);
    expect(lines.filter((line) => line.includes('Pilas AA'))).not.toHaveLength(0);
  });

  it('a sale on a sheet of letters keeps every amount at the right edge', async () => {
    const { lines } = await paper(invoice, roll, { lettering: 'text' });
    const total = lines.find((line) => line.startsWith('VALOR TOTAL')) ?? '';
    expect(total).toHaveLength(rollDots[roll] / 12);
    expect(total).toMatch(/\$ \d+\.\d\d$/);
  });
});

describe('a printout', () => {
  it('cuts at the end, and only where there is a knife', async () => {
    expect((await paper(invoice, 'roll80')).cuts).toBe(1);
    expect((await paper(invoice, 'roll80', { cuts: false })).cuts).toBe(0);
  });

  it('opens the drawer before any paper comes, if it is to', async () => {
    expect((await paper(invoice, 'roll80', { opensDrawer: true })).pulses).toEqual([0]);
    expect((await paper(invoice, 'roll80')).pulses).toEqual([]);
  });

  it('draws a line that the code page cannot write', async () => {
    const facts = ['Dice “hola” — €'];
    const [pc858, wpc1252] = [
      await paper({ kind: 'test', facts }, 'roll80', { lettering: 'text' }),
      await paper({ kind: 'test', facts }, 'roll80', { lettering: 'text', code_page: 'wpc1252' }),
    ];
    expect(pc858.lines).not.toContain(facts[0]);
    expect(wpc1252.lines).toContain(facts[0]);
    expect(dotsApart(pc858.bitmap, wpc1252.bitmap)).toBe(0);
  });

  it('shows the picture of the business in the middle', async () => {
    const logo = makePng({ width: 100, height: 40, color: [0, 0, 0] });
    const { bitmap } = await paper({ ...invoice, logo }, 'roll80', { name: 'logo' });
    const plain = await paper(invoice, 'roll80');
    expect(bitmap.height).toBe(plain.bitmap.height + 48);
  });

  it('leaves out a picture that cannot be read', async () => {
    const { bitmap } = await paper({ ...invoice, logo: Buffer.from('no picture') }, 'roll80');
    expect(bitmap.height).toBe((await paper(invoice, 'roll80')).bitmap.height);
  });

  it('is the PDF of the document on an A4 sheet, and plain text for a report', async () => {
    const printer = { paper: 'a4', lettering: 'raster', code_page: 'pc858', cuts: false } as const;
    const sheet = await render(invoice, { printer, opensDrawer: false, mark: 'COPIA' });
    expect(Buffer.from(sheet).toString('latin1', 0, 5)).toBe('%PDF-');
    const text = Buffer.from(await render(report, { printer, opensDrawer: false })).toString('utf8');
    expect(text).toContain('CIERRE DE CAJA Z N.º 12');
    expect(text).toMatch(/^Efectivo {2,}320,50$/m);
  });
});
