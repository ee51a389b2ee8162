import { z } from 'zod';
import { text } from '../../documents/values/text.ts';

const lineText = text(300);

/** One line of a report on paper; every amount is already written as it is to be read. */
const printedReportLine = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: lineText }),
  z.strictObject({
    kind: z.literal('text'),
    text: lineText,
    align: z.enum(['left', 'center']).default('left'),
    size: z.enum(['regular', 'big']).optional(),
  }),
  z.strictObject({
    kind: z.literal('amount'),
    label: lineText,
    amount: text(40),
    /** A total. */
    strong: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal('rule') }),
  /** A barcode, with what it says below. */
  z.strictObject({
    kind: z.literal('bars'),
    text: lineText,
    /** Of bars and spaces in modules, a bar first; empty: the text alone. */
    widths: z.array(z.int().min(1).max(4)).max(1000),
  }),
  /** Room for somebody to sign, with who is to. */
  z.strictObject({ kind: z.literal('signature'), label: lineText }),
]);

const page = z.strictObject({
  /** `CIERRE DE CAJA Z N.º 12`. */
  title: lineText,
  /** Under the title: the business, the till, who and when. */
  subtitles: z.array(lineText).max(10).default([]),
  lines: z.array(printedReportLine).max(2000),
});
export type ReportPage = z.output<typeof page>;

/**
 * Something that is printed and is no tax document: an X or Z of the till, a count, a payment into it. The program that writes
 * one says what it says, `printing/` how it looks; it is kept with its job, so that a copy says the same.
 */
export const printedReport = z.strictObject({
  ...page.shape,
  /** The same in English. Both are kept: in which the paper is known only when it comes out, and a copy is a copy in either. */
  en: page.optional(),
});
export type PrintedReport = z.output<typeof printedReport>;
export type PrintedReportLine = PrintedReport['lines'][number];
